"""`Translator` speaks one language to one reader.

    text = Text("cs", edition="classic")
    text.say("terminal-saved", file="game.yaml")
    text.event(game, event, names, you=0)
    text.move(game, number, names, you=0, count=1)
    text.reason(game, "too-expensive", 5, move=number, have=3)

`names` are the people at the table by seat; a seat without one is called by its number. `you` is the
reader's seat, None for somebody who only watches. What a phrase may use is told in `arguments.py`.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, final

from burgrave.core.error import BurgraveError
from burgrave.core.events import Event
from burgrave.core.game import Game
from burgrave.core.move import Move
from burgrave.i18n.language import DEFAULT
from burgrave.i18n.message_args import MessageArgs
from burgrave.i18n.message_bundle import ABSENT, get_bundle

AnyGame = Game[Any]
Names = Sequence[str]

# Mistakes made at a table name the people there; those in files keep the numbers that stand in them.
ERRORS_WITH_SEATS: Final = ("move-not-your-decision", "undo-another-decided")
SEATS: Final = ("seat", "acting")
GAMES: Final = ("game", "owner", "saved")  # arguments of mistakes that may be the id of a game
LONG_WORD: Final = re.compile(r"(\S{80})\S{41,}(\S{80})")  # of a mistake; long enough for most paths

# What was said before is not made again: most of what people read at a table repeats. Only plain arguments
# are looked at: 1, 1.0 and true are equal, and said otherwise.
# What was not said for a while is forgotten: else every game would leave its sentences in the memory.
FORMATTED: Final[dict[tuple[object, ...], tuple[str, list[Exception]]]] = {}
FORMATTED_BEFORE: Final[dict[tuple[object, ...], tuple[str, list[Exception]]]] = {}
FORMS: Final[dict[tuple[object, ...], dict[str, str]]] = {}
MAX_CACHED: Final = 4_000
CACHEABLE_TYPES: Final = frozenset((str, int, type(None)))


@final
class Translator:
    """Sentences in one language; `edition` is the edition on the table, whose names may differ.

    With `marks`, names in sentences about a game are marked, for `segments` to take the sentences apart.
    """

    def __init__(self, language: str = DEFAULT, edition: str = ABSENT, tags_names: bool = False) -> None:
        self.language = language
        self.edition = edition
        self.tags_names = tags_names

    # -- any phrase

    def format(self, key: str, /, **args: object) -> str:
        """The phrase of a key. A key without a phrase is shown as it is: people lose nothing."""
        return self.format_with_errors(key, args)[0]

    def format_with_errors(self, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """The phrase, and what was wrong with it (for tests)."""
        at = (key, self.language, self.edition, *args.items())
        if not CACHEABLE_TYPES.issuperset(map(type, args.values())):
            return self.format_uncached(key, args)
        found = FORMATTED.get(at)
        if found is None:
            if len(FORMATTED) >= MAX_CACHED:
                FORMATTED_BEFORE.clear()
                FORMATTED_BEFORE.update(FORMATTED)
                FORMATTED.clear()
            before = FORMATTED_BEFORE.get(at)
            found = FORMATTED[at] = self.format_uncached(key, args) if before is None else before
        return found

    def format_uncached(self, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        given = {"edition": self.edition, **args}
        for language in (self.language, DEFAULT):
            if get_bundle(language).has(key):
                return get_bundle(language).format_message(key, given)
        facts = [f"{name}={value}" for name, value in args.items()]
        return " ".join([key, *facts]), [LookupError(key)]

    def has(self, key: str) -> bool:
        """Whether there is such a phrase, in this language or at least in English."""
        return get_bundle(self.language).has(key) or get_bundle(DEFAULT).has(key)

    def word_forms(self, key: str, /, **args: object) -> dict[str, str]:
        """The forms of a name: cases, articles, whatever the language needs."""
        at = (key, self.language, self.edition, *args.items())
        found = FORMS.get(at)
        if found is None:
            if len(FORMS) >= MAX_CACHED:
                FORMS.clear()
            found = FORMS[at] = self.find_forms(key, args)
        return found

    def find_forms(self, key: str, args: Mapping[str, object]) -> dict[str, str]:
        for language in (self.language, DEFAULT):
            if get_bundle(language).has(key):
                return get_bundle(language).message_forms(key, {"edition": self.edition, **args})
        return {}

    def join_names(self, items: Sequence[str]) -> str:
        """Several things in a row, with a word before the last."""
        if len(items) < 2:
            return "".join(items)
        return self.format("list-and", items=", ".join(items[:-1]), last=items[-1])

    def format_number(self, value: float, decimals: int = 0) -> str:
        """A number as the language writes it, with so many digits behind the point or comma."""
        return get_bundle(self.language).format_number(value, decimals)

    # -- names

    def seat_name(self, seat: int, names: Names = ()) -> str:
        """The name of a seat; without one, its number. People count from 1, the notation of moves from 0."""
        return names[seat] if seat < len(names) else self.format("seat-name", number=seat + 1)

    def seat_names(self, count: int) -> list[str]:
        """The names of seats that nobody has named."""
        return [self.seat_name(seat) for seat in range(count)]

    def default_seat_name(self, seat: int) -> str:
        """The beast on the shield of a seat, by which one may call it."""
        return self.format(f"seat-default-name-{seat + 1}")

    def game_title(self, game: str) -> str:
        """The title of a game by its id; what is no id stays as it is."""
        return self.format(f"{game}-title") if self.has(f"{game}-title") else game

    def name_of(self, game: AnyGame, vocabulary: str, id: str) -> str:
        """The name of a card, a character, a type …"""
        key, args = self.name_key(game, vocabulary, id)
        return self.format(key, **args)

    def forms_of(self, game: AnyGame, vocabulary: str, id: str) -> dict[str, str]:
        """The forms of that name."""
        key, args = self.name_key(game, vocabulary, id)
        return self.word_forms(key, **args)

    def name_key(self, game: AnyGame, vocabulary: str, id: str) -> tuple[str, dict[str, str]]:
        """The phrase of a name: its own, else one of the vocabulary that is made of the printed id."""
        key, composed = f"{game.id}-{vocabulary}-{id}", f"{game.id}-{vocabulary}"
        if self.has(key) or not self.has(composed):
            return key, {}
        return composed, {"id": id, "letters": "".join(takewhile(str.isalpha, id)) or ABSENT}

    def piece_text(self, game: AnyGame, vocabulary: str, id: str) -> str:
        """What a card or a character does, in this edition."""
        return self.format(f"{game.id}-text-{vocabulary}-{id}")

    # -- what happens and what can be done

    def event_sentence(self, game: AnyGame, event: Event, names: Names = (), you: int | None = None) -> str:
        """What happened."""
        reader = MessageArgs(self, game, names, you)
        args = reader.event_args(game.notation.event_args(event))
        return self.format(f"{game.id}-event-{event.name}", **args)

    def move_label(
        self,
        game: AnyGame,
        move: int,
        names: Names = (),
        you: int | None = None,
        count: int | None = None,
        role: str | None = None,
    ) -> str:
        """What a move does. `count` is its price or what it brings, `role` the id of who plays it."""
        parts = game.notation.move(move)
        args = MessageArgs(self, game, names, you).object_args(parts.objects)
        return self.format(self.move_key(game, parts), **{"number": count, "role": role, **args})

    def move_key(self, game: AnyGame, move: Move) -> str:
        """The key of a move's phrase: one for just what it names, else that of its verb."""
        verb = f"{game.id}-move-{move.verb.replace(' ', '-')}"
        own = "-".join([verb, *(id for _, id in move.objects)])
        return own if self.has(own) else verb

    def reason_text(
        self,
        game: AnyGame,
        reason: str,
        number: int = 0,
        move: int | None = None,
        names: Names = (),
        you: int | None = None,
        have: int | None = None,
    ) -> str:
        """Why a move is refused. With the move it names the card; `have` is the reader's gold."""
        reader = MessageArgs(self, game, names, you)
        args: dict[str, object] = reader.absent_args()
        if move is not None:
            args |= reader.object_args(game.notation.move(move).objects)
        return self.format(f"{game.id}-reason-{reason}", **{**args, "number": number, "have": have})

    def decision_sentence(
        self,
        game: AnyGame,
        kind: str,
        names: Names = (),
        seat: int | None = None,
        you: int | None = None,
        number: int | None = None,
        other: int | None = None,
    ) -> str:
        """What has to be decided: asked of the reader if it is their seat, else told.

        `other` is the seat that it concerns besides, if there is one.
        """
        args: dict[str, object] = {"who": "you", "seat": ABSENT, "who2": ABSENT, "seat2": ABSENT}
        if seat is not None:
            seats = [seat] if other is None else [seat, other]
            args |= MessageArgs(self, game, names, you).seat_args(seats)
        return self.format(f"{game.id}-decision-{kind}", **{**args, "number": number})

    def score_item_name(self, game: AnyGame, item: str) -> str:
        """What points are given for."""
        return self.format(f"{game.id}-points-{item}")

    # -- mistakes

    def error_message(
        self, error: BurgraveError, game: AnyGame | None = None, names: Names = (), you: int | None = None
    ) -> str:
        """What was wrong and what would be right; a line for each thing, if several were.

        With the game, a refused move is also there in words, as `$label`, and its reason as `$why`.
        """
        return "\n".join(self.single_error_message(each, game, names, you) for each in [error, *error.others])

    def single_error_message(
        self, error: BurgraveError, game: AnyGame | None, names: Names, you: int | None
    ) -> str:
        """One of the things that were wrong."""
        args = dict(error.params)
        for name, value in error.params.items():
            if isinstance(value, BurgraveError):
                args[name] = self.error_message(value, game, names, you)
            elif name in GAMES:
                args[name] = self.game_title(str(value))
            elif name in SEATS and error.code in ERRORS_WITH_SEATS and isinstance(value, int):
                args[name] = self.seat_name(value, names)
            elif isinstance(value, str):
                args[name] = LONG_WORD.sub(r"\1…\2", value)
        if "reason" in args:
            args["label"], args["why"] = args.get("move"), args["reason"]
            if game is not None:
                args |= self.refused_move_args(game, error, names, you)
        return self.format(error.code, **args)

    def refused_move_args(
        self, game: AnyGame, error: BurgraveError, names: Names, you: int | None
    ) -> dict[str, object]:
        """The refused move and the reason in words, as far as the game has words for them."""
        move = game.notation.numbers.get(str(error.params.get("move")))
        reason = str(error.params["reason"])
        number = error.params.get("number")
        args: dict[str, object] = {}
        if move is not None:
            args["label"] = self.move_label(game, move, names, you)
        if reason in game.notation.reasons:
            counted = number if isinstance(number, int) else 0
            args["why"] = self.reason_text(game, reason, counted, move, names, you)
        return args
