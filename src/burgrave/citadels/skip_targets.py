"""Named points of a game, and passive moves that lead to them: scenarios skip turns with these."""

from typing import Any, Final

from burgrave.citadels.catalogue import CHARACTER_IDS
from burgrave.citadels.moves import (
    CROWN_MOVES,
    DONE,
    END_TURN,
    FAMILY_OF,
    NAME_MOVES,
    PASS,
    REFUSE,
    TAKE_GOLD,
)
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.state_data.phase import PHASES
from burgrave.citadels.turn_modes import MODE_IDS
from burgrave.core.error import ScenarioError

FILLING: Final = [PASS, DONE, END_TURN, TAKE_GOLD, REFUSE]  # passive moves, by preference


def skip_target(text: str) -> dict[str, Any]:
    """Parse a phase, a round (`round 2`), a character's turn (`king`, `turn king`) or a turn mode."""
    first, _, rest = text.partition(" ")
    word = text.replace(" ", "_")
    if word in PHASES:
        return {"phase": word}
    if word in MODE_IDS[1:]:
        return {"turn": {"mode": word}}
    if first == "round" and rest.isdigit():
        return {"round": int(rest)}
    name = (rest if first == "turn" else text).replace(" ", "_")
    if name in CHARACTER_IDS[1:]:
        return {"turn": {"character": name}}
    known = ["round N", *PHASES, *MODE_IDS[1:], *CHARACTER_IDS[1:]]
    raise ScenarioError("scenario-skip-target", text=text, known=", ".join(known))


def passive_move(s: CitadelsState) -> int:
    """Return the first legal move of: pass, done, end turn, take gold, refuse.

    If none is legal, make the move that the character needs: give the crown to the lowest possible seat, or
    name the highest rank. Otherwise return the first legal move.
    """
    legal = s.legal_moves()
    for move in FILLING:
        if move in legal:
            return move
    crowns = [move for move in legal if FAMILY_OF[move] == CROWN_MOVES]
    if crowns:
        return crowns[0]
    names = [move for move in legal if FAMILY_OF[move] == NAME_MOVES]
    return names[-1] if names else legal[0]
