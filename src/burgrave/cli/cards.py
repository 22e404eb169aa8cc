"""`burgrave cards`: list the cards of a game, all or some of them."""

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import click

from burgrave.cli.card import WIDEST, print_lines
from burgrave.cli.game_command import GameCommand
from burgrave.cli.localized import (
    LocalizedOption,
    argument,
    complete_words,
    current_translator,
    echo,
    make_command,
    option,
)
from burgrave.cli.param_types import whole_number_type
from burgrave.core.error import BurgraveError, OptionsError
from burgrave.core.game import Game
from burgrave.core.piece import Piece
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.i18n import Translator
from burgrave.match.piece_search import (
    EDITION,
    all_pieces,
    edition_options,
    list_editions,
    normalize,
    short_type_name,
)
from burgrave.match.piece_text import describe_piece, kind_with_type, kind_word, number_name, ruling_lines
from burgrave.match.presenters.base import Presenter, presenter_for
from burgrave.simulation.extras import is_installed

if TYPE_CHECKING:
    from rich.table import Table

    from burgrave.terminal.board_renderer import BoardRenderer

KIND: Final = "kind"
TYPE: Final = "type"
FILTERS: Final = "burgrave.cli.filters"  # key of the typed filters in the context
EXAMPLES: Final = ("cards {game}", "cards {game} --rulings")

NameFunction = Callable[[str], str]  # returns the translated name of an id


class CardsCommand(GameCommand):
    """A command whose options are filters for the cards of a game."""

    def game_options(self, game: str) -> list[LocalizedOption]:
        return filter_options(game)

    def options_without_game(self) -> list[LocalizedOption]:
        return filter_options(games()[0])


@cache
def filter_options(game: str) -> list[LocalizedOption]:
    """Return `--edition`, `--kind` and `--type` if there are several, and one option for each number."""
    found = game_of(game)
    words = {EDITION: list_editions(found), KIND: piece_kinds(found), TYPE: piece_types(found)}
    by_word = [filter_option(name, choices) for name, choices in words.items() if len(choices) > 1]
    numbers = dict.fromkeys(number for piece in all_pieces(found) for number in piece.numbers)
    return by_word + [filter_option(number, []) for number in numbers]


def filter_option(name: str, choices: list[str]) -> LocalizedOption:
    """Return one filter option. The typed value is kept in the context until all options are read."""

    def keep(context: click.Context, parameter: click.Parameter, typed: str | None) -> None:
        value = typed if choices else whole_number_type(1)(context, parameter, typed)
        if value is not None:
            context.meta.setdefault(FILTERS, {})[name] = value

    complete = complete_words(name, lambda: choices) if choices else None
    added = LocalizedOption(
        [f"--{name}", f"filter_{name}"], expose_value=False, callback=keep, shell_complete=complete
    )
    added.help_key = f"cli-filter-{name}"
    added.value, added.choices = name if choices else "number", ", ".join(choices)
    if name == EDITION:
        added.value = "|".join(choices)
    return added


def piece_kinds(game: Game[Any]) -> list[str]:
    return list(dict.fromkeys(piece.kind for piece in all_pieces(game)))


def piece_types(game: Game[Any]) -> list[str]:
    """Return the types of pieces in the order of the game's own list."""
    found = {piece.type for piece in all_pieces(game) if piece.type}
    return [type for type in game.notation.names.get(TYPE, []) if type in found]


def cards_command(function: Callable[..., Any]) -> CardsCommand:
    return make_command(CardsCommand, "cards", "cli-cards", EXAMPLES)(function)


