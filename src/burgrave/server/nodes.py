"""This server (node) among those that share its store: who is live, who is connected there, and who acts.

No node owns a table. Bots, windows and clocks of a table are run by one of the live nodes where a person is
connected: by the one with the greatest hash of node and table. If two nodes believe that they are this one,
the log decides between their moves.
"""

import asyncio
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.server import logs
from burgrave.server.following import catch_up, take_in
from burgrave.server.notices import Notice
from burgrave.server.presence import mark_all_present
from burgrave.server.store import LogRecord, Store
from burgrave.server.store.node_link import KEEPER, NodeLink, Presence, has_connections

if TYPE_CHECKING:
    from burgrave.server.table import Table
    from burgrave.server.table_manager import TableManager

NAME_PATTERN: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")
RETENTION: Final = "retention"  # hashed with the nodes like the id of a table

logger = logs.get_logger("nodes")


def check_node_name(name: str) -> str:
    """Return the name, or a random one if it is empty; raise BurgraveError if it is not allowed."""
    if not name:
        return secrets.token_hex(4)
    if not NAME_PATTERN.fullmatch(name):
        raise BurgraveError("server-node-name", name=name)
    return name


def rank_of(node: str, table: str) -> bytes:
    return blake2b(f"{node} {table}".encode(), digest_size=8).digest()


class Nodes:
    """What this node knows of the others."""

    def __init__(self, manager: "TableManager", name: str = "") -> None:
        self.manager = manager
        self.id = check_node_name(name)
        self.live: frozenset[str] = frozenset()  # the others
        self.link: NodeLink | None = None
        self.clock: tuple[int, float] | None = None  # the time of the store, and when it was so
        self.is_store_away = False
        self.hints = 0  # tables about which others have told something

    async def start(self, store: Store) -> None:
        """Join the nodes that share the store, if it can be shared."""
        listener = LoopListener(self, asyncio.get_running_loop())
        self.link = await asyncio.to_thread(store.join_nodes, self.id, listener)

    async def leave(self) -> None:
        """Leave the other nodes, so that they take over at once."""
        link, self.link = self.link, None
        if link is not None:
            await asyncio.to_thread(link.close)

    def wall_clock(self) -> int:
        """Return the time of the store, in milliseconds since 1970."""
        if self.clock is None:
            return time.time_ns() // 1_000_000
        at, monotonic = self.clock
        return at + round((time.monotonic() - monotonic) * 1000)

    # -- who acts

    def is_runner(self, table: "Table") -> bool:
        """Return whether this node runs the automatic actions of the table."""
        if self.link is None:
            return True
        nodes = [node for node, connected in table.elsewhere.items() if has_connections(connected)]
        if table.connections:
            nodes.append(self.id)
        if nodes:
            return max(nodes, key=lambda node: rank_of(node, table.id)) == self.id
        return not table.elsewhere  # the last node with a connection goes on

    def is_cleaner(self) -> bool:
        """Return whether this node deletes old tables."""
        return max({self.id, *self.live}, key=lambda node: rank_of(node, RETENTION)) == self.id

    # -- who is connected

    async def announce(self, table: "Table") -> None:
        """Tell the others who is connected to the table here, and learn who is there."""
        link = self.link
        if link is None:
            return
        connected = Counter(SPECTATOR if each.seat is None else each.seat for each in table.connections)
        is_last = not connected and not any(map(has_connections, table.elsewhere.values()))
        if is_last and table.id in self.manager.tables:
            connected[KEEPER] = 0
        table.is_announced = bool(connected)
        table.elsewhere = await asyncio.to_thread(link.announce, table.id, dict(connected))
        if table.connections:
            link.look_soon(table.id)

    async def find_presence(self, table: "Table") -> None:
        """Set who is connected to a table that was loaded. If nobody is, this node goes on with it."""
        if self.link is not None:
            table.elsewhere = (await asyncio.to_thread(self.link.read_presence, [table.id]))[table.id]
            if not table.elsewhere:
                await self.announce(table)

    def forget(self, table: "Table") -> None:
        """Tell the others that a table is no longer in memory here."""
        link = self.link
        if link is not None and table.is_announced:
            table.is_announced = False
            self.manager.start_background_task(forget_presence(link, table.id))

    async def read_presence(self, ids: Sequence[str]) -> dict[str, Presence]:
        """Return who is connected to these tables at other nodes."""
        return {} if self.link is None else await asyncio.to_thread(self.link.read_presence, ids)

    def receive_presence(self, found: Mapping[str, Presence]) -> None:
        for id, presence in found.items():
            table = self.manager.tables.get(id)
            if table is not None and table.elsewhere != presence:
                self.hints += 1
                self.set_elsewhere(table, presence)

    def receive_nodes(self, live: frozenset[str]) -> None:
        for node in sorted(live - self.live):
            logger.info("node came", extra={"other": node})
        for node in sorted(self.live - live):
            logger.info("node gone", extra={"other": node})
        self.live = live
        for table in self.manager.tables.values():
            presence = {node: connected for node, connected in table.elsewhere.items() if node in live}
            if presence != table.elsewhere:
                self.set_elsewhere(table, presence)

    def set_elsewhere(self, table: "Table", presence: Presence) -> None:
        """Set who is connected to the table at other nodes, and show it."""
        before = shown_presence(table.elsewhere)
        table.elsewhere = presence
        if shown_presence(presence) != before:
            table.send_table()
        if table.is_announced and not table.connections and any(map(has_connections, presence.values())):
            self.manager.start_background_task(self.announce_locked(table))  # the others go on with it
        table.changed.set()

    async def announce_locked(self, table: "Table") -> None:
        async with table.lock:
            with suppress(BurgraveError):
                await self.announce(table)

    # -- rows of others

    def row_counts(self, ids: Iterable[str]) -> dict[str, int]:
        tables = self.manager.tables
        found = ((id, tables.get(id)) for id in ids)
        return {id: table.row_count for id, table in found if table is not None and not table.is_deleted}

    def receive_rows(self, rows: Mapping[str, Sequence[LogRecord]], unclear: Sequence[str]) -> None:
        for id in (*rows, *unclear):
            table = self.manager.tables.get(id)
            if table is not None:
                self.hints += 1
                self.manager.start_background_task(self.follow_rows(table, rows.get(id)))

    async def follow_rows(self, table: "Table", rows: Sequence[LogRecord] | None) -> None:
        """Take in rows of other nodes. Without rows, look at the log."""
        async with table.lock:
            with suppress(BurgraveError):
                if rows is None:
                    await catch_up(table)
                else:
                    await take_in(table, rows)

    def receive_registration(self) -> None:
        """Store again who is present: the others believed that this node was dead."""
        for table in self.manager.tables.values():
            if table.connections:
                self.manager.start_background_task(mark_all_present(table))

    def receive_state(self, is_away: bool) -> None:
        """Tell everyone at the tables that the store does not answer, or that it answers again."""
        self.is_store_away = is_away
        for table in self.manager.tables.values():
            if table.connections:
                table.send_table(Notice("store-away" if is_away else "store-back"))


