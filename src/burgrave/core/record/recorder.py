"""Recorder: plays a game and keeps its record in memory and, on request, on disk.

    recorder = Recorder(game, game.options(players=4), seed=7, seats=["Host", "Guest", "", ""])
    recorder.play(recorder.state.current_seat, "take gold")
    recorder.text()

The file is complete and readable after every move, so a program that is interrupted loses nothing.
"""

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from random import Random
from secrets import token_bytes
from typing import Any

from burgrave.core.agenda import NO_SEAT
from burgrave.core.checked_play import play_checked
from burgrave.core.components import digest_of
from burgrave.core.error import BurgraveError, RecordError
from burgrave.core.events import Event, EventLog
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.record.file import RecordFile
from burgrave.core.record.replay import check_record, find_difference, iter_replay, start_game, streams_of
from burgrave.core.record.shuffle import Shuffle
from burgrave.core.record.text import Record, RecordEntry, render
from burgrave.core.rng import SEED_BYTES, Rng, SeededRng, as_rng, seed_bytes
from burgrave.core.state import State


class Recorder:
    """A game in progress and its record. All moves must be played through the recorder."""

    def __init__(
        self,
        game: Game[Any],
        options: Options | Mapping[str, Any],
        seed: int | bytes | Random | None = None,
        seats: Sequence[str] | None = None,
        rng: Rng | Random | None = None,
        publish: bool = True,
        path: str | PathLike[str] | None = None,
        scenario: dict[str, Any] | None = None,
    ) -> None:
        """Start a game. Random numbers come from `rng`, or else from the seed, or else from a random seed.

        With `publish` the record shows the seed. `scenario` is the data of a `ScenarioStart`; with it, the
        game does not start with a new deal.
        """
        self.game = game
        options = game.resolve_options(options)
        if seed is None and rng is None:
            seed = token_bytes(SEED_BYTES)
        elif isinstance(seed, Random):
            seed = seed_bytes(seed)
        self.seed = seed if rng is None else None
        self.event_log = EventLog()
        names = list(seats) if seats is not None else [""] * options.players
        if len(names) != options.players:
            raise RecordError("record-seats", given=len(names), players=options.players)
        self.record = Record(
            game,
            game.rules_version,
            game.notation_version,
            options.to_dict(),
            digest_of(game.reference().components(options)),
            names,
            self.seed if publish else None,
            scenario=scenario,
        )
        self.state: State = start_game(self.record, options, make_rng(game, seed, rng), self.event_log)
        self.add_entry(RecordEntry(NO_SEAT, -1))
        self.file = RecordFile(Path(path), self.record) if path is not None else None

    def __repr__(self) -> str:
        return f"Recorder({self.record!r})"

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        raise BurgraveError("record-pickle")

    @classmethod
    def resume(
        cls,
        record: Record,
        seed: int | bytes | None = None,
        rng: Rng | Random | None = None,
        path: str | PathLike[str] | None = None,
    ) -> "Recorder":
        """Continue an open game: with its own seed, with an unpublished seed, or with a new rng."""
        check_record(record)
        if record.finished:
            raise RecordError("record-is-finished", line=record.last_line)
        if seed is None:
            seed = record.seed
        if rng is not None:
            seed = record.seed = record.shuffle = None  # later outcomes do not follow from it
        recorder = cls.__new__(cls)
        recorder.game = record.game
        recorder.seed = seed
        recorder.record = record
        recorder.event_log = EventLog()
        # Replay from the seed sets its streams to the right place. It also verifies the record.
        *_, last = iter_replay(record, seed)
        recorder.state = last.state
        if seed is None:
            recorder.state.rng = make_rng(record.game, seed, rng)
        recorder.state.event_log = recorder.event_log
        adopt_rules(record)
        recorder.add_result()
        recorder.file = RecordFile(Path(path), record) if path is not None else None
        return recorder

    def play(self, seat: int, move: int | str) -> list[Event]:
        """Play a checked move and return its events.

        Raise BurgraveError and change nothing if the move is not legal.
        """
        number = self.game.notation.parse_move(move) if isinstance(move, str) else move
        self.event_log.clear()
        play_checked(self.state, seat, number)
        self.add_entry(RecordEntry(seat, number))
        self.add_result()
        if self.file is not None:
            self.file.append()
        return self.event_log.events

    def add_entry(self, entry: RecordEntry) -> None:
        entry.outcomes = self.event_log.outcomes
        entry.events = self.event_log.events
        self.record.entries.append(entry)

    def add_result(self) -> None:
        if self.state.is_over:
            self.record.scores = self.state.scores()
            self.record.places = self.state.ranking()

    def undo(self, before: State) -> None:
        """Remove the last move. `before` is the state before it. `UndoHistory` says when this is allowed."""
        self.record.entries.pop()
        self.event_log.clear()
        before.event_log = self.event_log
        self.state = before
        if self.file is not None:
            self.file.undo()

    def publish(self, shuffle: Shuffle | None = None) -> None:
        """Show the seed and its source in the record, after the end of the game."""
        self.record.seed = self.seed
        self.record.shuffle = shuffle
        if self.file is not None:
            self.file.write()

    def text(self) -> str:
        """Return the text of the record, as the file has it."""
        return render(self.record)


def adopt_rules(record: Record) -> None:
    """Set the record to the current rules. Raise BurgraveError if they differ from it so far."""
    game = record.game
    found = find_difference(record) if record.rules != game.rules_version else None
    if found is not None:
        raise found.cause
    record.rules = game.rules_version
    record.notation = game.notation_version


def make_rng(game: Game[Any], seed: int | bytes | None, rng: Rng | Random | None) -> Rng:
    if rng is not None:
        return as_rng(rng)
    if seed is None:
        raise RecordError("record-needs-chance")
    return SeededRng(seed_bytes(seed), streams_of(game))
