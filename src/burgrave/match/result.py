"""The end of a game: who won and why, and how the points add up."""

from collections.abc import Sequence
from itertools import groupby

from typing_extensions import TypedDict

from burgrave.core.state import State
from burgrave.i18n import Translator
from burgrave.i18n.segments import Sentence, segments
from burgrave.match.presenters.base import Presenter


class ScoreItemData(TypedDict):
    item: str
    name: str
    points: int


class ScoreRowData(TypedDict):
    """The place and the points of one seat, item by item."""

    seat: int
    place: int
    total: int
    items: list[ScoreItemData]


class OutcomeData(TypedDict):
    """Who won and why, and the scores, best first."""

    outcome: list[Sentence]
    rows: list[ScoreRowData]


def outcome_data(
    presenter: Presenter, tr: Translator, names: Sequence[str], state: State, you: int | None
) -> OutcomeData:
    """Return how the game ended, for this seat or for a reader without a seat."""
    sentences = [each for each in outcome_sentences(presenter, tr, names, state, you) if each]
    sentences += standing_sentences(presenter, tr, state, you)
    return {"outcome": [segments(each) for each in sentences], "rows": score_rows(presenter, tr, state)}


def score_rows(presenter: Presenter, tr: Translator, state: State) -> list[ScoreRowData]:
    """Return the ranking as data, best first."""
    scores, places = state.scores(), state.ranking()
    return [
        {
            "seat": seat,
            "place": places[seat],
            "total": scores[seat],
            "items": [
                {"item": item, "name": tr.score_item_name(presenter.game, item), "points": points}
                for item, points in state.score_breakdown(seat)
            ],
        }
        for seat in seats_by_place(places)
    ]


def result_sentences(
    presenter: Presenter, tr: Translator, names: Sequence[str], state: State, you: int | None
) -> list[str]:
    """Return sentences: who won, and the ranking with the points item by item, best first."""
    scores, places = state.scores(), state.ranking()
    lines = outcome_sentences(presenter, tr, names, state, you)
    for seat in seats_by_place(places):
        items = ", ".join(
            f"{tr.score_item_name(presenter.game, item)} {points}"
            for item, points in state.score_breakdown(seat)
        )
        total = tr.format("points-count", number=scores[seat])
        lines.append(f"{places[seat]}. {display_name(tr, names, seat, you)}: {total} ({items})")
    return lines


def outcome_sentences(
    presenter: Presenter, tr: Translator, names: Sequence[str], state: State, you: int | None
) -> list[str]:
    """Return sentences: the game is over, who won, and what decided ties."""
    state_data, scores, places = state.to_dict(), state.scores(), state.ranking()
    alone = presenter.solo_rating(tr, state_data, scores)
    ties = [presenter.tie_break(tr, state_data, names, seats) for seats in find_ties(scores, places)]
    return [tr.format("game-over"), alone or winner_sentence(tr, names, places, you), *ties]


def standing_sentences(presenter: Presenter, tr: Translator, state: State, you: int | None) -> list[str]:
    """Return sentences: the place of this seat, and what made the difference.

    Games of one seat and games with several winners have none.
    """
    scores, places = state.scores(), state.ranking()
    order = seats_by_place(places)
    if len(order) < 2 or places[order[1]] == 1:
        return []
    winner, rival = order[0], order[1] if you in (None, order[0]) else you
    lead = {"seats": len(order), "points": scores[winner] - scores[rival]}
    sentences: list[str] = []
    if you is not None:
        key = "game-own-win" if you == winner else "game-own-place"
        sentences.append(tr.format(key, place=places[you], **lead))
    item, points = largest_lead(state, winner, rival)
    if points > 0:
        whose = "-own" if you == winner else "" if you is None else "-you"
        name = tr.score_item_name(presenter.game, item)
        sentences.append(tr.format(f"game-difference{whose}", item=name, points=points))
    return sentences


def largest_lead(state: State, seat: int, rival: int) -> tuple[str, int]:
    """Return the item in which a seat is most ahead of its rival, and by how many points."""
    behind = dict(state.score_breakdown(rival))
    leads = [(item, points - behind.get(item, 0)) for item, points in state.score_breakdown(seat)]
    return max(leads, key=lambda lead: lead[1])


def find_ties(scores: Sequence[int], places: Sequence[int]) -> list[list[int]]:
    """Return groups of seats with equal points, the better place first."""
    groups = groupby(seats_by_place(places), key=lambda seat: scores[seat])
    together = [list(seats) for _, seats in groups]
    return [seats for seats in together if len(seats) > 1]


def display_name(tr: Translator, names: Sequence[str], seat: int, you: int | None) -> str:
    return f"{names[seat]} ({tr.format('seat-you')})" if seat == you else names[seat]


def winner_sentence(tr: Translator, names: Sequence[str], places: Sequence[int], you: int | None) -> str:
    first = [seat for seat, place in enumerate(places) if place == 1]
    if first == [you]:
        return tr.format("game-you-win")
    together = tr.join_names([display_name(tr, names, seat, you) for seat in first])
    return tr.format("game-winner", winners=together, number=len(first))


def seats_by_place(places: Sequence[int]) -> list[int]:
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat))


def score_sentences(
    tr: Translator, names: Sequence[str], scores: Sequence[int], places: Sequence[int]
) -> list[str]:
    """Return sentences: who won, and the ranking as a record stores it, without items."""
    lines = [tr.format("game-over"), winner_sentence(tr, names, places, None)]
    for seat in seats_by_place(places):
        total = tr.format("points-count", number=scores[seat])
        lines.append(f"{places[seat]}. {names[seat]}: {total}")
    return lines
