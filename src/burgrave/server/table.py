"""A table: its seats and settings, its game, and all connections.

A change holds the lock, is stored before it is sent, and is sent to all viewers at once.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.game_registry import game as game_of
from burgrave.i18n import Translator
from burgrave.i18n.message_bundle import ABSENT
from burgrave.match.game_setup import default_level
from burgrave.match.result import outcome_data
from burgrave.match.seating import Seating
from burgrave.server import logs
from burgrave.server.available_bots import list_bots
from burgrave.server.client_messages import (
    ClientRequest,
    ClockSettings,
    PlayRequest,
    SetAutoAnswerRequest,
    TableSettings,
)
from burgrave.server.game_summary import summary_changes
from burgrave.server.live_match import LiveMatch
from burgrave.server.match_log import ANSWER, MOVE, TABLE, UNDO, answer_row, is_sealed, move_row, undo_row
from burgrave.server.messages import (
    ChatLine,
    can_read,
    chat_line_data,
    table_data,
    update_message,
    welcome_message,
)
from burgrave.server.notices import MAX_NOTICES, Notice, make_notice, notice_data, notice_line
from burgrave.server.rate_limits import CHAT, HINTS, KeyedBuckets
from burgrave.server.review_room import ReviewRoom
from burgrave.server.scheduler import start_reaction_window
from burgrave.server.seats import Seat
from burgrave.server.server_messages import ParentData, ResultData, Status
from burgrave.server.shuffle import Shuffle, make_shuffle, shuffle_proof_data
from burgrave.server.store import AppendLog, Change, RowKind, TableRecord, UpdateTable
from burgrave.server.store.node_link import Presence, has_connections
from burgrave.server.stored_rows import STORED_NOTICES, ClosingBody, PlayedBy, changed_fields, make_head
from burgrave.server.stored_words import SETTINGS_WORDS, from_stored
from burgrave.server.stream import Stream

if TYPE_CHECKING:
    from burgrave.server.connection import Connection
    from burgrave.server.table_manager import TableManager

MAX_CHAT_LINES: Final = 200  # that a table sends
MAX_SPECTATOR_MARKS: Final = 256  # of their last chat lines, see `resent_requests`
SLOW_SECONDS: Final = 0.004  # for which other work may be delayed
Row = tuple[RowKind, Any]
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
    """A table with its game. Data for a viewer contains only what that viewer may know."""

    def __init__(self, manager: "TableManager", stored: TableRecord) -> None:
        self.manager = manager
        self.id = stored.id
        self.game = game_of(stored.game)
        self.created = stored.made
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # set after a change, because the next deadline may differ
        self.streams: dict[tuple[int, str, bool], Stream] = {}
        self.connections: set[Connection] = set()
        self.elsewhere: Presence = {}  # who is connected at other servers
        self.is_announced = False  # other servers know that it is in memory here
        self.missing_since: dict[int, float] = {}  # persons who are not connected and not marked as away
        self.live: LiveMatch | None = None
        self.bot_task: asyncio.Task[int] | None = None  # of the bot on turn
        self.bot_decision = 0  # the decision that the bot works on
        self.paused_at: float | None = manager.now() if stored.status == "paused" else None
        self.room = ReviewRoom()
        self.chat_limits = KeyedBuckets(manager.settings.chat_rate or CHAT)
        self.hint_limits = KeyedBuckets(manager.settings.hint_rate or HINTS)
        self.is_slow = False  # making the messages for all viewers takes long
        self.is_deleted = False  # nothing more is stored
        self.row_count = 0  # rows of the log
        self.notices: deque[Notice] = deque(maxlen=MAX_NOTICES)
        self.chat: list[ChatLine] = []
        self.chat_count = 0  # all lines so far
        self.spectator_marks: deque[tuple[str, str]] = deque(maxlen=MAX_SPECTATOR_MARKS)
        self.frozen: BurgraveError | None = None
        self.last_visit = manager.now()  # when a client was last here
        self.stored_state: tuple[str, dict[str, Any]] = (stored.status, stored.head)
        self.restore_stored()

    def restore_stored(self) -> None:
        """Restore the stored values of the table. Changes that could not be stored are lost."""
        status, head = self.stored_state
        self.status: Status = status  # type: ignore[assignment]  # the store keeps it as text
        self.options: dict[str, Any] = head["options"]
        self.preset: str = head["preset"]
        self.settings = TableSettings(**from_stored(head["manners"], SETTINGS_WORDS))
        self.seats = [Seat.from_stored(seat) for seat in head["seats"]]
        self.secret = bytes.fromhex(head["secret"])
        self.rematch_table: str | None = head["next"]
        self.spectators_muted: bool = head["spectators_silent"]
        self.parent: ParentData | None = head.get("parent")
        self.keep: bool = head.get("keep", True)
        self.own_pieces: dict[str, Any] | None = head.get("own_pieces")

    def to_stored_head(self) -> dict[str, Any]:
        """Return the stored data of the table without its log."""
        return make_head(
            self.options,
            self.preset,
            self.settings,
            self.seats,
            self.secret,
            self.rematch_table,
            self.spectators_muted,
            self.parent,
            self.keep,
            self.own_pieces,
        )

    # -- properties

    @property
    def edition(self) -> str:
        return str(self.options.get("edition", ""))

    @property
    def is_running(self) -> bool:
        return self.status in RUNNING_STATUSES

    @property
    def game_time(self) -> float:
        """The time that counts for decisions: it stops while the game is paused."""
        paused = self.paused_at if self.status == "paused" else None
        return self.manager.now() if paused is None else paused

    @property
    def person_seats(self) -> list[int]:
        """The seats of persons, also while a bot plays for one."""
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
        return seating_of(self.seats)

    def translator(self, language: str) -> Translator:
        """Return a translator with the names of the edition and the pieces. It tags names in sentences."""
        tr = Translator(language, self.edition or ABSENT, tags_names=True)
        return self.live.match.presenter.translator_for_people(tr) if self.live else tr

    def seat_names(self, tr: Translator) -> list[str]:
        return self.seating().display_names(tr)

    def check_level(self, asked: str) -> str:
        """Return the level, or the default if it is empty; raise BurgraveError if it is unknown.

        Only these levels run bots: a client cannot choose anything else.
        """
        known = [level.name for level in list_bots(self.game.id, self.manager.settings.bots)]
        if asked and asked not in known:
            raise BurgraveError("server-level-unknown", level=asked, known=", ".join(known))
        return asked or default_level(self.game)

    def is_connected(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections) or any(
            connected.get(seat) for connected in self.elsewhere.values()
        )

    @property
    def is_visited(self) -> bool:
        """Whether anyone is connected, at any server."""
        return bool(self.connections) or any(map(has_connections, self.elsewhere.values()))

    @property
    def spectator_count(self) -> int:
        here = sum(connection.seat is None for connection in self.connections)
        return here + sum(connected.get(SPECTATOR, 0) for connected in self.elsewhere.values())

    def result(self, tr: Translator, viewer: int) -> ResultData | None:
        """Return the result with the proof of the shuffle, or None before the end."""
        live = self.live
        if live is None or not live.match.is_over or self.frozen is not None:
            return None
        state, names = live.match.history.state, self.seat_names(tr)
        you = viewer if viewer != SPECTATOR else None
        outcome = outcome_data(live.match.presenter, tr, names, state, you)
        return {**outcome, "proof": shuffle_proof_data(self.shuffle)}

    # -- storing

    async def save(
        self,
        *changes: Change,
        rows: Sequence[Row] = (),
        notice: Notice | None = None,
        tell: bool = False,
        closing: ClosingBody | None = None,
        rematch: str | None = None,
    ) -> int:
        """Store what has changed of the table, these rows and these changes. Return the time of the change.

        If that fails, nothing changes. With a notice or `tell` the table is sent afterwards. Rows of the log
        say what has changed and what is sent, so another server that reads them sends the same. One of the
        changes creates `rematch`, so the table links to it only after they are stored.
        """
        head, before = self.to_stored_head(), self.stored_state
        if rematch is not None:
            head["next"] = rematch
        body = changed_fields(before, (self.status, head), closing)
        if notice is not None and self.live is not None and notice.kind in STORED_NOTICES:
            rows = [*rows, notice_line(notice)]
        elif notice is not None or tell:
            body["sent"] = {} if notice is None else asdict(notice)
        if body:
            rows = [(TABLE, body), *rows]
        if not rows and not changes:
            return self.manager.wall_clock()
        logged = (AppendLog(self.id, number, *row) for number, row in enumerate(rows, self.row_count))
        update = UpdateTable(
            self.id,
            self.status if self.status != before[0] else None,
            self.settings.listed if self.settings.listed != before[1]["manners"]["listed"] else None,
            head if head != before[1] else None,
        )
        try:
            at = await self.manager.store.write(*logged, update, *changes)
        except BurgraveError:
            self.restore_stored()
            raise
        self.row_count += len(rows)
        self.log_status_change()
        self.rematch_table = head["next"]
        self.stored_state = (self.status, head)
        self.show_change(body, at)
        if notice is not None and "sent" not in body:
            self.add_notice(notice)
        return at

    def add_notice(self, notice: Notice) -> None:
        """Add a notice that is stored as a row, and send it."""
        self.notices.append(notice)
        self.send_table(notice)

    def show_change(self, body: dict[str, Any], at: int) -> None:
        """Take in and send a change that was stored at this time, by this server or by another one."""
        live, status = self.live, body.get("status")
        if status == "paused":
            self.paused_at = self.time_of(at)
        elif status == "playing" and self.paused_at is not None and live is not None:
            live.shift_time(self.time_of(at) - self.paused_at)
        if "seats" in body and live is not None and live.match.seating != self.seating():
            live.match.seating = self.seating()
            live.match.forget_sentences()
        sent = body.get("sent")
        if sent is not None:
            self.send_table(Notice(**sent) if sent else None)
        self.changed.set()

    def time_of(self, at: int) -> float:
        """Return the monotonic time of a stored time. A clock may have been set back since."""
        return self.manager.now() - max(0, self.manager.wall_clock() - at) / 1000

    def log_status_change(self) -> None:
        """Log that the game has begun or ended, after this is stored."""
        messages = STATUS_EVENTS.get((self.stored_state[0], self.status))
        if messages is not None:
            logger.info(messages, extra={"table": self.id, "game": self.game.id, "seats": len(self.seats)})

    # -- the game

    async def play_moves(
        self,
        seat: int,
        moves: Sequence[int],
        id: str | None,
        mark: str | None = None,
        by: PlayedBy | None = None,
    ) -> None:
        """Play and store moves that were checked, then send them. `id` and `mark` identify the request."""
        live = self.require_live()
        log_truncate_at, restore = live.entries, live.save_point()
        entries = live.play(seat, moves, self.manager.now(), by, is_sealed(id, by))
        start_reaction_window(self, live)
        row = MOVE, move_row(live.record, entries, seat, id, mark, by)
        messages = await self.store_and_render(row, log_truncate_at, restore)
        self.manager.metrics.moves.labels("bot" if id is None else "person").inc(len(entries))
        if mark is not None:
            live.handled.append((seat, mark))
        self.send_updates(messages)

    async def undo_moves(self, seat: int, whole: bool, id: str, mark: str) -> None:
        live = self.require_live()
        restore = live.save_point()
        count = live.undo(seat, whole, self.manager.now())
        start_reaction_window(self, live)
        row = UNDO, undo_row(seat, count, id, mark)
        messages = await self.store_and_render(row, live.entries, restore)
        live.handled.append((seat, mark))
        self.send_updates(messages)

    async def store_and_render(
        self, row: Row, log_truncate_at: int, restore: Callable[[], None]
    ) -> PendingMessages:
        """Store a row of the game, and return the messages about it, which are made meanwhile.

        Entries of the record from `log_truncate_at` on are new or were undone. If the row cannot be stored,
        `restore` is called.
        """
        stored, messages = await asyncio.gather(
            self.store_row(row), self.render_for_all(log_truncate_at), return_exceptions=True
        )
        if isinstance(stored, BaseException):
            restore()
            raise stored
        if isinstance(messages, BaseException):
            raise messages
        return messages

    async def render_for_all(self, log_truncate_at: int) -> PendingMessages:
        """Return the messages for all streams. They are made in a thread if that takes long."""
        streams = list(self.active_streams())
        return (
            await asyncio.to_thread(self.render_updates, streams, log_truncate_at)
            if self.is_slow
            else self.render_updates(streams, log_truncate_at)
        )

    def render_updates(self, streams: Sequence[Stream], log_truncate_at: int) -> PendingMessages:
        """Return the messages for these streams, and note whether that took long.

        Processor time is measured, because the clock also runs while other threads work.
        """
        began = time.thread_time()
        messages = [(stream, update_message(self, stream, log_truncate_at)) for stream in streams]
        self.is_slow = time.thread_time() - began > SLOW_SECONDS
        return messages

    async def store_row(self, row: Row) -> None:
        """Store a row of the game; raise BurgraveError if that fails.

        Answers that are not played yet are stored again after it: a row of the game ends all earlier ones.
        """
        live, changes = self.require_live(), list[Change]()
        if live.match.is_over and self.status != "over":
            self.status = "over"
            changes += summary_changes(self.id, live.match.history.state, live.match.recorder.record)
        answers = [(ANSWER, answer_row(*each)) for each in live.pending_answers().items()]
        await self.save(*changes, rows=[row, *answers])
        self.changed.set()

    def cancel_bot(self) -> None:
        """Cancel the task of the bot, because its move is no longer needed."""
        if self.bot_task is not None:
            self.bot_task.cancel()
        self.bot_task = None

    def clear(self) -> None:
        """Release all references. Cycles would wait for the garbage collector, which runs rarely."""
        self.cancel_bot()
        for stream in self.streams.values():
            stream.listeners.clear()
        self.streams.clear()
        self.live = None

    def require_live(self) -> LiveMatch:
        if self.live is None:
            raise BurgraveError("server-not-started")
        return self.live

    # -- sending

    def stream_for(self, viewer: int, language: str, has_sections: bool = False) -> Stream:
        """Return the stream for this viewer in this language, with the state in words or without."""
        key = viewer, language, has_sections
        if key not in self.streams:
            self.streams[key] = Stream(viewer, self.translator(language), has_sections)
        return self.streams[key]

    def active_streams(self) -> Iterator[Stream]:
        """Yield the streams that have listeners or may get them back. Remove the others."""
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

    def send_table(self, notice: Notice | None = None) -> None:
        """Send the table after a change outside the game, with a notice about it."""
        for stream in self.active_streams():
            data = None if notice is None else notice_data(self, stream.tr, notice)
            stream.send({"type": "table", "table": table_data(self, stream.tr), "notice": data})

    async def save_and_notify(self, kind: str, seat: int | None = None) -> None:
        """Store a change of the table with a notice, and send both."""
        notice = make_notice(self, kind, seat)
        await self.save(notice=notice)

    def send_welcome_to_all(self) -> None:
        """Send a new welcome message to all streams."""
        for stream in self.active_streams():
            stream.send(welcome_message(self, stream))

    def resend_views(self, viewer: int | None = None) -> None:
        """Send a viewer, or all, their views, which have changed although the game has not."""
        for stream in self.active_streams():
            if viewer is None or stream.viewer == viewer:
                stream.send(update_message(self, stream, self.require_live().entries))

    def show_answer(self, request: ClientRequest, seat: int | None) -> None:
        """Show a seat the answer that it has given in advance, or in a reaction window."""
        live = self.live
        if live is None or seat is None:
            return
        if isinstance(request, SetAutoAnswerRequest) or (
            isinstance(request, PlayRequest) and seat in live.window.answers
        ):
            self.resend_views(seat)

    def send_updates(self, messages: PendingMessages) -> None:
        """Send each message to its stream."""
        for stream, message in messages:
            stream.send(message)

    def add_chat_line(self, seat: int | None, text: str, at: int, entry: int | None = None) -> None:
        """Add a line that was stored at this time, and send it."""
        line = ChatLine(self.chat_count, seat, text, at, entry)
        self.chat_count += 1
        self.chat = [*self.chat[-MAX_CHAT_LINES + 1 :], line]
        for stream in self.active_streams():
            if can_read(self, stream.viewer, line):
                stream.send({"type": "chat", "line": chat_line_data(self, stream.tr, line)})


def seating_of(seats: Sequence[Seat]) -> Seating:
    """Return the names of these seats."""
    people = {number: seat.name for number, seat in enumerate(seats) if seat.player == "person"}
    bots = {number: seat.level for number, seat in enumerate(seats) if number not in people}
    return Seating(people, bots, uses_shield_names=True)
