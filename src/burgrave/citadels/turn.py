"""A turn: gather once, build, use the character and the districts, in any order, then end it."""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.build import build, offer_building
from burgrave.citadels.catalogue import CARD_COUNT, bit
from burgrave.citadels.gather import gather_cards, gather_gold, offer_gathering
from burgrave.citadels.income import offer_income, take_income
from burgrave.citadels.moves import BUILD, DISCARD, END_TURN, TAKE_CARDS, TAKE_GOLD, TAKE_INCOME, USE
from burgrave.citadels.reasons import GATHER_FIRST, NOT_IN_CITY
from burgrave.citadels.state import Table
from burgrave.core.agenda import Step
from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer


@final
class Turn(Step[Table]):
    """The player on turn does one thing after another."""

    kind = "turn"

    def seat(self, s: Table, argument: i64) -> i64:
        return s.turn

    def offer(self, s: Table, argument: i64, o: Offer) -> None:
        seat = s.turn
        p = s.players[seat]
        character = s.rules.characters[s.rank]
        offer_gathering(s, o)
        offer_building(s, p, character, o)
        offer_income(s, p, character, o)
        character.offer(s, seat, o)
        offer_districts(s, seat, o)
        if s.gathered:
            o.allow(END_TURN)
        else:
            o.refuse(END_TURN, GATHER_FIRST)

    def choose(self, s: Table, argument: i64, move: i64) -> None:
        if move == END_TURN:
            s.tell(EVERYONE, "turn-ended", s.turn)
            s.pop()
        elif move == TAKE_GOLD:
            gather_gold(s)
        elif move == TAKE_CARDS:
            gather_cards(s)
        elif move == TAKE_INCOME:
            take_income(s)
        elif BUILD < move <= DISCARD:
            build(s, move - BUILD)
        elif USE < move <= USE + CARD_COUNT:
            s.rules.districts[move - USE].choose(s, s.turn)
        else:
            s.rules.characters[s.rank].choose(s, s.turn, move)


def offer_districts(s: Table, seat: i64, o: Offer) -> None:
    """What the districts of the city let their owner do."""
    p = s.players[seat]
    mask = p.built & s.rules.on_turn
    if not o.curious:
        mask &= ~p.used
    if mask:
        asked: i64 = 0
        for kind in p.city:
            if mask & ~asked & bit(kind):
                asked |= bit(kind)
                s.rules.districts[kind].offer(s, seat, o)
    if o.curious:
        for kind in range(1, CARD_COUNT + 1):
            if s.rules.on_turn & ~p.built & bit(kind):
                o.refuse(USE + kind, NOT_IN_CITY)
