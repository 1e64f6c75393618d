### Saboteur and Saboteur 2.

## Things

# Path cards by their openings as printed, N at the top; joined ones with a hyphen between them.
saboteur-card-b01 = crossroads
saboteur-card-b02 = T-junction N-E-W
saboteur-card-b03 = T-junction N-E-S
saboteur-card-b04 = straight tunnel N-S
saboteur-card-b05 = straight tunnel E-W
saboteur-card-b06 = curve N-W
saboteur-card-b07 = curve N-E
saboteur-card-b08 = blocked crossroads
saboteur-card-b09 = blocked T-junction N-E-W
saboteur-card-b10 = blocked T-junction N-E-S
saboteur-card-b11 = blocked tunnel N-S
saboteur-card-b12 = blocked tunnel E-W
saboteur-card-b13 = blocked curve N-W
saboteur-card-b14 = blocked curve N-E
saboteur-card-b15 = dead end N
saboteur-card-b16 = dead end E
saboteur-card-x01 = dead end N with a crystal
saboteur-card-x02 = dead end E with a crystal
saboteur-card-x03 = T-junction N-E-S with a crystal
saboteur-card-x04 = T-junction N-E-W with a crystal
saboteur-card-x05 = crossroads with a crystal
saboteur-card-x06 = T-junction N-E-S with stub W and a crystal
saboteur-card-x07 = T-junction E-S-W with stub N and a crystal
saboteur-card-x08 = straight tunnel E-W with stub N and a crystal
saboteur-card-x09 = straight tunnel N-S with a blue door
saboteur-card-x10 = straight tunnel E-W with a blue door
saboteur-card-x11 = curve N-E with a blue door
saboteur-card-x12 = straight tunnel N-S with a green door and stub E
saboteur-card-x13 = straight tunnel E-W with a green door
saboteur-card-x14 = curve N-W with a green door
saboteur-card-x15 = ladder S
saboteur-card-x16 = ladder E
saboteur-card-x17 = ladder curve N-E
saboteur-card-x18 = ladder curve E-S
saboteur-card-x19 = bridge
saboteur-card-x20 = double curve N-W/E-S
saboteur-card-x21 = double curve N-E/S-W
saboteur-card-x22 = straight tunnel N-S with stub E
saboteur-card-x23 = curve E-S with stub N
saboteur-card-x24 = curve S-W with stub N
saboteur-card-x25 = straight tunnel E-W with stubs N/S
saboteur-card-x26 = straight tunnel N-S with stubs E/W

# Action cards by their names, in capitals; path cards are described.
saboteur-card-broken_pick = Broken Pick
saboteur-card-broken_lamp = Broken Lamp
saboteur-card-broken_wagon = Broken Wagon
saboteur-card-repair_pick = Pick Repair
saboteur-card-repair_lamp = Lamp Repair
saboteur-card-repair_wagon = Wagon Repair
saboteur-card-repair_pick_lamp = Pick-or-Lamp Repair
saboteur-card-repair_pick_wagon = Pick-or-Wagon Repair
saboteur-card-repair_lamp_wagon = Lamp-or-Wagon Repair
saboteur-card-rock_fall = Rock-fall
saboteur-card-map = Map
saboteur-card-theft = Theft
saboteur-card-hands_off = Hands Off
saboteur-card-swap_hands = Swap Your Hand
saboteur-card-inspection = Inspection
saboteur-card-swap_hats = Swap Your Hats
saboteur-card-trap = Trapped!
saboteur-card-free = Free at Last!

saboteur-card-treasure = the treasure
saboteur-card-coal_es = coal, a curve E-S
saboteur-card-coal_sw = coal, a curve S-W

# A card that a list holds several times.
saboteur-counted =
    { $count ->
        [one] { $word }
       *[other] { $count } × { $word }
    }

saboteur-role-digger = gold-digger
saboteur-role-saboteur = saboteur
saboteur-role-blue = blue gold-digger
saboteur-role-green = green gold-digger
saboteur-role-boss = boss
saboteur-role-profiteer = profiteer
saboteur-role-geologist = geologist

