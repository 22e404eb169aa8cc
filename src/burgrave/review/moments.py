"""Key moments: the decisions with which a game turned, at most one in a round."""

from dataclasses import dataclass
from typing import Final, Literal

from burgrave.match.match_view import FULL_STATE, seat_of_viewer
from burgrave.review.parts import PLAN, Parts, curve_points

MOMENTS: Final = 3
MomentKind = Literal["mistake", "swing", "hard"]

SWING: Final = 0.05  # a smaller change of a win chance is no key moment


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision and how the win chance of its seat changed with it.

    For a mistake these are the chances of the best and of the chosen choice, from what the seat knew.
    Otherwise they are those of the curve before the decision and before the next one.
    """

    entry: int
    seat: int
    kind: MomentKind
    before: float
    after: float


def find_moments(parts: Parts, viewer: int, closed: frozenset[int], count: int = MOMENTS) -> list[Moment]:
    """Return the key moments, those of the viewer's own seat first.

    If the own seat made no mistake, its best moves that were hard to find come first.
    """
    own = seat_of_viewer(viewer) if viewer != FULL_STATE else None
    swings = [moment for moment in list_swings(parts) if moment.seat not in closed]
    lost = [moment for moment in list_mistakes(parts) if moment.seat == own]
    hard = [] if lost else [moment for moment in list_hard(parts) if moment.seat == own]
    wanted = [*by_size(lost), *by_size(hard), *by_size(swings)]
    found: list[Moment] = []
    rounds: set[int] = set()
    for moment in wanted:
        number = round_index(parts, moment.entry)
        if number not in rounds and len(found) < count:
            rounds.add(number)
            found.append(moment)
    return found


def list_swings(parts: Parts) -> list[Moment]:
    """Return the decisions after which the win chance of their seat changed much."""
    moments = [make_moment(parts, *each, "swing") for each in spans(parts)]
    return [moment for moment in moments if abs(moment.after - moment.before) >= SWING]


def list_mistakes(parts: Parts) -> list[Moment]:
    """Return the decisions that lost win chance for sure, as their seats could know."""
    return [
        Moment(entry, seat, "mistake", body["share"], max(0.0, body["share"] - body["loss"]))
        for entry, _, seat in spans(parts)
        if (body := parts[entry])["grade"] in ("doubtful", "mistake")
    ]


def list_hard(parts: Parts) -> list[Moment]:
    return [make_moment(parts, *each, "hard") for each in spans(parts) if parts[each[0]]["hard"]]


def spans(parts: Parts) -> list[tuple[int, int, int]]:
    """Return the entry of each graded decision, the entry before the next one of any seat, and its seat."""
    decisions = parts[PLAN]["decisions"]
    ends = [entry - 1 for entry, *_ in decisions[1:]] + [parts[PLAN]["entries"] - 1]
    return [
        (entry, end, seat) for (entry, _, seat, _), end in zip(decisions, ends, strict=True) if entry in parts
    ]


def make_moment(parts: Parts, entry: int, end: int, seat: int, kind: MomentKind) -> Moment:
    chances = dict(curve_points(parts))
    return Moment(entry, seat, kind, chances[entry - 1][seat], chances[end][seat])


def by_size(moments: list[Moment]) -> list[Moment]:
    return sorted(moments, key=lambda each: (-abs(each.after - each.before), each.entry))


def round_index(parts: Parts, entry: int) -> int:
    """Return the index of the round to which an entry belongs."""
    return sum(first < entry for first, *_ in parts[PLAN]["rounds"])
