"""`burgrave cards`: the cards of a game, all or some of them."""

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import click

from burgrave.cli.card import WIDEST, show
from burgrave.cli.spoken import Option, argument, made, option, spoken, tell, words_of
from burgrave.cli.table import GameCommand
from burgrave.cli.typed import whole
from burgrave.core.game import Game
from burgrave.core.piece import Piece
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.lab.extras import is_installed
from burgrave.table.lens import Lens, lens_for
from burgrave.table.library import EDITION, all_pieces, editions, options_of, plain, type_word
from burgrave.table.pieces import described, kind_name, kind_word, number_name, rulings
from burgrave.text import Text

if TYPE_CHECKING:
    from rich.table import Table

    from burgrave.terminal.board import Board

KIND: Final = "kind"
TYPE: Final = "type"
FILTERS: Final = "burgrave.cli.filters"  # where a context keeps what was typed
EXAMPLES: Final = ("cards {game}", "cards {game} --rulings")

Names = Callable[[str], str]  # how the reader calls something that has an id


class CardsCommand(GameCommand):
    """Its options are what cards of the game can be told apart by."""

    def own_options(self, game: str) -> list[Option]:
        return filters_of(game)

    def options_of_none(self) -> list[Option]:
        return filters_of(games()[0])


@cache
def filters_of(game: str) -> list[Option]:
    """`--edition`, `--kind` and `--type`, as far as there are several, and one for each number on a card."""
    found = game_of(game)
    words = {EDITION: editions(found), KIND: kinds(found), TYPE: types(found)}
    by_word = [filter_by(name, choices) for name, choices in words.items() if len(choices) > 1]
    numbers = dict.fromkeys(number for piece in all_pieces(found) for number in piece.numbers)
    return by_word + [filter_by(number, []) for number in numbers]


def filter_by(name: str, choices: list[str]) -> Option:
    """One filter; what is typed is kept until all is read."""

    def keep(context: click.Context, parameter: click.Parameter, typed: str | None) -> None:
        value = typed if choices else whole(1)(context, parameter, typed)
        if value is not None:
            context.meta.setdefault(FILTERS, {})[name] = value

    complete = words_of(name, lambda: choices) if choices else None
    made = Option([f"--{name}", f"filter_{name}"], expose_value=False, callback=keep, shell_complete=complete)
    made.about = f"cli-filter-{name}"
    made.value, made.choices = name if choices else "number", ", ".join(choices)
    return made


def kinds(game: Game[Any]) -> list[str]:
    return list(dict.fromkeys(piece.kind for piece in all_pieces(game)))


def types(game: Game[Any]) -> list[str]:
    """In the order of the game's own list of them."""
    found = {piece.type for piece in all_pieces(game) if piece.type}
    return [type for type in game.words().names.get(TYPE, []) if type in found]


def cards_command(function: Callable[..., Any]) -> CardsCommand:
    return made(CardsCommand, "cards", "cli-cards", EXAMPLES)(function)


@cards_command
@argument(
    "game",
    about="cli-argument-cards-game",
    value="game",
    required=False,
    shell_complete=words_of("games", games),
)
@option("--rulings", "with_rulings", about="terminal-option-rulings", is_flag=True)
@click.pass_context
def cards(context: click.Context, game: str | None, with_rulings: bool) -> None:
    """Every filter given must hold."""
    chosen = game_of(game if game is not None else games()[0])
    filters: dict[str, Any] = context.meta.get(FILTERS, {})
    known = editions(chosen)
    edition = one_of(EDITION, filters.pop(EDITION, known[0]), known, str) if known else ""
    text = spoken(edition) if edition else spoken()
    options = options_of(chosen, edition)
    found = chosen_pieces(chosen, text, chosen.library().pieces(options), filters)
    if not found:
        tell(text.say("terminal-cards-none"))
    else:
        title = f"{chosen.id}-{EDITION}-{edition}" if edition else f"{chosen.id}-title"
        listed(lens_for(chosen, options.as_dict()), text, found, text.say(title))
    if with_rulings:
        tell()
        for line in rulings(chosen, text, chosen.library().rulings(options)):
            show([line])


def chosen_pieces(game: Game[Any], text: Text, found: list[Piece], filters: Mapping[str, Any]) -> list[Piece]:
    for name, value in filters.items():
        if name == KIND:
            wanted = one_of(KIND, value, kinds(game), lambda kind: kind_word(game, text, kind))
            found = [piece for piece in found if piece.kind == wanted]
        elif name == TYPE:
            wanted = one_of(TYPE, value, types(game), lambda type: type_word(game, text, type))
            found = [piece for piece in found if piece.type == wanted]
        else:
            found = [piece for piece in found if piece.numbers.get(name) == value]
    return found


def one_of(name: str, typed: str, choices: Sequence[str], called: Names) -> str:
    """The choice that was typed: by its id, or as the reader calls it."""
    wanted = plain(typed)
    for choice in choices:
        if wanted in (plain(choice), plain(called(choice))):
            return choice
    raise Wrong("option-choice", option=f"--{name}", value=typed, choices=", ".join(choices))


def listed(lens: Lens, text: Text, found: Sequence[Piece], title: str) -> None:
    """A table on a terminal, a few lines for each card elsewhere or where the extra `terminal` is missing."""
    if sys.stdout.isatty() and is_installed("rich"):
        from rich.console import Console

        from burgrave.terminal.board import board_for

        console = Console(highlight=False)
        console.print(table_of(board_for(lens), text, found, title), width=min(console.width, WIDEST + 40))
        return
    list_in_lines(lens, text, found)


def list_in_lines(lens: Lens, text: Text, found: Sequence[Piece]) -> None:
    """Each card names its rulings; each ruling is told once, after all cards."""
    for place, piece in enumerate(found):
        if place:
            tell()
        show(described(lens, text, (piece.vocabulary, piece.id), with_rulings=False))
        if piece.rulings:
            tell(text.say("terminal-cards-rulings", rulings=", ".join(piece.rulings)))
    named = dict.fromkeys(ruling for piece in found for ruling in piece.rulings)
    if named:
        tell()
        show(rulings(lens.game, text, list(named)))


def table_of(board: "Board", text: Text, found: Sequence[Piece], title: str) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text as Line

    game = board.game
    numbers = list(dict.fromkeys(number for piece in found for number in piece.numbers))
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    table.title = title
    table.title_justify = "left"
    table.title_style = "bold"
    table.add_column(text.say("terminal-heading-card"))
    table.add_column(text.say("cli-type"))
    for number in numbers:
        table.add_column(number_name(game, text, number), justify="right", no_wrap=True)
    table.add_column(text.say("cli-effect"), ratio=1)
    for piece in found:
        name = (piece.vocabulary, piece.id)
        mark = board.chip(name)
        mark.append(f"{' ' if mark.cell_len else ''}{text.name(game, *name)}")
        sort = type_word(game, text, piece.type) if piece.type else kind_name(game, text, piece)
        values = [str(piece.numbers.get(number, "")) for number in numbers]
        rulings = f" [{', '.join(piece.rulings)}]" if piece.rulings else ""
        table.add_row(mark, sort, *values, Line(board.lens.rule(name, text) + rulings))
    return table