@cards_command
@argument(
    "game",
    help_key="cli-argument-cards-game",
    value="game",
    required=False,
    shell_complete=complete_words("games", games),
)
@option("--rulings", "with_rulings", help_key="cli-option-rulings", is_flag=True)
@click.pass_context
def cards(context: click.Context, game: str | None, with_rulings: bool) -> None:
    """Print the cards that match all filters."""
    if game is None:
        raise BurgraveError("cli-cards-game", known=", ".join(games()))
    chosen = game_of(game)
    filters: dict[str, Any] = context.meta.get(FILTERS, {})
    known = list_editions(chosen)
    edition = match_choice(EDITION, filters.pop(EDITION, known[0]), known, str) if known else ""
    tr = current_translator(edition) if edition else current_translator()
    options = edition_options(chosen, edition)
    found = filter_pieces(chosen, tr, chosen.reference().pieces(options), filters)
    if not found:
        echo(tr.format("cards-none"))
    else:
        title = f"{chosen.id}-{EDITION}-{edition}" if edition else f"{chosen.id}-title"
        print_cards(presenter_for(chosen, options.to_dict()), tr, found, tr.format(title))
    if with_rulings:
        echo()
        for line in ruling_lines(chosen, tr, chosen.reference().rulings(options)):
            print_lines([line])


def filter_pieces(
    game: Game[Any], tr: Translator, found: list[Piece], filters: Mapping[str, Any]
) -> list[Piece]:
    for name, value in filters.items():
        if name == KIND:
            wanted = match_choice(KIND, value, piece_kinds(game), lambda kind: kind_word(game, tr, kind))
            found = [piece for piece in found if piece.kind == wanted]
        elif name == TYPE:
            wanted = match_choice(
                TYPE, value, piece_types(game), lambda type: short_type_name(game, tr, type)
            )
            found = [piece for piece in found if piece.type == wanted]
        else:
            found = [piece for piece in found if piece.numbers.get(name) == value]
    return found


def match_choice(name: str, typed: str, choices: Sequence[str], name_of: NameFunction) -> str:
    """Return the typed choice, by its id or by its translated name. Raise BurgraveError if there is none."""
    wanted = normalize(typed)
    for choice in choices:
        if wanted in (normalize(choice), normalize(name_of(choice))):
            return choice
    raise OptionsError("option-choice", option=f"--{name}", value=typed, choices=", ".join(choices))


def print_cards(presenter: Presenter, tr: Translator, found: Sequence[Piece], title: str) -> None:
    """Print a table on a terminal, else (or without the extra `terminal`) a few lines for each card."""
    if sys.stdout.isatty() and is_installed("rich"):
        from rich.console import Console

        from burgrave.terminal.board_renderer import renderer_for

        console = Console(highlight=False)
        console.print(
            cards_table(renderer_for(presenter), tr, found, title), width=min(console.width, WIDEST + 40)
        )
        return
    print_card_lines(presenter, tr, found)


def print_card_lines(presenter: Presenter, tr: Translator, found: Sequence[Piece]) -> None:
    """Print each card with the numbers of its rulings, and each ruling once after all cards."""
    for place, piece in enumerate(found):
        if place:
            echo()
        print_lines(describe_piece(presenter, tr, (piece.vocabulary, piece.id), with_rulings=False))
        if piece.rulings:
            echo(tr.format("cli-cards-rulings", rulings=", ".join(piece.rulings)))
    named = dict.fromkeys(ruling for piece in found for ruling in piece.rulings)
    if named:
        echo()
        print_lines(ruling_lines(presenter.game, tr, list(named)))


def cards_table(board: "BoardRenderer", tr: Translator, found: Sequence[Piece], title: str) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text as Line

    game = board.game
    numbers = list(dict.fromkeys(number for piece in found for number in piece.numbers))
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    table.title = title
    table.title_justify = "left"
    table.title_style = "bold"
    table.add_column(tr.format("cli-heading-card"))
    table.add_column(tr.format("cli-type"))
    for number in numbers:
        table.add_column(number_name(game, tr, number), justify="right", no_wrap=True)
    table.add_column(tr.format("cli-effect"), ratio=1)
    for piece in found:
        name = (piece.vocabulary, piece.id)
        mark = board.piece_mark(name)
        mark.append(f"{' ' if mark.cell_len else ''}{tr.name_of(game, *name)}")
        sort = short_type_name(game, tr, piece.type) if piece.type else kind_with_type(game, tr, piece)
        values = [str(piece.numbers.get(number, "")) for number in numbers]
        rulings = f" [{', '.join(piece.rulings)}]" if piece.rulings else ""
        table.add_row(mark, sort, *values, Line(board.presenter.piece_text(name, tr) + rulings))
    return table
