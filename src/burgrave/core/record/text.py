"""A record as text: one line for each thing, made of ids, readable by people.

The first column of a line is a checksum of this line and all lines before it. So a changed, lost or moved
line is found where it is. It protects against mistakes, not against forgery: the seed protects against
forgery.
"""

import json
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field, fields, replace
from hashlib import blake2b
from typing import Any

from burgrave.core.agenda import NO_SEAT
from burgrave.core.error import BurgraveError
from burgrave.core.events import EVERYONE, SPECTATOR, Event, Outcome
from burgrave.core.game import Game
from burgrave.core.notation import Notation
from burgrave.core.record.shuffle import NO_NONCE, Shuffle
from burgrave.core.rng import STREAM_NAMES

FORMAT = 1
FIRST = "burgrave record"
CHECK_DIGITS = 6
SPECTATORS = "spectators"


@dataclass(slots=True)
class RecordEntry:
    """One move with its random outcomes and events. The first entry of a record is the set-up."""

    seat: int
    move: int
    outcomes: list[Outcome] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def is_set_up(self) -> bool:
        return self.seat == NO_SEAT


@dataclass(slots=True)
class Record:
    """A game from its options to its result. `entries[n]` is move n, counted from 1."""

    game: Game[Any]
    rules: int
    notation: int
    options: dict[str, Any]
    components: str  # digest of the component data; empty if the game has none
    seats: list[str]
    seed: int | bytes | None  # None unless it was published
    entries: list[RecordEntry] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)  # empty while the game is open
    places: list[int] = field(default_factory=list)
    shuffle: Shuffle | None = None  # the source of the seed, if it was published
    scenario: dict[str, Any] | None = None  # the start of the game, if it is not a new deal

    def __repr__(self) -> str:
        end = "finished" if self.finished else "open"
        return f"Record({self.game.id!r}, {self.moves} moves, {end})"

    def __copy__(self) -> "Record":
        return replace(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Record":
        names = [field.name for field in fields(self) if field.name != "game"]
        return replace(self, **{name: deepcopy(getattr(self, name), memo) for name in names})

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        raise BurgraveError("record-pickle")

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return bool(self.scores)

    @property
    def moves(self) -> int:
        """The number of moves."""
        return max(0, len(self.entries) - 1)

    def line_of(self, number: int) -> int:
        """Return the line at which move `number` (0: the set-up) is written."""
        before = self.entries[:number]
        return 2 + len(list(head_lines(self))) + sum(len(list(entry_lines(self, e))) for e in before)

    def line_of_outcome(self, number: int, outcome: int) -> int:
        """Return the line of random outcome `outcome` at move `number`."""
        return self.line_of(number) + (0 if self.entries[number].is_set_up else 1) + outcome

    @property
    def line_of_options(self) -> int:
        return 5

    @property
    def line_of_components(self) -> int:
        return 6

    @property
    def line_of_scenario(self) -> int:
        return self.line_of_components + bool(self.components)

    @property
    def line_of_shuffle(self) -> int:
        return self.line_of(0) - 1

    @property
    def last_line(self) -> int:
        return self.line_of(len(self.entries)) + len(self.scores)


class ChecksumChain:
    """The running checksum of the lines."""

    def __init__(self, digest: bytes = b"") -> None:
        self.digest = digest

    def next_checksum(self, text: str) -> str:
        """Return the checksum of the next line."""
        self.digest = blake2b(self.digest + text.encode(), digest_size=16).digest()
        return self.digest.hex()[:CHECK_DIGITS]

    def add_checksums(self, lines: Iterable[str]) -> str:
        """Return the lines with their checksums."""
        return "".join(f"{self.next_checksum(line)} {line}\n" for line in lines)


def first_line() -> str:
    return f"{FIRST} {FORMAT}"


def start_chain() -> ChecksumChain:
    """Return the chain after the first line. That line has no checksum, because it names the format."""
    chain = ChecksumChain()
    chain.next_checksum(first_line())
    return chain


def add_checksums(lines: Iterable[str]) -> str:
    """Return a record from lines without checksums and without the first line, for records by hand."""
    return f"{first_line()}\n{start_chain().add_checksums(lines)}"


def render(record: Record) -> str:
    """Return the whole text."""
    return add_checksums([*head_lines(record), *body_lines(record), *closing_lines(record)])


def body_lines(record: Record) -> Iterator[str]:
    for entry in record.entries:
        yield from entry_lines(record, entry)


def head_lines(record: Record) -> Iterator[str]:
    yield f"game {record.game.id}"
    yield f"rules {record.rules}"
    yield f"notation {record.notation}"
    yield f"options {json.dumps(record.options, ensure_ascii=False)}"
    if record.components:
        yield f"components {record.components}"
    if record.scenario is not None:
        yield f"scenario {json.dumps(record.scenario, ensure_ascii=False)}"
    for seat, name in enumerate(record.seats):
        yield f"seat {seat} {quote_name(name)}"
    if record.seed is not None:
        yield f"seed {seed_text(record.seed)}"
    if record.shuffle is not None:
        yield f"shuffle {shuffle_text(record.shuffle)}"


def entry_lines(record: Record, entry: RecordEntry) -> Iterator[str]:
    notation = record.game.notation
    if not entry.is_set_up:
        yield f"move {entry.seat} {notation.move_texts[entry.move]}"
    for outcome in entry.outcomes:
        yield f"chance {outcome_text(notation, outcome)}"
    for event in entry.events:
        yield f"tell {event_text(notation, event)}"


def closing_lines(record: Record) -> Iterator[str]:
    if not record.finished:
        yield f"open {record.moves}"
        return
    yield from score_lines(record.scores, record.places)
    yield f"end {record.moves}"


def score_lines(scores: list[int], places: list[int]) -> list[str]:
    pairs = zip(scores, places, strict=True)
    return [f"score {seat} {score} place {place}" for seat, (score, place) in enumerate(pairs)]


def quote_name(name: str) -> str:
    """Return a name in JSON on one line, with escapes only where they are needed."""
    plain = json.dumps(name, ensure_ascii=False)
    return plain if plain.isprintable() else json.dumps(name)


def seed_text(seed: int | bytes) -> str:
    """Return a seed as text: a number chosen by hand, or the 32 bytes."""
    return f"0x{seed.hex()}" if isinstance(seed, bytes) else str(seed)


def shuffle_text(shuffle: Shuffle) -> str:
    """Return the secret, then the nonce of each seat or `-`."""
    nonces = ["-" if nonce == NO_NONCE else nonce.hex() for nonce in shuffle.nonces]
    return " ".join([shuffle.secret.hex(), *nonces])


def outcome_text(notation: Notation, outcome: Outcome) -> str:
    vocabulary = notation.streams[outcome.stream % STREAM_NAMES][1]
    items = [notation.name(vocabulary, item) for item in outcome.items]
    return " ".join([stream_text(notation, outcome.stream), *items])


def stream_text(notation: Notation, stream: int) -> str:
    """Return the name of a stream: `deck`, or `draft.3` if the stream is counted."""
    name, count = notation.streams[stream % STREAM_NAMES][0], stream // STREAM_NAMES
    return f"{name}.{count}" if count else name


def event_text(notation: Notation, event: Event) -> str:
    return audience_text(event.audience) + event_body_text(notation, event)


def event_body_text(notation: Notation, event: Event) -> str:
    """Return the event without its audience."""
    return " ".join([event.name, *(id for arg in notation.event_args(event) for id in arg.ids)])


def audience_text(audience: int) -> str:
    """Return the audience as text.

    It is empty for everyone, `0,2: ` for some, or `not 3: ` for all but some, if that is shorter.
    """
    included = [seat_text(seat) for seat in range(SPECTATOR + 1) if audience >> seat & 1]
    excluded = [seat_text(seat) for seat in range(SPECTATOR + 1) if not audience >> seat & 1]
    if audience == EVERYONE:
        return ""
    if len(excluded) < len(included):
        return f"not {','.join(excluded)}: "
    return f"{','.join(included) or 'nobody'}: "


def seat_text(seat: int) -> str:
    return SPECTATORS if seat == SPECTATOR else str(seat)
