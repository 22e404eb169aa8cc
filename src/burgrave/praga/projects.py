"""Hunger Wall and Cathedral: rows up, columns sideways, arrows. [14]"""

from typing import final

from mypy_extensions import i64

from burgrave.core.agenda import NO_SEAT, Step, number_in, pair, seat_in
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.bridge import AT_CATHEDRAL
from burgrave.praga.catalogue import CATHEDRAL, FROM_PROJECT, HUNGER_WALL
from burgrave.praga.effects import ROW_UP
from burgrave.praga.gain import EITHER_PROJECT, gain_vp, react
from burgrave.praga.moves import ARROW_UP, CLIMB, DECLINE, PROJECT, SIDEWAYS
from burgrave.praga.pay import amount_of, can_pay, can_pay_both, missing, pay
from burgrave.praga.reasons import NO_SIDEWAYS_CREDIT, TOP_ROW
from burgrave.praga.rules import CELL_SIDEWAYS, CELL_UP, LAST_COLUMN, PROJECT_COLUMNS, PROJECT_ROWS
from burgrave.praga.state import PragaPlayer, PragaState
from burgrave.praga.steps import ARROW, DRAW_BRIDGE_TILES


def row_on(p: PragaPlayer, project: i64) -> i64:
    return p.hunger_row if project == HUNGER_WALL else p.cathedral_row


def column_on(p: PragaPlayer, project: i64) -> i64:
    return p.hunger_column if project == HUNGER_WALL else p.cathedral_column


def offer_climbing(s: PragaState, p: PragaPlayer, moves: MoveCollector) -> None:
    """Offer a row up for two silver windows and the price of the next level."""
    rules = s.rules
    project: i64 = HUNGER_WALL
    while project <= CATHEDRAL:
        row = row_on(p, project)
        level = rules.level_price[row]
        if row == PROJECT_ROWS:
            moves.refuse(CLIMB + project, TOP_ROW)
        elif can_pay_both(p, rules.climb_price, level):
            moves.allow(CLIMB + project)
        elif moves.wants_reasons:
            short = rules.climb_price if not can_pay(p, rules.climb_price) else level
            reason = missing(p, short)
            moves.refuse(CLIMB + project, reason, amount_of(short, reason))
        project += 1


def offer_sideways(s: PragaState, moves: MoveCollector) -> None:
    if s.hunger_credits > 0:
        moves.allow(SIDEWAYS + HUNGER_WALL)
    elif moves.wants_reasons:
        moves.refuse(SIDEWAYS + HUNGER_WALL, NO_SIDEWAYS_CREDIT)
    if s.cathedral_credits > 0:
        moves.allow(SIDEWAYS + CATHEDRAL)
    elif moves.wants_reasons:
        moves.refuse(SIDEWAYS + CATHEDRAL, NO_SIDEWAYS_CREDIT)


def climb_for_windows(s: PragaState, p: PragaPlayer, seat: i64, project: i64) -> None:
    pay(s, seat, s.rules.climb_price)
    pay(s, seat, s.rules.level_price[row_on(p, project)])
    climb(s, p, seat, project)


def use_credit(s: PragaState, p: PragaPlayer, seat: i64, project: i64) -> None:
    """Use a credit for a sideways move, an optional one last."""
    if project == HUNGER_WALL:
        s.hunger_credits -= 1
        s.hunger_optional = min(s.hunger_optional, s.hunger_credits)
    else:
        s.cathedral_credits -= 1
        s.cathedral_optional = min(s.cathedral_optional, s.cathedral_credits)
    move_sideways(s, p, seat, project)


def climb(s: PragaState, p: PragaPlayer, seat: i64, project: i64) -> None:
    """Climb one row; the price is already paid."""
    if project == HUNGER_WALL:
        p.hunger_row += 1
    else:
        p.cathedral_row += 1
    s.emit(EVERYONE, "climbed", seat, project, row_on(p, project), column_on(p, project))
    react(s, p, seat, ROW_UP)
    arrive(s, p, seat, project)
    if project == CATHEDRAL and p.cathedral_row == PROJECT_ROWS:
        s.then(DRAW_BRIDGE_TILES, pair(seat, AT_CATHEDRAL))


def move_sideways(s: PragaState, p: PragaPlayer, seat: i64, project: i64) -> None:
    """Move one column sideways; at the last column the move is lost."""
    if project == HUNGER_WALL:
        if p.hunger_column == LAST_COLUMN:
            return
        p.hunger_column += 1
    else:
        if p.cathedral_column == LAST_COLUMN:
            return
        p.cathedral_column += 1
    s.emit(EVERYONE, "moved-sideways", seat, project, column_on(p, project), row_on(p, project))
    arrive(s, p, seat, project)


def arrive(s: PragaState, p: PragaPlayer, seat: i64, project: i64) -> None:
    """Apply the cell that the marker has reached."""
    row = row_on(p, project)
    column = column_on(p, project)
    cell: i64 = s.rules.cells[(project * PROJECT_ROWS + row - 1) * PROJECT_COLUMNS + column]
    if cell == CELL_SIDEWAYS:
        move_sideways(s, p, seat, project)
    elif cell == CELL_UP:
        s.then(ARROW, pair(seat, project))
    elif cell > 0:
        gain_vp(s, p, seat, cell, FROM_PROJECT)


@final
class ArrowStep(Step[PragaState]):
    """Climb one row without windows for an arrow up; the price of the next level must be paid."""

    kind = "arrow-up"

    def seat(self, s: PragaState, argument: i64) -> i64:
        seat = seat_in(argument)
        row = row_on(s.players[seat], number_in(argument))
        if row == PROJECT_ROWS or not can_pay(s.players[seat], s.rules.level_price[row]):
            return NO_SEAT
        return seat

    def run(self, s: PragaState, argument: i64) -> None:
        pass  # the arrow is lost

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        moves.allow(ARROW_UP)
        moves.allow(DECLINE)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        if move == ARROW_UP:
            seat, project = seat_in(argument), number_in(argument)
            p = s.players[seat]
            pay(s, seat, s.rules.level_price[row_on(p, project)])
            climb(s, p, seat, project)


@final
class SidewaysProjectStep(Step[PragaState]):
    """Choose the project for a sideways move. Players not on turn move at once. [R14.3]"""

    kind = "sideways-project"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return seat_in(argument)

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        which = number_in(argument)
        if which == EITHER_PROJECT or which == HUNGER_WALL:
            moves.allow(PROJECT + HUNGER_WALL)
        if which == EITHER_PROJECT or which == CATHEDRAL:
            moves.allow(PROJECT + CATHEDRAL)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        seat = seat_in(argument)
        project = move - PROJECT
        s.emit(EVERYONE, "sideways-chosen", seat, project)
        if seat != s.turn:
            move_sideways(s, s.players[seat], seat, project)
        elif project == HUNGER_WALL:
            s.hunger_credits += 1
        else:
            s.cathedral_credits += 1


@final
class ProjectRowStep(Step[PragaState]):
    """Climb one row without cost, on a project of the owner's choice."""

    kind = "project-row"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return argument

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        p = s.players[argument]
        project: i64 = HUNGER_WALL
        while project <= CATHEDRAL:
            if row_on(p, project) < PROJECT_ROWS:
                moves.allow(PROJECT + project)
            else:
                moves.refuse(PROJECT + project, TOP_ROW)
            project += 1

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        climb(s, s.players[argument], argument, move - PROJECT)
