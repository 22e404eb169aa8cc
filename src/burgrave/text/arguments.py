"""The arguments of a phrase, made from the numbers and ids of a game.

A phrase knows each argument by its vocabulary: `$card`, `$character`, `$type`, `$number`; the second
one of a kind is `$card2`. A name comes with all forms that its language gives it as attributes:
`$card_acc` is the attribute `.acc` of the card's name, and `$card_id` is its id, to choose by. A seat is
`$seat`, and `$who` says who that is: `you` or `other`; for the second seat, `$seat2`, also `same`. A list is
`$cards`, its length `$number`. A plain number in a move may be a seat or not: it is `$numeral` as well.
Every phrase is told the `$edition`, and what was not told at all is "none".
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from burgrave.core.game import Game
from burgrave.text.phrases import ABSENT

if TYPE_CHECKING:
    from burgrave.text.text import Text

SEAT: Final = "seat"
NUMERAL: Final = "numeral"
Args = dict[str, object]


@final
class Reader:
    """Turns the arguments of one game into words for one reader."""

    def __init__(self, text: "Text", game: Game[Any], names: Sequence[str], you: int | None) -> None:
        self.text = text
        self.game = game
        self.names = names
        self.you = you

    def values(self, shape: Sequence[str], values: Sequence[int]) -> Args:
        """Numbers with the vocabulary of each; a vocabulary with a "*" takes all that are left."""
        words = self.game.words()
        args: Args = {}
        for place, vocabulary in enumerate(shape):
            if vocabulary.endswith("*"):
                items = [words.name(vocabulary[:-1], value) for value in values[place:]]
                self.add_list(args, vocabulary[:-1], items)
            elif place < len(values):
                self.add(args, vocabulary, words.name(vocabulary, values[place]))
        return args

    def ids(self, objects: Sequence[tuple[str, str]]) -> Args:
        """Ids with the vocabulary of each."""
        args: Args = {}
        for vocabulary, id in objects:
            self.add(args, vocabulary, id)
            if vocabulary == SEAT:
                self.add(args, NUMERAL, id)
        return args

    def absent(self) -> Args:
        """Every vocabulary of the game, with nothing in it."""
        return dict.fromkeys([SEAT, *self.game.words().names], ABSENT)

    def add(self, args: Args, vocabulary: str, id: str) -> None:
        place = ""
        while vocabulary + place in args:
            place = str(int(place or 1) + 1)
        variable = vocabulary + place
        if vocabulary == SEAT:
            seat = int(id)
            same = bool(place) and args["seat_number"] == seat
            args[f"who{place}"] = "same" if same else "you" if seat == self.you else "other"
            args.setdefault("seat_number", seat)
            args[variable] = self.text.seat(seat, self.names)
        elif vocabulary in self.game.words().names:
            args[variable] = self.text.name(self.game, vocabulary, id)
            args[f"{variable}_id"] = id
            forms = self.text.forms_of(self.game, vocabulary, id)
            args |= {f"{variable}_{form}": name for form, name in forms.items()}
        else:
            args[variable] = int(id)

    def add_list(self, args: Args, vocabulary: str, ids: Sequence[str]) -> None:
        args[f"{vocabulary}s"] = self.text.together([self.listed(vocabulary, id) for id in ids])
        args.setdefault("number", len(ids))

    def listed(self, vocabulary: str, id: str) -> str:
        """A name as it stands in a list: its form `.short` if it has one."""
        short = self.text.forms_of(self.game, vocabulary, id).get("short")
        return short or self.text.name(self.game, vocabulary, id)


def parse_move(text: "Text", game: Game[Any], move: str) -> tuple[str, list[tuple[str, str]]]:
    """The verb of a move's text as part of a key, and its objects with their vocabularies.

    The verb is the longest beginning that has a phrase: `put away king` is `put-away` and a character.
    """
    parts = move.split()
    length = len(parts)
    while length > 1 and not text.has(f"{game.id}-move-{'-'.join(parts[:length])}"):
        length -= 1
    return "-".join(parts[:length]), [(vocabulary_of(game, id), id) for id in parts[length:]]


def vocabulary_of(game: Game[Any], id: str) -> str:
    """Plain numbers in a move are taken for seats, whatever else they number."""
    if id.isdecimal():
        return SEAT
    return next((name for name, ids in game.words().names.items() if id in ids), SEAT)
