"""The layout of a game for clients that draw it. The base class suits any game.

A client knows no rules and takes no text or id apart. The layout tells it where the objects of a move lie, in
which pattern a decision is asked, and what moves between places when something happens. Everything is made
from the state data of a view and from the events that the viewer may see.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from burgrave.core.events import SEAT
from burgrave.core.game import Game
from burgrave.core.move import Move

AnyGame = Game[Any]
Place = dict[str, str | int]  # `kind` and the fields that `place_kinds` lists for it
EventValues = Mapping[str, Any]  # an event as data

Pattern = Literal["turn", "pick", "cards", "answer", "target", "place", "types", "list"]
PATTERNS: Final[tuple[Pattern, ...]] = get_args(Pattern)
LogRole = Literal["line", "heading", "answer", "amount", "opponent", "silent"]

DEFAULT_ICON: Final = "check"
OPTIONAL: Final = "?"
TEXT: Final = "text"


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision as its seat sees it: its kind, the state data, and the moves chosen before in a sequence."""

    kind: str
    state_data: dict[str, Any]
    before: Sequence[Move] = ()

    @property
    def seat(self) -> int:
        """The seat that decides."""
        decision = self.state_data.get("decision") or {}
        return int(decision.get(SEAT, 0))

    def last_id(self, vocabulary: str) -> str:
        """Return the id of this vocabulary in the last move before that names one, or an empty text."""
        return next((move.id_of(vocabulary) for move in reversed(self.before) if move.id_of(vocabulary)), "")


@dataclass(frozen=True, slots=True)
class Transfer:
    """Things that move from one place to another.

    A place is None if it is not on the table. `count` is 0 if the event does not say how many things moved.
    """

    what: str
    start: Place | None
    end: Place | None
    count: int = 1
    id: str = ""  # of the piece, if the viewer may know it


FindTransfers = Callable[[EventValues], list[Transfer]]


@dataclass(frozen=True, slots=True)
class EventStyle:
    """How a log shows an event."""

    icon: str = ""
    role: LogRole = "line"
    important: bool = False  # something that players should not miss


@dataclass(frozen=True, slots=True)
class VerbStyle:
    """How a choice with this verb is shown."""

    icon: str = DEFAULT_ICON
    finishes: bool = False  # it ends the turn or the decision, and chooses nothing


class Layout:
    """How one game is laid out. Each class variable is declared once by the layout of a game."""

    # The fields of each kind of place. A field has the name of its vocabulary, unless that follows a colon.
    # A vocabulary that the notation does not list consists of numbers; `text` is any other id. A question
    # mark marks a field that may be absent.
    place_kinds: Mapping[str, tuple[str, ...]] = {SEAT: (SEAT,)}
    patterns: Mapping[str, Pattern] = {}  # by kind of decision
    verbs: Mapping[str, VerbStyle] = {}
    events: Mapping[str, EventStyle] = {}
    event_transfers: Mapping[str, FindTransfers] = {}  # what moves, by event
    plain_events: frozenset[str] = frozenset()  # nothing moves when they happen

    def __init__(self, game: AnyGame, board: Mapping[str, Any]) -> None:
        self.game = game
        self.board = board  # what is printed

    def place_of(self, vocabulary: str, id: str, move: Move, situation: Situation) -> Place | None:
        """Return where an object of a move lies; None if it lies nowhere, as an amount does."""
        return place(SEAT, seat=int(id)) if vocabulary == SEAT else None

    def focus_of(self, situation: Situation) -> Place | None:
        """Return the place that a decision is about; None if it is not about one place."""
        return None

    def piece_in_hand(self, situation: Situation) -> tuple[str, str] | None:
        """Return vocabulary and id of the piece that the decision places or is about, or None."""
        return None

    def pattern_of(self, kind: str) -> Pattern:
        """Return the pattern in which a decision is asked. `list` suits any decision."""
        return self.patterns.get(kind, "list")

    def verb_style(self, verb: str) -> VerbStyle:
        return self.verbs.get(verb, VerbStyle())

    def icon_of(self, move: Move, situation: Situation | None) -> str:
        """Return the icon of a move. It may depend on the situation in which the move is chosen."""
        return self.verb_style(move.verb).icon

    def event_style(self, event: str) -> EventStyle:
        return self.events.get(event, EventStyle())

    def acting_piece(self, state_data: dict[str, Any], seat: int) -> tuple[str, str] | None:
        """Return vocabulary and id of the piece as which a seat decides, for the heading of the decision."""
        return None

    def affected_seats(self, event: EventValues) -> list[int]:
        """Return the seats to which an event does something that they did not choose."""
        return []

    def transfers(self, events: Sequence[EventValues]) -> list[list[Transfer]]:
        """Return what moves in each of these events, which happen one after another."""
        found = [self.event_transfers.get(event["event"]) for event in events]
        return [find(event) if find else [] for find, event in zip(found, events, strict=True)]


def place(kind: str, **fields: str | int) -> Place:
    """Return a place as data."""
    return {"kind": kind, **fields}


def field_parts(field: str) -> tuple[str, str, bool]:
    """Return the name of a field of a place, its vocabulary, and whether it is optional."""
    name, _, vocabulary = field.rstrip(OPTIONAL).partition(":")
    return name, vocabulary or name, field.endswith(OPTIONAL)
