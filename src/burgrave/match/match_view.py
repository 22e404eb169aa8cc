"""What one pair of eyes sees of a game: the facts of its view and what it was told, in sentences."""

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

FULL_STATE: Final = NO_SEAT  # the eyes that see everything: of somebody who looks at a finished game
HIDDEN_SUFFIX: Final = (
    "-hidden"  # an event whose name ends so repeats to the others what somebody was told in full
)


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Choices that stand together."""

    id: str
    name: str
    note: str = ""  # what holds for all of them
    minor: bool = False  # nothing of this turn: all of it can wait for another one


@dataclass(frozen=True, slots=True)
class Loss:
    """Something that a move would lose."""

    object: tuple[str, str]  # what it is: vocabulary and id
    count: int
    text: str
    usable: bool = True  # as things stand, it could still be used


@dataclass(frozen=True, slots=True)
class Choice:
    """One numbered move."""

    number: int
    move: int
    label: str
    group: ChoiceGroup | None = None
    piece: tuple[str, str] | None = None  # the card or character it names: vocabulary and id
    short: str = ""  # the label where there is little room, if it has a shorter one
    note: str = ""  # what one should know before choosing it
    gain: Mapping[str, int] = field(default_factory=dict)  # what it brings by itself, if that is drawn
    losses: Sequence[Loss] = ()  # what it would lose

    @property
    def heading(self) -> str:
        """Of the group it stands in."""
        return self.group.name if self.group else ""


@dataclass(frozen=True, slots=True)
class RefusedChoice:
    """A move that is not possible now, and why."""

    move: int
    label: str
    reason: str
    obvious: bool = False  # most people would not ask


@dataclass(slots=True)
class Prompt:
    """The open decision as its seat meets it."""

    choices: list[Choice] = field(default_factory=list)
    refused: list[RefusedChoice] = field(default_factory=list)


@dataclass(slots=True)
class MatchView:
    """All that is shown at one moment to one pair of eyes."""

    tr: Translator
    names: Sequence[str]
    viewer: int
    state_data: dict[str, Any]
    question: str = ""  # what has to be decided, or who decides
    log: list[str] = field(default_factory=list)
    new_entries: int = 0  # how many of the last sentences are new
    prompt: Prompt = field(default_factory=Prompt)
    your_decision: bool = False  # these eyes have to decide

    @property
    def you(self) -> int | None:
        return seat_of_viewer(self.viewer)


def seat_of_viewer(viewer: int) -> int | None:
    """The seat that is spoken to; None for those who only watch."""
    return viewer if 0 <= viewer < SPECTATOR else None


def visible_state(state: State, viewer: int) -> State:
    """The state as these eyes may see it."""
    return state if viewer == FULL_STATE else state.view(viewer)


def visible_events(events: Sequence[Event], viewer: int) -> list[Event]:
    """What these eyes were told."""
    if viewer == FULL_STATE:
        return [event for event in events if not event.name.endswith(HIDDEN_SUFFIX)]
    return [event for event in events if event.audience >> viewer & 1]


def event_sentences(
    game: AnyGame, tr: Translator, names: Sequence[str], entries: Sequence[RecordEntry], viewer: int
) -> list[str]:
    """What these eyes were told in some part of a record."""
    you = seat_of_viewer(viewer)
    return [
        tr.event_sentence(game, event, names, you)
        for entry in entries
        for event in visible_events(entry.events, viewer)
    ]
