"""What was typed, as the commands need it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from burgrave.cli.spoken import F, option
from burgrave.cli.table import typed_settings
from burgrave.core.game import Game, Options
from burgrave.core.setting import FILE, LOT, NUMBER, SEAT, WORDS
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.games import games


def resolve(game: Game[Any]) -> Options:
    """The game's options from what was typed; the game itself checks them."""
    kinds = {setting.name: setting.kind for setting in game.settings()}
    given: dict[str, Any] = {}
    for typed in typed_settings():
        if typed.name not in kinds:
            raise Wrong("option-unknown", option=typed.name, known=", ".join(kinds))
        if typed.name in given:
            raise Wrong("option-twice", option=typed.name)
        given[typed.name] = value_for(game, kinds[typed.name], typed.value)
    try:
        return game.options(**given)
    except Wrong as wrong:
        raise (
            counted_from_one(wrong) if kinds.get(str(wrong.given.get("option"))) == SEAT else wrong
        ) from None


def counted_from_one(wrong: Wrong) -> Wrong:
    """A seat that does not exist, in the numbers of whoever typed it."""
    numbers = {name: value + 1 for name, value in wrong.given.items() if isinstance(value, int)}
    return Wrong(wrong.key, **{**wrong.given, **numbers})


def value_for(game: Game[Any], kind: str, typed: str | int | bool) -> Any:
    """The value as `Game.options` takes it; what does not fit the kind is left for the game to refuse."""
    if not isinstance(typed, str):
        return typed
    if kind in (NUMBER, LOT, SEAT):
        return int(typed) - (kind == SEAT) if typed.removeprefix("-").isdecimal() else typed
    if kind == WORDS:
        return split_list(typed)
    return know_file(game, typed) if kind == FILE else typed


def know_file(game: Game[Any], file: str) -> str:
    """Let the game know the component data in a file; the digest by which it is named from then on."""
    return game.know_components(Path(file).expanduser().read_bytes(), file)


def know_file_somewhere(file: str) -> None:
    """The same where no game is named: each game that can use the data knows it."""
    problems: list[Wrong] = []
    for id in games():
        try:
            know_file(game_of(id), file)
        except Wrong as wrong:
            problems.append(wrong)
    if len(problems) == len(games()):
        raise next((wrong for wrong in problems if wrong.key != "components-none"), problems[0])


def components_option() -> Callable[[F], F]:
    """`--components`, for commands that read files in which component data is named."""
    path = click.Path().shell_complete
    return option("--components", about="cli-option-components", value="file", shell_complete=path)


def whole_numbers(option: str, typed: Sequence[str]) -> list[int]:
    for each in typed:
        if not each.isdecimal():
            raise Wrong("number-whole", option=option, value=each, low=1)
    return [int(each) for each in typed]


def split_list(typed: str | None) -> list[str]:
    """`a, b` as its parts."""
    return [] if typed is None else [part.strip() for part in typed.split(",")]
