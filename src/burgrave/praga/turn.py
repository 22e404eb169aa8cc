"""A turn: take a tile, use its bonus, perform an action and use what else is pending, in any order. [5]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.agenda import Step
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.actions.road import offer_road_effects, road_must_settle
from burgrave.praga.catalogue import FIRST_SINGLE_USE
from burgrave.praga.claims import must_settle, offer_claims
from burgrave.praga.crane import offer_wheel_bonus
from burgrave.praga.moves import ACTION, BUY_WITH_GOLD, BUY_WITH_SILVER, END_TURN, EXTRA, FAMILY_OF
from burgrave.praga.perform import offer_action, offer_any_action, refuse_actions
from burgrave.praga.projects import offer_climbing, offer_sideways
from burgrave.praga.reasons import (
    ALREADY_BOUGHT,
    MAIN_ACTION_DONE,
    MAIN_ACTION_FIRST,
    NO_EXTRA_ACTION,
    NOT_ON_TILE,
    SETTLE_CLAIM_FIRST,
    SETTLE_ROAD_FIRST,
    TAKE_TILE_FIRST,
    TOO_FEW_GOLD_WINDOWS,
    TOO_FEW_SILVER_WINDOWS,
)
from burgrave.praga.refresh import offer_refresh
from burgrave.praga.seals import offer_seals
from burgrave.praga.special import EXTRA_ACTION, MAIN
from burgrave.praga.state import PragaPlayer, PragaState
from burgrave.praga.steps import TURN
from burgrave.praga.take_tile import can_do_main_action, offer_action_tiles
from burgrave.praga.technologies import offer_technologies
from burgrave.praga.turn_moves import MOVE_HANDLERS

PERMANENT: Final = (1 << FIRST_SINGLE_USE) - 1  # technologies of levels I and II


@final
class StartTurnStep(Step[PragaState]):
    """Start a seat's turn; its permanent technologies work from now on."""

    def run(self, s: PragaState, argument: i64) -> None:
        p = s.players[argument]
        s.turn = argument
        p.turns += 1
        p.working = p.technologies & PERMANENT
        p.used_this_cycle = 0
        s.emit(EVERYONE, "turn-started", argument, p.turns)
        s.then(TURN)


@final
class PragaTurnStep(Step[PragaState]):
    """Let the player on turn make one move after another."""

    kind = "turn"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return s.turn

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        p = s.players[s.turn]
        offer_action_tiles(s, p, moves)
        offer_wheel_bonus(s, p, moves)
        offer_main_action(s, p, moves)
        offer_extra_action(s, p, moves)
        offer_technologies(s, p, moves)
        offer_refresh(s, p, moves)
        offer_climbing(s, p, moves)
        offer_sideways(s, moves)
        offer_claims(s, p, moves)
        offer_seals(s, p, moves)
        offer_road_effects(s, p, moves)
        offer_end(s, p, moves)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        seat = s.turn
        p = s.players[seat]
        family: i64 = FAMILY_OF[move]
        MOVE_HANDLERS[family].apply(s, p, seat, move)


def offer_main_action(s: PragaState, p: PragaPlayer, moves: MoveCollector) -> None:
    """Offer the two actions of the taken tile."""
    if s.taken == 0:
        if moves.wants_reasons:
            refuse_actions(ACTION, TAKE_TILE_FIRST, moves)
    elif s.main_done:
        if moves.wants_reasons:
            refuse_actions(ACTION, MAIN_ACTION_DONE, moves)
    else:
        offer_action(s, p, ACTION, s.rules.outer[s.taken], MAIN, moves)
        offer_action(s, p, ACTION, s.rules.inner[s.taken], MAIN, moves)
        if moves.wants_reasons:
            refuse_actions(ACTION, NOT_ON_TILE, moves)


def offer_extra_action(s: PragaState, p: PragaPlayer, moves: MoveCollector) -> None:
    """Offer to buy an action once per turn with two windows, one of them gold, and offer a bought action."""
    if s.bought:
        moves.refuse(BUY_WITH_GOLD, ALREADY_BOUGHT)
        moves.refuse(BUY_WITH_SILVER, ALREADY_BOUGHT)
    else:
        if p.gold_windows >= 2:
            moves.allow(BUY_WITH_GOLD)
        else:
            moves.refuse(BUY_WITH_GOLD, TOO_FEW_GOLD_WINDOWS, 2)
        if p.gold_windows == 0:
            moves.refuse(BUY_WITH_SILVER, TOO_FEW_GOLD_WINDOWS, 1)
        elif p.silver > 0:
            moves.allow(BUY_WITH_SILVER)
        else:
            moves.refuse(BUY_WITH_SILVER, TOO_FEW_SILVER_WINDOWS, 1)
    if s.extra_actions > 0:
        offer_any_action(s, p, EXTRA, EXTRA_ACTION, moves)
    elif moves.wants_reasons:
        refuse_actions(EXTRA, NO_EXTRA_ACTION, moves)


def offer_end(s: PragaState, p: PragaPlayer, moves: MoveCollector) -> None:
    if s.taken == 0:
        moves.refuse(END_TURN, TAKE_TILE_FIRST)
    elif not s.main_done and can_do_main_action(s, p):
        moves.refuse(END_TURN, MAIN_ACTION_FIRST)
    elif must_settle(s, p):
        moves.refuse(END_TURN, SETTLE_CLAIM_FIRST)
    elif s.road_effects != 0 and road_must_settle(s):
        moves.refuse(END_TURN, SETTLE_ROAD_FIRST)
    else:
        moves.allow(END_TURN)
