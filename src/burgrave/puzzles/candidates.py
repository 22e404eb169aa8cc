"""Positions of bots' games that may become puzzles."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from burgrave.bots.registry import make_bot
from burgrave.core.game import Game
from burgrave.core.rng import FastRng
from burgrave.core.state import State

# By game: the tables of which games are played, and the bots at them, in turn.
TABLES: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "citadels": (
        {"edition": "classic", "players": 4},
        {"edition": "2016", "preset": "first_game", "players": 4},
        {"edition": "classic", "players": 5},
        {"edition": "2016", "preset": "first_game", "players": 5},
        {"edition": "classic", "players": 6},
        {"edition": "2016", "preset": "first_game", "players": 6},
    ),
    "praga": ({"players": 2}, {"players": 3}),
}
PLAYERS: Final = {"citadels": ("h2", "h1", "h2", "greedy"), "praga": ("script", "greedy", "script")}


@dataclass(frozen=True, slots=True)
class PuzzleCandidate:
    """A decision of a bots' game: the state before it, and the moves that led there."""

    game: Game[Any]
    options: dict[str, Any]
    seed: int
    moves: tuple[str, ...]
    state: State

    @property
    def seat(self) -> int:
        return int(self.state.current_seat)

    @property
    def view(self) -> State:
        """What the deciding seat knows."""
        return self.state.view(self.seat)


def table_of(game: Game[Any], seed: int) -> dict[str, Any]:
    """Return the options of the game with this seed."""
    tables = TABLES[game.id]
    return tables[seed % len(tables)]


def play_candidates(game: Game[Any], seed: int) -> Iterator[PuzzleCandidate]:
    """Play a game between bots and yield its decisions with something to choose."""
    options = table_of(game, seed)
    state = game.new(game.options(**options), seed)
    names = PLAYERS[game.id]
    bots = [make_bot(game, names[(seat + seed) % len(names)]) for seat in range(state.seats())]
    rng = FastRng(seed)
    moves: list[str] = []
    while not state.is_over:
        seat = int(state.current_seat)
        if len(state.legal_moves()) > 1:
            yield PuzzleCandidate(game, options, seed, tuple(moves), state.clone())
        move = bots[seat].choose(state.view(seat), rng)
        moves.append(state.move_text(move))
        state.apply(move)
