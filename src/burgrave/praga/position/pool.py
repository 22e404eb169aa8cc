"""The pieces that a position has not placed yet. Each piece exists once and is in one place."""

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.events import EVERYONE, only
from burgrave.core.rng import Rng
from burgrave.core.scenario.value import ScenarioValue, normalize
from burgrave.core.state_data import UNKNOWN
from burgrave.praga.state import MARKS

LEFT_TO_CHANCE = 0  # a piece that is drawn at random because the position does not name it


class PragaPiecePool:
    """Pieces of one kind by number. Named pieces are taken first, random ones when all names are known."""

    def __init__(self, ids: list[str], rng: Rng) -> None:
        self.ids = ids
        self.rng = rng
        self.left = set(range(1, len(ids)))

    def take(self, node: ScenarioValue, among: list[int] | None = None) -> int:
        """Place the piece written here and return it; for `unknown` return LEFT_TO_CHANCE."""
        if normalize(node.text()) == UNKNOWN:
            return LEFT_TO_CHANCE
        known = self.ids[1:] if among is None else [self.ids[number] for number in among]
        number = self.ids.index(node.one_of("piece", known))
        self.place(number, node)
        return number

    def place(self, number: int, node: ScenarioValue) -> None:
        if number not in self.left:
            raise node.make_error("position-piece-twice", piece=self.ids[number])
        self.left.remove(number)

    def rest(self, among: list[int]) -> list[int]:
        """Return those of these pieces that are not placed, shuffled."""
        pieces = [number for number in among if number in self.left]
        for i in range(len(pieces) - 1, 0, -1):
            j = int(self.rng.randbelow(i + 1))
            pieces[i], pieces[j] = pieces[j], pieces[i]
        return pieces

    def draw(self, among: list[int], node: ScenarioValue) -> int:
        """Place a random one of these pieces that is not placed yet and return it."""
        pieces = self.rest(among)
        if not pieces:
            raise node.make_error("position-no-piece-left")
        self.left.remove(pieces[0])
        return pieces[0]


class StackReader:
    """Reader of a face-down stack: its top and its bottom, both from the top down, and its size."""

    def __init__(
        self, pool: PragaPiecePool, among: list[int], node: ScenarioValue | None, seats: int
    ) -> None:
        self.pool = pool
        self.among = among
        self.seats = seats
        self.written = node
        self.top: list[int] = []
        self.bottom: list[int] = []
        self.exact = False
        self.size: ScenarioValue | None = None
        if node is None:
            return
        if node.is_number:
            self.size = node
        elif node.is_mapping:
            fields = node.fields(["top", "bottom", "size"])
            self.top = self.read(fields.get("top"))
            self.bottom = self.read(fields.get("bottom"))
            self.size = fields.get("size")
        else:
            self.top = self.read(node)
            self.exact = True

    def read(self, node: ScenarioValue | None) -> list[int]:
        return [self.entry(item) for item in node.items()] if node is not None else []

    def entry(self, node: ScenarioValue) -> int:
        """Return a piece with the marks of the seats that know it: `{tile: …, known to: …}`."""
        if not node.is_mapping:
            return self.pool.take(node, self.among)
        fields = node.fields(["tile", "known to"])
        if "tile" not in fields:
            raise node.make_error("scenario-missing", field="tile")
        return (
            self.pool.take(fields["tile"], self.among) | knowers(fields.get("known to"), self.seats) << MARKS
        )

    def build(self) -> vec[i64]:
        """Return the stack from the bottom up, after all names are known.

        Pieces beyond its size are not used.
        """
        rest = self.pool.rest(self.among)
        for named in (self.top, self.bottom):
            for at, entry in enumerate(named):
                if entry & (1 << MARKS) - 1 == LEFT_TO_CHANCE:
                    if not rest:
                        raise self.at().make_error("position-no-piece-left")
                    named[at] = entry | rest.pop()
        middle = [] if self.exact else rest
        if self.size is not None:
            named_ones = len(self.top) + len(self.bottom)
            number = self.size.whole(0, named_ones + len(middle))
            if number < named_ones:
                raise self.size.make_error("position-stack-size", size=number, named=named_ones)
            middle = middle[: number - named_ones]
        return vec[i64]([*reversed(self.bottom), *middle, *reversed(self.top)])

    def at(self) -> ScenarioValue:
        assert self.written is not None
        return self.written


def knowers(node: ScenarioValue | None, seats: int) -> int:
    """Return the mask of the seats written here; `everyone` includes spectators."""
    if node is None:
        return 0
    if isinstance(node.value, str) and normalize(node.value) == "everyone":
        return EVERYONE
    mask = 0
    for seat in node.seats(seats):
        mask |= int(only(seat))
    return mask
