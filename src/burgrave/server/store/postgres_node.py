"""The link of a node over PostgreSQL: a heartbeat, presence, and notifications on a channel of each node.

A notification is sent after a commit, and may be lost. So every node also looks at the counts of its tables
at regular times, after each new connection, and when another node has gone.
"""

import threading
from collections import defaultdict
from collections.abc import Mapping, Sequence
from time import monotonic, sleep
from typing import Any, Final

import orjson
import psycopg
from psycopg import sql
from sqlalchemy import Engine

from burgrave.core.error import StoreError
from burgrave.server import logs
from burgrave.server.store.node_link import Connected, LinkListener, NodeLink, Presence
from burgrave.server.store.postgres_connection import (
    PostgresAddress,
    first_line,
    translate_postgres_errors,
)
from burgrave.server.store.postgres_writer import channel_of, notify
from burgrave.server.store.reader import LogRecord

BEAT_SECONDS: Final = 1.0
LEASE_SECONDS: Final = 4.0  # after the last heartbeat, a node counts as dead
LOOK_SECONDS: Final = 5.0  # between two looks at the counts of all tables
SECOND_LOOK_SECONDS: Final = 1.0  # a commit under way may not have seen a new connection
AWAY_SECONDS: Final = 2.0  # a shorter interruption is not told
RETRY_SECONDS: Final = 0.2
MAX_ROWS: Final = 20  # that are read of one table; with more it is loaded again
ROWS: Final = "rows"
PRESENCE: Final = "presence"

TAKE_NAME: Final = """
INSERT INTO nodes (id, until) VALUES (%s, clock_timestamp() + %s * interval '1 second')
ON CONFLICT (id) DO UPDATE SET until = excluded.until WHERE nodes.until < clock_timestamp()
RETURNING id
"""
REGISTER: Final = """
INSERT INTO nodes (id, until) VALUES (%s, clock_timestamp() + %s * interval '1 second')
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
BEAT: Final = """
WITH beat AS (
  UPDATE nodes SET until = clock_timestamp() + %s * interval '1 second'
  WHERE id = %s AND until > clock_timestamp() RETURNING id
)
SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint, EXISTS (SELECT 1 FROM beat),
  ARRAY(SELECT id FROM nodes WHERE until > clock_timestamp())
"""
REMOVE_DEAD: Final = """
WITH dead AS (DELETE FROM nodes WHERE until < clock_timestamp() RETURNING id)
DELETE FROM presence WHERE node IN (SELECT id FROM dead)
  OR node NOT IN (SELECT id FROM nodes WHERE until > clock_timestamp())
