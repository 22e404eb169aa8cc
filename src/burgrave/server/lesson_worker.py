"""The process that plays chapters of lessons and shows puzzles: it answers each line of JSON with another.

    python -m burgrave.server.lesson_worker [FOLDER]

Nothing of a chapter is kept: each question has all its moves. A question with `puzzle` is about a puzzle.
"""

from typing import Any

from burgrave.core.error import BurgraveError
from burgrave.i18n import Translator
from burgrave.lessons.lesson_data import chapter_state_data
from burgrave.puzzles.puzzle_data import puzzle_board, puzzle_data, puzzle_verdict_data
from burgrave.server.bot_worker import answer_lines
from burgrave.server.errors import error_response_data


def answer_question(question: dict[str, Any]) -> Any:
    """Return the table of the chapter or the puzzle, or the errors that say why there is none."""
    try:
        if "puzzle" in question:
            return {"state": answer_puzzle(**question)}
        return {"state": chapter_state_data(**question)}
    except BurgraveError as error:
        return {"code": error.code, **error_response_data(error, Translator(question["language"]))}


def answer_puzzle(puzzle: str, task: str, language: str, choice: str = "", has_sections: bool = False) -> Any:
    """Return a puzzle, the verdict on a try, or the printed board."""
    if task == "try":
        return puzzle_verdict_data(puzzle, choice, language)
    if task == "board":
        return puzzle_board(puzzle)
    return puzzle_data(puzzle, language, has_sections)


if __name__ == "__main__":
    answer_lines(answer_question)
