"""A record that breaks off within an entry: the rules know how that entry goes on."""

from collections.abc import Sequence
from dataclasses import replace

from burgrave.core.chance import Seeded, seed_bytes
from burgrave.core.checked import play_checked
from burgrave.core.event import Journal
from burgrave.core.record.replay import options_of, streams_of, walk
from burgrave.core.record.text import Entry, Record, event_text, outcome_text
from burgrave.core.wrong import Wrong


def completed(record: Record, last: Entry) -> Entry | None:
    """Return the entry after those of the record as the rules make it; None if it cannot be known.

    By the seed it is known from its move alone. Without one, all that chance gave must be written.
    """
    try:
        made = replayed(record, last) if record.seed is None else made_from_seed(record, last, record.seed)
    except Wrong:  # the rules have changed since, or something is missing
        return None
    return made if agrees(record, last, made) else None


def replayed(record: Record, last: Entry) -> Entry:
    *_, moment = walk(replace(record, entries=[*record.entries, last]))
    return Entry(last.seat, last.move, last.outcomes, moment.events)


def made_from_seed(record: Record, last: Entry, seed: int | bytes) -> Entry:
    journal = Journal()
    if last.is_set_up:
        chance = Seeded(seed_bytes(seed), streams_of(record.game))
        record.game.begin(options_of(record), chance, journal)
    else:
        *_, before = walk(record, seed)
        before.state.journal = journal
        play_checked(before.state, last.seat, last.move)
    return Entry(last.seat, last.move, journal.outcomes, journal.events)


def agrees(record: Record, written: Entry, made: Entry) -> bool:
    """Is what is written the beginning of what the rules make?"""
    words = record.game.words()
    outcomes = ([outcome_text(words, outcome) for outcome in entry.outcomes] for entry in (written, made))
    events = ([event_text(words, event) for event in entry.events] for entry in (written, made))
    return begins(*outcomes) and begins(*events)


def begins(first: Sequence[str], whole: Sequence[str]) -> bool:
    return whole[: len(first)] == first
