"""Where the gold of Citadels lies, and what its events say about it.

A place is a seat (its stash), `TAX` for the Tax Collector's token, or `wagons_of(seat)`. The coins on
districts are counted together: no event says whether a destroyed district had one.
"""

from collections import Counter

from burgrave.citadels.catalogue import SMITHY, bit, rank_of
from burgrave.citadels.state import COIN, Table
from burgrave.core.event import Event

TAX = 100
SMITHY_PRICE = 2
GRAVEYARD_PRICE = 1
GAINS = {  # from the bank
    "gold-gathered",
    "gold-gained",
    "income-taken",
    "refunded",
    "bonus-taken",
    "queen-paid",
}
PRICES = {"district-built": 2, "district-destroyed": 3, "district-replaced": 3}  # to it: where it stands
TAKINGS = {"robbed": 2, "gold-taken": 2, "spied": 3, "wagon-collected": 1}  # by the first seat named
PAYMENTS = {"bribed": 2, "gold-paid": 2, "district-seized": 3}  # by the first seat to the second
FALLS = {"district-destroyed", "district-sacrificed", "district-replaced"}  # a coin may go with it


def wagons_of(seat: int) -> int:
    return 200 + seat


def gold_of(s: Table) -> Counter[int]:
    """How much lies where."""
    gold = Counter({seat: int(p.gold) for seat, p in enumerate(s.players)})
    gold[TAX] = int(s.tax)
    for at in range(0, len(s.wagons), 3):
        gold[wagons_of(s.wagons[at])] += s.wagons[at + 1]
    return gold


def coins_of(s: Table) -> int:
    """How many districts carry a coin."""
    return sum(1 for p in s.players for card in p.city if card & COIN)


def gold_moved(s: Table, events: list[Event]) -> Counter[int]:
    """The change of each place by these events, after which `s` is the table."""
    moved: Counter[int] = Counter()
    for event in events:
        name, args = event.name, event.args
        if name in GAINS:
            moved[args[0]] += args[1]
        elif name in PRICES:
            moved[args[0]] -= args[PRICES[name]]
        elif name in TAKINGS:
            source = wagons_of(args[0]) if name == "wagon-collected" else args[1]
            give(moved, source, args[0], args[TAKINGS[name]])
        elif name in PAYMENTS:
            give(moved, args[0], args[1], args[PAYMENTS[name]])
        elif name == "threat-shown":
            give(moved, who_revealed(s, args[1]), args[0], args[3])
        elif name == "confiscated":
            moved[args[1]] += args[3]  # what the builder paid comes back
        elif name == "tax-paid":
            give(moved, args[0], TAX, 1)
        elif name == "tax-collected":
            give(moved, TAX, args[0], args[1])
        elif name == "wagon-used":
            give(moved, args[0], wagons_of(args[1]), 1)
        elif name == "wagon-discarded":
            moved[wagons_of(args[0])] -= args[1]
        elif name == "beautified":
            moved[args[0]] -= 1
        elif name == "district-recovered":
            moved[args[0]] -= GRAVEYARD_PRICE
        elif name == "district-used" and args[1] == SMITHY:
            moved[args[0]] -= SMITHY_PRICE
    return moved


def give(moved: Counter[int], giver: int, taker: int, gold: int) -> None:
    moved[giver] -= gold
    moved[taker] += gold


def who_revealed(s: Table, character: int) -> int:
    return next(seat for seat, p in enumerate(s.players) if p.shown & bit(rank_of(character)))


def check_gold(s: Table, before: Counter[int], coins: int, events: list[Event]) -> None:
    """Gold and coins are where the events of the last move have put them."""
    after = gold_of(s)
    expected = before + Counter()
    expected.update(gold_moved(s, events))
    assert +after == +expected
    assert min(after.values()) >= 0
    lost = coins + sum(1 for event in events if event.name == "beautified") - coins_of(s)
    assert 0 <= lost <= sum(1 for event in events if event.name in FALLS)
