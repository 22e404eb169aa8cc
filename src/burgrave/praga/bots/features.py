"""Features of a seat at the beginning of a turn that may bring points later, each about 0 to 3."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.mask import ones
from burgrave.praga.bots.calendar import turns_left
from burgrave.praga.catalogue import FIRST_SINGLE_USE, PLAZAS, SEALS, bit
from burgrave.praga.plazas import buildings_around, cubes_of
from burgrave.praga.rules import FLAT
from burgrave.praga.state import ACTION_HEXES, PragaPlayer, PragaState

PERMANENT: Final = (1 << FIRST_SINGLE_USE) - 1


def turns_to_come(s: PragaState, seat: i64) -> i64:
    """Return the turns that a seat still has, including one that has just begun."""
    turns = turns_left(s, seat)
    if s.turn == seat:
        turns += 1
    return turns


def features(s: PragaState, seat: i64) -> vec[float]:
    p = s.players[seat]
    rules = s.rules
    multiplier = float(rules.multiplier[min(p.university, rules.most_university)])
    return vec[float](
        [
            1.0,
            float(p.gold) / 4.0,
            float(p.gold * p.gold) / 16.0,
            float(p.stone) / 4.0,
            float(p.stone * p.stone) / 16.0,
            float(p.silver),
            float(p.gold_windows),
            1.0 if p.silver > 0 and p.gold_windows > 0 else 0.0,
            float(min(p.eggs, 3)),
            float(max(0, p.eggs - 3)),
            float(p.mines) / 3.0,
            float(p.mines * p.mines) / 9.0,
            float(p.quarry) / 3.0,
            float(p.quarry * p.quarry) / 9.0,
            1.0 if p.mine_token else 0.0,
            1.0 if p.quarry_token else 0.0,
            float(p.technology) / 3.0,
            float(p.university) / 3.0,
            float(p.technology * p.university) / 9.0,
            multiplier * float(p.technology) / 9.0,
            float(p.red) / 3.0,
            float(p.blue) / 3.0,
            float(p.hunger_column) / 2.0,
            float(p.cathedral_column) / 2.0,
            float(p.hunger_column * p.blue) / 6.0,
            float(p.cathedral_column * p.red) / 6.0,
            float(p.hunger_row) / 2.0,
            float(p.hunger_row * p.hunger_row) / 6.0,
            float(p.cathedral_row) / 2.0,
            float(p.cathedral_row * p.cathedral_row) / 6.0,
            float(p.walls) / 3.0,
            float(p.walls * p.walls) / 9.0,
            float(len(p.upgrades)) / 3.0,
            float(hexes_covered(p)) / 3.0,
            1.0 if p.figure == 1 else 0.0,
            1.0 if p.figure == 2 else 0.0,
            1.0 if p.figure == 3 else 0.0,
            1.0 if p.figure == 4 else 0.0,
            1.0 if p.figure == 5 else 0.0,
            float(ones(p.technologies & PERMANENT)),
            float(ones(p.technologies & ~PERMANENT)),
            float(p.cubes) / 2.0,
            influence(s, seat),
            float(p.seal_rights),
            float(trading_seals(s, p)) * float(min(p.gold, p.stone)) / 3.0,
            float(trading_seals(s, p)),
            float(ones(p.wealth)),
            float(ones(p.gold_tiles)),
        ]
    )


def hexes_covered(p: PragaPlayer) -> i64:
    """Return the number of actions that have an upgrade."""
    found: i64 = 0
    at: i64 = 0
    while at < ACTION_HEXES:
        if p.hexes[at] != 0:
            found += 1
        at += 1
    return found


def influence(s: PragaState, seat: i64) -> float:
    """Return the sum of the cubes at plazas that are not evaluated yet.

    A cube counts more if the plaza is nearly full.
    """
    total = 0.0
    plaza: i64 = 0
    while plaza < PLAZAS:
        if s.plaza_tiles[plaza] != 0 and not s.evaluated & bit(plaza):
            own = cubes_of(s, seat, plaza)
            if own > 0:
                total += float(own * buildings_around(s, plaza)) / float(len(s.rules.plots_around[plaza]))
        plaza += 1
    return total


def trading_seals(s: PragaState, p: PragaPlayer) -> i64:
    """Return the number of seals that give points for coins or stones."""
    found: i64 = 0
    seal: i64 = 1
    while seal <= SEALS:
        if p.seals & bit(seal) and s.rules.seal_kind[seal] != FLAT:
            found += 1
        seal += 1
    return found
