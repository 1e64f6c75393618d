### Texts that only the terminal shows.

terminal-prompt = >
terminal-you = Player
terminal-quit-words = q quit exit
terminal-help-words = ? h help
terminal-how-to-play = Pick a number, or type your move; ? explains how, q leaves.
terminal-which = Which one? Press Enter to go back.
terminal-no-such-number = Choose a number from 1 to { $most }.
terminal-unknown-move = “{ $given }” is not a move here; type ? to see how moves are typed.
terminal-bot-failed = A fault kept { $seat } from deciding ({ $reason }), so a legal move was drawn.
terminal-farewell = Until next time.
terminal-commitment = Seal of this game’s chance (SHA-256 of the seed): { $commitment }
terminal-seed = The seed was { $seed }
terminal-saved = The record of this game is in { $file }

terminal-place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-saboteur-place = { $place }. { $name }: { $points } gold
terminal-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }

## Commands

terminal-usage = This command cannot be read: { $detail } Try motherlode --help.
terminal-failed = This did not work: { $detail }.
terminal-no-such-game = There is no game called “{ $game }” here; choose dwarf ({ game-dwarf }), saboteur ({ game-saboteur }) or saboteur2 ({ game-saboteur2 }).
terminal-wrong-number-of-seats = This game is for { $least } to { $most } players; change how many with --bots, a level for each bot (in the arena with --seats).
terminal-no-such-language = There is no language “{ $language }”; choose one of { $known }.
terminal-content-usage = “{ $given }” names no content; write --content GAME=FILE.
terminal-option-usage = “{ $given }” names no option; write --option OPTION=CHOICE.
terminal-seconds = { $given } seconds are not possible; choose more than 0 and at most 600.
terminal-speed = { $given } moves a second are not possible; choose 0, or { $least } or more.
terminal-serving = Motherlode is at { $address }
terminal-serving-others = Others on your network find it at { $address }
terminal-how-to-stop = Press Ctrl-C to stop; every game goes on from where it is.
terminal-stopped = Stopped. All games are kept.
terminal-cannot-listen = Cannot listen on { $host }, port { $port } ({ $reason }); choose another with make play PORT={ $next }, or with --host and --port.
terminal-no-host = --host names no address; write 127.0.0.1, or 0.0.0.0 to let everybody on your network in.
terminal-not-a-record = { $file } holds no record of a game: { $detail }
terminal-no-record-there = { $address } gives no record ({ $reason }); give the address of a match that is over: http://HOST/api/tables/TABLE/records/MATCH.
terminal-not-fetched = { $address } cannot be fetched ({ $reason }); check the address and whether the server runs.
terminal-record-too-large = What { $address } sends is larger than { $most } MiB, and no record is; check the address.
terminal-record-wrong = The record in { $file } does not hold: { $detail }
terminal-record-right =
    { $count ->
        [one] The record holds: the shuffle, { $count } move and the result.
       *[other] The record holds: the shuffle, all { $count } moves and the result.
    }
record-other-rules = it is of another game, or of other rules or content; if it was played with a content file, give that with --content.
record-bad-name = the name on seat { $number } cannot be shown.
record-bad-set-up = no match can be set up with these options and so many seats.
record-bad-action =
    { $clause ->
        [none] the rules do not allow move { $number }.
       *[other] the rules do not allow move { $number } ({ $clause }).
    }
record-draws-do-not-fit = the dice and cards drawn are not those that the moves need.
record-bad-seed = the seed is none; it takes 32 bytes in hexadecimal.
record-other-seed = the seed is not the one that was sealed before the first move.
record-other-deal = the deal does not follow from the seed.
record-other-draws = what was drawn at move { $number } does not follow from the seed.
record-other-end = the match did not end with this result.
record-other-suspicions = what the bots are said to have suspected does not follow from the match.
terminal-bench-compiled = The engine is compiled. Times are of this machine at this moment.
terminal-bench-pure = The engine is not compiled. Times are of this machine at this moment.
terminal-bench-game = game
terminal-bench-seats = seats
terminal-bench-steps = steps/s
terminal-bench-games = games/s
terminal-bench-driven = steps/s from Python
terminal-bench-rollouts = mid-game runs/s
terminal-bench-imagined = imagined runs/s
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

## Saboteur

terminal-saboteur-round =
    Round { $round } of { $rounds } · { $deck ->
        [0] the deck is empty
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }
terminal-saboteur-seat = player
terminal-saboteur-role = role
terminal-saboteur-hand = cards
terminal-saboteur-before = in front
terminal-saboteur-gold = gold
terminal-saboteur-knows = has looked at
terminal-saboteur-peeked = goal { $goals }
terminal-saboteur-inspected = the role of { $names }
terminal-saboteur-join = { "; " }
terminal-saboteur-signs = # ladder, all joined to the start · ◆ blue door · ● green door · * crystals · × blocked · ╫ bridge · ╱ ╲ two curves · $ treasure · dim: not joined to the start

