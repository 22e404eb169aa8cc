"""Refreshing a row of the display for a coin or a stone: two normal tiles, or one and the special one. [8]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.catalogue import GOLD, STONE
from burgrave.praga.display import ROWS, SLOTS, SPECIAL_SLOT, fill, put_under, slot_of
from burgrave.praga.moves import REFRESH_FOR_GOLD, REFRESH_FOR_STONE, TILE
from burgrave.praga.pay import pay_one
from burgrave.praga.reasons import ALREADY_REFRESHED, ROW_TOO_SHORT, TOO_LITTLE_GOLD, TOO_LITTLE_STONE
from burgrave.praga.state import PragaPlayer, PragaState
from burgrave.praga.steps import REFRESH_FIRST, REFRESH_SECOND

# The argument of both steps: the payment, the row, and in the second step the slot chosen first.
FOR_GOLD: Final = 0
FOR_STONE: Final = 1
PAYMENTS: Final = 2


def has_pattern(s: PragaState, row: i64) -> bool:
    """Return whether the row has two tiles that can be removed together."""
    slot: i64 = 0
    while slot < SPECIAL_SLOT:
        if s.display[row * SLOTS + slot] != 0 and has_second(s, row, slot):
            return True
        slot += 1
    return False


def has_second(s: PragaState, row: i64, first: i64) -> bool:
    """Return whether another tile can be removed together with this one."""
    slot: i64 = 0
    while slot < SLOTS:
        if s.display[row * SLOTS + slot] != 0 and slot != first:
            return True
        slot += 1
    return False


def offer_refresh(s: PragaState, p: PragaPlayer, moves: MoveCollector) -> None:
    if not moves.wants_reasons and (s.refreshed or (p.gold == 0 and p.stone == 0)):
        return
    row: i64 = 0
    while row < ROWS:
        if s.refreshed:
            moves.refuse(REFRESH_FOR_GOLD + row, ALREADY_REFRESHED)
            moves.refuse(REFRESH_FOR_STONE + row, ALREADY_REFRESHED)
        elif not has_pattern(s, row):
            moves.refuse(REFRESH_FOR_GOLD + row, ROW_TOO_SHORT)
            moves.refuse(REFRESH_FOR_STONE + row, ROW_TOO_SHORT)
        else:
            if p.gold > 0:
                moves.allow(REFRESH_FOR_GOLD + row)
            else:
                moves.refuse(REFRESH_FOR_GOLD + row, TOO_LITTLE_GOLD, 1)
            if p.stone > 0:
                moves.allow(REFRESH_FOR_STONE + row)
            else:
                moves.refuse(REFRESH_FOR_STONE + row, TOO_LITTLE_STONE, 1)
        row += 1


def start_refresh(s: PragaState, row: i64, payment: i64) -> None:
    s.then(REFRESH_FIRST, row * PAYMENTS + payment)


@final
class RefreshFirstStep(Step[PragaState]):
    """Choose the first tile to remove. A row has one special tile, so one of any two is normal."""

    kind = "refresh-first"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        row = argument // PAYMENTS
        slot: i64 = 0
        while slot < SLOTS:
            tile = s.display[row * SLOTS + slot]
            if tile != 0 and has_second(s, row, slot):
                moves.allow(TILE + tile)
            slot += 1

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        slot = slot_of(s, move - TILE) % SLOTS
        s.then(REFRESH_SECOND, argument + PAYMENTS * ROWS * slot)


@final
class RefreshSecondStep(Step[PragaState]):
    """Choose the second tile; then both go under their stacks in this order, and the row is filled again."""

    kind = "refresh-second"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        row = argument // PAYMENTS % ROWS
        first = argument // (PAYMENTS * ROWS)
        slot: i64 = 0
        while slot < SLOTS:
            tile = s.display[row * SLOTS + slot]
            if tile != 0 and slot != first:
                moves.allow(TILE + tile)
            slot += 1

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        row = argument // PAYMENTS % ROWS
        first = row * SLOTS + argument // (PAYMENTS * ROWS)
        second = slot_of(s, move - TILE)
        s.refreshed = True
        pay_one(s, s.turn, STONE if argument % PAYMENTS == FOR_STONE else GOLD, 1)
        s.emit(EVERYONE, "row-refreshed", s.turn, row)
        put_under(s, first)
        put_under(s, second)
        fill(s, first)
        fill(s, second)
