"""What was typed, as the commands need it."""

from collections.abc import Sequence
from typing import Any

from burgrave.cli.table import typed_options
from burgrave.core.game import Game, Options
from burgrave.core.words import Wrong


def resolve(game: Game[Any], edition: str | None, players: str | None, more: Sequence[str]) -> Options:
    """The game's options from what was typed; the game itself checks them."""
    given: dict[str, Any] = {}
    typed = map(name_and_value, [*typed_options(), *more])
    for name, value in [("edition", edition), ("players", players), *typed]:
        if value is None:
            continue
        if name in given:
            raise Wrong("option-twice", option=name)
        given[name] = int(value) if value.removeprefix("-").isdecimal() else value
    return game.options(**given)


def name_and_value(typed: str) -> tuple[str, str]:
    name, _, value = typed.partition("=")
    if not (name and value):
        raise Wrong("option-form", text=typed)
    return name, value


def whole_numbers(option: str, typed: Sequence[str]) -> list[int]:
    for each in typed:
        if not each.isdecimal():
            raise Wrong("number-whole", option=option, value=each, low=0)
    return [int(each) for each in typed]


def split_list(typed: str | None) -> list[str]:
    """`a, b` as its parts."""
    return [] if typed is None else [part.strip() for part in typed.split(",")]
