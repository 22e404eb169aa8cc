"""The marks of Citadels. Every type has its own shape and colour, never only a colour."""

from typing import Final

from rich.text import Text as Line

from burgrave.match.presenters.citadels_data_types import DistrictData
from burgrave.terminal.lines import styled_line

CARDS: Final = "card"  # vocabularies with the names of pieces
CHARACTERS: Final = "character"

GLYPHS: Final = {"noble": "♔", "religious": "∩", "trade": "●", "military": "▼", "unique": "★"}
# Dark enough for white letters, and easy to distinguish on dark and on light terminals.
COLOURS: Final = {
    "noble": "#000000 on #d9a521",
    "religious": "#ffffff on #2f6fb5",
    "trade": "#ffffff on #27784b",
    "military": "#ffffff on #b5352c",
    "unique": "#ffffff on #6d4aa3",
}
KILLED: Final = "†"
ROBBED: Final = "$"
FACEUP: Final = "×"  # noqa: RUF001 - the sign, not the letter
FACEDOWN: Final = "▾"
BEWITCHED: Final = "☽"
WARRANT: Final = "§"
THREAT: Final = "!"
SPECIAL: Final = "*"  # the signed warrant, the threat with a flower
PROTECTED: Final = "+"
COIN: Final = "+"  # on a beautified district
UNDER: Final = "≡"  # before the number of cards under a Museum
EARLY: Final = "♪"  # on a Bell Tower that ends the game early
BIG_TOP: Final = "△"
CASH_WAGON: Final = "◫"
CROWN: Final = "♛"
ACTING: Final = "▶"
DONE: Final = "✓"
BY: Final = "·"


def type_mark(type: str) -> Line:
    """Return the shape of a type on its colour."""
    return styled_line(GLYPHS.get(type, " "), COLOURS.get(type, ""))


def district_marks(district: DistrictData) -> str:
    """Return the public marks for what is on a district or under it."""
    under = district.get("under", [])
    return "".join(
        [
            COIN if district.get("beautified") else "",
            f"{UNDER}{len(under)}" if under else "",
            EARLY if district.get("early") else "",
        ]
    )
