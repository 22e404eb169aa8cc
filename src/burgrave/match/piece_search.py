"""Names of pieces, and a search for pieces by a typed name."""

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

TERM: Final = "term"  # the vocabulary of words that are not pieces
EDITION: Final = "edition"  # the name of the option, if a game has editions
# How well a typed text fits a name: exactly, as a prefix, or approximately (at most 1).
EXACT: Final = 9.0
PREFIX: Final = 6.0
MIN_SIMILARITY: Final = 0.72  # of a name with a typing error
MIN_SUGGESTION: Final = 0.6  # of a name that is only suggested
LETTER_MAP: Final = str.maketrans(
    {"ł": "l", "đ": "d", "ø": "o", "\N{RIGHT SINGLE QUOTATION MARK}": "", "'": "", "_": " ", "-": " "}
)


PiecesByName = Mapping[PieceName, Piece]


def index_pieces(pieces: Iterable[Piece]) -> dict[PieceName, Piece]:
    return {(piece.vocabulary, piece.id): piece for piece in pieces}


def pieces_for(game: AnyGame, options: Mapping[str, Any]) -> PiecesByName:
    """Return the pieces for these options; none if the present rules refuse them, as they may a record's."""
    try:
        return index_pieces(game.reference().pieces(game.options(**options)))
    except BurgraveError:
        return {}


def list_editions(game: AnyGame) -> list[str]:
    """Return the editions of a game; none if it has only one."""
    return next((option.choices for option in game.option_list() if option.name == EDITION), [])


def edition_options(game: AnyGame, edition: str) -> Options:
    """Return the default options of an edition; without an edition, those of the game."""
    return game.options(**{EDITION: edition}) if edition else game.options()


@cache
def all_pieces(game: AnyGame) -> list[Piece]:
    """Return every piece of every edition, each once."""
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
    """Return the terms of a game that the texts explain: the crown, eggs, actions."""
    beginning = f"{game.id}-text-{TERM}-"
    return [(TERM, key.removeprefix(beginning)) for key in keys_with_prefix(beginning)]


def searchable_names(game: AnyGame) -> list[PieceName]:
    """Return everything that a user can search for: pieces, then terms."""
    return [*all_piece_names(game), *list_terms(game)]


def editions_with(game: AnyGame, name: PieceName) -> list[str]:
    """Return the editions that have this piece."""
    return [
        each
        for each in list_editions(game)
        if name in pieces_for(game, edition_options(game, each).to_dict())
    ]


def normalize(name: str) -> str:
    """Return the name in lower case without accents, so that `Kral` finds `Král`."""
    letters = unicodedata.normalize("NFKD", name.casefold().translate(LETTER_MAP))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


@dataclass(frozen=True, slots=True)
class PieceMatches:
    """The pieces that a name may mean, and how well it fits them.

    Below MIN_SIMILARITY there is at most one piece, as a suggestion.
    """

    score: float
    names: list[PieceName]


def find_pieces(game: AnyGame, typed: str, tr: Translator, known: list[str]) -> list[PieceName]:
    """Return the pieces with that name; raise BurgraveError with a suggestion if there are none."""
    found = search_pieces(game, typed, tr, known)
    if found.score < MIN_SIMILARITY:
        raise unknown_piece_error(game, typed, tr, found.names)
    return found.names


def unknown_piece_error(game: AnyGame, typed: str, tr: Translator, near: list[PieceName]) -> BurgraveError:
    suggested = tr.name_of(game, *near[0]) if near else None
    return BurgraveError("card-unknown", name=typed, near=suggested)


def search_pieces(game: AnyGame, typed: str, tr: Translator, known: list[str]) -> PieceMatches:
    """Return the pieces with that name: in the reader's language, by id, or in any other language.

    `known` are the editions whose names count. There are several pieces only if the name means them equally
    well. If the name means none, the result is the closest name in the reader's language, if it is similar
    enough.
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
    """Return every name of every piece in a language. An edition may have its own names."""
    table = []
    for edition in [*known, "none"]:
        tr = Translator(language, edition)
        table += [(normalize(tr.name_of(game, *name)), name) for name in searchable_names(game)]
    return table


def unique_names(names: list[PieceName]) -> list[PieceName]:
    return list(dict.fromkeys(names))


def closest_match(wanted: str, table: list[tuple[str, PieceName]]) -> tuple[float, PieceName]:
    """Return the similarity of the closest name, and the piece that has it."""
    scored = ((SequenceMatcher(None, wanted, written).ratio(), name) for written, name in table)
    return max(scored, key=lambda pair: pair[0])


@cache
def cached_name(language: str, edition: str, game: AnyGame, vocabulary: str, id: str) -> str:
    """Return a name from the cache: a drawing has many names and is made after every move."""
    return Translator(language, edition).name_of(game, vocabulary, id)


def short_type_name(game: AnyGame, tr: Translator, type: str) -> str:
    """Return the name of a type for a sentence, without the explanation that some languages add."""
    return tr.name_of(game, "type", type).partition(" (")[0].lower()
