"""A review is made in parts, so that it can be shown while it grows and continued after a restart.

Part 0 is the plan. Negative parts are pieces of the curve, and part N is the decision of entry N.
"""

from collections.abc import Mapping
from typing import Any, Final

from burgrave.match.rounds import list_rounds
from burgrave.review.curve import chances_after
from burgrave.review.decision_review import review_decision, round_share
from burgrave.review.grades import accuracy_of
from burgrave.review.review_data import GRADES
from burgrave.review.reviewed_game import ReviewedGame

PLAN: Final = 0
OVERVIEW: Final = 1_000_000  # of the whole review, when all other parts are made
OVERVIEW_POINTS: Final = 80
POINTS: Final = 25  # of the curve in one part

Parts = Mapping[int, Any]


def make_part(game: ReviewedGame, part: int) -> Any:
    """Return a part of the review as plain data."""
    if part == PLAN:
        return make_plan(game)
    if part < 0:
        first = (-part - 1) * POINTS
        last = min(first + POINTS, len(game.states))
        return [
            [round_share(chance) for chance in chances_after(game, entry)] for entry in range(first, last)
        ]
    return review_decision(game, game.by_entry[part])


def make_plan(game: ReviewedGame) -> dict[str, Any]:
    """Return what the review consists of."""
    decisions = [[each.entry, each.last_entry, each.seat, each.kind] for each in game.decisions]
    return {
        "entries": len(game.states),
        "seats": game.seats,
        "decisions": decisions,
        "rounds": list_rounds(state.to_dict() for state in game.states),
    }


def make_overview(parts: Parts, seats: int) -> dict[str, Any]:
    """Return what an archive shows of a complete review: a short curve, grades and accuracy by seat."""
    points = curve_points(parts)
    step = max(1, -(-len(points) // OVERVIEW_POINTS))
    bodies: list[list[Any]] = [[] for _ in range(seats)]
    for entry, _, seat, _ in parts[PLAN]["decisions"]:
        bodies[seat].append(parts[entry])
    grades = [{grade: sum(body["grade"] == grade for body in own) for grade in GRADES} for own in bodies]
    return {
        "curve": [[entry, chances] for entry, chances in points[:-1:step]] + [list(points[-1])],
        "grades": grades,
        "accuracy": [accuracy_of([body["loss"] for body in own]) for own in bodies],
    }


def list_parts(plan: Mapping[str, Any]) -> list[int]:
    """Return the parts besides the plan in the order in which they are made."""
    pieces = -(-plan["entries"] // POINTS)
    return [-1 - piece for piece in range(pieces)] + [entry for entry, *_ in plan["decisions"]]


def is_complete(parts: Parts) -> bool:
    return OVERVIEW in parts


def curve_points(parts: Parts) -> list[tuple[int, list[float]]]:
    """Return the entries and chances of the curve, as far as it is made."""
    points = []
    for piece in range(-(-parts[PLAN]["entries"] // POINTS)):
        for number, chances in enumerate(parts.get(-1 - piece, ())):
            points.append((piece * POINTS + number, chances))
    return points
