"""Check the file of the store before SQLite opens it.

SQLite treats a file of 0 or 1 bytes as a new database. It also applies a write-ahead log to any file beside
it. So a lost database would be replaced without an error, or damaged.
"""

import os
import stat
from pathlib import Path
from typing import Final

from burgrave.core.error import StoreError
from burgrave.server.store.store_errors import folder_error

MAGIC: Final = b"SQLite format 3\x00"
SIDE_FILES: Final = ("-wal", "-shm", "-journal")  # they belong to one database and to no other


def is_missing(path: Path) -> bool:
    """Return whether a new store can be created here; raise StoreError if the database was lost."""
    if os.path.lexists(path):
        return False
    check_side_files(path)
    return True


def check_file(path: Path) -> None:
    """Raise StoreError if this cannot be a complete database."""
    if path.is_symlink() and not path.exists():
        raise StoreError("store-link-broken", place=str(path), target=os.path.realpath(path))
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise StoreError("store-damaged", place=str(path))
        with path.open("rb") as file:
            start = file.read(len(MAGIC))
    except OSError as error:
        raise folder_error(error, path) from None
    if not start:
        check_side_files(path)
        raise StoreError("store-empty", place=str(path))
    if start != MAGIC:
        raise StoreError("store-damaged", place=str(path))


def check_side_files(path: Path) -> None:
    """Raise StoreError if files of a lost database are left."""
    # SQLite keeps them beside the target of a link.
    real = Path(os.path.realpath(path))
    left = [f"{real}{suffix}" for suffix in SIDE_FILES if os.path.lexists(f"{real}{suffix}")]
    if left:
        raise StoreError("store-left-over", place=str(path), files=", ".join(left))
