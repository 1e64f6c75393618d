### Dig Down Dwarf.

## Things

dwarf-gem-diamond =
    { $count ->
        [one] diamond
       *[other] diamonds
    }
dwarf-gem-emerald =
    { $count ->
        [one] emerald
       *[other] emeralds
    }
dwarf-gem-sapphire =
    { $count ->
        [one] sapphire
       *[other] sapphires
    }
dwarf-gem-amethyst =
    { $count ->
        [one] amethyst
       *[other] amethysts
    }
dwarf-gem-cursed =
    { $count ->
        [one] cursed gem
       *[other] cursed gems
    }

# Gems, the only thing that lists hold several times.
dwarf-counted = { $count } { $word }

dwarf-die-blue = blue
dwarf-die-red = red
dwarf-die-green = green
dwarf-die-black = black
dwarf-die-white = white

dwarf-ability-wild = WILD
dwarf-ability-draw = DRAW
dwarf-ability-swap = SWAP
dwarf-ability-raid = RAID

dwarf-dwarf-bombarnok = Bombarnok
dwarf-dwarf-thorgild = Thorgild
dwarf-dwarf-ruddigar = Ruddigar
dwarf-dwarf-kolbera = Kolbera

dwarf-colour-white = white
dwarf-colour-orange = orange
dwarf-colour-pink = pink
dwarf-colour-teal = teal

dwarf-condition-four_ones = four 1s
dwarf-condition-four_of_a_kind = four of a kind
dwarf-condition-two_pairs = two pairs
dwarf-condition-straight = a straight
dwarf-condition-three_of_a_kind = three of a kind
dwarf-condition-only_a_pair = only a pair

## What is asked

dwarf-ask-roll = Roll the dice.
dwarf-ask-choose = Reroll, spend gems, use your dwarf’s ability, or keep the dice.
dwarf-ask-name = Choose the number of your WILD die.

## What one may do

dwarf-spend-star = Spend your star gem: five dice this turn
dwarf-roll = Roll the dice
dwarf-reroll = Reroll { $dice }
dwarf-spend-amethyst = Spend an amethyst: reroll { $die }
dwarf-spend-sapphire = Spend a sapphire: reroll { $dice }
dwarf-spend-emerald = Spend an emerald: set { $die } to { $face }
dwarf-spend-diamond = Spend the diamond: take every { $gem } in the mine
dwarf-use-wild = WILD: set your favourite die aside as any number
dwarf-use-draw = DRAW: one gem from the bag at the end of your turn
dwarf-use-swap = SWAP: give { $other } one { $give } for one { $take }
dwarf-use-raid = RAID: take one { $gem } from the mine
dwarf-keep = Keep the dice
dwarf-name-number = WILD counts as { $face }

## What has happened

dwarf-dealt = { $seat }’s dwarf is { $dwarf }.
dwarf-opened = The mine opens with { $gems }. { $seat } begins.
dwarf-turn-began = Turn { $turn }: { $seat } is up.
dwarf-drew = { $seat } draws one { $gem } into the mine.
dwarf-last-round = { $seat } has taken the last gem out of the bag: after this turn everybody has one more, { $seat } last.
dwarf-star-spent = { $seat } spends a star gem and rolls five dice this turn.
dwarf-rolled = { $seat } rolls { $faces } with { $dice }.
dwarf-kept = { $seat } keeps the dice.
dwarf-gem-spent = { $seat } spends one { $gem }.
dwarf-die-set = { $seat } sets { $die } to { $face }.
dwarf-ability-used =
    { $seat } uses { $ability } and turns the dwarf card: { $showing ->
        [1] WILD is
        [2] WILD and DRAW are
        [3] WILD, DRAW and SWAP are
       *[4] all four abilities are
    } open.
dwarf-swapped = { $seat } gives { $other } one { $give } for one { $take }.
dwarf-raided = { $seat } raids one { $gem } from the mine.
dwarf-number-named = { $seat }’s WILD die counts as { $face }.
dwarf-matched =
    { $conditions ->
        [none] { $seat }’s dice match nothing.
       *[other] { $seat } has { $conditions }{ $in_vain ->
            [true] , but the mine holds nothing for that.
           *[false] .
        }
    }
dwarf-took =
    { $by ->
        [diamond] The diamond brings { $seat } { $count } { $gem }.
       *[dice] { $seat } takes { $count } { $gem } from the mine.
    }
dwarf-lucky-draw =
    { $gem ->
        [none] The bag is empty: DRAW brings { $seat } nothing.
       *[other] DRAW brings { $seat } one { $gem } from the bag.
    }
dwarf-norcia-drawn = { $seat } got no gem and draws a { $colour } Gem of Norcia.
dwarf-ended = The last turn is over, and so is the game.

