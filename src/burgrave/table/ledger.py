"""Where what a way brings comes from, row by row; and the sides of a piece that pay where it is laid."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Amounts = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One row: what it is, in words, and what it brings or costs."""

    kind: str
    label: str
    brings: Amounts = ()  # at once: the rows of a way add up to what it changes
    then: Amounts = ()  # what becomes possible by it
    about: tuple[str, str] | None = None  # what it comes from, if that is a thing: vocabulary and id


@dataclass(slots=True)
class Account:
    """All rows of one way, and the edges and corners of the piece that pay."""

    rows: list[Row] = field(default_factory=list)
    edges: list[int] = field(default_factory=list)
    corners: list[int] = field(default_factory=list)


class Ledger:
    """The rows of many ways: each is written once, and ways name them by number."""

    def __init__(self) -> None:
        self.numbers: dict[Row, int] = {}

    def entered(self, rows: Iterable[Row]) -> list[int]:
        return [self.numbers.setdefault(row, len(self.numbers)) for row in rows]

    @property
    def rows(self) -> list[Row]:
        return list(self.numbers)


def amounts(of: Mapping[str, int]) -> Amounts:
    return tuple((code, number) for code, number in of.items() if number)