saboteur-place-group =
    { $count ->
       *[other] Lay a path card ({ $count } ways) …
    }
saboteur-place-card =
    { $count ->
       *[other] Lay a { $card } ({ $count } ways) …
    }
saboteur-break-group = Break somebody’s tool …
saboteur-break-card = Lay a { $card } …
saboteur-repair-group = Repair somebody’s tool …
saboteur-repair-card = Play a { $card } …
saboteur-rock-fall-group = Rock-fall: bury a tunnel …
saboteur-map-group = Map: look at a goal …
saboteur-hands-off-group = Hands Off: take somebody’s Theft away …
saboteur-swap-hands-group = Swap Your Hand: exchange all cards with somebody …
saboteur-inspect-group = Inspection: look at somebody’s role …
saboteur-swap-hats-group = Swap Your Hats: somebody takes another role …
saboteur-trap-group = Trapped!: trap somebody …
saboteur-free-group = Free at Last!: free somebody …
saboteur-clear-group = Discard two cards to clear something away in front of you …
saboteur-discard-group = Discard …
saboteur-take-gold-group = Take a gold card …
saboteur-steal-group = Steal 1 gold from somebody …

terminal-saboteur-help =
    Type a move, or its number in the menu. Cards go by their numbers in your hand, players by
    theirs in the table, goals by 1 (north) to 3 (south), places by column and row.
      p 2 3 -1          lay path card 2 at column 3, row -1
      p 2 3 -1 t        the same, turned
      p 4 2             play card 4 on player 2: break, trap, free, inspect, swap, repair …
      p 4 2 lamp        with a repair card for two tools: repair player 2’s lamp
      p 5 3 -1          with Rock-fall: bury the tunnel at column 3, row -1
      p 5 1             with a Map: look at goal 1
      d 1               discard card 1 (Saboteur 2: up to three cards, d 1 3 4)
      c trap 1 3        Saboteur 2: discard cards 1 and 3 to clear away your trap (or pick …)
      take 3            take the gold card worth 3
      steal 2           steal 1 gold from player 2
      no                steal nothing
      q                 leave

terminal-saboteur-usage-play = Say which of your cards, and where or on whom: p 2 3 -1, or p 4 2.
terminal-saboteur-usage-path = Say column and row, and t to turn the card: p 2 3 -1 t.
terminal-saboteur-usage-rock-fall = Say the column and the row of the tunnel: p 5 3 -1.
terminal-saboteur-usage-map = Say the number of the goal, 1 (north) to 3 (south): p 5 1.
terminal-saboteur-usage-player = Say the number of the player: p 4 2.
terminal-saboteur-usage-repair = Say the number of the player, and the tool if the card repairs two: p 4 2 lamp.
terminal-saboteur-usage-discard = Say which of your cards, one to three: d 1 3.
terminal-saboteur-usage-clear = Say what to clear away, and two of your cards: c trap 1 3.
terminal-saboteur-usage-take = Say the worth of the gold card, 1 to 3: take 3.
terminal-saboteur-usage-steal = Say the number of the player: steal 2.

# What may be typed, in small letters, with spaces between.
typed-saboteur-verb-play = play p lay
typed-saboteur-verb-discard = discard d
typed-saboteur-verb-clear = clear c
typed-saboteur-verb-take = take
typed-saboteur-verb-steal = steal s
typed-saboteur-verb-decline = no decline
typed-saboteur-item-pick = pick
typed-saboteur-item-lamp = lamp
typed-saboteur-item-wagon = wagon
typed-saboteur-item-trap = trap
typed-saboteur-item-theft = theft
typed-saboteur-way-turned = t turn turned

# arena
terminal-arena-playing = playing
terminal-arena-numbers = A ladder needs at least two levels, 1 deal and 1 process, and no number below 0.
terminal-arena-seconds = Give sharp more than 0 and at most { $most } seconds.
terminal-arena-role-numbers = Roles are measured with at least 1 deal and 1 process, and no number below 0.
arena-no-roles = Nobody holds a role in “{ $game }”; name saboteur or saboteur2.
arena-ladder-of = { $id }, { $players } seats, rules { $version }, content { $content }
arena-roles-of = { $id }, rules { $version }, content { $content }
arena-source =
    source { $source ->
        [none] unknown
       *[other] { $source }
    }, { $compiled ->
        [true] compiled
       *[false] pure Python
    }
arena-pairing = pairing
arena-games = games
arena-wins = wins
arena-interval = 95 % interval
arena-points = points
arena-lead = lead
arena-seats = seats
arena-rounds = rounds
arena-dug = dug
arena-role-wins = { $holder } wins, gold
