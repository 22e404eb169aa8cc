"""Where what a way brings comes from, row by row; and the sides of a piece that pay where it is laid."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Amounts = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class GainItem:
    """One row: what it is, in words, and what it brings or costs."""

    kind: str
    label: str
    amounts: Amounts = ()  # at once: the rows of a way add up to what it changes
    unlocks: Amounts = ()  # what becomes possible by it
    object: tuple[str, str] | None = None  # what it comes from, if that is a thing: vocabulary and id


@dataclass(slots=True)
class GainBreakdown:
    """All rows of one way, and the edges and corners of the piece that pay."""

    items: list[GainItem] = field(default_factory=list)
    edges: list[int] = field(default_factory=list)
    corners: list[int] = field(default_factory=list)


class GainIndex:
    """The rows of many ways: each is written once, and ways name them by number."""

    def __init__(self) -> None:
        self.numbers: dict[GainItem, int] = {}

    def index_items(self, items: Iterable[GainItem]) -> list[int]:
        return [self.numbers.setdefault(row, len(self.numbers)) for row in items]

    @property
    def items(self) -> list[GainItem]:
        return list(self.numbers)


def nonzero_amounts(of: Mapping[str, int]) -> Amounts:
    return tuple((code, number) for code, number in of.items() if number)
