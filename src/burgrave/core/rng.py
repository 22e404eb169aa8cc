"""Random numbers. A real game draws them from named streams of one seed, so play does not change the deal.

A game numbers its streams: the low six bits are the stream's name, the rest is a counter (the draft of
round 3 is stream DRAFT + 3 * 64). Each stream consists of BLAKE2b blocks of its own.
"""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Final, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from burgrave.core.error import BurgraveError, short_repr
from burgrave.core.public_types import AnyFastRng, AnyRng, AnySeed, Int64

STREAM_NAMES: Final = 64  # streams of one game; the number of a stream is name + STREAM_NAMES * count
BLOCK: Final = 64
SEED_BITS: Final = 256  # of a seed chosen by hand
SEED_BYTES: Final = 32
MASK_48: Final = 0xFFFF_FFFF_FFFF
T = TypeVar("T")


class BadOutcomeError(Exception):
    """An outcome that cannot happen: what was possible, and what was stated."""

    def __init__(self, possible: list[int], stated: list[int]) -> None:
        super().__init__(possible, stated)
        self.possible = possible
        self.stated = stated


@mypyc_attr(acyclic=True)
class Rng:
    """A source of random outcomes. Open a stream, then shuffle or pick."""

    def __copy__(self) -> "Rng":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Rng":
        return self.clone()

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        raise BurgraveError("rng-pickle")

    def open_stream(self, stream: i64) -> None:
        """Start this stream. It does not depend on what other streams were used for."""

    def randbelow(self, n: i64) -> Int64:
        """Return a random number from 0 to n - 1. The number n is at least 1."""
        raise NotImplementedError

    def shuffle(self, items: list[i64]) -> None:
        i: i64 = len(items) - 1
        while i > 0:
            j = self.randbelow(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1

    def pick_index(self, items: list[i64]) -> Int64:
        """Return the index of a random item."""
        return self.randbelow(len(items))

    def shuffle_row(self, row: vec[i64]) -> None:
        """Shuffle a packed row in place."""
        i = len(row) - 1
        while i > 0:
            j = self.randbelow(i + 1)
            kept = row[i]
            row[i] = row[j]
            row[j] = kept
            i -= 1

    def pick_row(self, row: vec[i64]) -> Int64:
        """Return the index of a random number of a packed row."""
        return self.randbelow(len(row))

    def clone(self) -> "Rng":
        raise NotImplementedError


class NoRng(Rng):
    """The random numbers of a view, or of a state that was read from bytes: there are none."""

    def open_stream(self, stream: i64) -> None:
        raise BurgraveError("state-needs-rng")

    def randbelow(self, n: i64) -> Int64:
        raise BurgraveError("state-needs-rng")

    def clone(self) -> "Rng":
        return self


NO_RNG: Final = NoRng()


@mypyc_attr(acyclic=True)
@final
class FastRng(Rng):
    """A fast generator for sampled states, playouts and bots. It has one stream for everything."""

    def __init__(self, seed: AnySeed = 1) -> None:
        if isinstance(seed, Random):
            seed = seed.getrandbits(48)
        if not isinstance(seed, int):
            raise BurgraveError("seed-not-whole", seed=short_repr(seed))
        self.state: i64 = (seed ^ 0x5DEECE66D) & MASK_48
        self.randbelow(2)
        self.randbelow(2)

    def randbelow(self, n: i64) -> Int64:
        if n < 1:
            raise make_range_error(n)
        self.state = (self.state * 0x5DEECE66D + 11) & MASK_48
        return ((self.state >> 17) * n) >> 31

    def __repr__(self) -> str:
        return f"<FastRng at {int(self.state):#014x}>"

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return restore_fast_rng, (int(self.state),)

    def choice(self, items: Sequence[T]) -> T:
        """Return a random item. There must be at least one."""
        return items[self.randbelow(len(items))]

    def clone(self) -> "FastRng":
        other = FastRng()
        other.state = self.state
        return other


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SeededRng(Rng):
    """The generator of a real game: BLAKE2b of seed, stream name, counter and block number."""

    def __init__(self, seed: bytes = b"", names: list[str] | None = None) -> None:
        self.seed = seed
        self.names: list[str] = [] if names is None else names
        self.stream: i64 = -1
        self.blocks: i64 = 0
        self.block: bytes = b""
        self.used: i64 = BLOCK

    def open_stream(self, stream: i64) -> None:
        self.stream = stream
        self.blocks = 0
        self.used = BLOCK

    def byte(self) -> i64:
        if self.used >= BLOCK:
            name = self.names[self.stream % STREAM_NAMES]
            text = f"{name} {self.stream // STREAM_NAMES} {self.blocks}"
            self.block = blake2b(self.seed + text.encode()).digest()
            self.blocks += 1
            self.used = 0
        value: i64 = self.block[self.used]
        self.used += 1
        return value

    def randbelow(self, n: i64) -> Int64:
        if n < 1:
            raise make_range_error(n)
        span: i64 = 256
        wide = n > span
        if wide:
            span = 1 << 32
        limit = span - span % n
        while True:
            value = self.byte()
            if wide:
                value = (((value << 8 | self.byte()) << 8 | self.byte()) << 8) | self.byte()
            if value < limit:
                return value % n

    def clone(self) -> "SeededRng":
        other = SeededRng(self.seed, self.names)
        other.stream = self.stream
        other.blocks = self.blocks
        other.block = self.block
        other.used = self.used
        return other


@final
class RecordedRng(Rng):
    """Outcomes of a record or a scenario; when there are no more, those of another generator.

    `tape` holds outcomes in the order in which they are needed: for a shuffle the whole order, for a pick
    the one item.
    """

    def __init__(self, tape: list[list[int]] | None = None, fallback: Rng | None = None) -> None:
        self.tape: list[list[int]] = [] if tape is None else tape
        self.next: i64 = 0
        self.fallback: Rng = FastRng() if fallback is None else fallback
        self.strict: bool = False  # a strict tape must hold every outcome

    def open_stream(self, stream: i64) -> None:
        self.fallback.open_stream(stream)

    def randbelow(self, n: i64) -> Int64:
        return self.fallback.randbelow(n)

    def next_outcome(self, possible: list[int]) -> list[int] | None:
        if self.next < len(self.tape):
            outcome = self.tape[self.next]
            self.next += 1
            return outcome
        if self.strict:
            raise BadOutcomeError(list(possible), [])
        return None

    def shuffle(self, items: list[i64]) -> None:
        outcome = self.next_outcome(items)
        if outcome is None:
            self.fallback.shuffle(items)
        elif sorted(outcome) != sorted(items):
            raise BadOutcomeError(list(items), outcome)
        else:
            items[:] = outcome

    def pick_index(self, items: list[i64]) -> Int64:
        outcome = self.next_outcome(items)
        if outcome is None:
            return self.fallback.pick_index(items)
        if len(outcome) != 1 or outcome[0] not in items:
            raise BadOutcomeError(list(items), outcome)
        return items.index(outcome[0])

    def shuffle_row(self, row: vec[i64]) -> None:
        shuffle_as_list(self, row)

    def pick_row(self, row: vec[i64]) -> Int64:
        return self.pick_index(list(row))

    def clone(self) -> "RecordedRng":
        other = RecordedRng(self.tape, self.fallback.clone())
        other.next = self.next
        other.strict = self.strict
        return other


def shuffle_as_list(rng: Rng, row: vec[i64]) -> None:
    """Shuffle a packed row with a generator that shuffles lists."""
    items: list[i64] = list(row)
    rng.shuffle(items)
    place: i64 = 0
    for item in items:
        row[place] = item
        place += 1


def seed_bytes(seed: object) -> bytes:
    """Return the 32 bytes of a seed: a whole number, 32 bytes, or a `random.Random` that draws them."""
    if isinstance(seed, Random):
        return seed.randbytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if not isinstance(seed, int) or isinstance(seed, bool) or seed.bit_length() > SEED_BITS:
        raise BurgraveError("seed-unusable", seed=short_repr(seed), bits=SEED_BITS, bytes=SEED_BYTES)
    return blake2b(str(seed).encode(), digest_size=32, person=b"burgrave seed").digest()


def restore_fast_rng(state: int) -> FastRng:
    """Return a fast generator that continues from a pickled one."""
    rng = FastRng()
    rng.state = state
    return rng


def as_rng(source: AnyRng) -> Rng:
    """Return a generator of the engine: the source itself, or a fast one that a `random.Random` seeds."""
    return source if isinstance(source, Rng) else as_fast_rng(source)


def as_fast_rng(source: AnyFastRng) -> FastRng:
    """Return a fast generator: the source itself, or one that a `random.Random` seeds."""
    if isinstance(source, FastRng):
        return source
    if isinstance(source, Random):
        return FastRng(source)
    raise BurgraveError("rng-unusable", type=type(source).__name__)


def make_range_error(n: i64) -> BurgraveError:
    """Return the error for a random number below n if there is none."""
    return BurgraveError("number-whole", option="n", value=int(n), low=1)
