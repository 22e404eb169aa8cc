"""Writing records: a game played with a recorder leaves one, in memory and, if wanted, on disk.

    recorder = Recorder(game, game.options(players=4), seed=7, seats=["Host", "Guest", "", ""])
    recorder.play(recorder.state.acting, "take gold")
    recorder.text()

The file is whole and readable after every move, so a program that is interrupted loses nothing.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from burgrave.core.agenda import NOBODY
from burgrave.core.chance import Chance, Seeded, seed_bytes
from burgrave.core.checked import play_checked
from burgrave.core.components import digest_of
from burgrave.core.event import Event, Journal
from burgrave.core.game import Game
from burgrave.core.option import Options
from burgrave.core.record.file import RecordFile
from burgrave.core.record.replay import begin, differs, streams_of, walk
from burgrave.core.record.shuffle import Shuffle
from burgrave.core.record.text import Entry, Record, render
from burgrave.core.state import State
from burgrave.core.wrong import Wrong


class Recorder:
    """A game in progress and its record. Play through it, never past it."""

    def __init__(
        self,
        game: Game[Any],
        options: Options,
        seed: int | bytes | None = None,
        seats: Sequence[str] | None = None,
        chance: Chance | None = None,
        publish: bool = True,
        path: Path | None = None,
        scenario: dict[str, Any] | None = None,
    ) -> None:
        """Chance comes from `chance` or else from the seed; `publish`: the record shows the seed.

        `scenario` is what the game begins with in the place of a new deal: the data of a `Beginning`.
        """
        self.game = game
        self.seed = seed if chance is None else None
        self.journal = Journal()
        names = list(seats) if seats is not None else [""] * options.players
        if len(names) != options.players:
            raise Wrong("record-seats", given=len(names), players=options.players)
        self.record = Record(
            game,
            game.rules_version,
            game.notation_version,
            options.as_dict(),
            digest_of(game.library().components(options)),
            names,
            self.seed if publish else None,
            scenario=scenario,
        )
        self.state: State = begin(self.record, options, chance_of(game, seed, chance), self.journal)
        self.note(Entry(NOBODY, -1))
        self.file = RecordFile(path, self.record) if path is not None else None

    @classmethod
    def resume(
        cls,
        record: Record,
        seed: int | bytes | None = None,
        chance: Chance | None = None,
        path: Path | None = None,
    ) -> "Recorder":
        """Go on with an open game: by its own seed, by one that it does not publish, or with new chance."""
        if record.finished:
            raise Wrong("record-is-finished", line=record.last_line)
        if seed is None:
            seed = record.seed
        if chance is not None:
            seed = record.seed = record.shuffle = None  # what comes now does not follow from it
        recorder = cls.__new__(cls)
        recorder.game = record.game
        recorder.seed = seed
        recorder.record = record
        recorder.journal = Journal()
        # By the seed, so that its streams stand where they stood; this also verifies the record.
        *_, last = walk(record, seed)
        recorder.state = last.state
        if seed is None:
            recorder.state.chance = chance_of(record.game, seed, chance)
        recorder.state.journal = recorder.journal
        adopt_rules(record)
        recorder.note_result()
        recorder.file = RecordFile(path, record) if path is not None else None
        return recorder

    def play(self, seat: int, move: int | str) -> list[Event]:
        """Play a checked move and say what happened; raises Wrong and changes nothing if it is not legal."""
        number = self.game.words().move(move) if isinstance(move, str) else move
        self.journal.clear()
        play_checked(self.state, seat, number)
        self.note(Entry(seat, number))
        self.note_result()
        if self.file is not None:
            self.file.append()
        return self.journal.events

    def note(self, entry: Entry) -> None:
        entry.outcomes = self.journal.outcomes
        entry.events = self.journal.events
        self.record.entries.append(entry)

    def note_result(self) -> None:
        if self.state.over:
            self.record.scores = self.state.scores()
            self.record.places = self.state.ranking()

    def take_back(self, before: State) -> None:
        """The last move never was; `before` is the state it was made from. undo.py says when that is fair."""
        self.record.entries.pop()
        self.journal.clear()
        before.journal = self.journal
        self.state = before
        if self.file is not None:
            self.file.take_back()

    def publish(self, shuffle: Shuffle | None = None) -> None:
        """Show the seed and what it was made of, as one does when the game has ended."""
        self.record.seed = self.seed
        self.record.shuffle = shuffle
        if self.file is not None:
            self.file.write()

    def text(self) -> str:
        return render(self.record)


def adopt_rules(record: Record) -> None:
    """A game goes on by today's rules, if so far they say what those of its beginning said."""
    game = record.game
    found = differs(record) if record.rules != game.rules_version else None
    if found is not None:
        raise found.cause
    record.rules = game.rules_version
    record.notation = game.notation_version


def chance_of(game: Game[Any], seed: int | bytes | None, chance: Chance | None) -> Chance:
    if chance is not None:
        return chance
    if seed is None:
        raise Wrong("record-needs-chance")
    return Seeded(seed_bytes(seed), streams_of(game))
