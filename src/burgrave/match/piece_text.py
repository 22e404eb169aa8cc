"""Describes a piece in words: its name, its numbers, what it does and our rulings on it."""

from collections.abc import Sequence
from typing import Any

from burgrave.core.game import Game
from burgrave.core.piece import Piece
from burgrave.i18n import Translator
from burgrave.match.piece_search import EDITION, TERM, PieceName, editions_with, short_type_name
from burgrave.match.presenters.base import Presenter

AnyGame = Game[Any]


def describe_piece(
    presenter: Presenter, tr: Translator, name: PieceName, with_rulings: bool = True
) -> list[str]:
    """Return a few lines about one piece or term.

    If the game does not have the piece with these options, they say which editions have it.
    """
    game, piece = presenter.game, presenter.pieces.get(name)
    heading = tr.name_of(game, *name)
    if name[0] == TERM:
        return [heading, presenter.piece_text(name, tr)]
    if piece is None:
        return [heading, presenter.piece_text(name, tr), editions_text(game, tr, name)]
    facts = [kind_with_type(game, tr, piece)]
    facts += [f"{number_name(game, tr, number)} {value}" for number, value in piece.numbers.items()]
    return [
        f"{heading} · {' · '.join(facts)}",
        presenter.piece_text(name, tr),
        *ruling_lines(game, tr, piece.rulings if with_rulings else ()),
    ]


def editions_text(game: AnyGame, tr: Translator, name: PieceName) -> str:
    titles = [tr.format(f"{game.id}-{EDITION}-{edition}") for edition in editions_with(game, name)]
    return tr.format("card-editions", editions=", ".join(titles) or None)


def number_name(game: AnyGame, tr: Translator, number: str) -> str:
    """Return what a number on a piece means."""
    return tr.format(f"{game.id}-number-{number}")


def kind_word(game: AnyGame, tr: Translator, kind: str) -> str:
    return tr.format(f"{game.id}-kind-{kind}")


def kind_with_type(game: AnyGame, tr: Translator, piece: Piece) -> str:
    """Return the kind of a piece, with its type if it has one."""
    word = kind_word(game, tr, piece.kind)
    return f"{word} ({short_type_name(game, tr, piece.type)})" if piece.type else word


def ruling_lines(game: AnyGame, tr: Translator, numbers: Sequence[str]) -> list[str]:
    return [f"{number}: {tr.format(f'{game.id}-ruling-{number.lower()}')}" for number in numbers]
