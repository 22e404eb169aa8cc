"""What one pair of eyes sees of a game: the facts of its view and what it was told, in sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from burgrave.core.agenda import NOBODY
from burgrave.core.event import SPECTATOR, Event
from burgrave.core.game import Game
from burgrave.core.record import Entry
from burgrave.core.state import State
from burgrave.text import Text

AnyGame = Game[Any]

OPEN: Final = NOBODY  # the eyes that see everything: of somebody who looks at a finished game
UNTOLD: Final = "-hidden"  # an event whose name ends so repeats to the others what somebody was told in full


@dataclass(frozen=True, slots=True)
class Group:
    """Choices that stand together."""

    id: str
    name: str
    note: str = ""  # what holds for all of them
    minor: bool = False  # nothing of this turn: all of it can wait for another one


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Something that a move would lose."""

    about: tuple[str, str]  # what it is: vocabulary and id
    count: int
    words: str
    usable: bool = True  # as things stand, it could still be used


@dataclass(frozen=True, slots=True)
class Choice:
    """One numbered move."""

    number: int
    move: int
    label: str
    group: Group | None = None
    about: tuple[str, str] | None = None  # the card or character it names: vocabulary and id
    short: str = ""  # the label where there is little room, if it has a shorter one
    note: str = ""  # what one should know before choosing it
    brings: Mapping[str, int] = field(default_factory=dict)  # what it brings by itself, if that is drawn
    forfeits: Sequence[Forfeit] = ()  # what it would lose

    @property
    def heading(self) -> str:
        """Of the group it stands in."""
        return self.group.name if self.group else ""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that is not possible now, and why."""

    move: int
    label: str
    why: str
    obvious: bool = False  # most people would not ask


@dataclass(slots=True)
class Offered:
    """The open decision as its seat meets it."""

    choices: list[Choice] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)


@dataclass(slots=True)
class Sight:
    """All that is shown at one moment to one pair of eyes."""

    text: Text
    names: Sequence[str]
    eyes: int
    facts: dict[str, Any]
    question: str = ""  # what has to be decided, or who decides
    log: list[str] = field(default_factory=list)
    fresh: int = 0  # how many of the last sentences are new
    offered: Offered = field(default_factory=Offered)
    yours: bool = False  # these eyes have to decide

    @property
    def you(self) -> int | None:
        return person(self.eyes)


def person(eyes: int) -> int | None:
    """The seat that is spoken to; None for those who only watch."""
    return eyes if 0 <= eyes < SPECTATOR else None


def seen_by(state: State, eyes: int) -> State:
    """The state as these eyes may see it."""
    return state if eyes == OPEN else state.view(eyes)


def told_to(events: Sequence[Event], eyes: int) -> list[Event]:
    """What these eyes were told."""
    if eyes == OPEN:
        return [event for event in events if not event.name.endswith(UNTOLD)]
    return [event for event in events if event.audience >> eyes & 1]


def sentences(
    game: AnyGame, text: Text, names: Sequence[str], entries: Sequence[Entry], eyes: int
) -> list[str]:
    """What these eyes were told in some part of a record."""
    you = person(eyes)
    return [text.event(game, event, names, you) for entry in entries for event in told_to(entry.events, eyes)]
