"""Where the gold of Citadels lies, and what its events say about it.

A place is a seat (its stash), `TAX` for the Tax Collector's token, or `wagons_of(seat)`. The coins on
districts are counted together.
"""

from collections import Counter
from typing import Any

from burgrave import game
from burgrave.citadels.state import COIN, Table
from burgrave.core.event import Event

WORDS = game("citadels").words()
TAX = 100
# From the bank to a seat, and from a seat to the bank, by the names of their arguments.
GAINS = {"gold-gathered", "gold-gained", "income-taken", "refunded", "bonus-taken", "queen-paid"}
PRICES = {
    "district-built": "seat",
    "district-used": "seat",
    "district-destroyed": "destroyer",
    "district-replaced": "seat",
    "district-recovered": "seat",
    "beautified": "seat",
}
# From a seat to another: the giver, the taker, the gold.
PASSED = {
    "robbed": ("victim", "thief", "gold"),
    "gold-taken": ("giver", "taker", "gold"),
    "gold-paid": ("giver", "taker", "gold"),
    "spied": ("victim", "spy", "gold"),
    "bribed": ("victim", "blackmailer", "gold"),
    "threat-shown": ("victim", "blackmailer", "gold"),
    "district-seized": ("marshal", "owner", "paid"),
}
FALLS = {"district-destroyed", "district-sacrificed", "district-replaced"}  # a coin goes with it


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


def gold_moved(events: list[Event]) -> Counter[int]:
    """The change of each place by these events."""
    moved: Counter[int] = Counter()
    for event in events:
        name, told = event.name, data(event)
        if name in GAINS:
            moved[told["seat"]] += told["gold"]
        elif name in PRICES:
            moved[told[PRICES[name]]] -= told["paid"]
        elif name in PASSED:
            giver, taker, gold = PASSED[name]
            give(moved, told[giver], told[taker], told[gold])
        elif name == "confiscated":
            moved[told["builder"]] += told["refunded"]
        elif name == "tax-paid":
            give(moved, told["seat"], TAX, told["gold"])
        elif name == "tax-collected":
            give(moved, TAX, told["seat"], told["gold"])
        elif name == "wagon-used":
            give(moved, told["seat"], wagons_of(told["owner"]), told["paid"])
        elif name == "wagon-collected":
            give(moved, wagons_of(told["seat"]), told["seat"], told["gold"])
        elif name == "wagon-discarded":
            moved[wagons_of(told["seat"])] -= told["gold"]
    return moved


def data(event: Event) -> dict[str, Any]:
    return dict(WORDS.event_data(event))


def give(moved: Counter[int], giver: int, taker: int, gold: int) -> None:
    moved[giver] -= gold
    moved[taker] += gold


def check_gold(s: Table, before: Counter[int], coins: int, events: list[Event]) -> None:
    """Gold and coins are where the events of the last move have put them."""
    after = gold_of(s)
    expected = before + Counter()
    expected.update(gold_moved(events))
    assert +after == +expected
    assert min(after.values()) >= 0
    laid = sum(data(event)["paid"] for event in events if event.name == "beautified")
    lost = sum(data(event)["coin"] for event in events if event.name in FALLS)
    assert coins_of(s) == coins + laid - lost
