"""Clean text of users for display: no control characters, and none that change the direction of text.

Letters of every script stay, including right-to-left ones. Only characters that affect the text around them
are removed.
"""

from typing import Final
from unicodedata import category, combining, normalize

NAME_LENGTH: Final = 32
LINE_LENGTH: Final = 500
MAX_ACCENTS: Final = 3  # on one letter
ZERO_WIDTH_JOINER: Final = "\u200d"  # joins the parts of an emoji
REMOVED_CATEGORIES: Final = {
    "Cc",
    "Cf",
    "Cs",
    "Co",
    "Cn",
}  # control, format (bidi too), surrogate, private, unassigned
SPACE_CATEGORIES: Final = {"Zs", "Zl", "Zp"}


def clean_name(text: str) -> str:
    """Return the cleaned name of a person; it may be empty."""
    return clean_text(text.replace(ZERO_WIDTH_JOINER, ""), NAME_LENGTH)


def clean_line(text: str) -> str:
    """Return the cleaned line of chat; it may be empty."""
    return clean_text(text, LINE_LENGTH)


def clean_text(text: str, max_length: int) -> str:
    letters: list[str] = []
    accents = 0
    for letter in normalize("NFC", text):
        kind = category(letter)
        accents = accents + 1 if combining(letter) or kind == "Me" else 0
        if kind in SPACE_CATEGORIES or letter in "\t\n\r":
            letters.append(" ")
        elif accents <= MAX_ACCENTS and (
            kind not in REMOVED_CATEGORIES or (letter == ZERO_WIDTH_JOINER and letters)
        ):
            letters.append(letter)
    return " ".join("".join(letters).split())[:max_length].strip(f" {ZERO_WIDTH_JOINER}")
