"""Whole games of Praga at the terminal, played so that everything happens that can."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from burgrave import game
from burgrave.core.record import Recorder
from burgrave.core.state import State
from burgrave.table.lens import lens_for
from burgrave.table.match import Match
from burgrave.table.seating import seated
from burgrave.table.sight import Sight
from burgrave.terminal.frame import Frame
from burgrave.terminal.sitting import Sitting
from burgrave.text import Text
from burgrave.text.spaces import loose

TABLES: dict[str, dict[str, Any]] = {
    "one": {"players": 1, "solo": "simple"},
    "parler": {"players": 1, "solo": "parler"},
    "two": {"players": 2, "side": "B", "road_tiles": "KR-I,KR-IIa,KR-III", "hunger_wall": "A"},
    "three": {"players": 3, "bridge": "babab", "road_tiles": "KR-IIb", "cathedral": "B"},
    "four": {"players": 4},
}
# What somebody who wants to see everything does first, by the beginning of a move.
EAGER = [
    "action building",
    "action road",
    "extra building",
    "action wall",
    "action upgrade",
    "extra",
    "buy",
    "use",
    "climb",
    "sideways",
    "road",
    "bonus",
    "seal",
    "wheel",
    "arrow up",
    "pick",
    "action produce",
    "action",
    "end turn",
    "refresh",
]


def sitting(table: str, language: str, seed: int = 5) -> Sitting:
    praga = game("praga")
    options = praga.options(**TABLES[table])
    players = options.players
    seating = seated(praga, players, list(range(players)), [], [])
    recorder = Recorder(praga, options, seed, seating.in_record())
    return Sitting(Match(recorder, seating, lens_for(recorder.game, recorder.record.options)), Text(language))


def eager(state: State, dice: random.Random) -> int:
    """Builds where it can, fills up plazas, and never lets a bonus lie."""
    words = state.game.words().moves
    legal = state.legal()

    def rank(move: int) -> tuple[int, float]:
        text = words[move]
        if text.startswith("plot "):
            plots = state.facts()["plots"]
            row, column = map(int, text.split()[1:])
            near = sum(abs(row - int(at.split()[0])) + abs(column - int(at.split()[1])) < 3 for at in plots)
            return -near, dice.random()
        place = next((n for n, start in enumerate(EAGER) if text.startswith(start)), 0)
        return place, dice.random()

    return dice.choice(legal) if dice.random() < 0.1 else min(legal, key=rank)


@cache
def moves_of(table: str) -> list[int]:
    """A whole game."""
    at = sitting(table, "en").match.history.state
    dice = random.Random(len(table))
    moves: list[int] = []
    while not at.over:
        moves.append(eager(at, dice))
        at.play(moves[-1])
    return moves


def moments(table: str, language: str, every: int = 1) -> Iterator[Sitting]:
    """One game, stopped now and then."""
    at = sitting(table, language)
    for number, move in enumerate(moves_of(table)):
        if number % every == 0:
            yield at
        at.play(at.acting, move)
    yield at


def kind_of(at: Sitting) -> str:
    """The kind of the open decision; empty when the game is over."""
    decision = at.match.history.state.decision()
    return decision.kind if decision is not None else ""


def first_of(kind: str, language: str = "en", table: str = "four", later: int = 0) -> Sitting:
    """The game at the first decision of a kind, or at one that comes later."""
    for at in moments(table, language):
        if kind_of(at) == kind:
            if later == 0:
                return at
            later -= 1
    raise AssertionError(kind)


def drawn(at: Sitting, eyes: int, width: int, height: int, page: str = "") -> list[str]:
    return drawn_sight(at, at.sight(eyes), width, height, page)


def drawn_sight(at: Sitting, sight: Sight, width: int, height: int, page: str = "") -> list[str]:
    """The same for those who draw one sight several times: to make it takes longer than to draw it."""
    lines = Frame(at.board, sight, width, height, page=page).lines()
    for line in lines:
        assert line.cell_len <= width, line.plain
    assert len(lines) == height - 1
    return [loose(line.plain) for line in lines]
