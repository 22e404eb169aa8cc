"""Build the King's Road: the figure moves to the next space, which has its effects. [12]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.agenda import pair
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.actions.action import Action
from burgrave.praga.bridge import GOLD_TILES, SILVER_TILES
from burgrave.praga.catalogue import EGG, FROM_ROAD, ROAD, bit
from burgrave.praga.claims import open_claim
from burgrave.praga.gain import gain, gain_vp
from burgrave.praga.moves import ROAD_EFFECT, ROAD_EGG_EFFECT
from burgrave.praga.pay import amount_of, can_pay, missing, pay, pay_one
from burgrave.praga.reasons import END_OF_ROAD, NO_ROAD_EFFECT, TOO_FEW_EGGS
from burgrave.praga.rules import (
    NO_ROAD_BONUS,
    ROAD_BUNDLE,
    ROAD_PER_OLD_UPGRADE,
    ROAD_PURCHASE,
    ROAD_WHILE_HERE,
)
from burgrave.praga.state import PragaPlayer, PragaState
from burgrave.praga.steps import DRAW_BRIDGE_TILES

LAST_STREET: Final = 3  # spaces I, II and III are streets of the city
SPACE_IV: Final = 4
LAST_SPACE: Final = 5


@final
class RoadAction(Action):
    def __init__(self) -> None:
        super().__init__(ROAD)

    def is_possible(self, s: PragaState, p: PragaPlayer, how: i64, discount: i64) -> bool:
        return p.figure < LAST_SPACE and can_pay(p, s.rules.road_price[p.figure + 1])

    def refuse(self, s: PragaState, p: PragaPlayer, move: i64, moves: MoveCollector) -> None:
        if p.figure == LAST_SPACE:
            moves.refuse(move, END_OF_ROAD)
        else:
            moves.refuse(move, TOO_FEW_EGGS, s.rules.road_price[p.figure + 1].eggs)

    def begin(self, s: PragaState, seat: i64, performance: i64, how: i64, discount: i64) -> None:
        p = s.players[seat]
        rules = s.rules
        open_claim(s, p, ROAD)
        p.figure += 1
        pay(s, seat, rules.road_price[p.figure])
        s.emit(EVERYONE, "figure-moved", seat, p.figure)
        if p.figure > LAST_STREET:
            which: i64 = SILVER_TILES if p.figure == SPACE_IV else GOLD_TILES
            s.then(DRAW_BRIDGE_TILES, pair(seat, which))
            return
        kind = rules.road_kind[p.figure]
        if kind != NO_ROAD_BONUS and kind != ROAD_WHILE_HERE:
            s.road_effects |= bit(p.figure)
        if rules.road_egg_bonus[p.figure] != 0:
            s.road_egg_effects |= bit(p.figure)


def offer_road_effects(s: PragaState, p: PragaPlayer, moves: MoveCollector) -> None:
    if s.road_effects == 0 and s.road_egg_effects == 0 and not moves.wants_reasons:
        return
    space: i64 = 1
    while space <= LAST_STREET:
        price = s.rules.road_cost[space]
        if not s.road_effects & bit(space):
            moves.refuse(ROAD_EFFECT + space, NO_ROAD_EFFECT)
        elif can_pay(p, price):
            moves.allow(ROAD_EFFECT + space)
        else:
            reason = missing(p, price)
            moves.refuse(ROAD_EFFECT + space, reason, amount_of(price, reason))
        if not s.road_egg_effects & bit(space):
            moves.refuse(ROAD_EGG_EFFECT + space, NO_ROAD_EFFECT)
        elif p.eggs > 0:
            moves.allow(ROAD_EGG_EFFECT + space)
        else:
            moves.refuse(ROAD_EGG_EFFECT + space, TOO_FEW_EGGS, 1)
        space += 1


def use_road_effect(s: PragaState, p: PragaPlayer, seat: i64, space: i64) -> None:
    """Apply the effect of a street that needs no egg."""
    rules = s.rules
    s.road_effects ^= bit(space)
    s.emit(EVERYONE, "road-effect-used", seat, space, 0)
    kind = rules.road_kind[space]
    if kind == ROAD_PURCHASE:
        pay(s, seat, rules.road_cost[space])
        gain(s, seat, rules.road_bonus[space], FROM_ROAD)
    elif kind == ROAD_BUNDLE:
        gain(s, seat, rules.road_bonus[space], FROM_ROAD)
    else:
        counted = old_upgrades(s, p) if kind == ROAD_PER_OLD_UPGRADE else p.silver + p.gold_windows
        if counted > 0:
            gain_vp(s, p, seat, counted * rules.road_vp[space], FROM_ROAD)


def use_road_egg_effect(s: PragaState, seat: i64, space: i64) -> None:
    s.road_egg_effects ^= bit(space)
    s.emit(EVERYONE, "road-effect-used", seat, space, 1)
    pay_one(s, seat, EGG, 1)
    gain(s, seat, s.rules.road_egg_bonus[space], FROM_ROAD)


def old_upgrades(s: PragaState, p: PragaPlayer) -> i64:
    """Return the number of upgrades of the first era, including covered ones."""
    count: i64 = 0
    for tile in p.upgrades:
        if s.rules.era[tile] == 1:
            count += 1
    return count


def road_must_settle(s: PragaState) -> bool:
    """Return whether an unused effect that costs nothing still needs a choice."""
    space: i64 = 1
    while space <= LAST_STREET:
        if s.road_effects & bit(space) and road_effect_leaves_choice(s, space):
            return True
        space += 1
    return False


def road_effect_leaves_choice(s: PragaState, space: i64) -> bool:
    return s.rules.road_kind[space] == ROAD_BUNDLE and s.rules.needs_choice(s.rules.road_bonus[space])


def road_effect_comes(s: PragaState, space: i64) -> bool:
    """Return whether an unused effect is applied at the end of the turn, because it costs nothing."""
    return s.rules.road_kind[space] != ROAD_PURCHASE


def settle_road(s: PragaState, p: PragaPlayer, seat: i64) -> None:
    """Apply the unused effects that cost nothing, and drop all others, at the end of the turn."""
    space: i64 = 1
    while space <= LAST_STREET:
        if s.road_effects & bit(space) and road_effect_comes(s, space):
            use_road_effect(s, p, seat, space)
        space += 1
    s.road_effects = 0
    s.road_egg_effects = 0
