"""A1 to A7: the dwarf card. Seat 0 has Bombarnok, whose favourite die is the green one."""

from __future__ import annotations

import pytest

from motherlode.games.dwarf.wire import (
    AbilityUsed,
    GemSpent,
    Keep,
    LastRound,
    LuckyDraw,
    NameNumber,
    NumberNamed,
    Raided,
    Reroll,
    Roll,
    SpendAmethyst,
    SpendDiamond,
    SpendEmerald,
    SpendSapphire,
    Swapped,
    UseDraw,
    UseRaid,
    UseSwap,
    UseWild,
)
from tests.games.dwarf.examples import BLUE, GREEN, RED, example, rolls

ALL = {"diamond": 1, "emerald": 1, "sapphire": 1, "amethyst": 1, "cursed": 1}
ABILITIES = (UseWild, UseDraw, UseSwap, UseRaid)


def test_a_rolled_favourite_six_gives_an_ability() -> None:  # A1, D9
    table = example(draws=rolls(1, 2, 6, 3))
    table.play(Roll())
    assert table.may(UseWild())


def test_a_six_of_another_die_gives_none() -> None:  # A1
    table = example(draws=rolls(6, 6, 5, 6))
    table.play(Roll())
    assert not table.may(UseWild())
    assert table.refused(UseWild()) == ("dwarf-no-six", "A1")


@pytest.mark.parametrize("how", [
    Reroll(dice=(GREEN,)), SpendAmethyst(die=GREEN), SpendSapphire(dice=(BLUE, GREEN)),
])  # fmt: skip
def test_any_roll_of_the_favourite_die_counts(how: Reroll) -> None:  # A1
    dice = [6] if len(getattr(how, "dice", "g")) == 1 else [2, 6]
    table = example(1, 2, 4, 3, gems=[ALL], draws=rolls(*dice))
    table.play(how)
    assert table.may(UseWild())


def test_a_six_set_by_an_emerald_gives_no_ability() -> None:  # D8
    table = example(1, 2, 4, 3, gems=[ALL])
    table.play(SpendEmerald(die=GREEN, face=6))
    assert table.faces()[2] == 6
    assert not table.may(UseWild())


def test_an_unused_six_waits_while_other_dice_are_rerolled() -> None:  # D9
    table = example(2, 2, 6, 3, charged=True, draws=rolls(3))
    table.play(Reroll(dice=(BLUE,)))
    assert table.may(UseWild())


def test_an_unused_six_is_lost_when_the_die_is_rerolled() -> None:  # D9
    table = example(1, 2, 6, 3, charged=True, draws=rolls(4))
    table.play(Reroll(dice=(GREEN,)))
    assert not table.may(UseWild())


def test_an_unused_six_is_lost_when_the_die_is_set() -> None:  # D9
    table = example(1, 2, 6, 3, charged=True, gems=[{"emerald": 2}])
    table.play(SpendEmerald(die=GREEN, face=5), SpendEmerald(die=GREEN, face=6))
    assert not table.may(UseWild())


def test_one_six_gives_one_use() -> None:  # D9
    table = example(1, 2, 6, 3, charged=True, showing=4, mine=ALL)
    table.play(UseRaid(gem="cursed"))
    assert not any(table.offers(kind) for kind in ABILITIES)


def test_a_turn_may_have_several_uses() -> None:  # D9
    table = example(1, 2, 6, 3, charged=True, showing=4, mine=ALL, draws=rolls(6, 6))
    green = Reroll(dice=(GREEN,))
    table.play(UseRaid(gem="diamond"), green, UseRaid(gem="emerald"), green, UseDraw())
    assert table.gems() == {"diamond": 1, "emerald": 1}


def test_an_unused_six_is_gone_after_the_turn() -> None:  # D9
    table = example(1, 2, 6, 3, charged=True, draws=[0, 0])
    table.play(Keep())
    assert not table.view().charged


def test_every_use_turns_the_card_one_step_until_raid_shows() -> None:  # A2, D10
    green = Reroll(dice=(GREEN,))
    table = example(1, 2, 6, 3, charged=True, showing=2, draws=rolls(6, 6))
    shown = [table.showing()]
    for _ in range(2):
        table.play(UseDraw(), green)
        shown.append(table.showing())
    table.play(UseDraw())
    assert [*shown, table.showing()] == [2, 3, 4, 4]


def test_the_newly_shown_ability_needs_a_new_six() -> None:  # D10
    table = example(1, 2, 6, 3, charged=True)
    assert not table.may(UseDraw())
    events = table.play(UseWild())
    assert AbilityUsed(seat=0, ability="wild", showing=2) in events
    assert table.refused(UseDraw()) == ("dwarf-no-after-wild", "D12")


def test_not_using_the_six_does_not_turn_the_card() -> None:  # D10
    table = example(1, 2, 6, 3, charged=True, draws=[0, 0])
    table.play(Keep())
    assert table.showing() == 1


def test_old_abilities_stay_open() -> None:  # A2
    table = example(1, 2, 6, 3, charged=True, showing=4, gems=[ALL, ALL], mine=ALL)
    assert all(table.offers(kind) for kind in ABILITIES)


