"""What the moves of one decision would bring, according to the events in a sampled state."""

from collections.abc import Sequence
from typing import Any, Final

from burgrave.core.events import Event
from burgrave.core.game import Game
from burgrave.core.move import Move
from burgrave.match.presenters.praga.data_types import PragaStateData
from burgrave.match.preview import Changes, Preview

ROTATION: Final = "choose-rotation"
LAYING: Final = (ROTATION, "bot-rotation")  # decisions that lay a tile
CONNECTIONS: Final = "connections"


class MoveGains:
    """Adds up what the deciding seat gains and pays."""

    def __init__(self, game: Game[Any], state_data: PragaStateData, preview: Preview) -> None:
        self.game = game
        self.preview = preview
        decision = state_data["decision"]
        self.seat = decision["seat"] if decision else 0
        self.kind = decision["kind"] if decision else ""

    def immediate_gain(self, move: Move) -> Changes:
        """Return what a move brings at once; for a laid tile, what its connections bring."""
        return self.sum_gains(self.preview.events_after(move.number), only_connections=self.kind in LAYING)

    def rotation_gains(self, move: Move) -> list[Changes]:
        """Return what the connections of each rotation would bring after this move."""
        rotations = self.preview.moves_after(move.number, ROTATION)
        events_by_rotation = [self.preview.events_after(move.number, rotation) for rotation in rotations]
        return [self.sum_gains(events, only_connections=True) for events in events_by_rotation]

    def price_and_gain(self, move: Move) -> tuple[Changes, Changes]:
        events = self.preview.events_after(move.number)
        return self.sum_events(events, "paid", ""), self.sum_events(events, "gained", "")

    def sum_gains(self, events: Sequence[Event], only_connections: bool) -> Changes:
        return self.sum_events(events, "gained", CONNECTIONS if only_connections else "")

    def sum_events(self, events: Sequence[Event], name: str, source: str) -> Changes:
        """Return what the seat gains or pays in these events, from one source only if it is given."""
        sums: Changes = {}
        for event in events:
            if event.name != name:
                continue
            data: dict[str, Any] = dict(self.game.notation.event_data(event))
            if data["seat"] == self.seat and source in ("", data.get("source")):
                sums[data["bonus"]] = sums.get(data["bonus"], 0) + data["amount"]
        return sums
