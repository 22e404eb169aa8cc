"""Artist (rank 9): put a gold on up to two own districts; each costs one more from then on. [6.9.2]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import LAST_DISTRICT, bit
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import ONE_COIN, POWER_USED, TWO_COINS
from burgrave.citadels.moves import BEAUTIFY, BEAUTIFY_MOVES, FAMILY_OF
from burgrave.citadels.reasons import ABILITY_USED, ALREADY_BEAUTIFIED, NO_GOLD, NOT_IN_CITY
from burgrave.citadels.state import COIN, KIND, CitadelsState
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector


@final
class Artist(Character):
    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        p = s.players[seat]
        used = s.acted & (TWO_COINS | POWER_USED) != 0
        if (used or p.gold == 0) and not moves.wants_reasons:
            return
        asked: i64 = 0
        for card in p.city:
            kind: i64 = card & KIND
            if asked & bit(kind):
                continue
            asked |= bit(kind)
            if used:
                moves.refuse(BEAUTIFY + kind, ABILITY_USED)
            elif kind not in p.city:
                moves.refuse(BEAUTIFY + kind, ALREADY_BEAUTIFIED)
            elif p.gold == 0:
                moves.refuse(BEAUTIFY + kind, NO_GOLD)
            else:
                moves.allow(BEAUTIFY + kind)
        if moves.wants_reasons:
            for kind in range(1, LAST_DISTRICT + 1):
                if not asked & bit(kind):
                    moves.refuse(BEAUTIFY + kind, NOT_IN_CITY)

    def other_move(self, s: CitadelsState, move: i64) -> None:
        """End the ability if another move comes between the two coins."""
        if s.acted & ONE_COIN and FAMILY_OF[move] != BEAUTIFY_MOVES:
            s.acted |= POWER_USED

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        p = s.players[seat]
        s.acted |= TWO_COINS if s.acted & ONE_COIN else ONE_COIN
        kind = move - BEAUTIFY
        p.gold -= 1
        city = p.city[:]
        place: i64 = 0
        while city[place] != kind:
            place += 1
        city[place] = kind | COIN
        p.city = city
        s.emit(EVERYONE, "beautified", seat, kind, 1)
