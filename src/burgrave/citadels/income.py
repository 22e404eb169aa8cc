"""Income: once per turn, each district of the character's type pays one gold or one card."""

from typing import Final

from mypy_extensions import i64

from burgrave.citadels.cards import gain
from burgrave.citadels.characters.character import Character
from burgrave.citadels.hooks import income
from burgrave.citadels.moves import TAKE_INCOME
from burgrave.citadels.reasons import ABILITY_USED, CHOOSE_AT_LEAST_ONE, NO_SUCH_DISTRICT, NOT_YOUR_ABILITY
from burgrave.citadels.state import CitadelsPlayer, CitadelsState
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector

# Bits of `CitadelsState.acted`: the abilities used in this turn.
INCOME_TAKEN: Final = 1
POWER_USED: Final = 2  # the ability itself
BONUS_TAKEN: Final = 4
CROWN_PASSED: Final = 8
BEGGED: Final = 16
BORROWED: Final = 32
ONE_COIN: Final = 64  # the Artist's first and second coin
TWO_COINS: Final = 128


def offer_income(s: CitadelsState, p: CitadelsPlayer, character: Character, moves: MoveCollector) -> None:
    if character.income_type() == 0:
        moves.refuse(TAKE_INCOME, NOT_YOUR_ABILITY)
    elif s.acted & INCOME_TAKEN:
        moves.refuse(TAKE_INCOME, ABILITY_USED)
    elif not p.built & s.rules.pays(s.rank):
        moves.refuse(TAKE_INCOME, NO_SUCH_DISTRICT)
    elif character.must_take_cards(s, p):
        moves.refuse(TAKE_INCOME, CHOOSE_AT_LEAST_ONE)
    else:
        moves.allow(TAKE_INCOME)


def take_income(s: CitadelsState, cards: i64) -> None:
    """Take the income, `cards` of it as cards where the character may mix."""
    p = s.players[s.turn]
    character = s.rules.character(s.rank)
    s.acted |= INCOME_TAKEN
    paid = income(s, p, character.income_type())
    if character.pays_in_cards():
        gain(s, s.turn, paid)
        return
    gold = paid - cards
    if cards > 0:
        gold += character.extra_income(s, p)
    p.gold += gold
    s.emit(EVERYONE, "income-taken", s.turn, gold)
    if cards > 0:
        gain(s, s.turn, cards)
