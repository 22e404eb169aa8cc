"""The moves of a turn: a handler for each family, called by the family of the move."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.praga.actions.road import settle_road, use_road_effect, use_road_egg_effect
from burgrave.praga.catalogue import GOLD_WINDOW, SILVER
from burgrave.praga.claims import settle_claims, use_claim
from burgrave.praga.crane import settle_wheel_bonus, take_tile, use_wheel_bonus
from burgrave.praga.moves import (
    ACTION,
    ACTION_MOVES,
    BONUS,
    BONUS_MOVES,
    BUY_WITH_GOLD,
    BUY_WITH_SILVER,
    CLIMB,
    CLIMB_MOVES,
    END_TURN,
    EXTRA,
    EXTRA_MOVES,
    FAMILIES,
    FAMILY_OF,
    REFRESH_FOR_GOLD,
    REFRESH_FOR_GOLD_MOVES,
    REFRESH_FOR_STONE,
    REFRESH_FOR_STONE_MOVES,
    ROAD_EFFECT,
    ROAD_EFFECT_MOVES,
    ROAD_EGG_EFFECT,
    ROAD_EGG_EFFECT_MOVES,
    SEAL,
    SEAL_MOVES,
    SIDEWAYS,
    SIDEWAYS_MOVES,
    TAKE,
    TAKE_MOVES,
    USE,
    USE_MOVES,
    WHEEL_BONUS,
)
from burgrave.praga.pay import pay_one
from burgrave.praga.perform import perform
from burgrave.praga.projects import climb_for_windows, use_credit
from burgrave.praga.refresh import FOR_GOLD, FOR_STONE, start_refresh
from burgrave.praga.seals import claim_seal
from burgrave.praga.special import EXTRA_ACTION, MAIN
from burgrave.praga.state import PragaPlayer, PragaState
from burgrave.praga.steps import CLOSE
from burgrave.praga.technologies import use_technology


class MoveHandler:
    """Applies the moves of one family. This base class is the handler of families without one."""

    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        raise NotImplementedError(f"no handler for move {move} in a turn")


@final
class EndTurn(MoveHandler):
    """Gain what is pending and needs no choice, drop everything else, then make the sideways moves."""

    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        s.pop()
        s.push(CLOSE)
        settle_wheel_bonus(s, p, seat)
        settle_claims(s, p)
        settle_road(s, p, seat)  # after the claims: windows that upgrades bring may count here
        s.extra_actions = 0


@final
class BuyAction(MoveHandler):
    """Buy an extra action with two windows."""

    def __init__(self, gold_windows: i64, silver: i64) -> None:
        self.gold_windows: i64 = gold_windows
        self.silver: i64 = silver

    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        pay_one(s, seat, GOLD_WINDOW, self.gold_windows)
        pay_one(s, seat, SILVER, self.silver)
        s.bought = True
        s.extra_actions += 1
        s.emit(EVERYONE, "action-bought", seat)


@final
class UseWheelBonus(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        use_wheel_bonus(s, p, seat)


@final
class TakeTile(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        take_tile(s, p, seat, move - TAKE - s.rules.first_action_tile + 1)


@final
class MainAction(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        s.main_done = True
        perform(s, seat, move - ACTION, MAIN)


@final
class ExtraAction(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        s.extra_actions -= 1
        perform(s, seat, move - EXTRA, EXTRA_ACTION)


@final
class UseTechnology(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        use_technology(s, p, seat, move - USE)


@final
class RefreshForGold(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        start_refresh(s, move - REFRESH_FOR_GOLD, FOR_GOLD)


@final
class RefreshForStone(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        start_refresh(s, move - REFRESH_FOR_STONE, FOR_STONE)


@final
class Climb(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        climb_for_windows(s, p, seat, move - CLIMB)


@final
class MoveSideways(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        use_credit(s, p, seat, move - SIDEWAYS)


@final
class UseClaim(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        use_claim(s, p, move - BONUS)


@final
class ClaimSeal(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        claim_seal(s, p, seat, move - SEAL)


@final
class UseRoadEffect(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        use_road_effect(s, p, seat, move - ROAD_EFFECT)


@final
class UseRoadEggEffect(MoveHandler):
    def apply(self, s: PragaState, p: PragaPlayer, seat: i64, move: i64) -> None:
        use_road_egg_effect(s, seat, move - ROAD_EGG_EFFECT)


def make_handlers() -> list[MoveHandler]:
    """Return the handlers by family."""
    handlers: dict[int, MoveHandler] = {
        FAMILY_OF[END_TURN]: EndTurn(),
        FAMILY_OF[WHEEL_BONUS]: UseWheelBonus(),
        FAMILY_OF[BUY_WITH_GOLD]: BuyAction(2, 0),
        FAMILY_OF[BUY_WITH_SILVER]: BuyAction(1, 1),
        TAKE_MOVES: TakeTile(),
        ACTION_MOVES: MainAction(),
        EXTRA_MOVES: ExtraAction(),
        USE_MOVES: UseTechnology(),
        REFRESH_FOR_GOLD_MOVES: RefreshForGold(),
        REFRESH_FOR_STONE_MOVES: RefreshForStone(),
        CLIMB_MOVES: Climb(),
        SIDEWAYS_MOVES: MoveSideways(),
        BONUS_MOVES: UseClaim(),
        SEAL_MOVES: ClaimSeal(),
        ROAD_EFFECT_MOVES: UseRoadEffect(),
        ROAD_EGG_EFFECT_MOVES: UseRoadEggEffect(),
    }
    return [handlers.get(family, MoveHandler()) for family in range(len(FAMILIES))]


MOVE_HANDLERS: Final = make_handlers()
