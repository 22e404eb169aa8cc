"""Pieces by their names, and finding one by whatever somebody types."""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from typing import Any, Final

from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.piece import Piece
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.message_bundle import keys_with_prefix

AnyGame = Game[Any]
PieceName = tuple[str, str]  # the vocabulary and the id

TERM: Final = "term"  # the vocabulary of words that are no pieces
EDITION: Final = "edition"  # so the setting is called, if a game has editions
# How well what is typed fits a name: exactly, as its beginning, or nearly (at most 1).
EXACT: Final = 9.0
PREFIX: Final = 6.0
MIN_SIMILARITY: Final = 0.72  # how alike a slip of the pen has to be
MIN_SUGGESTION: Final = 0.6  # how alike a name has to be to be suggested
LETTER_MAP: Final = str.maketrans(
    {"ł": "l", "đ": "d", "ø": "o", "\N{RIGHT SINGLE QUOTATION MARK}": "", "'": "", "_": " ", "-": " "}
)


PiecesByName = Mapping[PieceName, Piece]


def index_pieces(pieces: Iterable[Piece]) -> dict[PieceName, Piece]:
    return {(piece.vocabulary, piece.id): piece for piece in pieces}


def pieces_for(game: AnyGame, options: Mapping[str, Any]) -> PiecesByName:
    """The pieces of a table; none if today's rules refuse its options, as they may those of a record."""
    try:
        return index_pieces(game.reference().pieces(game.options(**options)))
    except BurgraveError:
        return {}


def list_editions(game: AnyGame) -> list[str]:
    """The editions of a game; none if it has only one."""
    return next((option.choices for option in game.option_list() if option.name == EDITION), [])


def edition_options(game: AnyGame, edition: str) -> Options:
    """The usual options of an edition; without one, those of the game."""
    return game.options(**{EDITION: edition}) if edition else game.options()


@cache
def all_pieces(game: AnyGame) -> list[Piece]:
    """Every piece of every edition, each once."""
    every = [
        piece
        for edition in list_editions(game) or [""]
        for piece in game.reference().pieces(edition_options(game, edition))
    ]
    return list(index_pieces(every).values())


def all_piece_names(game: AnyGame) -> list[PieceName]:
    return list(index_pieces(all_pieces(game)))


@cache
def list_terms(game: AnyGame) -> list[PieceName]:
    """The words of a game that the texts explain: the crown, eggs, actions."""
    beginning = f"{game.id}-text-{TERM}-"
    return [(TERM, key.removeprefix(beginning)) for key in keys_with_prefix(beginning)]


def searchable_names(game: AnyGame) -> list[PieceName]:
    """Whatever somebody may ask about: pieces, then words."""
    return [*all_piece_names(game), *list_terms(game)]


def editions_with(game: AnyGame, name: PieceName) -> list[str]:
    """The editions that have this piece."""
    return [
        each
        for each in list_editions(game)
        if name in pieces_for(game, edition_options(game, each).to_dict())
    ]


def normalize(name: str) -> str:
    """Small letters without accents, so that `Kral` finds `Král`."""
    letters = unicodedata.normalize("NFKD", name.casefold().translate(LETTER_MAP))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


@dataclass(frozen=True, slots=True)
class PieceMatches:
    """Pieces that a name may mean, and how well it fits them: below CLOSE, at most one to suggest."""

    score: float
    names: list[PieceName]


def find_pieces(game: AnyGame, typed: str, tr: Translator, known: list[str]) -> list[PieceName]:
    """The pieces of that name; BurgraveError with the nearest one if there is none."""
    found = search_pieces(game, typed, tr, known)
    if found.score < MIN_SIMILARITY:
        raise unknown_piece_error(game, typed, tr, found.names)
    return found.names


def unknown_piece_error(game: AnyGame, typed: str, tr: Translator, near: list[PieceName]) -> BurgraveError:
    suggested = tr.name_of(game, *near[0]) if near else None
    return BurgraveError("card-unknown", name=typed, near=suggested)


def search_pieces(game: AnyGame, typed: str, tr: Translator, known: list[str]) -> PieceMatches:
    """The pieces of that name: in the reader's language, by id, or in any other language.

    `known` are the editions whose names count. More than one only if the name means several pieces equally
    well; if it means none, the nearest in the reader's language that resembles it.
    """
    wanted = normalize(typed)
    ours = names_in_language(game, tr.language, known)
    theirs = [
        entry
        for language in LANGUAGES
        if language != tr.language
        for entry in names_in_language(game, language, known)
    ]
    ids = [(normalize(id), (vocabulary, id)) for vocabulary, id in searchable_names(game)]
    tables = (ours, ids, theirs)
    for place, table in enumerate(tables):
        found = unique_names([name for written, name in table if written == wanted])
        if found:
            return PieceMatches(EXACT - place, found)
    for place, table in enumerate(tables):
        found = unique_names([name for written, name in table if wanted and written.startswith(wanted)])
        if len(found) == 1:
            return PieceMatches(PREFIX - place, found)
    best, name = closest_match(wanted, [*ours, *ids, *theirs])
    if best >= MIN_SIMILARITY:
        return PieceMatches(best, [name])
    alike, name = closest_match(wanted, ours)
    return PieceMatches(best, [name] if alike >= MIN_SUGGESTION else [])


def names_in_language(game: AnyGame, language: str, known: list[str]) -> list[tuple[str, PieceName]]:
    """Every name of every piece in a language; an edition may have names of its own."""
    table = []
    for edition in [*known, "none"]:
        tr = Translator(language, edition)
        table += [(normalize(tr.name_of(game, *name)), name) for name in searchable_names(game)]
    return table


def unique_names(names: list[PieceName]) -> list[PieceName]:
    return list(dict.fromkeys(names))


def closest_match(wanted: str, table: list[tuple[str, PieceName]]) -> tuple[float, PieceName]:
    """How alike the most similar name is, and whose it is."""
    scored = ((SequenceMatcher(None, wanted, written).ratio(), name) for written, name in table)
    return max(scored, key=lambda pair: pair[0])


@cache
def cached_name(language: str, edition: str, game: AnyGame, vocabulary: str, id: str) -> str:
    """A name, made once: a picture is full of them and is drawn after every move."""
    return Translator(language, edition).name_of(game, vocabulary, id)


def short_type_name(game: AnyGame, tr: Translator, type: str) -> str:
    """The name of a type within a sentence, without the explanation that some languages add."""
    return tr.name_of(game, "type", type).partition(" (")[0].lower()
