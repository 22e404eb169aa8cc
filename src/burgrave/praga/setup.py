"""Setting the table. [3]"""

from typing import Any, Final

from mypy_extensions import i64

from burgrave.core.agenda import NOBODY, advance
from burgrave.core.chance import NAMES, Chance
from burgrave.core.event import EVERYONE, Journal
from burgrave.core.game import Game
from burgrave.core.numbers import numbers_from, replaced, replaced_row, without_last
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
from burgrave.praga.rules import NO_SOLO, PARLER, PARLER_TOKENS, Rules
from burgrave.praga.state import PIECE, Table, empty_table
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


def set_up(game: Game[Any], rules: Rules, chance: Chance, journal: Journal | None) -> Table:
    s = empty_table(game, rules, chance)
    s.journal = journal
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


def choose_first_player(s: Table) -> None:
    rules = s.rules
    if rules.solo != NO_SOLO:
        s.first = 0
    elif rules.first_player != NOBODY:
        s.first = rules.first_player
    else:
        s.chance.open(FIRST_PLAYER_STREAM)
        s.first = s.pick(FIRST_PLAYER_STREAM, list(range(rules.players)))
    s.tell(EVERYONE, "first-player", s.first)


def lay_out_bridge(s: Table) -> None:
    """Silver tiles in a stack; of the gold ones, half at the bridge and half at the Cathedral."""
    s.silver_stack = numbers_from(1, FIRST_GOLD)
    s.shuffle_row(SILVER_STREAM, s.silver_stack)
    gold = numbers_from(FIRST_GOLD, BRIDGE_TILES + 1)
    s.shuffle_row(GOLD_STREAM, gold)
    at_cathedral = len(gold) - s.rules.gold_at_bridge
    s.bridge_gold = gold[at_cathedral:]
    s.cathedral_gold = gold[:at_cathedral]


def lay_out_river(s: Table) -> None:
    tokens: i64 = PARLER_TOKENS if s.rules.solo == PARLER else TOKENS
    while tokens > 0:
        s.river |= bit(tokens)
        tokens -= 1


def lay_out_plazas(s: Table) -> None:
    """A tile of its colour on every plaza that is used with so many players."""
    rules = s.rules
    number = 0
    for colour in COLOURS:
        tiles = [tile for tile in range(1, len(rules.upper)) if rules.plaza_tile_colour[tile] == colour]
        s.shuffle(PLAZA_STREAM + NAMES * number, tiles)
        plaza: i64 = 0
        while plaza < PLAZAS:
            if rules.plaza_colour[plaza] == colour and rules.plaza_from[plaza] <= rules.set_up_as:
                s.plaza_tiles = replaced(s.plaza_tiles, plaza, tiles.pop())
                s.tell(EVERYONE, "plaza-laid", plaza, s.plaza_tiles[plaza])
            plaza += 1
        number += 1


def lay_out_technologies(s: Table) -> None:
    level: i64 = 0
    while level < LEVELS:
        first = level * PER_LEVEL + 1
        stack = numbers_from(first, first + PER_LEVEL)
        s.shuffle_row(TECHNOLOGY_STREAM + NAMES * level, stack)
        s.technologies = replaced_row(s.technologies, level, stack)
        level += 1


def fill_plots(s: Table) -> None:
    """With few players some plots are built on from the start, by nobody."""
    number = stack_of(BUILDINGS, 0)
    for plot in s.rules.prefilled:
        stack = s.stacks[number]
        s.plots = replaced(s.plots, plot, stack[len(stack) - 1] & PIECE)
        s.stacks[number] = without_last(stack, 1)
        hex = s.rules.plot_hexes[plot]
        s.tell(EVERYONE, "building-standing", s.plots[plot], hex, number)


def set_crane(s: Table) -> None:
    """The blocked sector for so many players, then the tiles on the first positions that are free."""
    rules = s.rules
    s.block = rules.start_block
    s.platform = rules.start_platform
    order = rules.tile_order[:]
    if rules.setting.shuffled:
        # Chance names the tiles as they are printed on this side, the first position last.
        order = [rules.first_action_tile - 1 + tile for tile in order]
        s.shuffle(WHEEL_STREAM, order)
        order = [tile - rules.first_action_tile + 1 for tile in reversed(order)]
    position: i64 = 0
    for tile in order:
        if position == s.block:
            position += 1
        s.positions[tile] = position
        position += 1


def set_pointers(s: Table) -> None:
    """Parler: where the pointer of each row starts."""
    row: i64 = 0
    s.bot_mines = s.rules.start_mines
    s.bot_quarry = s.rules.start_quarry
    while row < len(s.pointers):
        s.chance.open(POINTER_STREAM + NAMES * row)
        start = s.pick(POINTER_STREAM + NAMES * row, [1, 2, 3, 4]) + 1
        s.pointers = replaced(s.pointers, row, start)
        row += 1
