"""Facts about the table itself: crane, display, stacks, plazas, plots, bridge, seals, opponent."""

from typing import Any

from burgrave.core.agenda import NOBODY
from burgrave.core.facts import Bag, Marks, Places, Thing
from burgrave.praga.catalogue import (
    ACTION_TILES,
    BRIDGE_TILE_IDS,
    PLAZA_IDS,
    PLAZA_TILE_IDS,
    ROW_IDS,
    SEAL_IDS,
    TECHNOLOGY_IDS,
    TILE_IDS,
    bit,
)
from burgrave.praga.display import SLOTS
from burgrave.praga.facts_ids import (
    BOT,
    LEVEL_IDS,
    PLACE_IDS,
    action_tile,
    actions_of,
    bundle,
    piece,
    piece_or_none,
    plot_id,
    plot_ids,
    price,
    rotation,
)
from burgrave.praga.rules import EGG_FOR_SALE, NO_SOLO, PARLER, SIMPLE, SPECIAL_RIGHT, Rules
from burgrave.praga.state import CUBE, OFF_WHEEL, PIECE, Table

POSITIONS = 12
FIVE_POINTS = 5
SOLO_IDS = {NO_SOLO: None, SIMPLE: "simple", PARLER: "parler"}


def wheel_bonus(rules: Rules, sector: int) -> Thing:
    """What a sector of the wheel brings: the bonus, how much of it, what it costs."""
    kind = rules.sector_kind[sector]
    if kind == SPECIAL_RIGHT:
        name, amount = "special_or_vp", int(rules.sector_vp[sector])
    elif kind == EGG_FOR_SALE:
        name, amount = "buy_egg", 1
    else:
        name, amount = next(iter(bundle(rules, rules.sector_bonus[sector]).items()))
    return Thing(bonus=name, amount=amount, price=price(rules.sector_price[sector]), sector=int(sector))


def crane(s: Table) -> dict[str, Any]:
    """Where the blocked sector stands, and every action tile by its id; its position stands for it."""
    out: dict[str, Any] = {"blocked": int(s.block)}
    for number in range(1, ACTION_TILES + 1):
        out[action_tile(s.rules, number)] = on_wheel(s, number)
    out["five_points"] = Bag(
        action_tile(s.rules, number) for number in range(1, ACTION_TILES + 1) if s.five_points & bit(number)
    )
    return out


def on_wheel(s: Table, number: int) -> Thing:
    rules = s.rules
    at = int(s.positions[number])
    actions = actions_of(rules, number)
    if at == OFF_WHEEL:
        return Thing(
            position=None,
            sector=None,
            zone=None,
            five_points=False,
            cost=0,
            points=0,
            actions=actions,
            bonus=None,
        )
    token = bool(s.five_points & bit(number))
    sector = (at - int(s.block)) % POSITIONS
    return Thing(
        position=at,
        sector=sector,
        zone=rules.zones[at],
        five_points=token,
        cost=rules.zone_cost[at],
        points=FIVE_POINTS if token else rules.zone_vp[at],
        actions=actions,
        bonus=wheel_bonus(rules, sector),
    )


def display(s: Table) -> dict[str, Bag]:
    """Three normal slots and the special one, row by row; an empty slot is none."""
    return {
        row: Bag(piece_or_none(TILE_IDS, tile) for tile in s.display[at * SLOTS : (at + 1) * SLOTS])
        for at, row in enumerate(ROW_IDS)
    }


def stacks(s: Table) -> dict[str, Any]:
    """The face-down stacks, each from the top down."""
    return {
        row: {
            rarity: pieces(TILE_IDS, s.stacks[2 * at + special])
            for special, rarity in enumerate(("normal", "special"))
        }
        for at, row in enumerate(ROW_IDS)
    }


def technology_stacks(s: Table) -> dict[str, list[str]]:
    return {level: pieces(TECHNOLOGY_IDS, s.technologies[at]) for at, level in enumerate(LEVEL_IDS)}


def pieces(ids: list[str], stack: list[int]) -> list[str]:
    return [piece(ids, entry) for entry in reversed(stack)]


def plazas(s: Table) -> dict[str, Thing]:
    out: dict[str, Thing] = {}
    for plaza, id in enumerate(PLAZA_IDS):
        around = [int(s.plots[plot]) for plot in s.rules.plots_around[plaza]]
        built = [entry for entry in around if entry]
        influence: dict[str, int] = {}
        for entry in built:
            owner = cube(s, entry)
            if owner is not None:
                influence[str(owner)] = influence.get(str(owner), 0) + 1
        out[id] = Thing(
            tile=piece_or_none(PLAZA_TILE_IDS, s.plaza_tiles[plaza]),
            evaluated=bool(s.evaluated & bit(plaza)),
            buildings=len(built),
            free=len(around) - len(built),
            influence=Marks(influence),
        )
    return out


def cube(s: Table, entry: int) -> int | str | None:
    """Whose cube lies on a building."""
    owner = (entry >> CUBE) - 1
    if owner < 0:
        return None
    return int(owner) if owner < len(s.players) else BOT


def plots(s: Table) -> Places:
    built = {
        plot_id(s.rules, plot): Thing(
            building=TILE_IDS[entry & PIECE], rotation=rotation(entry), cube=cube(s, entry)
        )
        for plot, entry in enumerate(s.plots)
        if entry
    }
    return Places(plot_ids(s.rules), built)


def bridge(s: Table) -> Places:
    laid: dict[str, Any] = {}
    for place, tile in enumerate(s.bridge):
        if tile:
            figures = [seat for seat, p in enumerate(s.players) if p.figure_place == place + 1]
            laid[str(place + 1)] = Thing(tile=BRIDGE_TILE_IDS[tile], figure=figures[0] if figures else None)
    return Places(PLACE_IDS, laid)


def seals(s: Table) -> dict[str, int | str | None]:
    """Whose cube lies on each seal."""
    out: dict[str, int | str | None] = {}
    for number, id in enumerate(SEAL_IDS):
        if number:
            owners = [seat for seat, p in enumerate(s.players) if p.seals & bit(number)]
            out[id] = owners[0] if owners else BOT if s.bot_seals & bit(number) else None
    return out


def opponent(s: Table) -> dict[str, Any] | None:
    """The automatic opponent of one player."""
    if s.rules.solo != PARLER:
        return None if s.rules.solo == NO_SOLO else {"kind": SOLO_IDS[SIMPLE]}
    return {
        "kind": SOLO_IDS[PARLER],
        "mines": int(s.bot_mines),
        "quarry": int(s.bot_quarry),
        "pointers": {row: int(s.pointers[at]) for at, row in enumerate(ROW_IDS)},
        "cards": [int(card) if card else "unknown" for card in reversed(s.cards)],
        "pawn": None if s.pawn == NOBODY else PLAZA_IDS[s.pawn],
        "seals": Bag(SEAL_IDS[number] for number in range(1, len(SEAL_IDS)) if s.bot_seals & bit(number)),
        "tokens_discarded": int(s.bot_tokens),
    }
