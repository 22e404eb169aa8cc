"""The options of Praga, checked: what was wrong, and what would be right."""

import re
from typing import Any, Final, final

from burgrave.core.agenda import NOBODY
from burgrave.core.option import (
    FILE,
    NUMBER,
    RANDOM,
    SEAT,
    WORD,
    WORDS,
    By,
    Given,
    Option,
    Options,
    When,
    seat_number,
)
from burgrave.core.wrong import Wrong, said
from burgrave.praga.components import Components, from_file, known, printed
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
    """Every choice of a table."""

    def __init__(self, setting: Setting, components: Components) -> None:
        super().__init__(setting.players)
        self.setting = setting
        self.components = components

    def as_dict(self) -> dict[str, Any]:
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
            out["first_player"] = RANDOM if first == NOBODY else first
        else:
            out["solo"] = SOLO[setting.solo]
        if self.components.digest != printed().digest:
            out["components"] = self.components.digest
        return out


def option_list() -> list[Option]:
    """Everything that can be chosen, in the order in which one would ask."""
    alone = When("players", [1], "option-solo-players")
    return [
        Option("players", NUMBER, "cli-praga-players", DEFAULT_PLAYERS, low=1, high=MOST_PLAYERS),
        Option("side", WORD, "cli-praga-side", SIDES[0], SIDES),
        Option("tile_order", WORD, "cli-praga-tile-order", ORDERS[0], ORDERS),
        Option("road_tiles", WORDS, "cli-praga-road-tiles", [], ROAD_TILES, group="pieces"),
        Option("hunger_wall", WORD, "cli-praga-hunger-wall", SETS[0], SETS, group="pieces"),
        Option("cathedral", WORD, "cli-praga-cathedral", SETS[0], SETS, group="pieces"),
        Option("bridge", WORD, "cli-praga-bridge", "a" * PLACES, group="pieces"),
        Option("first_player", SEAT, "cli-praga-first-player", RANDOM, [RANDOM]),
        Option("solo", WORD, "cli-praga-solo", By("players", {1: SOLO[SIMPLE]}), SOLO[1:], when=[alone]),
        Option("components", FILE, "cli-praga-components", group="pieces"),
    ]


def resolve(given: dict[str, Any]) -> PragaOptions:
    """Raises Wrong with everything that is amiss. An opponent for a solo game means a game for one."""
    solo = given.get("solo") not in (None, SOLO[NO_SOLO])
    asked = {name: value for name, value in given.items() if name != "solo" or solo}
    chosen = Given(option_list(), {"players": 1, **asked} if solo else asked)
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
    chosen.settle()
    return PragaOptions(setting, pieces)


def road_tiles(chosen: Given) -> list[str]:
    """Those that were named; of the second space one side at most."""
    named = [id for id in chosen["road_tiles"] if id.lower() != "none"]
    found = {tile for tile in ROAD_TILES if tile.lower() in [id.lower() for id in named]}
    for id in named:
        if id.lower() not in [tile.lower() for tile in ROAD_TILES]:
            wrong = {"option": "road_tiles", "value": id, "choices": ", ".join(ROAD_TILES)}
            chosen.mistake(Wrong("option-choice", **wrong))
    if {"KR-IIa", "KR-IIb"} <= found:
        chosen.mistake(Wrong("option-road-sides", value=", ".join(sorted(found))))
    return [tile for tile in ROAD_TILES if tile in found]


def bridge(chosen: Given) -> str:
    """A letter for each place."""
    letters = said(chosen["bridge"]).lower()
    if len(letters) != PLACES or set(letters) - {"a", "b"}:
        chosen.mistake(Wrong("option-bridge", value=said(chosen["bridge"]), right="a" * PLACES))
    return letters


def components(chosen: Given) -> Components:
    """The printed pieces; those of another file if it can be used."""
    try:
        return components_of(chosen["components"])
    except Wrong as wrong:
        chosen.mistake(wrong)
        return printed()


def components_of(value: Any) -> Components:
    """The printed pieces, a corrected file, or one read before, by its digest."""
    ours = printed()
    if value is None or value == ours.digest:
        return ours
    name = said(value) if isinstance(value, int) else str(value)
    read_before = known(name)
    if read_before is not None:
        return read_before
    if DIGEST.fullmatch(name):
        raise Wrong("components-unknown", digest=name)
    return from_file(name)
