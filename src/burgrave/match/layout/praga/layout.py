"""The layout of Praga: the action crane, the display, the action boards and the city."""

from collections.abc import Mapping, Sequence
from typing import Any

from burgrave.core.move import Move
from burgrave.match.layout.base import EventValues, Layout, Place, Situation, Transfer
from burgrave.match.layout.praga.decisions import EVENTS, PATTERNS, VERBS
from burgrave.match.layout.praga.places import PLACE_KINDS, focus_of, piece_in_hand, place_of
from burgrave.match.layout.praga.transfers import GAINED, TRANSFERS, GainSources


class PragaLayout(Layout):
    """Where things lie on the table of Praga."""

    place_kinds = PLACE_KINDS
    patterns = PATTERNS
    verbs = VERBS
    events = EVENTS
    event_transfers = TRANSFERS
    # Nothing moves: they announce, or name the source of a gain that follows.
    plain_events = frozenset(
        {
            "action-bought",
            "action-performed",
            "edge-met",
            "era-changed",
            "first-player",
            "game-ended",
            "parler-card",
            "parler-stepped",
            "plaza-evaluated",
            "plaza-led",
            "plaza-rewarded",
            "road-effect-used",
            "row-refreshed",
            "seal-right",
            "sideways-chosen",
            "technology-worked",
            "tile-lifted",
            "turn-ended",
            "turn-started",
            "upgrade-used",
            "wealth",
        }
    )

    @property
    def tiles(self) -> Mapping[str, Any]:
        """What is printed on the hex tiles."""
        tiles: Mapping[str, Any] = self.board["tiles"]
        return tiles

    def place_of(self, vocabulary: str, id: str, move: Move, situation: Situation) -> Place | None:
        return place_of(vocabulary, id, move, situation, self.board)

    def focus_of(self, situation: Situation) -> Place | None:
        return focus_of(situation, self.board)

    def piece_in_hand(self, situation: Situation) -> tuple[str, str] | None:
        return piece_in_hand(situation)

    def transfers(self, events: Sequence[EventValues]) -> list[list[Transfer]]:
        """Return what moves in each event. A gain comes from the place that an event before it names."""
        sources = GainSources(self.tiles)
        found = super().transfers(events)
        for number, event in enumerate(events):
            sources.note(event)
            if event["event"] == GAINED:
                found[number] = sources.gain(event)
        return found
