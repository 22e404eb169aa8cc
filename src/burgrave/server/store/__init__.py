"""The persistent store: tables, their seats, and the log from which each game is restored.

    store = SqliteStore(user_data_dir())
    await store.write(CreateTable("k3f9", "citadels", head), SetSeatToken("k3f9", 0, token_hash))
    await store.write(AppendLog("k3f9", 0, "move", {"seat": 0, "move": 17}))  # returns once it is on disk
    store.read_log("k3f9")                                                  # blocks: not from the event loop

One thread writes, and commits waiting calls in groups. Readers have their own connections. If a call cannot
be stored, it raises StoreError and nothing of it is stored. Other calls at the same time are not affected.

The store is a SQLite file in the data folder, or a PostgreSQL database that several servers share.
"""

from burgrave.server.store.changes import (
    AppendLog,
    Change,
    CreateTable,
    DeleteReview,
    DeleteTable,
    RowKind,
    SaveReview,
    SetComponents,
    SetSeatToken,
    UpdateTable,
)
from burgrave.server.store.data_dir import LockedDataDir
from burgrave.server.store.opening import open_store, open_store_snapshot
from burgrave.server.store.reader import LogRecord, StoreReader, TableRecord
from burgrave.server.store.sqlite import SqliteStore, open_snapshot
from burgrave.server.store.store import Store, now_ms
from burgrave.server.store.store_errors import RacedError

__all__ = [
    "AppendLog",
    "Change",
    "CreateTable",
    "DeleteReview",
    "DeleteTable",
    "LockedDataDir",
    "LogRecord",
    "RacedError",
    "RowKind",
    "SaveReview",
    "SetComponents",
    "SetSeatToken",
    "SqliteStore",
    "Store",
    "StoreReader",
    "TableRecord",
    "UpdateTable",
    "now_ms",
    "open_snapshot",
    "open_store",
    "open_store_snapshot",
]
