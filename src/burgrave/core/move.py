"""A move as data: a verb and what it names.

A game lists its families of moves once. Number, text and parts of every move follow from that list, as do its
label, its line on the page of moves, and the table by which rules tell one family from another.
"""

from typing import final


@final
class MoveParam:
    """What a verb can name: ids of a vocabulary, and how moves write them if they write them otherwise.

    A vocabulary without names, such as "slot", is one of plain numbers.
    """

    def __init__(self, vocabulary: str, ids: list[str], spellings: list[str] | None = None) -> None:
        self.vocabulary = vocabulary
        self.ids = ids
        self.spellings = ids if spellings is None else spellings


@final
class Move:
    """One move. `objects` are the vocabulary and the id of each thing it names, in the order of its text."""

    def __init__(self, number: int, text: str, verb: str, objects: list[tuple[str, str]]) -> None:
        self.number = number
        self.text = text
        self.verb = verb
        self.objects = objects

    def id_of(self, vocabulary: str) -> str:
        """The id that it names of this vocabulary; empty if it names none."""
        for known, id in self.objects:
            if known == vocabulary:
                return id
        return ""


@final
class Family:
    """The moves of one verb, one for each thing it can name.

    `form` is their text with what is named in capitals, as on the page of moves: "put away CHARACTER". The
    verb is what is left without the capitals.
    """

    def __init__(self, first: int, form: str, *params: MoveParam) -> None:
        self.first = first  # the number of its first move
        self.form = form
        self.params = list(params)
        self.verb = " ".join([word for word in form.split() if not word.isupper()])

    def size(self) -> int:
        size = 1
        for named in self.params:
            size *= len(named.ids)
        return size

    def move(self, place: int) -> Move:
        """One of them; where two things are named, the second changes first."""
        number = self.first + place
        objects: list[tuple[str, str]] = []
        written: list[str] = []
        for named in reversed(self.params):
            chosen = place % len(named.ids)
            place //= len(named.ids)
            objects.insert(0, (named.vocabulary, named.ids[chosen]))
            written.append(named.spellings[chosen])
        words = [written.pop() if word.isupper() else word for word in self.form.split()]
        return Move(number, " ".join(words), self.verb, objects)


def list_moves(families: list[Family]) -> list[Move]:
    """Every move by number."""
    moves: list[Move] = []
    for family in families:
        assert family.first == len(moves), family.form
        moves += [family.move(place) for place in range(family.size())]
    return moves


def make_family_table(families: list[Family]) -> bytes:
    """For every move the place of its family in the list."""
    return b"".join([bytes([place]) * family.size() for place, family in enumerate(families)])
