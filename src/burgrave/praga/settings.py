"""What can be chosen before a game of Praga; options.py checks it."""

from burgrave.core.given import RANDOM
from burgrave.core.setting import FILE, NUMBER, SEAT, WORD, WORDS, Setting
from burgrave.praga.options import ORDERS, ROAD_TILES, SETS, SIDES, SOLO


def settings() -> list[Setting]:
    return [
        Setting("players", NUMBER, "cli-praga-players"),
        Setting("side", WORD, "cli-praga-side", SIDES),
        Setting("tile_order", WORD, "cli-praga-tile-order", ORDERS),
        Setting("road_tiles", WORDS, "cli-praga-road-tiles", ROAD_TILES),
        Setting("hunger_wall", WORD, "cli-praga-hunger-wall", SETS),
        Setting("cathedral", WORD, "cli-praga-cathedral", SETS),
        Setting("bridge", WORD, "cli-praga-bridge"),
        Setting("first_player", SEAT, "cli-praga-first-player", [RANDOM]),
        Setting("solo", WORD, "cli-praga-solo", SOLO[1:]),
        Setting("components", FILE, "cli-praga-components"),
    ]
