"""The options of Praga, checked: what was wrong, and what would be right."""

import re
from typing import Any, Final, final

from burgrave.core.agenda import NOBODY
from burgrave.core.game import Options
from burgrave.core.given import RANDOM, one_of, only, seat_or_random, whole
from burgrave.core.wrong import Wrong
from burgrave.praga.components import Components, from_file, known, printed
from burgrave.praga.rules import NO_SOLO, PARLER, SIMPLE, Setting

KNOWN: Final = [
    "players",
    "side",
    "tile_order",
    "road_tiles",
    "hunger_wall",
    "cathedral",
    "bridge",
    "first_player",
    "solo",
    "components",
]
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


def resolve(given: dict[str, Any]) -> PragaOptions:
    only(given, KNOWN)
    players = whole("players", given.get("players", default_players(given)), 1, MOST_PLAYERS)
    side = one_of("side", given.get("side", "A"), SIDES)
    order = one_of("tile_order", given.get("tile_order", ORDERS[0]), ORDERS)
    hunger_wall = one_of("hunger_wall", given.get("hunger_wall", SETS[0]), SETS)
    cathedral = one_of("cathedral", given.get("cathedral", SETS[0]), SETS)
    setting = Setting(
        players,
        side,
        order == RANDOM,
        road_tiles(given.get("road_tiles", [])),
        hunger_wall,
        cathedral,
        bridge(given.get("bridge", "a" * PLACES)),
        seat_or_random("first_player", given.get("first_player", RANDOM), players),
        solo(given.get("solo"), players),
    )
    return PragaOptions(setting, components(given.get("components")))


def default_players(given: dict[str, Any]) -> int:
    return 1 if given.get("solo") not in (None, SOLO[0]) else DEFAULT_PLAYERS


def road_tiles(value: Any) -> list[str]:
    """A list of tiles; of the second space one side at most."""
    listed = value if isinstance(value, list) else [part for part in str(value).split(",") if part.strip()]
    if [str(item).strip().lower() for item in listed] == ["none"]:
        return []
    chosen = {one_of("road_tiles", str(item).strip(), ROAD_TILES) for item in listed}
    if {"KR-IIa", "KR-IIb"} <= chosen:
        raise Wrong("option-road-sides", value=", ".join(sorted(chosen)))
    return [tile for tile in ROAD_TILES if tile in chosen]


def bridge(value: Any) -> str:
    """A letter for each place."""
    letters = str(value).lower()
    if len(letters) != PLACES or set(letters) - {"a", "b"}:
        raise Wrong("option-bridge", value=str(value), right="a" * PLACES)
    return letters


def solo(value: Any, players: int) -> int:
    if players > 1:
        if value not in (None, SOLO[NO_SOLO]):
            raise Wrong("option-solo-players", value=str(value), players=players)
        return NO_SOLO
    mode = one_of("solo", SOLO[SIMPLE] if value is None else value, SOLO[1:])
    return PARLER if mode == SOLO[PARLER] else SIMPLE


def components(value: Any) -> Components:
    """The printed pieces, a corrected file, or one read before, by its digest."""
    ours = printed()
    if value is None or value == ours.digest:
        return ours
    read_before = known(str(value))
    if read_before is not None:
        return read_before
    if DIGEST.fullmatch(str(value)):
        raise Wrong("components-unknown", digest=str(value))
    return from_file(str(value))
