"""Replaying: by today's rules with the outcomes of the record, or with those that follow from its seed."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from burgrave.core.chance import NAMES, BadOutcome, Chance, Seeded, Stated, seed_bytes
from burgrave.core.checked import play_checked
from burgrave.core.components import digest_of
from burgrave.core.event import SPECTATOR, Event, Journal, Outcome
from burgrave.core.game import Game
from burgrave.core.option import FILE, Options
from burgrave.core.record.text import Entry, Record, event_text, outcome_text, score_lines, stream_text
from burgrave.core.scenario.beginning import Beginning
from burgrave.core.state import State
from burgrave.core.wrong import Wrong, said


@dataclass(slots=True)
class Moment:
    """After move `number` (0: the set-up). The state goes on changing: clone it to keep it."""

    number: int
    entry: Entry
    state: State
    events: list[Event]  # by today's rules; those of the time are in the entry


@dataclass(slots=True)
class Differs:
    """The first move (0: the set-up) at which today's rules say something else, and what."""

    number: int
    cause: Wrong

    @property
    def line(self) -> int:
        line = self.cause.given["line"]
        assert isinstance(line, int)
        return line


def replay(record: Record) -> State:
    """The state after the last move, by today's rules; raises Wrong with the line if they forbid it."""
    *_, last = walk(record)
    return last.state


def verify(record: Record, seed: int | bytes | None = None) -> None:
    """Does every outcome follow from the seed? Raises Wrong with the first line that does not.

    A seed that the record does not publish can be given.
    """
    if seed is None:
        seed = record.seed
    if seed is None:
        raise Wrong("record-no-seed")
    if record.shuffle is not None and record.shuffle.seed != record.seed:
        raise Wrong("record-shuffle-differs", line=record.line_of_shuffle, right=record.shuffle.seed.hex())
    for _ in walk(record, seed):
        pass


def differs(record: Record) -> Differs | None:
    """Where today's rules differ from those of the record: a refused move, other events, another result."""
    number = 0
    try:
        for moment in walk(record):
            cause = events_differ(record, moment)
            if cause is None and number == record.moves:
                cause = result_differs(record, moment.state)
            if cause is not None:
                return Differs(number, cause)
            number += 1
    except Wrong as wrong:
        return Differs(number, wrong)
    return None


def events_for(record: Record, seat: int) -> list[list[Event]]:
    """What the seat (or SPECTATOR) was told at the set-up and at each move, from the stored events."""
    if seat != SPECTATOR and not 0 <= seat < len(record.seats):
        raise Wrong("seat-unknown", seat=said(seat), last=len(record.seats) - 1)
    bit = 1 << seat
    return [[event for event in entry.events if event.audience & bit] for entry in record.entries]


def walk(record: Record, seed: int | bytes | None = None) -> Iterator[Moment]:
    """Replay move by move. Outcomes are read from the record or, if a seed is given, made from it anew."""
    options = options_of(record)
    journal = Journal()
    streams = Seeded(bytes(32) if seed is None else seed_bytes(seed), streams_of(record.game))
    tape = Stated([], streams)
    tape.strict = True
    state: State | None = None
    for number, entry in enumerate(record.entries):
        journal.clear()
        if state is not None or record.scenario is None:
            tape.tape += [outcome.items for outcome in entry.outcomes]
        try:
            if state is None:
                state = begin(record, options, tape if seed is None else streams, journal)
            else:
                play_checked(state, entry.seat, entry.move)
        except BadOutcome as bad:
            raise bad_outcome(record, number, streams.stream, bad, tape) from None
        except Wrong as wrong:
            raise refused(record, number, wrong) from None
        check_outcomes(record, number, journal.outcomes)
        yield Moment(number, entry, state, journal.events)


def begin(record: Record, options: Options, chance: Chance, journal: Journal) -> State:
    """The state at the first decision: a new deal by this chance, or a scenario, which has its own."""
    state: State
    if record.scenario is None:
        state = record.game.begin(options, chance, journal)
        return state
    try:
        state = Beginning.of(record.scenario).begin(record.game, options, journal)
    except RecursionError:
        raise Wrong("record-json", line=record.line_of_scenario, text="scenario") from None
    state.chance = chance
    return state


def options_of(record: Record) -> Options:
    """The options, resolved again; what the pieces are made from must be what it was.

    A record may come from anybody: it names such data by its digest, and never a file of this machine.
    """
    given = dict(record.options)
    for setting in record.game.option_list():
        if setting.kind == FILE and record.components:
            given[setting.name] = record.components
        elif setting.kind == FILE:
            given.pop(setting.name, None)
    try:
        options = record.game.options(**given)
    except Wrong as wrong:
        if wrong.key == "components-unknown":
            raise other_components(record, record.game.options()) from None
        raise Wrong("record-options", line=record.line_of_options, problem=wrong) from None
    if record.components != digest_of(record.game.library().components(options)):
        raise other_components(record, options)
    if options.players != len(record.seats):
        line = record.line_of_options
        raise Wrong("record-players", line=line, players=options.players, seats=len(record.seats))
    return options


