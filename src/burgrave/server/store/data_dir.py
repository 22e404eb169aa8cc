"""The data folder, in which a server keeps its store. Only one process uses it at a time."""

import sys
from pathlib import Path
from typing import IO, Final

from burgrave.core.error import StoreError
from burgrave.server.store.store_errors import folder_error

DATABASE: Final = "tables.sqlite"
LOCK: Final = "lock"


class LockedDataDir:
    """A folder locked by this process. The lock ends with the process, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.lock = (path / LOCK).open("a+")
        except OSError as error:
            raise folder_error(error, path) from None
        try:
            lock_file(self.lock)
        except OSError:
            self.lock.close()
            raise StoreError("store-taken", folder=str(path)) from None

    @property
    def database(self) -> Path:
        return self.path / DATABASE

    def release(self) -> None:
        self.lock.close()


if sys.platform == "win32":
    import msvcrt

    def lock_file(file: IO[str]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock_file(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
