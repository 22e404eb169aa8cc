"""What survives the process: tables, their seats, and the log from which each is made again.

    store = SqliteStore(data_folder())
    await store.write(MakeTable("k3f9", "citadels", head), SetSeat("k3f9", 0, hashed))
    await store.write(Append("k3f9", 0, "move", {"seat": 0, "move": 17}))   # returns once it is on disk
    store.log("k3f9")                                                     # blocks: not from the event loop

One thread writes, and commits what waits in groups; reading has connections of its own. What cannot be stored
is raised as BurgraveError, nothing of that call is stored, and others who wrote at the same moment are not
touched.
"""

from burgrave.server.store.changes import (
    AppendLog,
    Change,
    CreateTable,
    DeleteTable,
    RowKind,
    SetSeatToken,
    UpdateTable,
)
from burgrave.server.store.data_dir import LockedDataDir
from burgrave.server.store.reader import LogRecord, StoreReader, TableRecord
from burgrave.server.store.sqlite import SqliteStore, open_snapshot
from burgrave.server.store.store import Store, now_ms

__all__ = [
    "AppendLog",
    "Change",
    "CreateTable",
    "DeleteTable",
    "LockedDataDir",
    "LogRecord",
    "RowKind",
    "SetSeatToken",
    "SqliteStore",
    "Store",
    "StoreReader",
    "TableRecord",
    "UpdateTable",
    "now_ms",
    "open_snapshot",
]
