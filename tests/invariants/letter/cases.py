"""The options of the letter game: short and long games of every number of players."""

from typing import Any


def list_cases() -> list[dict[str, Any]]:
    return [{"players": players, "tokens": tokens} for players in (2, 3, 4) for tokens in (1, 3)]
