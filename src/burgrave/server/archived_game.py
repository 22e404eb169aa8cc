"""An ended game of a device, and what is stored of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from burgrave.server.store import TableRecord


@dataclass(frozen=True, slots=True)
class ArchivedGame:
    """An ended game, seen from one of its seats."""

    stored: TableRecord
    token: str
    seat: int
    result: Mapping[str, Any]
    overview: Mapping[str, Any] | None
    """what a complete review says of the whole game"""

    @property
    def edition(self) -> str:
        return str(self.stored.head["options"].get("edition", ""))

    @property
    def is_contested(self) -> bool:
        """Return whether a seat could win."""
        return len(self.result["places"]) > 1

    @property
    def is_won(self) -> bool:
        return self.is_contested and self.result["places"][self.seat] == 1

    @property
    def opponent_levels(self) -> list[str]:
        """Return the level of every other seat; empty for a person."""
        seats = self.stored.head.get("seats", [])
        return [
            seat.get("level", "") if seat.get("plays") == "bot" else ""
            for number, seat in enumerate(seats)
            if number != self.seat
        ]

    @property
    def own_mistakes(self) -> int:
        return 0 if self.overview is None else int(self.overview["grades"][self.seat]["mistake"])
