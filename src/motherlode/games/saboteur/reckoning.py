"""The final score of Saboteur line by line."""

from __future__ import annotations

from motherlode.engine.wire import Arguments, Result, ScoreLine
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import LOST, ROLE_HELD, SETTLED, STOLEN, WAS_TRAPPED, WON
from motherlode.games.saboteur.terms import Terms
from motherlode.games.saboteur.wire import ROLE_NAMES, Role

CLAUSES: dict[Role, str] = {
    "digger": "B1",
    "saboteur": "W2",
    "blue": "W1",
    "green": "W1",
    "boss": "W3",
    "profiteer": "W4",
    "geologist": "W5",
}


def result(position: SaboteurPosition) -> Result:
    """E3: most gold wins, ties share."""
    seats = range(position.seats)
    return Result(
        places=[int(position.rank(seat)) for seat in seats],
        scores=[int(position.score(seat)) for seat in seats],
        lines=[score_lines(position, seat) for seat in seats],
    )


def score_lines(position: SaboteurPosition, seat: int) -> list[ScoreLine]:
    """Every line of a seat's score, round by round; their points add up to its score."""
    lines = []
    for at in range(position.terms.rounds):
        got = int(position.history[at * position.seats + seat])
        if got & SETTLED:
            lines += _round(got, at + 1, position.terms)
    return lines


def _round(got: int, number: int, terms: Terms) -> list[ScoreLine]:
    role = ROLE_NAMES[(got >> ROLE_HELD) & 15]
    arguments: Arguments = {"round": number, "role": role}
    clause = CLAUSES[role] if terms.expansion or role == "digger" else "B2"
    if terms.broken_gets_nothing and role == "digger" and got & WON and not got & 255:
        clause = "B3"  # with whole tools every digger gets a card
    if terms.official_teams and role in ("blue", "green"):
        clause = "R61"
    if got & WAS_TRAPPED:
        message, clause = "saboteur-score-trapped", "W7"
    elif role == "geologist":
        message = "saboteur-score-crystals"
    else:
        message = "saboteur-score-won" if got & WON else "saboteur-score-lost"
    lines = [ScoreLine(message=message, rule=clause, points=got & 255, arguments=arguments)]
    stolen, lost = (got >> STOLEN) & 255, (got >> LOST) & 255
    if stolen:
        lines.append(_theft("saboteur-score-stole", stolen, number))
    if lost:
        lines.append(_theft("saboteur-score-robbed", -lost, number))
    return lines


def _theft(message: str, points: int, number: int) -> ScoreLine:
    return ScoreLine(message=message, rule="W8", points=points, arguments={"round": number})
