"""`burgrave card`: what one card is and does, in every edition that has it."""

from typing import Any, Final

import click
from rich.console import Console
from rich.text import Text as Line

from burgrave.cli.pieces import editions, sheets
from burgrave.cli.spoken import argument, command, spoken
from burgrave.core.game import Game
from burgrave.core.words import Wrong
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.terminal.cardtext import described
from burgrave.terminal.lines import wrapped
from burgrave.terminal.sheets import Name, all_names, by_name, find, plain
from burgrave.text import Text

WIDEST: Final = 100


def card_names(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Completes ids: names with blanks and accents are a burden in a shell."""
    return [id for game in games() for _, id in all_names(game_of(game)) if id.startswith(incomplete)]


@command("card", about="cli-card", examples=("card king", "card Hřbitov --lang cs", "card great wall"))
@argument("name", about="cli-argument-card", value="name", nargs=-1, required=True, shell_complete=card_names)
def card(name: tuple[str, ...]) -> None:
    """A name of several words needs no quotation marks."""
    typed = " ".join(name)
    text = spoken()
    blocks = [block for game, found in found_in(typed, text) for block in told(game, found, text)]
    console = Console(highlight=False)
    for place, block in enumerate(blocks):
        if place:
            click.echo()
        show(block, console)


def found_in(typed: str, text: Text) -> list[tuple[Game[Any], Name]]:
    """Every card of that name in any game."""
    found: list[tuple[Game[Any], Name]] = []
    problem: Wrong | None = None
    for id in games():
        game = game_of(id)
        try:
            found += [(game, name) for name in find(game, typed, text, editions(game))]
        except Wrong as wrong:
            problem = problem or wrong
    if not found and problem is not None:
        raise problem
    return found


def told(game: Game[Any], name: Name, text: Text) -> list[list[str]]:
    """What the card is; once for all editions in which it is the same."""
    by_edition: dict[tuple[str, ...], list[str]] = {}
    for edition in editions(game):
        sheet = by_name(sheets(game, edition)).get(name)
        if sheet is not None:
            lines = described(game, Text(text.language, edition), name, sheet)
            by_edition.setdefault(tuple(lines), []).append(text.say(f"{game.id}-edition-{edition}"))
    if not by_edition:
        return [described(game, text, name, None)]
    return [
        [*lines, f"{text.say(f'{game.id}-option-edition')}: {', '.join(which)}"]
        for lines, which in by_edition.items()
    ]


def show(lines: list[str], console: Console) -> None:
    """Wrapped on a terminal, one line for each thing elsewhere."""
    if not console.is_terminal:
        click.echo("\n".join(lines))
        return
    width = min(console.width, WIDEST)
    for place, line in enumerate(lines):
        for each in wrapped(line, width, "  "):
            console.print(Line(each, "bold" if place == 0 else ""))


def matches(word: str, choices: dict[str, str]) -> str | None:
    """The choice whose id or name this is."""
    wanted = plain(word)
    return next((id for id, name in choices.items() if wanted in (plain(id), plain(name))), None)
