"""Whole numbers as bytes, and back: how a state is stored and sent.

A seal at the end tells bytes that were damaged, or that belong to another table.
"""

from hashlib import blake2b
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from burgrave.core.error import BurgraveError

CHECKSUM_BYTES: Final = 8  # bytes
LONGEST: Final = 63  # bits below the last byte of a number


def pack_state(numbers: list[int], table: str) -> bytes:
    """The numbers of a state of this table."""
    body = pack(numbers)
    return body + checksum(body, table)


def unpack_state(data: bytes, table: str) -> "Reader":
    """What `sealed` wrote for the same table, to be read; raises BurgraveError for anything else."""
    body = data[:-CHECKSUM_BYTES]
    if checksum(body, table) != data[-CHECKSUM_BYTES:]:
        raise BurgraveError("state-damaged")
    return Reader(body)


def checksum(body: bytes, table: str) -> bytes:
    return blake2b(body + table.encode(), digest_size=CHECKSUM_BYTES, person=b"burgrave state").digest()


def pack(numbers: list[int]) -> bytes:
    """Whole numbers as bytes: seven bits a byte, the eighth says that more follow; negatives by zigzag."""
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
    """Reads back what `pack` wrote."""

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
        # Without the mask the compiled form would shift the sign of large numbers in.
        return ((value >> 1) & 0x7FFF_FFFF_FFFF_FFFF) ^ -(value & 1)

    def end(self) -> None:
        """Nothing is left to be read."""
        if self.at != len(self.data):
            raise BurgraveError("state-damaged")

    def many(self) -> list[int]:
        """A list that was written with its length before it."""
        count = self.one()
        out: list[int] = []
        while count > 0:
            out.append(self.one())
            count -= 1
        return out

    def row(self) -> vec[i64]:
        """The same as a packed row."""
        count = self.one()
        out = vec[i64]()
        while count > 0:
            out = append(out, self.one())
            count -= 1
        return out
