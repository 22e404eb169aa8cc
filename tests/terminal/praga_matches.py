"""Whole games of Praga at the terminal, played so that everything happens that can."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from burgrave import game
from burgrave.core.record import Recorder
from burgrave.core.state import State
from burgrave.i18n import Translator
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.match.match import Match
from burgrave.match.match_view import MatchView
from burgrave.match.presenters.base import presenter_for
from burgrave.match.seating import make_seating
from burgrave.terminal.frame import Frame
from burgrave.terminal.terminal_match import TerminalMatch

TABLES: dict[str, dict[str, Any]] = {
    "one": {"players": 1, "solo": "simple"},
    "parler": {"players": 1, "solo": "parler"},
    "two": {"players": 2, "side": "B", "road_tiles": "KR-I,KR-IIa,KR-III", "hunger_wall": "A"},
    "three": {"players": 3, "bridge": "babab", "road_tiles": "KR-IIb", "cathedral": "B"},
    "four": {"players": 4},
}
# What a person who wants to see everything does first, by the beginning of a move.
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


def make_terminal_match(table: str, language: str, seed: int = 5) -> TerminalMatch:
    praga = game("praga")
    options = praga.options(**TABLES[table])
    players = options.players
    seating = make_seating(praga, players, list(range(players)), [], [])
    recorder = Recorder(praga, options, seed, seating.record_names())
    return TerminalMatch(
        Match(recorder, seating, presenter_for(recorder.game, recorder.record.options)), Translator(language)
    )


def choose_eagerly(state: State, rng: random.Random) -> int:
    """Builds where it can, fills up plazas, and never lets a bonus lie."""
    words = state.game.notation.move_texts
    legal = state.legal_moves()

    def rank(move: int) -> tuple[int, float]:
        text = words[move]
        if text.startswith("plot "):
            plots = state.to_dict()["plots"]
            row, column = map(int, text.split()[1:])
            near = sum(abs(row - int(at.split()[0])) + abs(column - int(at.split()[1])) < 3 for at in plots)
            return -near, rng.random()
        place = next((n for n, start in enumerate(EAGER) if text.startswith(start)), 0)
        return place, rng.random()

    return rng.choice(legal) if rng.random() < 0.1 else min(legal, key=rank)


@cache
def play_moves(table: str) -> list[int]:
    """A whole game."""
    at = make_terminal_match(table, "en").match.history.state
    rng = random.Random(len(table))
    moves: list[int] = []
    while not at.is_over:
        moves.append(choose_eagerly(at, rng))
        at.apply(moves[-1])
    return moves


def list_moments(table: str, language: str, every: int = 1) -> Iterator[TerminalMatch]:
    """One game, stopped now and then."""
    at = make_terminal_match(table, language)
    for number, move in enumerate(play_moves(table)):
        if number % every == 0:
            yield at
        at.play(at.current_seat, move)
    yield at


def kind_of(at: TerminalMatch) -> str:
    """The kind of the open decision; empty when the game is over."""
    decision = at.match.history.state.decision()
    return decision.kind if decision is not None else ""


def find_decision(kind: str, language: str = "en", table: str = "four", later: int = 0) -> TerminalMatch:
    """The game at the first decision of a kind, or at one that comes later."""
    for at in list_moments(table, language):
        if kind_of(at) == kind:
            if later == 0:
                return at
            later -= 1
    raise AssertionError(kind)


def draw_frame(at: TerminalMatch, viewer: int, width: int, height: int, page: str = "") -> list[str]:
    return draw_view(at, at.view_for(viewer), width, height, page)


def draw_view(at: TerminalMatch, match_view: MatchView, width: int, height: int, page: str = "") -> list[str]:
    """The same for those who draw one view several times: to make it takes longer than to draw it."""
    lines = Frame(at.renderer, match_view, width, height, page=page).make_lines()
    for line in lines:
        assert line.cell_len <= width, line.plain
    assert len(lines) == height - 1
    return [replace_no_break_spaces(line.plain) for line in lines]
