"""Hints as data: the moves that a search considers for a decision, best first."""

from itertools import takewhile

from typing_extensions import TypedDict

from burgrave.core.explanation import Considered, Explanation
from burgrave.i18n import Translator
from burgrave.i18n.segments import Sentence, segments
from burgrave.match.hint_text import MAX_HINTS
from burgrave.match.match import Match
from burgrave.match.move_data import MoveData, move_data


class HintData(TypedDict):
    """A move that the search considered."""

    move: MoveData
    label: Sentence
    share: float
    """the share of simulated games that it won"""
    visits: int
    after: list[Sentence]
    """the next moves of the same seat, as sentences"""


def list_hints(match: Match, explanation: Explanation, tr: Translator, seat: int) -> list[HintData]:
    return [hint_data(match, each, tr, seat) for each in explanation.considered[:MAX_HINTS]]


def hint_data(match: Match, each: Considered, tr: Translator, seat: int) -> HintData:
    game, names = match.presenter.game, match.seating.display_names(tr)
    own = takewhile(lambda step: step[0] == seat, each.line)
    return {
        "move": move_data(match.presenter.layout, each.move),
        "label": segments(tr.move_label(game, each.move, names, seat)),
        "share": round(each.win_chance, 3),
        "visits": each.visits,
        "after": [segments(tr.move_label(game, move, names, seat)) for _, move in own],
    }
