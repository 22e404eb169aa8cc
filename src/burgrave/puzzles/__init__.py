"""Puzzles: positions of bots' games with one choice that is clearly the best. docs/puzzles.md describes them.

puzzle = find_puzzle("c3f0a1b2c4")
position = PuzzlePosition(puzzle)          # the table, seen from the seat that decides
verdict = judge_try(puzzle, "build tavern")
"""

from burgrave.puzzles.collection import find_puzzle, next_puzzle, puzzles_of
from burgrave.puzzles.judge import Verdict, judge_try
from burgrave.puzzles.position import PuzzlePosition
from burgrave.puzzles.puzzle import KINDS, Kind, Puzzle, PuzzleChoice

__all__ = [
    "KINDS",
    "Kind",
    "Puzzle",
    "PuzzleChoice",
    "PuzzlePosition",
    "Verdict",
    "find_puzzle",
    "judge_try",
    "next_puzzle",
    "puzzles_of",
]
