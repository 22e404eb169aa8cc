"""Where the gains of a move or a move sequence come from, item by item."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Amounts = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class GainItem:
    """One source of gains: its label, and what it brings or costs."""

    kind: str
    label: str
    amounts: Amounts = ()  # at once: the items of a sequence add up to its changes
    unlocks: Amounts = ()  # what it makes possible
    object: tuple[str, str] | None = None  # the piece that it comes from, if any: vocabulary and id


@dataclass(slots=True)
class GainBreakdown:
    """All gain items of one move sequence, and the edges and corners of the piece that pay."""

    items: list[GainItem] = field(default_factory=list)
    edges: list[int] = field(default_factory=list)
    corners: list[int] = field(default_factory=list)


class GainIndex:
    """The distinct gain items of several move sequences. Sequences refer to them by number."""

    def __init__(self) -> None:
        self.numbers: dict[GainItem, int] = {}

    def index_items(self, items: Iterable[GainItem]) -> list[int]:
        return [self.numbers.setdefault(row, len(self.numbers)) for row in items]

    @property
    def items(self) -> list[GainItem]:
        return list(self.numbers)


def nonzero_amounts(of: Mapping[str, int]) -> Amounts:
    return tuple((code, number) for code, number in of.items() if number)
