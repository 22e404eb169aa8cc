"""`burgrave presets`: the prepared tables of a game, all of them or one by its name."""

from typing import Any

import click

from burgrave.cli.card import show
from burgrave.cli.given import meant
from burgrave.cli.spoken import argument, command, spoken, words_of
from burgrave.core.game import Game
from burgrave.core.option import Option
from burgrave.core.piece import Preset
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.table.programme import PRESET, called
from burgrave.text import Text


def known_presets() -> list[str]:
    return [preset.id for game in games() for preset in game_of(game).library().presets()]


@command("presets", about="cli-presets", examples=("presets", "presets cunning_agents"))
@argument(
    "name",
    about="cli-argument-preset",
    value="name",
    nargs=-1,
    required=False,
    shell_complete=words_of("presets", known_presets),
)
def presets(name: tuple[str, ...]) -> None:
    """A name of several words needs no quotation marks."""
    for place, (game, preset) in enumerate(chosen(" ".join(name))):
        if place:
            click.echo()
        show(described(game, preset, spoken(preset.edition)))


def chosen(typed: str) -> list[tuple[Game[Any], Preset]]:
    """All presets, or the one that is meant, by its id or by its name in any language."""
    every = [(game, preset) for game in map(game_of, games()) for preset in game.library().presets()]
    if not typed:
        return every
    for game, preset in every:
        if meant(game, Option(PRESET, "", "", choices=[preset.id]), typed) == preset.id:
            return [(game, preset)]
    choices = ", ".join(preset.id for _, preset in every)
    raise Wrong("option-preset-unknown", option=PRESET, value=typed, choices=choices)


def described(game: Game[Any], preset: Preset, text: Text) -> list[str]:
    """Its name, a sentence, and a line for each sort of pieces."""
    lines = [f"{called(text, game, PRESET, preset.id)} ({preset.id})", text.rule(game, PRESET, preset.id)]
    for option, pieces in preset.pieces.items():
        names = ", ".join(text.name(game, *piece) for piece in pieces)
        lines.append(f"{text.say(f'{game.id}-option-{option}')}: {names}")
    return lines
