### Texts that only the browser shows.

## Frame

web-skip = Skip to the game
web-settings = Language and colours
web-theme-light = Use light colours
web-theme-dark = Use dark colours
web-close = Close
web-cancel = Cancel
web-again = Try again
# One sentence after another.
web-in-a-row = { $before } { $next }
web-not-affiliated = Motherlode is a free fan project with its own words and drawings. It is not affiliated with the publishers of these games. If you enjoy a game, please buy it: nothing beats real cards and real gems.
web-no-page = There is no such page.
web-no-page-help = The link may be cut short; ask for it again, or begin with the games.
web-page-broken = This page cannot be shown.
web-page-broken-help = Reload it; if that does not help, begin with the games.
web-to-games = To the games
web-connecting = Connecting to the table…
web-reconnecting = Connection lost; reconnecting…
web-disconnected = Disconnected
web-unreachable = The server does not answer, so nothing may have changed; check your connection and try again.

## Home

web-home-title = Dig, dare, and take the treasure
web-home-text = Mining and treasure games for two to twelve players: people and bots in any mix. No account: a name is enough.
web-players = { $least } to { $most } players, about { $minutes } minutes
web-against-bots = Play against bots
web-new-table = New table
web-of-game = { $what }: { $game }
web-dwarf-about = Roll four dice, match what lies in the mine, and leave the cursed stones to the others. Gems are points, but every gem can also bend the dice.
web-saboteur-about = Dig towards the treasure together, while somebody among you would rather see you fail. Who breaks the tools, and who only looks guilty?
web-saboteur2-about = Two teams of diggers, saboteurs, a boss, a profiteer and geologists in one mine: doors, ladders, bridges, traps and thefts. Up to twelve.

## The tables that this browser has a key to

web-tables = Your tables
web-tables-with = with { $names }
web-tables-open = Not started yet
web-tables-yours = Your turn
web-tables-others = Waiting for { $names }
web-tables-over = Finished
web-tables-ended = Finished games ({ $count })
web-tables-unknown = A table that cannot be shown just now

## A new table

web-your-name = Your name
web-bots = Bots
web-level = How well they play
web-level-novice = Plays by the rules and a little carelessly.
web-level-steady = Makes the best of every turn.
web-level-sharp = Also thinks about the turns to come; takes a moment.
web-seats = Seats
web-seats-help = You take the first seat for a person; the others get a link each. Seats are in turn order.
web-person = Person
web-bot = Bot, { $level }
web-options = Options
web-play-now = Play now
web-open-table = Open the table

## Lobby

web-title-table = { $game } · Motherlode
web-invited = You are invited. Tell the others your name and sit down.
web-invite-seated = You have a seat at this table already; if the link is for somebody else, pass it on.
web-invite-started = The game has started, so no invitation leads to a seat any more; you can watch.
web-sit-down = Sit down
web-sit-here = Sit here
web-lobby-host = Send every free seat’s link to one person. Each link works once. Or let bots play.
web-lobby-ready = Everybody is here. Start when you like.
web-lobby-seated = You have a seat. The game begins when the host starts it.
web-lobby-spectator = You are watching. To play, ask the host for the link of a seat.
web-free-seat = Seat { $number } is free
web-level-of = How well { $seat } plays
web-to-person = Free for a person
web-to-bot = Let a bot play
web-leave = Leave this seat
web-start = Start the game
web-start-waits = The game can start when no seat is free.
web-agreed = Agreed rules
web-invite-title = Come and play at Motherlode
web-invite-link = Link to this seat
web-links-lead = Links lead to
web-links-only-here = These links work on this computer only; to let friends on your network in, start the server with “make play HOST=0.0.0.0”.
web-links-no-network = This computer is on no network, so these links work on it alone.
web-copy = Copy link
web-copied = Copied
web-share = Share
web-qr = QR code
web-qr-of-link = QR code of the link to this seat

## The table