saboteur-tool-pick = pick
saboteur-tool-lamp = lamp
saboteur-tool-wagon = wagon

# What may lie in front of a player.
saboteur-item-pick = broken pick
saboteur-item-lamp = broken lamp
saboteur-item-wagon = broken wagon
saboteur-item-trap = trap
saboteur-item-theft = Theft

saboteur-side-n = north
saboteur-side-e = east
saboteur-side-s = south
saboteur-side-w = west

## What is asked

saboteur-ask-turn = Lay a path card, play an action card, or discard.
saboteur-ask-gold = Take one of the gold cards; the others go on to the next digger.
saboteur-ask-steal = Steal 1 gold from a player, or steal nothing.

## What one may do

saboteur-place =
    Lay a { $card } at ({ $x }, { $y }){ $turned ->
        [true] , turned
       *[false] { "" }
    }
saboteur-break = Lay a { $card } in front of { $other }
saboteur-repair = Repair { $other }’s { $tool } ({ $card })
saboteur-rock-fall = Rock-fall: bury the tunnel at ({ $x }, { $y })
saboteur-map =
    Map: look at the { $goal ->
        [0] northern
        [1] middle
       *[2] southern
    } goal
saboteur-theft = Theft: lay it in front of you
saboteur-hands-off = Hands Off: take { $other }’s Theft away
saboteur-swap-hands = Swap Your Hand: exchange all cards with { $other }, who then draws one
saboteur-inspect = Inspection: look at { $other }’s role
saboteur-swap-hats = Swap Your Hats: { $other } takes another role
saboteur-trap = Trapped!: lay it in front of { $other }
saboteur-free = Free at Last!: free { $other } from the trap
saboteur-clear = Clear away your { $item }; discard: { $cards }
saboteur-discard = Discard: { $cards }
saboteur-take-gold = Take a gold card worth { $worth }
saboteur-steal = Steal 1 gold from { $other }
saboteur-decline = Steal nothing

## What has happened

saboteur-round-began = Round { $round }: { $seat } begins.
saboteur-role-dealt =
    { $role ->
        [none] { $seat } gets a role.
       *[other] { $seat }’s role is now: { $role }.
    }
