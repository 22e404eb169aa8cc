"""Replay of a record: by the current rules, with the recorded outcomes or with those of its seed."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from burgrave.core.checked_play import play_checked
from burgrave.core.components import digest_of
from burgrave.core.error import BurgraveError, RecordError, short_repr
from burgrave.core.events import SPECTATOR, Event, EventLog, Outcome
from burgrave.core.game import Game
from burgrave.core.options import FILE, Options
from burgrave.core.record.text import Record, RecordEntry, event_text, outcome_text, score_lines, stream_text
from burgrave.core.rng import STREAM_NAMES, BadOutcomeError, RecordedRng, Rng, SeededRng, seed_bytes
from burgrave.core.scenario.start import ScenarioStart
from burgrave.core.state import State


@dataclass(slots=True)
class ReplayPoint:
    """The game after move `number` (0: the set-up). The state changes later: clone it to keep it."""

    number: int
    entry: RecordEntry
    state: State
    events: list[Event]  # by the current rules; the entry has the recorded ones


@dataclass(slots=True)
class RulesDifference:
    """The first move (0: the set-up) where the current rules differ from the record, and the cause."""

    number: int
    cause: BurgraveError

    @property
    def line(self) -> int:
        line = self.cause.params["line"]
        assert isinstance(line, int)
        return line


def replay(record: Record) -> State:
    """Return the state after the last move, by the current rules.

    Raise BurgraveError with the line if the rules forbid a move.
    """
    *_, last = iter_replay(record)
    return last.state


def verify(record: Record, seed: int | bytes | None = None) -> None:
    """Raise BurgraveError with the first line whose outcome does not follow from the seed.

    If the record does not publish its seed, the caller can give it.
    """
    check_record(record)
    if seed is None:
        seed = record.seed
    if seed is None:
        raise RecordError("record-no-seed")
    if record.shuffle is not None and record.shuffle.seed != record.seed:
        raise RecordError(
            "record-shuffle-differs", line=record.line_of_shuffle, right=record.shuffle.seed.hex()
        )
    for _ in iter_replay(record, seed):
        pass


def find_difference(record: Record) -> RulesDifference | None:
    """Return where the current rules differ from the record: a refused move, events or the result."""
    check_record(record)
    number = 0
    try:
        for point in iter_replay(record):
            cause = find_event_difference(record, point)
            if cause is None and number == record.moves:
                cause = find_result_difference(record, point.state)
            if cause is not None:
                return RulesDifference(number, cause)
            number += 1
    except BurgraveError as error:
        return RulesDifference(number, error)
    return None


def events_for(record: Record, seat: int) -> list[list[Event]]:
    """Return the recorded events that the seat (or SPECTATOR) may know: of the set-up, then of each move."""
    check_record(record)
    if seat != SPECTATOR and not 0 <= seat < len(record.seats):
        raise BurgraveError("seat-unknown", seat=short_repr(seat), last=len(record.seats) - 1)
    bit = 1 << seat
    return [[event for event in entry.events if event.audience & bit] for entry in record.entries]


def iter_replay(record: Record, seed: int | bytes | None = None) -> Iterator[ReplayPoint]:
    """Replay move by move. Outcomes come from the record or, if a seed is given, from the seed."""
    check_record(record)
    options = options_of(record)
    event_log = EventLog()
    streams = SeededRng(bytes(32) if seed is None else seed_bytes(seed), streams_of(record.game))
    tape = RecordedRng([], streams)
    tape.strict = True
    state: State | None = None
    for number, entry in enumerate(record.entries):
        event_log.clear()
        if state is not None or record.scenario is None:
            tape.tape += [outcome.items for outcome in entry.outcomes]
        try:
            if state is None:
                state = start_game(record, options, tape if seed is None else streams, event_log)
            else:
                play_checked(state, entry.seat, entry.move)
        except BadOutcomeError as bad:
            raise make_outcome_error(record, number, streams.stream, bad, tape) from None
        except BurgraveError as error:
            raise make_move_error(record, number, error) from None
        check_outcomes(record, number, event_log.outcomes)
        yield ReplayPoint(number, entry, state, event_log.events)


def check_record(record: object) -> None:
    """Raise BurgraveError for anything but a record, for example its path."""
    if not isinstance(record, Record):
        raise RecordError("record-not-record", type=type(record).__name__)


def start_game(record: Record, options: Options, rng: Rng, event_log: EventLog) -> State:
    """Return the state at the first decision: of a new deal with this rng, or of a scenario."""
    state: State
    if record.scenario is None:
        state = record.game.start(options, rng, event_log)
        return state
    try:
        state = ScenarioStart.from_data(record.scenario).start(record.game, options, event_log)
    except RecursionError:
        raise RecordError("record-json", line=record.line_of_scenario, text="scenario") from None
    state.rng = rng
    return state


def options_of(record: Record) -> Options:
    """Return the resolved options. The component data must be that of the record.

    A record may come from anybody: it names component data by its digest, never by a file of this machine.
    """
    given = dict(record.options)
    for setting in record.game.option_list():
        if setting.kind == FILE and record.components:
            given[setting.name] = record.components
        elif setting.kind == FILE:
            given.pop(setting.name, None)
    try:
        options = record.game.options(**given)
    except BurgraveError as error:
        if error.code == "components-unknown":
            raise make_components_error(record, record.game.options()) from None
        raise RecordError("record-options", line=record.line_of_options, problem=error) from None
    if not record.game.reference().is_made_with(record.components, options):
        raise make_components_error(record, options)
    if options.players != len(record.seats):
        line = record.line_of_options
        raise RecordError("record-players", line=line, players=options.players, seats=len(record.seats))
    return options


def streams_of(game: Game[Any]) -> list[str]:
    return [name for name, _ in game.notation.streams]


# -- differences


def make_components_error(record: Record, options: Options) -> BurgraveError:
    """Return the error for component data that differs from that of the record."""
    here = digest_of(record.game.reference().components(options))
    line = record.line_of_components
    return RecordError("record-components", line=line, found=record.components or "-", right=here or "-")


def make_move_error(record: Record, number: int, error: BurgraveError) -> BurgraveError:
    """Return the error for a move that is not possible, with its line."""
    entry = record.entries[number]
    begins = number == 0 and record.scenario is not None
    line = record.line_of_scenario if begins else record.line_of(number)
    move = record.game.notation.move_texts[entry.move]
    if error.code == "move-refused":
        return RecordError("record-move-refused", line=line, **error.params)
    if error.code == "move-not-your-decision":
        return RecordError("record-move-seat", line=line, move=move, **error.params)
    if error.code == "move-game-over":
        return RecordError("record-move-after-end", line=line, move=move)
    return RecordError("record-line", line=line, problem=error)


def make_outcome_error(
    record: Record, number: int, stream: int, bad: BadOutcomeError, tape: RecordedRng
) -> BurgraveError:
    """Return the error for an outcome that is impossible or missing."""
    notation = record.game.notation
    vocabulary = notation.streams[stream % STREAM_NAMES][1]
    name = stream_text(notation, stream)
    outcomes = record.entries[number].outcomes
    if not bad.stated:
        line = record.line_of_outcome(number, len(outcomes))
        return RecordError("record-chance-missing", line=line, stream=name)
    line = record.line_of_outcome(number, tape.next - 1 - (len(tape.tape) - len(outcomes)))
    possible = Counter(notation.name(vocabulary, item) for item in bad.possible)
    stated = Counter(names_if_known(notation.names.get(vocabulary), bad.stated))
    if len(bad.stated) == 1:
        found = next(iter(stated))
        choices = join_names(possible)
        return RecordError("record-chance-impossible", line=line, stream=name, found=found, possible=choices)
    extra, lacking = stated - possible, possible - stated
    return RecordError(
        "record-chance-order", line=line, stream=name, extra=join_names(extra), lacking=join_names(lacking)
    )


def names_if_known(table: list[str] | None, items: list[int]) -> list[str]:
    """Return the names of items. An item of another stream may have no name in this one."""
    return [str(item) if table is None or item >= len(table) else table[item] for item in items]


def join_names(names: Counter[str]) -> str:
    return " ".join(sorted(names.elements())) or "-"


def check_outcomes(record: Record, number: int, right: list[Outcome]) -> None:
    """Raise BurgraveError unless the recorded outcomes of this move equal those of the replay."""
    notation = record.game.notation
    found = [outcome_text(notation, outcome) for outcome in record.entries[number].outcomes]
    happened = [outcome_text(notation, outcome) for outcome in right]
    if found == happened:
        return
    place = 0
    while place < min(len(found), len(happened)) and found[place] == happened[place]:
        place += 1
    line = record.line_of_outcome(number, place)
    if place >= len(happened):
        raise RecordError("record-chance-unused", line=line, found=found[place])
    if place >= len(found):
        raise RecordError(
            "record-chance-missing", line=line, stream=stream_text(notation, right[place].stream)
        )
    raise RecordError("record-chance-differs", line=line, found=found[place], right=happened[place])


def find_event_difference(record: Record, point: ReplayPoint) -> BurgraveError | None:
    """Return an error for the first event that differs from the record, or None."""
    notation = record.game.notation
    stored = [event_text(notation, event) for event in point.entry.events]
    today = [event_text(notation, event) for event in point.events]
    for place, (then, now) in enumerate(zip_longest(stored, today, fillvalue="-")):
        if then != now:
            line = record.line_of_outcome(point.number, len(point.entry.outcomes) + place)
            return RecordError("record-differs-events", line=line, stored=then, today=now)
    return None


def find_result_difference(record: Record, state: State) -> BurgraveError | None:
    """Return an error if the result differs from the record, or None."""
    line = record.last_line
    if record.finished != state.is_over:
        return RecordError("record-differs-end" if record.finished else "record-differs-open", line=line)
    stored = score_lines(record.scores, record.places)
    today = score_lines(state.scores(), state.ranking()) if state.is_over else []
    for seat, (then, now) in enumerate(zip(stored, today, strict=True)):
        if then != now:
            at = line - len(stored) + seat
            return RecordError("record-differs-score", line=at, stored=then, today=now)
    return None
