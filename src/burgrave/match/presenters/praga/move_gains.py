"""What the moves of one decision would bring, as the engine tells it in an imagined world."""

from collections.abc import Sequence
from typing import Any, Final

from burgrave.core.events import Event
from burgrave.core.game import Game
from burgrave.core.move import Move
from burgrave.match.preview import Changes, Preview
from burgrave.praga.state_data.types import PragaStateData

ROTATION: Final = "choose-rotation"
LAYING: Final = (ROTATION, "bot-rotation")  # decisions in which a tile is laid
CONNECTIONS: Final = "connections"


class MoveGains:
    """Adds up what is gained and paid by the one who decides."""

    def __init__(self, game: Game[Any], facts: PragaStateData, preview: Preview) -> None:
        self.game = game
        self.preview = preview
        decision = facts["decision"]
        self.seat = decision["seat"] if decision else 0
        self.kind = decision["kind"] if decision else ""

    def immediate_gain(self, move: Move) -> Changes:
        """What a move brings at once; of a tile that is laid, what it connects with."""
        return self.sum_gains(self.preview.events_after(move.number), only_connections=self.kind in LAYING)

    def rotation_gains(self, move: Move) -> list[Changes]:
        """What each rotation would connect with after a move that leaves it to be chosen."""
        rotations = self.preview.moves_after(move.number, ROTATION)
        events_by_rotation = [self.preview.events_after(move.number, rotation) for rotation in rotations]
        return [self.sum_gains(events, only_connections=True) for events in events_by_rotation]

    def price_and_gain(self, move: Move) -> tuple[Changes, Changes]:
        events = self.preview.events_after(move.number)
        return self.sum_events(events, "paid", ""), self.sum_events(events, "gained", "")

    def sum_gains(self, events: Sequence[Event], only_connections: bool) -> Changes:
        return self.sum_events(events, "gained", CONNECTIONS if only_connections else "")

    def sum_events(self, events: Sequence[Event], name: str, source: str) -> Changes:
        """What the seat gains or pays in these events, from one source only if it is named."""
        sums: Changes = {}
        for event in events:
            if event.name != name:
                continue
            data: dict[str, Any] = dict(self.game.notation.event_data(event))
            if data["seat"] == self.seat and source in ("", data.get("source")):
                sums[data["bonus"]] = sums.get(data["bonus"], 0) + data["amount"]
        return sums
