"""What a disk or a database says, in words that help."""

import errno
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from burgrave.core.wrong import Wrong

READ_ONLY: Final = {errno.EACCES, errno.EPERM, errno.EROFS}
FULL: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


def about_folder(trouble: OSError, place: Path) -> Wrong:
    if trouble.errno in READ_ONLY:
        return Wrong("store-read-only", place=str(place))
    if trouble.errno in FULL:
        return Wrong("store-full", place=str(place))
    return Wrong("store-trouble", place=str(place), why=trouble.strerror or str(trouble))


def about_database(trouble: DBAPIError, place: Path) -> Wrong:
    cause = trouble.orig
    name = getattr(cause, "sqlite_errorname", "") if isinstance(cause, sqlite3.Error) else ""
    if name == "SQLITE_FULL":
        return Wrong("store-full", place=str(place))
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return Wrong("store-read-only", place=str(place))
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return Wrong("store-damaged", place=str(place))
    return Wrong("store-trouble", place=str(place), why=str(cause or trouble))
