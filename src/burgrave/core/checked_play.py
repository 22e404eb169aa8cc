"""Checked play: a move is carried out only if it is legal, and otherwise nothing changes."""

from operator import index
from typing import TYPE_CHECKING, SupportsIndex

from burgrave.core.error import BurgraveError, IllegalMoveError, short_repr
from burgrave.core.events import FULL_STATE

if TYPE_CHECKING:
    from burgrave.core.state import State


def play_checked(s: "State", seat: int, move: int) -> None:
    """Play the move of a seat. Raise IllegalMoveError, and change nothing, if it is not legal now."""
    if s.viewer != FULL_STATE:
        raise IllegalMoveError("move-in-view")
    if s.is_over:
        raise IllegalMoveError("move-game-over")
    if seat != s.current_seat:
        raise IllegalMoveError("move-not-your-decision", seat=seat, acting=int(s.current_seat))
    if move in s.legal_moves():
        s.apply(move)
        return
    raise with_legal_moves(s, refusal_of(s, move))


def refusal_of(s: "State", move: int) -> BurgraveError:
    """Return the error that says why a move is not legal now."""
    texts = s.game.notation.move_texts
    if not 0 <= move < len(texts):
        return IllegalMoveError("move-unknown-number", move=short_repr(move), last=len(texts) - 1)
    refusal = s.legality().refusal_of(move)
    return IllegalMoveError("move-refused", move=texts[move], reason=refusal.reason, number=refusal.number)


def with_legal_moves(s: "State", error: BurgraveError) -> BurgraveError:
    """Add the texts of the legal moves to an error about a move."""
    if isinstance(error, IllegalMoveError):
        texts = s.game.notation.move_texts
        error.game_id = s.game.id
        error.legal_moves = [texts[move] for move in s.legal_moves()]
    return error


def parse_checked(s: "State", move: object) -> int:
    """Return the number of a move that is given as a number or as text."""
    if isinstance(move, str):
        try:
            return s.game.notation.parse_move(move)
        except IllegalMoveError as error:
            raise with_legal_moves(s, error) from None
    if isinstance(move, bool):
        raise IllegalMoveError("move-type", type=type(move).__name__)
    if not isinstance(move, SupportsIndex):  # any whole number, NumPy's too
        raise IllegalMoveError("move-type", type=type(move).__name__)
    return index(move)
