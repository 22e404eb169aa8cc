"""What things are worth to a seat at one moment, in hundredths of a victory point."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.praga.bots.calendar import turns_left
from burgrave.praga.bots.taste import Taste
from burgrave.praga.catalogue import (
    BLUE,
    BRIDGE_TILES,
    CATHEDRAL,
    CATHEDRAL_SIDEWAYS,
    CHOOSE,
    EGG,
    FIRST_GOLD,
    GOLD,
    GOLD_WINDOW,
    HUNGER_SIDEWAYS,
    HUNGER_WALL,
    MINE_STEP,
    QUARRY_STEP,
    RED,
    SEALS,
    SIDEWAYS_CHOICE,
    SILVER,
    STONE,
    TECH,
    UNIVERSITY,
    VP,
    bit,
)
from burgrave.praga.display import SLOTS
from burgrave.praga.effects import (
    BLUE_TOKEN,
    EGG_GAIN,
    MINE_STEPS,
    QUARRY_STEPS,
    RED_TOKEN,
    ROW_UP,
)
from burgrave.praga.gain import WEALTH_EITHER, WEALTH_GOLD, WEALTH_STONE
from burgrave.praga.pay import can_pay
from burgrave.praga.price import Price
from burgrave.praga.projects import row_on
from burgrave.praga.rules import (
    CELL_SIDEWAYS,
    CELL_UP,
    COUNT_MINES,
    COUNT_QUARRY,
    COUNT_ROWS,
    COUNT_UNIVERSITY,
    COUNT_UPGRADES,
    COUNT_WALLS,
    LAST_COLUMN,
    PER_GOLD,
    PER_PAIR,
    PER_STONE,
    PROJECT_COLUMNS,
    PROJECT_ROWS,
)
from burgrave.praga.scoring import from_table
from burgrave.praga.state import Player, Table

POINT: Final = 100
NOT_YET: Final = -1_000_000_000  # not computed
IMPOSSIBLE: Final = -1_000_000
SURCHARGES: Final = 3  # plots are told apart by what they add to the cost: nothing, one coin, more
EDGE_SYMBOLS: Final = 8


@final
class Worth:
    """Everything a seat needs to compare moves, and a tally that adds up what a move brings."""

    def __init__(self, s: Table, seat: i64, taste: Taste) -> None:
        p = s.players[seat]
        self.s = s
        self.p: Player = p
        self.seat: i64 = seat
        self.taste = taste
        self.left: i64 = turns_left(s, seat)
        self.scale: i64 = 100
        if self.left == 0:
            self.scale = 0
        elif self.left == 1:
            self.scale = taste.last_turn
        elif self.left == 2:
            self.scale = taste.second_last_turn
        self.gold_sold: i64 = 0  # what a coin or stone left at the end buys
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
        self.technology: i64 = self.technology_worth(p.technology)
        self.university: i64 = self.university_held(p.university + 1) - self.university_held(p.university)
        self.edge: list[int] = []  # by symbol; filled when a tile is laid
        self.laid: list[int] = [NOT_YET] * SLOTS * (2 + SURCHARGES)  # the best place of displayed tiles
        # The tally.
        self.sum: i64 = 0
        self.gold_now: i64 = 0
        self.stone_now: i64 = 0
        self.wealth: i64 = 0

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
        """What so many coins are worth together."""
        count = min(count, self.s.rules.limit)
        used = count * self.taste.gold - self.taste.gold_decline * count * (count - 1) // 2
        return max(used * self.scale // 100, count * self.gold_sold)

    def stone_held(self, count: i64) -> i64:
        count = min(count, self.s.rules.limit)
        used = count * self.taste.stone - self.taste.stone_decline * count * (count - 1) // 2
        return max(used * self.scale // 100, count * self.stone_sold)

    def price(self, price: Price) -> i64:
        """What it means to pay something now."""
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
        """Two climb a row; with a gold one an action can be bought."""
        p = self.p
        if self.left == 0:
            return self.taste.silver if p.silver & 1 or p.gold_windows == 1 else self.taste.silver // 3
        return self.taste.silver + (self.taste.pair_bonus if p.gold_windows == 1 and p.silver == 0 else 0)

    def gold_window_worth(self) -> i64:
        p = self.p
        pair: i64 = self.taste.pair_bonus if p.gold_windows == 0 and p.silver > 0 else 0
        if self.left == 0:
            return self.taste.gold_window if p.gold_windows + p.silver > 0 else 0
        return self.taste.gold_window + pair

    def egg_worth(self) -> i64:
        """For the King's Road; at the end those left over count together."""
        points = self.s.rules.egg_points
        eggs = self.p.eggs
        kept: i64 = POINT * (from_table(points, eggs + 1) - from_table(points, eggs))
        if self.left == 0:
            return kept
        return max(kept, self.taste.egg) if self.left > 2 else (kept + self.taste.egg) // 2

    # -- tokens and projects

    def token_worth(self, project: i64) -> i64:
        """A token counts as many points as the column says at the end."""
        column = self.p.hunger_column if project == HUNGER_WALL else self.p.cathedral_column
        multiplier = self.s.rules.column_multiplier
        expected = POINT * multiplier[column] + self.left * self.taste.column_rate
        return min(expected, POINT * multiplier[LAST_COLUMN])

    def column_worth(self, project: i64, row: i64, column: i64) -> i64:
        """Another column: every token counts more, and the cell brings something."""
        if column >= LAST_COLUMN:
            return 0
        rules = self.s.rules
        if project == HUNGER_WALL:
            tokens = POINT * self.p.blue + self.left * self.taste.blue_rate
        else:
            tokens = POINT * self.p.red + self.left * self.taste.red_rate
        more: i64 = rules.column_multiplier[column + 1]
        more -= rules.column_multiplier[column]
        return tokens * more + self.cell_worth(project, row, column + 1)

    def row_worth(self, project: i64, row: i64, column: i64) -> i64:
        """Another row, without what it costs."""
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
                worth += self.taste.gold_tile
        elif self.left > 0:
            worth += self.taste.row_progress * min(self.left, 8) // 8
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
        """A row from where the marker stands, without windows, with the price of a new level."""
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

    # -- tracks

    def multiplier(self, position: i64) -> i64:
        """How much a technology step counts, in hundredths; between the thresholds if there is time left."""
        rules = self.s.rules
        if position >= rules.most_university:
            return POINT * rules.multiplier[rules.most_university]
        if self.left == 0:
            return POINT * rules.multiplier[position]
        smooth = position * POINT * rules.multiplier[rules.most_university] // rules.most_university
        certain: i64 = POINT * rules.multiplier[position]
        return (smooth * min(self.left, 4) + certain * (4 - min(self.left, 4))) // 4

    def university_held(self, position: i64) -> i64:
        """What a position at the university is worth."""
        rules = self.s.rules
        over: i64 = 0
        if position > rules.most_university:
            over = POINT * rules.university_overflow * (position - rules.most_university)
            position = rules.most_university
        steps = POINT * self.p.technology + self.left * self.taste.technology_rate
        steps = min(steps, POINT * rules.most_technology)
        counted: i64 = POINT * position if self.counted & bit(COUNT_UNIVERSITY) else 0
        return over + counted + steps * self.multiplier(position) // POINT

    def technology_worth(self, position: i64) -> i64:
        """A step: it counts at the end, and leads to the tiles."""
        rules = self.s.rules
        if position >= rules.most_technology:
            return POINT * rules.technology_overflow
        university = POINT * self.p.university + self.left * self.taste.university_rate
        university = min(university, POINT * rules.most_university)
        counted = self.multiplier(university // POINT)
        # A tile is worth half on the way and half on arrival, where the way has two steps.
        here: i64 = rules.level_at[position + 1]
        if here > 0:
            on_the_way = position > 0 and rules.level_at[position] == 0
            tile = self.level_worth(here)
            return counted + (tile * 2 // 3 if on_the_way or position == 1 else tile)
        if position + 2 <= rules.most_technology and self.left > 0:
            following: i64 = rules.level_at[position + 2]
            if following > 0:
                return counted + self.level_worth(following) // 3
        return counted

    def level_worth(self, level: i64) -> i64:
        """A tile of this level."""
        taste = self.taste
        if level == 1:
            return taste.first_level * self.left
        if level == 2:
            return taste.second_level * self.left
        return taste.third_level if level == 3 else taste.fourth_level

    def mine_worth(self, count: i64) -> i64:
        """A step of the mines: every later production brings more."""
        rules = self.s.rules
        if count >= rules.most_mines:
            return 0
        more = self.taste.gold - self.taste.gold_decline * 2
        for bonus in rules.gold_production[count + 1]:
            more += self.bundle(bonus)
        for bonus in rules.gold_production[count]:
            more -= self.bundle(bonus)
        if count + 1 == rules.mine_token_at:
            more += 170
        worth = more * self.left * self.taste.productions // 100
        if count + 1 == rules.mine_seal_at:
            worth += self.taste.seal_right
        if self.p.working & rules.reacting[MINE_STEPS]:
            worth += 2 * POINT
        return worth + POINT if self.counted & bit(COUNT_MINES) else worth

    def quarry_worth(self, count: i64) -> i64:
        rules = self.s.rules
        if count >= rules.most_quarry:
            return 0
        more = self.taste.stone - self.taste.stone_decline * 2
        for bonus in rules.stone_production[count + 1]:
            more += self.bundle(bonus)
        for bonus in rules.stone_production[count]:
            more -= self.bundle(bonus)
        if count + 1 == rules.quarry_token_at:
            more += 170
        worth = more * self.left * self.taste.productions // 100
        if count + 1 == rules.quarry_seal_at:
            worth += self.taste.seal_right
        if self.p.working & rules.reacting[QUARRY_STEPS]:
            worth += 2 * POINT
        return worth + POINT if self.counted & bit(COUNT_QUARRY) else worth

    def counted_by_gold_tiles(self) -> i64:
        """What the gold tiles of the seat count, a bit each."""
        counted: i64 = 0
        if self.p.gold_tiles != 0:
            tile: i64 = FIRST_GOLD
            while tile <= BRIDGE_TILES:
                if self.p.gold_tiles & bit(tile):
                    counted |= bit(self.s.rules.bridge_counts[tile])
                tile += 1
        return counted

    def gold_tile_worth(self, tile: i64) -> i64:
        """A gold bridge tile: its points now, and what it will count at the end."""
        rules = self.s.rules
        p = self.p
        taste = self.taste
        left = self.left
        what = rules.bridge_counts[tile]
        count: i64 = 0
        if what == COUNT_UNIVERSITY:
            expected = POINT * p.university + left * taste.university_rate
            count = min(expected, POINT * rules.most_university)
        elif what == COUNT_MINES:
            count = min(POINT * p.mines + left * taste.track_rate, POINT * rules.most_mines)
        elif what == COUNT_QUARRY:
            count = min(POINT * p.quarry + left * taste.track_rate, POINT * rules.most_quarry)
        elif what == COUNT_UPGRADES:
            count = POINT * len(p.upgrades) + left * taste.upgrade_rate
        elif what == COUNT_WALLS:
            count = POINT * p.walls + left * taste.wall_rate
        elif what == COUNT_ROWS:
            count = POINT * (p.hunger_row + p.cathedral_row) + left * taste.row_rate
        return count * rules.bridge_vp[tile] + self.bundle(rules.bridge_bonus[tile])

    # -- bundles

    def bundle(self, number: i64) -> i64:
        """What a bundle is worth as things stand."""
        if number == 0:
            return 0
        codes = self.s.rules.bundles[number]
        worth: i64 = 0
        at: i64 = 0
        end: i64 = len(codes)
        while at < end:
            worth += self.one(codes[at], codes[at + 1])
            at += 2
        return worth

    def one(self, code: i64, amount: i64) -> i64:
        p = self.p
        if code == VP:
            return POINT * amount
        if code == GOLD:
            return self.gold_held(p.gold + amount) - self.gold_held(p.gold)
        if code == STONE:
            return self.stone_held(p.stone + amount) - self.stone_held(p.stone)
        if code == SILVER:
            return self.silver * amount
        if code == GOLD_WINDOW:
            return self.gold_window * amount
        if code == TECH:
            return self.steps_of_technology(amount)
        if code == UNIVERSITY:
            return self.university_held(p.university + amount) - self.university_held(p.university)
        if code == RED:
            bonus: i64 = POINT + self.coin if p.working & self.s.rules.reacting[RED_TOKEN] & ~p.once else 0
            return self.red * amount + bonus
        if code == BLUE:
            bonus = POINT + self.stone if p.working & self.s.rules.reacting[BLUE_TOKEN] & ~p.once else 0
            return self.blue * amount + bonus
        if code == EGG:
            bonus = POINT + self.stone if p.working & self.s.rules.reacting[EGG_GAIN] else 0
            return (self.egg + bonus) * amount
        return self.rare(code, amount)

    def rare(self, code: i64, amount: i64) -> i64:
        if code == MINE_STEP:
            return self.mine_worth(self.p.mines) * amount
        if code == QUARRY_STEP:
            return self.quarry_worth(self.p.quarry) * amount
        if code == HUNGER_SIDEWAYS:
            return self.sideways_worth(HUNGER_WALL) * amount
        if code == CATHEDRAL_SIDEWAYS:
            return self.sideways_worth(CATHEDRAL) * amount
        if code == SIDEWAYS_CHOICE:
            return max(self.sideways_worth(HUNGER_WALL), self.sideways_worth(CATHEDRAL)) * amount
        if code == CHOOSE:
            best: i64 = 0
            for choice in self.s.rules.choices[amount]:
                best = max(best, self.bundle(choice))
            return best
        return 0

    def steps_of_technology(self, steps: i64) -> i64:
        if steps == 1:
            return self.technology
        worth: i64 = 0
        at = self.p.technology
        while steps > 0:
            worth += self.technology_worth(at)
            at += 1
            steps -= 1
        return worth

    # -- the tally: what one move brings altogether

    def begin(self, gold: i64, stone: i64) -> None:
        """Start with so much left in hand."""
        self.sum = 0
        self.gold_now = gold
        self.stone_now = stone
        self.wealth = self.p.wealth

    def gain(self, number: i64) -> None:
        if number == 0:
            return
        codes = self.s.rules.bundles[number]
        at: i64 = 0
        end: i64 = len(codes)
        while at < end:
            code: i64 = codes[at]
            if code == GOLD:
                self.gain_gold(codes[at + 1])
            elif code == STONE:
                self.gain_stone(codes[at + 1])
            else:
                self.sum += self.one(code, codes[at + 1])
            at += 2

    def gain_gold(self, amount: i64) -> None:
        """Coins beyond the limit are lost; the first six and the first nine bring something."""
        rules = self.s.rules
        self.gold_now = min(self.gold_now + amount, rules.limit)
        if self.wealth & WEALTH_GOLD and self.gold_now >= rules.wealth_gold:
            self.take_wealth(WEALTH_GOLD, 0)
        if self.wealth & WEALTH_EITHER and self.gold_now >= rules.wealth_either:
            self.take_wealth(WEALTH_EITHER, 2)

    def gain_stone(self, amount: i64) -> None:
        rules = self.s.rules
        self.stone_now = min(self.stone_now + amount, rules.limit)
        if self.wealth & WEALTH_STONE and self.stone_now >= rules.wealth_stone:
            self.take_wealth(WEALTH_STONE, 1)
        if self.wealth & WEALTH_EITHER and self.stone_now >= rules.wealth_either:
            self.take_wealth(WEALTH_EITHER, 2)

    def take_wealth(self, which: i64, number: i64) -> None:
        self.wealth &= ~which
        self.sum += self.bundle(self.s.rules.wealth_bonus[number]) + self.taste.cube

    def total(self) -> i64:
        """What the tally is worth compared with leaving everything as it is."""
        p = self.p
        money = self.gold_held(self.gold_now) - self.gold_held(p.gold)
        return self.sum + money + self.stone_held(self.stone_now) - self.stone_held(p.stone)
