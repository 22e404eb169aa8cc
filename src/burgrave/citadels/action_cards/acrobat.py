"""Acrobat: take the crown if rank 4 does not answer or is bewitched; not played in a turn. [8.2]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.action_cards.action_card import ActionCard
from burgrave.citadels.catalogue import ACROBAT, bit
from burgrave.citadels.crown import give_crown
from burgrave.citadels.moves import PASS, PLAY
from burgrave.citadels.play_action import lay_out, under_the_deck
from burgrave.citadels.reasons import NOT_IN_HAND, NOT_NOW
from burgrave.citadels.state import CitadelsState
from burgrave.core.agenda import NO_SEAT, Step
from burgrave.core.move_collector import MoveCollector


@final
class Acrobat(ActionCard):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        moves.refuse(PLAY + ACROBAT, NOT_NOW)


@final
class PlayAcrobatStep(Step[CitadelsState]):
    """All players with a card in hand are asked, one after the other. The argument is the seat."""

    kind = "acrobat"

    def seat(self, s: CitadelsState, asked: i64) -> i64:
        return NO_SEAT if s.acrobat or s.protected & bit(s.called) else asked

    def run(self, s: CitadelsState, asked: i64) -> None:
        """Do nothing, because the card has been played or rank 4 is protected."""

    def offer(self, s: CitadelsState, asked: i64, moves: MoveCollector) -> None:
        if ACROBAT in s.players[asked].hand:
            moves.allow(PLAY + ACROBAT)
        else:
            moves.refuse(PLAY + ACROBAT, NOT_IN_HAND)
        moves.allow(PASS)

    def choose(self, s: CitadelsState, asked: i64, move: i64) -> None:
        s.pop()
        if move == PASS:
            return
        lay_out(s, asked, ACROBAT)
        s.acrobat = True
        give_crown(s, asked)
        under_the_deck(s, ACROBAT)
