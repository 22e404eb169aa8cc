"""The characters by number."""

from burgrave.citadels.catalogue import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BISHOP,
    BLACKMAILER,
    CARDINAL,
    CHARACTER_COUNT,
    DIPLOMAT,
    EMPEROR,
    KING,
    MAGICIAN,
    MAGISTRATE,
    MARSHAL,
    MERCHANT,
    NAVIGATOR,
    PATRICIAN,
    QUEEN,
    SCHOLAR,
    SEER,
    SPY,
    TAX_COLLECTOR,
    THIEF,
    TRADER,
    WARLORD,
    WITCH,
    WIZARD,
)
from burgrave.citadels.characters.abbot import Abbot
from burgrave.citadels.characters.alchemist import Alchemist
from burgrave.citadels.characters.architect import Architect
from burgrave.citadels.characters.artist import Artist
from burgrave.citadels.characters.assassin import Assassin
from burgrave.citadels.characters.bishop import Bishop
from burgrave.citadels.characters.blackmailer import Blackmailer
from burgrave.citadels.characters.cardinal import Cardinal
from burgrave.citadels.characters.character import Character, NoCharacter
from burgrave.citadels.characters.diplomat import Diplomat
from burgrave.citadels.characters.emperor import Emperor
from burgrave.citadels.characters.king import King
from burgrave.citadels.characters.magician import Magician
from burgrave.citadels.characters.magistrate import Magistrate
from burgrave.citadels.characters.marshal import Marshal
from burgrave.citadels.characters.merchant import Merchant
from burgrave.citadels.characters.navigator import Navigator
from burgrave.citadels.characters.patrician import Patrician
from burgrave.citadels.characters.queen import Queen
from burgrave.citadels.characters.scholar import Scholar
from burgrave.citadels.characters.seer import Seer
from burgrave.citadels.characters.spy import Spy
from burgrave.citadels.characters.tax_collector import TaxCollector
from burgrave.citadels.characters.thief import Thief
from burgrave.citadels.characters.trader import Trader
from burgrave.citadels.characters.warlord import Warlord
from burgrave.citadels.characters.witch import Witch
from burgrave.citadels.characters.wizard import Wizard


def characters() -> list[Character]:
    """Return the characters by number."""
    known: dict[int, Character] = {
        ABBOT: Abbot(),
        ALCHEMIST: Alchemist(),
        ARCHITECT: Architect(),
        ARTIST: Artist(),
        ASSASSIN: Assassin(),
        BISHOP: Bishop(),
        BLACKMAILER: Blackmailer(),
        CARDINAL: Cardinal(),
        DIPLOMAT: Diplomat(),
        EMPEROR: Emperor(),
        KING: King(),
        MAGICIAN: Magician(),
        MAGISTRATE: Magistrate(),
        MARSHAL: Marshal(),
        MERCHANT: Merchant(),
        NAVIGATOR: Navigator(),
        PATRICIAN: Patrician(),
        QUEEN: Queen(),
        SCHOLAR: Scholar(),
        SEER: Seer(),
        SPY: Spy(),
        TAX_COLLECTOR: TaxCollector(),
        THIEF: Thief(),
        TRADER: Trader(),
        WARLORD: Warlord(),
        WITCH: Witch(),
        WIZARD: Wizard(),
    }
    nobody = NoCharacter()
    return [known.get(number, nobody) for number in range(CHARACTER_COUNT + 1)]
