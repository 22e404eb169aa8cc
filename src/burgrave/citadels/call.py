"""Who is asked at a call, so that neither an answer nor silence betrays anything.

At the call of a killed character everybody who could come forward by what all can see is asked,
also those who can only pass.
"""

from mypy_extensions import i64

from burgrave.citadels.state import CitadelsPlayer, CitadelsState
from burgrave.citadels.steps import ACROBAT, ANSWER_CALL, CALL, HOSPITAL, RASPUTIN


def is_hidden(p: CitadelsPlayer) -> bool:
    """Whether this player still has a character that nobody has seen."""
    seen = p.shown
    count: i64 = 0
    while seen:
        seen &= seen - 1
        count += 1
    return count < p.picks


def ask_about_killed(s: CitadelsState, rank: i64) -> bool:
    """Ask everybody who might hold the killed character and could answer; false if the game has no answer."""
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
    """Everybody who might hold the character might hold Rasputin, too."""
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
    """Everybody with a card in hand might hold the Acrobat."""
    seat: i64 = 0
    for p in s.players:
        if len(p.hand) > 0:
            s.then(ACROBAT, seat)
        seat += 1


def ask_rasputin(s: CitadelsState, seat: i64) -> None:
    """A revealed player who is affected may have protection, if there is a card in hand."""
    if len(s.players[seat].hand) > 0:
        s.then(RASPUTIN, seat)
