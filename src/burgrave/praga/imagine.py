"""Imagining: a whole table that the view's seat cannot tell from the true one.

Everything hidden lies in stacks; what is not seen anywhere else is dealt into their unknown places.
"""

from typing import Final

from mypy_extensions import i64

from burgrave.core.agenda import NOBODY, number_in
from burgrave.core.chance import Chance
from burgrave.core.state import UNKNOWN
from burgrave.praga.bridge import SILVER_TILES
from burgrave.praga.catalogue import (
    BRIDGE_TILES,
    FIRST_GOLD,
    LEVELS,
    PER_LEVEL,
    bit,
)
from burgrave.praga.era import tiles_of
from burgrave.praga.parler import CARDS
from burgrave.praga.state import ACTION_HEXES, PIECE, STACKS, Table
from burgrave.praga.steps import BRIDGE_PICK, BRIDGE_PLACE, CATHEDRAL_TILE, KEEP_TECHNOLOGY

WORDS: Final = 3  # tiles seen, as bits in several numbers of 40


def imagine(s: Table, chance: Chance) -> Table:
    t = s.clone()
    t.eyes = NOBODY
    t.chance = chance
    imagine_tiles(t, chance)
    imagine_technologies(t, chance)
    imagine_bridge(t, chance)
    if t.cards:
        t.cards = [card for card in range(1, CARDS + 1) if not s.cards_seen & bit(card)]
        chance.shuffle(t.cards)
    return t


def deal(places: list[i64], pool: list[i64]) -> list[i64]:
    """Put what the pool holds into the unknown places, in order."""
    out: list[i64] = []
    for entry in places:
        out.append(pool.pop() if entry == UNKNOWN else entry)
    return out


def imagine_tiles(t: Table, chance: Chance) -> None:
    seen = seen_tiles(t)
    number: i64 = 0
    while number < STACKS:
        stack = t.stacks[number]
        if UNKNOWN in stack:
            pool = [
                tile
                for tile in tiles_of(t, number, t.era)
                if not seen[tile // 40] & bit(tile % 40) and not is_in(stack, tile)
            ]
            chance.shuffle(pool)
            t.stacks[number] = deal(stack, pool)
        number += 1


def seen_tiles(t: Table) -> list[i64]:
    """Every tile that lies open somewhere."""
    seen: list[i64] = [0] * WORDS
    for tile in t.display:
        note(seen, tile)
    for entry in t.plots:
        note(seen, entry & PIECE)
    for p in t.players:
        for tile in p.upgrades:
            note(seen, tile)
        for entry in p.hexes[ACTION_HEXES:]:
            note(seen, entry & PIECE)
    return seen


def note(seen: list[i64], tile: i64) -> None:
    if tile != 0:
        seen[tile // 40] |= bit(tile % 40)


def is_in(stack: list[i64], piece: i64) -> bool:
    for entry in stack:
        if entry & PIECE == piece:
            return True
    return False


def imagine_technologies(t: Table, chance: Chance) -> None:
    gone = t.used_technologies
    for p in t.players:
        gone |= p.technologies
    drawing: i64 = number_in(t.argument()) if t.step() == KEEP_TECHNOLOGY else -1
    if drawing >= 0:
        for entry in t.drawn:
            gone |= bit(entry & PIECE)
    level: i64 = 0
    while level < LEVELS:
        stack = t.technologies[level]
        pool: list[i64] = []
        technology_number = level * PER_LEVEL + 1
        while technology_number <= (level + 1) * PER_LEVEL:
            if not gone & bit(technology_number) and not is_in(stack, technology_number):
                pool.append(technology_number)
            technology_number += 1
        chance.shuffle(pool)
        if level == drawing:
            t.drawn = deal(t.drawn, pool)
        t.technologies[level] = deal(stack, pool)
        level += 1


def imagine_bridge(t: Table, chance: Chance) -> None:
    gone = t.silver_gone
    for tile in t.bridge:
        gone |= bit(tile)
    for p in t.players:
        gone |= p.gold_tiles
    step = t.step()
    looking = step == BRIDGE_PICK or step == CATHEDRAL_TILE
    if step == BRIDGE_PLACE:
        gone |= bit(number_in(t.argument()))
    silver_drawn = step == BRIDGE_PICK and number_in(t.argument()) == SILVER_TILES
    if silver_drawn:
        for entry in t.drawn:
            gone |= bit(entry & PIECE)
    silver: list[i64] = []
    gold: list[i64] = []
    number: i64 = 1
    while number <= BRIDGE_TILES:
        if not gone & bit(number):
            if number < FIRST_GOLD:
                if not is_in(t.silver_stack, number):
                    silver.append(number)
            elif not is_in(t.bridge_gold, number) and not is_in(t.cathedral_gold, number):
                gold.append(number)
        number += 1
    chance.shuffle(silver)
    chance.shuffle(gold)
    if silver_drawn:
        t.drawn = deal(t.drawn, silver)
    t.silver_stack = deal(t.silver_stack, silver)
    t.bridge_gold = deal(t.bridge_gold, gold)
    t.cathedral_gold = deal(t.cathedral_gold, gold)
    if looking and not silver_drawn:
        t.drawn = t.bridge_gold[:] if step == BRIDGE_PICK else t.cathedral_gold[:]
