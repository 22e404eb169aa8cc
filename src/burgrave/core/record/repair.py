"""Repair of a record that breaks off inside an entry: the rules tell how that entry continues."""

from collections.abc import Sequence
from dataclasses import replace

from burgrave.core.checked_play import play_checked
from burgrave.core.error import BurgraveError
from burgrave.core.events import EventLog
from burgrave.core.record.replay import iter_replay, options_of, streams_of
from burgrave.core.record.text import Record, RecordEntry, event_text, outcome_text
from burgrave.core.rng import SeededRng, seed_bytes


def complete_entry(record: Record, last: RecordEntry) -> RecordEntry | None:
    """Return the entry after those of the record as the rules make it; None if it cannot be known.

    With the seed, the move is enough. Without it, all random outcomes of the entry must be written.
    """
    try:
        made = (
            replay_entry(record, last) if record.seed is None else entry_from_seed(record, last, record.seed)
        )
    except BurgraveError:  # the rules have changed, or something is missing
        return None
    return made if is_consistent(record, last, made) else None


def replay_entry(record: Record, last: RecordEntry) -> RecordEntry:
    *_, point = iter_replay(replace(record, entries=[*record.entries, last]))
    return RecordEntry(last.seat, last.move, last.outcomes, point.events)


def entry_from_seed(record: Record, last: RecordEntry, seed: int | bytes) -> RecordEntry:
    event_log = EventLog()
    if last.is_set_up:
        rng = SeededRng(seed_bytes(seed), streams_of(record.game))
        record.game.start(options_of(record), rng, event_log)
    else:
        *_, before = iter_replay(record, seed)
        before.state.event_log = event_log
        play_checked(before.state, last.seat, last.move)
    return RecordEntry(last.seat, last.move, event_log.outcomes, event_log.events)


def is_consistent(record: Record, written: RecordEntry, made: RecordEntry) -> bool:
    """Check whether the written entry is the beginning of the entry that the rules make."""
    notation = record.game.notation
    outcomes = ([outcome_text(notation, outcome) for outcome in entry.outcomes] for entry in (written, made))
    events = ([event_text(notation, event) for event in entry.events] for entry in (written, made))
    return is_prefix(*outcomes) and is_prefix(*events)


def is_prefix(first: Sequence[str], whole: Sequence[str]) -> bool:
    return whole[: len(first)] == first