"""
REMOVE_PRESENCE: Final = "DELETE FROM presence WHERE table_id = %s AND node = %s AND seat <> ALL(%s)"
SET_PRESENCE: Final = """
INSERT INTO presence (table_id, node, seat, number)
SELECT a.id, %s, a.seat, a.number FROM json_to_recordset(%s::json) AS a(id text, seat int, number int)
ON CONFLICT (table_id, node, seat) DO UPDATE SET number = excluded.number
"""
FIND_PRESENCE: Final = """
SELECT p.table_id, p.node, p.seat, p.number FROM presence p JOIN nodes n ON n.id = p.node
WHERE p.table_id = ANY(%s) AND p.node <> %s AND n.until > clock_timestamp()
"""
NEW_ROWS: Final = f"""
SELECT l.table_id, l.number, l.kind, l.body, l.at
FROM json_to_recordset(%s::json) AS a(id text, since int)
JOIN log l ON l.table_id = a.id AND l.number >= a.since AND l.number <= a.since + {MAX_ROWS}
ORDER BY 1, 2
"""
COUNTS: Final = "SELECT table_id, rows FROM row_counts WHERE table_id = ANY(%s)"

logger = logs.get_logger("nodes")


class PostgresNode(NodeLink):
    def __init__(self, address: PostgresAddress, engine: Engine, node: str, listener: LinkListener) -> None:
        self.address = address
        self.engine = engine  # for what an event loop waits for
        self.node = node
        self.listener = listener
        self.lock = threading.Lock()  # of what the database says about who is here
        self.present: dict[str, Connected] = {}
        self.live: frozenset[str] = frozenset()
        self.looks: list[tuple[float, str]] = []  # when to look at a table
        self.closed = threading.Event()
        self.is_away = False
        self.thread = threading.Thread(target=self.run, name="nodes", daemon=True)
        self.thread.start()

    # -- called by others

    def announce(self, table: str, connected: Connected) -> Presence:
        with self.lock:
            if connected:
                self.present[table] = dict(connected)
            else:
                self.present.pop(table, None)
            with translate_postgres_errors(self.address), self.engine.connect() as pooled:
                connection: psycopg.Connection[Any] = pooled.connection.driver_connection  # type: ignore[assignment]
                connection.execute(REMOVE_PRESENCE, [table, self.node, list(connected)])
                if connected:
                    connection.execute(SET_PRESENCE, [self.node, encode_presence({table: connected})])
                found = self.fetch_presence(connection, [table])[table]
                notify(connection, {node: {table} for node in found}, PRESENCE)
                return found

    def read_presence(self, ids: Sequence[str]) -> dict[str, Presence]:
        with translate_postgres_errors(self.address), self.engine.connect() as pooled:
            return self.fetch_presence(pooled.connection.driver_connection, ids)

    def look_soon(self, table: str) -> None:
        self.looks += [(monotonic() + SECOND_LOOK_SECONDS, table)]

    def close(self) -> None:
        self.closed.set()
        self.thread.join()

    # -- in the thread

    def run(self) -> None:
        """Stay connected until the link is closed."""
        lost_at: float | None = None
        while not self.closed.is_set():
            try:
                with self.address.connect() as connection:
                    self.register(connection)
                    if self.is_away:
                        self.is_away = False
                        self.listener.receive_state(False)
                    lost_at = None
                    self.serve(connection)
                    self.leave(connection)
            except (psycopg.Error, StoreError) as error:
                lost_at = lost_at or monotonic()
                if not self.is_away and monotonic() - lost_at > AWAY_SECONDS:
                    self.is_away = True
                    logger.warning("store away", extra={"why": first_line(error)})
                    self.listener.receive_state(True)
                self.closed.wait(RETRY_SECONDS)
            except Exception:
                logger.exception("link failed")
                self.closed.wait(BEAT_SECONDS)

    def register(self, connection: "psycopg.Connection[Any]") -> None:
        """Say that this node is live, and who is connected to it. Then look at all tables."""
        connection.execute(
            sql.SQL("LISTEN {}").format(sql.Identifier(channel_of(self.node))),
        )
        with self.lock:
            connection.execute(REGISTER, [self.node, LEASE_SECONDS])
            connection.execute("DELETE FROM presence WHERE node = %s", [self.node])
            connection.execute(SET_PRESENCE, [self.node, encode_presence(self.present)])
            present = list(self.present)
        found = self.fetch_presence(connection, present)
        hints: dict[str, set[str]] = defaultdict(set)
        for id, presence in found.items():
            for node in presence:
                hints[node].add(id)
        notify(connection, hints, PRESENCE)
        self.listener.receive_presence(found)
        self.look_at_all(connection)
        self.listener.receive_registration()

    def serve(self, connection: "psycopg.Connection[Any]") -> None:
        """Send heartbeats, and pass on what the other nodes tell."""
        next_beat = monotonic()
        next_look = monotonic() + LOOK_SECONDS
        while not self.closed.is_set():
            now = monotonic()
            if now >= next_beat:
                if not self.beat(connection):
                    self.register(connection)
                next_beat = now + BEAT_SECONDS
            if now >= next_look:
                self.look_at_all(connection)
                next_look = now + LOOK_SECONDS
            due = {table for at, table in self.looks if at <= now}
            if due:
                self.looks = [(at, table) for at, table in self.looks if at > now]
                self.read_rows(connection, due)
            self.listen(connection, min([next_beat, next_look, *(at for at, _ in self.looks)]) - now)

    def beat(self, connection: "psycopg.Connection[Any]") -> bool:
        """Send a heartbeat; return whether the other nodes still believe that this one is live."""
        began = monotonic()
        row = connection.execute(BEAT, [LEASE_SECONDS, self.node]).fetchone()
        assert row is not None
        at, is_live, ids = row
        self.listener.receive_clock(int(at), (began + monotonic()) / 2)
        live = frozenset(ids) - {self.node}
        if live != self.live:
            is_gone = not self.live <= live
            self.live = live
            if is_gone:
                connection.execute(REMOVE_DEAD)
            self.listener.receive_nodes(live)
            self.look_at_all(connection)
        return bool(is_live)

    def listen(self, connection: "psycopg.Connection[Any]", seconds: float) -> None:
        """Wait for notifications, and read what they are about. All that have come are read together."""
        heard: dict[str, set[str]] = {ROWS: set(), PRESENCE: set()}
        # A new connection at this node asks for a look, and must not wait for the next heartbeat.
        for message in connection.notifies(timeout=max(0.0, min(seconds, 0.25)), stop_after=1):
            prefix, *ids = message.payload.split(" ")
            heard.setdefault(prefix, set()).update(ids)
        if any(heard.values()):
            for message in connection.notifies(timeout=0):
                prefix, *ids = message.payload.split(" ")
                heard.setdefault(prefix, set()).update(ids)
        if heard[ROWS]:
            self.read_rows(connection, heard[ROWS])
        if heard[PRESENCE]:
            self.listener.receive_presence(self.fetch_presence(connection, list(heard[PRESENCE])))

    def look_at_all(self, connection: "psycopg.Connection[Any]") -> None:
        """Read the new rows of all tables whose counts have changed."""
        known = self.listener.row_counts(None)
        found = dict(connection.execute(COUNTS, [list(known)]).fetchall()) if known else {}
        self.read_rows(connection, {id for id, count in known.items() if found.get(id) != count})

    def read_rows(self, connection: "psycopg.Connection[Any]", ids: set[str]) -> None:
        """Read the new rows of these tables."""
        known = self.listener.row_counts(sorted(ids))
        if not known:
            return
        wanted = [{"id": id, "since": count} for id, count in known.items()]
        rows: dict[str, list[LogRecord]] = {}
        for id, *fields in connection.execute(NEW_ROWS, [orjson.dumps(wanted).decode()]).fetchall():
            number, kind, body, at = fields
            rows.setdefault(id, []).append(LogRecord(number, kind, orjson.loads(body), at))
        unclear = [id for id in known if id not in rows or len(rows[id]) > MAX_ROWS]
        self.listener.receive_rows({id: found for id, found in rows.items() if id not in unclear}, unclear)

    def fetch_presence(self, connection: Any, ids: Sequence[str]) -> dict[str, Presence]:
        found: dict[str, dict[str, dict[int, int]]] = {id: {} for id in ids}
        for id, node, seat, number in connection.execute(FIND_PRESENCE, [list(ids), self.node]).fetchall():
            found[id].setdefault(node, {})[seat] = number
        return dict(found)

    def leave(self, connection: "psycopg.Connection[Any]") -> None:
        """Remove the node, and tell the others."""
        tables = list(self.present)
        connection.execute("DELETE FROM presence WHERE node = %s", [self.node])
        connection.execute("DELETE FROM nodes WHERE id = %s", [self.node])
        hints: dict[str, set[str]] = defaultdict(set)
        for id, presence in self.fetch_presence(connection, tables).items():
            for node in presence:
                hints[node].add(id)
        notify(connection, hints, PRESENCE)


def claim_name(address: PostgresAddress, node: str) -> None:
    """Register a node; raise StoreError if another live node has its name.

    A node that was killed keeps its name for some seconds.
    """
    ending = monotonic() + LEASE_SECONDS + BEAT_SECONDS
    with translate_postgres_errors(address), address.connect() as connection:
        while connection.execute(TAKE_NAME, [node, LEASE_SECONDS]).fetchone() is None:
            if monotonic() > ending:
                raise StoreError("store-node-taken", node=node, place=str(address))
            sleep(RETRY_SECONDS)


def encode_presence(present: Mapping[str, Connected]) -> str:
    rows = [
        {"id": id, "seat": seat, "number": number}
        for id, connected in present.items()
        for seat, number in connected.items()
    ]
    return orjson.dumps(rows).decode()
