"""Charles Bridge, and the gold tiles at the Cathedral: look, choose one, lay it. [12]"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.agenda import NO_SEAT, Step, number_in, pair, seat_in
from burgrave.core.events import EVERYONE, only
from burgrave.core.move_collector import MoveCollector
from burgrave.core.numbers import copy_with, drop_last
from burgrave.praga.catalogue import BRIDGE_TILES, FIRST_GOLD, FROM_BRIDGE, PLACES, bit
from burgrave.praga.events import BRIDGE_GOLD, CATHEDRAL_GOLD, SILVER_STACK
from burgrave.praga.face_down import emit_drawn, offer_drawn, top_of, with_rest_under
from burgrave.praga.gain import gain
from burgrave.praga.moves import DECLINE, PICK, PLACE
from burgrave.praga.reasons import PLACE_TAKEN
from burgrave.praga.state import MARKS, PIECE, PragaState
from burgrave.praga.steps import BRIDGE_PICK, BRIDGE_PLACE, CATHEDRAL_TILE

# Which tiles the seat looks at.
SILVER_TILES: Final = 0
GOLD_TILES: Final = 1
AT_CATHEDRAL: Final = 2
DRAWN: Final = 3


def free_places(s: PragaState) -> i64:
    count: i64 = 0
    for tile in s.bridge:
        if tile == 0:
            count += 1
    return count


@final
class DrawBridgeTilesStep(Step[PragaState]):
    """Look at the top three silver tiles, or at all remaining gold tiles of the bridge or the Cathedral."""

    def run(self, s: PragaState, argument: i64) -> None:
        seat = seat_in(argument)
        which = number_in(argument)
        if which == SILVER_TILES:
            s.drawn = top_of(s.silver_stack, DRAWN, seat)
            s.silver_stack = drop_last(s.silver_stack, len(s.drawn))
        elif which == GOLD_TILES:
            s.bridge_gold = vec[i64]([entry | only(seat) << MARKS for entry in s.bridge_gold])
            s.drawn = s.bridge_gold
        else:
            s.cathedral_gold = vec[i64]([entry | only(seat) << MARKS for entry in s.cathedral_gold])
            s.drawn = s.cathedral_gold
        if len(s.drawn) == 0:
            return
        s.block_undo()
        if which == AT_CATHEDRAL:
            emit_drawn(s, "cathedral-seen", "cathedral-seen-hidden", seat, CATHEDRAL_GOLD)
            s.then(CATHEDRAL_TILE, seat)
        else:
            emit_drawn(s, "bridge-seen", "bridge-seen-hidden", seat, stack_seen(which))
            s.then(BRIDGE_PICK, argument)


def stack_seen(which: i64) -> i64:
    return SILVER_STACK if which == SILVER_TILES else BRIDGE_GOLD


@final
class BridgePickStep(Step[PragaState]):
    """Keep one of the tiles. All players see which one."""

    kind = "bridge-pick"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return seat_in(argument)

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        offer_drawn(s.drawn, PICK, BRIDGE_TILES, moves)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        seat = seat_in(argument)
        tile = move - PICK
        if number_in(argument) == SILVER_TILES:
            s.silver_stack = with_rest_under(s.silver_stack, s.drawn, tile)
        else:
            s.bridge_gold = without(s.bridge_gold, tile)
            s.players[seat].gold_tiles |= bit(tile)
        s.emit(EVERYONE, "bridge-picked", seat, tile, stack_seen(number_in(argument)), len(s.drawn) - 1)
        s.drawn = vec[i64]()
        s.block_undo()
        if free_places(s) > 0:
            s.then(BRIDGE_PLACE, pair(seat, tile))
            return
        if tile < FIRST_GOLD:
            s.silver_gone |= bit(tile)
            s.emit(EVERYONE, "bridge-discarded", seat, tile)
        else:
            s.emit(EVERYONE, "bridge-kept", seat, tile)
        gain(s, seat, s.rules.bridge_bonus[tile], FROM_BRIDGE)


@final
class BridgePlaceStep(Step[PragaState]):
    """Lay the tile on a free place and gain the bonuses of the place and the tile."""

    kind = "bridge-place"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return seat_in(argument)

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        place: i64 = 0
        while place < PLACES:
            if s.bridge[place] == 0:
                moves.allow(PLACE + place)
            else:
                moves.refuse(PLACE + place, PLACE_TAKEN)
            place += 1

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        seat = seat_in(argument)
        tile = number_in(argument)
        place = move - PLACE
        s.bridge = copy_with(s.bridge, place, tile)
        s.emit(EVERYONE, "bridge-laid", seat, tile, place + 1, 1 if tile >= FIRST_GOLD else 0)
        if tile >= FIRST_GOLD:
            s.players[seat].figure_place = place + 1
        gain(s, seat, s.rules.place_bonus[place], FROM_BRIDGE)
        gain(s, seat, s.rules.bridge_bonus[tile], FROM_BRIDGE)


@final
class CathedralTileStep(Step[PragaState]):
    """A player who reaches the top row of the Cathedral may take one of its gold tiles."""

    kind = "cathedral-tile"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return argument if len(s.drawn) > 0 else NO_SEAT

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        offer_drawn(s.drawn, PICK, BRIDGE_TILES, moves)
        moves.allow(DECLINE)

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        drawn = len(s.drawn)
        s.drawn = vec[i64]()
        if move == DECLINE:
            s.emit(EVERYONE, "cathedral-declined", argument, CATHEDRAL_GOLD, drawn)
            return
        tile = move - PICK
        s.cathedral_gold = without(s.cathedral_gold, tile)
        s.players[argument].gold_tiles |= bit(tile)
        s.block_undo()
        s.emit(EVERYONE, "cathedral-kept", argument, tile, CATHEDRAL_GOLD)
        gain(s, argument, s.rules.bridge_bonus[tile], FROM_BRIDGE)


def without(stack: vec[i64], tile: i64) -> vec[i64]:
    return vec[i64]([entry for entry in stack if entry & PIECE != tile])
