"""`Text` speaks one language to one reader.

    text = Text("cs", edition="classic")
    text.say("cli-saved", file="game.yaml")
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

from burgrave.core.event import Event
from burgrave.core.game import Game
from burgrave.core.move import Move
from burgrave.core.wrong import Wrong
from burgrave.text.arguments import Arguments
from burgrave.text.language import DEFAULT
from burgrave.text.phrases import ABSENT, phrases

AnyGame = Game[Any]
Names = Sequence[str]

# Mistakes made at a table name the people there; those in files keep the numbers that stand in them.
AT_THE_TABLE: Final = ("move-not-your-decision", "undo-another-decided")
SEATS: Final = ("seat", "acting")
GAMES: Final = ("game", "owner", "saved")  # arguments of mistakes that may be the id of a game
LONG_WORD: Final = re.compile(r"(\S{80})\S{41,}(\S{80})")  # of a mistake; long enough for most paths

# What was said before is not made again: most of what people read at a table repeats. Only plain arguments
# are looked at: 1, 1.0 and true are equal, and said otherwise.
# What was not said for a while is forgotten: else every game would leave its sentences in the memory.
SAID: Final[dict[tuple[object, ...], tuple[str, list[Exception]]]] = {}
SAID_BEFORE: Final[dict[tuple[object, ...], tuple[str, list[Exception]]]] = {}
FORMS: Final[dict[tuple[object, ...], dict[str, str]]] = {}
MOST_SAID: Final = 4_000
PLAIN: Final = frozenset((str, int, type(None)))


@final
class Text:
    """Sentences in one language; `edition` is the edition on the table, whose names may differ.

    With `marks`, names in sentences about a game are marked, for `segments` to take the sentences apart.
    """

    def __init__(self, language: str = DEFAULT, edition: str = ABSENT, marks: bool = False) -> None:
        self.language = language
        self.edition = edition
        self.marks = marks

    # -- any phrase

    def say(self, key: str, /, **args: object) -> str:
        """The phrase of a key. A key without a phrase is shown as it is: people lose nothing."""
        return self.format(key, args)[0]

    def format(self, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """The phrase, and what was wrong with it (for tests)."""
        at = (key, self.language, self.edition, *args.items())
        if not PLAIN.issuperset(map(type, args.values())):
            return self.formatted(key, args)
        found = SAID.get(at)
        if found is None:
            if len(SAID) >= MOST_SAID:
                SAID_BEFORE.clear()
                SAID_BEFORE.update(SAID)
                SAID.clear()
            before = SAID_BEFORE.get(at)
            found = SAID[at] = self.formatted(key, args) if before is None else before
        return found

    def formatted(self, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        given = {"edition": self.edition, **args}
        for language in (self.language, DEFAULT):
            if phrases(language).has(key):
                return phrases(language).format(key, given)
        facts = [f"{name}={value}" for name, value in args.items()]
        return " ".join([key, *facts]), [LookupError(key)]

    def has(self, key: str) -> bool:
        """Whether there is such a phrase, in this language or at least in English."""
        return phrases(self.language).has(key) or phrases(DEFAULT).has(key)

    def forms(self, key: str, /, **args: object) -> dict[str, str]:
        """The forms of a name: cases, articles, whatever the language needs."""
        at = (key, self.language, self.edition, *args.items())
        found = FORMS.get(at)
        if found is None:
            if len(FORMS) >= MOST_SAID:
                FORMS.clear()
            found = FORMS[at] = self.made_forms(key, args)
        return found

    def made_forms(self, key: str, args: Mapping[str, object]) -> dict[str, str]:
        for language in (self.language, DEFAULT):
            if phrases(language).has(key):
                return phrases(language).forms(key, {"edition": self.edition, **args})
        return {}

    def together(self, items: Sequence[str]) -> str:
        """Several things in a row, with a word before the last."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", items=", ".join(items[:-1]), last=items[-1])

    def number(self, value: float, decimals: int = 0) -> str:
        """A number as the language writes it, with so many digits behind the point or comma."""
        return phrases(self.language).number(value, decimals)

    # -- names

    def seat(self, seat: int, names: Names = ()) -> str:
        """The name of a seat; without one, its number. People count from 1, the notation of moves from 0."""
        return names[seat] if seat < len(names) else self.say("seat-name", number=seat + 1)

    def seats(self, count: int) -> list[str]:
        """The names of seats that nobody has named."""
        return [self.seat(seat) for seat in range(count)]

    def beast(self, seat: int) -> str:
        """The beast on the shield of a seat, by which one may call it."""
        return self.say(f"seat-beast-{seat + 1}")

    def title(self, game: str) -> str:
        """The title of a game by its id; what is no id stays as it is."""
        return self.say(f"{game}-title") if self.has(f"{game}-title") else game

    def name(self, game: AnyGame, vocabulary: str, id: str) -> str:
        """The name of a card, a character, a type …"""
        key, args = self.naming(game, vocabulary, id)
        return self.say(key, **args)

    def forms_of(self, game: AnyGame, vocabulary: str, id: str) -> dict[str, str]:
        """The forms of that name."""
        key, args = self.naming(game, vocabulary, id)
        return self.forms(key, **args)

    def naming(self, game: AnyGame, vocabulary: str, id: str) -> tuple[str, dict[str, str]]:
        """The phrase of a name: its own, else one of the vocabulary that is made of the printed id."""
        key, composed = f"{game.id}-{vocabulary}-{id}", f"{game.id}-{vocabulary}"
        if self.has(key) or not self.has(composed):
            return key, {}
        return composed, {"id": id, "letters": "".join(takewhile(str.isalpha, id)) or ABSENT}

    def rule(self, game: AnyGame, vocabulary: str, id: str) -> str:
        """What a card or a character does, in this edition."""
        return self.say(f"{game.id}-text-{vocabulary}-{id}")

    # -- what happens and what can be done

    def event(self, game: AnyGame, event: Event, names: Names = (), you: int | None = None) -> str:
        """What happened."""
        reader = Arguments(self, game, names, you)
        args = reader.told(game.words().told(event))
        return self.say(f"{game.id}-event-{event.name}", **args)

    def move(
        self,
        game: AnyGame,
        move: int,
        names: Names = (),
        you: int | None = None,
        count: int | None = None,
        role: str | None = None,
    ) -> str:
        """What a move does. `count` is its price or what it brings, `role` the id of who plays it."""
        parts = game.words().parts(move)
        args = Arguments(self, game, names, you).ids(parts.objects)
        return self.say(self.label(game, parts), **{"number": count, "role": role, **args})

    def label(self, game: AnyGame, move: Move) -> str:
        """The key of a move's phrase: one for just what it names, else that of its verb."""
        verb = f"{game.id}-move-{move.verb.replace(' ', '-')}"
        own = "-".join([verb, *(id for _, id in move.objects)])
        return own if self.has(own) else verb

    def reason(
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
        reader = Arguments(self, game, names, you)
        args: dict[str, object] = reader.absent()
        if move is not None:
            args |= reader.ids(game.words().parts(move).objects)
        return self.say(f"{game.id}-reason-{reason}", **{**args, "number": number, "have": have})

    def decision(
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
            args |= Arguments(self, game, names, you).seats(seats)
        return self.say(f"{game.id}-decision-{kind}", **{**args, "number": number})

    def points(self, game: AnyGame, item: str) -> str:
        """What points are given for."""
        return self.say(f"{game.id}-points-{item}")

    # -- mistakes

    def wrong(
        self, wrong: Wrong, game: AnyGame | None = None, names: Names = (), you: int | None = None
    ) -> str:
        """What was wrong and what would be right; a line for each thing, if several were.

        With the game, a refused move is also there in words, as `$label`, and its reason as `$why`.
        """
        return "\n".join(self.mistake(each, game, names, you) for each in [wrong, *wrong.others])

    def mistake(self, wrong: Wrong, game: AnyGame | None, names: Names, you: int | None) -> str:
        """One of the things that were wrong."""
        args = dict(wrong.given)
        for name, value in wrong.given.items():
            if isinstance(value, Wrong):
                args[name] = self.wrong(value, game, names, you)
            elif name in GAMES:
                args[name] = self.title(str(value))
            elif name in SEATS and wrong.key in AT_THE_TABLE and isinstance(value, int):
                args[name] = self.seat(value, names)
            elif isinstance(value, str):
                args[name] = LONG_WORD.sub(r"\1…\2", value)
        if "reason" in args:
            args["label"], args["why"] = args.get("move"), args["reason"]
            if game is not None:
                args |= self.refusal(game, wrong, names, you)
        return self.say(wrong.key, **args)

    def refusal(self, game: AnyGame, wrong: Wrong, names: Names, you: int | None) -> dict[str, object]:
        """The refused move and the reason in words, as far as the game has words for them."""
        move = game.words().numbers.get(str(wrong.given.get("move")))
        reason = str(wrong.given["reason"])
        number = wrong.given.get("number")
        args: dict[str, object] = {}
        if move is not None:
            args["label"] = self.move(game, move, names, you)
        if reason in game.words().reasons:
            counted = number if isinstance(number, int) else 0
            args["why"] = self.reason(game, reason, counted, move, names, you)
        return args
