"""Playing a move that somebody sent: nothing happens unless it is legal."""

from burgrave.core.error import BurgraveError
from burgrave.core.state import State


def play_checked(s: State, seat: int, move: int) -> None:
    """Play a move that somebody sent. Raises BurgraveError and changes nothing if it is not legal now."""
    if s.is_over:
        raise BurgraveError("move-game-over")
    if seat != s.current_seat:
        raise BurgraveError("move-not-your-decision", seat=seat, acting=int(s.current_seat))
    legality = s.legality()
    if move in legality.moves:
        s.apply(move)
        return
    notation = s.game.notation
    if not 0 <= move < len(notation.move_texts):
        raise BurgraveError("move-unknown-number", move=move, last=len(notation.move_texts) - 1)
    reason, number = legality.refused.get(move, (0, 0))
    raise BurgraveError(
        "move-refused", move=notation.move_texts[move], reason=notation.reasons[reason], number=number
    )
