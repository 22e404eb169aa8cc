"""The final scoring, item by item. It changes no state, so it also computes the score during a game. [19]"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.praga.catalogue import (
    BLUE,
    BRIDGE_TILES,
    EGG,
    FIRST_GOLD,
    GOLD,
    MINE_STEP,
    PLAZAS,
    QUARRY_STEP,
    RED,
    SEALS,
    SOURCE_IDS,
    STONE,
    TECH,
    UNIVERSITY,
    VP,
    bit,
)
from burgrave.praga.plazas import cubes_of
from burgrave.praga.rules import (
    COUNT_MINES,
    COUNT_QUARRY,
    COUNT_ROWS,
    COUNT_UNIVERSITY,
    COUNT_UPGRADES,
    COUNT_WALLS,
    FLAT,
    PER_GOLD,
    PER_PAIR,
    PER_STONE,
    PragaRules,
)
from burgrave.praga.state import PragaPlayer, PragaState

FINAL_ITEMS: Final = [
    "open_plazas",
    "academics",
    "hunger_wall",
    "blue_tokens",
    "cathedral",
    "red_tokens",
    "wall_count",
    "gold_tiles",
    "seals",
    "eggs",
]
ITEMS: Final = ["start", *SOURCE_IDS, *FINAL_ITEMS]


@final
class ScoringTotals:
    """The amounts that a seat has after the open plazas have paid."""

    def __init__(self, p: PragaPlayer) -> None:
        self.gold: i64 = p.gold
        self.stone: i64 = p.stone
        self.eggs: i64 = p.eggs
        self.red: i64 = p.red
        self.blue: i64 = p.blue
        self.mines: i64 = p.mines
        self.quarry: i64 = p.quarry
        self.technology: i64 = p.technology
        self.university: i64 = p.university
        self.vp: i64 = 0

    def gain(self, rules: PragaRules, bundle: i64) -> None:
        """Add a bundle. Nothing else happens: no technology, token, seal right or wealth bonus."""
        codes = rules.bundles[bundle]
        at: i64 = 0
        while at < len(codes):
            code: i64 = codes[at]
            amount: i64 = codes[at + 1]
            if code == VP:
                self.vp += amount
            elif code == GOLD:
                self.gold = min(self.gold + amount, rules.limit)
            elif code == STONE:
                self.stone = min(self.stone + amount, rules.limit)
            elif code == EGG:
                self.eggs += amount
            elif code == RED:
                self.red += amount
            elif code == BLUE:
                self.blue += amount
            elif code == MINE_STEP:
                self.mines = min(self.mines + amount, rules.most_mines)
            elif code == QUARRY_STEP:
                self.quarry = min(self.quarry + amount, rules.most_quarry)
            elif code == TECH:
                self.technology += amount
                over = self.technology - rules.most_technology
                if over > 0:
                    self.technology -= over
                    self.vp += over * rules.technology_overflow
            elif code == UNIVERSITY:
                self.university += amount
                over = self.university - rules.most_university
                if over > 0:
                    self.university -= over
                    self.vp += over * rules.university_overflow
            at += 2


def final_items(s: PragaState, seat: i64) -> vec[i64]:
    """Return the points of FINAL_ITEMS, in that order."""
    rules = s.rules
    p = s.players[seat]
    a = ScoringTotals(p)
    plaza: i64 = 0
    while plaza < PLAZAS:
        tile = s.plaza_tiles[plaza]
        if tile != 0 and not s.evaluated & bit(plaza) and cubes_of(s, seat, plaza) > 0:
            a.gain(rules, rules.lower[tile])
        plaza += 1
    return vec[i64](
        [
            a.vp,
            a.technology * rules.multiplier[a.university],
            rules.hunger_row_vp[p.hunger_row],
            rules.column_multiplier[p.hunger_column] * a.blue,
            rules.cathedral_row_vp[p.cathedral_row],
            rules.column_multiplier[p.cathedral_column] * a.red,
            from_table(rules.wall_points, p.walls),
            gold_tiles(rules, p, a),
            seals(rules, p, a),
            from_table(rules.egg_points, a.eggs),
        ]
    )


def from_table(table: list[i64], count: i64) -> i64:
    return table[min(count, len(table) - 1)]


def gold_tiles(rules: PragaRules, p: PragaPlayer, totals: ScoringTotals) -> i64:
    total: i64 = 0
    tile: i64 = FIRST_GOLD
    while tile <= BRIDGE_TILES:
        if p.gold_tiles & bit(tile):
            total += count_items(rules.bridge_counts[tile], p, totals) * rules.bridge_vp[tile]
        tile += 1
    return total


def count_items(what: i64, p: PragaPlayer, totals: ScoringTotals) -> i64:
    if what == COUNT_UNIVERSITY:
        return totals.university
    if what == COUNT_MINES:
        return totals.mines
    if what == COUNT_QUARRY:
        return totals.quarry
    if what == COUNT_UPGRADES:
        return len(p.upgrades)
    if what == COUNT_WALLS:
        return p.walls
    return p.hunger_row + p.cathedral_row if what == COUNT_ROWS else 0


def seals(rules: PragaRules, p: PragaPlayer, totals: ScoringTotals) -> i64:
    """Return the points of the seals, with the best way to use the resources for those that count them."""
    total: i64 = 0
    gold: i64 = 0
    stone: i64 = 0
    pair: i64 = 0
    seal: i64 = 1
    while seal <= SEALS:
        if p.seals & bit(seal):
            kind = rules.seal_kind[seal]
            vp: i64 = rules.seal_vp[seal]
            if kind == FLAT:
                total += vp
            elif kind == PER_GOLD:
                gold += vp
            elif kind == PER_STONE:
                stone += vp
            elif kind == PER_PAIR:
                pair += vp
        seal += 1
    best: i64 = 0
    pairs: i64 = min(totals.gold, totals.stone)
    while pairs >= 0:
        best = max(best, pairs * pair + (totals.gold - pairs) * gold + (totals.stone - pairs) * stone)
        pairs -= 1
    return total + best


def points(s: PragaState, seat: i64) -> i64:
    total = s.players[seat].vp
    for item in final_items(s, seat):
        total += item
    return total


def items(s: PragaState, seat: i64) -> list[tuple[str, int]]:
    """Return every item with points."""
    p = s.players[seat]
    earned: i64 = 0
    for amount in p.earned:
        earned += amount
    amounts = [p.vp - earned, *p.earned, *final_items(s, seat)]
    return [(name, int(amount)) for name, amount in zip(ITEMS, amounts, strict=True) if amount]


def ranking(s: PragaState) -> list[i64]:
    """Return the rank of each seat. Among seats with equal points, the later one in turn order is better."""
    seats = s.rules.players
    strengths = [points(s, seat) * 8 + (seat - s.first + seats) % seats for seat in range(seats)]
    return [1 + sum(other > own for other in strengths) for own in strengths]
