"""The process that plays chapters of lessons: it reads each question as a line of JSON and writes the answer.

    python -m burgrave.server.lesson_worker [FOLDER]

Nothing of a chapter is kept: each question has all its moves.
"""

from typing import Any

from burgrave.core.error import BurgraveError
from burgrave.i18n import Translator
from burgrave.lessons.lesson_data import chapter_state_data
from burgrave.server.bot_worker import answer_lines
from burgrave.server.errors import error_response_data


def answer_question(question: dict[str, Any]) -> Any:
    """Return the table of the chapter, or the errors that say why there is none."""
    try:
        return {"state": chapter_state_data(**question)}
    except BurgraveError as error:
        return {"code": error.code, **error_response_data(error, Translator(question["language"]))}


if __name__ == "__main__":
    answer_lines(answer_question)
