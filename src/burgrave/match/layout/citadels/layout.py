"""The layout of Citadels: the row of characters, the cities, hands and gold."""

from typing import Any, Final

from burgrave.core.move import Move
from burgrave.match.layout.base import EventValues, Layout, Place, Situation, place
from burgrave.match.layout.citadels.decisions import (
    CARDS_OF_TURN,
    CHANGING_HANDS,
    EXCHANGE_ICON,
    PATTERNS,
    PIECES,
    VERBS,
)
from burgrave.match.layout.citadels.events import AFFECTED, EVENTS, GIVER, TAKEN
from burgrave.match.layout.citadels.places import PLACE_KINDS, place_of
from burgrave.match.layout.citadels.transfers import TRANSFERS

UNKNOWN: Final = "unknown"


class CitadelsLayout(Layout):
    """Where things lie on the table of Citadels."""

    place_kinds = PLACE_KINDS
    patterns = PATTERNS
    verbs = VERBS
    events = EVENTS
    event_transfers = TRANSFERS
    # Nothing moves: they announce, look, or say more about a move that another event has.
    plain_events = frozenset(
        {
            "call-unanswered",
            "called",
            "character-swapped",
            "city-completed",
            "crown-kept",
            "deck-seen",
            "deck-seen-hidden",
            "district-declared",
            "facedown-seen",
            "facedown-seen-hidden",
            "game-ended",
            "hand-received",
            "hand-seen",
            "hand-seen-hidden",
            "killed-shown",
            "not-confiscated",
            "quarter-counted",
            "round-ended",
            "round-started",
            "threat-flowered",
            "threat-refused",
            "tower-declared",
            "turn-ended",
            "warrant-signed",
            "witch-resumes",
        }
    )

    def place_of(self, vocabulary: str, id: str, move: Move, situation: Situation) -> Place | None:
        return place_of(vocabulary, id, move, situation)

    def icon_of(self, move: Move, situation: Situation | None) -> str:
        """Return the icon of a move. To give or take a district from a city is an exchange."""
        if situation and move.verb in CHANGING_HANDS:
            places = [self.place_of(*named, move, situation) for named in move.objects]
            if any(place is not None and place["kind"] == "city" for place in places):
                return EXCHANGE_ICON
        return super().icon_of(move, situation)

    def piece_in_hand(self, situation: Situation) -> tuple[str, str] | None:
        """Return the piece that a question is about."""
        turn = situation.state_data["turn"]
        card = turn[CARDS_OF_TURN[situation.kind]] if turn and situation.kind in CARDS_OF_TURN else None
        return ("card", card) if card else PIECES.get(situation.kind)

    def focus_of(self, situation: Situation) -> Place | None:
        """Return the seat that the decision concerns, or the threat that it answers."""
        turn, other = situation.state_data["turn"], situation.state_data["decision"]["other"]
        if situation.kind == "threat" and turn:
            return place("mark", character=turn["character"], mark="threat")
        return None if other is None else place("seat", seat=other)

    def acting_piece(self, state_data: dict[str, Any], seat: int) -> tuple[str, str] | None:
        """Return the character of the seat's turn, or else the first one that the seat holds."""
        turn = state_data["turn"]
        if turn is not None and turn["seat"] == seat:
            return "character", turn["character"]
        held = [id for id in state_data["seats"][seat]["characters"] if id != UNKNOWN]
        return ("character", held[0]) if held else None

    def affected_seats(self, event: EventValues) -> list[int]:
        names = (*AFFECTED, GIVER) if event["event"] in TAKEN else AFFECTED
        seats = [event[name] for name in names if name in event]
        return [seat for seat in seats if seat != event.get("seat")]
