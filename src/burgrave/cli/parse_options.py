"""Convert typed settings, bots and files to the values that commands need."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import click

from burgrave.bots.levels import levels
from burgrave.bots.spec import split_bots
from burgrave.cli.game_command import typed_settings
from burgrave.cli.localized import F, option
from burgrave.cli.param_types import parse_number_between, parse_whole_number
from burgrave.core.components import read_data
from burgrave.core.error import BurgraveError, OptionsError
from burgrave.core.game import Game
from burgrave.core.options import NUMBER, RANDOM_SEED, SEAT, WORD, WORDS, Option, Options, read_list
from burgrave.game_registry import register_components
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.game_setup import choice_name
from burgrave.match.piece_search import normalize

SEAT_NUMBERS: Final = ("value", "low", "high")


def resolve_options(game: Game[Any]) -> Options:
    """Return the game's options from the typed settings. The game itself checks them."""
    known = {option.name: option for option in game.option_list()}
    given: dict[str, Any] = {}
    for typed in typed_settings():
        if typed.name not in known:
            raise OptionsError("option-unknown", option=typed.name, known=", ".join(known))
        if typed.name in given:
            raise OptionsError("option-twice", option=typed.name)
        given[typed.name] = parse_value(game, known[typed.name], typed.value)
    try:
        return game.options(**given)
    except BurgraveError as error:
        seats = [name for name, option in known.items() if option.kind == SEAT]
        raise count_seats_from_one(error, seats) from None


def count_seats_from_one(error: BurgraveError, seats: Sequence[str]) -> BurgraveError:
    """Return the error with seat numbers counted from 1, as users type them."""
    for each in [error, *error.others]:
        if each.params.get("option") in seats:
            numbers = {name: str(value) for name, value in each.params.items() if name in SEAT_NUMBERS}
            each.params |= {
                name: int(value) + 1 for name, value in numbers.items() if value.lstrip("-").isdecimal()
            }
    return error


def parse_value(game: Game[Any], option: Option, typed: str | int | bool) -> Any:
    """Return the value for `Game.options`. The game rejects a value that does not fit its kind."""
    if not isinstance(typed, str):
        return typed
    if option.kind in (NUMBER, SEAT, RANDOM_SEED):
        number = parse_whole_number(typed)
        return typed if number is None else number - (option.kind == SEAT)
    if option.kind == WORDS:
        return [match_choice(game, option, word) for word in read_list(typed)]
    if option.kind == WORD:
        return match_choice(game, option, typed)
    return register_components_file(game, typed)


def match_choice(game: Game[Any], option: Option, typed: str) -> str:
    """Return the choice with the typed id or name in any language, else the typed text."""
    wanted = normalize(typed)
    for choice in option.choices:
        if wanted == normalize(choice) or wanted in choice_names(game, option, choice):
            return choice
    return typed


@cache
def choice_names(game: Game[Any], option: Option, choice: str) -> list[str]:
    """Return the names of a choice in all languages."""
    translators = [Translator(language) for language in LANGUAGES]
    return [normalize(choice_name(tr, game, option.name, choice)) for tr in translators]


def parse_bots(game: Game[Any], typed: str) -> list[str]:
    """Return the bots of a list. A level may be named in any language."""
    return [match_level(game, name) for name in split_bots(typed)]


def match_level(game: Game[Any], typed: str) -> str:
    wanted, translators = normalize(typed), [Translator(language) for language in LANGUAGES]
    for level in levels(game.id):
        if wanted in [normalize(tr.format(f"level-{level.name}")) for tr in translators]:
            return level.name
    return typed


def register_components_file(game: Game[Any], file: str) -> str:
    """Register the component data of a file with the game, and return the digest that names it."""
    return game.reference().register_components(read_data(Path(file).expanduser()), file)


def register_component_file_anywhere(file: str) -> None:
    """Register the component data of a file with every game that can use it."""
    register_components(read_data(Path(file).expanduser()), file)


def components_option() -> Callable[[F], F]:
    """Return the decorator for `--components`, for commands that read files which name component data."""
    path = click.Path().shell_complete
    return option("--components", help_key="cli-option-components", value="file", shell_complete=path)


def writable_path(file: str) -> Path:
    """Return the path. Raise BurgraveError if it is a folder, or if its folder does not exist."""
    path = Path(file).expanduser()
    if path.is_dir():
        raise BurgraveError("file-is-folder", file=file)
    if not path.parent.is_dir():
        raise BurgraveError("folder-missing", file=file, folder=str(path.parent))
    return path


def parse_numbers(option: str, typed: Sequence[str]) -> list[int]:
    return [parse_number_between(option, each, 1) for each in typed]


def split_commas(typed: str | None) -> list[str]:
    """Return the parts of `a, b`."""
    return [] if typed is None else [part.strip() for part in typed.split(",")]
