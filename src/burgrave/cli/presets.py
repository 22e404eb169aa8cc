"""`burgrave presets`: list the presets of a game, all of them or one by its name."""

from typing import Any

import click

from burgrave.cli.card import print_lines
from burgrave.cli.localized import argument, command, complete_words, current_translator
from burgrave.cli.parse_options import match_choice
from burgrave.core.error import BurgraveError, OptionsError
from burgrave.core.game import Game
from burgrave.core.options import Option
from burgrave.core.piece import Preset
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.i18n import Translator
from burgrave.match.game_setup import PRESET, choice_name


def preset_ids() -> list[str]:
    return [preset.id for game in games() for preset in game_of(game).reference().presets()]


@command("presets", help_key="cli-presets", examples=("presets", "presets cunning_agents"))
@argument(
    "name",
    help_key="cli-argument-preset",
    value="name",
    nargs=-1,
    required=False,
    shell_complete=complete_words("presets", preset_ids),
)
def presets(name: tuple[str, ...]) -> None:
    """Print presets. A name of several words needs no quotation marks."""
    for place, (game, preset) in enumerate(find_presets(" ".join(name))):
        if place:
            click.echo()
        print_lines(describe_preset(game, preset, current_translator(preset.edition)))


def find_presets(typed: str) -> list[tuple[Game[Any], Preset]]:
    """Return all presets, those of a game, or the one with the typed id or name in any language."""
    every = [(game, preset) for game in map(game_of, games()) for preset in game.reference().presets()]
    if not typed:
        return every
    if typed in games():
        found = [(game, preset) for game, preset in every if game.id == typed]
        if not found:
            raise BurgraveError("cli-presets-none", game=typed, command="burgrave presets")
        return found
    for game, preset in every:
        if match_choice(game, Option(PRESET, "", "", choices=[preset.id]), typed) == preset.id:
            return [(game, preset)]
    choices = ", ".join(preset.id for _, preset in every)
    raise OptionsError("option-preset-unknown", option=PRESET, value=typed, choices=choices)


def describe_preset(game: Game[Any], preset: Preset, tr: Translator) -> list[str]:
    """Return the name of a preset, a sentence, and a line for each kind of piece."""
    lines = [
        f"{choice_name(tr, game, PRESET, preset.id)} ({preset.id})",
        tr.piece_text(game, PRESET, preset.id),
    ]
    for option, pieces in preset.pieces.items():
        names = ", ".join(tr.name_of(game, *piece) for piece in pieces)
        lines.append(f"{tr.format(f'{game.id}-option-{option}')}: {names}")
    return lines