class LoopListener:
    """Passes what the thread of a link has found out to the event loop."""

    def __init__(self, nodes: Nodes, loop: asyncio.AbstractEventLoop) -> None:
        self.nodes = nodes
        self.loop = loop

    def call(self, function: Callable[..., None], *args: Any) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(function, *args)

    def row_counts(self, ids: Sequence[str] | None) -> dict[str, int]:
        return self.nodes.row_counts(list(self.nodes.manager.tables) if ids is None else ids)

    def receive_rows(self, rows: Mapping[str, Sequence[LogRecord]], unclear: Sequence[str]) -> None:
        if rows or unclear:
            self.call(self.nodes.receive_rows, rows, unclear)

    def receive_presence(self, found: Mapping[str, Presence]) -> None:
        self.call(self.nodes.receive_presence, found)

    def receive_nodes(self, live: frozenset[str]) -> None:
        self.call(self.nodes.receive_nodes, live)

    def receive_clock(self, at: int, monotonic: float) -> None:
        self.nodes.clock = at, monotonic

    def receive_state(self, is_away: bool) -> None:
        self.call(self.nodes.receive_state, is_away)

    def receive_registration(self) -> None:
        self.call(self.nodes.receive_registration)


def shown_presence(presence: Presence) -> tuple[set[int], int]:
    """Return what everyone sees: which seats are connected, and how many spectators there are."""
    seats = {seat for connected in presence.values() for seat, number in connected.items() if number}
    return seats - {SPECTATOR}, sum(connected.get(SPECTATOR, 0) for connected in presence.values())


async def forget_presence(link: NodeLink, table: str) -> None:
    with suppress(BurgraveError):
        await asyncio.to_thread(link.announce, table, {})
