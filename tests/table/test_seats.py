"""Opening a table, taking seats, leaving them, and who may do what."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from motherlode.engine.wire import Refused
from motherlode.table.ledger import fingerprint
from motherlode.table.refusals import Conflict, Forbidden, Missing, Unproven
from tests.table.people import PERSON, House, bot, same, seated
from tests.table.picks import Lay


def test_a_new_table_waits_for_its_people_and_knows_its_bots() -> None:
    house = House("dwarf", [PERSON, bot("sharp")], {"norcia": True})
    state = house.state()
    assert state.status == "open"
    assert state.version == 1
    assert state.options["norcia"] is True
    assert [seat.claimed for seat in state.seats] == [False, True]
    assert [seat.level for seat in state.seats] == [None, "sharp"]
    assert state.seats[0].name == ""
    assert state.seats[1].name != ""
    assert state.view is None
    assert state.waiting_for == []


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        ([PERSON], {}, "wrong-number-of-seats"),
        ([PERSON] * 5, {}, "wrong-number-of-seats"),
        ([PERSON] * 2, {"colour": "red"}, "no-such-option"),
        ([PERSON] * 2, {"norcia": 1}, "no-such-choice"),
    ],
)
def test_a_table_that_the_game_does_not_have_is_refused(
    seats: list[object], options: dict[str, str | int | bool], message: str
) -> None:
    with pytest.raises(Refused) as refused:
        House("dwarf", seats, options)  # type: ignore[arg-type]
    assert refused.value.message == message


def test_an_invitation_works_once() -> None:  # fault 19
    house = House("dwarf", [PERSON, PERSON])
    house.claim(0, "Ann")
    with pytest.raises(Conflict) as refused:
        house.claim(0, "Mallory")
    assert refused.value.message == "invitation-used"
    assert house.state().seats[0].name == "Ann"


def test_a_made_up_invitation_opens_nothing() -> None:
    house = House("dwarf", [PERSON, PERSON])
    house.invites[0] = "made-up"
    with pytest.raises(Missing):
        house.claim(0)
    house.invites[0] = ""
    with pytest.raises(Missing):
        house.claim(0)


def test_a_double_click_claims_once_and_gets_the_same_token() -> None:  # fault 33
    house = House("dwarf", [PERSON, PERSON])
    first = house.claim(0, "Ann", key="one-click")
    again = house.claim(0, "Ann", key="one-click")
    assert again == first
    assert house.table.version == 2
    house.restart()
    assert house.claim(0, "Ann", key="one-click") == first


def test_the_key_alone_does_not_give_a_token_away() -> None:
    house = House("dwarf", [PERSON, PERSON])
    house.claim(0, "Ann", key="one-click")
    other = house.claim(1, "Bo", key="one-click")
    assert other.seat == 1


def test_nothing_that_opens_anything_stands_in_the_ledger() -> None:  # fault 19
    house = House("dwarf", [PERSON, PERSON])
    claimed = house.claim(0, "Ann", key="a-key-of-ann")
    house.leave(claimed.token)
    house.invites[0] = house.state(house.host).invitations[0].invite
    claimed = house.claim(0, "Ann", key="another-key-of-ann")
    text = b"".join(house.ledger).decode()
    for secret in (claimed.token, house.host, "a-key-of-ann", "another-key-of-ann"):
        assert secret not in text
    assert fingerprint(claimed.token) in text


def test_the_host_sees_open_invitations_but_no_tokens_and_sits_nowhere() -> None:  # fault 19
    house = House("dwarf", [PERSON, PERSON])
    token = house.claim(0).token
    state = house.state(house.host)
    assert [way.seat for way in state.invitations] == [1]
    assert state.you is None
    assert state.host
    assert token not in repr(state)
    assert house.state(token).invitations == []
    assert house.state().invitations == []
    house.claim(1)
    house.start()
    with pytest.raises(Forbidden):
        house.act(house.host, house.offers(house.state().waiting_for[0])[0])


def test_who_leaves_takes_no_key_along() -> None:  # fault 6
    house = House("dwarf", [PERSON, PERSON])
    old = house.claim(0, "Ann").token
    house.leave(old)
    assert house.state().seats[0].name == ""
    invitation = house.state(house.host).invitations[0]
    assert invitation.seat == 0
    assert invitation.invite != house.invites[0]
    with pytest.raises(Conflict):
        house.claim(0, "Mallory")  # by the old invitation
    house.invites[0] = invitation.invite
    new = house.claim(0, "Bo").token
    assert new != old
    for attempt in (
        lambda: house.state(old),
        lambda: house.leave(old),
        lambda: house.rematch(old),
    ):
        with pytest.raises(Unproven):
            attempt()
    house.claim(1)
    house.start()
    with pytest.raises(Unproven):
        house.act(old, house.offers(house.state().waiting_for[0])[0])


def test_leaving_twice_by_one_click_leaves_once() -> None:  # fault 33
    house = House("dwarf", [PERSON, PERSON])
    token = house.claim(0).token
    first = house.leave(token, key="one-click")
    assert house.leave(token, key="one-click") == first
    house.restart()
    assert house.leave(token, key="one-click") == first


def test_the_host_hands_unclaimed_seats_over() -> None:
    house = House("dwarf", [PERSON, PERSON])
    house.change(house.host, 1, bot("steady"))
    assert house.state().seats[1].level == "steady"
    with pytest.raises(Conflict):
        house.claim(1)
    house.change(house.host, 1, PERSON)
    house.invites[1] = house.state(house.host).invitations[1].invite
    house.claim(1, "Bo")
    with pytest.raises(Conflict) as refused:
        house.change(house.host, 1, bot())
    assert refused.value.message == "seat-claimed"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_not_changed(seat: int) -> None:
    house = House("dwarf", [PERSON, PERSON])
    with pytest.raises(Missing):
        house.change(house.host, seat, bot())


def test_only_the_host_changes_seats_and_starts() -> None:  # fault 4
    house = House("dwarf", [PERSON, PERSON])
    token = house.claim(0).token
    house.claim(1)
    for wrong, kind in (("", Unproven), ("made-up", Unproven), (token, Forbidden)):
        with pytest.raises(kind):
            house.change(wrong, 1, bot())
        if wrong:
            with pytest.raises(kind):
                house.start(wrong)


def test_the_start_waits_for_everybody() -> None:
    house = House("dwarf", [PERSON, bot()])
    with pytest.raises(Conflict) as refused:
        house.start()
    assert refused.value.message == "seats-unclaimed"
    house.claim(0)
    house.start()
    assert house.state().status == "playing"


def test_seats_are_settled_once_the_match_has_begun() -> None:
    house = seated("dwarf", 2)
    attempts: list[Callable[[], object]] = [
        house.start,
        lambda: house.leave(house.tokens[0]),
        lambda: house.change(house.host, 0, bot()),
    ]
    for attempt in attempts:
        with pytest.raises(Conflict) as refused:
            attempt()
        assert refused.value.message == "already-started"


def test_starting_twice_by_one_click_deals_once() -> None:  # fault 33
    house = House("picks", [PERSON, PERSON])
    house.claim_all()
    first = house.start(key="one-click")
    before = house.table.match
    assert house.start(key="one-click") == first
    assert house.table.match is before


@pytest.mark.parametrize(
    "name", ["  Ann ", "王小明", "Zoë", "a" * 24, "👩\u200d🚀", "❤\ufe0f", "कि"]
)
def test_names_are_trimmed_and_kept(name: str) -> None:
    house = House("dwarf", [PERSON, PERSON])
    house.claim(0, name)
    assert house.state().seats[0].name == name.strip()


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "\u200d", "a" * 25, "Ann\nBo", "Ann\u202eoB", "\x00", "\ud800", "a\u200bb"),
        *("\u3164", "\u2800", "\u115f\u1160", "\uffa0"),  # letters without ink
        *("\u034f", "\ufe0f", "\u0301", "\u17b4", "A\ue000"),  # marks on nothing; private use
    ],
)
def test_names_that_nobody_could_read_are_refused(name: str) -> None:
    house = House("dwarf", [PERSON, PERSON])
    with pytest.raises(Refused) as refused:
        house.claim(0, name)
    assert refused.value.message in ("bad-name-length", "bad-name-characters")
    assert house.table.version == 1
    house.claim(0, "Ann")  # the invitation still works


def test_of_two_with_one_name_the_second_gets_a_number() -> None:
    house = House("saboteur2", [PERSON, PERSON, PERSON, PERSON, bot()])
    stone = house.state().seats[4].name
    for seat, name in enumerate(["Ann", "ann", "Ａnn", stone]):
        house.claim(seat, name)
    assert [seat.name for seat in house.state().seats] == [
        *("Ann", "ann 2", "Ａnn 3", f"{stone} 2", stone)
    ]


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("Ann", "Ann\u200d"),  # a joiner with nothing to join
        ("Ann", "A\u200cnn"),
        ("Ann", "Ann\ufe0f"),  # a choice between pictures of a letter that has one
        ("Ann", "A\u034fnn"),  # invisible, for sorting
        ("葛", "葛\U000e0100"),
        ("Ann B", "Ann  B"),  # which pages show as one space
        ("Ann B", "Ann\u3000B"),
        ("Ann B", "Ann\u2009B"),
        ("Ann B", "Ann\u2800B"),
        ("Ann", "Ann\u3164"),  # a letter without ink
    ],
)
def test_names_that_look_alike_are_told_apart(name: str, alike: str) -> None:
    house = House("dwarf", [PERSON, PERSON])
    house.claim(0, name)
    house.claim(1, alike)
    assert house.state().seats[1].name == f"{alike} 2"


def test_the_longest_name_makes_room_for_its_number() -> None:
    house = House("dwarf", [PERSON, PERSON])
    house.claim(0, "a" * 24)
    house.claim(1, "a" * 24)
    assert house.state().seats[1].name == "a" * 22 + " 2"


def test_a_bot_that_comes_later_is_not_called_like_a_person() -> None:
    house = House("dwarf", [PERSON, bot()])
    house.claim(0, house.state().seats[1].name)
    assert house.state().seats[0].name.endswith(" 2")
    house = House("dwarf", [PERSON, PERSON])
    house.claim(0, "basalt")
    house.change(house.host, 1, bot())
    assert house.state().seats[1].name == "Basalt 2"


def test_a_name_is_free_again_when_its_bearer_has_left() -> None:
    house = House("dwarf", [PERSON, PERSON])
    house.leave(house.claim(0, "Ann").token)
    house.claim(1, "Ann")
    assert house.state().seats[1].name == "Ann"


def test_a_rematch_keeps_seats_and_tokens_and_deals_anew() -> None:
    house = seated("picks", 2)
    with pytest.raises(Conflict) as refused:
        house.rematch(house.tokens[0])
    assert refused.value.message == "not-finished"
    house.play_out()
    first = house.state()
    assert first.result is not None
    with pytest.raises(Forbidden):
        house.rematch(house.host)
    with pytest.raises(Unproven):
        house.rematch("")
    answer = house.rematch(house.tokens[1], key="one-click")
    assert house.rematch(house.tokens[1], key="one-click") == answer
    second = house.state(house.tokens[0])
    assert (second.match, second.status, second.you) == (2, "playing", 0)
    assert second.commitment != first.commitment
    assert second.log[0].number == 0
    with pytest.raises(Conflict):
        house.rematch(house.tokens[0])
    assert same(house.refolded(), house.table)


def test_a_second_rematch_of_the_same_match_leads_to_the_first() -> None:
    house = seated("picks", 2)
    house.play_out()
    first = house.rematch(house.tokens[0], after=1)
    entries = len(house.ledger)
    second = house.rematch(house.tokens[1], key="late-click", after=1)
    assert second.version >= first.version
    assert house.rematch(house.tokens[1], key="late-click", after=1) == second
    assert (house.state().match, len(house.ledger)) == (2, entries)
    with pytest.raises(Conflict) as refused:  # of the match that is being played
        house.rematch(house.tokens[1], after=2)
    assert refused.value.message == "not-finished"


def test_there_is_no_rematch_of_a_match_that_was_never_played() -> None:
    house = seated("picks", 2)
    house.play_out()
    with pytest.raises(Missing) as refused:
        house.rematch(house.tokens[0], after=2)
    assert refused.value.message == "no-such-match"


def test_a_finished_match_takes_no_action() -> None:
    house = seated("picks", 2)
    house.play_out()
    with pytest.raises(Conflict) as refused:
        house.act(house.tokens[0], Lay(card=1))
    assert refused.value.message == "game-is-over"


def test_nothing_can_be_played_before_the_start() -> None:
    house = House("picks", [PERSON, PERSON])
    house.claim_all()
    with pytest.raises(Conflict) as refused:
        house.act(house.tokens[0], Lay(card=1))
    assert refused.value.message == "not-started"
