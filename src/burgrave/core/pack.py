"""Whole numbers as bytes, and back: how a state is stored and sent."""

from typing import final

from mypy_extensions import i64


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
            byte: i64 = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        # Without the mask the compiled form would shift the sign of large numbers in.
        return ((value >> 1) & 0x7FFF_FFFF_FFFF_FFFF) ^ -(value & 1)

    def many(self) -> list[int]:
        """A list that was written with its length before it."""
        count = self.one()
        out: list[int] = []
        while count > 0:
            out.append(self.one())
            count -= 1
        return out
