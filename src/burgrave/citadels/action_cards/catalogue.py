"""Which kind of card is which action card."""

from burgrave.citadels.action_cards.acrobat import Acrobat
from burgrave.citadels.action_cards.action_card import ActionCard
from burgrave.citadels.action_cards.big_top import BigTop
from burgrave.citadels.action_cards.cash_wagon import CashWagon
from burgrave.citadels.action_cards.director import Director
from burgrave.citadels.action_cards.fortune_teller import FortuneTeller
from burgrave.citadels.action_cards.living_cannonball import LivingCannonball
from burgrave.citadels.action_cards.rasputin import Rasputin


def action_cards() -> list[ActionCard]:
    """By kind, counted from the first action card; number 0 is none."""
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
