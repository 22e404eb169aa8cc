"""Sampled states: full states that the seat of a view cannot distinguish from the true one.

All hidden pieces are in stacks. Pieces that are not visible elsewhere are dealt into their unknown places.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from burgrave.core.agenda import NO_SEAT, number_in
from burgrave.core.events import FULL_STATE, only
from burgrave.core.numbers import copy_with_row
from burgrave.core.rng import Rng
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
from burgrave.praga.state import ACTION_HEXES, HEXES, MARKS, PIECE, STACKS, PragaState
from burgrave.praga.steps import BRIDGE_PICK, BRIDGE_PLACE, CATHEDRAL_TILE, KEEP_TECHNOLOGY

WORDS: Final = 3  # seen tiles are bits in this many numbers, 40 in each


def sample_state(s: PragaState, rng: Rng) -> PragaState:
    t = s.clone()
    t.viewer = FULL_STATE
    t.rng = rng
    sample_tiles(t, rng)
    sample_technologies(t, rng)
    sample_bridge(t, rng)
    if len(t.drawn) > 0 and t.current_seat != NO_SEAT:
        # A seat that chooses from drawn pieces sees them in the sampled state, too.
        mark = only(t.current_seat) << MARKS
        t.drawn = vec[i64]([entry | mark for entry in t.drawn])
    if len(t.cards) > 0:
        t.cards = unseen(1, CARDS + 1, s.cards_seen)
        rng.shuffle_row(t.cards)
    return t


def deal(places: vec[i64], pool: vec[i64], given: i64 = 0) -> vec[i64]:
    """Return the places with pieces from the end of the pool in the unknown ones.

    The last `given` pieces of the pool are already dealt.
    """
    out = places[:]
    last = len(pool) - 1 - given
    for at in range(len(out)):
        if out[at] == UNKNOWN:
            out[at] = pool[last]
            last -= 1
    return out


def unknown(places: vec[i64]) -> i64:
    """Return how many of the places are unknown."""
    count: i64 = 0
    for entry in places:
        if entry == UNKNOWN:
            count += 1
    return count


def unseen(first: i64, end: i64, seen: i64) -> vec[i64]:
    """Return the numbers from `first` up to `end` whose bit is not set in `seen`."""
    out = vec[i64](capacity=end - first)
    while first < end:
        if not seen & bit(first):
            out = append(out, first)
        first += 1
    return out


def sample_tiles(t: PragaState, rng: Rng) -> None:
    seen = seen_tiles(t)
    number: i64 = 0
    while number < STACKS:
        stack = t.stacks[number]
        if UNKNOWN in stack:
            pool = vec[i64]()
            for tile in tiles_of(t, number, t.era):
                if not seen[tile // 40] & bit(tile % 40) and not is_in(stack, tile):
                    pool = append(pool, tile)
            rng.shuffle_row(pool)
            t.stacks[number] = deal(stack, pool)
        number += 1


def seen_tiles(t: PragaState) -> vec[i64]:
    """Return all tiles that are visible somewhere, as a set of bits."""
    seen = vec[i64]([0] * WORDS)
    for tile in t.display:
        note(seen, tile)
    for entry in t.plots:
        note(seen, entry & PIECE)
    for p in t.players:
        for tile in p.upgrades:
            note(seen, tile)
        at: i64 = ACTION_HEXES
        while at < HEXES:
            note(seen, p.hexes[at] & PIECE)
            at += 1
    return seen


def note(seen: vec[i64], tile: i64) -> None:
    if tile != 0:
        seen[tile // 40] |= bit(tile % 40)


def pieces_in(stack: vec[i64]) -> i64:
    """Return the pieces of a stack, one bit each."""
    found: i64 = 0
    for entry in stack:
        found |= bit(entry & PIECE)
    return found


def is_in(stack: vec[i64], piece: i64) -> bool:
    for entry in stack:
        if entry & PIECE == piece:
            return True
    return False


def sample_technologies(t: PragaState, rng: Rng) -> None:
    gone = t.used_technologies
    for p in t.players:
        gone |= p.technologies
    drawing: i64 = number_in(t.current_argument()) if t.current_step() == KEEP_TECHNOLOGY else -1
    if drawing >= 0:
        for entry in t.drawn:
            gone |= bit(entry & PIECE)
    level: i64 = 0
    while level < LEVELS:
        stack = t.technologies[level]
        pool = unseen(level * PER_LEVEL + 1, (level + 1) * PER_LEVEL + 1, gone | pieces_in(stack))
        rng.shuffle_row(pool)
        given: i64 = 0
        if level == drawing:
            given = unknown(t.drawn)
            t.drawn = deal(t.drawn, pool)
        t.technologies = copy_with_row(t.technologies, level, deal(stack, pool, given))
        level += 1


def sample_bridge(t: PragaState, rng: Rng) -> None:
    gone = t.silver_gone
    for tile in t.bridge:
        gone |= bit(tile)
    for p in t.players:
        gone |= p.gold_tiles
    step = t.current_step()
    if step == BRIDGE_PLACE:
        gone |= bit(number_in(t.current_argument()))
    silver_drawn = step == BRIDGE_PICK and number_in(t.current_argument()) == SILVER_TILES
    if silver_drawn:
        for entry in t.drawn:
            gone |= bit(entry & PIECE)
    silver = unseen(1, FIRST_GOLD, gone | pieces_in(t.silver_stack))
    gone |= pieces_in(t.bridge_gold) | pieces_in(t.cathedral_gold)
    gold = unseen(FIRST_GOLD, BRIDGE_TILES + 1, gone)
    rng.shuffle_row(silver)
    rng.shuffle_row(gold)
    given: i64 = 0
    if silver_drawn:
        given = unknown(t.drawn)
        t.drawn = deal(t.drawn, silver)
    t.silver_stack = deal(t.silver_stack, silver, given)
    given = unknown(t.bridge_gold)
    t.bridge_gold = deal(t.bridge_gold, gold)
    t.cathedral_gold = deal(t.cathedral_gold, gold, given)
    if step == CATHEDRAL_TILE:
        t.drawn = t.cathedral_gold
    elif step == BRIDGE_PICK and not silver_drawn:
        t.drawn = t.bridge_gold