def test_an_ability_not_shown_yet_is_refused() -> None:  # A2
    table = example(1, 2, 6, 3, charged=True, mine=ALL)
    assert table.refused(UseRaid(gem="emerald")) == ("dwarf-no-ability-yet", "A2")


def test_the_card_stays_turned_in_later_turns() -> None:  # A2
    table = example(1, 3, 6, 4, charged=True, showing=2, draws=[0, 0, 0])
    table.play(UseDraw(), Keep())
    assert table.showing() == 3


# -- WILD ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "won"),
    [(1, "cursed"), (2, "amethyst"), (3, "emerald"), (4, "cursed"), (6, "cursed")],
)
def test_the_wild_die_counts_as_the_number_named(number: int, won: str) -> None:  # A3, D12
    mine = {"emerald": 1, "amethyst": 1, "cursed": 1}
    table = example(2, 2, 6, 3, charged=True, mine=mine, draws=[0, 0])
    events = table.play(UseWild(), Keep(), NameNumber(face=number))
    assert NumberNamed(seat=0, face=number) in events
    assert table.gems() == {won: 1}


def test_the_wild_die_is_out_of_all_rerolls() -> None:  # D12
    table = example(2, 3, 6, 5, charged=True, draws=rolls(1, 1, 1))
    table.play(UseWild())
    assert table.refused(Reroll(dice=(GREEN,))) == ("dwarf-no-aside", "D12")
    table.play(Reroll(dice=("blue", "red", "black")))
    assert table.faces() == [1, 1, 6, 1]


def test_the_number_is_named_only_after_keeping() -> None:  # D12, D42
    table = example(2, 3, 6, 5, charged=True)
    table.play(UseWild())
    assert table.refused(NameNumber(face=4)) == ("dwarf-no-number-now", "D12")


# -- DRAW ------------------------------------------------------------------------------------


def test_draw_gives_a_gem_from_the_bag_at_the_end_of_the_turn() -> None:  # A4
    table = example(1, 3, 6, 4, charged=True, showing=2, bag={"emerald": 1, "cursed": 3},
                    draws=[0, 0, 0])  # fmt: skip
    table.play(UseDraw())
    assert table.gems() == {}
    assert table.view().draws_due == 1
    assert LuckyDraw(seat=0, gem="emerald") in table.play(Keep())
    assert table.gems() == {"emerald": 1}


def test_drawn_gems_come_after_the_winnings() -> None:  # A4, D44
    table = example(2, 2, 6, 6, charged=True, showing=2, mine={"emerald": 1}, draws=[0, 0, 0])
    events = table.play(UseDraw(), Keep())
    kinds = [event.__struct_config__.tag for event in events]
    assert kinds.index("dwarf-took") < kinds.index("dwarf-lucky-draw")


def test_two_draws_give_two_gems() -> None:  # A4, D9
    table = example(1, 3, 6, 4, charged=True, showing=2, draws=[*rolls(6), 0, 0, 0, 0])
    table.play(UseDraw(), Reroll(dice=(GREEN,)), UseDraw(), Keep())
    assert table.gems() == {"amethyst": 2}


def test_draw_may_be_chosen_with_an_empty_bag_and_turns_the_card() -> None:  # D15, D33
    table = example(1, 3, 6, 4, charged=True, showing=2, bag={}, turns_left=2)
    events = table.play(UseDraw(), Keep())
    assert LuckyDraw(seat=0, gem=None) in events
    assert table.showing() == 3
    assert table.gems() == {}


def test_the_bag_may_run_out_between_two_draws() -> None:  # D15, D20
    table = example(1, 3, 6, 4, charged=True, showing=2, bag={"sapphire": 1},
                    draws=[*rolls(6), 0])  # fmt: skip
    events = table.play(UseDraw(), Reroll(dice=(GREEN,)), UseDraw(), Keep())
    assert [event for event in events if isinstance(event, LuckyDraw | LastRound)] == [
        LuckyDraw(seat=0, gem="sapphire"),
        LastRound(seat=0),
        LuckyDraw(seat=0, gem=None),
    ]


def test_choosing_draw_commits() -> None:  # D37
    table = example(1, 3, 6, 4, charged=True, showing=2, bag={"cursed": 3}, draws=[0, 0, 0])
    table.play(UseDraw(), Keep())
    assert table.gems() == {"cursed": 1}


def test_the_die_keeps_its_six_after_draw_swap_and_raid() -> None:  # D11
    table = example(1, 3, 6, 4, charged=True, showing=4, mine=ALL)
    table.play(UseRaid(gem="cursed"))
    assert table.faces() == [1, 3, 6, 4]
    assert table.may(Reroll(dice=(GREEN,)))


# -- SWAP ------------------------------------------------------------------------------------


