"""The data that the pieces of a game are made from. Options and records name it by its digest."""

from hashlib import blake2b
from pathlib import Path
from typing import Final

LARGEST: Final = 1_000_000  # bytes of a file with component data


def digest_of(data: bytes) -> str:
    """Return the digest of the data; an empty text for a game without data."""
    return blake2b(data, digest_size=16).hexdigest() if data else ""


def read_data(path: Path) -> bytes:
    """Return the bytes of a file, up to one byte more than LARGEST: then the file is too large."""
    with path.open("rb") as file:
        return file.read(LARGEST + 1)
