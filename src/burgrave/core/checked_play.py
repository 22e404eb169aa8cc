"""Checked play: a move is carried out only if it is legal, and otherwise nothing changes."""

from typing import TYPE_CHECKING

from burgrave.core.error import BurgraveError, IllegalMoveError, short_repr
from burgrave.core.events import FULL_STATE
from burgrave.core.rng import NO_RNG

if TYPE_CHECKING:
    from burgrave.core.state import State


def play_checked(s: "State", seat: int, move: int) -> None:
    """Play the move of a seat. Raise IllegalMoveError, and change nothing, if it is not legal now."""
    if s.viewer != FULL_STATE:
        raise IllegalMoveError("move-in-view")
    if s.is_over:
        raise IllegalMoveError("move-game-over")
    if s.rng is NO_RNG:
        raise BurgraveError("state-needs-rng")
    if not 0 <= seat < s.seats():
        raise IllegalMoveError("seat-unknown", seat=short_repr(seat), last=s.seats() - 1)
    if seat != s.current_seat:
        raise IllegalMoveError("move-not-your-decision", seat=seat, acting=int(s.current_seat))
    if move in s.legal_moves():
        s.apply(move)
        return
    raise with_legal_moves(s, refusal_of(s, move))


def refusal_of(s: "State", move: int) -> BurgraveError:
    """Return the error that says why a move is not legal now."""
    text = s.game.notation.move(move).text
    refusal = s.legality().refusal_of(move)
    return IllegalMoveError("move-refused", move=text, reason=refusal.reason, number=refusal.number)


def with_legal_moves(s: "State", error: BurgraveError) -> BurgraveError:
    """Add the texts of the legal moves to an error about a move."""
    if isinstance(error, IllegalMoveError):
        texts = s.game.notation.move_texts
        error.game_id = s.game.id
        error.legal_moves = [texts[move] for move in s.legal_moves()]
    return error


def parse_checked(s: "State", move: object) -> int:
    """Return the number of a move that is given as a number or as text."""
    try:
        return s.game.notation.number_of_move(move)
    except IllegalMoveError as error:
        raise with_legal_moves(s, error) from None
