"""What a try of a puzzle is worth."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from burgrave.core.error import BurgraveError
from burgrave.puzzles.puzzle import Puzzle, PuzzleChoice


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a choice is the best one. The other choices are shown only if it is."""

    is_right: bool
    choice: PuzzleChoice
    why: tuple[Mapping[str, Any], ...]  # tells the best choice from this one


def judge_try(puzzle: Puzzle, move: str) -> Verdict:
    """Return the verdict on a choice; raise BurgraveError if the puzzle has no such choice."""
    choice = puzzle.choice(move)
    if choice is None:
        known = ", ".join(each.move for each in puzzle.choices)
        raise BurgraveError("puzzle-choice-unknown", choice=move, known=known)
    return Verdict(choice is puzzle.best, choice, choice.why)
