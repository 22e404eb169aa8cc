"""What can be played: a game with its options, the strengths of its bots and its prepared tables, as data."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NotRequired

from typing_extensions import TypedDict

from burgrave.bots.levels import Level, levels
from burgrave.core.game import Game
from burgrave.core.option import FILE, NUMBER, PLAYERS, WORD, Option, Options, by_data
from burgrave.core.piece import Preset
from burgrave.core.wrong import Wrong
from burgrave.table.library import all_names
from burgrave.text import Text

AnyGame = Game[Any]
Kind = Literal["number", "seat", "word", "words", "flag", "lot", "file"]

PRESET: Final = "preset"
USUAL_LEVEL: Final = 1  # of the levels, the weakest first: one that plays well and answers at once


class ChoiceOfOption(TypedDict):
    id: str
    label: str


class WhenData(TypedDict):
    """The option makes sense only where another one has one of these values."""

    option: str
    values: list[Any]


class OptionData(TypedDict):
    """One thing to choose before a game, as the engine declares it, with its words."""

    name: str
    kind: Kind
    group: str
    label: str
    help: str
    default: Any
    """a value, none if it follows from the rest, or `{"by": OPTION, "values": {…}}`"""
    choices: list[ChoiceOfOption]
    low: NotRequired[int]
    high: NotRequired[Any]
    when: list[WhenData]


class LevelData(TypedDict):
    """A strength of bots."""

    id: str
    name: str
    about: str
    ms: int
    """how long it thinks about a move"""


class PresetData(TypedDict):
    """A prepared table."""

    id: str
    name: str
    about: str
    edition: str
    cast: list[str]
    districts: list[str]


class GameData(TypedDict):
    """A game that can be played here."""

    id: str
    name: str
    about: str
    players: list[int]
    options: list[OptionData]
    levels: list[LevelData]
    usual_level: str
    presets: list[PresetData]


def game_data(game: AnyGame, text: Text, chosen: Sequence[Level] | None = None) -> GameData:
    """Everything that one chooses from before a game; of files, those that the host has taken in.

    `chosen`: the bots that may be chosen, if they are not just the levels.
    """
    return {
        "id": game.id,
        "name": text.title(game.id),
        "about": text.say(f"{game.id}-about") if text.has(f"{game.id}-about") else "",
        "players": player_counts(game),
        "options": [option_data(game, option, text) for option in from_afar(game)],
        "levels": [level_data(level, text) for level in (levels(game.id) if chosen is None else chosen)],
        "usual_level": usual_level(game),
        "presets": [preset_data(game, preset, text) for preset in game.library().presets()],
    }


def from_afar(game: AnyGame) -> list[Option]:
    """What can be chosen on another machine: no file of this one, but data taken in, by its digest."""
    taken_in = game.library().known_components()
    return [
        Option(option.name, WORD, option.about, None, taken_in, group=option.group)
        if option.kind == FILE
        else option
        for option in game.option_list()
        if option.kind != FILE or taken_in
    ]


def chosen_from_afar(game: AnyGame, given: Mapping[str, Any]) -> Options:
    """The options that somebody on another machine chose: none of them may name a file of this one."""
    taken_in = game.library().known_components()
    files = {
        option.name
        for option in game.option_list()
        if option.kind == FILE and given.get(option.name) not in (None, *taken_in)
    }
    known = ", ".join(option.name for option in from_afar(game))
    mistakes = [Wrong("option-unknown", option=name, known=known) for name in sorted(files)]
    try:
        options = game.options(**{name: value for name, value in given.items() if name not in files})
        if not mistakes:
            return options
    except Wrong as wrong:
        mistakes += [wrong, *wrong.others]
    first, *others = mistakes
    first.others = others
    raise first


def player_counts(game: AnyGame) -> list[int]:
    """For how many people the game is, whichever edition they choose."""
    option = next((each for each in game.option_list() if each.name == PLAYERS), None)
    return [] if option is None else list(range(option.low, option.highest({}) + 1))


def usual_level(game: AnyGame) -> str:
    """The level of a bot for which nobody has named one; empty if the game has no levels."""
    known = levels(game.id)
    return known[min(USUAL_LEVEL, len(known) - 1)].name if known else ""


def option_data(game: AnyGame, option: Option, text: Text) -> OptionData:
    choices: list[ChoiceOfOption] = [
        {"id": choice, "label": called(text, game, option.name, choice)} for choice in option.choices
    ]
    kind: Any = option.kind
    data: OptionData = {
        "name": option.name,
        "kind": kind,
        "group": option.group,
        "label": text.say(f"{game.id}-option-{option.name}"),
        "help": text.say(option.about, choices=", ".join(choice["label"] for choice in choices)),
        "default": by_data(option.default),
        "choices": choices,
        "when": [{"option": when.option, "values": when.values} for when in option.when],
    }
    if option.kind == NUMBER:
        data["low"] = option.low
        data["high"] = by_data(option.high)
    return data


def called(text: Text, game: AnyGame, option: str, choice: str) -> str:
    """The name of a choice: one of its own, or that of the piece."""
    key = f"{game.id}-{option}-{choice}"
    if text.has(key):
        return text.say(key)
    piece = next((name for name in all_names(game) if name[1] == choice), None)
    return text.name(game, *piece) if piece is not None else choice


def level_data(level: Level, text: Text) -> LevelData:
    """A bot that the host offers has the name by which the host asked for it."""
    own = level.name != level.bot
    return {
        "id": level.name,
        "name": text.say(f"level-{level.name}") if own else level.name,
        "about": text.say(f"level-about-{level.name}" if own else "level-about-offered"),
        "ms": level.ms,
    }


def preset_data(game: AnyGame, preset: Preset, text: Text) -> PresetData:
    return {
        "id": preset.id,
        "name": called(text, game, PRESET, preset.id),
        "about": text.rule(game, PRESET, preset.id),
        "edition": preset.edition,
        "cast": [id for _, id in preset.pieces.get("characters", [])],
        "districts": [id for _, id in preset.pieces.get("districts", [])],
    }
