"""A table: its seats and manners, the game that is played at it, and everybody who listens.

Whatever changes it holds its lock, is on disk before it is told, and is told to all eyes at once.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from burgrave.core.event import SPECTATOR
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.server import logs
from burgrave.server.duties import open_question
from burgrave.server.face import Line, game_now, hears, line_data, table_data, welcome
from burgrave.server.history import MOVE, UNDO, move_row, undo_row
from burgrave.server.incoming import Clock, Manners
from burgrave.server.limits import CHAT, HINTS, Buckets
from burgrave.server.offered import offered
from burgrave.server.outgoing import ResultData, Status
from burgrave.server.play import Play
from burgrave.server.seats import Seat
from burgrave.server.shuffle import Shuffle, proof_of, shuffle_of
from burgrave.server.store import Append, Change, RowKind, SetTable, Stored
from burgrave.server.stream import Stream
from burgrave.table.data import Sentence
from burgrave.table.programme import usual_level
from burgrave.table.result import outcome, score_rows
from burgrave.table.seating import Seating
from burgrave.text import Text
from burgrave.text.phrases import ABSENT
from burgrave.text.segments import marked, segments

if TYPE_CHECKING:
    from burgrave.server.hub import Hub
    from burgrave.server.socket import Connection

SLOW: Final = 0.004  # seconds for which others may be kept waiting
Said = list[tuple[Stream, dict[str, Any]]]

RUNNING: Final[tuple[Status, ...]] = ("playing", "paused")
LIVE: Final[tuple[Status, ...]] = ("open", *RUNNING)
NOTED: Final = {
    ("open", "playing"): "begun",
    ("playing", "over"): "ended",
    ("playing", "closed"): "closed",
    ("paused", "closed"): "closed",
}

logger = logs.logger("table")


class Table:
    """Knows everything about itself; whoever asks for data gets what these eyes may know."""

    def __init__(self, hub: "Hub", stored: Stored) -> None:
        self.hub = hub
        self.id = stored.id
        self.game = game_of(stored.game)
        self.made = stored.made
        self.lock = asyncio.Lock()
        self.stirred = asyncio.Event()  # somebody did something: what is due next may be another thing
        self.streams: dict[tuple[int, str], Stream] = {}
        self.connections: set[Connection] = set()
        self.play: Play | None = None
        self.thinking: asyncio.Task[int] | None = None  # of the bot on turn
        self.thought_of = 0  # the decision that it thinks about
        self.paused_at: float | None = hub.now() if stored.status == "paused" else None
        self.chatting = Buckets(hub.settings.chat or CHAT)
        self.hinting = Buckets(hub.settings.hints or HINTS)
        self.slow = False  # seeing the game with all eyes takes long
        self.gone = False  # removed: nothing is stored of it any more
        self.rows = 0  # of the log
        self.chat: list[Line] = []
        self.said = 0  # lines of chat ever
        self.frozen: Wrong | None = None
        self.seen = hub.now()  # when somebody was last here
        self.stored: tuple[str, dict[str, Any]] = (stored.status, stored.head)
        self.recall()

    def recall(self) -> None:
        """The table as it is stored: what was changed since and could not be stored is forgotten."""
        status, head = self.stored
        self.status: Status = status  # type: ignore[assignment]  # the store keeps it as text
        self.options: dict[str, Any] = head["options"]
        self.preset: str = head["preset"]
        self.manners = Manners(**head["manners"])
        self.seats = [Seat.of(seat) for seat in head["seats"]]
        self.secret = bytes.fromhex(head["secret"])
        self.next: str | None = head["next"]
        self.spectators_silent: bool = head["spectators_silent"]

    def head(self) -> dict[str, Any]:
        """What is stored of it, the log aside."""
        return {
            "options": self.options,
            "preset": self.preset,
            "manners": self.manners.model_dump(),
            "seats": [seat.stored() for seat in self.seats],
            "secret": self.secret.hex(),
            "next": self.next,
            "spectators_silent": self.spectators_silent,
        }

    # -- what it is

    @property
    def edition(self) -> str:
        return str(self.options.get("edition", ""))

    @property
    def running(self) -> bool:
        return self.status in RUNNING

    @property
    def game_time(self) -> float:
        """The time by which people decide: it stands still while the game is paused."""
        paused = self.paused_at if self.status == "paused" else None
        return self.hub.now() if paused is None else paused

    @property
    def persons(self) -> list[int]:
        """The seats of people, also while a bot plays for one."""
        return [number for number, seat in enumerate(self.seats) if seat.plays == "person"]

    @property
    def hints(self) -> bool:
        return len(self.persons) == 1 if self.manners.hints is None else self.manners.hints

    @property
    def clock(self) -> Clock | None:
        return self.manners.clock

    @property
    def shuffle(self) -> Shuffle:
        return shuffle_of(self.secret, [seat.nonce or None for seat in self.seats])

    def seating(self) -> Seating:
        people = {number: self.seats[number].name for number in self.persons}
        bots = {n: seat.level for n, seat in enumerate(self.seats) if n not in people}
        return Seating(people, bots, shields=True)

    def text(self, language: str) -> Text:
        """The texts of a reader, with the names of the edition; names in sentences can be pointed at."""
        return Text(language, self.edition or ABSENT, marks=True)

    def names(self, text: Text) -> list[str]:
        return self.seating().names(text)

    def level(self, asked: str) -> str:
        """The level of a bot by its name. Nothing else that runs bots is taken from another machine."""
        known = [level.name for level in offered(self.game.id, self.hub.settings.bots)]
        if asked and asked not in known:
            raise Wrong("server-level-unknown", level=asked, known=", ".join(known))
        return asked or usual_level(self.game)

    def here(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    @property
    def watching(self) -> int:
        return sum(connection.seat is None for connection in self.connections)

    def result(self, text: Text, eyes: int) -> ResultData | None:
        """Who won and why, and how the shuffle came about."""
        play = self.play
        if play is None or not play.match.over or self.frozen is not None:
            return None
        state, names = play.match.history.state, self.names(text)
        you = eyes if eyes != SPECTATOR else None
        told = [said for said in outcome(play.match.lens, text, names, state, you) if said]
        return {
            "outcome": [segments(said) for said in told],
            "rows": score_rows(play.match.lens, text, state),
            "proof": proof_of(self.shuffle),
        }

    # -- storing

    async def save(self, *changes: Change, rematch: str | None = None) -> None:
        """Store the table as it is now and these changes with it; if that fails, nothing has changed.

        `rematch` is made by one of the changes, so the table names it only once they are stored.
        """
        head = self.head()
        if rematch is not None:
            head["next"] = rematch
        try:
            await self.hub.store.write(SetTable(self.id, self.status, self.manners.listed, head), *changes)
        except Wrong:
            self.recall()
            raise
        self.note_status()
        self.next = head["next"]
        self.stored = (self.status, head)
        self.stirred.set()

    async def save_with(self, kind: RowKind, body: Any) -> None:
        """Store the table as it is now together with the next row of the log."""
        await self.save(Append(self.id, self.rows, kind, body))
        self.rows += 1

    def note_status(self) -> None:
        """Log that the game begins or ends, once that is stored."""
        said = NOTED.get((self.stored[0], self.status))
        if said is not None:
            logger.info(said, extra={"table": self.id, "game": self.game.id, "seats": len(self.seats)})

    async def log(self, kind: RowKind, body: Any, *changes: Change) -> None:
        """Store the next row of the log."""
        await self.hub.store.write(Append(self.id, self.rows, kind, body), *changes)
        self.rows += 1

    # -- the game

    async def make_move(
        self, seat: int, moves: Sequence[int], id: str | None, mark: str | None = None
    ) -> None:
        """Play moves that were checked: stored before they are told. `id` and `mark` are of the message."""
        play = self.playing()
        kept = play.entries
        entries = play.play(seat, moves, self.hub.now())
        open_question(self, play)
        said = await self.settle(MOVE, move_row(play.record, entries, seat, id, mark), kept)
        self.hub.metrics.moves.labels("bot" if id is None else "person").inc(len(entries))
        if mark is not None:
            play.done.append((seat, mark))
        self.tell_game(said)

    async def take_back(self, seat: int, whole: bool, id: str, mark: str) -> None:
        play = self.playing()
        count = play.undo(seat, whole, self.hub.now())
        open_question(self, play)
        said = await self.settle(UNDO, undo_row(seat, count, id, mark), play.entries)
        play.done.append((seat, mark))
        self.tell_game(said)

    async def settle(self, kind: RowKind, body: Any, kept: int) -> Said:
        """Store what has happened in the game, and see what is to be told of it meanwhile.

        Entries of the record from `kept` on are new or were taken back.
        """
        stored, said = await asyncio.gather(
            self.store_game(kind, body), self.seen_by_all(kept), return_exceptions=True
        )
        if isinstance(stored, BaseException):
            raise stored
        if isinstance(said, BaseException):
            raise said
        return said

    async def seen_by_all(self, kept: int) -> Said:
        """What each stream is told now: beside the event loop where it takes long to find out."""
        streams = list(self.heard())
        return await asyncio.to_thread(self.see, streams, kept) if self.slow else self.see(streams, kept)

    def see(self, streams: Sequence[Stream], kept: int) -> Said:
        """How long it takes is told by the processor: the clock also runs while others are at work."""
        began = time.thread_time()
        made = [(stream, game_now(self, stream, kept)) for stream in streams]
        self.slow = time.thread_time() - began > SLOW
        return made

    async def store_game(self, kind: RowKind, body: Any) -> None:
        """If that fails it has never happened, and the game is again what is stored."""
        play = self.playing()
        changes: list[Change] = []
        if play.match.over and self.status != "over":
            self.status = "over"
            changes.append(SetTable(self.id, self.status))
        try:
            await self.log(kind, body, *changes)
        except Wrong:
            self.recall()
            await self.hub.load_game(self)
            raise
        self.note_status()
        self.stored = (self.status, self.stored[1])
        self.stirred.set()

    def forget_thoughts(self) -> None:
        """What a bot has thought of is of no use any more."""
        if self.thinking is not None:
            self.thinking.cancel()
        self.thinking = None

    def empty(self) -> None:
        """Let go of everything: what is tied in a ring would wait for the collector, which seldom comes."""
        self.forget_thoughts()
        for stream in self.streams.values():
            stream.listeners.clear()
        self.streams.clear()
        self.play = None

    def playing(self) -> Play:
        if self.play is None:
            raise Wrong("server-not-started")
        return self.play

    # -- telling

    def stream(self, eyes: int, language: str) -> Stream:
        """What is said to these eyes in this language."""
        found = self.streams.get((eyes, language))
        if found is None:
            found = self.streams[eyes, language] = Stream(eyes, self.text(language))
        return found

    def heard(self) -> Iterator[Stream]:
        """The streams that somebody listens to, or may come back to."""
        now = self.hub.now()
        for key, stream in list(self.streams.items()):
            if (
                not stream.listeners
                and stream.left is not None
                and now - stream.left > self.hub.settings.grace
            ):
                del self.streams[key]
            else:
                yield stream

    def notice(self, text: Text, key: str, **args: Any) -> Sentence:
        """A sentence about the table; what is called `seat` there is told by its name."""
        if not key:
            return []
        if "seat" in args:
            number = args["seat"]
            args["seat"] = marked("seat", str(number), self.names(text)[number])
        return segments(text.say(key, **args))

    def tell(self, key: str = "", **args: Any) -> None:
        """Something about the table has changed, the game aside; the key is of the sentence that says it."""
        for stream in self.heard():
            notice = self.notice(stream.text, key, **args)
            stream.say({"type": "table", "table": table_data(self, stream.text), "notice": notice})

    def tell_notices(self, notices: dict[str, Sentence]) -> None:
        """The same with sentences that were made before the change, by language."""
        for stream in self.heard():
            notice = notices.get(stream.text.language, [])
            stream.say({"type": "table", "table": table_data(self, stream.text), "notice": notice})

    def greet(self) -> None:
        """Show everybody everything anew."""
        for stream in self.heard():
            stream.say(welcome(self, stream))

    def tell_again(self, eyes: int) -> None:
        """These eyes see something else now, though the game has not moved."""
        for stream in self.heard():
            if stream.eyes == eyes:
                stream.say(game_now(self, stream, self.playing().entries))

    def tell_game(self, said: Said) -> None:
        """The game has moved."""
        for stream, message in said:
            stream.say(message)

    def tell_line(self, line: Line) -> None:
        for stream in self.heard():
            if hears(self, stream.eyes, line):
                stream.say({"type": "chat", "line": line_data(self, stream.text, line)})
