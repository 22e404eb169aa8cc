"""Income: once a turn, the districts of the character's type pay one gold each."""

from typing import Final

from burgrave.citadels.characters.character import Character
from burgrave.citadels.moments import income
from burgrave.citadels.moves import TAKE_INCOME
from burgrave.citadels.reasons import ABILITY_USED, NO_SUCH_DISTRICT, NOT_YOUR_ABILITY
from burgrave.citadels.state import Player, Table
from burgrave.core.event import EVERYONE
from burgrave.core.offer import Offer

INCOME_TAKEN: Final = 1  # a bit of Table.acted
POWER_USED: Final = 2  # the other ability


def offer_income(s: Table, p: Player, character: Character, o: Offer) -> None:
    if character.income_type() == 0:
        o.refuse(TAKE_INCOME, NOT_YOUR_ABILITY)
    elif s.acted & INCOME_TAKEN:
        o.refuse(TAKE_INCOME, ABILITY_USED)
    elif not p.built & s.rules.pays[s.rank]:
        o.refuse(TAKE_INCOME, NO_SUCH_DISTRICT)
    else:
        o.allow(TAKE_INCOME)


def take_income(s: Table) -> None:
    p = s.players[s.turn]
    gold = income(s, p, s.rules.characters[s.rank].income_type())
    p.gold += gold
    s.acted |= INCOME_TAKEN
    s.tell(EVERYONE, "income-taken", s.turn, gold)
