"""One statement that appends to the logs of many tables, each only if its log has the expected rows.

A table that is missing in the answer has lost a race and is unchanged; the others are stored. It is one round
trip, so a server that is suspended holds no lock.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from burgrave.server.store.changes import AppendLog, Change, SetSeatToken, UpdateTable

HOUR: Final = 3_600_000  # milliseconds

# `held` locks in one order, so two servers never wait for each other. The condition is in `won` again,
# because `held` may have read the count before another server changed it.
APPEND: Final = f"""
WITH asked AS (
  SELECT * FROM json_to_recordset(%s::json) AS a(
    id text, was int, write_id bigint, kinds text[], bodies text[],
    status text, listed bool, head text, seats json)
), held AS MATERIALIZED (
  SELECT a.* FROM asked a JOIN row_counts c ON c.table_id = a.id AND c.rows = a.was
  ORDER BY c.table_id FOR NO KEY UPDATE OF c
), won AS (
  UPDATE row_counts c SET rows = c.rows + cardinality(h.kinds)
  FROM held h WHERE c.table_id = h.id AND c.rows = h.was
  RETURNING h.*, (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at
), put AS (
  INSERT INTO log (table_id, number, kind, body, at, write_id)
  SELECT w.id, w.was + r.nth - 1, r.kind, r.body, w.at, w.write_id
  FROM won w, unnest(w.kinds, w.bodies) WITH ORDINALITY AS r(kind, body, nth)
), headed AS (
  UPDATE tables t SET status = coalesce(w.status, t.status), listed = coalesce(w.listed, t.listed),
    head = coalesce(w.head, t.head), touched = w.at
  FROM won w WHERE t.id = w.id
    AND (w.status IS NOT NULL OR w.listed IS NOT NULL OR w.head IS NOT NULL
         OR abs(t.touched - w.at) > {HOUR})
), freed AS (
  DELETE FROM seats s USING won w, json_to_recordset(w.seats) AS c(seat int, token text)
  WHERE s.table_id = w.id AND s.seat = c.seat AND c.token IS NULL
), given AS (
  INSERT INTO seats (table_id, seat, token_hash)
  SELECT w.id, c.seat, c.token FROM won w, json_to_recordset(w.seats) AS c(seat int, token text)
  WHERE c.token IS NOT NULL
  ON CONFLICT (table_id, seat) DO UPDATE SET token_hash = excluded.token_hash
)
SELECT w.id, w.at, ARRAY(SELECT DISTINCT p.node FROM presence p WHERE p.table_id = w.id) FROM won w
"""


@dataclass(slots=True)
class GuardedCall:
    """The changes of one table that the statement can store."""

    id: str
    was: int
    rows: int
    data: dict[str, Any]
    write_id: int = field(default_factory=lambda: secrets.randbits(62) + 1)

    def to_json(self) -> dict[str, Any]:
        return {**self.data, "id": self.id, "was": self.was, "write_id": self.write_id}


def guarded_call(changes: Sequence[Change]) -> GuardedCall | None:
    """Return the changes of a call in the form of the statement, or None if it cannot store them."""
    appended: list[AppendLog] = []
    seats: dict[int, str | None] = {}
    update = UpdateTable(changes[0].table)
    for change in changes:
        if change.table != update.table:
            return None
        if isinstance(change, AppendLog) and change.at is None:
            appended.append(change)
        elif isinstance(change, SetSeatToken) and change.seat not in seats:
            seats[change.seat] = change.token_hash
        elif isinstance(change, UpdateTable) and update == UpdateTable(update.table):
            update = change
        else:
            return None
    numbers = [each.number for each in appended]
    if not numbers or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        return None
    return GuardedCall(
        update.table,
        numbers[0],
        len(numbers),
        {
            "kinds": [each.kind for each in appended],
            "bodies": [orjson.dumps(each.body).decode() for each in appended],
            "status": update.status,
            "listed": update.listed,
            "head": None if update.head is None else orjson.dumps(update.head).decode(),
            "seats": [{"seat": seat, "token": token} for seat, token in seats.items()],
        },
    )


def encode_calls(calls: Sequence[GuardedCall]) -> str:
    """Return the argument of the statement."""
    return orjson.dumps([call.to_json() for call in calls]).decode()
