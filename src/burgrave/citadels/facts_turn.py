"""Facts about the turn that is under way."""

from typing import Any

from burgrave.citadels.build import limit
from burgrave.citadels.catalogue import CARD_IDS, bit
from burgrave.citadels.ids import card_id, character, characters
from burgrave.citadels.income import (
    BEGGED,
    BONUS_TAKEN,
    BORROWED,
    CROWN_PASSED,
    INCOME_TAKEN,
    ONE_COIN,
    POWER_USED,
    TWO_COINS,
)
from burgrave.citadels.modes import MODE_IDS
from burgrave.citadels.state import Table
from burgrave.citadels.wagons import IN_THIS_TURN, USED
from burgrave.core.facts import Bag


def turn(s: Table) -> dict[str, Any]:
    acting = s.rules.character(s.rank)
    return {
        "seat": int(s.turn),
        "character": character(s.rules, s.rank),
        "mode": MODE_IDS[s.mode],
        "gathered": bool(s.gathered),
        "built": int(s.builds),
        "limit": 0 if acting.cannot_build() else int(limit(s, acting)),
        "extra_builds": int(s.extra_builds),
        "income_taken": bool(s.acted & INCOME_TAKEN),
        "ability_used": bool(s.acted & POWER_USED),
        "bonus_taken": bool(s.acted & BONUS_TAKEN),
        "crown_passed": bool(s.acted & CROWN_PASSED),
        "begged": bool(s.acted & BEGGED),
        "borrowed": bool(s.acted & BORROWED),
        "coins_placed": 2 if s.acted & TWO_COINS else 1 if s.acted & ONE_COIN else 0,
        "spent": int(s.spent),
        "first_paid": bool(s.first_paid),
        "threat_settled": bool(s.threatened & bit(s.rank)) and not s.threat_open,
        "action_card_played": bool(s.action_played),
        "wagons_used": [i // 3 for i in range(0, len(s.wagons), 3) if s.wagons[i + USED] & IN_THIS_TURN],
        "drawn": Bag(card_id(card) for card in s.drawn),
        "destroyed": CARD_IDS[s.rubble] if s.rubble else None,
        "building": CARD_IDS[s.building] if s.building else None,
        "laid_out": CARD_IDS[s.laid] if s.laid else None,
        "marked": characters(s.rules, s.marking),
    }
