"""`burgrave card`: what one card is and does, in every edition that has it."""

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

import click

from burgrave.cli.output import columns
from burgrave.cli.spoken import F, argument, command, option, spoken, tell, words_of
from burgrave.core.game import Game
from burgrave.core.option import one_of
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.table.lens import lens_for
from burgrave.table.library import (
    CLOSE,
    EDITION,
    TERM,
    Name,
    all_names,
    editions,
    editions_with,
    options_of,
    sought,
    unknown,
)
from burgrave.table.pieces import described
from burgrave.text import Text
from burgrave.text.width import wrapped

WIDEST: Final = 100


def card_names(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Completes ids: names with blanks and accents are a burden in a shell."""
    return [id for game in games() for _, id in all_names(game_of(game)) if id.startswith(incomplete)]


def all_editions() -> list[str]:
    """The editions of all games."""
    return [edition for id in games() for edition in editions(game_of(id))]


def edition_option() -> Callable[[F], F]:
    """`--edition`, for commands that name no game."""
    complete = words_of(EDITION, all_editions)
    return option(
        "--edition", about="cli-filter-edition", value="|".join(all_editions()), shell_complete=complete
    )


def edition_typed(typed: str | None) -> str | None:
    return None if typed is None else one_of("--edition", typed, all_editions())


def edition_for(found: Sequence[Game[Any]], typed: str | None, text: Text) -> str | None:
    """Return the edition that was typed; raises Wrong if none of these games has editions."""
    edition = edition_typed(typed)
    if edition is not None and not any(editions(game) for game in found):
        raise Wrong("terminal-editions-none", game=text.title(found[0].id))
    return edition


@command("card", about="cli-card", examples=("card {piece}", "card {piece} --edition deluxe --lang cs"))
@argument("name", about="cli-argument-card", value="name", nargs=-1, required=True, shell_complete=card_names)
@edition_option()
def card(name: tuple[str, ...], edition: str | None) -> None:
    """A name of several words needs no quotation marks."""
    typed = " ".join(name)
    text = spoken(edition_typed(edition))
    found = found_in(typed, text)
    asked = edition_for([game for game, _ in found], edition, text)
    blocks = [block for game, name in found for block in told(game, name, text, asked)]
    for place, block in enumerate(blocks):
        if place:
            tell()
        show(block)


def found_in(typed: str, text: Text) -> list[tuple[Game[Any], Name]]:
    """Every card that the name means, of whichever game; a name that fits better keeps others out."""
    answers = [
        (game, sought(game, typed, text, editions(game))) for game in map(game_of, games()) if all_names(game)
    ]
    best = max(found.fit for _, found in answers)
    fitting = [(game, found.names) for game, found in answers if found.fit == best]
    if best < CLOSE:
        game, names = fitting[0]
        raise unknown(game, typed, text, names)
    return [(game, name) for game, names in fitting for name in names]


def told(game: Game[Any], name: Name, text: Text, asked: str | None) -> list[list[str]]:
    """What the card is; once for all editions in which it is the same, or in the one that is asked for."""
    known = editions(game) or [""]
    here = asked if asked in known else None
    if name[0] == TERM or (here is not None and here not in editions_with(game, name)):
        return [described(lens_for(game, options_of(game, here or known[0]).as_dict()), text, name)]
    by_edition: dict[tuple[str, ...], list[str]] = {}
    for edition in known if here is None else [here]:
        lens = lens_for(game, options_of(game, edition).as_dict())
        if name in lens.sheets:
            lines = described(lens, Text(text.language, edition) if edition else text, name)
            by_edition.setdefault(tuple(lines), []).append(edition)
    return [
        [*lines, f"{text.say(f'{game.id}-option-{EDITION}')}: {', '.join(titles(game, text, which))}"]
        if editions(game)
        else list(lines)
        for lines, which in by_edition.items()
    ]


def titles(game: Game[Any], text: Text, which: list[str]) -> list[str]:
    return [text.say(f"{game.id}-{EDITION}-{edition}") for edition in which]


def show(lines: list[str]) -> None:
    """Wrapped on a terminal, one line for each thing elsewhere."""
    if not sys.stdout.isatty():
        tell("\n".join(lines))
        return
    width = min(columns(), WIDEST)
    for place, line in enumerate(lines):
        for each in wrapped(line, width, "  "):
            click.echo(click.style(each, bold=place == 0))