## Why a move is refused

dwarf-no-star = You have no star gem to spend, or have spent it this turn; roll the dice.
dwarf-no-roll-first = Roll the dice first; everything else comes after.
dwarf-no-name-first = Choose the number of your WILD die first.
dwarf-no-gem = You own no { $gem } to spend; choose something else.
dwarf-no-white-die = The white die is only rolled after spending a star gem; choose among your four dice.
dwarf-no-aside = The { $die } die is set aside by WILD for this turn; choose other dice.
dwarf-no-locked = The { $die } die shows a locked 1; spend an amethyst or a sapphire to reroll it, or leave it.
dwarf-no-rerolls-left = You have no rerolls left; only dice showing 6 may still be rerolled, or any die for a gem.
dwarf-no-five = A sapphire rerolls one to four dice; leave at least one out.
dwarf-no-diamond = SWAP cannot take a diamond; choose another gem.
dwarf-no-same-face = That die shows this number already; choose another number.
dwarf-not-in-mine = The mine holds no { $gem }; choose a gem that lies there.
dwarf-no-after-wild = Your favourite die is set aside by WILD, so no further ability is possible this turn.
dwarf-no-six = { $ability } needs a 6 rolled with your { $die } die that you have not used yet.
dwarf-no-ability-yet = { $ability } is not open on your card yet; use the abilities before it first.
dwarf-no-use = { $ability } would change nothing now; choose something else.
dwarf-no-star-now = A star gem is spent before the first roll; wait for your next turn.
dwarf-no-roll-again = You have rolled already; reroll dice, or keep them.
dwarf-no-number-now = You have no WILD die to give a number to; choose one of the moves on offer.

## How it ended

dwarf-score-gems =
    { $count ->
        [one] 1 { $gem } for { $each }
       *[other] { $count } { $gem } for { $each } each
    }
dwarf-score-wish = The dwarf’s wish came true
dwarf-score-norcia =
    { $count ->
        [one] 1 set of Gems of Norcia for { $each }
       *[other] { $count } sets of Gems of Norcia for { $each } each
    }
dwarf-tie-fewer-cursed = Fewest cursed gems

## Options

dwarf-option-emerald_value = Worth of an emerald
dwarf-option-emerald_value-help = How many points each emerald scores; 7 is the number on the first edition’s summary card.
dwarf-option-emerald_value-6 = 6 points
dwarf-option-emerald_value-7 = 7 points
dwarf-option-diamond = What wins the diamond
dwarf-option-diamond-help = Four 1s are hard to get; any four of a kind wins the diamond about twice as often.
dwarf-option-diamond-four_ones = Four 1s
dwarf-option-diamond-any_quad = Any four of a kind
dwarf-option-tie_break = Equal points
dwarf-option-tie_break-help = Whether players with equal points share the win, or the one with fewer cursed gems wins.
dwarf-option-tie_break-shared = Share the win
dwarf-option-tie_break-fewer_cursed = Fewer cursed gems win
dwarf-option-norcia = Gems of Norcia
dwarf-option-norcia-help = A turn without any gem brings three Gems of Norcia; each set of four colours scores 4 points.
dwarf-option-norcia-false = Without
dwarf-option-norcia-true = With
dwarf-option-stars = Star gems
dwarf-option-stars-help = Everybody starts with one star gem, to spend before a first roll for a fifth die.
dwarf-option-stars-false = Without
dwarf-option-stars-true = With

## Titles of the rules

dwarf-rule-S1 = Dwarf cards
dwarf-rule-S2 = Bag and mine
dwarf-rule-S3 = Who starts
dwarf-rule-T1 = Draw two gems
dwarf-rule-T2 = Roll, and two rerolls
dwarf-rule-T3 = A 1 is locked
dwarf-rule-T4 = A 6 is free
dwarf-rule-T5 = Take what you match
dwarf-rule-T6 = Only a pair: the curse
dwarf-rule-T7 = Next player
dwarf-rule-G1 = The diamond
dwarf-rule-G2 = Emeralds
dwarf-rule-G3 = Sapphires
dwarf-rule-G4 = Amethysts
dwarf-rule-G5 = Cursed gems
dwarf-rule-G6 = Spent gems leave the game
dwarf-rule-A1 = The favourite six
dwarf-rule-A2 = The card turns
dwarf-rule-A3 = WILD
dwarf-rule-A4 = DRAW
dwarf-rule-A5 = SWAP
dwarf-rule-A6 = RAID
dwarf-rule-A7 = The dwarf’s wish
dwarf-rule-E1 = Last gem, last round
dwarf-rule-E2 = Scoring
dwarf-rule-E3 = Most points win
dwarf-rule-X1 = Gems of Norcia
dwarf-rule-X2 = Star gems
