"""How h1 answers what others and the rules ask of it, in and out of its turn."""

from mypy_extensions import i64

from burgrave.citadels.bots.worth import best_standing_worth, is_useful, nearly_complete, standing_worth
from burgrave.citadels.catalogue import RASPUTIN, bit
from burgrave.citadels.state import CitadelsPlayer, CitadelsState
from burgrave.citadels.wagons import GOLD, NUMBERS


def bribe_worth(s: CitadelsState, seat: i64) -> i64:
    """Against REFUSE, which is worth 0: half of the stash for certain, or all of it in half the cases."""
    p = s.players[seat]
    if p.gold <= 1:
        return 1
    if s.threats_shown:
        # The other marker was seen. If that was the flowered one this is the plain one.
        return -1 if s.threats_shown & bit(s.flowered) else 1
    dearest = dearest_within(s, p, p.gold)
    return 1 if dearest_within(s, p, p.gold - p.gold // 2) == dearest else -1


def dearest_within(s: CitadelsState, p: CitadelsPlayer, gold: i64) -> i64:
    """The cost of the dearest useful card that this gold pays."""
    dearest: i64 = 0
    for kind in p.hand:
        cost: i64 = s.rules.cost[kind]
        if cost <= gold and cost > dearest and is_useful(s, p, kind):
            dearest = cost
    return dearest


def reveal_worth(s: CitadelsState) -> i64:
    """Only the Blackmailer is asked, and he knows which marker is the flowered one."""
    return 1 if s.flowered == s.rank and s.players[s.turn].gold > 0 else -1


def collect_wagon_worth(s: CitadelsState) -> i64:
    """Once there is something on the wagon, or when there will be no more."""
    gold: i64 = s.wagons[s.current_argument() * NUMBERS + GOLD]
    return 1 if gold >= 2 or s.ending else -1


def early_worth(s: CitadelsState, seat: i64) -> i64:
    """The Bell Tower: an early end suits the player who leads."""
    return 1 if standing_worth(s, seat) > best_standing_worth(s, seat) + 3 else -1


def rasputin_worth(s: CitadelsState, seat: i64) -> i64:
    """Against the loss of a turn always, else if there is much to lose."""
    p = s.players[seat]
    if s.called == s.killed or s.called == s.bewitched or s.ending:
        return 1
    spare: i64 = 0
    for kind in p.hand:
        if kind == RASPUTIN:
            spare += 1
    return 1 if p.gold >= (3 if spare > 1 or nearly_complete(s, p, 2) else 5) else -1


def acrobat_worth(s: CitadelsState, seat: i64) -> i64:
    """For the first pick of the next round; in the last round it is a point in hand."""
    return 1 if s.crown != seat and not s.ending else -1
