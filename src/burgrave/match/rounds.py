"""The rounds of a game, for stepping through it and for the scale of a chart."""

from collections.abc import Iterable, Mapping
from typing import Any

from typing_extensions import TypedDict

from burgrave.i18n import Translator


class RoundData(TypedDict):
    """A round of the game."""

    entry: int
    """the entry with which it begins"""
    number: int
    name: str
    """in words, for example “Round 3”"""
    era: int
    """the number of the era, in a game with eras; else 0"""


def round_data(tr: Translator, game: str, entry: int, number: int, era: int) -> RoundData:
    name = tr.format("review-round", game=game, number=number)
    return {"entry": entry, "number": number, "name": name, "era": era}


def list_rounds(states: Iterable[Mapping[str, Any]]) -> list[list[int]]:
    """Return the first entry, the number and the era of each round, from the state data of all entries."""
    found: list[list[int]] = []
    for entry, state_data in enumerate(states):
        number, era = round_of(state_data)
        if not found or number > found[-1][1]:
            found.append([entry, number, era])
    return found


def round_of(state_data: Mapping[str, Any]) -> tuple[int, int]:
    """Return the number of the round and of the era, as far as the game has them."""
    number = state_data.get("round") or state_data.get("turn_number") or 1
    era = state_data.get("era") or 0
    return int(number), int(era)
