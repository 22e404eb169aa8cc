"""The state data of Praga, in addition to the data that all games share."""

from typing import Any, Final, cast, get_args

from burgrave.core.agenda import NO_SEAT
from burgrave.core.state_data import UNKNOWN
from burgrave.praga.board_data.types import Zone
from burgrave.praga.catalogue import BRIDGE_TILE_IDS, PLAZA_TILE_IDS, TECHNOLOGY_IDS, TOKEN_IDS
from burgrave.praga.rules import MAP_HEXES, PragaRules
from burgrave.praga.state import PragaState
from burgrave.praga.state_data.city import plazas, plots
from burgrave.praga.state_data.crane import crane
from burgrave.praga.state_data.ids import BOT, SOLO_IDS, marked_ids, piece, plot_ids
from burgrave.praga.state_data.opponent import opponent
from burgrave.praga.state_data.seat import player
from burgrave.praga.state_data.supply import bridge, display, pieces, seals, stacks, technology_stacks
from burgrave.praga.state_data.turn import turn
from burgrave.praga.state_data.types import Phase, Pieces, PragaSetupData, Side
from burgrave.praga.steps import BOT_PLOT, BOT_ROTATION, DISCARD_WINDOWS, PAWN

PHASES: Final[list[str]] = list(get_args(Phase))
ZONES: Final[list[str]] = list(get_args(Zone))


def build_state_data(s: PragaState) -> dict[str, Any]:
    return {
        "setup": setup(s.rules),
        "phase": phase(s),
        "turn": turn(s) if s.turn != NO_SEAT and not s.is_over else None,
        "era": int(s.era),
        "round": max(int(p.turns) for p in s.players),
        "turn_number": sum(int(p.turns) for p in s.players),
        "first_player": int(s.first),
        "crane": crane(s),
        "platform": int(s.platform),
        "display": display(s),
        "stacks": stacks(s),
        "technology_stacks": technology_stacks(s),
        "used_technologies": marked_ids(TECHNOLOGY_IDS, s.used_technologies),
        "river": marked_ids(TOKEN_IDS, s.river),
        "plazas": plazas(s),
        "plaza_tiles": [PLAZA_TILE_IDS[tile] for tile in s.plaza_tiles if tile],
        "plots": plots(s),
        "bridge": bridge(s),
        "silver_stack": pieces(BRIDGE_TILE_IDS, s.silver_stack),
        "silver_discarded": marked_ids(BRIDGE_TILE_IDS, s.silver_gone),
        "bridge_gold": [piece(BRIDGE_TILE_IDS, entry) for entry in s.bridge_gold],
        "cathedral_gold": [piece(BRIDGE_TILE_IDS, entry) for entry in s.cathedral_gold],
        "seals": seals(s),
        "opponent": opponent(s),
        "seats": [player(s, seat, p) for seat, p in enumerate(s.players)],
    }


def setup(rules: PragaRules) -> PragaSetupData:
    setting = rules.setting
    return {
        "players": int(rules.players),
        "side": cast(Side, setting.side),
        "tile_order": "random" if setting.shuffled else "recommended",
        "road_tiles": list(setting.road_tiles),
        "hunger_wall": cast(Pieces, setting.hunger_wall),
        "cathedral": cast(Pieces, setting.cathedral),
        "bridge": setting.bridge,
        "solo": SOLO_IDS[setting.solo],
        "plots": plot_ids(rules),
    }


def phase(s: PragaState) -> Phase:
    if s.is_over:
        return "over"
    step = s.current_step()
    if step == PAWN:
        return "setup"
    if step in (BOT_PLOT, BOT_ROTATION):
        return "opponent"
    return "close" if step == DISCARD_WINDOWS else "turn"


def state_words() -> list[str]:
    """Return the words of state data that are not names of pieces."""
    options = ["A", "B", "base", "recommended", "random", "simple", "parler"]
    road_tiles = ["KR-I", "KR-IIa", "KR-IIb", "KR-III"]
    sides = [format(n, "05b").replace("0", "a").replace("1", "b") for n in range(32)]
    places = [f"{at // 12} {at % 12}" for at in range(MAP_HEXES)]
    return [*PHASES, *ZONES, UNKNOWN, BOT, *options, *road_tiles, *sides, *places]
