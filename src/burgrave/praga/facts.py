"""The table as plain data made of ids. Of a view it says what the view's seat knows, and no more."""

from typing import Any, Final

from burgrave.core.agenda import NOBODY
from burgrave.core.event import SPECTATOR
from burgrave.core.facts import Bag
from burgrave.core.wrong import Wrong
from burgrave.praga.catalogue import (
    BRIDGE_TILE_IDS,
    PLAZA_TILE_IDS,
    TECHNOLOGY_IDS,
    TOKEN_IDS,
)
from burgrave.praga.facts_ids import BOT, UNKNOWN, marked, piece
from burgrave.praga.facts_previews import brought
from burgrave.praga.facts_seat import player
from burgrave.praga.facts_table import (
    SOLO_IDS,
    bridge,
    crane,
    display,
    on_wheel,
    opponent,
    pieces,
    plazas,
    plots,
    seals,
    stacks,
    technology_stacks,
)
from burgrave.praga.facts_turn import turn
from burgrave.praga.moves import (
    ACTION,
    BONUS_MOVES,
    BUILD_BUILDING,
    BUILD_ROAD,
    BUILD_WALL,
    DECLINE,
    DEVELOP_MINES,
    DEVELOP_QUARRY,
    END_TURN,
    FAMILY_OF,
    LAY_UPGRADE,
    PRODUCE_GOLD,
    PRODUCE_STONE,
    TAKE,
    TAKE_MOVES,
)
from burgrave.praga.rules import MAP_HEXES, Rules
from burgrave.praga.state import Table
from burgrave.praga.steps import BOT_PLOT, BOT_ROTATION, DISCARD_WINDOWS, PAWN

PHASES: Final = ["setup", "turn", "close", "opponent", "over"]
ZONES: Final = ["red", "green", "blue"]
THING_FIELDS: Final[list[str]] = []
# The performances of a dull turn, the dullest first.
DULL: Final = [
    DEVELOP_MINES,
    DEVELOP_QUARRY,
    PRODUCE_GOLD,
    PRODUCE_STONE,
    BUILD_ROAD,
    LAY_UPGRADE,
    BUILD_WALL,
    BUILD_BUILDING,
]


def facts(s: Table) -> dict[str, Any]:
    viewer = s.eyes != NOBODY
    return {
        "setup": setup(s.rules),
        "viewer": ("spectator" if s.eyes == SPECTATOR else int(s.eyes)) if viewer else None,
        "over": bool(s.over),
        "phase": phase(s),
        "era": int(s.era),
        "round": max(int(p.turns) for p in s.players),
        "turn_number": sum(int(p.turns) for p in s.players),
        "first_player": int(s.first),
        "decision": decision(s),
        "turn": turn(s) if s.turn != NOBODY and not s.over else None,
        "crane": crane(s),
        "platform": int(s.platform),
        "display": display(s),
        "stacks": stacks(s),
        "technology_stacks": technology_stacks(s),
        "used_technologies": marked(TECHNOLOGY_IDS, s.used_technologies),
        "river": marked(TOKEN_IDS, s.river),
        "plazas": plazas(s),
        "plaza_tiles": Bag(PLAZA_TILE_IDS[tile] for tile in s.plaza_tiles if tile),
        "plots": plots(s),
        "bridge": bridge(s),
        "silver_stack": pieces(BRIDGE_TILE_IDS, s.silver_stack),
        "silver_discarded": marked(BRIDGE_TILE_IDS, s.silver_gone),
        "bridge_gold": Bag(piece(BRIDGE_TILE_IDS, entry) for entry in s.bridge_gold),
        "cathedral_gold": Bag(piece(BRIDGE_TILE_IDS, entry) for entry in s.cathedral_gold),
        "seals": seals(s),
        "opponent": opponent(s),
        "seats": [player(s, seat, p) for seat, p in enumerate(s.players)],
    }


def setup(rules: Rules) -> dict[str, Any]:
    """What never changes in a game: its options."""
    setting = rules.setting
    return {
        "players": int(rules.players),
        "side": setting.side,
        "tile_order": "random" if setting.shuffled else "recommended",
        "road_tiles": Bag(setting.road_tiles),
        "hunger_wall": setting.hunger_wall,
        "cathedral": setting.cathedral,
        "bridge": setting.bridge,
        "solo": SOLO_IDS[setting.solo],
    }


def phase(s: Table) -> str:
    if s.over:
        return "over"
    step = s.step()
    if step == PAWN:
        return "setup"
    if step in (BOT_PLOT, BOT_ROTATION):
        return "opponent"
    return "close" if step == DISCARD_WINDOWS else "turn"


def decision(s: Table) -> dict[str, Any] | None:
    open_now = s.decision()
    if open_now is None:
        return None
    return {"seat": int(open_now.seat), "kind": open_now.kind, "previews": brought(s)}


def fact_words() -> list[str]:
    """Words that facts are made of beyond the names of pieces."""
    options = ["A", "B", "base", "recommended", "random", "simple", "parler"]
    road_tiles = ["KR-I", "KR-IIa", "KR-IIb", "KR-III"]
    sides = [format(n, "05b").replace("0", "a").replace("1", "b") for n in range(32)]
    places = [f"{at // 12} {at % 12}" for at in range(MAP_HEXES)]
    return [*PHASES, *ZONES, UNKNOWN, BOT, *options, *road_tiles, *sides, *places]


def landmark(text: str) -> dict[str, Any]:
    """A phase, `turn 3`, `round 3`, `era 2`, or `next turn`: one in which no tile is taken yet."""
    first, _, rest = text.partition(" ")
    if text == "next turn":
        return {"decision": {"kind": "turn"}, "turn": {"taken": None}}
    if text in ("final", "final scoring"):
        return {"over": True}
    if text in PHASES:
        return {"phase": text}
    if rest.isdigit() and first == "turn":
        return {"turn_number": int(rest)}
    if rest.isdigit() and first in ("era", "round", "platform"):
        return {first: int(rest)}
    known = ["next turn", "turn N", "round N", "era N", "platform N", "final", *PHASES]
    raise Wrong("scenario-landmark", text=text, known=", ".join(known))


def dull_move(s: Table) -> int:
    """End the turn, decline, take the cheapest tile, develop mines or quarry; else the plainest duty.

    Of tiles with the same price one with mines or quarry, then the one with the fewest points, then the
    lowest number. Where nothing of this is legal, the bonus of an upgrade, then the first legal move.
    """
    legal = s.legal()
    for move in (END_TURN, DECLINE):
        if move in legal:
            return move
    before = TAKE + int(s.rules.first_action_tile) - 1
    tiles = [move - before for move in legal if FAMILY_OF[move] == TAKE_MOVES]
    if tiles:
        return before + min(tiles, key=lambda number: dullness(s, number))
    for performance in DULL:
        if ACTION + performance in legal:
            return ACTION + performance
    bonuses = [move for move in legal if FAMILY_OF[move] == BONUS_MOVES]
    return bonuses[0] if bonuses else legal[0]


def dullness(s: Table, number: int) -> tuple[int, bool, int, int]:
    tile = on_wheel(s, number)
    return tile["cost"], not {"mines", "quarry"} & set(tile["actions"]), tile["points"], number
