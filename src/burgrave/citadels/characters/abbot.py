"""Abbot (rank 5): one gold or card for each religious district; takes a gold from the richest. [6.5.2]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import RELIGIOUS
from burgrave.citadels.characters.character import Character
from burgrave.citadels.hooks import income, mix_pays_both
from burgrave.citadels.income import BEGGED, INCOME_TAKEN
from burgrave.citadels.moves import INCOME_CARDS, MOST_INCOME, TARGET
from burgrave.citadels.reasons import (
    ABILITY_USED,
    AMONG_THE_RICHEST,
    NO_CARD_TO_DRAW,
    NO_SUCH_DISTRICT,
    NOT_RICHEST,
    TOO_MANY_CARDS,
)
from burgrave.citadels.state import CitadelsPlayer, CitadelsState
from burgrave.citadels.targets import offer_targets
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class Abbot(Character):
    def income_type(self) -> i64:
        return RELIGIOUS

    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        offer_mix(s, s.players[seat], moves)
        offer_targets(s, self, s.acted & BEGGED != 0, moves)

    def extra_income(self, s: CitadelsState, p: CitadelsPlayer) -> i64:
        return 1 if mix_pays_both(s, p) else 0

    def must_take_cards(self, s: CitadelsState, p: CitadelsPlayer) -> bool:
        return mix_pays_both(s, p) and len(s.deck) > 0

    def may_not_target(self, s: CitadelsState, other: i64) -> i64:
        most: i64 = 0
        for p in s.players:
            most = max(most, p.gold)
        if s.players[s.turn].gold == most:
            return AMONG_THE_RICHEST
        return 0 if s.players[other].gold == most else NOT_RICHEST

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= BEGGED
        s.players[move - TARGET].gold -= 1
        s.players[seat].gold += 1
        s.emit(EVERYONE, "gold-taken", seat, move - TARGET, 1)


def offer_mix(s: CitadelsState, p: CitadelsPlayer, moves: MoveCollector) -> None:
    """Offer the possible numbers of cards in the income, at most as many as can be drawn.

    The number is announced before anything is taken.
    """
    if s.acted & INCOME_TAKEN and not moves.wants_reasons:
        return
    districts = income(s, p, RELIGIOUS)
    drawable: i64 = len(s.deck)
    number: i64 = 1
    while number <= MOST_INCOME:
        if s.acted & INCOME_TAKEN:
            moves.refuse(INCOME_CARDS + number, ABILITY_USED)
        elif districts == 0:
            moves.refuse(INCOME_CARDS + number, NO_SUCH_DISTRICT)
        elif number > districts:
            moves.refuse(INCOME_CARDS + number, TOO_MANY_CARDS, districts)
        elif number > drawable:
            moves.refuse(INCOME_CARDS + number, NO_CARD_TO_DRAW)
        else:
            moves.allow(INCOME_CARDS + number)
        number += 1
