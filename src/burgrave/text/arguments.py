"""The arguments of a phrase, made from the numbers and ids of a game.

A phrase knows each argument by its vocabulary, not by the name it has in its event: `$card`, `$character`,
`$type`, `$gold`; the second one of a kind is `$card2`. A number of an event, whatever it counts, is `$number`
as well, the second one `$number2`; so is a flag, as 1 or 0, which `$flag` says with yes or no. A name comes
with all forms that its language gives it as attributes: `$card_acc` is the attribute `.acc` of the card's
name, and `$card_id` is its id, to choose by. A seat is `$seat`, and `$who` says who that is: `you` or
`other`; for the second seat, `$seat2`, also `same`. A list is `$cards`, its length `$number` unless there is
another number. A plain number of a move is called by what it counts: `$slot`, `$rotation`. Every phrase is
told the `$edition`, and what was not told at all is "none".
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from burgrave.core.event import FLAG, FLAG_IDS, SEAT
from burgrave.core.game import Game
from burgrave.core.words import Told
from burgrave.text.phrases import ABSENT
from burgrave.text.segments import marked

if TYPE_CHECKING:
    from burgrave.text.text import Text

NUMBER: Final = "number"
Args = dict[str, object]


@final
class Arguments:
    """Turns the arguments of one game into words for one reader."""

    def __init__(self, text: "Text", game: Game[Any], names: Sequence[str], you: int | None) -> None:
        self.text = text
        self.game = game
        self.names = names
        self.you = you

    def told(self, arguments: Sequence[Told]) -> Args:
        """The arguments of an event."""
        args: Args = {}
        for told in arguments:
            if told.argument.many:
                self.add_list(args, told.argument.vocabulary, told.ids)
            else:
                self.add_told(args, told.argument.vocabulary, told.ids[0])
        return args

    def add_told(self, args: Args, vocabulary: str, id: str) -> None:
        if vocabulary == FLAG:
            args[free(args, FLAG)] = id
            self.add(args, NUMBER, str(FLAG_IDS.index(id)))
            return
        self.add(args, vocabulary, id)
        if vocabulary != SEAT and vocabulary not in self.game.words().names:
            self.add(args, NUMBER, id)

    def seats(self, seats: Sequence[int]) -> Args:
        """Seats alone."""
        args: Args = {}
        for seat in seats:
            self.add(args, SEAT, str(seat))
        return args

    def ids(self, objects: Sequence[tuple[str, str]]) -> Args:
        """Ids with the vocabulary of each."""
        args: Args = {}
        for vocabulary, id in objects:
            self.add(args, vocabulary, id)
        return args

    def absent(self) -> Args:
        """Every vocabulary of the game, with nothing in it."""
        return dict.fromkeys([SEAT, *self.game.words().names], ABSENT)

    def add(self, args: Args, vocabulary: str, id: str) -> None:
        variable = free(args, vocabulary)
        place = variable.removeprefix(vocabulary)
        if vocabulary == SEAT:
            seat = int(id)
            same = bool(place) and args["seat_number"] == seat
            args[f"who{place}"] = "same" if same else "you" if seat == self.you else "other"
            args.setdefault("seat_number", seat)
            args[variable] = self.shown(SEAT, id, self.text.seat(seat, self.names))
        elif vocabulary in self.game.words().names:
            args[variable] = self.shown(vocabulary, id, self.text.name(self.game, vocabulary, id))
            args[f"{variable}_id"] = id
            forms = self.text.forms_of(self.game, vocabulary, id)
            args |= {f"{variable}_{form}": self.shown(vocabulary, id, name) for form, name in forms.items()}
        else:
            args[variable] = int(id)

    def add_list(self, args: Args, vocabulary: str, ids: Sequence[str]) -> None:
        args[f"{vocabulary}s"] = self.text.together([self.listed(vocabulary, id) for id in ids])
        args.setdefault(NUMBER, len(ids))

    def listed(self, vocabulary: str, id: str) -> str:
        """A name as it stands in a list: its form `.short` if it has one."""
        short = self.text.forms_of(self.game, vocabulary, id).get("short")
        return self.shown(vocabulary, id, short or self.text.name(self.game, vocabulary, id))

    def shown(self, vocabulary: str, id: str, name: str) -> str:
        """A name as it goes into a phrase: for those who take sentences apart, with marks around it."""
        return marked(vocabulary, id, name) if self.text.marks else name


def free(args: Args, vocabulary: str) -> str:
    """The variable of the next argument of a vocabulary: `card`, `card2` …"""
    variable, place = vocabulary, 1
    while variable in args:
        place += 1
        variable = f"{vocabulary}{place}"
    return variable
