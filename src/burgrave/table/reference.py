"""Everything that can be looked up about a game, as data in one language and with one edition's names."""

from functools import cache
from typing import Any, Final

from typing_extensions import TypedDict

from burgrave.core.game import Game
from burgrave.core.piece import Piece
from burgrave.table.lens import Lens, lens_for
from burgrave.table.library import TERM, Name, all_pieces, editions_with, glossary, options_of
from burgrave.table.primer import primer
from burgrave.text import Text
from burgrave.text.phrases import known_keys

AnyGame = Game[Any]

# Phrases of a game that are no names.
SENTENCES: Final = frozenset(
    (
        "about",
        "decision",
        "event",
        "forfeit",
        "group",
        "ledger",
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
    """A card, a character, a tile: what is written about it."""

    vocabulary: str
    id: str
    name: str
    text: str
    editions: list[str]
    facts: dict[str, Any]
    """what is printed on it: rank, cost, type, copies …"""
    rulings: list[RulingData]


class LibraryData(TypedDict):
    """Everything that can be looked up about a game, in one language and with one edition's names."""

    game: str
    language: str
    edition: str
    pieces: list[PieceData]
    words: list[PieceData]
    """what is no piece: the crown, eggs, actions"""
    names: dict[str, dict[str, str]]
    """the name of every id, by vocabulary: types, phases, score items …"""
    rulings: list[RulingData]
    """on the game as a whole"""
    primer: list[str]
    """the goal and the course of the game, a paragraph each"""
    board: dict[str, Any]
    """what is printed on the board, if it has one"""


def library_data(game: AnyGame, text: Text, edition: str = "") -> LibraryData:
    """All pieces of all editions; what they do and cost is told as the edition has it, if it has them."""
    options = options_of(game, edition)
    lens = lens_for(game, options.as_dict())
    speaking = Text(text.language, edition) if edition else text
    return {
        "game": game.id,
        "language": text.language,
        "edition": edition,
        "pieces": [piece_data(lens, speaking, piece) for piece in all_pieces(game)],
        "words": [word_data(lens, speaking, name) for name in glossary(game)],
        "names": names_data(game, speaking),
        "rulings": rulings_data(game, speaking, game.library().rulings(options)),
        "primer": primer(game.id, speaking)[1:],
        "board": dict(lens.board),
    }


def piece_data(lens: Lens, text: Text, piece: Piece) -> PieceData:
    name = (piece.vocabulary, piece.id)
    here = lens.sheets.get(name, piece)
    facts: dict[str, Any] = {"kind": here.kind, **({"type": here.type} if here.type else {}), **here.numbers}
    return {
        "vocabulary": piece.vocabulary,
        "id": piece.id,
        "name": text.name(lens.game, *name),
        "text": lens.rule(name, text),
        "editions": known_editions(lens.game, name),
        "facts": facts,
        "rulings": rulings_data(lens.game, text, here.rulings),
    }


@cache
def known_editions(game: AnyGame, name: Name) -> list[str]:
    return editions_with(game, name)


def word_data(lens: Lens, text: Text, name: Name) -> PieceData:
    return {
        "vocabulary": TERM,
        "id": name[1],
        "name": text.name(lens.game, *name),
        "text": lens.rule(name, text),
        "editions": [],
        "facts": {},
        "rulings": [],
    }


def names_data(game: AnyGame, text: Text) -> dict[str, dict[str, str]]:
    """What every id is called; phrases that need more than the id are left out."""
    names: dict[str, dict[str, str]] = {}
    for vocabulary, ids in game.words().names.items():
        for id in ids:
            key, args = text.naming(game, vocabulary, id)
            name_one(names, text, (vocabulary, id), key, args)
    for key in known_keys(f"{game.id}-"):
        vocabulary, _, id = key.removeprefix(f"{game.id}-").partition("-")
        if id and vocabulary not in SENTENCES:
            name_one(names, text, (vocabulary, id), key, {})
    return names


def name_one(
    names: dict[str, dict[str, str]], text: Text, name: Name, key: str, args: dict[str, str]
) -> None:
    said, wrong = text.format(key, args) if text.has(key) else ("", [LookupError(key)])
    if not wrong:
        names.setdefault(name[0], {})[name[1]] = said


def rulings_data(game: AnyGame, text: Text, numbers: list[str]) -> list[RulingData]:
    return [{"number": number, "text": text.say(f"{game.id}-ruling-{number.lower()}")} for number in numbers]
