"""Gaining: every kind of bonus, and the effects that it triggers."""

from typing import Final

from mypy_extensions import i64

from burgrave.core.agenda import pair
from burgrave.core.events import EVERYONE
from burgrave.core.numbers import copy_with
from burgrave.praga.catalogue import (
    BLUE,
    CATHEDRAL,
    CATHEDRAL_SIDEWAYS,
    CHOOSE,
    EGG,
    FROM_BRIDGE,
    FROM_OVERFLOW,
    FROM_TECHNOLOGY,
    FROM_WEALTH,
    GOLD,
    GOLD_WINDOW,
    HUNGER_SIDEWAYS,
    HUNGER_WALL,
    MINE_STEP,
    MINES,
    QUARRY,
    QUARRY_STEP,
    RED,
    SIDEWAYS_CHOICE,
    SILVER,
    STONE,
    TECH,
    TECHNOLOGY_COUNT,
    UNIVERSITY,
    VP,
    bit,
)
from burgrave.praga.effects import BLUE_TOKEN, EGG_GAIN, MINE_STEPS, QUARRY_STEPS, RED_TOKEN
from burgrave.praga.state import PragaPlayer, PragaState
from burgrave.praga.steps import CHOOSE_BUNDLE, DRAW_TECHNOLOGIES, PRODUCTION_TOKEN, SIDEWAYS_PROJECT

WEALTH_GOLD: Final = 1
WEALTH_STONE: Final = 2
WEALTH_EITHER: Final = 4
EITHER_PROJECT: Final = 2
SOURCE_SHIFT: Final = 1024  # the argument of a choice holds the choice below this and the source above it


def gain(s: PragaState, seat: i64, bundle: i64, source: i64) -> None:
    """Gain everything in a bundle. Parts that need a choice come after the others."""
    if bundle == 0:
        return
    codes = s.rules.bundles[bundle]
    at: i64 = 0
    end: i64 = len(codes)
    while at < end:
        gain_one(s, seat, codes[at], codes[at + 1], source)
        at += 2


def gain_one(s: PragaState, seat: i64, code: i64, amount: i64, source: i64) -> None:
    p = s.players[seat]
    if code == VP:
        gain_vp(s, p, seat, amount, source)
        return
    if code != CHOOSE:
        s.emit(EVERYONE, "gained", seat, code, amount, source)
    if code == GOLD:
        p.gold = min(p.gold + amount, s.rules.limit)
        check_wealth(s, p, seat)
    elif code == STONE:
        p.stone = min(p.stone + amount, s.rules.limit)
        check_wealth(s, p, seat)
    elif code == SILVER:
        p.silver += amount
    elif code == GOLD_WINDOW:
        p.gold_windows += amount
    elif code == TECH:
        step_technology(s, p, seat, amount)
    elif code == UNIVERSITY:
        step_university(s, p, seat, amount)
    elif code == MINE_STEP:
        step_mines(s, p, seat, amount)
    elif code == QUARRY_STEP:
        step_quarry(s, p, seat, amount)
    elif code == EGG:
        p.eggs += amount
        while amount > 0:
            react(s, p, seat, EGG_GAIN)
            amount -= 1
    elif code == RED:
        p.red += amount
        react_once(s, p, seat, RED_TOKEN)
    elif code == BLUE:
        p.blue += amount
        react_once(s, p, seat, BLUE_TOKEN)
    elif code == CHOOSE:
        s.then(CHOOSE_BUNDLE, pair(seat, amount + SOURCE_SHIFT * source))
    else:
        gain_sideways(s, seat, code, amount, source)


def gain_vp(s: PragaState, p: PragaPlayer, seat: i64, amount: i64, source: i64) -> None:
    p.vp += amount
    p.earned = copy_with(p.earned, source, p.earned[source] + amount)
    s.emit(EVERYONE, "gained", seat, VP, amount, source)


def gain_sideways(s: PragaState, seat: i64, code: i64, amount: i64, source: i64) -> None:
    """Give the player on turn credits for sideways moves; let another player move at once.

    Credits must be used in the turn, except those of bridge tiles, which say "may".
    """
    optional: i64 = 1 if source == FROM_BRIDGE else 0
    while amount > 0:
        if code == SIDEWAYS_CHOICE:
            s.then(SIDEWAYS_PROJECT, pair(seat, EITHER_PROJECT))
        elif seat != s.turn:
            s.then(SIDEWAYS_PROJECT, pair(seat, HUNGER_WALL if code == HUNGER_SIDEWAYS else CATHEDRAL))
        elif code == HUNGER_SIDEWAYS:
            s.hunger_credits += 1
            s.hunger_optional += optional
        elif code == CATHEDRAL_SIDEWAYS:
            s.cathedral_credits += 1
            s.cathedral_optional += optional
        amount -= 1


