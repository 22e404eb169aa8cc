"""The end of a game: who won and why, and how the points add up."""

from collections.abc import Sequence
from itertools import groupby

from typing_extensions import TypedDict

from burgrave.core.state import State
from burgrave.table.lens import Lens
from burgrave.text import Text


class ScoreItem(TypedDict):
    item: str
    name: str
    points: int


class ScoreRow(TypedDict):
    """What a seat has come to, item by item."""

    seat: int
    place: int
    total: int
    items: list[ScoreItem]


def score_rows(lens: Lens, text: Text, state: State) -> list[ScoreRow]:
    """The ranking as data, best first."""
    scores, places = state.scores(), state.ranking()
    return [
        {
            "seat": seat,
            "place": places[seat],
            "total": scores[seat],
            "items": [
                {"item": item, "name": text.points(lens.game, item), "points": points}
                for item, points in state.breakdown(seat)
            ],
        }
        for seat in in_order(places)
    ]


def result_sentences(
    lens: Lens, text: Text, names: Sequence[str], state: State, you: int | None
) -> list[str]:
    """Who won, and the ranking, best first, each with its points item by item."""
    scores, places = state.scores(), state.ranking()
    lines = outcome(lens, text, names, state, you)
    for seat in in_order(places):
        items = ", ".join(
            f"{text.points(lens.game, item)} {points}" for item, points in state.breakdown(seat)
        )
        total = text.say("cli-points-count", number=scores[seat])
        lines.append(f"{places[seat]}. {called(text, names, seat, you)}: {total} ({items})")
    return lines


def outcome(lens: Lens, text: Text, names: Sequence[str], state: State, you: int | None) -> list[str]:
    """That it is over, who won, and what decided among equal points."""
    facts, scores, places = state.facts(), state.scores(), state.ranking()
    alone = lens.verdict(text, facts, scores)
    ties = [lens.tie(text, facts, names, seats) for seats in tied(scores, places)]
    return [text.say("cli-game-over"), alone or winners(text, names, places, you), *ties]


def tied(scores: Sequence[int], places: Sequence[int]) -> list[list[int]]:
    """Seats with equal points, the better place first."""
    groups = groupby(in_order(places), key=lambda seat: scores[seat])
    together = [list(seats) for _, seats in groups]
    return [seats for seats in together if len(seats) > 1]


def called(text: Text, names: Sequence[str], seat: int, you: int | None) -> str:
    return f"{names[seat]} ({text.say('cli-you')})" if seat == you else names[seat]


def winners(text: Text, names: Sequence[str], places: Sequence[int], you: int | None) -> str:
    first = [seat for seat, place in enumerate(places) if place == 1]
    if first == [you]:
        return text.say("cli-you-win")
    together = text.together([called(text, names, seat, you) for seat in first])
    return text.say("cli-winner", winners=together, number=len(first))


def in_order(places: Sequence[int]) -> list[int]:
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat))


def scores_told(text: Text, names: Sequence[str], scores: Sequence[int], places: Sequence[int]) -> list[str]:
    """The ranking alone, as a record keeps it."""
    lines = [text.say("cli-game-over"), winners(text, names, places, None)]
    for seat in in_order(places):
        total = text.say("cli-points-count", number=scores[seat])
        lines.append(f"{places[seat]}. {names[seat]}: {total}")
    return lines
