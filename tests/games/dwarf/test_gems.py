"""G1 to G6: what gems are spent on."""

from __future__ import annotations

from itertools import combinations

import pytest

from motherlode.games.dwarf.wire import (
    DIE_NAMES,
    DieSet,
    GemSpent,
    Keep,
    Reroll,
    Roll,
    Rolled,
    SpendAmethyst,
    SpendDiamond,
    SpendEmerald,
    SpendSapphire,
    Took,
    UseRaid,
    UseWild,
)
from tests.games.dwarf.examples import BLACK, BLUE, GREEN, RED, example, rolls

ALL = {"diamond": 1, "emerald": 1, "sapphire": 1, "amethyst": 1, "cursed": 1}
SPENDING = (SpendAmethyst, SpendSapphire, SpendEmerald, SpendDiamond)


def test_nothing_is_spent_before_the_first_roll() -> None:  # D17
    table = example(gems=[ALL], mine=ALL)
    assert table.actions() == [Roll()]
    assert table.refused(SpendAmethyst(die=BLUE)) == ("dwarf-no-roll-first", "T2")


@pytest.mark.parametrize("rerolls", [0, 1, 2])
def test_gems_may_be_spent_at_any_time_after_it(rerolls: int) -> None:  # D17
    table = example(1, 2, 4, 6, gems=[ALL], mine=ALL, rerolls=rerolls)
    assert all(table.offers(kind) for kind in SPENDING)


def test_nothing_is_offered_to_a_player_without_gems() -> None:  # D36
    table = example(1, 2, 4, 6, mine=ALL, gems=[{}, ALL])
    assert not any(table.offers(kind) for kind in SPENDING)


def test_a_spent_gem_leaves_the_game() -> None:  # G6
    table = example(2, 3, 4, 5, gems=[{"amethyst": 2}], draws=rolls(6))
    before = table.view()
    events = table.play(SpendAmethyst(die=RED))
    after = table.view()
    assert table.gems() == {"amethyst": 1}
    assert (after.mine, after.bag) == (before.mine, before.bag)
    assert events == [
        GemSpent(seat=0, gem="amethyst"),
        Rolled(seat=0, dice=(RED,), faces=(6,)),
    ]


def test_an_amethyst_rerolls_any_one_die_even_a_one() -> None:  # G4, T3, D17
    table = example(1, 2, 4, 6, gems=[{"amethyst": 1}], rerolls=0, draws=rolls(5))
    assert [action.die for action in table.offers(SpendAmethyst)] == list(DIE_NAMES[:4])
    table.play(SpendAmethyst(die=BLUE))
    assert table.faces() == [5, 2, 4, 6]


def test_several_amethysts_are_spent_one_after_the_other() -> None:  # D32
    table = example(1, 1, 4, 6, gems=[{"amethyst": 2}], draws=rolls(5, 5))
    table.play(SpendAmethyst(die=BLUE), SpendAmethyst(die=RED))
    assert table.faces() == [5, 5, 4, 6]
    assert table.offers(SpendAmethyst) == []


def test_a_sapphire_rerolls_one_to_four_dice_at_once() -> None:  # G3, D18
    table = example(1, 2, 4, 6, gems=[{"sapphire": 1}], rerolls=0, draws=rolls(2, 2, 5, 5))
    offered = {action.dice for action in table.offers(SpendSapphire)}
    assert offered == {c for n in range(1, 5) for c in combinations(DIE_NAMES[:4], n)}
    table.play(SpendSapphire(dice=DIE_NAMES[:4]))
    assert table.faces() == [2, 2, 5, 5]
    assert table.view().rerolls == 0


def test_a_sapphire_never_rerolls_five_dice() -> None:  # D18
    table = example(1, 2, 4, 6, 3, gems=[{"sapphire": 1}], options={"stars": True})
    assert max(len(action.dice) for action in table.offers(SpendSapphire)) == 4
    assert table.refused(SpendSapphire(dice=DIE_NAMES)) == ("dwarf-no-five", "D18")


