"""Records: a game as a small text that people can read and that can always be replayed.

    recorder = Recorder(game, game.options(players=4), seed=7, path=Path("game.txt"))
    recorder.play(recorder.state.current_seat, "take gold")

    record = read_record(Path("game.txt"), burgrave.game)
    replay(record)                 # the state, by the current rules and the recorded outcomes
    verify(record)                 # check that these outcomes follow from the seed
    find_difference(record)        # None, or the first move that the current rules treat differently
    events_for(record, seat)       # the recorded events that a seat may know, whatever the current rules

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
