"""The puzzles of the package: a file for each game, with a puzzle in each line."""

import json
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from burgrave.core.error import BurgraveError
from burgrave.core.file_io import replacing
from burgrave.puzzles.puzzle import KINDS, Kind, Puzzle, puzzle_from_dict

FOLDER: Final = "data"
SUFFIX: Final = ".jsonl"


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, in the order in which they are offered; empty if it has none."""
    path = files("burgrave.puzzles") / FOLDER / f"{game}{SUFFIX}"
    return tuple(read_puzzles(path.read_text(encoding="utf-8"))) if path.is_file() else ()


@cache
def games_with_puzzles() -> tuple[str, ...]:
    """Return the ids of the games that have puzzles."""
    names = (path.name for path in (files("burgrave.puzzles") / FOLDER).iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


def find_puzzle(id: str) -> Puzzle:
    """Return the puzzle; raise BurgraveError if there is none."""
    for game in games_with_puzzles():
        for puzzle in puzzles_of(game):
            if puzzle.id == id:
                return puzzle
    raise BurgraveError("puzzle-unknown", puzzle=id)


def next_puzzle(game: str, kind: Kind | None, seen: Collection[str], number: int) -> Puzzle | None:
    """Return a puzzle that was not seen, or None if all were. `number` says with which to begin to look."""
    waiting = [puzzle for puzzle in puzzles_of(game) if kind in (None, puzzle.kind) and puzzle.id not in seen]
    return waiting[number % len(waiting)] if waiting else None


def read_puzzles(text: str) -> list[Puzzle]:
    """Return the puzzles of a file."""
    return [puzzle_from_dict(json.loads(line)) for line in text.splitlines()]


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file of puzzles."""
    lines = [json.dumps(puzzle.to_dict(), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    with replacing(path) as file:
        file.write("".join(f"{line}\n" for line in lines).encode())


def select_puzzles(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """Return this many puzzles: as many of each kind as there are, easy and hard ones in turn."""
    unlike = list({puzzle.id: puzzle for puzzle in puzzles}.values())
    by_kind = [
        sorted((each for each in unlike if each.kind == kind), key=lambda each: (each.difficulty, each.id))
        for kind in KINDS
    ]
    kinds = [spread(each) for each in by_kind if each]
    selected: list[Puzzle] = []
    while kinds and len(selected) < count:
        for waiting in kinds:
            if waiting and len(selected) < count:
                selected.append(waiting.pop())
        kinds = [waiting for waiting in kinds if waiting]
    return selected


def spread(ranked: Sequence[Puzzle], step: int = 7) -> list[Puzzle]:
    """Return puzzles in an order in which neighbours differ in difficulty."""
    return [ranked[at] for start in range(step) for at in range(start, len(ranked), step)]