def check_wealth(s: PragaState, p: PragaPlayer, seat: i64) -> None:
    """Give a wealth bonus and a cube for the first 6 gold, the first 6 stone and the first 9 of either."""
    if p.wealth == 0:
        return
    rules = s.rules
    if p.wealth & WEALTH_GOLD and p.gold >= rules.wealth_gold:
        take_wealth(s, p, seat, 0)
    if p.wealth & WEALTH_STONE and p.stone >= rules.wealth_stone:
        take_wealth(s, p, seat, 1)
    if p.wealth & WEALTH_EITHER and (p.gold >= rules.wealth_either or p.stone >= rules.wealth_either):
        take_wealth(s, p, seat, 2)


def take_wealth(s: PragaState, p: PragaPlayer, seat: i64, number: i64) -> None:
    p.wealth ^= bit(number)
    p.cubes += 1
    s.emit(EVERYONE, "wealth", seat, number)
    gain(s, seat, s.rules.wealth_bonus[number], FROM_WEALTH)


def step_technology(s: PragaState, p: PragaPlayer, seat: i64, steps: i64) -> None:
    rules = s.rules
    while steps > 0:
        if p.technology == rules.most_technology:
            gain_vp(s, p, seat, rules.technology_overflow, FROM_OVERFLOW)
        else:
            p.technology += 1
            level: i64 = rules.level_at[p.technology]
            if level > 0:
                s.then(DRAW_TECHNOLOGIES, pair(seat, level - 1))
        steps -= 1


def step_university(s: PragaState, p: PragaPlayer, seat: i64, steps: i64) -> None:
    rules = s.rules
    while steps > 0:
        if p.university == rules.most_university:
            gain_vp(s, p, seat, rules.university_overflow, FROM_OVERFLOW)
        else:
            p.university += 1
        steps -= 1


def step_mines(s: PragaState, p: PragaPlayer, seat: i64, steps: i64) -> None:
    """Advance on the track of the mines; steps beyond its end are lost."""
    rules = s.rules
    while steps > 0 and p.mines < rules.most_mines:
        p.mines += 1
        react(s, p, seat, MINE_STEPS)
        if p.mines == rules.mine_token_at:
            s.then(PRODUCTION_TOKEN, pair(seat, MINES))
        if p.mines == rules.mine_seal_at:
            gain_seal_right(s, p, seat, MINES)
        steps -= 1


def step_quarry(s: PragaState, p: PragaPlayer, seat: i64, steps: i64) -> None:
    rules = s.rules
    while steps > 0 and p.quarry < rules.most_quarry:
        p.quarry += 1
        react(s, p, seat, QUARRY_STEPS)
        if p.quarry == rules.quarry_token_at:
            s.then(PRODUCTION_TOKEN, pair(seat, QUARRY))
        if p.quarry == rules.quarry_seal_at:
            gain_seal_right(s, p, seat, QUARRY)
        steps -= 1


def gain_seal_right(s: PragaState, p: PragaPlayer, seat: i64, track: i64) -> None:
    p.seal_rights += 1
    s.emit(EVERYONE, "seal-right", seat, track)


def react(s: PragaState, p: PragaPlayer, seat: i64, effect: i64) -> None:
    """Let the seat's working technologies with this effect react, only in the seat's own turn."""
    if seat != s.turn:
        return
    reacting = p.working & s.rules.reacting[effect]
    number: i64 = 1
    while reacting != 0 and number <= TECHNOLOGY_COUNT:
        if reacting & bit(number):
            reacting ^= bit(number)
            s.emit(EVERYONE, "technology-worked", seat, number)
            gain(s, seat, s.rules.reaction[number], FROM_TECHNOLOGY)
        number += 1


def react_once(s: PragaState, p: PragaPlayer, seat: i64, effect: i64) -> None:
    """Let technologies react that work only once in each turn of their owner."""
    if seat != s.turn:
        return
    reacting = p.working & s.rules.reacting[effect] & ~p.used_this_cycle
    if reacting != 0:
        p.used_this_cycle |= reacting
        number: i64 = 1
        while number <= TECHNOLOGY_COUNT:
            if reacting & bit(number):
                s.emit(EVERYONE, "technology-worked", seat, number)
                gain(s, seat, s.rules.reaction[number], FROM_TECHNOLOGY)
            number += 1
