"""What the moves of one decision would bring, as the engine tells it in an imagined world."""

from collections.abc import Sequence
from typing import Any, Final

from burgrave.core.event import Event
from burgrave.core.game import Game
from burgrave.core.move import Move
from burgrave.praga.facts.types import Facts
from burgrave.table.preview import Changes, Foresight

ROTATION: Final = "choose-rotation"
LAYING: Final = (ROTATION, "bot-rotation")  # decisions in which a tile is laid
CONNECTIONS: Final = "connections"


class Bringing:
    """Adds up what is gained and paid by the one who decides."""

    def __init__(self, game: Game[Any], facts: Facts, foresight: Foresight) -> None:
        self.game = game
        self.foresight = foresight
        decision = facts["decision"]
        self.seat = decision["seat"] if decision else 0
        self.kind = decision["kind"] if decision else ""

    def by_itself(self, move: Move) -> Changes:
        """What a move brings at once; of a tile that is laid, what it connects with."""
        return self.gained(self.foresight.told(move.number), only_connections=self.kind in LAYING)

    def turned(self, move: Move) -> list[Changes]:
        """What each rotation would connect with after a move that leaves it to be chosen."""
        rotations = self.foresight.moves_after(move.number, ROTATION)
        told = [self.foresight.told(move.number, rotation) for rotation in rotations]
        return [self.gained(events, only_connections=True) for events in told]

    def price_and_gain(self, move: Move) -> tuple[Changes, Changes]:
        events = self.foresight.told(move.number)
        return self.summed(events, "paid", ""), self.summed(events, "gained", "")

    def gained(self, events: Sequence[Event], only_connections: bool) -> Changes:
        return self.summed(events, "gained", CONNECTIONS if only_connections else "")

    def summed(self, events: Sequence[Event], name: str, source: str) -> Changes:
        """What the seat gains or pays in these events, from one source only if it is named."""
        sums: Changes = {}
        for event in events:
            if event.name != name:
                continue
            told: dict[str, Any] = dict(self.game.words().event_data(event))
            if told["seat"] == self.seat and source in ("", told.get("source")):
                sums[told["bonus"]] = sums.get(told["bonus"], 0) + told["amount"]
        return sums
