"""Cards as plain data, and finding one by whatever somebody types."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.core.words import Wrong
from burgrave.text import LANGUAGES, Text

AnyGame = Game[Any]
Name = tuple[str, str]  # the vocabulary and the id

CARDS: Final = "card"
CHARACTERS: Final = "character"
NAMELESS: Final = {"unknown", "nobody"}
CLOSE: Final = 0.72  # how alike a slip of the pen has to be
STROKES: Final = str.maketrans(
    {"ł": "l", "đ": "d", "ø": "o", "\N{RIGHT SINGLE QUOTATION MARK}": "", "'": "", "_": " ", "-": " "}
)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One card of one edition."""

    edition: str
    kind: str  # character, district or action
    vocabulary: str
    id: str
    type: str = ""  # of a district
    rank: int | None = None
    cost: int | None = None
    points: int | None = None
    copies: int = 1
    rulings: tuple[str, ...] = ()


Sheets = Mapping[Name, Sheet]


def by_name(sheets: Iterable[Sheet]) -> dict[Name, Sheet]:
    return {(sheet.vocabulary, sheet.id): sheet for sheet in sheets}


def all_names(game: AnyGame) -> Iterator[Name]:
    """Everything of this game that has a card."""
    for vocabulary in (CHARACTERS, CARDS):
        for id in game.words().names.get(vocabulary, []):
            if id not in NAMELESS:
                yield vocabulary, id


def plain(name: str) -> str:
    """Small letters without accents, so that `Kral` finds `Král`."""
    letters = unicodedata.normalize("NFKD", name.casefold().translate(STROKES))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def find(game: AnyGame, typed: str, text: Text, editions: Iterable[str]) -> list[Name]:
    """The cards of that name: in the reader's language, by id, or in any other language.

    More than one only if the name means several cards equally well. Raises Wrong with the nearest name.
    """
    wanted = plain(typed)
    known = list(editions)
    ours = named(game, text.language, known)
    theirs = [
        entry for language in LANGUAGES if language != text.language for entry in named(game, language, known)
    ]
    ids = [(plain(id), (vocabulary, id)) for vocabulary, id in all_names(game)]
    for table in (ours, ids, theirs):
        found = [name for written, name in table if written == wanted]
        if found:
            return distinct(found)
    for table in (ours, ids, theirs):
        found = distinct([name for written, name in table if wanted and written.startswith(wanted)])
        if len(found) == 1:
            return found
    best, name = nearest(wanted, [*ours, *ids, *theirs])
    if best >= CLOSE:
        return [name]
    near = text.name(game, *nearest(wanted, ours)[1])
    raise Wrong("cli-unknown-card", name=typed, near=near)


def named(game: AnyGame, language: str, editions: list[str]) -> list[tuple[str, Name]]:
    """Every name of every card in a language; an edition may have names of its own."""
    table = []
    for edition in [*editions, "none"]:
        text = Text(language, edition)
        table += [(plain(text.name(game, *name)), name) for name in all_names(game)]
    return table


def distinct(names: list[Name]) -> list[Name]:
    return list(dict.fromkeys(names))


def nearest(wanted: str, table: list[tuple[str, Name]]) -> tuple[float, Name]:
    """How alike the most similar name is, and whose it is."""
    scored = ((SequenceMatcher(None, wanted, written).ratio(), name) for written, name in table)
    return max(scored, key=lambda pair: pair[0])


@cache
def name_of(language: str, edition: str, game: AnyGame, vocabulary: str, id: str) -> str:
    """A name, made once: a picture is full of them and is drawn after every move."""
    return Text(language, edition).name(game, vocabulary, id)


def type_word(game: AnyGame, text: Text, type: str) -> str:
    """The name of a type within a sentence, without the explanation that some languages add."""
    return text.name(game, "type", type).partition(" (")[0].lower()
