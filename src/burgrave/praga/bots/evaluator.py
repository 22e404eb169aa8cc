"""The worth of steps and bundles to a seat in one state, in hundredths of a victory point."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.praga.bots.holdings import POINT, Holdings
from burgrave.praga.bots.neighbours import Neighbours
from burgrave.praga.bots.weights import Weights
from burgrave.praga.catalogue import (
    BLUE,
    CATHEDRAL,
    CATHEDRAL_SIDEWAYS,
    CHOOSE,
    EGG,
    GOLD,
    GOLD_WINDOW,
    HUNGER_SIDEWAYS,
    HUNGER_WALL,
    MINE_STEP,
    PLAZAS,
    QUARRY_STEP,
    RED,
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
)
from burgrave.praga.gain import WEALTH_EITHER, WEALTH_GOLD, WEALTH_STONE
from burgrave.praga.rules import (
    COUNT_MINES,
    COUNT_QUARRY,
    COUNT_UNIVERSITY,
)
from burgrave.praga.state import HEXES, PragaState

NOT_YET: Final = -1_000_000_000  # not computed yet
IMPOSSIBLE: Final = -1_000_000
SURCHARGES: Final = 3  # plots are grouped by what they add to the cost: nothing, one coin, more
LAID: Final = SLOTS * (2 + SURCHARGES)  # one entry for an upgrade or wall, one per surcharge for a building
TOKEN: Final = 170  # the worth that a production token adds to each production
SOON: Final = 4  # number of turns before the end from which thresholds count more and more exactly


@final
class Evaluator(Holdings):
    """The worths that a seat needs to compare moves, and a tally that adds up the gains of one move."""

    def __init__(self, s: PragaState, seat: i64, weights: Weights) -> None:
        super().__init__(s, seat, weights)
        p = self.p
        self.technology: i64 = self.technology_worth(p.technology)
        self.edge = vec[i64]()  # by symbol; filled when the first tile is evaluated
        self.around: list[Neighbours | None] = [None] * HEXES  # filled when a tile is evaluated there
        self.blue_corners = vec[i64]()  # blue corners met by each corner of each plot; filled on first use
        self.influence = vec[i64]([NOT_YET] * PLAZAS)  # worth of a cube at each plaza
        self.laid = vec[i64]([NOT_YET] * LAID)  # worth of displayed tiles in their best place
        # The tally.
        self.sum: i64 = 0
        self.gold_now: i64 = 0
        self.stone_now: i64 = 0
        self.wealth: i64 = 0

    # -- tracks

    def multiplier(self, position: i64) -> i64:
        """Return the points for a technology step, in hundredths.

        If turns are left, the values are smoothed between the thresholds.
        """
        rules = self.s.rules
        if position >= rules.most_university:
            return POINT * rules.multiplier[rules.most_university]
        if self.left == 0:
            return POINT * rules.multiplier[position]
        smooth = position * POINT * rules.multiplier[rules.most_university] // rules.most_university
        certain: i64 = POINT * rules.multiplier[position]
        soon = min(self.left, SOON)
        return (smooth * soon + certain * (SOON - soon)) // SOON

    def university_held(self, position: i64) -> i64:
        """Return the worth of a position on the university track."""
        rules = self.s.rules
        over: i64 = 0
        if position > rules.most_university:
            over = POINT * rules.university_overflow * (position - rules.most_university)
            position = rules.most_university
        steps = POINT * self.p.technology + self.left * self.weights.technology_rate
        steps = min(steps, POINT * rules.most_technology)
        if self.counted & bit(COUNT_UNIVERSITY):
            over += POINT * position
        return over + steps * self.multiplier(position) // POINT

    def technology_worth(self, position: i64) -> i64:
        """Return the worth of a technology step: its points at the end, and the tiles it leads to."""
        rules = self.s.rules
        if position >= rules.most_technology:
            return POINT * rules.technology_overflow
        university = POINT * self.p.university + self.left * self.weights.university_rate
        university = min(university, POINT * rules.most_university)
        counted = self.multiplier(university // POINT)
        # Where two steps lead to a tile, the first is worth a third of it.
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
        """Return the worth of a technology tile of this level."""
        weights = self.weights
        if level == 1:
            return weights.first_level * self.left
        if level == 2:
            return weights.second_level * self.left
        return weights.third_level if level == 3 else weights.fourth_level

    def mine_worth(self, count: i64) -> i64:
        """Return the worth of a step of the mines, which improves every later production."""
        rules = self.s.rules
        if count >= rules.most_mines:
            return 0
        more = self.weights.gold - self.weights.gold_decline * 2
        for bonus in rules.gold_production[count + 1]:
            more += self.bundle(bonus)
        for bonus in rules.gold_production[count]:
            more -= self.bundle(bonus)
        if count + 1 == rules.mine_token_at:
            more += TOKEN
        worth = more * self.left * self.weights.productions // 100
        if count + 1 == rules.mine_seal_at:
            worth += self.weights.seal_right
        if self.p.working & rules.reacting[MINE_STEPS]:
            worth += 2 * POINT
        return worth + POINT if self.counted & bit(COUNT_MINES) else worth

    def quarry_worth(self, count: i64) -> i64:
        rules = self.s.rules
        if count >= rules.most_quarry:
            return 0
        more = self.weights.stone - self.weights.stone_decline * 2
        for bonus in rules.stone_production[count + 1]:
            more += self.bundle(bonus)
        for bonus in rules.stone_production[count]:
            more -= self.bundle(bonus)
        if count + 1 == rules.quarry_token_at:
            more += TOKEN
        worth = more * self.left * self.weights.productions // 100
        if count + 1 == rules.quarry_seal_at:
            worth += self.weights.seal_right
        if self.p.working & rules.reacting[QUARRY_STEPS]:
            worth += 2 * POINT
        return worth + POINT if self.counted & bit(COUNT_QUARRY) else worth

    # -- bundles

    def bundle(self, number: i64) -> i64:
        """Return the worth of a bundle in the present state."""
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
            if p.working & self.s.rules.reacting[RED_TOKEN] & ~p.used_this_cycle:
                return self.red * amount + POINT + self.coin
            return self.red * amount
        if code == BLUE:
            if p.working & self.s.rules.reacting[BLUE_TOKEN] & ~p.used_this_cycle:
                return self.blue * amount + POINT + self.stone
            return self.blue * amount
        if code == EGG:
            if p.working & self.s.rules.reacting[EGG_GAIN]:
                return (self.egg + POINT + self.stone) * amount
            return self.egg * amount
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

    # -- the tally: the total of what one move brings

    def begin(self, gold: i64, stone: i64) -> None:
        """Start the tally with this gold and stone in hand."""
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
        """Add gold up to the limit to the tally, and the wealth bonuses that it reaches."""
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
        self.sum += self.bundle(self.s.rules.wealth_bonus[number]) + self.weights.cube

    def total(self) -> i64:
        """Return the worth of the tally, compared with not moving."""
        p = self.p
        money = self.gold_held(self.gold_now) - self.gold_held(p.gold)
        return self.sum + money + self.stone_held(self.stone_now) - self.stone_held(p.stone)
