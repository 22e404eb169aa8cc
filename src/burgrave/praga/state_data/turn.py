"""State data of the present turn."""

from typing import Final, Literal

from burgrave.praga.board_data.model import wheel_bonus
from burgrave.praga.catalogue import (
    ACTION_IDS,
    BRIDGE_TILE_IDS,
    SPACE_IDS,
    TECHNOLOGY_IDS,
    TILE_IDS,
)
from burgrave.praga.claims import SPAN
from burgrave.praga.hexes import SIDES
from burgrave.praga.state import PragaState
from burgrave.praga.state_data.ids import action_tile, actions_of, marked_ids, piece, piece_or_none, plot_id
from burgrave.praga.state_data.pending import pending
from burgrave.praga.state_data.sides import sides
from burgrave.praga.state_data.types import ClaimData, PragaTurnData
from burgrave.praga.steps import (
    BOT_ROTATION,
    CHOOSE_PLOT,
    CHOOSE_ROTATION,
    CHOOSE_SLOT,
    CHOOSE_TILE,
    KEEP_TECHNOLOGY,
)

How = Literal["main", "extra", "technology"]

HOW_IDS: Final[list[How]] = ["main", "extra", "technology"]  # the source of a performance
CHOOSING: Final = (CHOOSE_TILE, CHOOSE_SLOT, CHOOSE_PLOT, CHOOSE_ROTATION)
TURNING: Final = (CHOOSE_ROTATION, BOT_ROTATION)


def turn(s: PragaState) -> PragaTurnData:
    rules = s.rules
    choosing = s.current_step() in CHOOSING
    tile = piece_or_none(TILE_IDS, s.tile)
    placed = tile[0] if tile is not None and s.current_step() in TURNING else ""
    return {
        "seat": int(s.turn),
        "taken": action_tile(rules, s.taken) if s.taken else None,
        "actions": actions_of(rules, s.taken) if s.taken else [],
        "wheel_bonus": wheel_bonus(rules, s.wheel_bonus),
        "main_done": bool(s.main_done),
        "bought": bool(s.bought),
        "extra_actions": int(s.extra_actions),
        "refreshed": bool(s.refreshed),
        "sideways": {"hunger_wall": int(s.hunger_credits), "cathedral": int(s.cathedral_credits)},
        "optional_sideways": {"hunger_wall": int(s.hunger_optional), "cathedral": int(s.cathedral_optional)},
        "road_effects": marked_ids(SPACE_IDS, s.road_effects),
        "road_egg_effects": marked_ids(SPACE_IDS, s.road_egg_effects),
        "claims": [claim(s, number) for number in s.claims],
        "pending": pending(s),
        "drawn": drawn_pieces(s),
        "performing": HOW_IDS[s.how] if choosing else None,
        "discount": int(s.discount) if choosing else 0,
        "tile": tile,
        "slot": int(s.place) + 1 if placed == "W" else None,
        "plot": plot_id(rules, s.place) if placed == "B" else None,
        "rotations": [sides(s, s.tile, turned) for turned in range(SIDES)] if placed else [],
    }


def claim(s: PragaState, number: int) -> ClaimData:
    """Return an open upgrade claim and the tiles for which it can be used, the lowest first."""
    action = number // SPAN
    on_hex = [tile for tile in s.players[s.turn].upgrades if s.rules.upgrade_action[tile] == action]
    return {"action": ACTION_IDS[action], "options": [TILE_IDS[tile] for tile in on_hex[number % SPAN :]]}


def drawn_pieces(s: PragaState) -> list[str]:
    """Return the technologies or bridge tiles from which a seat chooses."""
    ids = TECHNOLOGY_IDS if s.current_step() == KEEP_TECHNOLOGY else BRIDGE_TILE_IDS
    return [piece(ids, entry) for entry in s.drawn]