def test_an_emerald_sets_a_die_to_another_face() -> None:  # G2, D31
    table = example(1, 2, 4, 6, gems=[{"emerald": 1}], rerolls=0)
    offered = {(action.die, action.face) for action in table.offers(SpendEmerald)}
    faces = dict(zip(DIE_NAMES, (1, 2, 4, 6), strict=False))
    assert offered == {(d, f) for d, shown in faces.items() for f in range(1, 7) if f != shown}
    assert table.play(SpendEmerald(die=BLUE, face=2)) == [
        GemSpent(seat=0, gem="emerald"),
        DieSet(seat=0, die=BLUE, face=2),
    ]
    assert table.faces() == [2, 2, 4, 6]


def test_a_locked_one_may_be_set() -> None:  # D31
    table = example(1, 2, 4, 6, gems=[{"emerald": 1}])
    assert table.may(SpendEmerald(die=BLUE, face=5))


def test_several_emeralds_may_be_spent() -> None:  # G2
    table = example(1, 2, 4, 6, gems=[{"emerald": 3}], mine={"emerald": 1}, draws=[0, 0])
    table.play(SpendEmerald(die=BLUE, face=2), SpendEmerald(die=GREEN, face=6), Keep())
    assert table.gems() == {"emerald": 2}


@pytest.mark.parametrize("gem", ["emerald", "sapphire", "amethyst", "cursed"])
def test_the_diamond_takes_all_gems_of_a_kind_from_the_mine(gem: str) -> None:  # G1, D16
    mine = {"emerald": 2, "sapphire": 3, "amethyst": 4, "cursed": 5}
    table = example(1, 3, 4, 6, gems=[{"diamond": 1}], mine=mine)
    events = table.play(SpendDiamond(gem=gem))  # type: ignore[arg-type]
    assert table.gems() == {gem: mine[gem]}
    assert gem not in table.mine()
    assert events[-1] == Took(seat=0, gem=gem, count=mine[gem], by="diamond")  # type: ignore[arg-type]


def test_the_diamond_is_not_offered_for_a_kind_that_the_mine_lacks() -> None:  # D38
    table = example(1, 3, 4, 6, gems=[{"diamond": 1}], mine={"cursed": 1})
    assert table.offers(SpendDiamond) == [SpendDiamond(gem="cursed")]
    assert table.refused(SpendDiamond(gem="emerald")) == ("dwarf-not-in-mine", "D38")


def test_taking_by_diamond_does_not_end_the_turn() -> None:  # D17
    table = example(2, 3, 4, 6, gems=[{"diamond": 1}], mine={"amethyst": 1}, draws=rolls(5))
    table.play(SpendDiamond(gem="amethyst"), SpendAmethyst(die=BLACK))
    assert table.mover() == 0
    assert table.faces() == [2, 3, 4, 5]


def test_a_cursed_gem_is_no_use() -> None:  # G5
    table = example(2, 3, 4, 5, gems=[{"cursed": 9}], mine=ALL)
    assert {type(action) for action in table.actions()} == {Reroll, Keep}


def test_a_gem_got_by_raid_this_turn_may_be_spent_this_turn() -> None:  # D17, D36
    table = example(1, 3, 6, 4, charged=True, showing=4, mine={"emerald": 1})
    table.play(UseRaid(gem="emerald"), SpendEmerald(die=BLUE, face=2))
    assert table.faces() == [2, 3, 6, 4]


def test_gems_still_in_the_mine_cannot_be_spent() -> None:  # D36
    table = example(1, 3, 6, 4, mine={"emerald": 1})
    assert table.refused(SpendEmerald(die=BLUE, face=2)) == ("dwarf-no-gem", "G2")


def test_a_die_set_aside_by_wild_is_neither_set_nor_rerolled() -> None:  # D12, D31
    table = example(2, 3, 6, 5, charged=True, gems=[ALL])
    table.play(UseWild())
    assert GREEN not in {action.die for action in table.offers(SpendAmethyst)}
    assert GREEN not in {action.die for action in table.offers(SpendEmerald)}
    assert all(GREEN not in action.dice for action in table.offers(SpendSapphire))
    assert all(GREEN not in action.dice for action in table.offers(Reroll))
