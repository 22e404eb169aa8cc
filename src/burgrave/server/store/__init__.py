"""What survives the process: tables, their seats, and the log from which each is made again.

    store = SqliteStore(data_folder())
    await store.write(MakeTable("k3f9", "citadels", head), SetSeat("k3f9", 0, hashed))
    await store.write(Append("k3f9", 0, "move", {"seat": 0, "move": 17}))   # returns once it is on disk
    store.log("k3f9")                                                     # blocks: not from the event loop

One thread writes, and commits what waits in groups; reading has connections of its own. What cannot be stored
is raised as Wrong, nothing of that call is stored, and others who wrote at the same moment are not touched.
"""

from burgrave.server.store.changes import Append, Change, DeleteTable, MakeTable, RowKind, SetSeat, SetTable
from burgrave.server.store.folder import DataFolder
from burgrave.server.store.reading import Logged, Reading, Stored
from burgrave.server.store.sqlite import SqliteStore, snapshot
from burgrave.server.store.store import Store, now

__all__ = [
    "Append",
    "Change",
    "DataFolder",
    "DeleteTable",
    "Logged",
    "MakeTable",
    "Reading",
    "RowKind",
    "SetSeat",
    "SetTable",
    "SqliteStore",
    "Store",
    "Stored",
    "now",
    "snapshot",
]
