"""What one viewer sees of a game: the state data of its view, and its events as sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from burgrave.core.agenda import NO_SEAT
from burgrave.core.events import SEAT, SPECTATOR, Event
from burgrave.core.game import Game
from burgrave.core.record import RecordEntry
from burgrave.core.state import State
from burgrave.i18n import Translator
from burgrave.match.preview import Preview

AnyGame = Game[Any]
SharedKey = tuple[str, bool, Event, int | None]  # language, tags, event, and the seat of the reader

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
    pointless: bool = False  # legal, but it can hardly be meant; the note says why

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


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An event that the viewer may see, as a sentence; `entry` is its entry of the record."""

    entry: int
    sentence: str
    event: Event


@dataclass(slots=True)
class MatchView:
    """Everything that one viewer sees at one point of a match, in one language."""

    tr: Translator
    names: Sequence[str]
    viewer: int
    state_data: dict[str, Any]
    question: str = ""  # what has to be decided, or who decides
    log_entries: Sequence[LogEntry] = ()
    new_entries: int = 0  # how many of the last sentences are new
    prompt: Prompt = field(default_factory=Prompt)
    preview: Preview | None = None  # of the choices; None if this viewer does not decide

    @property
    def your_decision(self) -> bool:
        """Whether this viewer has to decide."""
        return self.preview is not None

    @property
    def log(self) -> list[str]:
        """The sentences of the log."""
        return [each.sentence for each in self.log_entries]

    @property
    def you(self) -> int | None:
        return seat_of_viewer(self.viewer)


def question_text(
    game: AnyGame,
    tr: Translator,
    names: Sequence[str],
    viewer: int,
    state_data: Mapping[str, Any],
    left: int = 1,
) -> str:
    """Return the question of the open decision; empty if the viewer's state data has none.

    `left` says how often the viewer will answer this question, including now.
    """
    decision = state_data.get("decision")
    if decision is None:
        return ""
    return tr.decision_sentence(
        game,
        decision["kind"],
        names,
        decision["seat"],
        seat_of_viewer(viewer),
        number=left if left > 1 else None,
        other=decision.get("other"),
    )


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
    game: AnyGame,
    tr: Translator,
    names: Sequence[str],
    events: Sequence[Event],
    viewer: int,
    shared: dict[SharedKey, str] | None = None,
) -> list[str]:
    """Return the sentences of the events that this viewer may see.

    `shared` keeps the sentences that do not speak of the viewer: they are the same for other viewers.
    """
    you = seat_of_viewer(viewer)
    known = {} if shared is None else shared
    sentences = []
    for event in visible_events(events, viewer):
        reader = you if you is not None and is_about(game, event, you) else None
        key = (tr.language, tr.tags_names, event, reader)
        if key not in known:
            known[key] = tr.event_sentence(game, event, names, reader)
        sentences.append(known[key])
    return sentences


def is_about(game: AnyGame, event: Event, seat: int) -> bool:
    """Return whether the event names this seat."""
    return any(
        arg.param.vocabulary == SEAT and str(seat) in arg.ids for arg in game.notation.event_args(event)
    )


def list_log_entries(
    entries: Sequence[RecordEntry], sentences: Sequence[Sequence[str]], viewer: int, first_entry: int = 0
) -> list[LogEntry]:
    """Return the log of this viewer from an entry of the record on. `sentences` has those of every entry."""
    return [
        LogEntry(number, sentence, event)
        for number in range(first_entry, len(entries))
        for sentence, event in zip(
            sentences[number], visible_events(entries[number].events, viewer), strict=True
        )
    ]
