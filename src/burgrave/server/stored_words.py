"""The names of fields in stored tables: rows and backups keep those of the first release.

The code may use other names. So any release can read the tables and backups of any other.
"""

from collections.abc import Mapping
from typing import Any, Final

SEAT_WORDS: Final = {
    "player": "plays",
    "muted": "silent",
    "agrees_to_end": "agrees",
    "auto_answers": "standing",
    "away_since": "away",
    "is_taken_over": "stands_in",
}
SETTINGS_WORDS: Final = {"takeover_seconds": "stand_in", "takeover_level": "stand_in_level"}


def to_stored(fields: Mapping[str, Any], words: Mapping[str, str]) -> dict[str, Any]:
    """Return the fields under their stored names."""
    return {words.get(name, name): value for name, value in fields.items()}


def from_stored(stored: Mapping[str, Any], words: Mapping[str, str]) -> dict[str, Any]:
    """Return stored fields under the names that the code uses."""
    names = {word: name for name, word in words.items()}
    return {names.get(word, word): value for word, value in stored.items()}
