"""What was typed, as the commands need it."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import click

from burgrave.bots.levels import levels
from burgrave.bots.spec import split
from burgrave.cli.spoken import F, option
from burgrave.cli.table import typed_settings
from burgrave.cli.typed import number_between, whole_number
from burgrave.core.game import Game
from burgrave.core.option import LOT, NUMBER, SEAT, WORD, WORDS, Option, Options, listed
from burgrave.core.wrong import Wrong
from burgrave.games import know_components
from burgrave.table.library import plain
from burgrave.table.programme import called
from burgrave.text import LANGUAGES, Text

COUNTED: Final = ("value", "low", "high")


def resolve(game: Game[Any]) -> Options:
    """The game's options from what was typed; the game itself checks them."""
    known = {option.name: option for option in game.option_list()}
    given: dict[str, Any] = {}
    for typed in typed_settings():
        if typed.name not in known:
            raise Wrong("option-unknown", option=typed.name, known=", ".join(known))
        if typed.name in given:
            raise Wrong("option-twice", option=typed.name)
        given[typed.name] = value_for(game, known[typed.name], typed.value)
    try:
        return game.options(**given)
    except Wrong as wrong:
        seats = [name for name, option in known.items() if option.kind == SEAT]
        raise counted_from_one(wrong, seats) from None


def counted_from_one(wrong: Wrong, seats: Sequence[str]) -> Wrong:
    """A seat that does not exist, in the numbers of whoever typed it."""
    for each in [wrong, *wrong.others]:
        if each.given.get("option") in seats:
            numbers = {name: str(value) for name, value in each.given.items() if name in COUNTED}
            each.given |= {
                name: int(value) + 1 for name, value in numbers.items() if value.lstrip("-").isdecimal()
            }
    return wrong


def value_for(game: Game[Any], option: Option, typed: str | int | bool) -> Any:
    """The value as `Game.options` takes it; what does not fit the kind is left for the game to refuse."""
    if not isinstance(typed, str):
        return typed
    if option.kind in (NUMBER, SEAT, LOT):
        number = whole_number(typed)
        return typed if number is None else number - (option.kind == SEAT)
    if option.kind == WORDS:
        return [meant(game, option, word) for word in listed(typed)]
    if option.kind == WORD:
        return meant(game, option, typed)
    return know_file(game, typed)


def meant(game: Game[Any], option: Option, typed: str) -> str:
    """The choice that was typed: by its id, or by its name in any language."""
    wanted = plain(typed)
    for choice in option.choices:
        if wanted == plain(choice) or wanted in named(game, option, choice):
            return choice
    return typed


@cache
def named(game: Game[Any], option: Option, choice: str) -> list[str]:
    """What a choice is called in each language."""
    texts = [Text(language) for language in LANGUAGES]
    return [plain(called(text, game, option.name, choice)) for text in texts]


def bots_named(game: Game[Any], typed: str) -> list[str]:
    """The bots of a list; a level may be named in any language."""
    return [level_meant(game, name) for name in split(typed)]


def level_meant(game: Game[Any], typed: str) -> str:
    wanted, texts = plain(typed), [Text(language) for language in LANGUAGES]
    for level in levels(game.id):
        if wanted in [plain(text.say(f"level-{level.name}")) for text in texts]:
            return level.name
    return typed


def know_file(game: Game[Any], file: str) -> str:
    """Let the game know the component data in a file; the digest by which it is named from then on."""
    return game.library().know_components(Path(file).expanduser().read_bytes(), file)


def know_file_somewhere(file: str) -> None:
    """The same where no game is named: each game that can use the data knows it."""
    know_components(Path(file).expanduser().read_bytes(), file)


def components_option() -> Callable[[F], F]:
    """`--components`, for commands that read files in which component data is named."""
    path = click.Path().shell_complete
    return option("--components", about="cli-option-components", value="file", shell_complete=path)


def path_to_write(file: str) -> Path:
    """Return the path; raises Wrong if its folder does not exist."""
    path = Path(file).expanduser()
    if not path.parent.is_dir():
        raise Wrong("terminal-folder-missing", file=file, folder=str(path.parent))
    return path


def whole_numbers(option: str, typed: Sequence[str]) -> list[int]:
    return [number_between(option, each, 1) for each in typed]


def split_list(typed: str | None) -> list[str]:
    """`a, b` as its parts."""
    return [] if typed is None else [part.strip() for part in typed.split(",")]
