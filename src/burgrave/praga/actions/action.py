"""An action: whether it is possible, why not, which moves offer it and how it begins. [5]"""

from typing import Final

from mypy_extensions import i64

from burgrave.core.move_collector import MoveCollector
from burgrave.praga.catalogue import UPGRADE
from burgrave.praga.display import SLOTS, SPECIAL_SLOT
from burgrave.praga.moves import LAY_UPGRADE, TILE
from burgrave.praga.reasons import NO_TILE_POSSIBLE
from burgrave.praga.special import may_take_special
from burgrave.praga.state import PragaPlayer, PragaState
from burgrave.praga.steps import CHOOSE_TILE

NO_PLACE: Final = 1000


class Action:
    """One of the six actions. `how` is its source: the main action, a bought action or a technology."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.performance: i64 = number - UPGRADE + LAY_UPGRADE  # of the actions with one way to perform them

    def is_possible(self, s: PragaState, p: PragaPlayer, how: i64, discount: i64) -> bool:
        """Return whether the player can perform the action now."""
        return True

    def costs_nothing(self, s: PragaState) -> bool:
        """Return whether the action is possible for every player, whatever they own."""
        return False

    def offer(self, s: PragaState, p: PragaPlayer, family: i64, how: i64, moves: MoveCollector) -> None:
        """Offer the action as a move of a family."""
        if self.is_possible(s, p, how, 0):
            moves.allow(family + self.performance)
        elif moves.wants_reasons:
            self.refuse(s, p, family + self.performance, moves)

    def refuse(self, s: PragaState, p: PragaPlayer, move: i64, moves: MoveCollector) -> None:
        """Refuse a move that is not possible, and say why."""

    def begin(self, s: PragaState, seat: i64, performance: i64, how: i64, discount: i64) -> None:
        """Begin to perform the action. An action that lays no tile is completed at once."""
        raise NotImplementedError


class TileAction(Action):
    """An action that lays a tile of its row: the player chooses the tile, then the place, then the rotation.

    Nothing happens until the last is chosen.
    """

    def __init__(self, number: i64, choose_place: i64) -> None:
        super().__init__(number)
        self.row: i64 = number - UPGRADE
        self.choose_place: i64 = choose_place  # the step after the choice of the tile

    def least_surcharge(self, s: PragaState, p: PragaPlayer) -> i64:
        """Return what the cheapest free place adds to the cost, or NO_PLACE if no place is free."""
        return 0

    def can_afford(self, s: PragaState, p: PragaPlayer, tile: i64, surcharge: i64, discount: i64) -> bool:
        """Return whether the player can pay for a tile."""
        return True

    def refuse_tile(
        self, s: PragaState, p: PragaPlayer, tile: i64, surcharge: i64, moves: MoveCollector
    ) -> None:
        """Refuse a tile that the player cannot pay for, and say why."""

    def lay(self, s: PragaState, seat: i64, tile: i64, place: i64, rotation: i64) -> None:
        """Pay for the tile, lay it, and gain what it brings."""
        raise NotImplementedError

    def is_possible(self, s: PragaState, p: PragaPlayer, how: i64, discount: i64) -> bool:
        surcharge = self.least_surcharge(s, p)
        if surcharge == NO_PLACE:
            return False
        at = self.row * SLOTS
        end: i64 = at + (SLOTS if may_take_special(s, how) else SPECIAL_SLOT)
        while at < end:
            tile = s.display[at]
            if tile != 0 and self.can_afford(s, p, tile, surcharge, discount):
                return True
            at += 1
        return False

    def refuse(self, s: PragaState, p: PragaPlayer, move: i64, moves: MoveCollector) -> None:
        moves.refuse(move, NO_TILE_POSSIBLE)

    def begin(self, s: PragaState, seat: i64, performance: i64, how: i64, discount: i64) -> None:
        s.how = how
        s.discount = discount
        s.then(CHOOSE_TILE, self.row)

    def offer_tile(
        self, s: PragaState, p: PragaPlayer, tile: i64, surcharge: i64, moves: MoveCollector
    ) -> None:
        """Offer a tile of the display."""
        if self.can_afford(s, p, tile, surcharge, s.discount):
            moves.allow(TILE + tile)
        else:
            self.refuse_tile(s, p, tile, surcharge, moves)
