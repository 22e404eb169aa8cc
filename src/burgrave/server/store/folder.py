"""The data folder: where a server keeps its store, for itself alone."""

import sys
from pathlib import Path
from typing import IO, Final

from burgrave.core.wrong import Wrong
from burgrave.server.store.trouble import about_folder

DATABASE: Final = "tables.sqlite"
LOCK: Final = "lock"


class DataFolder:
    """A folder taken by this process; it is free again when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.lock = (path / LOCK).open("a+")
        except OSError as trouble:
            raise about_folder(trouble, path) from None
        try:
            take(self.lock)
        except OSError:
            self.lock.close()
            raise Wrong("store-taken", folder=str(path)) from None

    @property
    def database(self) -> Path:
        return self.path / DATABASE

    def release(self) -> None:
        self.lock.close()


if sys.platform == "win32":
    import msvcrt

    def take(file: IO[str]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
