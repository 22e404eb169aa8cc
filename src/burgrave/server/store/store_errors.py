"""Errors of a disk or a database, as errors with helpful texts."""

import errno
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from burgrave.core.error import StoreError

RACED: Final = "store-raced"


class RacedError(StoreError):
    """An append was made for another number of rows than the log has: another server has written to it."""

    def __init__(self, table: str) -> None:
        super().__init__(RACED, table=table)


READ_ONLY_CODES: Final = {errno.EACCES, errno.EPERM, errno.EROFS}
FULL_CODES: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


def folder_error(error: OSError, path: Path) -> StoreError:
    if error.errno in READ_ONLY_CODES:
        return StoreError("store-read-only", place=str(path))
    if error.errno in FULL_CODES:
        return StoreError("store-full", place=str(path))
    return StoreError("store-trouble", place=str(path), why=error.strerror or str(error))


def database_error(error: DBAPIError, path: Path) -> StoreError:
    cause = error.orig
    name = getattr(cause, "sqlite_errorname", "") if isinstance(cause, sqlite3.Error) else ""
    if name == "SQLITE_FULL":
        return StoreError("store-full", place=str(path))
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return StoreError("store-read-only", place=str(path))
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return StoreError("store-damaged", place=str(path))
    return StoreError("store-trouble", place=str(path), why=str(cause or error))
