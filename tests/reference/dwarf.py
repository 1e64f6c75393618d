"""Dig Down Dwarf a second time, slow and obvious, written from the rules alone.

It shares no line with the engine, so that both being wrong in the same way is unlikely. A game
is a dict of lists and words; an action is a tuple: its type and its fields. Chance comes as a
function ``below(n)``, asked in the order of ruling D44. A gem is drawn by its place in the bag
laid out by falling worth; a dwarf card by its place among those left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

Below = Callable[[int], int]
Action = tuple[Any, ...]
State = dict[str, Any]

GEMS = ["diamond", "emerald", "sapphire", "amethyst", "cursed"]
COUNTS = {"diamond": 1, "emerald": 4, "sapphire": 8, "amethyst": 14, "cursed": 10}
DICE = ["blue", "red", "green", "black"]
NORCIA = ["white", "orange", "pink", "teal"]
CURSE_TURNS_AT = {2: 10, 3: 9, 4: 8}
DWARVES = {
    "bombarnok": ("green", {"emerald": 2}),
    "thorgild": ("blue", {"sapphire": 3}),
    "ruddigar": ("red", {"amethyst": 6}),
    "kolbera": ("black", {"emerald": 1, "sapphire": 1, "amethyst": 1}),
}


def new(options: dict[str, Any], seats: int, below: Below) -> State:
    """A dealt game, its first turn begun."""
    cards = list(DWARVES)
    players = []
    for _ in range(seats):
        dwarf = cards.pop(below(len(cards)))
        players.append(
            {
                "dwarf": dwarf,
                "showing": 1,
                "gems": [],
                "norcia": [],
                "stars": 1 if options["stars"] else 0,
            }
        )
    game: State = {
        "options": options,
        "players": players,
        "to_move": below(seats),
        "bag": [gem for gem in GEMS for _ in range(COUNTS[gem])],
        "norcia_bag": [c for c in NORCIA for _ in range(5)] if options["norcia"] else [],
        "mine": [],
        "turn": 0,
        "turns_left": 0,
    }
    for _ in range(6):
        draw_gem(game, below, game["mine"])
    begin_turn(game, below)
    return game


def draw_gem(game: State, below: Below, where: list[str]) -> None:
    """Move a random gem from the bag; the last one announces the last round (D20, D21)."""
    where.append(game["bag"].pop(below(len(game["bag"]))))
    if not game["bag"]:
        game["turns_left"] = 1 + len(game["players"])


def begin_turn(game: State, below: Below) -> None:
    game["turn"] += 1
    game["stage"] = "roll"
    game["dice"] = dict.fromkeys(DICE, 0)
    game["aside"] = None
    game["charged"] = False
    game["rerolls"] = 2
    game["draws_due"] = 0
    game["gained"] = False
    for _ in range(2):
        if game["bag"]:
            draw_gem(game, below, game["mine"])


def subsets(items: list[str], most: int) -> list[tuple[str, ...]]:
    """All choices of one to ``most`` of the items, in their order."""
    return [c for size in range(1, most + 1) for c in combinations(items, size)]


def legal(game: State) -> set[Action]:
    """Everything that the player to move may do; nothing when the game is over."""
    me = game["players"][game["to_move"]]
    stage = game["stage"]
    if stage == "over":
        return set()
    if stage == "name":
        return {("dwarf-name-number", face) for face in range(1, 7)}
    if stage == "roll":
        actions: set[Action] = {("dwarf-roll",)}
        if me["stars"] > 0 and "white" not in game["dice"]:
            actions.add(("dwarf-spend-star",))
        return actions

    actions = {("dwarf-keep",)}
    free = [die for die in game["dice"] if die != game["aside"]]
    for choice in subsets(free, len(free)):
        faces = [game["dice"][die] for die in choice]
        only_sixes = all(face == 6 for face in faces)
        if only_sixes or (game["rerolls"] > 0 and 1 not in faces):
            actions.add(("dwarf-reroll", *choice))
    if "amethyst" in me["gems"]:
        actions |= {("dwarf-spend-amethyst", die) for die in free}
    if "sapphire" in me["gems"]:
        actions |= {("dwarf-spend-sapphire", *choice) for choice in subsets(free, 4)}
    if "emerald" in me["gems"]:
        actions |= {
            ("dwarf-spend-emerald", die, face)
            for die in free
            for face in range(1, 7)
            if face != game["dice"][die]
        }
    if "diamond" in me["gems"]:
        actions |= {("dwarf-spend-diamond", gem) for gem in game["mine"]}
    if game["charged"]:
        actions.add(("dwarf-use-wild",))
        if me["showing"] >= 2:
            actions.add(("dwarf-use-draw",))
        if me["showing"] >= 3:
            for seat, other in enumerate(game["players"]):
                if seat != game["to_move"]:
                    actions |= {
                        ("dwarf-use-swap", seat, give, take)
                        for give in me["gems"]
                        for take in other["gems"]
                        if take != "diamond"
                    }
        if me["showing"] >= 4:
            actions |= {("dwarf-use-raid", gem) for gem in game["mine"]}
    return actions


def play(game: State, action: Action, below: Below) -> None:
    """Play a legal action."""
    me = game["players"][game["to_move"]]
    kind, fields = action[0], action[1:]
    if kind == "dwarf-spend-star":
        me["stars"] -= 1
        game["dice"]["white"] = 0
    elif kind == "dwarf-roll":
        game["stage"] = "choose"
        roll(game, list(game["dice"]), below)
    elif kind == "dwarf-reroll":
        if any(game["dice"][die] != 6 for die in fields):
            game["rerolls"] -= 1
        roll(game, fields, below)
    elif kind == "dwarf-spend-amethyst":
        me["gems"].remove("amethyst")
        roll(game, fields, below)
    elif kind == "dwarf-spend-sapphire":
        me["gems"].remove("sapphire")
        roll(game, fields, below)
    elif kind == "dwarf-spend-emerald":
        me["gems"].remove("emerald")
        die, face = fields
        game["dice"][die] = face
        if die == favourite(me):
            game["charged"] = False
    elif kind == "dwarf-spend-diamond":
        me["gems"].remove("diamond")
        take_all(game, fields[0])
    elif kind == "dwarf-use-wild":
        game["aside"] = favourite(me)
        ability_used(game)
    elif kind == "dwarf-use-draw":
        game["draws_due"] += 1
        ability_used(game)
    elif kind == "dwarf-use-swap":
        seat, give, take = fields
        other = game["players"][seat]
        me["gems"].remove(give)
        other["gems"].remove(take)
        me["gems"].append(take)
        other["gems"].append(give)
        game["gained"] = True
        ability_used(game)
    elif kind == "dwarf-use-raid":
        game["mine"].remove(fields[0])
        me["gems"].append(fields[0])
        game["gained"] = True
        ability_used(game)
    elif kind == "dwarf-keep":
        if game["aside"] is None:
            resolve(game, below)
        else:
            game["stage"] = "name"
    elif kind == "dwarf-name-number":
        game["dice"][game["aside"]] = fields[0]
        resolve(game, below)
    else:
        raise ValueError(f"Not an action: {action!r}.")


def favourite(player: dict[str, Any]) -> str:
    return DWARVES[player["dwarf"]][0]


def roll(game: State, dice: Any, below: Below) -> None:
    me = game["players"][game["to_move"]]
    for die in dice:
        game["dice"][die] = below(6) + 1
        if die == favourite(me):
            game["charged"] = game["dice"][die] == 6


def ability_used(game: State) -> None:
    me = game["players"][game["to_move"]]
    game["charged"] = False
    me["showing"] = min(4, me["showing"] + 1)


def take_all(game: State, gem: str) -> None:
    me = game["players"][game["to_move"]]
    taken = [g for g in game["mine"] if g == gem]
    game["mine"] = [g for g in game["mine"] if g != gem]
    me["gems"] += taken
    if taken:
        game["gained"] = True


def conditions(faces: list[int], any_quad: bool) -> set[str]:
    """Which lines of the reference card the dice meet."""
    counts = Counter(faces)
    met = set()
    if counts[1] >= 4 or (any_quad and max(counts.values()) >= 4):
        met.add("four_of_a_kind" if any_quad else "four_ones")
    if sum(1 for n in counts.values() if n >= 2) >= 2:
        met.add("two_pairs")
    if any({low, low + 1, low + 2, low + 3} <= set(faces) for low in (1, 2, 3)):
        met.add("straight")
    if max(counts.values()) >= 3:
        met.add("three_of_a_kind")
    if not met and max(counts.values()) == 2:
        met.add("only_a_pair")
    return met


WON_BY = {
    "four_ones": "diamond",
    "four_of_a_kind": "diamond",
    "two_pairs": "emerald",
    "straight": "sapphire",
    "three_of_a_kind": "amethyst",
    "only_a_pair": "cursed",
}


def resolve(game: State, below: Below) -> None:
    me = game["players"][game["to_move"]]
    for condition in conditions(
        list(game["dice"].values()), game["options"]["diamond"] == "any_quad"
    ):
        take_all(game, WON_BY[condition])
    for _ in range(game["draws_due"]):
        if game["bag"]:
            draw_gem(game, below, me["gems"])
            game["gained"] = True
    if game["options"]["norcia"] and not game["gained"]:
        for _ in range(min(3, len(game["norcia_bag"]))):
            bag = game["norcia_bag"]
            me["norcia"].append(bag.pop(below(len(bag))))
    if game["turns_left"] > 0:
        game["turns_left"] -= 1
        if game["turns_left"] == 0:
            game["stage"] = "over"
            return
    game["to_move"] = (game["to_move"] + 1) % len(game["players"])
    begin_turn(game, below)


def score(game: State, seat: int) -> int:
    """The points of a seat if the game ended now."""
    player: dict[str, Any] = game["players"][seat]
    have: Counter[str] = Counter(player["gems"])
    points: int = 12 * have["diamond"]
    points += game["options"]["emerald_value"] * have["emerald"]
    points += 4 * have["sapphire"] + 2 * have["amethyst"]
    turned = have["cursed"] >= CURSE_TURNS_AT[len(game["players"])]
    points += have["cursed"] if turned else -have["cursed"]
    if wish_fulfilled(player):
        points += 5
    points += 4 * min(player["norcia"].count(colour) for colour in NORCIA)
    return points


def wish_fulfilled(player: dict[str, Any]) -> bool:
    have: Counter[str] = Counter(player["gems"])
    return all(have[gem] >= n for gem, n in DWARVES[player["dwarf"]][1].items())


def places(game: State) -> list[int]:
    """The place of each seat: one more than the number of seats strictly better."""
    merit = []
    for seat, player in enumerate(game["players"]):
        fewer = -player["gems"].count("cursed")
        tie_break = fewer if game["options"]["tie_break"] == "fewer_cursed" else 0
        merit.append((score(game, seat), tie_break))
    return [1 + sum(1 for other in merit if other > mine) for mine in merit]


def summary(game: State) -> dict[str, Any]:
    """All that is known of a game, in a form to compare."""
    over = game["stage"] == "over"
    turn = {
        "to_move": game["to_move"],
        "stage": game["stage"],
        "dice": dict(game["dice"]),
        "aside": game["aside"],
        "rerolls": game["rerolls"],
        "charged": game["charged"],
        "draws_due": game["draws_due"],
        "gained": game["gained"],
    }
    return {
        "mine": {gem: game["mine"].count(gem) for gem in GEMS},
        "bag": {gem: game["bag"].count(gem) for gem in GEMS},
        "norcia_bag": {c: game["norcia_bag"].count(c) for c in NORCIA},
        "turn": game["turn"],
        "turns_left": game["turns_left"],
        "current": {"stage": "over"} if over else turn,
        "players": [
            {
                "dwarf": player["dwarf"],
                "showing": player["showing"],
                "gems": {gem: player["gems"].count(gem) for gem in GEMS},
                "norcia": {c: player["norcia"].count(c) for c in NORCIA},
                "stars": player["stars"],
                "score": score(game, seat),
                "wish": wish_fulfilled(player),
            }
            for seat, player in enumerate(game["players"])
        ],
        "places": places(game),
    }
