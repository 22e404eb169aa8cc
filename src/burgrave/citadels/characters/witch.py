"""Witch (rank 1): gather, then name another character; after it has gathered, play in its place. [6.1.2]"""

from typing import final

from mypy_extensions import i64

from burgrave.citadels.catalogue import rank_of
from burgrave.citadels.characters.character import Character
from burgrave.citadels.moves import NAME
from burgrave.citadels.naming import offer_names
from burgrave.citadels.reasons import GATHER_FIRST, NAME_FIRST
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.turn_modes import WITCH_FIRST
from burgrave.citadels.wagons import note_uses
from burgrave.core.events import EVERYONE
from burgrave.core.move_collector import MoveCollector, RefuseAll


@final
class Witch(Character):
    def starts(self, s: CitadelsState, seat: i64) -> None:
        s.mode = WITCH_FIRST
        s.restricted = True

    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        if s.gathered:
            offer_names(s, moves)
        elif moves.wants_reasons:
            offer_names(s, RefuseAll(moves, GATHER_FIRST))

    def duty(self, s: CitadelsState) -> i64:
        return NAME_FIRST

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.bewitched = rank_of(move - NAME)
        s.witch = seat
        s.witch_played = s.action_played
        s.witch_builds = s.extra_builds
        note_uses(s)
        s.emit(EVERYONE, "bewitched", seat, move - NAME)
        s.pop()
