"""The English sentence of an error, for `str(error)`."""

from functools import cache
from typing import Final

from burgrave.core.error import BurgraveError, IllegalMoveError
from burgrave.core.events import SEATS as SEAT_COUNT
from burgrave.game_registry import game, games
from burgrave.i18n.translator import Translator

SEATS: Final = [f"seat {seat}" for seat in range(SEAT_COUNT)]  # programs count from 0
SHOWN: Final = 12  # legal moves in a sentence; `error.legal_moves` has all of them


@cache
def english() -> Translator:
    """Return the translator of error texts."""
    return Translator("en")


def error_text(error: BurgraveError) -> str:
    """Return what is wrong in English, with ordinary spaces; for a move, with the legal moves."""
    return error_sentences(error).replace("\N{NO-BREAK SPACE}", " ")


def error_sentences(error: BurgraveError) -> str:
    """Return the sentences as a translator formats them."""
    if not isinstance(error, IllegalMoveError):
        return english().error_message(error)
    sentence = refusal_text(error) or english().error_message(error, names=SEATS)
    sentence = sentence[:1].upper() + sentence[1:]
    if not error.legal_moves:
        return sentence
    moves = ", ".join(error.legal_moves[:SHOWN])
    more = ", …" if len(error.legal_moves) > SHOWN else ""
    return f"{sentence} {english().format('move-legal-moves', moves=moves + more)}"


def refusal_text(error: IllegalMoveError) -> str:
    """Return why a move is refused, with the move as the program wrote it; empty for other errors."""
    if error.game_id not in games() or "reason" not in error.params:
        return ""
    words = english().refused_move_args(game(error.game_id), error, (), None)
    return english().format(
        error.code, label=error.params["move"], why=words.get("why", error.params["reason"])
    )
