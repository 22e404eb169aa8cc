"""Plazas: influence is counted when the last plot around a plaza is built on. [13]"""

from typing import final

from mypy_extensions import i64

from burgrave.core.agenda import NO_SEAT, Step, number_in, pair, seat_in
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import copy_with
from burgrave.praga.catalogue import FROM_PLAZA, PLAZAS, bit
from burgrave.praga.events import BOTH, LOWER, UPPER
from burgrave.praga.gain import gain
from burgrave.praga.moves import LOWER_REWARD, PLAZA, UPPER_REWARD
from burgrave.praga.reasons import NO_PLAZA_TILE
from burgrave.praga.rules import PARLER
from burgrave.praga.state import CUBE, PIECE, PragaState
from burgrave.praga.steps import BOTH_REWARDS, PLAZA_REWARD


def buildings_around(s: PragaState, plaza: i64) -> i64:
    count: i64 = 0
    for plot in s.rules.plots_around[plaza]:
        if s.plots[plot] != 0:
            count += 1
    return count


def is_full(s: PragaState, plaza: i64) -> bool:
    for plot in s.rules.plots_around[plaza]:
        if s.plots[plot] == 0:
            return False
    return True


def cubes_of(s: PragaState, seat: i64, plaza: i64) -> i64:
    """Return the influence of a seat at a plaza."""
    count: i64 = 0
    for plot in s.rules.plots_around[plaza]:
        if s.plots[plot] >> CUBE == seat + 1:
            count += 1
    return count


def cost_of_cubes(s: PragaState, seat: i64, plaza: i64) -> i64:
    """Return the total printed cost of the buildings with this seat's cubes, which breaks ties."""
    total: i64 = 0
    for plot in s.rules.plots_around[plaza]:
        entry: i64 = s.plots[plot]
        if entry >> CUBE == seat + 1:
            tile = entry & PIECE
            total += s.rules.cost_gold[tile]
            total += s.rules.cost_stone[tile]
    return total


def influence_rank(s: PragaState, seat: i64, plaza: i64) -> i64:
    """Return a number that is higher for more cubes, and for higher costs if the cubes are equal."""
    return cubes_of(s, seat, plaza) * 1000 + cost_of_cubes(s, seat, plaza)


@final
class EvaluatePlazaStep(Step[PragaState]):
    """Give both rewards to the leaders and one to others with influence, and return the cubes."""

    def run(self, s: PragaState, argument: i64) -> None:
        s.evaluated |= bit(argument)
        s.emit(EVERYONE, "plaza-evaluated", argument)
        if s.plaza_tiles[argument] != 0:
            reward_all(s, argument)
        return_cubes(s, argument)
        pawn = s.pawn
        leave_full_plaza(s)
        if s.pawn != pawn:
            s.emit(EVERYONE, "pawn-moved", s.pawn)


def reward_all(s: PragaState, plaza: i64) -> None:
    """Give rewards to the player on turn first, then to the others clockwise.

    The cubes of the solo opponent count, but it gains nothing.
    """
    rivals: i64 = s.rules.players if s.rules.solo == 0 else s.rules.players + 1
    best: i64 = 0
    seat: i64 = 0
    while seat < rivals:
        best = max(best, influence_rank(s, seat, plaza))
        seat += 1
    first: i64 = s.turn if s.turn != NO_SEAT else 0
    count: i64 = 0
    while count < s.rules.players:
        seat = (first + count) % s.rules.players
        own = influence_rank(s, seat, plaza)
        if own > 0 and own == best:
            s.emit(EVERYONE, "plaza-led", seat, plaza)
            s.then(BOTH_REWARDS, pair(seat, plaza))
        elif own > 0:
            s.then(PLAZA_REWARD, pair(seat, plaza))
        count += 1


def return_cubes(s: PragaState, plaza: i64) -> None:
    for plot in s.rules.plots_around[plaza]:
        owner: i64 = (s.plots[plot] >> CUBE) - 1
        if owner >= 0:
            s.plots = copy_with(s.plots, plot, s.plots[plot] - ((owner + 1) << CUBE))
            if owner < s.rules.players:
                s.players[owner].cubes += 1
                s.emit(EVERYONE, "cube-returned", owner, s.rules.plot_hexes[plot])
            else:
                s.emit(EVERYONE, "parler-cube-returned", s.rules.plot_hexes[plot])


@final
class BothRewardsStep(Step[PragaState]):
    """Gain the upper and the lower reward of a plaza's tile."""

    def run(self, s: PragaState, argument: i64) -> None:
        tile = s.plaza_tiles[number_in(argument)]
        gain(s, seat_in(argument), s.rules.upper[tile], FROM_PLAZA)
        gain(s, seat_in(argument), s.rules.lower[tile], FROM_PLAZA)


@final
class PlazaRewardStep(Step[PragaState]):
    """Choose one of the two rewards."""

    kind = "plaza-reward"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return seat_in(argument)

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        moves.allow(UPPER_REWARD)
        moves.allow(LOWER_REWARD)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        seat, plaza = seat_in(argument), number_in(argument)
        tile = s.plaza_tiles[plaza]
        s.emit(EVERYONE, "plaza-rewarded", seat, plaza, UPPER if move == UPPER_REWARD else LOWER)
        gain(s, seat, s.rules.upper[tile] if move == UPPER_REWARD else s.rules.lower[tile], FROM_PLAZA)


def offer_plaza_tiles(s: PragaState, moves: MoveCollector) -> None:
    """Offer every plaza that has a tile."""
    plaza: i64 = 0
    while plaza < PLAZAS:
        if s.plaza_tiles[plaza] != 0:
            moves.allow(PLAZA + plaza)
        else:
            moves.refuse(PLAZA + plaza, NO_PLAZA_TILE)
        plaza += 1


@final
class PlazaTileStep(Step[PragaState]):
    """Gain both rewards of any plaza tile on the board."""

    kind = "plaza-tile"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return argument

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        offer_plaza_tiles(s, moves)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        s.emit(EVERYONE, "plaza-rewarded", argument, move - PLAZA, BOTH)
        s.then(BOTH_REWARDS, pair(argument, move - PLAZA))


def next_plaza(s: PragaState, plaza: i64) -> i64:
    """Return the next plaza clockwise that has a tile."""
    loop = s.rules.plaza_loop
    at: i64 = loop.index(plaza)
    while True:
        at = (at + 1) % len(loop)
        if s.plaza_tiles[loop[at]] != 0:
            return loop[at]


def leave_full_plaza(s: PragaState) -> None:
    """Move Parler's pawn from a plaza without a free plot to the next one with a free plot, if any."""
    if s.rules.solo != PARLER:
        return
    tries: i64 = PLAZAS
    plaza = s.pawn
    while tries > 0:
        if not is_full(s, plaza):
            s.pawn = plaza
            return
        plaza = next_plaza(s, plaza)
        tries -= 1
