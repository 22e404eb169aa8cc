"""Everything that can be looked up about a game, as data in one language and with one edition's names."""

from functools import cache
from typing import Any, Final

from typing_extensions import TypedDict

from burgrave.core.game import Game
from burgrave.core.piece import Piece
from burgrave.i18n import Translator
from burgrave.i18n.message_bundle import keys_with_prefix
from burgrave.match.piece_search import (
    TERM,
    PieceName,
    all_pieces,
    edition_options,
    editions_with,
    list_terms,
)
from burgrave.match.presenters.base import Presenter, presenter_for
from burgrave.match.rules_summary import summarize_rules

AnyGame = Game[Any]

# Keys of a game that begin with one of these are not names.
SENTENCE_KEYS: Final = frozenset(
    (
        "about",
        "decision",
        "event",
        "loss",
        "group",
        "gain",
        "move",
        "reason",
        "rules",
        "ruling",
        "terminal",
        "text",
        "tie",
        "title",
    )
)


class RulingData(TypedDict):
    number: str
    text: str


class PieceData(TypedDict):
    """A card, a character or a tile, with its texts."""

    vocabulary: str
    id: str
    name: str
    text: str
    editions: list[str]
    printed: dict[str, Any]
    """the printed data: rank, cost, type, copies …"""
    rulings: list[RulingData]


class ReferenceData(TypedDict):
    """Everything that can be looked up about a game, in one language and with one edition's names."""

    game: str
    language: str
    edition: str
    pieces: list[PieceData]
    terms: list[PieceData]
    """terms that are not pieces: the crown, eggs, actions"""
    names: dict[str, dict[str, str]]
    """the name of every id, by vocabulary: types, phases, score items …"""
    rulings: list[RulingData]
    """the rulings about the whole game"""
    primer: list[str]
    """the rules in short, as paragraphs"""
    board: dict[str, Any]
    """the printed board; empty if the game has none"""


def reference_data(game: AnyGame, tr: Translator, edition: str = "") -> ReferenceData:
    """Return all pieces of all editions, as the given edition has them if it has them."""
    options = edition_options(game, edition)
    presenter = presenter_for(game, options.to_dict())
    edition_tr = Translator(tr.language, edition) if edition else tr
    return {
        "game": game.id,
        "language": tr.language,
        "edition": edition,
        "pieces": [piece_data(presenter, edition_tr, piece) for piece in all_pieces(game)],
        "terms": [term_data(presenter, edition_tr, name) for name in list_terms(game)],
        "names": names_data(game, edition_tr),
        "rulings": rulings_data(game, edition_tr, game.reference().rulings(options)),
        "primer": summarize_rules(game.id, edition_tr)[1:],
        "board": dict(presenter.board),
    }


def piece_data(presenter: Presenter, tr: Translator, piece: Piece) -> PieceData:
    name = (piece.vocabulary, piece.id)
    shown = presenter.pieces.get(name, piece)
    facts: dict[str, Any] = {
        "kind": shown.kind,
        **({"type": shown.type} if shown.type else {}),
        **shown.numbers,
    }
    return {
        "vocabulary": piece.vocabulary,
        "id": piece.id,
        "name": tr.name_of(presenter.game, *name),
        "text": presenter.piece_text(name, tr),
        "editions": cached_editions(presenter.game, name),
        "printed": facts,
        "rulings": rulings_data(presenter.game, tr, shown.rulings),
    }


@cache
def cached_editions(game: AnyGame, name: PieceName) -> list[str]:
    return editions_with(game, name)


def term_data(presenter: Presenter, tr: Translator, name: PieceName) -> PieceData:
    return {
        "vocabulary": TERM,
        "id": name[1],
        "name": tr.name_of(presenter.game, *name),
        "text": presenter.piece_text(name, tr),
        "editions": [],
        "printed": {},
        "rulings": [],
    }


def names_data(game: AnyGame, tr: Translator) -> dict[str, dict[str, str]]:
    """Return the name of every id. Texts that need more than the id are left out."""
    names: dict[str, dict[str, str]] = {}
    for vocabulary, ids in game.notation.names.items():
        for id in ids:
            key, args = tr.name_key(game, vocabulary, id)
            add_name(names, tr, (vocabulary, id), key, args)
    for key in keys_with_prefix(f"{game.id}-"):
        vocabulary, _, id = key.removeprefix(f"{game.id}-").partition("-")
        if id and vocabulary not in SENTENCE_KEYS:
            add_name(names, tr, (vocabulary, id), key, {})
    return names


def add_name(
    names: dict[str, dict[str, str]], tr: Translator, name: PieceName, key: str, args: dict[str, str]
) -> None:
    formatted, errors = tr.format_with_errors(key, args) if tr.has(key) else ("", [LookupError(key)])
    if not errors:
        names.setdefault(name[0], {})[name[1]] = formatted


def rulings_data(game: AnyGame, tr: Translator, numbers: list[str]) -> list[RulingData]:
    return [{"number": number, "text": tr.format(f"{game.id}-ruling-{number.lower()}")} for number in numbers]
