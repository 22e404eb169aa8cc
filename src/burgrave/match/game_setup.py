"""What a user chooses before a game: options, levels of bots and presets, as data."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final, Literal, NotRequired

from typing_extensions import TypedDict

from burgrave.bots.levels import Level, levels
from burgrave.core.error import BurgraveError, OptionsError
from burgrave.core.game import Game
from burgrave.core.options import FILE, NUMBER, PLAYERS, WORD, WORDS, Option, Options, dependent_data
from burgrave.core.piece import Preset
from burgrave.i18n import Translator
from burgrave.i18n.message_bundle import keys_with_prefix
from burgrave.match.component_files import has_files
from burgrave.match.piece_search import all_piece_names

AnyGame = Game[Any]
OptionKind = Literal["number", "seat", "word", "words", "flag", "lot", "file"]

PRESET: Final = "preset"
DEFAULT_LEVEL: Final = 1  # index in the levels, weakest first: it plays well and answers at once


class OptionChoiceData(TypedDict):
    id: str
    label: str


class ConditionData(TypedDict):
    """The option applies only if another option has one of these values."""

    option: str
    values: list[Any]


class OptionData(TypedDict):
    """One option of a game, as the engine declares it, with its texts."""

    name: str
    kind: OptionKind
    group: str
    label: str
    help: str
    about: str
    """what the option changes, for people; empty if the label says it"""
    default: Any
    """a value, none if it depends on other options, or `{"by": OPTION, "values": {…}}`"""
    choices: list[OptionChoiceData]
    exclusive: list[list[str]]
    """choices that cannot be chosen together, in pairs"""
    letters: list[OptionChoiceData]
    """the letters of a word that has one letter for each of several places"""
    low: NotRequired[int]
    high: NotRequired[Any]
    when: list[ConditionData]


class LevelData(TypedDict):
    """A level of bots."""

    id: str
    name: str
    description: str
    ms: int
    """the time for a move, in milliseconds"""


class PresetData(TypedDict):
    """A preset: a prepared cast with its districts."""

    id: str
    name: str
    description: str
    edition: str
    cast: list[str]
    districts: list[str]


class GameData(TypedDict):
    """A game that can be played here."""

    id: str
    name: str
    description: str
    players: list[int]
    options: list[OptionData]
    levels: list[LevelData]
    default_level: str
    own_components: bool
    """whether people may play with component files of their own"""
    presets: list[PresetData]


def game_data(
    game: AnyGame, tr: Translator, chosen: Sequence[Level] | None = None, own_files: bool = True
) -> GameData:
    """Return everything that a user chooses from before a game.

    Of component data, only what the host has registered can be chosen. `chosen` are the bots that can be
    chosen, if they are not just the levels.
    """
    return {
        "id": game.id,
        "name": tr.game_title(game.id),
        "description": tr.format(f"{game.id}-about") if tr.has(f"{game.id}-about") else "",
        "players": player_counts(game),
        "options": [option_data(game, option, tr) for option in client_options(game)],
        "levels": [level_data(level, tr) for level in (levels(game.id) if chosen is None else chosen)],
        "default_level": default_level(game),
        "own_components": own_files and has_files(game),
        "presets": [preset_data(game, preset, tr) for preset in game.reference().presets()],
    }


def client_options(game: AnyGame) -> list[Option]:
    """Return the options for a client on another machine.

    The client cannot name a file of this machine. It can choose registered component data by its digest.
    """
    taken_in = game.reference().registered_components()
    return [
        Option(option.name, WORD, option.help_key, None, taken_in, group=option.group)
        if option.kind == FILE
        else option
        for option in game.option_list()
        if option.kind != FILE or taken_in
    ]


def options_from_client(game: AnyGame, given: Mapping[str, Any]) -> Options:
    """Check and return the options that a client on another machine chose.

    None of them may name a file of this machine.
    """
    taken_in = game.reference().registered_components()
    files = {
        option.name
        for option in game.option_list()
        if option.kind == FILE and given.get(option.name) not in (None, *taken_in)
    }
    known = ", ".join(option.name for option in client_options(game))
    errors: list[BurgraveError] = [
        OptionsError("option-unknown", option=name, known=known) for name in sorted(files)
    ]
    try:
        options = game.options(**{name: value for name, value in given.items() if name not in files})
        if not errors:
            return options
    except BurgraveError as error:
        errors += [error, *error.others]
    first, *others = errors
    first.others = others
    raise first


def player_counts(game: AnyGame) -> list[int]:
    """Return the possible numbers of players, whatever the edition."""
    option = next((each for each in game.option_list() if each.name == PLAYERS), None)
    return [] if option is None else list(range(option.low, option.high_for({}) + 1))


def default_level(game: AnyGame) -> str:
    """Return the level of a bot for which the user chose none; empty if the game has no levels."""
    known = levels(game.id)
    return known[min(DEFAULT_LEVEL, len(known) - 1)].name if known else ""


def option_data(game: AnyGame, option: Option, tr: Translator) -> OptionData:
    choices: list[OptionChoiceData] = [
        {"id": choice, "label": choice_name(tr, game, option.name, choice)} for choice in option.choices
    ]
    kind: Any = option.kind
    about = f"{game.id}-about-{option.name}"
    data: OptionData = {
        "name": option.name,
        "kind": kind,
        "group": option.group,
        "label": tr.format(f"{game.id}-option-{option.name}"),
        "help": tr.format(option.help_key, choices=", ".join(choice["label"] for choice in choices)),
        "about": tr.format(about) if tr.has(about) else "",
        "default": dependent_data(option.default),
        "choices": choices,
        "exclusive": exclusive_choices(game, option.name) if option.kind == WORDS else [],
        "letters": option_letters(game, option, tr),
        "when": [{"option": when.option, "values": when.values} for when in option.when],
    }
    if option.kind == NUMBER:
        data["low"] = option.low
        data["high"] = dependent_data(option.high)
    return data


@cache
def exclusive_choices(game: AnyGame, name: str) -> list[list[str]]:
    """Return the pairs of choices that are valid alone, but not together."""
    option = next(each for each in game.option_list() if each.name == name)
    alone = [choice for choice in option.choices if is_valid(game, name, [choice])]
    return [list(pair) for pair in combinations(alone, 2) if not is_valid(game, name, list(pair))]


def is_valid(game: AnyGame, name: str, value: list[str]) -> bool:
    try:
        game.options(**{name: value})
    except BurgraveError:
        return False
    return True


def option_letters(game: AnyGame, option: Option, tr: Translator) -> list[OptionChoiceData]:
    """Return the named letters of an option whose word has one letter for each place."""
    if option.kind != WORD or option.choices:
        return []
    beginning = f"{game.id}-{option.name}-"
    letters = [key.removeprefix(beginning) for key in keys_with_prefix(beginning)]
    return [{"id": letter, "label": tr.format(beginning + letter)} for letter in letters if len(letter) == 1]


def choice_name(tr: Translator, game: AnyGame, option: str, choice: str) -> str:
    """Return the name of a choice: its own text, or the name of the piece with this id."""
    key = f"{game.id}-{option}-{choice}"
    if tr.has(key):
        return tr.format(key)
    piece = next((name for name in all_piece_names(game) if name[1] == choice), None)
    return tr.name_of(game, *piece) if piece is not None else choice


def level_data(level: Level, tr: Translator) -> LevelData:
    """Return a level as data. A bot that the host offers has the name that the host gave it."""
    own = level.name != level.bot
    return {
        "id": level.name,
        "name": tr.format(f"level-{level.name}") if own else level.name,
        "description": tr.format(f"level-about-{level.name}" if own else "level-about-offered"),
        "ms": level.ms,
    }


def preset_data(game: AnyGame, preset: Preset, tr: Translator) -> PresetData:
    return {
        "id": preset.id,
        "name": choice_name(tr, game, PRESET, preset.id),
        "description": tr.piece_text(game, PRESET, preset.id),
        "edition": preset.edition,
        "cast": [id for _, id in preset.pieces.get("characters", [])],
        "districts": [id for _, id in preset.pieces.get("districts", [])],
    }
