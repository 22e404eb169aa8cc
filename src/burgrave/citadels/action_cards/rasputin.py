"""Rasputin: at your own call, nothing done to your character affects you in this turn. [8.6]

It lies out until the turn ends and is the one action card of that turn.
"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.action_cards.action_card import ActionCard
from burgrave.citadels.catalogue import RASPUTIN, bit
from burgrave.citadels.moves import PASS, PLAY
from burgrave.citadels.play_action import lay_out
from burgrave.citadels.reasons import NOT_HOLDING_IT, NOT_IN_HAND, NOT_NOW
from burgrave.citadels.round import reveal
from burgrave.citadels.state import Table
from burgrave.core.agenda import NOBODY, Step
from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer


@final
class Rasputin(ActionCard):
    def offer(self, s: Table, seat: i64, o: Offer) -> None:
        o.refuse(PLAY + RASPUTIN, NOT_NOW)


def affected(s: Table, rank: i64) -> bool:
    """Whether somebody has done something to the character of this rank."""
    return (s.threats | s.warrants) & bit(rank) != 0 or rank in (s.killed, s.bewitched, s.robbed)


@final
class PlayRasputin(Step[Table]):
    """The seat in the argument is asked at the call; who does not hold the character can only pass."""

    kind = "rasputin"

    def seat(self, s: Table, asked: i64) -> i64:
        return NOBODY if s.protected & bit(s.called) else asked

    def run(self, s: Table, asked: i64) -> None:
        """The called character is protected already."""

    def offer(self, s: Table, asked: i64, o: Offer) -> None:
        p = s.players[asked]
        if RASPUTIN not in p.hand:
            o.refuse(PLAY + RASPUTIN, NOT_IN_HAND)
        elif not p.roles & bit(s.called):
            o.refuse(PLAY + RASPUTIN, NOT_HOLDING_IT)
        elif not affected(s, s.called):
            o.refuse(PLAY + RASPUTIN, NOT_NOW)
        else:
            o.allow(PLAY + RASPUTIN)
        o.allow(PASS)

    def choose(self, s: Table, asked: i64, move: i64) -> None:
        s.pop()
        if move == PASS:
            return
        rank = s.called
        lay_out(s, asked, RASPUTIN)
        s.laid = RASPUTIN
        s.protected |= bit(rank)
        if not s.players[asked].shown & bit(rank):
            reveal(s, asked, rank)
        s.tell(EVERYONE, "protected", asked, s.rules.cast[rank])
