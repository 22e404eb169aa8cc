"""Writing files so that a crash leaves the old content or the new one, never a mixture."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO, Final

UNSYNCED: Final = (errno.EINVAL, errno.ENOTSUP)  # errors of file systems without fsync


@contextmanager
def replacing(path: Path, mode: int | None = None) -> Iterator[BinaryIO]:
    """Yield a new file that replaces `path` once all of it is on the disk.

    A symbolic link stays: the file that it names is replaced. The new file has the mode and the owner of the
    old one, or else `mode`. Its temporary name is unique, so no other file is lost.
    """
    target = Path(os.path.realpath(path))
    fresh, out = new_file_beside(target, mode)
    try:
        with out:
            yield out
            out.flush()
            sync(out)
        os.replace(fresh, target)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def new_file_beside(target: Path, mode: int | None) -> tuple[Path, BinaryIO]:
    """Create a file with a unique name in the folder of another file. Return its path and the open file."""
    fresh = target.with_name(f".{target.name[:100]}.{token_hex(8)}.new")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    out = os.fdopen(os.open(fresh, flags, 0o666 if mode is None else mode), "wb")
    with suppress(FileNotFoundError):
        keep_owner_and_mode(out, os.stat(target))
    return fresh, out


def keep_owner_and_mode(out: BinaryIO, old: os.stat_result) -> None:
    """Give the new file the owner and the mode of the old one, as far as the system allows."""
    if not hasattr(os, "fchmod"):
        return
    new = os.fstat(out.fileno())
    if (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid):
        with suppress(PermissionError):
            os.fchown(out.fileno(), old.st_uid, old.st_gid)
    os.fchmod(out.fileno(), old.st_mode & 0o7777)


def sync(file: BinaryIO) -> None:
    """Wait until the written bytes are on the disk."""
    try:
        os.fsync(file.fileno())
    except OSError as trouble:
        if trouble.errno not in UNSYNCED:
            raise


def sync_folder(folder: Path) -> None:
    """Wait until the new name is on the disk too. Not every system can do that."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
