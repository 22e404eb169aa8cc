"""A piece in words: its name, its numbers, what it does and how we rule it."""

from collections.abc import Sequence
from typing import Any

from burgrave.core.game import Game
from burgrave.core.piece import Piece
from burgrave.table.lens import Lens
from burgrave.table.library import EDITION, TERM, Name, editions_with, type_word
from burgrave.text import Text

AnyGame = Game[Any]


def described(lens: Lens, text: Text, name: Name, with_rulings: bool = True) -> list[str]:
    """A few lines about one piece or word; where the table does not have the piece, which editions do."""
    game, piece = lens.game, lens.sheets.get(name)
    heading = text.name(game, *name)
    if name[0] == TERM:
        return [heading, lens.rule(name, text)]
    if piece is None:
        return [heading, lens.rule(name, text), elsewhere(game, text, name)]
    facts = [kind_name(game, text, piece)]
    facts += [f"{number_name(game, text, number)} {value}" for number, value in piece.numbers.items()]
    return [
        f"{heading} · {' · '.join(facts)}",
        lens.rule(name, text),
        *rulings(game, text, piece.rulings if with_rulings else ()),
    ]


def elsewhere(game: AnyGame, text: Text, name: Name) -> str:
    titles = [text.say(f"{game.id}-{EDITION}-{edition}") for edition in editions_with(game, name)]
    return text.say("terminal-card-elsewhere", editions=", ".join(titles) or None)


def number_name(game: AnyGame, text: Text, number: str) -> str:
    """What a number on a piece means."""
    return text.say(f"{game.id}-number-{number}")


def kind_word(game: AnyGame, text: Text, kind: str) -> str:
    return text.say(f"{game.id}-kind-{kind}")


def kind_name(game: AnyGame, text: Text, piece: Piece) -> str:
    """What sort of piece it is, with its type if it has one."""
    word = kind_word(game, text, piece.kind)
    return f"{word} ({type_word(game, text, piece.type)})" if piece.type else word


def rulings(game: AnyGame, text: Text, numbers: Sequence[str]) -> list[str]:
    return [f"{number}: {text.say(f'{game.id}-ruling-{number.lower()}')}" for number in numbers]
