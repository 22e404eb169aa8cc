"""`Translator` makes texts in one language.

    tr = Translator("cs", edition="classic")
    tr.format("terminal-saved", file="game.yaml")
    tr.event_sentence(game, event, names, you=0)
    tr.move_label(game, number, names, you=0, count=1)
    tr.reason_text(game, "too-expensive", 5, move=number, have=3)

`names` are the players by seat; a seat without a name is called by its number. `you` is the seat of the
reader, None for a spectator. The module `message_args` describes the arguments of messages.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, final

from burgrave.core.error import BurgraveError, IllegalMoveError, escape_controls
from burgrave.core.events import Event
from burgrave.core.game import Game
from burgrave.core.move import Move
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.i18n.language import DEFAULT, LANGUAGES
from burgrave.i18n.message_args import MessageArgs
from burgrave.i18n.message_bundle import ABSENT, get_bundle

AnyGame = Game[Any]
Names = Sequence[str]
# Finds what a name says instead of an id that means nothing to people, in the language of the translator. The
# arguments are the vocabulary and the id; the result is empty if the id itself is shown.
DescribeId = Callable[["Translator", str, str], str]

# Errors at a table name the players. Errors in files keep the seat numbers of the file.
ERRORS_WITH_SEATS: Final = ("move-not-your-decision", "undo-another-decided")
SEATS: Final = ("seat", "acting")
GAMES: Final = ("game", "owner", "saved")  # arguments of errors that may be the id of a game
LONG_WORD: Final = re.compile(r"(\S{80})\S{41,}(\S{80})")  # in an error; most paths are shorter

# Messages are cached, because most texts at a table repeat. Only arguments of plain types are cached: 1, 1.0
# and True are equal, but their texts differ. The cache has two generations: messages that were not used for a
# while are dropped, so that it does not grow with every game.
FORMATTED: Final[dict[tuple[object, ...], tuple[str, list[Exception]]]] = {}
FORMATTED_BEFORE: Final[dict[tuple[object, ...], tuple[str, list[Exception]]]] = {}
FORMS: Final[dict[tuple[object, ...], dict[str, str]]] = {}
MAX_CACHED: Final = 4_000
CACHEABLE_TYPES: Final = frozenset((str, int, type(None)))


@final
class Translator:
    """Texts in one language. `edition` is the edition of the game, because names may differ by edition.

    With `tags_names`, names in sentences about a game have tags, so that `segments` can split the sentences.
    With `describe_id`, composed names say what a piece does or where a place is, and not its id.
    """

    def __init__(
        self,
        language: str = DEFAULT,
        edition: str = ABSENT,
        tags_names: bool = False,
        describe_id: DescribeId | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise BurgraveError("language-unknown", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.edition = edition
        self.tags_names = tags_names
        self.describe_id = describe_id

    def __repr__(self) -> str:
        return f"Translator({self.language!r})"

    # -- any message

    def format(self, key: str, /, **args: object) -> str:
        """Return the message of a key, or its default text if there is none."""
        return self.format_with_errors(key, args)[0]

    def format_with_errors(self, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """Return the message and its errors (for tests)."""
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
        return self.default_text(key, args), [LookupError(key)]

    def default_text(self, key: str, args: Mapping[str, object]) -> str:
        """Return what stands for a missing message: plain words for a game that brings no texts at all."""
        game, _, rest = key.partition("-")
        words = rest.partition("-")[2].replace("-", " ").replace("_", " ")
        if not words or game not in games() or self.has(f"{game}-title"):
            return " ".join([key, *(f"{name}={value}" for name, value in args.items())])
        shown = [str(value) for name, value in args.items() if is_shown(name) and value not in (None, ABSENT)]
        return f"{words}: {', '.join(shown)}" if shown else words

    def has(self, key: str) -> bool:
        """Check whether the key has a message, in this language or at least in English."""
        return get_bundle(self.language).has(key) or get_bundle(DEFAULT).has(key)

    def word_forms(self, key: str, /, **args: object) -> dict[str, str]:
        """Return the forms of a name: cases, articles, and others that the language needs."""
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
        """Return several names as a list, with a word before the last one."""
        if len(items) < 2:
            return "".join(items)
        return self.format("list-and", items=", ".join(items[:-1]), last=items[-1])

    def format_number(self, value: float, decimals: int = 0) -> str:
        """Return a number as the language writes it, with this many decimals."""
        return get_bundle(self.language).format_number(value, decimals)

    # -- names

    def seat_name(self, seat: int, names: Names = ()) -> str:
        """Return the name of a seat, or else its number. Texts count seats from 1, moves count from 0."""
        return names[seat] if 0 <= seat < len(names) else self.format("seat-name", number=seat + 1)

    def seat_names(self, count: int) -> list[str]:
        """Return the names of seats without player names."""
        return [self.seat_name(seat) for seat in range(count)]

    def default_seat_name(self, seat: int) -> str:
        """Return the default name of a seat: the animal on its shield."""
        return self.format(f"seat-default-name-{seat + 1}")

    def game_title(self, game: str) -> str:
        """Return the title of a game by its id. Return other texts unchanged."""
        return self.format(f"{game}-title") if self.has(f"{game}-title") else game

    def name_of(self, game: AnyGame, vocabulary: str, id: str) -> str:
        """Return the name of a card, a character, a type or another id."""
        key, args = self.name_key(game, vocabulary, id)
        return self.format(key, **args)

    def forms_of(self, game: AnyGame, vocabulary: str, id: str) -> dict[str, str]:
        """Return the forms of the name of an id."""
        key, args = self.name_key(game, vocabulary, id)
        return self.word_forms(key, **args)

    def name_key(self, game: AnyGame, vocabulary: str, id: str) -> tuple[str, dict[str, str]]:
        """Return the key of a name and its arguments: its own key, or that of the vocabulary with the id."""
        key, composed = f"{game.id}-{vocabulary}-{id}", f"{game.id}-{vocabulary}"
        if self.has(key) or not self.has(composed):
            return key, {}
        letters = "".join(takewhile(str.isalpha, id))
        shown = self.shown_id(vocabulary, id)
        return composed, {"id": shown or id, "letters": letters or ABSENT, "digits": id.removeprefix(letters)}

    def shown_id(self, vocabulary: str, id: str) -> str:
        """Return what is said to people instead of an id; empty if it is the id itself."""
        return self.describe_id(self, vocabulary, id) if self.describe_id else ""

    def piece_text(self, game: AnyGame, vocabulary: str, id: str) -> str:
        """Return what a card or a character does, in this edition."""
        return self.format(f"{game.id}-text-{vocabulary}-{id}")

    # -- events, moves, decisions and scores

    def event_sentence(self, game: AnyGame, event: Event, names: Names = (), you: int | None = None) -> str:
        """Return the sentence for an event."""
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
        """Return what a move does. `count` is its price or gain, `role` the id of the role that plays it."""
        parts = game.notation.move(move)
        args = MessageArgs(self, game, names, you).object_args(parts.objects)
        key = self.key_for(f"{game.id}-move-{parts.verb.replace(' ', '-')}", parts)
        return self.format(key, **{"number": count, "role": role, **args})

    def key_for(self, key: str, move: Move) -> str:
        """Return the key for exactly the things that a move names if there is one, else the key itself."""
        own = "-".join([key, *(id for _, id in move.objects)])
        return own if self.has(own) else key

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
        """Return why a move is refused. The move supplies the names. `have` is how much the reader has."""
        reader = MessageArgs(self, game, names, you)
        args: dict[str, object] = reader.absent_args()
        key = f"{game.id}-reason-{reason}"
        if move is not None:
            parts = game.notation.move(move)
            args |= reader.object_args(parts.objects)
            key = self.key_for(key, parts)
        return self.format(key, **{**args, "number": number, "have": have})

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
        """Return the open decision: as a question if it is the seat of the reader, else as a statement.

        `other` is another seat that the decision is about, if there is one.
        """
        args: dict[str, object] = {"who": "you", "seat": ABSENT, "who2": ABSENT, "seat2": ABSENT}
        if seat is not None:
            seats = [seat] if other is None else [seat, other]
            args |= MessageArgs(self, game, names, you).seat_args(seats)
        return self.format(f"{game.id}-decision-{kind}", **{**args, "number": number})

    def score_item_name(self, game: AnyGame, item: str) -> str:
        """Return the name of a score item."""
        return self.format(f"{game.id}-points-{item}")

    # -- errors

    def error_message(
        self, error: BurgraveError, game: AnyGame | None = None, names: Names = (), you: int | None = None
    ) -> str:
        """Return what was wrong and what is valid, with one line for each error.

        With the game, `$label` is the refused move in words, and `$why` its reason.
        """
        return "\n".join(self.single_error_message(each, game, names, you) for each in [error, *error.others])

    def single_error_message(
        self, error: BurgraveError, game: AnyGame | None, names: Names, you: int | None
    ) -> str:
        """Return the message of one error."""
        args = dict(error.params)
        for name, value in error.params.items():
            if isinstance(value, BurgraveError):
                args[name] = self.error_message(value, game, names, you)
            elif name in GAMES:
                args[name] = self.game_title(str(value))
            elif name in SEATS and error.code in ERRORS_WITH_SEATS and isinstance(value, int):
                args[name] = self.seat_name(value, names)
            elif isinstance(value, str):
                args[name] = LONG_WORD.sub(r"\1…\2", escape_controls(value))
            elif isinstance(value, list | tuple):
                args[name] = [escape_controls(str(each)) for each in value]
        if "reason" in args:
            args["label"], args["why"] = args.get("move"), args["reason"]
            if game is None and isinstance(error, IllegalMoveError) and error.game_id in games():
                game = game_of(error.game_id)
            if game is not None:
                args |= self.refused_move_args(game, error, names, you)
        return self.format(error.code, **args)

    def refused_move_args(
        self, game: AnyGame, error: BurgraveError, names: Names, you: int | None
    ) -> dict[str, object]:
        """Return the refused move and the reason in words, as far as the game has texts for them."""
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


def is_shown(name: str) -> bool:
    """Return whether an argument of a message is a name, not a fact that chooses between texts."""
    return name != "number" and not name.startswith("who") and not name.endswith(("_id", "_number"))
