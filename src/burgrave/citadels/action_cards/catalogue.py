"""The action cards by kind."""

from burgrave.citadels.action_cards.acrobat import Acrobat
from burgrave.citadels.action_cards.action_card import ActionCard
from burgrave.citadels.action_cards.big_top import BigTop
from burgrave.citadels.action_cards.cash_wagon import CashWagon
from burgrave.citadels.action_cards.director import Director
from burgrave.citadels.action_cards.fortune_teller import FortuneTeller
from burgrave.citadels.action_cards.living_cannonball import LivingCannonball
from burgrave.citadels.action_cards.rasputin import Rasputin


def action_cards() -> list[ActionCard]:
    """Return the action cards, counted from the first one. Number 0 is a card without effect."""
    return [
        ActionCard(),
        Acrobat(),
        Director(),
        CashWagon(),
        LivingCannonball(),
        Rasputin(),
        FortuneTeller(),
        BigTop(),
    ]