web-you = you
web-name-you = { $seat } (you)
web-away = not connected
web-spectator = Watching
web-table-menu = Rules, log and help
web-rules = Rules
web-log = Log
web-log-empty = Nothing has happened yet.
web-clause = Rule { $clause }
web-waiting =
    { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
web-waiting-away =
    { $count ->
        [one] { $names } is not connected: the game waits until they are back.
       *[other] { $names } are not connected: the game waits until they are back.
    }
web-game-over = The game is over.
web-score-so-far = Points so far:
web-help = Help
web-help-clauses = Numbers such as T3 open the rule that applies.
web-keys = Keys
web-keys-on = Single keys act
web-key-help = Show this help

## The end

web-winners =
    { $count ->
        [one] { $names } wins with { $points ->
            [1] 1 point
           *[other] { $points } points
        }
       *[other] { $names } share the win with { $points ->
            [1] 1 point
           *[other] { $points } points
        }
    }
web-you-won = You have won. Congratulations!
web-you-share = You share the win. Congratulations!
web-you-place =
    You finished { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
web-place = { $place }.
web-score-of = Points of { $seat }
web-no-points = Nothing that counts
web-tie-break = On equal points: { $what }
web-total = Total
web-rematch = Rematch
web-next-game = A new game has begun.
web-next-game-turn = A new game has begun, and it is your turn.
web-next-game-go = To the new game
web-earlier = Earlier games at this table
web-earlier-game = Game { $number }
web-earlier-result = Result of game { $number }
web-earlier-record = Record of game { $number }
web-fair = Was the shuffle fair?
web-fair-text = From the first move on the log showed the fingerprint (SHA-256) of a secret number. This is the number: every draw and every roll of the game follows from it. Anyone can check with the record of the game and the command “.venv/bin/motherlode record FILE”.
web-record = Save the record of this game
web-sealed = Every draw and roll of this game follows from a secret number, which is shown at the end. Its fingerprint: { $fingerprint }
web-commitment = Fingerprint shown before the game
web-seed = The number

## Dig Down Dwarf

web-dwarf-help = Tap the dice that you want to roll again, then “Reroll”; or keep them all. To spend a gem, tap it and then what it is for.

dwarf-symbol-gem-diamond = D
dwarf-symbol-gem-emerald = E
dwarf-symbol-gem-sapphire = S
dwarf-symbol-gem-amethyst = A
dwarf-symbol-gem-cursed = C
dwarf-symbol-die-blue = B
dwarf-symbol-die-red = R
dwarf-symbol-die-green = G
dwarf-symbol-die-black = K
dwarf-symbol-die-white = W

web-dwarf-card = Dwarf card of { $dwarf }. Favourite die: { $die }. Open abilities: { $abilities }. Wish, worth 5 points: { $gems }.
web-dwarf-mine = The mine
web-dwarf-bag =
    { $count ->
        [0] Bag empty
        [one] 1 gem in the bag
       *[other] { $count } gems in the bag
    }
web-dwarf-in-bag = bag { $count }
web-dwarf-pile = { $count } { $word } in the mine, won with { $condition }; { $bag } in the bag.
web-dwarf-won = The dice win these now.
web-dwarf-turn = Dice and actions
web-dwarf-dice = Dice
web-dwarf-die = { $die } die
web-dwarf-die-comma = ,{" "}
web-dwarf-die-locked = locked
web-dwarf-die-free = free to reroll
web-dwarf-die-aside = set aside, counts as any number
web-dwarf-die-favourite = favourite die
web-dwarf-die-charged = gives an ability
web-dwarf-die-chosen = chosen
web-dwarf-now =
    { $conditions ->
        [none] The dice match nothing.
       *[other] The dice show: { $conditions }.
    }
web-dwarf-rerolls =
    { $count ->
        [0] No rerolls left
        [one] 1 reroll left
       *[other] { $count } rerolls left
    }
web-dwarf-ask-choose = { $ways }.
web-dwarf-may-reroll = reroll
web-dwarf-may-spend = spend gems
web-dwarf-may-use = use your dwarf’s ability
web-dwarf-may-keep = keep the dice
web-dwarf-roll = Roll the dice
web-dwarf-star = Spend the star: five dice
web-dwarf-reroll =
    { $count ->
        [one] Reroll 1 die
       *[other] Reroll { $count } dice
    }
web-dwarf-reroll-choose = Reroll: choose dice
web-dwarf-keep = Keep
web-dwarf-abilities = Abilities of your dwarf
web-dwarf-six = Favourite six!
web-dwarf-spend = Spend
web-dwarf-spend-label = { $symbol } { $count } { $what }
web-dwarf-spend-diamond = Diamond: take all gems of one kind.
web-dwarf-spend-emerald = Emerald: set a die.
web-dwarf-spend-sapphire = Sapphire: reroll up to four dice.
web-dwarf-spend-amethyst = Amethyst: reroll one die.
web-dwarf-tool-amethyst = Amethyst: tap the die to reroll.
web-dwarf-tool-sapphire = Sapphire: tap the dice to reroll, then reroll them.
web-dwarf-tool-emerald = Emerald: tap the die to set.
web-dwarf-tool-face = Which number is it to show?
web-dwarf-tool-diamond = Diamond: tap the gems in the mine to take.
web-dwarf-tool-raid = RAID: tap the gem in the mine to take.
web-dwarf-tool-swap = SWAP: choose what to exchange.
web-dwarf-swap-with = With
web-dwarf-swap-take = You get
web-dwarf-swap-give = You give
web-dwarf-curse = { $gems }; each counts +1 from { $needed } on
web-dwarf-wish-true = wish true, +5
web-dwarf-stars = Star gems:
web-dwarf-last-round =
    { $count ->
        [one] Last turn!
       *[other] Last round: { $count } turns to go
    }
web-dwarf-key-dice = Choose a die, or a number when one is asked for
web-dwarf-key-reroll = Roll, or reroll the chosen dice
web-dwarf-key-keep = Keep the dice
web-dwarf-key-gems = Spend a diamond, emerald, sapphire or amethyst
web-dwarf-key-cancel = Put everything back
web-dwarf-curse-turned = cursed gems: +1 each
web-dwarf-drew = { $seat } draws { $gems } into the mine.
web-dwarf-drawn-diamond =
    { $count ->
        [one] a diamond
       *[other] { $count } diamonds
    }
web-dwarf-drawn-emerald =
    { $count ->
        [one] an emerald
       *[other] { $count } emeralds
    }
web-dwarf-drawn-sapphire =
    { $count ->
        [one] a sapphire
       *[other] { $count } sapphires
    }
web-dwarf-drawn-amethyst =
    { $count ->
        [one] an amethyst
       *[other] { $count } amethysts
    }
web-dwarf-drawn-cursed =
    { $count ->
        [one] a cursed gem
       *[other] { $count } cursed gems
    }
web-dwarf-norcia = { $colour } Gems of Norcia:
web-dwarf-card-favourite = Favourite die: { $die }. A 6 rolled with it lets you use one open ability.
web-dwarf-card-wish = Wish: { $gems }. Own them at the end for 5 points.
web-dwarf-ability-closed = { $ability } (not open yet)
web-dwarf-ability-wild = Set the die aside; it counts as any number.
web-dwarf-ability-draw = At the end of your turn you get a gem from the bag.
web-dwarf-ability-swap = Exchange one gem with an opponent; never take a diamond.
web-dwarf-ability-raid = Take one gem from the mine.
web-dwarf-wish = Wish +5: { $gems }
web-dwarf-take = Take { $word }
web-title-turn = ● Your turn · { $game }
web-dwarf-reroll-gem = Needs a gem

## Saboteur and Saboteur 2

web-saboteur-help = Tap a card of your hand, then where it is to go: a place in the mine, a goal, a tunnel or a player; then confirm. Tap a path card again to turn it by half. You can also drag cards. With no card in hand, a tap on a goal tells who has looked at it, and a tap on a player what lies there. Your role is in the corner of your hand; a tap covers it.
web-saboteur-key-cards = Take a card of your hand
web-saboteur-key-turn = Turn the path card by half (so does Space on it)
web-saboteur-key-confirm = Confirm what is chosen
web-saboteur-key-discard = Discard
web-saboteur-key-cancel = Put back what was chosen last

# Between the parts of a label.
web-saboteur-comma = ,{" "}

web-saboteur-turn = Your hand and what you can do
web-saboteur-hand = Your hand
web-saboteur-players = Players
web-saboteur-turned = turned by half
web-saboteur-chosen = chosen
web-saboteur-no-use = of no use now

web-saboteur-ask-turn = { $ways }.
web-saboteur-may-lay = lay a path card
web-saboteur-may-act = play an action card
web-saboteur-may-clear = clear away what lies in front of you
web-saboteur-may-discard = discard
web-saboteur-choose-cell = Where does the { $card } go?
web-saboteur-choose-goal = { $card }: which goal do you look at?
web-saboteur-choose-tunnel = { $card }: which tunnel is to go?
web-saboteur-choose-seat = { $card }: which player above?
web-saboteur-choose-tool = Which tool?
web-saboteur-choose-nothing = The { $card } can go nowhere now. Take another card, or discard.
web-saboteur-choose-discards =
    { $most ->
        [one] Choose the card to discard.
       *[other] Choose up to { $most } cards to discard: { $count } chosen.
    }
web-saboteur-choose-cost = Discard two cards to clear away your { $item }: { $count } of { $most } chosen.
web-saboteur-copies = × { $count }
web-saboteur-barred-tool = With a broken tool you lay no path cards (P4).
web-saboteur-barred-trap = While you are trapped you lay no path cards (P4).
web-saboteur-sure = { $what }?
web-saboteur-means = { $what }.
web-saboteur-confirm = Do it
web-saboteur-turn-card = Turn
web-saboteur-discard-mode = Discard…
web-saboteur-discard =
    { $count ->
        [0] Discard
        [one] Discard 1 card
       *[other] Discard { $count } cards
    }
web-saboteur-clear-mode = Discard two cards to clear away your { $item }
web-saboteur-clear-short = Clear (2 cards)
web-saboteur-clear-away = Clear away

web-saboteur-role-yours = Your role: { $role }. Tap to cover it.
web-saboteur-role-covered = Your role is covered. Tap to show it.
web-saboteur-role-show = Show role
web-saboteur-role-cover = Cover

web-saboteur-goal-0 = N
web-saboteur-goal-1 = M
web-saboteur-goal-2 = S
web-saboteur-goal-name-0 = north
web-saboteur-goal-name-1 = middle
web-saboteur-goal-name-2 = south

web-saboteur-seat = { $parts }.
web-saboteur-seat-hand =
    { $count ->
        [0] No cards.
        [one] One card.
       *[other] { $count } cards.
    }
web-saboteur-seat-broken = Broken: { $tools }.
web-saboteur-seat-trapped = Trapped.
web-saboteur-seat-theft =
    Theft laid{ $order ->
        [1] {" "}first
        [2] {" "}second
        [3] {" "}third
       *[other] {" "}fourth
    }.
web-saboteur-seat-gold =
    { $cards ->
        [0] { $sum } gold.
       *[other]
            { $sum ->
                [0] { web-saboteur-unseen-gold }.
               *[other] { $sum } gold, and { web-saboteur-unseen-gold }.
            }
    }
web-saboteur-unseen-gold =
    { $cards ->
        [one] { $cards } unseen gold card
       *[other] { $cards } unseen gold cards
    }
web-saboteur-seat-starter = Began this round.
web-saboteur-seat-role = Role: { $role }.
web-saboteur-seat-peeked = Has looked at goals: { $goals }.
web-saboteur-seat-inspected = Knows the roles of { $names }.
web-saboteur-looked =
    { $count ->
        [0] Nobody has looked at it.
       *[other] Looked at by { $names }.
    }

web-saboteur-round = Round { $round } of { $rounds }
web-saboteur-deck =
    { $count ->
        [0] Deck empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
web-saboteur-discarded = { $count } discarded
web-saboteur-crystals =
    { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }
web-saboteur-on-offer =
    { $count ->
        [one] 1 gold card going round
       *[other] { $count } gold cards going round
    }
web-saboteur-look-back = Rounds so far
web-saboteur-round-number = Round { $round }

web-saboteur-dealt =
    { $count ->
        [one] Everybody gets a role and a card.
       *[other] Everybody gets a role and { $count } cards.
    }
web-saboteur-new-hat = { $seat } takes another one from the reserve.
web-saboteur-named-role = { $seat } ({ $role })
web-saboteur-named-gold = { $seat } +{ $gold }
web-saboteur-roles = The roles: { $roles }.
web-saboteur-sums = Gold: { $sums }.

web-saboteur-winners =
    { $count ->
        [one] { $names } wins with { $points } gold
       *[other] { $names } share the win with { $points } gold
    }
web-saboteur-you-place =
    You finished { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $points } gold.
web-saboteur-end-title = The end of round { $round }
web-saboteur-end-won = won
web-saboteur-end-lost = lost
web-saboteur-end-trapped = trapped
web-saboteur-end-diggers = The gold-diggers win.
web-saboteur-end-saboteurs = The saboteurs win.
web-saboteur-end-barred = Doors bar every way for both teams: neither wins.
web-saboteur-end-nobody = Nobody wins.
web-saboteur-end-winners =
    { $count ->
        [one] The only winner is { $names }.
       *[other] { $count } winners share the gold: { $names }.
    }
web-saboteur-end-roles = Roles and gold
web-saboteur-end-shares = Gold cards in turn
web-saboteur-end-thefts = Thefts in turn
web-saboteur-way-any = The way to the treasure
web-saboteur-way-blue = Blue’s way to the treasure
web-saboteur-way-green = Green’s way to the treasure
web-saboteur-end-unseen = only they know
web-saboteur-end-stole = stolen +{ $count }
web-saboteur-end-robbed = robbed −{ $count }
web-saboteur-end-go-on = On with the game

## The mine of Saboteur

web-mine = The mine
web-mine-help = Drag to move it, turn the wheel or pinch to zoom. Keys: plus and minus zoom, the arrow keys move, 0 shows all of it.
web-mine-zoom = Zoom
web-mine-nearer = Zoom in
web-mine-farther = Zoom out
web-mine-fit = Show all of it
web-mine-place = column { $x }, row { $y }
web-mine-start = the start, with a ladder
web-mine-card =
    { $card }{ $turned ->
        [true] , turned
       *[false] { "" }
    }
web-mine-tunnel =
    { $card }, { $place }{ $joined ->
        [all] , joined to the start
        [part] , joined to the start in part
        [none] , cut off
       *[untold] { "" }
    }
web-mine-goal-name =
    { $goal ->
        [0] the northern goal
        [1] the middle goal
       *[2] the southern goal
    }
web-mine-goal =
    { $goal ->
        [0] northern goal
        [1] middle goal
       *[2] southern goal
    }, { $place }: { $state ->
        [down] face down
        [seen] face down; you have seen { $card }
       *[up] { $card }
    }
web-mine-goal-looked = { $lies }. { $looked }
web-mine-lay =
    { $place }, { $ways ->
        [both] either way round
        [turned] turned
       *[printed] as printed
    }; { $neighbours }
web-mine-beside =
    { $side ->
        [n] above it
        [e] right of it
        [s] below it
       *[w] left of it
    } { $card }{ $open ->
        [yes] , open to it
        [no] , closed to it
       *[untold] { "" }
    }
web-mine-bury = Bury { $card }, { $place }
web-mine-look =
    Look at the { $goal ->
        [0] northern goal
        [1] middle goal
       *[2] southern goal
    }

## Saboteur: how bots' suspicions moved

web-saboteur-suspicion = Whom the bots suspected
web-saboteur-suspicion-text = After every turn each bot reckoned anew how likely each of the others was a saboteur, from no more than it could see. The roles that were held in truth stand beside.
web-saboteur-suspicion-wait = The suspicions are being reckoned…
web-saboteur-suspicion-unread = The server does not answer; ask again.
web-saboteur-suspicion-again = Ask again
web-saboteur-suspicion-bot = What this bot thought
web-saboteur-suspicion-rounds = Rounds shown
web-saboteur-suspicion-all = All rounds
web-saboteur-suspicion-chart = How the suspicion of { $seat } moved. The slider below reads it turn by turn.
web-saboteur-suspicion-share = { $percent }%
web-saboteur-suspicion-of = { $seat } { $share }
web-saboteur-suspicion-moment = Moment
web-saboteur-suspicion-turn = Round { $round }, turn { $turn }
# After a moment, before what is told of it.
web-saboteur-suspicion-colon = :{" "}
web-saboteur-suspicion-deal = Round { $round }, after the deal
web-saboteur-suspicion-back = A turn back
web-saboteur-suspicion-on = A turn on
web-saboteur-suspicion-truth = Symbols above the chart at the end of a round: who was a saboteur in truth. Choose a player to see that line alone.
web-saboteur-suspicion-table = All of it as a table
web-saboteur-suspicion-shown = Roles shown at the end of round { $round }
