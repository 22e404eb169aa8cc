"""A recorded game as a film: step by step, through any eyes, as far as today's rules can draw it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from typing_extensions import TypedDict

from burgrave.core.game import Game
from burgrave.core.record import Differs, Record, differs, verify, walk
from burgrave.core.state import State
from burgrave.core.wrong import Wrong
from burgrave.table.data import SETUP, MoveData, ToldData, event_data, move_data
from burgrave.table.lens import Lens
from burgrave.table.sight import OPEN, Sight, person, seen_by, sentences, told_to
from burgrave.text import Text
from burgrave.text.segments import segments

TURN: Final = "turn"
MOVE: Final = "move"
EVENT: Final = "event"
PACES: Final = (TURN, MOVE, EVENT)

AnyGame = Game[Any]


@dataclass(frozen=True, slots=True)
class Shot:
    """After entry `entry` of the record, `told` sentences were said in all, `fresh` of them in this step."""

    entry: int
    told: int
    fresh: int


class Film:
    """Everything that is needed to show a record; the record itself stays as it is."""

    def __init__(self, record: Record, lens: Lens, text: Text, names: Sequence[str]) -> None:
        self.record = record
        self.lens = lens
        self.text = text
        self.names = names
        self.differs: Differs | None = differs(record)
        self.states: list[State] = self.drawable()
        self.told: dict[int, list[list[str]]] = {}  # by eyes, then by entry
        self.turns: list[bool] = []  # by entry; empty until somebody steps by turns

    def drawable(self) -> list[State]:
        """The states up to the move that today's rules see otherwise."""
        end = len(self.record.entries) if self.differs is None else self.differs.number
        states: list[State] = []
        if end:
            for moment in walk(self.record):
                states.append(moment.state.clone())
                if len(states) == end:
                    break
        return states

    def state(self, entry: int) -> State | None:
        return self.states[entry] if entry < len(self.states) else None

    def told_to(self, eyes: int) -> list[list[str]]:
        """What was told at the time, entry by entry."""
        if eyes not in self.told:
            game = self.lens.game
            self.told[eyes] = [
                sentences(game, self.text, self.names, [entry], eyes) for entry in self.record.entries
            ]
        return self.told[eyes]

    def steps(self, pace: str, eyes: int) -> list[Shot]:
        """The whole game at this pace."""
        told = self.told_to(eyes)
        steps: list[Shot] = []
        before = shown = 0
        for entry, said in enumerate(told):
            before += len(said)
            if pace == EVENT:
                steps += [Shot(entry, before - len(said) + place, 1) for place in range(1, len(said) + 1)]
            elif pace == MOVE or entry + 1 == len(told) or self.is_turn(entry):
                steps.append(Shot(entry, before, before - shown))
                shown = before
        return steps

    def is_turn(self, entry: int) -> bool:
        """Whether another turn has begun with this entry."""
        if not self.turns:
            chapters = [self.lens.chapter(state.facts()) for state in self.states]
            self.turns = [self.begins(entry, chapters) for entry in range(len(self.record.entries))]
        return self.turns[entry]

    def begins(self, entry: int, chapters: Sequence[object]) -> bool:
        if entry == 0:
            return True
        if entry >= len(chapters):  # today's rules cannot follow the record
            return self.record.entries[entry].seat != self.record.entries[entry - 1].seat
        return chapters[entry - 1] != chapters[entry]

    def sight(self, step: Shot, eyes: int) -> Sight:
        state = self.state(step.entry)
        facts = seen_by(state, eyes).facts() if state is not None else {}
        sight = Sight(self.text, self.names, eyes, facts)
        log = [sentence for said in self.told_to(eyes)[: step.entry + 1] for sentence in said]
        sight.log = log[: step.told]
        sight.fresh = step.fresh
        moves = {"number": step.entry, "moves": self.record.moves}
        sight.question = self.text.say("terminal-replay-place", **moves, eyes=self.eyes_name(eyes))
        return sight

    def eyes_name(self, eyes: int) -> str:
        """Through whose eyes one looks."""
        if eyes == OPEN:
            return self.text.say("terminal-eyes-open")
        seat = person(eyes)
        return self.text.say("terminal-eyes-spectator") if seat is None else self.names[seat]


class ShotData(TypedDict):
    """A step of a film, as data: the table after it, and what was told in it."""

    entry: int
    """the entry of the record after which this is"""
    seat: int | None
    """whose move it was; none for the set-up"""
    move: MoveData | None
    facts: dict[str, Any]
    """without `setup`; empty where today's rules cannot follow the record"""
    told: list[ToldData]


class FilmData(TypedDict):
    """Some steps of a film."""

    setup: dict[str, Any]
    """the facts that never change"""
    steps: int
    """how many there are in all"""
    first: int
    """the number of the first one here, counted from 0"""
    shots: list[ShotData]


def film_data(film: Film, pace: str, eyes: int, first: int, count: int) -> FilmData:
    """The steps from `first` on, at most `count`; the film's text marks the names."""
    steps = film.steps(pace, eyes)
    told = film_told(film, eyes)
    start = film.state(0)
    return {
        "setup": {} if start is None else seen_by(start, eyes).facts().get(SETUP, {}),
        "steps": len(steps),
        "first": first,
        "shots": [shot_data(film, step, eyes, told) for step in steps[first : first + count]],
    }


def film_told(film: Film, eyes: int) -> list[ToldData]:
    """Everything that was told to these eyes, in order."""
    words = film.lens.game.words()
    return [
        {"entry": number, "sentence": segments(sentence), "event": event_data(words, event)}
        for number, (entry, spoken) in enumerate(zip(film.record.entries, film.told_to(eyes), strict=True))
        for sentence, event in zip(spoken, told_to(entry.events, eyes), strict=True)
    ]


def shot_data(film: Film, step: Shot, eyes: int, told: Sequence[ToldData]) -> ShotData:
    state, entry = film.state(step.entry), film.record.entries[step.entry]
    facts = seen_by(state, eyes).facts() if state is not None else {}
    return {
        "entry": step.entry,
        "seat": None if entry.is_set_up else entry.seat,
        "move": None if entry.is_set_up else move_data(film.lens.game.words(), entry.move),
        "facts": {name: fact for name, fact in facts.items() if name != SETUP},
        "told": list(told[step.told - step.fresh : step.told]),
    }


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking a record has found, in sentences; `sound` if nothing was amiss."""

    lines: list[str]
    sound: bool


def judged(film: Film, seed: int | None) -> Verdict:
    """Do today's rules agree, and does chance follow from the seed?"""
    text, record = film.text, film.record
    if film.differs is not None:
        move = move_name(film, film.differs.number)
        lines = [
            text.say("terminal-replay-differs", number=film.differs.number, move=move),
            text.wrong(film.differs.cause, film.lens.game, film.names),
        ]
        return Verdict(lines, False)
    try:
        verify(record, seed)
    except Wrong as wrong:
        if wrong.key == "record-no-seed":
            return Verdict([text.wrong(wrong)], True)
        return Verdict([text.wrong(wrong, film.lens.game, film.names)], False)
    lines = [text.say("terminal-replay-verified")]
    if record.shuffle is not None:
        lines.append(text.say("terminal-replay-shuffle", commitment=record.shuffle.commitment.hex()))
    return Verdict(lines, True)


def move_name(film: Film, number: int) -> str:
    """A move of the record in words; the set-up is none."""
    entry = film.record.entries[number]
    if entry.is_set_up:
        return film.text.say("terminal-replay-setup")
    return film.text.move(film.lens.game, entry.move, film.names)
