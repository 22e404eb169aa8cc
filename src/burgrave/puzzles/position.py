"""The table of a puzzle, seen from the seat that decides."""

from typing import Any

from burgrave.bots.registry import default_bot
from burgrave.core.game import Game
from burgrave.core.record import Recorder
from burgrave.core.rng import seed_bytes
from burgrave.core.state import State
from burgrave.game_registry import game as game_of
from burgrave.match.match import Match
from burgrave.match.presenters.base import presenter_for
from burgrave.match.seating import Seating
from burgrave.puzzles.puzzle import Puzzle


class PuzzlePosition:
    """The match of a puzzle before its decision."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game: Game[Any] = game_of(puzzle.game)
        options = self.game.options(**puzzle.options)
        bots = {seat: default_bot(self.game) for seat in range(options.players) if seat != puzzle.seat}
        seating = Seating({puzzle.seat: ""}, bots, uses_shield_names=True)
        recorder = Recorder(
            self.game, options, seed_bytes(puzzle.seed), seating.record_names(), publish=False
        )
        self.match = Match(recorder, seating, presenter_for(self.game, recorder.record.options))
        for text in puzzle.moves:
            self.match.play(self.match.current_seat, self.game.notation.parse_move(text))

    @property
    def state(self) -> State:
        """The state before the decision."""
        return self.match.history.state
