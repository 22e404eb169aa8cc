"""Charles Bridge, and the gold tiles at the Cathedral: look, choose one, lay it. [12]"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.agenda import NOBODY, Step
from burgrave.core.event import EVERYONE, only, others
from burgrave.core.offer import Offer
from burgrave.praga.catalogue import BRIDGE_TILES, FIRST_GOLD, FROM_BRIDGE, PLACES, bit
from burgrave.praga.drawn import draw, offer_drawn, pieces_of, put_rest_under
from burgrave.praga.gain import SEATS, gain
from burgrave.praga.moves import DECLINE, PICK, PLACE
from burgrave.praga.reasons import PLACE_TAKEN
from burgrave.praga.state import MARKS, PIECE, Table
from burgrave.praga.steps import BRIDGE_PICK, BRIDGE_PLACE, CATHEDRAL_TILE

# Which tiles are looked at.
SILVER_TILES: Final = 0
GOLD_TILES: Final = 1
AT_CATHEDRAL: Final = 2
DRAWN: Final = 3


def free_places(s: Table) -> i64:
    count: i64 = 0
    for tile in s.bridge:
        if tile == 0:
            count += 1
    return count


@final
class DrawBridgeTiles(Step[Table]):
    """The top three silver tiles, or all gold ones that are left."""

    def run(self, s: Table, argument: i64) -> None:
        seat = argument % SEATS
        which = argument // SEATS
        if which == SILVER_TILES:
            s.drawn = draw(s.silver_stack, DRAWN, seat)
        elif which == GOLD_TILES:
            s.bridge_gold = [entry | only(seat) << MARKS for entry in s.bridge_gold]
            s.drawn = s.bridge_gold[:]
        else:
            s.cathedral_gold = [entry | only(seat) << MARKS for entry in s.cathedral_gold]
            s.drawn = s.cathedral_gold[:]
        if not s.drawn:
            return
        s.shows()
        if which == AT_CATHEDRAL:
            s.tell_cards(only(seat), "cathedral-seen", seat, pieces_of(s.drawn))
            s.tell(others(seat), "cathedral-seen-hidden", seat, len(s.drawn))
            s.then(CATHEDRAL_TILE, seat)
        else:
            s.tell_cards(only(seat), "bridge-seen", seat, pieces_of(s.drawn))
            s.tell(others(seat), "bridge-seen-hidden", seat, len(s.drawn))
            s.then(BRIDGE_PICK, argument)


@final
class BridgePick(Step[Table]):
    """Keep one of the tiles, for all to see."""

    kind = "bridge_pick"

    def seat(self, s: Table, argument: i64) -> i64:
        return argument % SEATS

    def offer(self, s: Table, argument: i64, o: Offer) -> None:
        offer_drawn(s.drawn, PICK, BRIDGE_TILES, o)

    def choose(self, s: Table, argument: i64, move: i64) -> None:
        s.pop()
        seat = argument % SEATS
        tile = move - PICK
        if argument // SEATS == SILVER_TILES:
            put_rest_under(s.silver_stack, s.drawn, tile)
        else:
            s.bridge_gold = without(s.bridge_gold, tile)
            s.players[seat].gold_tiles |= bit(tile)
        s.drawn = []
        s.shows()
        if free_places(s) > 0:
            s.then(BRIDGE_PLACE, seat + SEATS * tile)
            return
        if tile < FIRST_GOLD:
            s.silver_gone |= bit(tile)
            s.tell(EVERYONE, "bridge-discarded", seat, tile)
        else:
            s.tell(EVERYONE, "bridge-kept", seat, tile)
        gain(s, seat, s.rules.bridge_bonus[tile], FROM_BRIDGE)


@final
class BridgePlace(Step[Table]):
    """Lay the tile on a free place and gain what the place and the tile bring."""

    kind = "bridge_place"

    def seat(self, s: Table, argument: i64) -> i64:
        return argument % SEATS

    def offer(self, s: Table, argument: i64, o: Offer) -> None:
        place: i64 = 0
        while place < PLACES:
            if s.bridge[place] == 0:
                o.allow(PLACE + place)
            else:
                o.refuse(PLACE + place, PLACE_TAKEN)
            place += 1

    def choose(self, s: Table, argument: i64, move: i64) -> None:
        s.pop()
        seat = argument % SEATS
        tile = argument // SEATS
        place = move - PLACE
        s.bridge[place] = tile
        s.tell(EVERYONE, "bridge-laid", seat, tile, place + 1)
        if tile >= FIRST_GOLD:
            s.players[seat].figure_place = place + 1
        gain(s, seat, s.rules.place_bonus[place], FROM_BRIDGE)
        gain(s, seat, s.rules.bridge_bonus[tile], FROM_BRIDGE)


@final
class CathedralTile(Step[Table]):
    """Whoever reaches the top row of the Cathedral may take one of its gold tiles."""

    kind = "cathedral_tile"

    def seat(self, s: Table, argument: i64) -> i64:
        return argument if s.drawn else NOBODY

    def offer(self, s: Table, argument: i64, o: Offer) -> None:
        offer_drawn(s.drawn, PICK, BRIDGE_TILES, o)
        o.allow(DECLINE)

    def choose(self, s: Table, argument: i64, move: i64) -> None:
        s.pop()
        s.drawn = []
        if move == DECLINE:
            return
        tile = move - PICK
        s.cathedral_gold = without(s.cathedral_gold, tile)
        s.players[argument].gold_tiles |= bit(tile)
        s.shows()
        s.tell(EVERYONE, "cathedral-kept", argument, tile)
        gain(s, argument, s.rules.bridge_bonus[tile], FROM_BRIDGE)


def without(stack: list[i64], tile: i64) -> list[i64]:
    return [entry for entry in stack if entry & PIECE != tile]
