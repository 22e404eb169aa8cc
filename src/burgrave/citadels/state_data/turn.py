"""State data of the current turn."""

from typing import cast

from burgrave.citadels.build import limit
from burgrave.citadels.catalogue import CHARACTER_IDS, bit
from burgrave.citadels.hooks import cards_drawn, cards_kept, gold_gathered, income
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
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.state_data.cash_wagons import cash_wagons
from burgrave.citadels.state_data.ids import card_id, card_or_none, characters
from burgrave.citadels.state_data.types import CitadelsTurnData, GatheringData, Mode
from burgrave.citadels.turn_modes import MODE_IDS


def turn(s: CitadelsState) -> CitadelsTurnData:
    acting = s.rules.character(s.rank)
    paying = acting.income_type()
    return {
        "seat": int(s.turn),
        "character": CHARACTER_IDS[s.rules.cast[s.rank]],
        "mode": cast(Mode, MODE_IDS[s.mode]),
        "gathered": bool(s.gathered),
        "restricted": bool(s.restricted),
        "gathering": gathering(s),
        "built": int(s.builds),
        "limit": 0 if acting.cannot_build() else int(limit(s, acting)),
        "extra_builds": int(s.extra_builds),
        "income": int(income(s, s.players[s.turn], paying)) if paying else 0,
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
        "wagons_used": [wagon["number"] for _, wagon in cash_wagons(s) if wagon["used"]],
        "drawn": [card_id(card) for card in s.drawn],
        "destroyed": card_or_none(s.rubble),
        "building": card_or_none(s.building),
        "paid": int(s.paid) if s.building else None,
        "chosen": card_or_none(s.picked),
        "owed": int(s.owed),
        "laid_out": card_or_none(s.laid),
        "marked": characters(s.rules, s.marking),
    }


def gathering(s: CitadelsState) -> GatheringData:
    draws = cards_drawn(s, s.turn)
    return {
        "gold": int(gold_gathered(s, s.turn)),
        "draws": int(draws),
        "keeps": int(cards_kept(s, s.turn, draws)),
    }
