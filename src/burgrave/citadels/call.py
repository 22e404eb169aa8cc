"""Which seats are asked at a call, so that no player learns anything from an answer or its absence.

At the call of a killed character, every player who could come forward by public knowledge is asked. This
includes players who can only pass.
"""

from mypy_extensions import i64

from burgrave.citadels.state import CitadelsPlayer, CitadelsState
from burgrave.citadels.steps import ACROBAT, ANSWER_CALL, CALL, HOSPITAL, RASPUTIN


def is_hidden(p: CitadelsPlayer) -> bool:
    """Return whether this player still has a character that the other players have not seen."""
    seen = p.shown
    count: i64 = 0
    while seen:
        seen &= seen - 1
        count += 1
    return count < p.picks


def ask_about_killed(s: CitadelsState, rank: i64) -> bool:
    """Ask every player who may hold the killed character and could answer.

    Return false if no card of this game can answer.
    """
    if not s.rules.with_action_cards and not s.rules.on_killed:
        return False
    if s.rules.with_action_cards:
        ask_hidden(s)
        if rank == 4:
            ask_acrobat(s)
    ask_hospital(s)
    s.then(ANSWER_CALL)
    s.then(CALL, rank + 1)
    return True


def ask_hidden(s: CitadelsState) -> None:
    """Ask for Rasputin: every player who may hold the character may also hold this card."""
    seat: i64 = 0
    for p in s.players:
        if is_hidden(p) and len(p.hand) > 0:
            s.then(RASPUTIN, seat)
        seat += 1


def ask_hospital(s: CitadelsState) -> None:
    seat: i64 = 0
    for p in s.players:
        if is_hidden(p) and p.built & s.rules.on_killed:
            s.then(HOSPITAL, seat)
        seat += 1


def ask_acrobat(s: CitadelsState) -> None:
    """Ask for the Acrobat: every player with a card in hand may hold it."""
    seat: i64 = 0
    for p in s.players:
        if len(p.hand) > 0:
            s.then(ACROBAT, seat)
        seat += 1


def ask_rasputin(s: CitadelsState, seat: i64) -> None:
    """Ask a revealed, affected player with a card in hand for Rasputin."""
    if len(s.players[seat].hand) > 0:
        s.then(RASPUTIN, seat)
