"""Useless namings: of characters that no other seat can hold, by the knowledge of this seat."""

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.citadels.catalogue import bit, rank_of
from burgrave.citadels.moves import (
    FAMILY_OF,
    FLOWER,
    FLOWER_MOVES,
    NAME,
    NAME_MOVES,
    SIGN,
    SIGN_MOVES,
    THREATEN,
    THREATEN_MOVES,
    WARRANT,
    WARRANT_MOVES,
)
from burgrave.citadels.sampling.characters import Draft, cases, row, ways
from burgrave.citadels.state import CitadelsState
from burgrave.core.mask import ones


def without_vain_namings(v: CitadelsState) -> list[int]:
    """Return the legal moves of a view without useless namings, or all if nothing would remain."""
    legal = v.legal_moves()
    if not has_naming(legal) or not 0 <= v.viewer < v.rules.players:
        return legal
    held = possible_ranks(v)
    out: list[int] = []
    for move in legal:
        character = named_character(move)
        if character == 0 or held & bit(rank_of(character)):
            out.append(move)
    return out or legal


def has_naming(legal: list[int]) -> bool:
    for move in legal:
        if named_character(move) != 0:
            return True
    return False


def named_character(move: i64) -> i64:
    """Return the character that this move names, or 0."""
    family: i64 = FAMILY_OF[move]
    if family == NAME_MOVES:
        return move - NAME
    if family == SIGN_MOVES:
        return move - SIGN
    if family == WARRANT_MOVES:
        return move - WARRANT
    if family == FLOWER_MOVES:
        return move - FLOWER
    if family == THREATEN_MOVES:
        return move - THREATEN
    return 0


def possible_ranks(v: CitadelsState) -> i64:
    """Return the ranks that another seat holds in at least one draft that fits this view."""
    held: i64 = 0
    for case in cases(v):
        d = row(v, case)
        held |= held_in_row(v, d, ways(v, d, None))
    return held


def held_in_row(v: CitadelsState, d: Draft, counted: vec[float]) -> i64:
    """Return these ranks for one list of places. `counted` are the ways to fill the later places."""
    held: i64 = 0
    reached: list[bool] = [False] * len(counted)
    reached[0] = counted[0] > 0.0
    used: i64 = 0
    for _ in counted:
        if reached[used] and ones(used) < len(d.may):
            place = ones(used)
            fitting = fitting_ranks(d.may[place] & ~used, used, counted)
            rank: i64 = 1
            while fitting >> rank:
                if fitting & bit(rank):
                    reached[used | bit(rank)] = True
                rank += 1
            if d.holder[place] >= 0 and d.holder[place] != v.viewer:
                held |= fitting
        used += 1
    return held


def fitting_ranks(free: i64, used: i64, counted: vec[float]) -> i64:
    """Return the free ranks after which the other places can still be filled."""
    fitting: i64 = 0
    rank: i64 = 1
    while free >> rank:
        if free & bit(rank) and counted[used | bit(rank)] > 0.0:
            fitting |= bit(rank)
        rank += 1
    return fitting
