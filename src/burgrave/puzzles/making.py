"""Makes puzzles on several workers, and continues where an interrupted run ended."""

import json
from collections.abc import Generator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from burgrave.core.error import BurgraveError
from burgrave.core.rng import FastRng
from burgrave.game_registry import game as game_of
from burgrave.puzzles.candidates import TABLES
from burgrave.puzzles.compare import compare_choices, lead_over
from burgrave.puzzles.maker import LEAD, make_puzzles
from burgrave.puzzles.position import PuzzlePosition
from burgrave.puzzles.puzzle import Puzzle, puzzle_from_dict
from burgrave.puzzles.who import count_characters
from burgrave.simulation.worker_pool import WorkerPool

FORMAT: Final = 1
CONFIRM_SAMPLES: Final = 1_500  # more than those with which a puzzle was made
STILL: Final = 0.5  # share of the lead that has to remain
Found = list[tuple[int, list[dict[str, Any]]]]


class PuzzleRun:
    """A file with the puzzles of each game that was played, a line for each game."""

    def __init__(self, path: Path, game: str) -> None:
        if game not in TABLES:
            raise BurgraveError("puzzle-game-none", game=game, known=", ".join(TABLES))
        self.path = path
        self.game = game
        self.done: dict[int, list[Puzzle]] = {}

    def open(self) -> None:
        """Read what was made before. An incomplete last line is made again."""
        if not self.path.exists():
            self.write({"puzzles": FORMAT, "game": self.game})
            return
        lines = list(map(parse_line, self.path.read_text(encoding="utf-8", errors="replace").splitlines()))
        if not lines or lines[0] is None or lines[0] != {"puzzles": FORMAT, "game": self.game}:
            raise BurgraveError("puzzle-run-other", file=str(self.path), game=self.game)
        for line in filter(None, lines[1:]):
            self.done[line["seed"]] = [puzzle_from_dict(each) for each in line["made"]]

    def make(self, seeds: Sequence[int], pool: WorkerPool) -> Generator[int, None, None]:
        """Make the puzzles of the games with these seeds and yield how many games are done."""
        waiting = [seed for seed in seeds if seed not in self.done]
        yield len(seeds) - len(waiting)
        for part in pool.run_parts(partial(make_part, self.game), waiting):
            for seed, made in part:
                self.done[seed] = [puzzle_from_dict(each) for each in made]
                self.write({"seed": seed, "made": made})
            yield sum(seed in self.done for seed in seeds)

    def puzzles(self) -> list[Puzzle]:
        """Return all puzzles, in the order of the seeds."""
        return [puzzle for seed in sorted(self.done) for puzzle in self.done[seed]]

    def write(self, data: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def make_part(game: str, seeds: Sequence[int], seconds: float) -> tuple[int, Found]:
    """Make the puzzles of as many games as fit into the time, but of at least one."""
    began = perf_counter()
    found: Found = []
    for seed in seeds:
        found.append((seed, [puzzle.to_dict() for puzzle in make_puzzles(game_of(game), seed)]))
        if perf_counter() - began > seconds:
            break
    return len(found), found


def parse_line(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def is_confirmed(puzzle: Puzzle, samples: int = CONFIRM_SAMPLES) -> bool:
    """Return whether the same choice is the best with more samples and other random numbers."""
    state = PuzzlePosition(puzzle).state
    view, seed = state.view(puzzle.seat), FastRng(puzzle.seed).randbelow(1 << 30)
    if puzzle.kind == "who":
        counts = count_characters(view, puzzle.target, samples, seed)
        return counts.most_common(1)[0][0] == puzzle.best.move
    tried = compare_choices(view, puzzle.kind, samples, seed)
    lead = lead_over(tried[0], tried[1])
    return state.move_text(tried[0].move) == puzzle.best.move and lead.size >= STILL * LEAD[puzzle.kind]
