### Texts that only the terminal shows.

terminal-prompt = >
terminal-you = Player
terminal-quit-words = q quit exit
terminal-help-words = ? h help
terminal-how-to-play = Pick a number, or type your move; ? explains how, q leaves.
terminal-which = Which one? Press Enter to go back.
terminal-no-such-number = Choose a number from 1 to { $most }.
terminal-unknown-move = “{ $given }” is not a move here; type ? to see how moves are typed.
terminal-farewell = Until next time.
terminal-commitment = Seal of this game’s chance (SHA-256 of the seed): { $commitment }
terminal-seed = The seed was { $seed }
terminal-saved = The record of this game is in { $file }

terminal-place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }

## Commands

terminal-usage = This command cannot be read: { $detail } Try motherlode --help.
terminal-failed = This did not work: { $detail }.
terminal-no-such-language = There is no language “{ $language }”; choose one of { $known }.
terminal-content-usage = “{ $given }” names no content; write --content GAME=FILE.
terminal-option-usage = “{ $given }” names no option; write --option OPTION=CHOICE.
terminal-seconds = { $given } seconds are not possible; choose more than 0 and at most 600.
terminal-speed = { $given } moves a second are not possible; choose 0 or more.
terminal-serving = Motherlode is at { $address }
terminal-serving-others = Others on your network find it at { $address }
terminal-how-to-stop = Press Ctrl-C to stop; every game goes on from where it is.
terminal-stopped = Stopped. All games are kept.
terminal-cannot-listen = Cannot listen on { $host }, port { $port } ({ $reason }); choose another with --host and --port.
terminal-not-a-record = { $file } holds no record of a game: { $detail }
terminal-record-wrong = The record in { $file } does not hold: { $detail }
terminal-record-right =
    { $count ->
        [one] The record holds: the shuffle, { $count } move and the result.
       *[other] The record holds: the shuffle, all { $count } moves and the result.
    }
terminal-bench-compiled = The engine is compiled. Times are of this machine at this moment.
terminal-bench-pure = The engine is not compiled. Times are of this machine at this moment.
terminal-bench-game = game
terminal-bench-seats = seats
terminal-bench-steps = steps/s
terminal-bench-games = games/s
terminal-bench-driven = steps/s from Python
terminal-bench-clone = clone, ns
terminal-bench-bytes = bytes
terminal-bench-view = view, µs
terminal-bench-imagine = imagine, µs

## Dig Down Dwarf

terminal-dwarf-turn =
    { $count ->
        [one] Turn { $turn } · { $count } gem in the bag
       *[other] Turn { $turn } · { $count } gems in the bag
    }
terminal-dwarf-last-turns =
    { $count ->
        [one] Turn { $turn } · last round, the very last turn
       *[other] Turn { $turn } · last round, { $count } turns to go with this one
    }
terminal-dwarf-seat = player
terminal-dwarf-dwarf = dwarf, favourite die
terminal-dwarf-abilities = abilities
terminal-dwarf-wish = wish
terminal-dwarf-gems = gems
terminal-dwarf-points = points
terminal-dwarf-mine = Mine:
terminal-dwarf-nothing = nothing
terminal-dwarf-locked = locked
terminal-dwarf-free = free
terminal-dwarf-aside = WILD
terminal-dwarf-rerolls =
    { $count ->
        [0] No rerolls left
        [one] { $count } reroll left
       *[other] { $count } rerolls left
    }
terminal-dwarf-charged = your 6 gives an ability
terminal-dwarf-matches =
    { $conditions ->
        [none] the dice match nothing
       *[other] the dice match { $conditions }
    }
terminal-dwarf-join = { "; " }

dwarf-reroll-group = Reroll some dice …
dwarf-spend-amethyst-group = Spend an amethyst to reroll one die …
dwarf-spend-sapphire-group = Spend a sapphire to reroll up to four dice …
dwarf-spend-emerald-group = Spend an emerald to set a die …
dwarf-spend-diamond-group = Spend the diamond to take all gems of a kind …
dwarf-use-swap-group = SWAP a gem with another player …
dwarf-use-raid-group = RAID a gem from the mine …

terminal-dwarf-help =
    Type a move, or its number in the menu. Dice: blue b, red r, green g, black k, white w.
    Gems: diamond d, emerald e, sapphire s, amethyst a, cursed c.
      roll              roll the dice
      r blue red        reroll these dice (r br is the same)
      k                 keep the dice
      a red             spend an amethyst: reroll the red die
      s b g k           spend a sapphire: reroll these dice
      e green 4         spend an emerald: set the green die to 4
      d amethyst        spend the diamond: take all amethysts in the mine
      wild, draw        use this ability
      swap 2 c e        give player 2 a cursed gem for an emerald
      raid sapphire     take a sapphire from the mine
      n 5               the WILD die counts as 5
      star              spend the star gem
      q                 leave

terminal-usage-reroll = Say which dice: r blue red.
terminal-usage-amethyst = Say which die: a red.
terminal-usage-sapphire = Say which dice, one to four: s blue green.
terminal-usage-emerald = Say which die and which number, 1 to 6: e green 4.
terminal-usage-diamond = Say which kind of gem: d amethyst.
terminal-usage-swap = Say the other player’s number, the gem you give and the gem you want: swap 2 cursed emerald.
terminal-usage-raid = Say which gem: raid sapphire.
terminal-usage-number = Say a number from 1 to 6: n 5.

# What may be typed, in small letters, with spaces between.
typed-dwarf-verb-roll = roll
typed-dwarf-verb-reroll = reroll r
typed-dwarf-verb-star = star
typed-dwarf-verb-amethyst = amethyst a
typed-dwarf-verb-sapphire = sapphire s
typed-dwarf-verb-emerald = emerald e
typed-dwarf-verb-diamond = diamond d
typed-dwarf-verb-wild = wild w
typed-dwarf-verb-draw = draw
typed-dwarf-verb-swap = swap
typed-dwarf-verb-raid = raid
typed-dwarf-verb-keep = keep k
typed-dwarf-verb-number = number n
typed-dwarf-die-blue = blue b
typed-dwarf-die-red = red r
typed-dwarf-die-green = green g
typed-dwarf-die-black = black k
typed-dwarf-die-white = white w
typed-dwarf-gem-diamond = diamond diamonds d
typed-dwarf-gem-emerald = emerald emeralds e
typed-dwarf-gem-sapphire = sapphire sapphires s
typed-dwarf-gem-amethyst = amethyst amethysts a
typed-dwarf-gem-cursed = cursed c

# arena
terminal-arena-playing = playing
terminal-arena-numbers = A ladder needs at least two levels, 1 deal and 1 process, and no number below 0.
terminal-arena-seconds = Give sharp more than 0 and at most { $most } seconds.
