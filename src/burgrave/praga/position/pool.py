"""The pieces that a position has not placed yet: each piece is there once and lies in one place."""

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.chance import Chance
from burgrave.core.event import EVERYONE, only
from burgrave.core.facts import UNKNOWN
from burgrave.core.scenario.written import Written, plain
from burgrave.praga.state import MARKS

LEFT_TO_CHANCE = 0  # a piece that the position does not name


class Pool:
    """Pieces of one kind by number. Named ones are taken first, the rest when all names are known."""

    def __init__(self, ids: list[str], chance: Chance) -> None:
        self.ids = ids
        self.chance = chance
        self.left = set(range(1, len(ids)))

    def take(self, written: Written, among: list[int] | None = None) -> int:
        """The piece written here, now placed; `unknown` is left to chance."""
        if plain(written.text()) == UNKNOWN:
            return LEFT_TO_CHANCE
        known = self.ids[1:] if among is None else [self.ids[number] for number in among]
        number = self.ids.index(written.one_of("piece", known))
        self.place(number, written)
        return number

    def place(self, number: int, written: Written) -> None:
        if number not in self.left:
            raise written.wrong("position-piece-twice", piece=self.ids[number])
        self.left.remove(number)

    def rest(self, among: list[int]) -> list[int]:
        """Those of these pieces that are not placed, shuffled."""
        pieces = [number for number in among if number in self.left]
        for i in range(len(pieces) - 1, 0, -1):
            j = int(self.chance.below(i + 1))
            pieces[i], pieces[j] = pieces[j], pieces[i]
        return pieces

    def draw(self, among: list[int], written: Written) -> int:
        """One of these pieces that is not placed yet, by chance."""
        pieces = self.rest(among)
        if not pieces:
            raise written.wrong("position-no-piece-left")
        self.left.remove(pieces[0])
        return pieces[0]


class Stack:
    """A face-down stack: its top and its bottom, both from the top down, and how many there are."""

    def __init__(self, pool: Pool, among: list[int], written: Written | None, seats: int) -> None:
        self.pool = pool
        self.among = among
        self.seats = seats
        self.written = written
        self.top: list[int] = []
        self.bottom: list[int] = []
        self.exact = False
        self.size: Written | None = None
        if written is None:
            return
        if written.is_number:
            self.size = written
        elif written.is_mapping:
            fields = written.fields(["top", "bottom", "size"])
            self.top = self.read(fields.get("top"))
            self.bottom = self.read(fields.get("bottom"))
            self.size = fields.get("size")
        else:
            self.top = self.read(written)
            self.exact = True

    def read(self, written: Written | None) -> list[int]:
        return [self.entry(item) for item in written.items()] if written is not None else []

    def entry(self, written: Written) -> int:
        """A piece, with the marks of those who know it: `{tile: …, known to: …}`."""
        if not written.is_mapping:
            return self.pool.take(written, self.among)
        fields = written.fields(["tile", "known to"])
        if "tile" not in fields:
            raise written.wrong("scenario-missing", field="tile")
        return (
            self.pool.take(fields["tile"], self.among) | knowers(fields.get("known to"), self.seats) << MARKS
        )

    def build(self) -> vec[i64]:
        """The stack from the bottom up, once all names are known; pieces that are not needed are out."""
        rest = self.pool.rest(self.among)
        for named in (self.top, self.bottom):
            for at, entry in enumerate(named):
                if entry & (1 << MARKS) - 1 == LEFT_TO_CHANCE:
                    if not rest:
                        raise self.at().wrong("position-no-piece-left")
                    named[at] = entry | rest.pop()
        middle = [] if self.exact else rest
        if self.size is not None:
            named_ones = len(self.top) + len(self.bottom)
            number = self.size.whole(0, named_ones + len(middle))
            if number < named_ones:
                raise self.size.wrong("position-stack-size", size=number, named=named_ones)
            middle = middle[: number - named_ones]
        return vec[i64]([*reversed(self.bottom), *middle, *reversed(self.top)])

    def at(self) -> Written:
        assert self.written is not None
        return self.written


def knowers(written: Written | None, seats: int) -> int:
    """The mask of the seats written here; `everyone` includes spectators."""
    if written is None:
        return 0
    if isinstance(written.value, str) and plain(written.value) == "everyone":
        return EVERYONE
    mask = 0
    for seat in written.seats(seats):
        mask |= int(only(seat))
    return mask
