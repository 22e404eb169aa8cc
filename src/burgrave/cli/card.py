"""`burgrave card`: describe one card in every edition that has it."""

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

import click

from burgrave.cli.localized import F, argument, command, complete_words, current_translator, echo, option
from burgrave.cli.output import terminal_width
from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.core.options import read_choice
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.i18n import Translator
from burgrave.i18n.width import wrap_text
from burgrave.match.piece_search import (
    EDITION,
    MIN_SIMILARITY,
    PREFIX,
    TERM,
    PieceName,
    all_piece_names,
    edition_options,
    editions_with,
    list_editions,
    search_pieces,
    unknown_piece_error,
)
from burgrave.match.piece_text import describe_piece
from burgrave.match.presenters.base import presenter_for

WIDEST: Final = 100


def complete_card_names(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Complete ids, because names with blanks and accents are hard to type in a shell."""
    return [id for game in games() for _, id in all_piece_names(game_of(game)) if id.startswith(incomplete)]


def all_editions() -> list[str]:
    """Return the editions of all games."""
    return [edition for id in games() for edition in list_editions(game_of(id))]


def edition_option() -> Callable[[F], F]:
    """Return the decorator for `--edition`, for commands that do not name a game."""
    complete = complete_words(EDITION, all_editions)
    return option(
        "--edition", help_key="cli-filter-edition", value="|".join(all_editions()), shell_complete=complete
    )


def check_edition(typed: str | None) -> str | None:
    return None if typed is None else read_choice("--edition", typed, all_editions())


def check_edition_for(found: Sequence[Game[Any]], typed: str | None, tr: Translator) -> str | None:
    """Return the typed edition. Raise BurgraveError if none of these games has editions."""
    edition = check_edition(typed)
    if edition is not None and not any(list_editions(game) for game in found):
        raise BurgraveError("cli-editions-none", game=tr.game_title(found[0].id))
    return edition


@command("card", help_key="cli-card", examples=("card {piece}", "card {piece} --edition deluxe --lang cs"))
@argument(
    "name",
    help_key="cli-argument-card",
    value="name",
    nargs=-1,
    required=True,
    shell_complete=complete_card_names,
)
@edition_option()
def card(name: tuple[str, ...], edition: str | None) -> None:
    """Print a card. A name of several words needs no quotation marks."""
    typed = " ".join(name)
    tr = current_translator(check_edition(edition))
    found, is_named = find_cards(typed, tr)
    if not is_named:
        echo(tr.format("cli-card-closest", typed=typed), err=True)
    requested = check_edition_for([game for game, _ in found], edition, tr)
    blocks = [block for game, name in found for block in describe_card(game, name, tr, requested)]
    for place, block in enumerate(blocks):
        if place:
            echo()
        print_lines(block)


def find_cards(typed: str, tr: Translator) -> tuple[list[tuple[Game[Any], PieceName]], bool]:
    """Return every card that the name may mean, in any game, and whether it is the name or its beginning.

    Only the best matches count.
    """
    answers = [
        (game, search_pieces(game, typed, tr, list_editions(game)))
        for game in map(game_of, games())
        if all_piece_names(game)
    ]
    best = max(found.score for _, found in answers)
    fitting = [(game, found.names) for game, found in answers if found.score == best]
    if best < MIN_SIMILARITY:
        game, names = fitting[0]
        raise unknown_piece_error(game, typed, tr, names)
    return [(game, name) for game, names in fitting for name in names], best >= PREFIX - 1


def describe_card(game: Game[Any], name: PieceName, tr: Translator, requested: str | None) -> list[list[str]]:
    """Return descriptions of the card in all editions or the requested one. Equal ones are merged."""
    known = list_editions(game) or [""]
    chosen = requested if requested in known else None
    if name[0] == TERM or (chosen is not None and chosen not in editions_with(game, name)):
        return [
            describe_piece(presenter_for(game, edition_options(game, chosen or known[0]).to_dict()), tr, name)
        ]
    by_edition: dict[tuple[str, ...], list[str]] = {}
    for edition in known if chosen is None else [chosen]:
        presenter = presenter_for(game, edition_options(game, edition).to_dict())
        if name in presenter.pieces:
            lines = describe_piece(presenter, Translator(tr.language, edition) if edition else tr, name)
            by_edition.setdefault(tuple(lines), []).append(edition)
    return [
        [*lines, f"{tr.format(f'{game.id}-option-{EDITION}')}: {', '.join(edition_titles(game, tr, which))}"]
        if list_editions(game)
        else list(lines)
        for lines, which in by_edition.items()
    ]


def edition_titles(game: Game[Any], tr: Translator, which: list[str]) -> list[str]:
    return [tr.format(f"{game.id}-{EDITION}-{edition}") for edition in which]


def print_lines(lines: list[str]) -> None:
    """Print lines, wrapped to the width only if the output is a terminal."""
    if not sys.stdout.isatty():
        echo("\n".join(lines))
        return
    width = min(terminal_width(), WIDEST)
    for place, line in enumerate(lines):
        for each in wrap_text(line, width, "  "):
            click.echo(click.style(each, bold=place == 0))
