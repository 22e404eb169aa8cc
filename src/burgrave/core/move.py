"""A move as data: a verb and the things that it names.

A game lists its families of moves once. The number, the text and the parts of every move follow from that
list. So do its label, its line on the page of moves, and the table by which rules distinguish families.
"""

from typing import Any, final


@final
class MoveParam:
    """A thing that a verb can name: the ids of a vocabulary, and their spellings in moves if those differ.

    A vocabulary without names, for example "slot", consists of plain numbers.
    """

    def __init__(self, vocabulary: str, ids: list[str], spellings: list[str] | None = None) -> None:
        self.vocabulary = vocabulary
        self.ids = ids
        self.spellings = ids if spellings is None else spellings

    def __reduce__(self) -> tuple[Any, ...]:
        return MoveParam, (self.vocabulary, self.ids, self.spellings)


@final
class Move:
    """One move. `objects` has the vocabulary and the id of each thing it names, in the order of its text.

    `roles` says what each of them is in this move, as the form of its family says it: the move
    `bonus U1-01` has the form "bonus UPGRADE", so its tile has the role "upgrade".
    """

    def __init__(
        self, number: int, text: str, verb: str, objects: list[tuple[str, str]], roles: list[str]
    ) -> None:
        self.number = number
        self.text = text
        self.verb = verb
        self.objects = objects
        self.roles = roles

    def __repr__(self) -> str:
        return f"Move({self.number}, {self.text!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (self.number, self.text, self.verb, self.objects, self.roles)

    def id_of(self, vocabulary: str) -> str:
        """Return the id of this vocabulary that the move names; an empty text if it names none."""
        for known, id in self.objects:
            if known == vocabulary:
                return id
        return ""


@final
class Family:
    """The moves of one verb, one for each thing it can name.

    `form` is their text with the named things in capitals, as on the page of moves: "put away CHARACTER". The
    verb is the form without the words in capitals.
    """

    def __init__(self, first: int, form: str, *params: MoveParam) -> None:
        self.first = first  # the number of its first move
        self.form = form
        self.params = list(params)
        self.verb = " ".join([word for word in form.split() if not word.isupper()])
        self.roles: list[str] = [word.lower() for word in form.split() if word.isupper()]

    def __reduce__(self) -> tuple[Any, ...]:
        return Family, (self.first, self.form, *self.params)

    def size(self) -> int:
        size = 1
        for named in self.params:
            size *= len(named.ids)
        return size

    def move(self, place: int) -> Move:
        """Return the move at this place. If two things are named, the second one changes first."""
        number = self.first + place
        objects: list[tuple[str, str]] = []
        written: list[str] = []
        for named in reversed(self.params):
            chosen = place % len(named.ids)
            place //= len(named.ids)
            objects.insert(0, (named.vocabulary, named.ids[chosen]))
            written.append(named.spellings[chosen])
        words = [written.pop() if word.isupper() else word for word in self.form.split()]
        return Move(number, " ".join(words), self.verb, objects, self.roles)


def list_moves(families: list[Family]) -> list[Move]:
    """Return every move by number."""
    moves: list[Move] = []
    for family in families:
        assert family.first == len(moves), family.form
        moves += [family.move(place) for place in range(family.size())]
    return moves


def make_family_table(families: list[Family]) -> bytes:
    """Return for every move the index of its family in the list."""
    return b"".join([bytes([place]) * family.size() for place, family in enumerate(families)])
