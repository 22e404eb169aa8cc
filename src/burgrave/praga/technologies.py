"""Technologies: drawn when the track reaches a level. Levels III and IV are used once. [15]"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.agenda import Step, number_in, pair, seat_in
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import copy_with_row, drop_last
from burgrave.praga.catalogue import (
    BUILDING,
    EGG,
    FIRST_SINGLE_USE,
    FROM_TECHNOLOGY,
    MINE_STEP,
    MINES,
    PLAZAS,
    QUARRY,
    QUARRY_STEP,
    ROAD,
    TECHNOLOGY_COUNT,
    UNIVERSITY,
    UPGRADE,
    WALL,
    bit,
    level_of,
)
from burgrave.praga.effects import (
    ANY_ACTION,
    BUILDING_DISCOUNT,
    EGG_AND_ROAD,
    FREE_ROW_UP,
    PLAZA_BOTH,
    PRODUCE_GOLD_TOO,
    PRODUCE_STONE_TOO,
    STEP_AND_PRODUCE,
    UNIVERSITY_STEPS,
    WALL_DISCOUNT,
)
from burgrave.praga.events import FIRST_LEVEL
from burgrave.praga.face_down import emit_drawn, offer_drawn, top_of, with_rest_under
from burgrave.praga.gain import gain, gain_one
from burgrave.praga.moves import (
    ACTION,
    BUILD_BUILDING,
    BUILD_ROAD,
    BUILD_WALL,
    KEEP,
    LAY_UPGRADE,
    TRACK,
    USE,
)
from burgrave.praga.perform import can_perform, offer_any_action, perform
from burgrave.praga.produce import produce_gold, produce_stone
from burgrave.praga.reasons import END_OF_TRACK, NO_EFFECT, NOT_OWNED
from burgrave.praga.rules import PROJECT_ROWS
from burgrave.praga.special import BY_TECHNOLOGY
from burgrave.praga.state import PragaPlayer, PragaState
from burgrave.praga.steps import (
    KEEP_TECHNOLOGY,
    PLAZA_TILE,
    PRODUCTION_TRACK,
    PROJECT_ROW,
    TECHNOLOGY_ACTION,
    TRACK_STEP,
)

DRAWN: Final = 3


@final
class DrawTechnologiesStep(Step[PragaState]):
    """Draw the top three tiles of a level. Only the seat sees them."""

    def run(self, s: PragaState, argument: i64) -> None:
        seat = seat_in(argument)
        level = number_in(argument)
        stack = s.technologies[level]
        s.drawn = top_of(stack, DRAWN, seat)
        if len(s.drawn) > 0:
            s.technologies = copy_with_row(s.technologies, level, drop_last(stack, len(s.drawn)))
            s.block_undo()
            emit_drawn(s, "technologies-drawn", "technologies-drawn-hidden", seat, FIRST_LEVEL + level)
            s.then(KEEP_TECHNOLOGY, argument)


@final
class KeepTechnologyStep(Step[PragaState]):
    """Keep one tile, which everyone sees; the others go under the stack."""

    kind = "technology"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return seat_in(argument)

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        offer_drawn(s.drawn, KEEP, TECHNOLOGY_COUNT, moves)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        seat = seat_in(argument)
        kept = move - KEEP
        level = level_of(kept)
        stack = with_rest_under(s.technologies[level], s.drawn, kept)
        s.technologies = copy_with_row(s.technologies, level, stack)
        s.players[seat].technologies |= bit(kept)
        s.block_undo()
        s.emit(EVERYONE, "technology-kept", seat, kept, FIRST_LEVEL + level, len(s.drawn) - 1)
        s.drawn = vec[i64]()


def offer_technologies(s: PragaState, p: PragaPlayer, moves: MoveCollector) -> None:
    """Offer the technologies of levels III and IV that would have an effect."""
    number: i64 = FIRST_SINGLE_USE
    if p.technologies >= bit(FIRST_SINGLE_USE):
        while number <= TECHNOLOGY_COUNT:
            if p.technologies & bit(number):
                if has_effect(s, p, number):
                    moves.allow(USE + number)
                else:
                    moves.refuse(USE + number, NO_EFFECT)
            number += 1
    if moves.wants_reasons:
        number = 1
        while number <= TECHNOLOGY_COUNT:
            moves.refuse(USE + number, NOT_OWNED)
            number += 1


def has_effect(s: PragaState, p: PragaPlayer, technology: i64) -> bool:
    """Return whether a technology would have an effect; one with several parts always has."""
    effect = s.rules.effect[technology]
    if effect == FREE_ROW_UP:
        return p.hunger_row < PROJECT_ROWS or p.cathedral_row < PROJECT_ROWS
    if effect == BUILDING_DISCOUNT:
        return can_perform(s, p, BUILDING, BY_TECHNOLOGY, s.rules.parameter[technology])
    if effect == WALL_DISCOUNT:
        return can_perform(s, p, WALL, BY_TECHNOLOGY, s.rules.parameter[technology])
    if effect == PLAZA_BOTH:
        plaza: i64 = 0
        while plaza < PLAZAS:
            if s.plaza_tiles[plaza] != 0:
                return True
            plaza += 1
        return False
    return True


def use_technology(s: PragaState, p: PragaPlayer, seat: i64, technology: i64) -> None:
    rules = s.rules
    p.technologies ^= bit(technology)
    s.used_technologies |= bit(technology)
    s.emit(EVERYONE, "technology-used", seat, technology)
    effect = rules.effect[technology]
    parameter = rules.parameter[technology]
    if effect == EGG_AND_ROAD:
        gain_one(s, seat, EGG, 1, FROM_TECHNOLOGY)
        if can_perform(s, p, ROAD, BY_TECHNOLOGY):
            perform(s, seat, BUILD_ROAD, BY_TECHNOLOGY)
    elif effect == FREE_ROW_UP:
        s.then(PROJECT_ROW, seat)
    elif effect == UNIVERSITY_STEPS:
        gain_one(s, seat, UNIVERSITY, parameter, FROM_TECHNOLOGY)
    elif effect == PRODUCE_GOLD_TOO:
        produce_gold(s, seat)
        gain(s, seat, rules.reaction[technology], FROM_TECHNOLOGY)
    elif effect == PRODUCE_STONE_TOO:
        produce_stone(s, seat)
        gain(s, seat, rules.reaction[technology], FROM_TECHNOLOGY)
    elif effect == BUILDING_DISCOUNT:
        perform(s, seat, BUILD_BUILDING, BY_TECHNOLOGY, parameter)
    elif effect == WALL_DISCOUNT:
        perform(s, seat, BUILD_WALL, BY_TECHNOLOGY, parameter)
    elif effect == ANY_ACTION:
        s.then(TECHNOLOGY_ACTION, seat)
    elif effect == STEP_AND_PRODUCE:
        s.then(TRACK_STEP, pair(seat, parameter))
    elif effect == PLAZA_BOTH:
        s.then(PLAZA_TILE, seat)
    else:
        gain(s, seat, rules.reaction[technology], FROM_TECHNOLOGY)
        if can_perform(s, p, UPGRADE, BY_TECHNOLOGY):
            perform(s, seat, LAY_UPGRADE, BY_TECHNOLOGY)


@final
class TechnologyActionStep(Step[PragaState]):
    """Perform any one action."""

    kind = "technology-action"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return argument

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        offer_any_action(s, s.players[argument], ACTION, BY_TECHNOLOGY, moves)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        perform(s, argument, move - ACTION, BY_TECHNOLOGY)


@final
class TrackStep(Step[PragaState]):
    """Advance the mines or the quarry, then produce; the two choices are independent."""

    kind = "track-step"

    def seat(self, s: PragaState, argument: i64) -> i64:
        p = s.players[seat_in(argument)]
        if p.mines == s.rules.most_mines and p.quarry == s.rules.most_quarry:
            return -1
        return seat_in(argument)

    def run(self, s: PragaState, argument: i64) -> None:
        s.then(PRODUCTION_TRACK, seat_in(argument))

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        p = s.players[seat_in(argument)]
        if p.mines < s.rules.most_mines:
            moves.allow(TRACK + MINES)
        else:
            moves.refuse(TRACK + MINES, END_OF_TRACK)
        if p.quarry < s.rules.most_quarry:
            moves.allow(TRACK + QUARRY)
        else:
            moves.refuse(TRACK + QUARRY, END_OF_TRACK)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        seat = seat_in(argument)
        code: i64 = MINE_STEP if move == TRACK + MINES else QUARRY_STEP
        gain_one(s, seat, code, number_in(argument), FROM_TECHNOLOGY)
        s.then(PRODUCTION_TRACK, seat)


@final
class ProductionTrackStep(Step[PragaState]):
    """Produce gold or stone."""

    kind = "production-track"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return argument

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        moves.allow(TRACK + MINES)
        moves.allow(TRACK + QUARRY)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        if move == TRACK + MINES:
            produce_gold(s, argument)
        else:
            produce_stone(s, argument)
