"""What a disk or a database says, in words that help."""

import errno
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from burgrave.core.error import BurgraveError

READ_ONLY_CODES: Final = {errno.EACCES, errno.EPERM, errno.EROFS}
FULL_CODES: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


def folder_error(error: OSError, path: Path) -> BurgraveError:
    if error.errno in READ_ONLY_CODES:
        return BurgraveError("store-read-only", place=str(path))
    if error.errno in FULL_CODES:
        return BurgraveError("store-full", place=str(path))
    return BurgraveError("store-trouble", place=str(path), why=error.strerror or str(error))


def database_error(error: DBAPIError, path: Path) -> BurgraveError:
    cause = error.orig
    name = getattr(cause, "sqlite_errorname", "") if isinstance(cause, sqlite3.Error) else ""
    if name == "SQLITE_FULL":
        return BurgraveError("store-full", place=str(path))
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return BurgraveError("store-read-only", place=str(path))
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return BurgraveError("store-damaged", place=str(path))
    return BurgraveError("store-trouble", place=str(path), why=str(cause or error))
