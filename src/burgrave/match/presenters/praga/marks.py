"""The marks of what is gained and paid in Praga: a sign for each, where there is no room for words."""

from collections.abc import Mapping
from typing import Any, Final

# What is gained and paid, by its code.
GLYPHS: Final = {
    "gold": "●",
    "stone": "■",
    "vp": "★",
    "tech": "☼",
    "university": "♣",
    "mine": "⇑●",
    "quarry": "⇑■",
    "silver": "◇",
    "goldwin": "◆",
    "egg": "○",
    "red": "▲",
    "blue": "▼",
    "hunger": "←▤",
    "cathedral": "→†",
    "sideways_choice": "↔",
}


def bundle_marks(bundle: Mapping[str, Any]) -> str:
    """A bundle in marks: the number and its mark, one behind the other."""
    return " ".join(f"{amount}{GLYPHS[code]}" for code, amount in bundle.items() if amount and code in GLYPHS)
