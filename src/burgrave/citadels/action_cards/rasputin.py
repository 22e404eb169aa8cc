"""Rasputin: played at your own call; other players' effects on your character do not affect you. [8.6]

It stays on the table until the turn ends. No other action card may be played in this turn.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.action_cards.action_card import ActionCard
from burgrave.citadels.catalogue import RASPUTIN, bit
from burgrave.citadels.moves import PASS, PLAY
from burgrave.citadels.play_action import lay_out
from burgrave.citadels.reasons import NOT_HOLDING_IT, NOT_IN_HAND, NOT_NOW
from burgrave.citadels.round import reveal
from burgrave.citadels.state import CitadelsState
from burgrave.core.agenda import NO_SEAT, Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class Rasputin(ActionCard):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        moves.refuse(PLAY + RASPUTIN, NOT_NOW)


def is_affected(s: CitadelsState, rank: i64) -> bool:
    """Return whether a player has used an ability on the character of this rank."""
    return (s.threats | s.warrants) & bit(rank) != 0 or rank in (s.killed, s.bewitched, s.robbed)


@final
class PlayRasputinStep(Step[CitadelsState]):
    """The seat in the argument is asked at the call. It can only pass without the character."""

    kind = "rasputin"

    def seat(self, s: CitadelsState, asked: i64) -> i64:
        return NO_SEAT if s.protected & bit(s.called) else asked

    def run(self, s: CitadelsState, asked: i64) -> None:
        """Do nothing, because the called character is already protected."""

    def offer(self, s: CitadelsState, asked: i64, moves: MoveCollector) -> None:
        p = s.players[asked]
        if RASPUTIN not in p.hand:
            moves.refuse(PLAY + RASPUTIN, NOT_IN_HAND)
        elif not p.roles & bit(s.called):
            moves.refuse(PLAY + RASPUTIN, NOT_HOLDING_IT)
        elif not is_affected(s, s.called):
            moves.refuse(PLAY + RASPUTIN, NOT_NOW)
        else:
            moves.allow(PLAY + RASPUTIN)
        moves.allow(PASS)

    def choose(self, s: CitadelsState, asked: i64, move: i64) -> None:
        s.pop()
        if move == PASS:
            return
        rank = s.called
        lay_out(s, asked, RASPUTIN)
        s.laid = RASPUTIN
        s.protected |= bit(rank)
        if not s.players[asked].shown & bit(rank):
            reveal(s, asked, rank)
        s.emit(EVERYONE, "protected", asked, s.rules.cast[rank])
