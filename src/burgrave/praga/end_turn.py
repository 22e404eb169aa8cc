"""The end of a turn: sideways moves, windows above the limit, the wheel, the count of turns. [17]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.agenda import NO_SEAT, Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.catalogue import CATHEDRAL, GOLD_WINDOW, HUNGER_WALL, SILVER
from burgrave.praga.crane import put_back, turn_wheel
from burgrave.praga.era import change_era, is_era_change
from burgrave.praga.moves import DISCARD_GOLD, DISCARD_SILVER
from burgrave.praga.pay import pay_one
from burgrave.praga.projects import use_credit
from burgrave.praga.rules import NO_SOLO
from burgrave.praga.state import PragaState
from burgrave.praga.steps import CLOSE, DISCARD_WINDOWS, OPPONENT, START_TURN, TURN_WHEEL

WINDOWS_KEPT: Final = 2
BY_PLAYER: Final = 0  # argument of TURN_WHEEL: who has just had a turn
BY_OPPONENT: Final = 1


@final
class CloseTurnStep(Step[PragaState]):
    """Make the earned sideways moves one after another, then close the turn."""

    def run(self, s: PragaState, argument: i64) -> None:
        p = s.players[s.turn]
        if s.hunger_credits > s.hunger_optional:
            use_credit(s, p, s.turn, HUNGER_WALL)
            s.then(CLOSE)
        elif s.cathedral_credits > s.cathedral_optional:
            use_credit(s, p, s.turn, CATHEDRAL)
            s.then(CLOSE)
        else:
            close_turn(s)


def close_turn(s: PragaState) -> None:
    s.hunger_credits = 0
    s.cathedral_credits = 0
    s.hunger_optional = 0
    s.cathedral_optional = 0
    s.emit(EVERYONE, "turn-ended", s.turn)
    s.then(DISCARD_WINDOWS)
    s.then(TURN_WHEEL, BY_PLAYER)


@final
class DiscardWindowsStep(Step[PragaState]):
    """Discard windows above two. The player chooses which if there are both kinds."""

    kind = "discard-windows"

    def seat(self, s: PragaState, argument: i64) -> i64:
        p = s.players[s.turn]
        if p.silver == 0 or p.gold_windows == 0 or p.silver + p.gold_windows <= WINDOWS_KEPT:
            return NO_SEAT
        return s.turn

    def run(self, s: PragaState, argument: i64) -> None:
        p = s.players[s.turn]
        excess = p.silver + p.gold_windows - WINDOWS_KEPT
        if excess > 0:
            pay_one(s, s.turn, SILVER if p.silver > 0 else GOLD_WINDOW, excess)

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        moves.allow(DISCARD_SILVER)
        moves.allow(DISCARD_GOLD)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        pay_one(s, s.turn, SILVER if move == DISCARD_SILVER else GOLD_WINDOW, 1)


@final
class TurnWheelStep(Step[PragaState]):
    """Turn the wheel, put the used tile back, move the counter, and start the next turn or end the game."""

    def run(self, s: PragaState, argument: i64) -> None:
        lifted = turn_wheel(s)
        put_back(s, s.taken, lifted)
        played = s.turn
        forget_turn(s)
        moved = s.block == s.rules.drop_at
        if moved:
            s.platform -= 1
            s.emit(EVERYONE, "platform-moved", s.platform)
            if s.platform == 0:
                s.emit(EVERYONE, "game-ended")
                s.clear_agenda()
                return
        if is_era_change(s, moved):
            change_era(s)
        if s.rules.solo == NO_SOLO:
            s.then(START_TURN, (played + 1) % s.rules.players)
        elif argument == BY_PLAYER:
            s.then(OPPONENT)
        else:
            s.then(START_TURN, 0)


def forget_turn(s: PragaState) -> None:
    s.turn = NO_SEAT
    s.taken = 0
    s.main_done = False
    s.bought = False
    s.refreshed = False