saboteur-hand-dealt =
    { $cards ->
        [none] { $seat } is dealt { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[other] { $seat } is dealt: { $cards }.
    }
saboteur-placed =
    { $seat } lays a { $card } at ({ $x }, { $y }){ $turned ->
        [true] , turned by half.
       *[false] .
    }
saboteur-goal-turned =
    { $seat } reaches the { $goal ->
        [0] northern
        [1] middle
       *[2] southern
    } goal: { $card }.
saboteur-tool-broken = { $seat } lays a { $card } in front of { $other }.
saboteur-tool-repaired = { $seat } repairs { $other }’s { $tool }.
saboteur-rocks-fell = { $seat } lets rocks fall at ({ $x }, { $y }): a { $tunnel } is gone.
saboteur-peeked =
    { $seat } looks at the { $goal ->
        [0] northern
        [1] middle
       *[2] southern
    } goal{ $card ->
        [none] .
       *[other] : { $card }.
    }
saboteur-theft-laid = { $seat } lays a Theft and means to steal.
saboteur-theft-removed = { $seat } takes { $other }’s Theft away.
saboteur-hands-swapped = { $seat } exchanges all cards with { $other }.
saboteur-hand-given =
    { $count ->
        [0] { $seat } has no cards to give { $other }.
       *[other] { $cards ->
            [none] { $seat } gives { $other } { $count ->
                [one] one card
               *[other] { $count } cards
            }.
           *[other] { $seat } gives { $other }: { $cards }.
        }
    }
saboteur-inspected =
    { $role ->
        [none] { $seat } looks at { $other }’s role.
       *[other] { $seat } looks at { $other }’s role: { $role }.
    }
saboteur-hats-swapped = { $seat } plays Swap Your Hats: { $other } puts the old role away.
saboteur-trapped = { $seat } lays a trap in front of { $other }.
saboteur-freed = { $seat } frees { $other } from the trap.
saboteur-cleared =
    { $cards ->
        [none] { $seat } discards two cards and clears away the { $item } in front.
       *[other] { $seat } clears away the { $item } in front and discards: { $cards }.
    }
saboteur-discarded =
    { $cards ->
        [none] { $seat } discards { $count ->
            [one] one card
           *[other] { $count } cards
        } face down.
       *[other] { $seat } discards face down: { $cards }.
    }
saboteur-drew =
    { $cards ->
        [none] { $seat } draws { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[other] { $seat } draws: { $cards }.
    }
saboteur-round-ended =
    { $found ->
        [true] { $seat } has dug the treasure: the round is over.{ $blue ->
            [true] { $green ->
                [true] { " " }Both teams have a way to it.
               *[false] { " " }The blue team has a way to it.
            }
           *[false] { $green ->
                [true] { " " }The green team has a way to it.
               *[false] { "" }
            }
        }
       *[false] Nobody has a card left: the round is over, and the treasure has not been found.
    }
saboteur-role-shown = { $seat } shows the role: { $role }.
saboteur-paid = { $seat } gets { $gold } gold as { $role }.
saboteur-gold-offered =
    { $worths ->
        [none] { $seat } gets { $count ->
            [one] one gold card
           *[other] { $count } gold cards
        } to choose from.
       *[other] { $seat } may choose among gold cards worth { $worths }.
    }
saboteur-gold-taken =
    { $worth ->
        [none] { $seat } takes a gold card.
       *[other] { $seat } takes a gold card worth { $worth }.
    }
saboteur-stole = { $seat } steals 1 gold from { $other }.
saboteur-theft-declined = { $seat } steals nothing.
saboteur-ended = The last round is over, and so is the game.

## Why a move is refused

saboteur-no-such-gold = No gold card worth { $worth } is on offer; take one that is.
saboteur-no-gold-first = Take one of the gold cards first; the game goes on after that.
saboteur-no-gold-now = Gold cards go round when the diggers have dug the treasure; lay, play or discard a card now.
saboteur-no-victim = { $other } has nothing that you may steal; choose a player on offer, or steal nothing.
saboteur-no-theft-first = Decide about your theft first; the game goes on after that.
saboteur-no-theft-now = Thefts come after the gold of a round is paid; lay, play or discard a card now.
saboteur-no-such-cards = Those cards cannot be discarded like that; choose among the discards on offer.
saboteur-no-card = There is no { $card } in your hand; choose one of your cards.
saboteur-no-board-there = The mine does not reach that far; choose a place nearer to the start.
saboteur-no-tunnel = No tunnel lies there that rocks could bury; choose a tunnel other than the start and the goals.
saboteur-no-room = A card lies there already; choose an empty place.
saboteur-no-need-to-turn = This card looks the same turned; lay it as it is.
saboteur-no-ladder-at-goal = A ladder may not lie beside a goal; choose a place farther from it.
saboteur-no-ladder-alone = A ladder must lie beside the start or a path card; choose such a place.
saboteur-no-link = No tunnel from the start leads there through an opening of this card; choose a place beside the network, or turn the card.
saboteur-no-fit = The card does not fit its neighbour to the { $sides }; tunnel must meet tunnel and wall meet wall, so turn it or choose another place.
saboteur-no-trapped = You are trapped and may lay no path cards; get free, play an action card or discard.
saboteur-no-broken = You cannot dig with a broken { $tools }; have it repaired, play an action card or discard.
saboteur-no-second = { $other } has one of these in front already; choose another player.
saboteur-no-second-theft = You have a Theft in front of you already; play another card.
saboteur-no-broken-there = { $other } has no broken { $tool }; choose somebody who has, or play another card.
saboteur-no-goal-down = This goal lies face up already; choose one that lies face down.
saboteur-no-theft-there = { $other } has no Theft in front; choose somebody who has.
saboteur-no-trap-there = { $other } is not trapped; choose somebody who is.
saboteur-no-such-seat = There is no such player at this table; choose one who sits here.
saboteur-no-self = This card is for another player; choose somebody else.
saboteur-no-reserve = No role is left to be taken; play another card.
saboteur-no-item = There is no { $item } in front of you; choose something that is.

## How it ended

saboteur-score-won = Round { $round }: won as { $role }
saboteur-score-lost = Round { $round }: lost as { $role }
saboteur-score-trapped = Round { $round }: trapped at the end ({ $role })
saboteur-score-crystals = Round { $round }: crystals in the mine, as { $role }
saboteur-score-stole = Round { $round }: stolen
saboteur-score-robbed = Round { $round }: lost to thieves

## Options

saboteur-option-broken_tool_no_gold = Diggers with a broken tool
saboteur-option-broken_tool_no_gold-help = Whether diggers whose tool is broken when the treasure is dug still get gold cards.
saboteur-option-broken_tool_no_gold-false = Get gold
saboteur-option-broken_tool_no_gold-true = Get no gold
saboteur-option-team_win = Which team wins
saboteur-option-team_win-help = Every team that has a way to the treasure wins, whoever dug it; or a digger who digs it wins for the own team alone, if that has a way.
saboteur-option-team_win-any = Every team with a way
saboteur-option-team_win-digger = The team of the digger who dug
saboteur-option-theft_from = Who may be robbed
saboteur-option-theft_from-help = Thieves take gold only from players who were paid this round, or from anybody who has any.
saboteur-option-theft_from-paid = Those paid this round
saboteur-option-theft_from-any = Everybody who has gold
saboteur-option-trap_target = Who may be trapped
saboteur-option-trap_target-help = Whether you may play Trapped! on yourself as well, to look innocent, or only on others.
saboteur-option-trap_target-any = Anybody
saboteur-option-trap_target-other = Only others

## Titles of the rules

saboteur-rule-S1 = Deck and hands
saboteur-rule-S2 = Roles
saboteur-rule-S3 = Start and goals
saboteur-rule-S4 = Who begins
saboteur-rule-T1 = Lay a path card
saboteur-rule-T2 = Play an action card
saboteur-rule-T3 = Clear something away (Saboteur 2)
saboteur-rule-T4 = Discard
saboteur-rule-T5 = Draw
saboteur-rule-T6 = Next player
saboteur-rule-P1 = An empty place
saboteur-rule-P2 = Every side fits
saboteur-rule-P3 = Joined to the start
saboteur-rule-P4 = Whole tools, and no trap
saboteur-rule-A1 = Broken tools
saboteur-rule-A2 = Repairs
saboteur-rule-A3 = Rock-fall
saboteur-rule-A4 = Map
saboteur-rule-A5 = Theft (Saboteur 2)
saboteur-rule-A6 = Hands Off (Saboteur 2)
saboteur-rule-A7 = Swap Your Hand (Saboteur 2)
saboteur-rule-A8 = Inspection (Saboteur 2)
saboteur-rule-A9 = Swap Your Hats (Saboteur 2)
saboteur-rule-A10 = Trapped! (Saboteur 2)
saboteur-rule-A11 = Free at Last! (Saboteur 2)
saboteur-rule-M1 = Bridges
saboteur-rule-M2 = Double curves
saboteur-rule-M3 = Ladders
saboteur-rule-M4 = Doors
saboteur-rule-M5 = Crystals
saboteur-rule-G1 = Goals turn up
saboteur-rule-B1 = Gold for the diggers
saboteur-rule-B2 = Gold for the saboteurs
saboteur-rule-B3 = No gold with a broken tool
saboteur-rule-W1 = The two teams
saboteur-rule-W2 = Saboteurs
saboteur-rule-W3 = The boss
saboteur-rule-W4 = The profiteer
saboteur-rule-W5 = Geologists
saboteur-rule-W6 = What winners get
saboteur-rule-W7 = Trapped players
saboteur-rule-W8 = Thefts
saboteur-rule-E1 = The end of a round
saboteur-rule-E2 = Three rounds
saboteur-rule-E3 = Most gold wins
