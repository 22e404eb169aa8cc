"""The data that the pieces of a game are made from. Options and records name it by its digest."""

from hashlib import blake2b
from pathlib import Path
from typing import Final

LARGEST: Final = 1_000_000  # bytes of a file with component data


def digest_of(data: bytes) -> str:
    """The name of the data; empty for a game that has none."""
    return blake2b(data, digest_size=16).hexdigest() if data else ""


def read_data(path: Path) -> bytes:
    """The bytes of a file; of one that is too large or never ends, enough to see that."""
    with path.open("rb") as file:
        return file.read(LARGEST + 1)
