"""Setup of a game. [3]"""

from typing import Any, Final

from mypy_extensions import i64

from burgrave.core.agenda import NO_SEAT, advance
from burgrave.core.events import EVERYONE, EventLog
from burgrave.core.game import Game
from burgrave.core.numbers import copy_with, copy_with_row, drop_last, number_range
from burgrave.core.rng import STREAM_NAMES, Rng
from burgrave.praga.catalogue import (
    BRIDGE_TILES,
    BUILDINGS,
    FIRST_GOLD,
    LEVELS,
    PER_LEVEL,
    PLAZAS,
    TOKENS,
    bit,
)
from burgrave.praga.display import stack_of
from burgrave.praga.era import lay_out_era
from burgrave.praga.rules import NO_SOLO, PARLER, PARLER_TOKENS, PragaRules
from burgrave.praga.state import PIECE, PragaState, empty_state
from burgrave.praga.steps import (
    FIRST_PLAYER_STREAM,
    GOLD_STREAM,
    PAWN,
    PLAZA_STREAM,
    POINTER_STREAM,
    SILVER_STREAM,
    START_TURN,
    TECHNOLOGY_STREAM,
    WHEEL_STREAM,
)

COLOURS: Final = ["yellow", "grey", "brown"]


def set_up(game: Game[Any], rules: PragaRules, rng: Rng, event_log: EventLog | None) -> PragaState:
    s = empty_state(game, rules, rng)
    s.event_log = event_log
    choose_first_player(s)
    lay_out_bridge(s)
    lay_out_river(s)
    lay_out_plazas(s)
    lay_out_technologies(s)
    lay_out_era(s)
    fill_plots(s)
    set_crane(s)
    if rules.solo == PARLER:
        set_pointers(s)
        s.push(START_TURN, 0)
        s.push(PAWN)
    else:
        s.push(START_TURN, s.first)
    advance(s)
    return s


def choose_first_player(s: PragaState) -> None:
    rules = s.rules
    if rules.solo != NO_SOLO:
        s.first = 0
    elif rules.first_player != NO_SEAT:
        s.first = rules.first_player
    else:
        s.rng.open_stream(FIRST_PLAYER_STREAM)
        s.first = s.pick_index(FIRST_PLAYER_STREAM, list(range(rules.players)))
    s.emit(EVERYONE, "first-player", s.first)


def lay_out_bridge(s: PragaState) -> None:
    """Lay out the silver tiles as a stack, and the gold tiles in halves at the bridge and the Cathedral."""
    s.silver_stack = number_range(1, FIRST_GOLD)
    s.shuffle_row(SILVER_STREAM, s.silver_stack)
    gold = number_range(FIRST_GOLD, BRIDGE_TILES + 1)
    s.shuffle_row(GOLD_STREAM, gold)
    at_cathedral = len(gold) - s.rules.gold_at_bridge
    s.bridge_gold = gold[at_cathedral:]
    s.cathedral_gold = gold[:at_cathedral]


def lay_out_river(s: PragaState) -> None:
    tokens: i64 = PARLER_TOKENS if s.rules.solo == PARLER else TOKENS
    while tokens > 0:
        s.river |= bit(tokens)
        tokens -= 1


def lay_out_plazas(s: PragaState) -> None:
    """Lay a tile of its colour on every plaza that is used with this number of players."""
    rules = s.rules
    number = 0
    for colour in COLOURS:
        tiles = [tile for tile in range(1, len(rules.upper)) if rules.plaza_tile_colour[tile] == colour]
        s.shuffle(PLAZA_STREAM + STREAM_NAMES * number, tiles)
        plaza: i64 = 0
        while plaza < PLAZAS:
            if rules.plaza_colour[plaza] == colour and rules.plaza_from[plaza] <= rules.set_up_as:
                s.plaza_tiles = copy_with(s.plaza_tiles, plaza, tiles.pop())
                s.emit(EVERYONE, "plaza-laid", plaza, s.plaza_tiles[plaza])
            plaza += 1
        number += 1


def lay_out_technologies(s: PragaState) -> None:
    level: i64 = 0
    while level < LEVELS:
        first = level * PER_LEVEL + 1
        stack = number_range(first, first + PER_LEVEL)
        s.shuffle_row(TECHNOLOGY_STREAM + STREAM_NAMES * level, stack)
        s.technologies = copy_with_row(s.technologies, level, stack)
        level += 1


def fill_plots(s: PragaState) -> None:
    """Build on the plots that are prefilled with few players; the buildings have no owner."""
    number = stack_of(BUILDINGS, 0)
    for plot in s.rules.prefilled:
        stack = s.stacks[number]
        s.plots = copy_with(s.plots, plot, stack[len(stack) - 1] & PIECE)
        s.stacks[number] = drop_last(stack, 1)
        hex = s.rules.plot_hexes[plot]
        s.emit(EVERYONE, "building-standing", s.plots[plot], hex, number)


def set_crane(s: PragaState) -> None:
    """Set the blocked sector for this number of players, and the tiles on the first free positions."""
    rules = s.rules
    s.block = rules.start_block
    s.platform = rules.start_platform
    order = rules.tile_order[:]
    if rules.setting.shuffled:
        # The random order holds the printed numbers of the tiles on this side, the first position last.
        order = [rules.first_action_tile - 1 + tile for tile in order]
        s.shuffle(WHEEL_STREAM, order)
        order = [tile - rules.first_action_tile + 1 for tile in reversed(order)]
    position: i64 = 0
    for tile in order:
        if position == s.block:
            position += 1
        s.positions[tile] = position
        position += 1


def set_pointers(s: PragaState) -> None:
    """Set the start of Parler's tracks and a random pointer for each row."""
    row: i64 = 0
    s.bot_mines = s.rules.start_mines
    s.bot_quarry = s.rules.start_quarry
    while row < len(s.pointers):
        s.rng.open_stream(POINTER_STREAM + STREAM_NAMES * row)
        start = s.pick_index(POINTER_STREAM + STREAM_NAMES * row, [1, 2, 3, 4]) + 1
        s.pointers = copy_with(s.pointers, row, start)
        row += 1
