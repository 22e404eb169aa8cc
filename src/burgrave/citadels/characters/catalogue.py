"""Which number is which character."""

from burgrave.citadels.catalogue import (
    ARCHITECT,
    ASSASSIN,
    BISHOP,
    CHARACTER_COUNT,
    KING,
    MAGICIAN,
    MERCHANT,
    THIEF,
    WARLORD,
)
from burgrave.citadels.characters.architect import Architect
from burgrave.citadels.characters.assassin import Assassin
from burgrave.citadels.characters.bishop import Bishop
from burgrave.citadels.characters.character import Character, Nobody
from burgrave.citadels.characters.king import King
from burgrave.citadels.characters.magician import Magician
from burgrave.citadels.characters.merchant import Merchant
from burgrave.citadels.characters.thief import Thief
from burgrave.citadels.characters.warlord import Warlord


def characters() -> list[Character]:
    """By number."""
    known: dict[int, Character] = {
        ARCHITECT: Architect(),
        ASSASSIN: Assassin(),
        BISHOP: Bishop(),
        KING: King(),
        MAGICIAN: Magician(),
        MERCHANT: Merchant(),
        THIEF: Thief(),
        WARLORD: Warlord(),
    }
    nobody = Nobody()
    return [known.get(number, nobody) for number in range(CHARACTER_COUNT + 1)]
