"""The process that makes reviews: it reads each question as a line of JSON and writes the answer as a line.

    python -m burgrave.server.review_worker [FOLDER]

It has the lowest priority of all: a review waits while bots think. A question asks for one part of a review.
"""

from functools import lru_cache
from typing import Any

from burgrave.core.error import BurgraveError
from burgrave.core.record import read_record
from burgrave.game_registry import game as game_of
from burgrave.review.adviser import Effort
from burgrave.review.parts import make_part
from burgrave.review.reviewed_game import ReviewedGame
from burgrave.server.bot_worker import answer_lines, register_question_file

NICENESS = 19


def answer_question(question: dict[str, Any]) -> dict[str, Any]:
    """Return a part of the review, or the code of the error for which this game cannot be reviewed."""
    register_question_file(question)
    try:
        return {"body": make_part(reviewed_game(question["record"], question["effort"]), question["part"])}
    except BurgraveError as error:
        return {"error": error.code}


@lru_cache(2)
def reviewed_game(record: str, effort: Effort) -> ReviewedGame:
    return ReviewedGame(read_record(record, game_of), effort)


if __name__ == "__main__":
    answer_lines(answer_question, NICENESS)
