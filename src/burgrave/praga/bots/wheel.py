"""Which action tile to take: its price, its points, its bonus, and the better of its two actions."""

from typing import Final

from mypy_extensions import i64

from burgrave.praga.bots.holdings import POINT
from burgrave.praga.bots.performing import best_performance
from burgrave.praga.bots.worth import Worth
from burgrave.praga.catalogue import EGG
from burgrave.praga.crane import sector_at, tile_cost, tile_vp
from burgrave.praga.effects import WHEEL_GOLD, WHEEL_STONE, WHEEL_VP
from burgrave.praga.rules import EGG_FOR_SALE, PLAIN_BONUS, SPECIAL_RIGHT

NO_RIGHT: Final = -1


def crane_vp_worth(w: Worth, vp: i64) -> i64:
    if vp == 0:
        return 0
    return POINT * (vp + 1) if w.p.working & w.s.rules.reacting[WHEEL_VP] else POINT * vp


def special_right(w: Worth, sector: i64) -> i64:
    """What the right to a special tile is worth if it is not used; NO_RIGHT if there is none."""
    if w.s.rules.sector_kind[sector] != SPECIAL_RIGHT:
        return NO_RIGHT
    return crane_vp_worth(w, w.s.rules.sector_vp[sector])


def tile_worth(w: Worth, tile: i64) -> i64:
    """A tile of the crane with the best that can be done with it."""
    s = w.s
    p = w.p
    rules = s.rules
    sector = sector_at(s, s.positions[tile])
    kind = rules.sector_kind[sector]
    special = special_right(w, sector)
    w.begin(p.gold - tile_cost(s, tile), p.stone)
    if kind == PLAIN_BONUS:
        w.gain(rules.sector_bonus[sector])
        wheel_reaction(w)
    extra: i64 = w.sum + crane_vp_worth(w, tile_vp(s, tile)) + max(0, special)
    gold = w.gold_now
    stone = w.stone_now
    if kind == EGG_FOR_SALE:
        extra += max(0, egg_worth(w, sector))
    best = max(
        best_performance(w, rules.outer[tile], gold, stone, special),
        best_performance(w, rules.inner[tile], gold, stone, special),
        0,
    )
    return best + extra


def wheel_reaction(w: Worth) -> None:
    """Technologies that add to a coin or stone of the wheel."""
    working = w.p.working
    if w.gold_now > w.p.gold and working & w.s.rules.reacting[WHEEL_GOLD]:
        w.gain_gold(1)
        w.sum += POINT
    if w.stone_now > w.p.stone and working & w.s.rules.reacting[WHEEL_STONE]:
        w.gain_stone(1)
        w.sum += POINT


def egg_worth(w: Worth, sector: i64) -> i64:
    """An egg that is for sale, less its price."""
    return w.one(EGG, 1) - w.price(w.s.rules.sector_price[sector])
