"""Advice as data: the moves that a bot which thinks ahead would consider, best first."""

from itertools import takewhile

from typing_extensions import TypedDict

from burgrave.core.explanation import Considered, Explanation
from burgrave.table.advice import MOST
from burgrave.table.data import MoveData, Sentence, move_data
from burgrave.table.match import Match
from burgrave.text import Text
from burgrave.text.segments import segments


class HintMove(TypedDict):
    """A move worth considering."""

    move: MoveData
    label: Sentence
    share: float
    """of imagined games won"""
    visits: int
    after: list[Sentence]
    """what the seat itself may do next"""


def hint_moves(match: Match, said: Explanation, text: Text, seat: int) -> list[HintMove]:
    return [hint_move(match, each, text, seat) for each in said.considered[:MOST]]


def hint_move(match: Match, each: Considered, text: Text, seat: int) -> HintMove:
    game, names = match.lens.game, match.seating.names(text)
    own = takewhile(lambda step: step[0] == seat, each.line)
    return {
        "move": move_data(game.words(), each.move),
        "label": segments(text.move(game, each.move, names, seat)),
        "share": round(each.win_chance, 3),
        "visits": each.visits,
        "after": [segments(text.move(game, move, names, seat)) for _, move in own],
    }
