"""Chance as a scenario states it: outcomes by stream, then those of another source.

An outcome of a shuffle names the cards that come first; the others follow as they fall. The end of
a shuffled list is its top, in every game, so what comes first is put there.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.chance import NAMES, Chance, shuffled_as_list
from burgrave.core.words import Words
from burgrave.core.wrong import Wrong

ANY_STREAM: Final = ""


@final
class Dictum:
    """What is stated for the next outcome of a stream: a whole order, or one pick after another."""

    def __init__(self, stream: str, items: list[str], file: str, line: int) -> None:
        self.stream = stream
        self.items = items
        self.file = file
        self.line = line
        self.inherited: bool = False  # stated before a copy was made: not the copy's to use up

    def clone(self) -> "Dictum":
        other = Dictum(self.stream, self.items[:], self.file, self.line)
        other.inherited = self.inherited
        return other


@final
class Dictated(Chance):
    """Stated outcomes wait in a queue; each stream takes the first one meant for it."""

    def __init__(self, words: Words, otherwise: Chance) -> None:
        self.words = words
        self.otherwise = otherwise
        self.queue: list[Dictum] = []
        self.stream: i64 = 0

    def dictate(self, dictum: Dictum) -> None:
        self.queue.append(dictum)

    def open(self, stream: i64) -> None:
        self.stream = stream
        self.otherwise.open(stream)

    def below(self, n: i64) -> i64:
        return self.otherwise.below(n)

    def next(self) -> Dictum | None:
        name = self.words.streams[self.stream % NAMES][0]
        for dictum in self.queue:
            if dictum.stream == name or dictum.stream == ANY_STREAM:
                return dictum
        return None

    def number(self, dictum: Dictum, item: str, possible: list[int]) -> int:
        """The number of a stated item, which must be possible."""
        stream, vocabulary = self.words.streams[self.stream % NAMES]
        names = [self.words.name(vocabulary, number) for number in possible]
        if item not in names:
            raise Wrong(
                "chance-impossible",
                file=dictum.file,
                line=dictum.line,
                stream=stream,
                outcome=item,
                possible=", ".join(sorted(set(names))) or "none",
            )
        return possible[names.index(item)]

    def shuffle(self, items: list[int]) -> None:
        dictum = self.next()
        self.otherwise.shuffle(items)
        if dictum is None:
            return
        self.queue.remove(dictum)
        top: list[int] = []
        for item in dictum.items:
            number = self.number(dictum, item, items)
            items.remove(number)
            top.append(number)
        top.reverse()
        items += top

    def pick(self, items: list[int]) -> i64:
        dictum = self.next()
        if dictum is None:
            return self.otherwise.pick(items)
        place = items.index(self.number(dictum, dictum.items[0], items))
        del dictum.items[0]
        if not dictum.items:
            self.queue.remove(dictum)
        return place

    def shuffle_row(self, row: vec[i64]) -> None:
        shuffled_as_list(self, row)

    def pick_row(self, row: vec[i64]) -> i64:
        return self.pick(list(row))

    def clone(self) -> "Dictated":
        other = Dictated(self.words, self.otherwise.clone())
        other.queue = [dictum.clone() for dictum in self.queue]
        other.stream = self.stream
        return other
