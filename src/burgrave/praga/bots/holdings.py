"""The worth of what a seat has, in hundredths of a victory point: money, windows, eggs, projects."""

from typing import Final

from mypy_extensions import i64

from burgrave.praga.bots.calendar import turns_left
from burgrave.praga.bots.weights import Weights
from burgrave.praga.catalogue import BRIDGE_TILES, CATHEDRAL, FIRST_GOLD, HUNGER_WALL, SEALS, bit
from burgrave.praga.effects import ROW_UP
from burgrave.praga.pay import can_pay
from burgrave.praga.price import Price
from burgrave.praga.projects import row_on
from burgrave.praga.rules import (
    CELL_SIDEWAYS,
    CELL_UP,
    COUNT_ROWS,
    LAST_COLUMN,
    PER_GOLD,
    PER_PAIR,
    PER_STONE,
    PROJECT_COLUMNS,
    PROJECT_ROWS,
)
from burgrave.praga.scoring import from_table
from burgrave.praga.state import PragaPlayer, PragaState

POINT: Final = 100


class Holdings:
    """The worth of what one seat has in one state, in view of the final scoring and the turns left."""

    def __init__(self, s: PragaState, seat: i64, weights: Weights) -> None:
        p = s.players[seat]
        self.s = s
        self.p: PragaPlayer = p
        self.seat: i64 = seat
        self.weights = weights
        self.left: i64 = min(turns_left(s, seat), weights.foresight)
        self.scale: i64 = 100  # percentage of the worth of money that counts
        if self.left == 0:
            self.scale = 0
        elif self.left == 1:
            self.scale = weights.last_turn
        elif self.left == 2:
            self.scale = weights.second_last_turn
        self.gold_sold: i64 = 0  # points for each coin or stone left at the end
        self.stone_sold: i64 = 0
        self.read_seals()
        self.counted: i64 = self.counted_by_gold_tiles()
        self.red: i64 = self.token_worth(CATHEDRAL)
        self.blue: i64 = self.token_worth(HUNGER_WALL)
        self.silver: i64 = self.silver_worth()
        self.gold_window: i64 = self.gold_window_worth()
        self.egg: i64 = self.egg_worth()
        self.coin: i64 = self.gold_held(p.gold + 1) - self.gold_held(p.gold)
        self.stone: i64 = self.stone_held(p.stone + 1) - self.stone_held(p.stone)

    def counted_by_gold_tiles(self) -> i64:
        """Return what the gold tiles of the seat count, one bit each."""
        counted: i64 = 0
        if self.p.gold_tiles != 0:
            tile: i64 = FIRST_GOLD
            while tile <= BRIDGE_TILES:
                if self.p.gold_tiles & bit(tile):
                    counted |= bit(self.s.rules.bridge_counts[tile])
                tile += 1
        return counted

    # -- money

    def read_seals(self) -> None:
        rules = self.s.rules
        if self.p.seals == 0:
            return
        seal: i64 = 1
        while seal <= SEALS:
            if self.p.seals & bit(seal):
                kind = rules.seal_kind[seal]
                vp: i64 = POINT * rules.seal_vp[seal]
                if kind == PER_GOLD:
                    self.gold_sold = max(self.gold_sold, vp)
                elif kind == PER_STONE:
                    self.stone_sold = max(self.stone_sold, vp)
                elif kind == PER_PAIR:
                    self.gold_sold = max(self.gold_sold, vp // 2)
                    self.stone_sold = max(self.stone_sold, vp // 2)
            seal += 1

    def gold_held(self, count: i64) -> i64:
        """Return the worth of this number of coins together."""
        count = min(count, self.s.rules.limit)
        used = count * self.weights.gold - self.weights.gold_decline * count * (count - 1) // 2
        return max(used * self.scale // 100, count * self.gold_sold)

    def stone_held(self, count: i64) -> i64:
        count = min(count, self.s.rules.limit)
        used = count * self.weights.stone - self.weights.stone_decline * count * (count - 1) // 2
        return max(used * self.scale // 100, count * self.stone_sold)

    def price(self, price: Price) -> i64:
        """Return the worth that is lost by paying a price now."""
        p = self.p
        return (
            self.gold_held(p.gold)
            - self.gold_held(p.gold - price.gold)
            + self.stone_held(p.stone)
            - self.stone_held(p.stone - price.stone)
            + price.silver * self.silver
            + price.gold_windows * self.gold_window
            + price.eggs * self.egg
        )

    # -- windows and eggs

    def silver_worth(self) -> i64:
        """Return the worth of a silver window.

        Two of them climb a row. One together with a gold window buys an action.
        """
        p = self.p
        if self.left == 0:
            return self.weights.silver if p.silver & 1 or p.gold_windows == 1 else self.weights.silver // 3
        return self.weights.silver + (self.weights.pair_bonus if p.gold_windows == 1 and p.silver == 0 else 0)

    def gold_window_worth(self) -> i64:
        p = self.p
        pair: i64 = self.weights.pair_bonus if p.gold_windows == 0 and p.silver > 0 else 0
        if self.left == 0:
            return self.weights.gold_window if p.gold_windows + p.silver > 0 else 0
        return self.weights.gold_window + pair

    def egg_worth(self) -> i64:
        """Return the worth of an egg: for the King's Road, or for the points of unused eggs at the end."""
        points = self.s.rules.egg_points
        eggs = self.p.eggs
        kept: i64 = POINT * (from_table(points, eggs + 1) - from_table(points, eggs))
        if self.left == 0:
            return kept
        return max(kept, self.weights.egg) if self.left > 2 else (kept + self.weights.egg) // 2

    # -- tokens and projects

    def token_worth(self, project: i64) -> i64:
        """Return the worth of a token, which counts the multiplier of the marker's column at the end."""
        column = self.p.hunger_column if project == HUNGER_WALL else self.p.cathedral_column
        multiplier = self.s.rules.column_multiplier
        expected = POINT * multiplier[column] + self.left * self.weights.column_rate
        return min(expected, POINT * multiplier[LAST_COLUMN])

    def column_worth(self, project: i64, row: i64, column: i64) -> i64:
        """Return the worth of one more column: every token counts more, and the cell gives a bonus."""
        if column >= LAST_COLUMN:
            return 0
        rules = self.s.rules
        if project == HUNGER_WALL:
            tokens = POINT * self.p.blue + self.left * self.weights.blue_rate
        else:
            tokens = POINT * self.p.red + self.left * self.weights.red_rate
        more: i64 = rules.column_multiplier[column + 1]
        more -= rules.column_multiplier[column]
        return tokens * more + self.cell_worth(project, row, column + 1)

    def row_worth(self, project: i64, row: i64, column: i64) -> i64:
        """Return the worth of one more row, without its cost."""
        if row >= PROJECT_ROWS:
            return 0
        rules = self.s.rules
        points = rules.hunger_row_vp if project == HUNGER_WALL else rules.cathedral_row_vp
        gained: i64 = points[row + 1]
        gained -= points[row]
        worth = POINT * gained + self.cell_worth(project, row + 1, column)
        if self.p.working & rules.reacting[ROW_UP]:
            worth += 2 * POINT
        if self.counted & bit(COUNT_ROWS):
            worth += 2 * POINT
        if project == CATHEDRAL and row + 1 == PROJECT_ROWS:
            if len(self.s.cathedral_gold) > 0:
                worth += self.weights.gold_tile
        elif self.left > 0:
            worth += self.weights.row_progress * min(self.left, 8) // 8
        return worth

    def cell_worth(self, project: i64, row: i64, column: i64) -> i64:
        cell: i64 = self.s.rules.cells[(project * PROJECT_ROWS + row - 1) * PROJECT_COLUMNS + column]
        if cell == CELL_SIDEWAYS:
            return self.column_worth(project, row, column)
        if cell == CELL_UP:
            level = self.s.rules.level_price[row]
            if row >= PROJECT_ROWS or not can_pay(self.p, level):
                return 0
            return max(0, self.row_worth(project, row, column) - self.price(level))
        return POINT * cell

    def climb_worth(self, project: i64) -> i64:
        """Return the worth of one more row, less the price of a new level but not the windows."""
        p = self.p
        row = row_on(p, project)
        if row >= PROJECT_ROWS:
            return 0
        column = p.hunger_column if project == HUNGER_WALL else p.cathedral_column
        return self.row_worth(project, row, column) - self.price(self.s.rules.level_price[row])

    def sideways_worth(self, project: i64) -> i64:
        p = self.p
        column = p.hunger_column if project == HUNGER_WALL else p.cathedral_column
        return self.column_worth(project, row_on(p, project), column)
