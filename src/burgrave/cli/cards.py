"""`burgrave cards`: the cards of an edition, all or some of them."""

from collections.abc import Sequence
from typing import Any, Final

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from burgrave.cli.card import WIDEST, matches, show
from burgrave.cli.pieces import editions, sheets
from burgrave.cli.spoken import command, option, spoken, words_of
from burgrave.cli.typed import whole
from burgrave.core.game import Game
from burgrave.core.words import Wrong
from burgrave.games import game as game_of
from burgrave.terminal.board import board_for
from burgrave.terminal.cardtext import described, kind_name, rulings
from burgrave.terminal.rulings import rulings_of
from burgrave.terminal.sheets import Sheet, by_name, type_word
from burgrave.text import Text

GAME: Final = "citadels"  # the one game whose cards are worth a list so far
KINDS: Final = ("character", "district", "action")
EXAMPLES: Final = ("cards", "cards --kind district --type unique", "cards --rank 4", "cards --rulings")


def types() -> list[str]:
    return game_of(GAME).words().names["type"][1:]


@command("cards", about="cli-cards", examples=EXAMPLES)
@option(
    "--edition",
    about="cli-option-edition",
    value="edition",
    shell_complete=words_of("editions", lambda: editions(game_of(GAME))),
)
@option("--kind", about="terminal-option-kind", value="kind", shell_complete=words_of("kinds", lambda: KINDS))
@option(
    "--type", "type_", about="terminal-option-type", value="type", shell_complete=words_of("types", types)
)
@option("--rank", about="terminal-option-rank", value="number", callback=whole(1))
@option("--rulings", "with_rulings", about="terminal-option-rulings", is_flag=True)
def cards(
    edition: str | None, kind: str | None, type_: str | None, rank: int | None, with_rulings: bool
) -> None:
    """Every filter given must hold."""
    game = game_of(GAME)
    chosen = edition if edition is not None else editions(game)[0]
    if chosen not in editions(game):
        raise Wrong("option-choice", option="--edition", value=chosen, choices=", ".join(editions(game)))
    text = spoken(chosen)
    found = sheets(game, chosen)
    if kind is not None:
        named = {each: text.say(f"terminal-kind-{each}") for each in KINDS}
        wanted = one_of("--kind", kind, named)
        found = [sheet for sheet in found if sheet.kind == wanted]
    if type_ is not None:
        wanted = one_of("--type", type_, {each: type_word(game, text, each) for each in types()})
        found = [sheet for sheet in found if sheet.type == wanted]
    if rank is not None:
        found = [sheet for sheet in found if sheet.rank == rank]
    if not found:
        click.echo(text.say("terminal-cards-none"))
    else:
        listed(game, text, found, chosen)
    if with_rulings:
        click.echo()
        for line in rulings(game, text, rulings_of(game.id, chosen)):
            show([line], Console(highlight=False))


def one_of(option: str, typed: str, choices: dict[str, str]) -> str:
    found = matches(typed, choices)
    if found is None:
        raise Wrong("option-choice", option=option, value=typed, choices=", ".join(choices))
    return found


def listed(game: Game[Any], text: Text, found: Sequence[Sheet], edition: str) -> None:
    """A table for eyes, or a few lines for each card where something else reads."""
    console = Console(highlight=False)
    if not console.is_terminal:
        for place, sheet in enumerate(found):
            if place:
                click.echo()
            click.echo("\n".join(described(game, text, (sheet.vocabulary, sheet.id), sheet)))
        return
    console.print(table_of(game, text, found, edition), width=min(console.width, WIDEST + 40))


def table_of(game: Game[Any], text: Text, found: Sequence[Sheet], edition: str) -> Table:
    board = board_for(game, by_name(found))
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    table.title = text.say(f"{game.id}-edition-{edition}")
    table.title_justify = "left"
    table.title_style = "bold"
    table.add_column(text.say("terminal-heading-card"))
    table.add_column(text.say("cli-type"))
    for heading in ("terminal-heading-rank-cost", "cli-points", "cli-copies"):
        table.add_column(text.say(heading), justify="right")
    table.add_column(text.say("cli-effect"), ratio=1)
    for sheet in found:
        name = (sheet.vocabulary, sheet.id)
        mark = board.chip(name)
        mark.append(f"{' ' if mark.cell_len else ''}{text.name(game, *name)}")
        sort = type_word(game, text, sheet.type) if sheet.type else kind_name(game, text, sheet)
        price = sheet.rank if sheet.rank is not None else sheet.cost
        copies = None if sheet.rank is not None else sheet.copies
        numbers = ["" if number is None else str(number) for number in (price, sheet.points, copies)]
        rulings = f" [{', '.join(sheet.rulings)}]" if sheet.rulings else ""
        table.add_row(mark, sort, *numbers, Line(text.rule(game, *name) + rulings))
    return table
