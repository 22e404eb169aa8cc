"""The base class of rank 8: income of military districts, and an ability on a district of a city. [6.8]"""

from mypy_extensions import i64

from burgrave.citadels.catalogue import MILITARY
from burgrave.citadels.characters.character import Character
from burgrave.citadels.income import POWER_USED
from burgrave.citadels.moves import TARGET
from burgrave.citadels.rank_8 import city_forbidden
from burgrave.citadels.reasons import ANOTHER_NOT_YOURSELF, NOTHING_TO_TARGET
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.targets import offer_targets
from burgrave.core.move_collector import MoveCollector


class Military(Character):
    def district_step(self) -> i64:
        """Return the step that chooses the district. Its argument is the seat of the city."""
        raise NotImplementedError

    def affects_own_city(self) -> bool:
        return False

    def any_district(self, s: CitadelsState, other: i64) -> bool:
        """Return whether the ability is possible on a district of this city."""
        raise NotImplementedError

    def no_district_reason(self) -> i64:
        """Return the reason why a city without such a district cannot be chosen."""
        return NOTHING_TO_TARGET

    def income_type(self) -> i64:
        return MILITARY

    def offer(self, s: CitadelsState, seat: i64, moves: MoveCollector) -> None:
        offer_targets(s, self, s.acted & POWER_USED != 0, moves)

    def may_not_target(self, s: CitadelsState, other: i64) -> i64:
        if other == s.turn and not self.affects_own_city():
            return ANOTHER_NOT_YOURSELF
        reason = city_forbidden(s, other)
        if not reason and not self.any_district(s, other):
            reason = self.no_district_reason()
        return reason

    def choose(self, s: CitadelsState, seat: i64, move: i64) -> None:
        s.acted |= POWER_USED
        s.push(self.district_step(), move - TARGET)


def pay_owner(s: CitadelsState, owner: i64, gold: i64) -> None:
    """Pay the owner of a district for it."""
    s.players[s.turn].gold -= gold
    s.players[owner].gold += gold
