"""How h1 answers the questions of other players and of the rules, in and out of its turn."""

from mypy_extensions import i64

from burgrave.citadels.bots.worth import best_standing_worth, is_useful, nearly_complete, standing_worth
from burgrave.citadels.catalogue import RASPUTIN, bit
from burgrave.citadels.state import CitadelsPlayer, CitadelsState
from burgrave.citadels.wagons import GOLD, NUMBERS


def bribe_worth(s: CitadelsState, seat: i64) -> i64:
    """Return the worth of a bribe. REFUSE is worth 0.

    A bribe costs half of the gold. Refusing costs all of it in half of the cases.
    """
    p = s.players[seat]
    if p.gold <= 1:
        return 1
    if s.threats_shown:
        # The other marker was shown. If it was the flowered one, this is the plain one.
        return -1 if s.threats_shown & bit(s.flowered) else 1
    dearest = dearest_within(s, p, p.gold)
    return 1 if dearest_within(s, p, p.gold - p.gold // 2) == dearest else -1


def dearest_within(s: CitadelsState, p: CitadelsPlayer, gold: i64) -> i64:
    """Return the cost of the most expensive useful card that this gold can pay for."""
    dearest: i64 = 0
    for kind in p.hand:
        cost: i64 = s.rules.cost[kind]
        if cost <= gold and cost > dearest and is_useful(s, p, kind):
            dearest = cost
    return dearest


def reveal_worth(s: CitadelsState) -> i64:
    """Return the worth of revealing a threat. The Blackmailer, who is asked, knows the markers."""
    return 1 if s.flowered == s.rank and s.players[s.turn].gold > 0 else -1


def collect_wagon_worth(s: CitadelsState) -> i64:
    """Return the worth of collecting a wagon: good with two gold on it, or in the last round."""
    gold: i64 = s.wagons[s.current_argument() * NUMBERS + GOLD]
    return 1 if gold >= 2 or s.ending else -1


def early_worth(s: CitadelsState, seat: i64) -> i64:
    """Return the worth of an early end by the Bell Tower: good for a leader."""
    return 1 if standing_worth(s, seat) > best_standing_worth(s, seat) + 3 else -1


def rasputin_worth(s: CitadelsState, seat: i64) -> i64:
    """Return the worth of Rasputin: good against the loss of a turn, or with much gold to lose."""
    p = s.players[seat]
    if s.called == s.killed or s.called == s.bewitched or s.ending:
        return 1
    spare: i64 = 0
    for kind in p.hand:
        if kind == RASPUTIN:
            spare += 1
    return 1 if p.gold >= (3 if spare > 1 or nearly_complete(s, p, 2) else 5) else -1


def acrobat_worth(s: CitadelsState, seat: i64) -> i64:
    """Return the worth of the Acrobat: it gives the first pick of the next round.

    In the last round it is better as a point in hand.
    """
    return 1 if s.crown != seat and not s.ending else -1
