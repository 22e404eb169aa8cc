"""State data of effects on characters: killed, robbed, bewitched, warrants, threats, tax and others."""

from typing import Any, Final

from burgrave.citadels.catalogue import CHARACTER_IDS, bit
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.state_data.ids import character, characters, seat_or_none
from burgrave.core.state_data import UNKNOWN

SIGNED: Final = "signed"
BLANK: Final = "blank"
FLOWERED: Final = "flowered"
PLAIN: Final = "plain"
SHOWN: Final = "shown"  # the signed warrant after the Magistrate has shown it
SETTLED: Final = "settled"  # a settled threat that is no longer there
FACES: Final = [SIGNED, BLANK, FLOWERED, PLAIN, SHOWN, SETTLED]


def marks(s: CitadelsState) -> dict[str, Any]:
    rules = s.rules
    return {
        "killed": character(rules, s.killed),
        "robbed": character(rules, s.robbed),
        "thief": seat_or_none(s.thief),
        "bewitched": character(rules, s.bewitched),
        "witch": seat_or_none(s.witch),
        "witch_played": bool(s.witch_played),
        "witch_builds": int(s.witch_builds),
        "warrants": warrants(s),
        "magistrate": seat_or_none(s.magistrate),
        "threats": threats(s),
        "blackmailer": seat_or_none(s.blackmailer),
        "protected": characters(rules, s.protected),
        "acrobat_played": bool(s.acrobat),
        "tax": int(s.tax),
    }


def warrants(s: CitadelsState) -> dict[str, str]:
    """Return the front side of each warrant.

    In a view it is unknown to all seats except the Magistrate until the signed one is shown.
    """
    out: dict[str, str] = {}
    for rank in range(1, s.rules.ranks + 1):
        if s.warrants & bit(rank):
            face = SHOWN if s.signed_shown else SIGNED
            out[CHARACTER_IDS[s.rules.cast[rank]]] = (
                UNKNOWN if s.signed == 0 else face if s.signed == rank else BLANK
            )
    return out


def threats(s: CitadelsState) -> dict[str, str]:
    """Return the front side of each threat of this round."""
    out: dict[str, str] = {}
    for rank in range(1, s.rules.ranks + 1):
        if s.threatened & bit(rank):
            face = UNKNOWN if s.flowered == 0 else FLOWERED if s.flowered == rank else PLAIN
            out[CHARACTER_IDS[s.rules.cast[rank]]] = face if s.threats & bit(rank) else SETTLED
    return out