def test_swap_exchanges_one_gem_with_one_opponent() -> None:  # A5
    table = example(1, 3, 6, 4, seats=3, charged=True, showing=3,
                    gems=[{"cursed": 2}, {"sapphire": 1}, {"emerald": 2}])  # fmt: skip
    events = table.play(UseSwap(other=2, give="cursed", take="emerald"))
    assert Swapped(seat=0, other=2, give="cursed", take="emerald") in events
    assert table.gems(0) == {"cursed": 1, "emerald": 1}
    assert table.gems(1) == {"sapphire": 1}
    assert table.gems(2) == {"cursed": 1, "emerald": 1}


def test_swap_offers_every_pair_of_gems_but_never_their_diamond() -> None:  # D13
    table = example(1, 3, 6, 4, charged=True, showing=3, gems=[ALL, ALL])
    pairs = {(action.give, action.take) for action in table.offers(UseSwap)}
    assert pairs == {(give, take) for give in ALL for take in ALL if take != "diamond"}
    own = UseSwap(other=1, give="cursed", take="diamond")
    assert table.refused(own) == ("dwarf-no-diamond", "D13")


def test_a_cursed_gem_may_be_taken_and_a_diamond_given() -> None:  # D13
    table = example(1, 3, 6, 4, charged=True, showing=3,
                    gems=[{"diamond": 1}, {"cursed": 1}])  # fmt: skip
    table.play(UseSwap(other=1, give="diamond", take="cursed"))
    assert (table.gems(0), table.gems(1)) == ({"cursed": 1}, {"diamond": 1})


@pytest.mark.parametrize(
    "gems", [[{}, {"cursed": 1}], [{"cursed": 1}, {}], [{"cursed": 1}, {"diamond": 1}]]
)
def test_swap_needs_a_possible_exchange(gems: list[dict[str, int]]) -> None:  # D13, D33
    table = example(1, 3, 6, 4, charged=True, showing=3, gems=gems)
    assert table.offers(UseSwap) == []
    swap = UseSwap(other=1, give="cursed", take="cursed")
    assert table.refused(swap) == ("dwarf-no-use", "A5")


def test_a_gem_may_be_swapped_for_one_of_its_kind() -> None:  # D34
    table = example(1, 3, 6, 4, charged=True, showing=3, gems=[{"cursed": 1}, {"cursed": 1}])
    table.play(UseSwap(other=1, give="cursed", take="cursed"))
    assert table.showing() == 4


def test_swapping_with_oneself_is_refused() -> None:  # A5
    table = example(1, 3, 6, 4, charged=True, showing=3, gems=[ALL, ALL])
    oneself = UseSwap(other=0, give="cursed", take="emerald")
    assert table.refused(oneself) == ("dwarf-no-use", "A5")


def test_a_swapped_gem_may_be_spent_this_turn() -> None:  # D36
    table = example(1, 3, 6, 4, charged=True, showing=3,
                    gems=[{"cursed": 1}, {"emerald": 1}])  # fmt: skip
    table.play(UseSwap(other=1, give="cursed", take="emerald"), SpendEmerald(die=RED, face=1))
    assert table.faces() == [1, 1, 6, 4]


# -- RAID ------------------------------------------------------------------------------------


@pytest.mark.parametrize("gem", list(ALL))
def test_raid_takes_any_one_gem_from_the_mine(gem: str) -> None:  # A6, D14
    table = example(1, 3, 6, 4, charged=True, showing=4, mine=dict.fromkeys(ALL, 2))
    events = table.play(UseRaid(gem=gem))  # type: ignore[arg-type]
    assert Raided(seat=0, gem=gem) in events  # type: ignore[arg-type]
    assert table.gems() == {gem: 1}
    assert table.mine()[gem] == 1


def test_raid_takes_nothing_from_players() -> None:  # A6
    table = example(1, 3, 6, 4, charged=True, showing=4, gems=[{}, ALL], mine={"cursed": 1})
    assert table.offers(UseRaid) == [UseRaid(gem="cursed")]
    assert table.refused(UseRaid(gem="emerald")) == ("dwarf-not-in-mine", "A6")


def test_raid_needs_a_gem_in_the_mine() -> None:  # D33
    table = example(1, 3, 6, 4, charged=True, showing=4)
    assert table.offers(UseRaid) == []


def test_a_raided_diamond_may_be_spent_at_once() -> None:  # D14, D17
    table = example(1, 3, 6, 4, charged=True, showing=4, mine={"diamond": 1, "sapphire": 3})
    events = table.play(UseRaid(gem="diamond"), SpendDiamond(gem="sapphire"))
    assert GemSpent(seat=0, gem="diamond") in events
    assert table.gems() == {"sapphire": 3}


@pytest.mark.parametrize(
    ("dwarf", "die"),
    [("bombarnok", 2), ("thorgild", 0), ("ruddigar", 1), ("kolbera", 3)],
)
def test_each_dwarf_has_a_favourite_die(dwarf: str, die: int) -> None:  # A1
    faces = [2, 2, 2, 2]
    faces[die] = 6
    others = [name for name in ("bombarnok", "kolbera") if name != dwarf]
    table = example(draws=rolls(*faces), dwarves=[dwarf, *others])
    table.play(Roll())
    assert table.may(UseWild())
