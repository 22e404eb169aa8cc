"""What one viewer sees of a game: the state data of its view, and its events as sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from burgrave.core.agenda import NO_SEAT
from burgrave.core.events import SPECTATOR, Event
from burgrave.core.game import Game
from burgrave.core.record import RecordEntry
from burgrave.core.state import State
from burgrave.i18n import Translator

AnyGame = Game[Any]

FULL_STATE: Final = NO_SEAT  # the viewer that sees everything, in a finished game
HIDDEN_SUFFIX: Final = (
    "-hidden"  # an event with this suffix tells the others the public part of an event that one seat sees
)


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Choices that are shown together."""

    id: str
    name: str
    note: str = ""  # applies to all of them
    minor: bool = False  # nothing of this turn: all of them can wait for a later turn


@dataclass(frozen=True, slots=True)
class Loss:
    """Something that a move would lose."""

    object: tuple[str, str]  # vocabulary and id
    count: int
    text: str
    usable: bool = True  # the seat can still use it now


@dataclass(frozen=True, slots=True)
class Choice:
    """One numbered move."""

    number: int
    move: int
    label: str
    group: ChoiceGroup | None = None
    piece: tuple[str, str] | None = None  # the card or character that it names: vocabulary and id
    short: str = ""  # a shorter label for narrow places, if there is one
    note: str = ""  # what to know before choosing it
    gain: Mapping[str, int] = field(default_factory=dict)  # what the move itself brings, if it is drawn
    losses: Sequence[Loss] = ()

    @property
    def heading(self) -> str:
        """The name of the group; empty if there is none."""
        return self.group.name if self.group else ""


@dataclass(frozen=True, slots=True)
class RefusedChoice:
    """A move that is not possible now, and why."""

    move: int
    label: str
    reason: str
    obvious: bool = False  # most people would not ask why


@dataclass(slots=True)
class Prompt:
    """The open decision of a seat: its choices and the refused moves."""

    choices: list[Choice] = field(default_factory=list)
    refused: list[RefusedChoice] = field(default_factory=list)


@dataclass(slots=True)
class MatchView:
    """Everything that one viewer sees at one point of a match."""

    tr: Translator
    names: Sequence[str]
    viewer: int
    state_data: dict[str, Any]
    question: str = ""  # what has to be decided, or who decides
    log: list[str] = field(default_factory=list)
    new_entries: int = 0  # how many of the last sentences are new
    prompt: Prompt = field(default_factory=Prompt)
    your_decision: bool = False  # this viewer has to decide

    @property
    def you(self) -> int | None:
        return seat_of_viewer(self.viewer)


def seat_of_viewer(viewer: int) -> int | None:
    """Return the seat of a viewer; None for a spectator and for the full state."""
    return viewer if 0 <= viewer < SPECTATOR else None


def visible_state(state: State, viewer: int) -> State:
    """Return the state as this viewer may see it."""
    return state if viewer == FULL_STATE else state.view(viewer)


def visible_events(events: Sequence[Event], viewer: int) -> list[Event]:
    """Return the events that this viewer may see."""
    if viewer == FULL_STATE:
        return [event for event in events if not event.name.endswith(HIDDEN_SUFFIX)]
    return [event for event in events if event.audience >> viewer & 1]


def event_sentences(
    game: AnyGame, tr: Translator, names: Sequence[str], entries: Sequence[RecordEntry], viewer: int
) -> list[str]:
    """Return the sentences of all events in these entries that this viewer may see."""
    you = seat_of_viewer(viewer)
    return [
        tr.event_sentence(game, event, names, you)
        for entry in entries
        for event in visible_events(entry.events, viewer)
    ]