def streams_of(game: Game[Any]) -> list[str]:
    return [name for name, _ in game.words().streams]


# -- what does not fit


def other_components(record: Record, options: Options) -> Wrong:
    """The pieces are not those of the record."""
    here = digest_of(record.game.library().components(options))
    line = record.line_of_components
    return Wrong("record-components", line=line, found=record.components or "-", right=here or "-")


def refused(record: Record, number: int, wrong: Wrong) -> Wrong:
    """A move that was not to be made, with its line."""
    entry = record.entries[number]
    begins = number == 0 and record.scenario is not None
    line = record.line_of_scenario if begins else record.line_of(number)
    move = record.game.words().moves[entry.move]
    if wrong.key == "move-refused":
        return Wrong("record-move-refused", line=line, **wrong.given)
    if wrong.key == "move-not-your-decision":
        return Wrong("record-move-seat", line=line, move=move, **wrong.given)
    if wrong.key == "move-game-over":
        return Wrong("record-move-after-end", line=line, move=move)
    return Wrong("record-line", line=line, problem=wrong)


def bad_outcome(record: Record, number: int, stream: int, bad: BadOutcome, tape: Stated) -> Wrong:
    """An outcome that could not be, or one that is missing."""
    words = record.game.words()
    vocabulary = words.streams[stream % NAMES][1]
    name = stream_text(words, stream)
    outcomes = record.entries[number].outcomes
    if not bad.stated:
        line = record.line_of_outcome(number, len(outcomes))
        return Wrong("record-chance-missing", line=line, stream=name)
    line = record.line_of_outcome(number, tape.next - 1 - (len(tape.tape) - len(outcomes)))
    possible = Counter(words.name(vocabulary, item) for item in bad.possible)
    stated = Counter(names_if_known(words.names.get(vocabulary), bad.stated))
    if len(bad.stated) == 1:
        found = next(iter(stated))
        choices = listed(possible)
        return Wrong("record-chance-impossible", line=line, stream=name, found=found, possible=choices)
    extra, lacking = stated - possible, possible - stated
    return Wrong("record-chance-order", line=line, stream=name, extra=listed(extra), lacking=listed(lacking))


def names_if_known(table: list[str] | None, items: list[int]) -> list[str]:
    """Items stated for another stream may mean nothing in this one."""
    return [str(item) if table is None or item >= len(table) else table[item] for item in items]


def listed(names: Counter[str]) -> str:
    return " ".join(sorted(names.elements())) or "-"


def check_outcomes(record: Record, number: int, right: list[Outcome]) -> None:
    """The outcomes of this move must be those that happened now, stream by stream."""
    words = record.game.words()
    found = [outcome_text(words, outcome) for outcome in record.entries[number].outcomes]
    happened = [outcome_text(words, outcome) for outcome in right]
    if found == happened:
        return
    place = 0
    while place < min(len(found), len(happened)) and found[place] == happened[place]:
        place += 1
    line = record.line_of_outcome(number, place)
    if place >= len(happened):
        raise Wrong("record-chance-unused", line=line, found=found[place])
    if place >= len(found):
        raise Wrong("record-chance-missing", line=line, stream=stream_text(words, right[place].stream))
    raise Wrong("record-chance-differs", line=line, found=found[place], right=happened[place])


def events_differ(record: Record, moment: Moment) -> Wrong | None:
    """The first event that was told otherwise, if any."""
    words = record.game.words()
    stored = [event_text(words, event) for event in moment.entry.events]
    today = [event_text(words, event) for event in moment.events]
    for place, (then, now) in enumerate(zip_longest(stored, today, fillvalue="-")):
        if then != now:
            line = record.line_of_outcome(moment.number, len(moment.entry.outcomes) + place)
            return Wrong("record-differs-events", line=line, stored=then, today=now)
    return None


def result_differs(record: Record, state: State) -> Wrong | None:
    """Another result, or a result where there is none."""
    line = record.last_line
    if record.finished != state.over:
        return Wrong("record-differs-end" if record.finished else "record-differs-open", line=line)
    stored = score_lines(record.scores, record.places)
    today = score_lines(state.scores(), state.ranking()) if state.over else []
    for seat, (then, now) in enumerate(zip(stored, today, strict=True)):
        if then != now:
            at = line - len(stored) + seat
            return Wrong("record-differs-score", line=at, stored=then, today=now)
    return None
