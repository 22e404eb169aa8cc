"""Records: a game as a small text that a person can read and that replays for ever.

    recorder = Recorder(game, game.options(players=4), seed=7, path=Path("game.txt"))
    recorder.play(recorder.state.acting, "take gold")

    record = read(Path("game.txt"), burgrave.game)
    replay(record)                 # the state, by today's rules and the outcomes the record states
    verify(record)                 # do these outcomes follow from the seed?
    differs(record)                # None, or the first move that today's rules see otherwise
    events_for(record, seat)       # what a seat was told at the time, whatever the rules say today

The format is described in docs/records.md.
"""

from burgrave.core.record.reading import read_record
from burgrave.core.record.recorder import Recorder
from burgrave.core.record.replay import (
    ReplayPoint,
    RulesDifference,
    events_for,
    find_difference,
    iter_replay,
    replay,
    verify,
)
from burgrave.core.record.shuffle import Shuffle
from burgrave.core.record.text import Record, RecordEntry, add_checksums, render

__all__ = [
    "Record",
    "RecordEntry",
    "Recorder",
    "ReplayPoint",
    "RulesDifference",
    "Shuffle",
    "add_checksums",
    "events_for",
    "find_difference",
    "iter_replay",
    "read_record",
    "render",
    "replay",
    "verify",
]
