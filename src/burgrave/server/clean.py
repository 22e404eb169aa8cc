"""What people write, made fit to be shown to others: no control characters, nothing that turns lines round.

Letters of every script stay as they are, right-to-left ones too; only what acts on the text around it goes.
"""

from typing import Final
from unicodedata import category, combining, normalize

NAME_LENGTH: Final = 32
LINE_LENGTH: Final = 500
MOST_ACCENTS: Final = 3  # on one letter
JOINER: Final = "\u200d"  # holds the parts of an emoji together
GONE: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}  # control, format (bidi too), surrogate, private, unassigned
SPACES: Final = {"Zs", "Zl", "Zp"}


def clean_name(text: str) -> str:
    """The name of a person; may come to nothing."""
    return cleaned(text.replace(JOINER, ""), NAME_LENGTH)


def clean_line(text: str) -> str:
    """A line of chat; may come to nothing."""
    return cleaned(text, LINE_LENGTH)


def cleaned(text: str, longest: int) -> str:
    letters: list[str] = []
    accents = 0
    for letter in normalize("NFC", text):
        kind = category(letter)
        accents = accents + 1 if combining(letter) or kind == "Me" else 0
        if kind in SPACES or letter in "\t\n\r":
            letters.append(" ")
        elif accents <= MOST_ACCENTS and (kind not in GONE or (letter == JOINER and letters)):
            letters.append(letter)
    return " ".join("".join(letters).split())[:longest].strip(f" {JOINER}")
