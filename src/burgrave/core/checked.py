"""Playing a move that somebody sent: nothing happens unless it is legal."""

from burgrave.core.state import State
from burgrave.core.wrong import Wrong


def play_checked(s: State, seat: int, move: int) -> None:
    """Play a move that somebody sent. Raises Wrong and changes nothing if it is not legal now."""
    if s.over:
        raise Wrong("move-game-over")
    if seat != s.acting:
        raise Wrong("move-not-your-decision", seat=seat, acting=int(s.acting))
    o = s.reasons()
    if move in o.moves:
        s.play(move)
        return
    words = s.game.words()
    if not 0 <= move < len(words.moves):
        raise Wrong("move-unknown-number", move=move, last=len(words.moves) - 1)
    reason, number = o.refused.get(move, (0, 0))
    raise Wrong("move-refused", move=words.moves[move], reason=words.reasons[reason], number=number)
