"""The arguments of a message, made from the numbers and ids of a game.

A message knows each argument by its vocabulary, not by its name in the event: `$card`, `$character`, `$type`,
`$gold`. The second one of a vocabulary is `$card2`. Any number of an event is also `$number`, the second one
`$number2`. A flag is also `$number`, as 1 or 0; `$flag` is yes or no. A name comes with all forms that its
language gives it as attributes: `$card_acc` is the attribute `.acc` of the name of the card, and `$card_id`
is its id, for selectors. A seat is `$seat`, and `$who` is `you` or `other`; for the second seat, `$seat2`,
`$who2` may also be `same`. A list is `$cards`, and its length is `$number` unless there is another number. A
plain number of a move has the name of what it counts: `$slot`, `$rotation`. Every message has `$edition`. A
missing argument is "none".
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from burgrave.core.events import FLAG, FLAG_IDS, SEAT
from burgrave.core.game import Game
from burgrave.core.notation import EventArg
from burgrave.i18n.message_bundle import ABSENT
from burgrave.i18n.segments import tag_name

if TYPE_CHECKING:
    from burgrave.i18n.translator import Translator

NUMBER: Final = "number"
Args = dict[str, object]


@final
class MessageArgs:
    """Turns the arguments of one game into words for one reader."""

    def __init__(self, tr: "Translator", game: Game[Any], names: Sequence[str], you: int | None) -> None:
        self.tr = tr
        self.game = game
        self.names = names
        self.you = you

    def event_args(self, arguments: Sequence[EventArg]) -> Args:
        """Return the arguments of an event."""
        args: Args = {}
        for arg in arguments:
            if arg.param.many:
                self.add_list(args, arg.param.vocabulary, arg.ids)
            else:
                self.add_event_arg(args, arg.param.vocabulary, arg.ids[0])
        return args

    def add_event_arg(self, args: Args, vocabulary: str, id: str) -> None:
        if vocabulary == FLAG:
            args[free_variable(args, FLAG)] = id
            self.add(args, NUMBER, str(FLAG_IDS.index(id)))
            return
        self.add(args, vocabulary, id)
        if vocabulary != SEAT and vocabulary not in self.game.notation.names:
            self.add(args, NUMBER, id)

    def seat_args(self, seats: Sequence[int]) -> Args:
        """Return the arguments for seats alone."""
        args: Args = {}
        for seat in seats:
            self.add(args, SEAT, str(seat))
        return args

    def object_args(self, objects: Sequence[tuple[str, str]]) -> Args:
        """Return the arguments for ids with their vocabularies."""
        args: Args = {}
        for vocabulary, id in objects:
            self.add(args, vocabulary, id)
        return args

    def absent_args(self) -> Args:
        """Return an absent argument for every vocabulary of the game."""
        return dict.fromkeys([SEAT, *self.game.notation.names], ABSENT)

    def add(self, args: Args, vocabulary: str, id: str) -> None:
        variable = free_variable(args, vocabulary)
        place = variable.removeprefix(vocabulary)
        if vocabulary == SEAT:
            seat = int(id)
            same = bool(place) and args["seat_number"] == seat
            args[f"who{place}"] = "same" if same else "you" if seat == self.you else "other"
            args.setdefault("seat_number", seat)
            args[variable] = self.tagged_name(SEAT, id, self.tr.seat_name(seat, self.names))
        elif vocabulary in self.game.notation.names:
            args[variable] = self.tagged_name(vocabulary, id, self.tr.name_of(self.game, vocabulary, id))
            args[f"{variable}_id"] = id
            forms = self.tr.forms_of(self.game, vocabulary, id)
            args |= {
                f"{variable}_{form}": self.tagged_name(vocabulary, id, name) for form, name in forms.items()
            }
        else:
            args[variable] = self.tr.shown_id(vocabulary, id) or int(id)

    def add_list(self, args: Args, vocabulary: str, ids: Sequence[str]) -> None:
        args[f"{vocabulary}s"] = self.tr.join_names([self.list_item(vocabulary, id) for id in ids])
        args.setdefault(NUMBER, len(ids))

    def list_item(self, vocabulary: str, id: str) -> str:
        """Return a name for use in a list: its form `.short` if it has one."""
        short = self.tr.forms_of(self.game, vocabulary, id).get("short")
        return self.tagged_name(vocabulary, id, short or self.tr.name_of(self.game, vocabulary, id))

    def tagged_name(self, vocabulary: str, id: str, name: str) -> str:
        """Return a name for use in a message, with tags if the translator tags names."""
        return tag_name(vocabulary, id, name) if self.tr.tags_names else name


def free_variable(args: Args, vocabulary: str) -> str:
    """Return the variable of the next argument of a vocabulary: `card`, `card2` and so on."""
    variable, place = vocabulary, 1
    while variable in args:
        place += 1
        variable = f"{vocabulary}{place}"
    return variable
