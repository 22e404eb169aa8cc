"""Whole numbers as bytes and back, to store and send a state.

A checksum at the end detects bytes that were damaged or that belong to another game or other options.
"""

from hashlib import blake2b
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from burgrave.core.error import BurgraveError

CHECKSUM_BYTES: Final = 8
LONGEST: Final = 63  # bits before the last byte of a number


def pack_state(numbers: list[int], table: str) -> bytes:
    """Return the numbers of a state as bytes. `table` identifies the game and its options."""
    body = pack(numbers)
    return body + checksum(body, table)


def unpack_state(data: bytes, table: str) -> "Reader":
    """Return a reader of what `pack_state` wrote for the same table. Raise BurgraveError for other bytes."""
    body = data[:-CHECKSUM_BYTES]
    if checksum(body, table) != data[-CHECKSUM_BYTES:]:
        raise BurgraveError("state-damaged")
    return Reader(body)


def checksum(body: bytes, table: str) -> bytes:
    return blake2b(body + table.encode(), digest_size=CHECKSUM_BYTES, person=b"burgrave state").digest()


def pack(numbers: list[int]) -> bytes:
    """Return whole numbers as bytes.

    A byte has seven bits of a number. Its eighth bit says that more bytes follow. Negative numbers use
    zigzag.
    """
    out = bytearray()
    for n in numbers:
        value: i64 = n
        value = (value << 1) ^ (value >> 63)
        while value < 0 or value > 127:
            out.append((value & 127) | 128)
            value = (value >> 7) & 0x1FF_FFFF_FFFF_FFFF
        out.append(value)
    return bytes(out)


@final
class Reader:
    """Reads what `pack` wrote."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at: i64 = 0

    def one(self) -> i64:
        value: i64 = 0
        shift: i64 = 0
        while True:
            if self.at >= len(self.data) or shift > LONGEST:
                raise BurgraveError("state-damaged")
            byte: i64 = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        # Without the mask, compiled code would shift in the sign bit of large numbers.
        return ((value >> 1) & 0x7FFF_FFFF_FFFF_FFFF) ^ -(value & 1)

    def end(self) -> None:
        """Raise BurgraveError if bytes are left."""
        if self.at != len(self.data):
            raise BurgraveError("state-damaged")

    def many(self) -> list[int]:
        """Return a list that was written with its length before it."""
        count = self.one()
        out: list[int] = []
        while count > 0:
            out.append(self.one())
            count -= 1
        return out

    def row(self) -> vec[i64]:
        """Return a list as `many` does, but as a packed row."""
        count = self.one()
        out = vec[i64]()
        while count > 0:
            out = append(out, self.one())
            count -= 1
        return out
