"""A table: its seats and manners, the game that is played at it, and everybody who listens.

Whatever changes it holds its lock, is on disk before it is told, and is told to all eyes at once.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.game_registry import game as game_of
from burgrave.i18n import Translator
from burgrave.i18n.message_bundle import ABSENT
from burgrave.i18n.segments import segments, tag_name
from burgrave.match.game_setup import default_level
from burgrave.match.result import outcome_sentences, score_rows
from burgrave.match.seating import Seating
from burgrave.match.view_data import Sentence
from burgrave.server import logs
from burgrave.server.available_bots import list_bots
from burgrave.server.client_messages import ClockSettings, TableSettings
from burgrave.server.live_match import LiveMatch
from burgrave.server.match_log import MOVE, UNDO, move_row, undo_row
from burgrave.server.messages import (
    ChatLine,
    can_read,
    chat_line_data,
    table_data,
    update_message,
    welcome_message,
)
from burgrave.server.rate_limits import CHAT, HINTS, KeyedBuckets
from burgrave.server.scheduler import start_reaction_window
from burgrave.server.seats import Seat
from burgrave.server.server_messages import ResultData, Status
from burgrave.server.shuffle import Shuffle, make_shuffle, shuffle_proof_data
from burgrave.server.store import AppendLog, Change, RowKind, TableRecord, UpdateTable
from burgrave.server.stored_rows import make_head
from burgrave.server.stored_words import SETTINGS_WORDS, from_stored
from burgrave.server.stream import Stream

if TYPE_CHECKING:
    from burgrave.server.connection import Connection
    from burgrave.server.table_manager import TableManager

SLOW_SECONDS: Final = 0.004  # seconds for which others may be kept waiting
PendingMessages = list[tuple[Stream, dict[str, Any]]]

RUNNING_STATUSES: Final[tuple[Status, ...]] = ("playing", "paused")
ACTIVE_STATUSES: Final[tuple[Status, ...]] = ("open", *RUNNING_STATUSES)
STATUS_EVENTS: Final = {
    ("open", "playing"): "begun",
    ("playing", "over"): "ended",
    ("playing", "closed"): "closed",
    ("paused", "closed"): "closed",
}

logger = logs.get_logger("table")


class Table:
    """Knows everything about itself; whoever asks for data gets what these eyes may know."""

    def __init__(self, manager: "TableManager", stored: TableRecord) -> None:
        self.manager = manager
        self.id = stored.id
        self.game = game_of(stored.game)
        self.created = stored.made
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # somebody did something: what is due next may be another thing
        self.streams: dict[tuple[int, str], Stream] = {}
        self.connections: set[Connection] = set()
        self.live: LiveMatch | None = None
        self.bot_task: asyncio.Task[int] | None = None  # of the bot on turn
        self.bot_decision = 0  # the decision that it thinks about
        self.paused_at: float | None = manager.now() if stored.status == "paused" else None
        self.chat_limits = KeyedBuckets(manager.settings.chat_rate or CHAT)
        self.hint_limits = KeyedBuckets(manager.settings.hint_rate or HINTS)
        self.is_slow = False  # seeing the game with all eyes takes long
        self.is_deleted = False  # removed: nothing is stored of it any more
        self.row_count = 0  # of the log
        self.chat: list[ChatLine] = []
        self.chat_count = 0  # lines of chat ever
        self.frozen: BurgraveError | None = None
        self.last_visit = manager.now()  # when somebody was last here
        self.stored_state: tuple[str, dict[str, Any]] = (stored.status, stored.head)
        self.restore_stored()

    def restore_stored(self) -> None:
        """The table as it is stored: what was changed since and could not be stored is forgotten."""
        status, head = self.stored_state
        self.status: Status = status  # type: ignore[assignment]  # the store keeps it as text
        self.options: dict[str, Any] = head["options"]
        self.preset: str = head["preset"]
        self.settings = TableSettings(**from_stored(head["manners"], SETTINGS_WORDS))
        self.seats = [Seat.from_stored(seat) for seat in head["seats"]]
        self.secret = bytes.fromhex(head["secret"])
        self.rematch_table: str | None = head["next"]
        self.spectators_muted: bool = head["spectators_silent"]

    def to_stored_head(self) -> dict[str, Any]:
        """What is stored of it, the log aside."""
        return make_head(
            self.options,
            self.preset,
            self.settings,
            self.seats,
            self.secret,
            self.rematch_table,
            self.spectators_muted,
        )

    # -- what it is

    @property
    def edition(self) -> str:
        return str(self.options.get("edition", ""))

    @property
    def is_running(self) -> bool:
        return self.status in RUNNING_STATUSES

    @property
    def game_time(self) -> float:
        """The time by which people decide: it stands still while the game is paused."""
        paused = self.paused_at if self.status == "paused" else None
        return self.manager.now() if paused is None else paused

    @property
    def person_seats(self) -> list[int]:
        """The seats of people, also while a bot plays for one."""
        return [number for number, seat in enumerate(self.seats) if seat.player == "person"]

    @property
    def hints_allowed(self) -> bool:
        return len(self.person_seats) == 1 if self.settings.hints is None else self.settings.hints

    @property
    def clock(self) -> ClockSettings | None:
        return self.settings.clock

    @property
    def shuffle(self) -> Shuffle:
        return make_shuffle(self.secret, [seat.nonce or None for seat in self.seats])

    def seating(self) -> Seating:
        people = {number: self.seats[number].name for number in self.person_seats}
        bots = {n: seat.level for n, seat in enumerate(self.seats) if n not in people}
        return Seating(people, bots, uses_shield_names=True)

    def translator(self, language: str) -> Translator:
        """The texts of a reader, with the names of the edition; names in sentences can be pointed at."""
        return Translator(language, self.edition or ABSENT, tags_names=True)

    def seat_names(self, tr: Translator) -> list[str]:
        return self.seating().display_names(tr)

    def check_level(self, asked: str) -> str:
        """The level of a bot by its name. Nothing else that runs bots is taken from another machine."""
        known = [level.name for level in list_bots(self.game.id, self.manager.settings.bots)]
        if asked and asked not in known:
            raise BurgraveError("server-level-unknown", level=asked, known=", ".join(known))
        return asked or default_level(self.game)

    def is_connected(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    @property
    def spectator_count(self) -> int:
        return sum(connection.seat is None for connection in self.connections)

    def result(self, tr: Translator, viewer: int) -> ResultData | None:
        """Who won and why, and how the shuffle came about."""
        live = self.live
        if live is None or not live.match.is_over or self.frozen is not None:
            return None
        state, names = live.match.history.state, self.seat_names(tr)
        you = viewer if viewer != SPECTATOR else None
        sentences = [
            messages
            for messages in outcome_sentences(live.match.presenter, tr, names, state, you)
            if messages
        ]
        return {
            "outcome": [segments(messages) for messages in sentences],
            "rows": score_rows(live.match.presenter, tr, state),
            "proof": shuffle_proof_data(self.shuffle),
        }

    # -- storing

    async def save(self, *changes: Change, rematch: str | None = None) -> None:
        """Store the table as it is now and these changes with it; if that fails, nothing has changed.

        `rematch` is made by one of the changes, so the table names it only once they are stored.
        """
        head = self.to_stored_head()
        if rematch is not None:
            head["next"] = rematch
        try:
            await self.manager.store.write(
                UpdateTable(self.id, self.status, self.settings.listed, head), *changes
            )
        except BurgraveError:
            self.restore_stored()
            raise
        self.log_status_change()
        self.rematch_table = head["next"]
        self.stored_state = (self.status, head)
        self.changed.set()

    async def save_with_row(self, kind: RowKind, body: Any) -> None:
        """Store the table as it is now together with the next row of the log."""
        await self.save(AppendLog(self.id, self.row_count, kind, body))
        self.row_count += 1

    def log_status_change(self) -> None:
        """Log that the game begins or ends, once that is stored."""
        messages = STATUS_EVENTS.get((self.stored_state[0], self.status))
        if messages is not None:
            logger.info(messages, extra={"table": self.id, "game": self.game.id, "seats": len(self.seats)})

    async def append_row(self, kind: RowKind, body: Any, *changes: Change) -> None:
        """Store the next row of the log."""
        await self.manager.store.write(AppendLog(self.id, self.row_count, kind, body), *changes)
        self.row_count += 1

    # -- the game

    async def play_moves(
        self, seat: int, moves: Sequence[int], id: str | None, mark: str | None = None
    ) -> None:
        """Play moves that were checked: stored before they are told. `id` and `mark` are of the message."""
        live = self.require_live()
        log_truncate_at = live.entries
        entries = live.play(seat, moves, self.manager.now())
        start_reaction_window(self, live)
        messages = await self.store_and_render(
            MOVE, move_row(live.record, entries, seat, id, mark), log_truncate_at
        )
        self.manager.metrics.moves.labels("bot" if id is None else "person").inc(len(entries))
        if mark is not None:
            live.handled.append((seat, mark))
        self.send_updates(messages)

    async def undo_moves(self, seat: int, whole: bool, id: str, mark: str) -> None:
        live = self.require_live()
        count = live.undo(seat, whole, self.manager.now())
        start_reaction_window(self, live)
        messages = await self.store_and_render(UNDO, undo_row(seat, count, id, mark), live.entries)
        live.handled.append((seat, mark))
        self.send_updates(messages)

    async def store_and_render(self, kind: RowKind, body: Any, log_truncate_at: int) -> PendingMessages:
        """Store what has happened in the game, and see what is to be told of it meanwhile.

        Entries of the record from `kept` on are new or were taken back.
        """
        stored, messages = await asyncio.gather(
            self.store_row(kind, body), self.render_for_all(log_truncate_at), return_exceptions=True
        )
        if isinstance(stored, BaseException):
            raise stored
        if isinstance(messages, BaseException):
            raise messages
        return messages

    async def render_for_all(self, log_truncate_at: int) -> PendingMessages:
        """What each stream is told now: beside the event loop where it takes long to find out."""
        streams = list(self.active_streams())
        return (
            await asyncio.to_thread(self.render_updates, streams, log_truncate_at)
            if self.is_slow
            else self.render_updates(streams, log_truncate_at)
        )

    def render_updates(self, streams: Sequence[Stream], log_truncate_at: int) -> PendingMessages:
        """How long it takes is told by the processor: the clock also runs while others are at work."""
        began = time.thread_time()
        messages = [(stream, update_message(self, stream, log_truncate_at)) for stream in streams]
        self.is_slow = time.thread_time() - began > SLOW_SECONDS
        return messages

    async def store_row(self, kind: RowKind, body: Any) -> None:
        """If that fails it has never happened, and the game is again what is stored."""
        live = self.require_live()
        changes: list[Change] = []
        if live.match.is_over and self.status != "over":
            self.status = "over"
            changes.append(UpdateTable(self.id, self.status))
        try:
            await self.append_row(kind, body, *changes)
        except BurgraveError:
            self.restore_stored()
            await self.manager.load_game(self)
            raise
        self.log_status_change()
        self.stored_state = (self.status, self.stored_state[1])
        self.changed.set()

    def cancel_bot(self) -> None:
        """What a bot has thought of is of no use any more."""
        if self.bot_task is not None:
            self.bot_task.cancel()
        self.bot_task = None

    def clear(self) -> None:
        """Let go of everything: what is tied in a ring would wait for the collector, which seldom comes."""
        self.cancel_bot()
        for stream in self.streams.values():
            stream.listeners.clear()
        self.streams.clear()
        self.live = None

    def require_live(self) -> LiveMatch:
        if self.live is None:
            raise BurgraveError("server-not-started")
        return self.live

    # -- telling

    def stream_for(self, viewer: int, language: str) -> Stream:
        """What is said to these eyes in this language."""
        found = self.streams.get((viewer, language))
        if found is None:
            found = self.streams[viewer, language] = Stream(viewer, self.translator(language))
        return found

    def active_streams(self) -> Iterator[Stream]:
        """The streams that somebody listens to, or may come back to."""
        now = self.manager.now()
        for key, stream in list(self.streams.items()):
            if (
                not stream.listeners
                and stream.idle_since is not None
                and now - stream.idle_since > self.manager.settings.stream_grace_seconds
            ):
                del self.streams[key]
            else:
                yield stream

    def notice_sentence(self, tr: Translator, key: str, **args: Any) -> Sentence:
        """A sentence about the table; what is called `seat` there is told by its name."""
        if not key:
            return []
        if "seat" in args:
            number = args["seat"]
            args["seat"] = tag_name("seat", str(number), self.seat_names(tr)[number])
        return segments(tr.format(key, **args))

    def send_table(self, key: str = "", **args: Any) -> None:
        """Something about the table has changed, the game aside; the key is of the sentence that says it."""
        for stream in self.active_streams():
            notice = self.notice_sentence(stream.tr, key, **args)
            stream.send({"type": "table", "table": table_data(self, stream.tr), "notice": notice})

    def send_notices(self, notices: dict[str, Sentence]) -> None:
        """The same with sentences that were made before the change, by language."""
        for stream in self.active_streams():
            notice = notices.get(stream.tr.language, [])
            stream.send({"type": "table", "table": table_data(self, stream.tr), "notice": notice})

    def send_welcome_to_all(self) -> None:
        """Show everybody everything anew."""
        for stream in self.active_streams():
            stream.send(welcome_message(self, stream))

    def resend_view(self, viewer: int) -> None:
        """These eyes see something else now, though the game has not moved."""
        for stream in self.active_streams():
            if stream.viewer == viewer:
                stream.send(update_message(self, stream, self.require_live().entries))

    def send_updates(self, messages: PendingMessages) -> None:
        """The game has moved."""
        for stream, message in messages:
            stream.send(message)

    def send_chat_line(self, line: ChatLine) -> None:
        for stream in self.active_streams():
            if can_read(self, stream.viewer, line):
                stream.send({"type": "chat", "line": chat_line_data(self, stream.tr, line)})
