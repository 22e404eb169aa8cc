"""Facts about what characters have done to others: spells, warrants, threats, tax, protection."""

from typing import Any, Final

from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS, bit
from burgrave.citadels.ids import character, characters, seat_or_none
from burgrave.citadels.state import Table
from burgrave.core.facts import Places

SIGNED: Final = "signed"
BLANK: Final = "blank"
FLOWERED: Final = "flowered"
PLAIN: Final = "plain"
SHOWN: Final = "shown"  # the signed warrant, once the Magistrate has shown it
SETTLED: Final = "settled"  # where a threat lay before it was settled
FACES: Final = [SIGNED, BLANK, FLOWERED, PLAIN, SHOWN, SETTLED]
UNKNOWN: Final = CARD_IDS[0]


def marks(s: Table) -> dict[str, Any]:
    rules = s.rules
    return {
        "bewitched": character(rules, s.bewitched),
        "witch": seat_or_none(s.witch),
        "warrants": warrants(s),
        "magistrate": seat_or_none(s.magistrate),
        "threats": threats(s),
        "blackmailer": seat_or_none(s.blackmailer),
        "protected": characters(rules, s.protected),
        "acrobat_played": bool(s.acrobat),
        "tax": int(s.tax),
    }


def on_characters(s: Table) -> Places:
    """Markers lie on characters of the cast."""
    return Places([CHARACTER_IDS[number] for number in s.rules.cast[1:]], {}, "character")


def warrants(s: Table) -> Places:
    """The face of each warrant; in a view it is unknown to all but the Magistrate until it is shown."""
    out = on_characters(s)
    for rank in range(1, s.rules.ranks + 1):
        if s.warrants & bit(rank):
            face = SHOWN if s.signed_shown else SIGNED
            out[CHARACTER_IDS[s.rules.cast[rank]]] = (
                UNKNOWN if s.signed == 0 else face if s.signed == rank else BLANK
            )
    return out


def threats(s: Table) -> Places:
    """The face of each threat that still lies on a character."""
    out = on_characters(s)
    for rank in range(1, s.rules.ranks + 1):
        if s.threatened & bit(rank):
            face = UNKNOWN if s.flowered == 0 else FLOWERED if s.flowered == rank else PLAIN
            out[CHARACTER_IDS[s.rules.cast[rank]]] = face if s.threats & bit(rank) else SETTLED
    return out
