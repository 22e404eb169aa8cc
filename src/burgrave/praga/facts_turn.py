"""Facts about the turn that is under way."""

from typing import Any, Final

from burgrave.core.facts import Bag, Thing, ThingList
from burgrave.praga.catalogue import (
    ACTION_IDS,
    BRIDGE_TILE_IDS,
    PROJECT_IDS,
    SPACE_IDS,
    TECHNOLOGY_IDS,
    TILE_IDS,
)
from burgrave.praga.claims import SPAN
from burgrave.praga.facts_ids import action_tile, actions_of, marked, piece, piece_or_none, plot_id
from burgrave.praga.facts_table import wheel_bonus
from burgrave.praga.state import Table
from burgrave.praga.steps import BOT_ROTATION, CHOOSE_ROTATION, KEEP_TECHNOLOGY

HOW_IDS: Final = ["main", "extra", "technology"]  # where a performance comes from


def turn(s: Table) -> Thing:
    rules = s.rules
    return Thing(
        seat=int(s.turn),
        taken=action_tile(rules, s.taken) if s.taken else None,
        actions=actions_of(rules, s.taken) if s.taken else Bag(),
        wheel_bonus=wheel_bonus(rules, s.wheel_bonus) if s.wheel_bonus else None,
        main_done=bool(s.main_done),
        bought=bool(s.bought),
        extra_actions=int(s.extra_actions),
        refreshed=bool(s.refreshed),
        sideways={PROJECT_IDS[0]: int(s.hunger_credits), PROJECT_IDS[1]: int(s.cathedral_credits)},
        optional_sideways={PROJECT_IDS[0]: int(s.hunger_optional), PROJECT_IDS[1]: int(s.cathedral_optional)},
        road_effects=marked(SPACE_IDS, s.road_effects),
        road_egg_effects=marked(SPACE_IDS, s.road_egg_effects),
        claims=ThingList(claim(s, number) for number in s.claims),
        drawn=drawn(s),
        **chosen(s),
    )


def claim(s: Table, number: int) -> Thing:
    """An open upgrade claim and the tiles it can be used for, the lowest first."""
    action = number // SPAN
    on_hex = [tile for tile in s.players[s.turn].upgrades if s.rules.upgrade_action[tile] == action]
    return Thing(action=ACTION_IDS[action], options=[TILE_IDS[tile] for tile in on_hex[number % SPAN :]])


def drawn(s: Table) -> Bag:
    """The technologies or bridge tiles among which somebody chooses."""
    ids = TECHNOLOGY_IDS if s.step() == KEEP_TECHNOLOGY else BRIDGE_TILE_IDS
    return Bag(piece(ids, entry) for entry in s.drawn)


def chosen(s: Table) -> dict[str, Any]:
    """What has been chosen so far for the performance that is under way."""
    tile = piece_or_none(TILE_IDS, s.tile)
    placed = tile is not None and s.step() in (CHOOSE_ROTATION, BOT_ROTATION)
    return {
        "tile": tile,
        "slot": int(s.place) + 1 if placed and tile is not None and tile[0] == "W" else None,
        "plot": plot_id(s.rules, s.place) if placed and tile is not None and tile[0] == "B" else None,
    }
