"""State data of the Cash Wagons on the table."""

from burgrave.citadels.state import CitadelsState
from burgrave.citadels.state_data.types import CashWagonData
from burgrave.citadels.wagons import GOLD, IN_THIS_TURN, NUMBERS, USED


def cash_wagons(s: CitadelsState) -> list[tuple[int, CashWagonData]]:
    """Return every wagon with its owner, in the order in which moves count them."""
    return [(int(s.wagons[place]), wagon(s, place)) for place in range(0, len(s.wagons), NUMBERS)]


def wagon(s: CitadelsState, place: int) -> CashWagonData:
    return {
        "gold": int(s.wagons[place + GOLD]),
        "number": place // NUMBERS,
        "used": bool(s.wagons[place + USED] & IN_THIS_TURN),
    }
