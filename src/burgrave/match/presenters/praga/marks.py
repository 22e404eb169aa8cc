"""Symbols for what is gained and paid in Praga, where there is no room for words."""

from collections.abc import Mapping
from typing import Any, Final

# By the code of what is gained or paid.
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
    """Return a bundle in symbols: each number with its symbol."""
    return " ".join(f"{amount}{GLYPHS[code]}" for code, amount in bundle.items() if amount and code in GLYPHS)
