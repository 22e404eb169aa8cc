"""What was typed, as the commands need it."""

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
from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.core.options import NUMBER, RANDOM_SEED, SEAT, WORD, WORDS, Option, Options, read_list
from burgrave.game_registry import register_components
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.game_setup import choice_name
from burgrave.match.piece_search import normalize

SEAT_NUMBERS: Final = ("value", "low", "high")


def resolve_options(game: Game[Any]) -> Options:
    """The game's options from what was typed; the game itself checks them."""
    known = {option.name: option for option in game.option_list()}
    given: dict[str, Any] = {}
    for typed in typed_settings():
        if typed.name not in known:
            raise BurgraveError("option-unknown", option=typed.name, known=", ".join(known))
        if typed.name in given:
            raise BurgraveError("option-twice", option=typed.name)
        given[typed.name] = parse_value(game, known[typed.name], typed.value)
    try:
        return game.options(**given)
    except BurgraveError as error:
        seats = [name for name, option in known.items() if option.kind == SEAT]
        raise count_seats_from_one(error, seats) from None


def count_seats_from_one(error: BurgraveError, seats: Sequence[str]) -> BurgraveError:
    """A seat that does not exist, in the numbers of whoever typed it."""
    for each in [error, *error.others]:
        if each.params.get("option") in seats:
            numbers = {name: str(value) for name, value in each.params.items() if name in SEAT_NUMBERS}
            each.params |= {
                name: int(value) + 1 for name, value in numbers.items() if value.lstrip("-").isdecimal()
            }
    return error


def parse_value(game: Game[Any], option: Option, typed: str | int | bool) -> Any:
    """The value as `Game.options` takes it; what does not fit the kind is left for the game to refuse."""
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
    """The choice that was typed: by its id, or by its name in any language."""
    wanted = normalize(typed)
    for choice in option.choices:
        if wanted == normalize(choice) or wanted in choice_names(game, option, choice):
            return choice
    return typed


@cache
def choice_names(game: Game[Any], option: Option, choice: str) -> list[str]:
    """What a choice is called in each language."""
    translators = [Translator(language) for language in LANGUAGES]
    return [normalize(choice_name(tr, game, option.name, choice)) for tr in translators]


def parse_bots(game: Game[Any], typed: str) -> list[str]:
    """The bots of a list; a level may be named in any language."""
    return [match_level(game, name) for name in split_bots(typed)]


def match_level(game: Game[Any], typed: str) -> str:
    wanted, translators = normalize(typed), [Translator(language) for language in LANGUAGES]
    for level in levels(game.id):
        if wanted in [normalize(tr.format(f"level-{level.name}")) for tr in translators]:
            return level.name
    return typed


def register_components_file(game: Game[Any], file: str) -> str:
    """Let the game know the component data in a file; the digest by which it is named from then on."""
    return game.reference().register_components(Path(file).expanduser().read_bytes(), file)


def register_component_file_anywhere(file: str) -> None:
    """The same where no game is named: each game that can use the data knows it."""
    register_components(Path(file).expanduser().read_bytes(), file)


def components_option() -> Callable[[F], F]:
    """`--components`, for commands that read files in which component data is named."""
    path = click.Path().shell_complete
    return option("--components", about="cli-option-components", value="file", shell_complete=path)


def writable_path(file: str) -> Path:
    """Return the path; raises BurgraveError if its folder does not exist."""
    path = Path(file).expanduser()
    if not path.parent.is_dir():
        raise BurgraveError("folder-missing", file=file, folder=str(path.parent))
    return path


def parse_numbers(option: str, typed: Sequence[str]) -> list[int]:
    return [parse_number_between(option, each, 1) for each in typed]


def split_commas(typed: str | None) -> list[str]:
    """`a, b` as its parts."""
    return [] if typed is None else [part.strip() for part in typed.split(",")]
