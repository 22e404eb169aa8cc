"""The options of Praga and their checks."""

import re
from typing import Any, Final, final

from burgrave.core.agenda import NO_SEAT
from burgrave.core.error import BurgraveError, OptionsError, short_repr
from burgrave.core.options import (
    FILE,
    NUMBER,
    RANDOM,
    SEAT,
    WORD,
    WORDS,
    Condition,
    DependsOn,
    Option,
    Options,
    OptionsChecker,
    seat_number,
)
from burgrave.praga.components import EARLIER, Components, find_components, from_file, printed_components
from burgrave.praga.rules import NO_SOLO, SIMPLE, Setting

SIDES: Final = ["A", "B"]
ORDERS: Final = ["recommended", "random"]
ROAD_TILES: Final = ["KR-I", "KR-IIa", "KR-IIb", "KR-III"]
SETS: Final = ["base", "A", "B"]
SOLO: Final = ["none", "simple", "parler"]
DEFAULT_PLAYERS: Final = 4
MOST_PLAYERS: Final = 4
PLACES: Final = 5
DIGEST: Final = re.compile(r"[0-9a-f]{32}")


@final
class PragaOptions(Options):
    """All options of one game."""

    def __init__(self, setting: Setting, components: Components) -> None:
        super().__init__(setting.players)
        self.setting = setting
        self.components = components

    def to_dict(self) -> dict[str, Any]:
        setting = self.setting
        first = setting.first_player
        out: dict[str, Any] = {
            "players": setting.players,
            "side": setting.side,
            "tile_order": ORDERS[int(setting.shuffled)],
            "road_tiles": setting.road_tiles,
            "hunger_wall": setting.hunger_wall,
            "cathedral": setting.cathedral,
            "bridge": setting.bridge,
        }
        if setting.players > 1:
            out["first_player"] = RANDOM if first == NO_SEAT else first
        else:
            out["solo"] = SOLO[setting.solo]
        if self.components.digest != printed_components().digest:
            out["components"] = self.components.digest
        return out


def option_list() -> list[Option]:
    """Return all options, in the order in which a user interface asks for them."""
    alone = Condition("players", [1], "option-solo-players")
    return [
        Option("players", NUMBER, "cli-praga-players", DEFAULT_PLAYERS, low=1, high=MOST_PLAYERS),
        Option("side", WORD, "cli-praga-side", SIDES[0], SIDES),
        Option("tile_order", WORD, "cli-praga-tile-order", ORDERS[0], ORDERS),
        Option("road_tiles", WORDS, "cli-praga-road-tiles", [], ROAD_TILES, group="pieces"),
        Option("hunger_wall", WORD, "cli-praga-hunger-wall", SETS[0], SETS, group="pieces"),
        Option("cathedral", WORD, "cli-praga-cathedral", SETS[0], SETS, group="pieces"),
        Option("bridge", WORD, "cli-praga-bridge", "a" * PLACES, group="pieces"),
        Option("first_player", SEAT, "cli-praga-first-player", RANDOM, [RANDOM]),
        Option(
            "solo", WORD, "cli-praga-solo", DependsOn("players", {1: SOLO[SIMPLE]}), SOLO[1:], when=[alone]
        ),
        Option("components", FILE, "cli-praga-components", group="pieces"),
    ]


def resolve(given: dict[str, Any]) -> PragaOptions:
    """Return the checked options, or raise BurgraveError with all errors.

    A solo opponent implies a game for one player.
    """
    solo = given.get("solo") not in (None, SOLO[NO_SOLO])
    asked = {name: value for name, value in given.items() if name != "solo" or solo}
    chosen = OptionsChecker(option_list(), {"players": 1, **asked} if solo else asked)
    setting = Setting(
        chosen["players"],
        chosen["side"],
        chosen["tile_order"] == RANDOM,
        road_tiles(chosen),
        chosen["hunger_wall"],
        chosen["cathedral"],
        bridge(chosen),
        seat_number(chosen["first_player"]),
        SOLO.index(chosen["solo"] or SOLO[NO_SOLO]),
    )
    pieces = components(chosen)
    chosen.raise_errors()
    return PragaOptions(setting, pieces)


def road_tiles(chosen: OptionsChecker) -> list[str]:
    """Return the given tiles, of the second space at most one side."""
    named = [id for id in chosen["road_tiles"] if id.lower() != "none"]
    found = {tile for tile in ROAD_TILES if tile.lower() in [id.lower() for id in named]}
    for id in named:
        if id.lower() not in [tile.lower() for tile in ROAD_TILES]:
            error = {"option": "road_tiles", "value": id, "choices": ", ".join(ROAD_TILES)}
            chosen.add_error(OptionsError("option-choice", **error))
    if {"KR-IIa", "KR-IIb"} <= found:
        chosen.add_error(OptionsError("option-road-sides", value=", ".join(sorted(found))))
    return [tile for tile in ROAD_TILES if tile in found]


def bridge(chosen: OptionsChecker) -> str:
    """Return one letter for each place."""
    letters = short_repr(chosen["bridge"]).lower()
    if len(letters) != PLACES or set(letters) - {"a", "b"}:
        chosen.add_error(
            OptionsError("option-bridge", value=short_repr(chosen["bridge"]), right="a" * PLACES)
        )
    return letters


def components(chosen: OptionsChecker) -> Components:
    """Return the components of the given file, or the printed ones if it is not valid."""
    try:
        return components_of(chosen["components"])
    except BurgraveError as error:
        chosen.add_error(error)
        return printed_components()


def components_of(value: Any) -> Components:
    """Return the printed components, those of a file, or those of a digest that was loaded before."""
    ours = printed_components()
    if value is None or value == ours.digest or value in EARLIER:
        return ours
    name = short_repr(value) if isinstance(value, int) else str(value)
    read_before = find_components(name)
    if read_before is not None:
        return read_before
    if DIGEST.fullmatch(name):
        raise OptionsError("components-unknown", digest=name)
    return from_file(name)
