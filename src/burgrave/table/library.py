"""Pieces by their names, and finding one by whatever somebody types."""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.core.option import Options
from burgrave.core.piece import Piece
from burgrave.core.wrong import Wrong
from burgrave.text import LANGUAGES, Text
from burgrave.text.phrases import known_keys

AnyGame = Game[Any]
Name = tuple[str, str]  # the vocabulary and the id

TERM: Final = "term"  # the vocabulary of words that are no pieces
EDITION: Final = "edition"  # so the setting is called, if a game has editions
# How well what is typed fits a name: exactly, as its beginning, or nearly (at most 1).
EXACT: Final = 9.0
BEGINNING: Final = 6.0
CLOSE: Final = 0.72  # how alike a slip of the pen has to be
RESEMBLES: Final = 0.6  # how alike a name has to be to be suggested
STROKES: Final = str.maketrans(
    {"ł": "l", "đ": "d", "ø": "o", "\N{RIGHT SINGLE QUOTATION MARK}": "", "'": "", "_": " ", "-": " "}
)


Sheets = Mapping[Name, Piece]


def by_name(pieces: Iterable[Piece]) -> dict[Name, Piece]:
    return {(piece.vocabulary, piece.id): piece for piece in pieces}


def sheets_for(game: AnyGame, options: Mapping[str, Any]) -> Sheets:
    """The pieces of a table; none if today's rules refuse its options, as they may those of a record."""
    try:
        return by_name(game.library().pieces(game.options(**options)))
    except Wrong:
        return {}


def editions(game: AnyGame) -> list[str]:
    """The editions of a game; none if it has only one."""
    return next((option.choices for option in game.option_list() if option.name == EDITION), [])


def options_of(game: AnyGame, edition: str) -> Options:
    """The usual options of an edition; without one, those of the game."""
    return game.options(**{EDITION: edition}) if edition else game.options()


@cache
def all_pieces(game: AnyGame) -> list[Piece]:
    """Every piece of every edition, each once."""
    every = [
        piece
        for edition in editions(game) or [""]
        for piece in game.library().pieces(options_of(game, edition))
    ]
    return list(by_name(every).values())


def all_names(game: AnyGame) -> list[Name]:
    return list(by_name(all_pieces(game)))


@cache
def glossary(game: AnyGame) -> list[Name]:
    """The words of a game that the texts explain: the crown, eggs, actions."""
    beginning = f"{game.id}-text-{TERM}-"
    return [(TERM, key.removeprefix(beginning)) for key in known_keys(beginning)]


def known_words(game: AnyGame) -> list[Name]:
    """Whatever somebody may ask about: pieces, then words."""
    return [*all_names(game), *glossary(game)]


def editions_with(game: AnyGame, name: Name) -> list[str]:
    """The editions that have this piece."""
    return [each for each in editions(game) if name in sheets_for(game, options_of(game, each).as_dict())]


def plain(name: str) -> str:
    """Small letters without accents, so that `Kral` finds `Král`."""
    letters = unicodedata.normalize("NFKD", name.casefold().translate(STROKES))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


@dataclass(frozen=True, slots=True)
class Found:
    """Pieces that a name may mean, and how well it fits them: below CLOSE, at most one to suggest."""

    fit: float
    names: list[Name]


def find(game: AnyGame, typed: str, text: Text, known: list[str]) -> list[Name]:
    """The pieces of that name; Wrong with the nearest one if there is none."""
    found = sought(game, typed, text, known)
    if found.fit < CLOSE:
        raise unknown(game, typed, text, found.names)
    return found.names


def unknown(game: AnyGame, typed: str, text: Text, near: list[Name]) -> Wrong:
    suggested = text.name(game, *near[0]) if near else None
    return Wrong("cli-unknown-card", name=typed, near=suggested)


def sought(game: AnyGame, typed: str, text: Text, known: list[str]) -> Found:
    """The pieces of that name: in the reader's language, by id, or in any other language.

    `known` are the editions whose names count. More than one only if the name means several pieces equally
    well; if it means none, the nearest in the reader's language that resembles it.
    """
    wanted = plain(typed)
    ours = named(game, text.language, known)
    theirs = [
        entry for language in LANGUAGES if language != text.language for entry in named(game, language, known)
    ]
    ids = [(plain(id), (vocabulary, id)) for vocabulary, id in known_words(game)]
    tables = (ours, ids, theirs)
    for place, table in enumerate(tables):
        found = distinct([name for written, name in table if written == wanted])
        if found:
            return Found(EXACT - place, found)
    for place, table in enumerate(tables):
        found = distinct([name for written, name in table if wanted and written.startswith(wanted)])
        if len(found) == 1:
            return Found(BEGINNING - place, found)
    best, name = nearest(wanted, [*ours, *ids, *theirs])
    if best >= CLOSE:
        return Found(best, [name])
    alike, name = nearest(wanted, ours)
    return Found(best, [name] if alike >= RESEMBLES else [])


def named(game: AnyGame, language: str, known: list[str]) -> list[tuple[str, Name]]:
    """Every name of every piece in a language; an edition may have names of its own."""
    table = []
    for edition in [*known, "none"]:
        text = Text(language, edition)
        table += [(plain(text.name(game, *name)), name) for name in known_words(game)]
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
