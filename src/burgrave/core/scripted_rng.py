"""Random outcomes that a scenario states by stream, followed by those of another generator.

An outcome of a shuffle names the cards that come first. The others follow in random order. In every game the
end of a shuffled list is its top, so the named cards are put there.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.error import BurgraveError
from burgrave.core.notation import Notation
from burgrave.core.rng import STREAM_NAMES, Rng, shuffle_as_list

ANY_STREAM: Final = ""


@final
class ScriptedOutcome:
    """The next stated outcome of a stream: a whole order, or one pick after another."""

    def __init__(self, stream: str, items: list[str], file: str, line: int) -> None:
        self.stream = stream
        self.items = items
        self.file = file
        self.line = line
        self.inherited: bool = False  # stated before a copy was made: the copy need not use it

    def clone(self) -> "ScriptedOutcome":
        other = ScriptedOutcome(self.stream, self.items[:], self.file, self.line)
        other.inherited = self.inherited
        return other


@final
class ScriptedRng(Rng):
    """Stated outcomes wait in a queue. Each stream takes the first one that is meant for it."""

    def __init__(self, notation: Notation, fallback: Rng) -> None:
        self.notation = notation
        self.fallback = fallback
        self.queue: list[ScriptedOutcome] = []
        self.stream: i64 = 0

    def add(self, outcome: ScriptedOutcome) -> None:
        self.queue.append(outcome)

    def open_stream(self, stream: i64) -> None:
        self.stream = stream
        self.fallback.open_stream(stream)

    def randbelow(self, n: i64) -> i64:
        return self.fallback.randbelow(n)

    def next_outcome(self) -> ScriptedOutcome | None:
        name = self.notation.streams[self.stream % STREAM_NAMES][0]
        for outcome in self.queue:
            if outcome.stream == name or outcome.stream == ANY_STREAM:
                return outcome
        return None

    def number(self, outcome: ScriptedOutcome, item: str, possible: list[int]) -> int:
        """Return the number of a stated item. Raise BurgraveError if the item is not possible."""
        stream, vocabulary = self.notation.streams[self.stream % STREAM_NAMES]
        names = [self.notation.name(vocabulary, number) for number in possible]
        if item not in names:
            raise BurgraveError(
                "chance-impossible",
                file=outcome.file,
                line=outcome.line,
                stream=stream,
                outcome=item,
                possible=", ".join(sorted(set(names))) or "none",
            )
        return possible[names.index(item)]

    def shuffle(self, items: list[int]) -> None:
        outcome = self.next_outcome()
        self.fallback.shuffle(items)
        if outcome is None:
            return
        self.queue.remove(outcome)
        top: list[int] = []
        for item in outcome.items:
            number = self.number(outcome, item, items)
            items.remove(number)
            top.append(number)
        top.reverse()
        items += top

    def pick_index(self, items: list[int]) -> i64:
        outcome = self.next_outcome()
        if outcome is None:
            return self.fallback.pick_index(items)
        place = items.index(self.number(outcome, outcome.items[0], items))
        del outcome.items[0]
        if not outcome.items:
            self.queue.remove(outcome)
        return place

    def shuffle_row(self, row: vec[i64]) -> None:
        shuffle_as_list(self, row)

    def pick_row(self, row: vec[i64]) -> i64:
        return self.pick_index(list(row))

    def clone(self) -> "ScriptedRng":
        other = ScriptedRng(self.notation, self.fallback.clone())
        other.queue = [outcome.clone() for outcome in self.queue]
        other.stream = self.stream
        return other
