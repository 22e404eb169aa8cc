"""Where the gold of Citadels lies, and what its events say about it.

A place is a seat (its stash), `TAX` for the Tax Collector's token, or `wagons_of(seat)`. The coins on
districts are counted together.
"""

from collections import Counter
from typing import Any

from burgrave import game
from burgrave.citadels.state import COIN, CitadelsState
from burgrave.core.events import Event

WORDS = game("citadels").notation
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


def wagon_place(seat: int) -> int:
    return 200 + seat


def gold_by_place(s: CitadelsState) -> Counter[int]:
    """How much lies where."""
    gold = Counter({seat: int(p.gold) for seat, p in enumerate(s.players)})
    gold[TAX] = int(s.tax)
    for at in range(0, len(s.wagons), 3):
        gold[wagon_place(s.wagons[at])] += s.wagons[at + 1]
    return gold


def count_coins(s: CitadelsState) -> int:
    """How many districts carry a coin."""
    return sum(1 for p in s.players for card in p.city if card & COIN)


def sum_gold_changes(events: list[Event]) -> Counter[int]:
    """The change of each place by these events."""
    moved: Counter[int] = Counter()
    for event in events:
        name, data = event.name, event_data(event)
        if name in GAINS:
            moved[data["seat"]] += data["gold"]
        elif name in PRICES:
            moved[data[PRICES[name]]] -= data["paid"]
        elif name in PASSED:
            giver, taker, gold = PASSED[name]
            give(moved, data[giver], data[taker], data[gold])
        elif name == "confiscated":
            moved[data["builder"]] += data["refunded"]
        elif name == "tax-paid":
            give(moved, data["seat"], TAX, data["gold"])
        elif name == "tax-collected":
            give(moved, TAX, data["seat"], data["gold"])
        elif name == "wagon-used":
            give(moved, data["seat"], wagon_place(data["owner"]), data["paid"])
        elif name == "wagon-collected":
            give(moved, wagon_place(data["seat"]), data["seat"], data["gold"])
        elif name == "wagon-discarded":
            moved[wagon_place(data["seat"])] -= data["gold"]
    return moved


def event_data(event: Event) -> dict[str, Any]:
    return dict(WORDS.event_data(event))


def give(moved: Counter[int], giver: int, taker: int, gold: int) -> None:
    moved[giver] -= gold
    moved[taker] += gold


def check_gold(s: CitadelsState, before: Counter[int], coins: int, events: list[Event]) -> None:
    """Gold and coins are where the events of the last move have put them."""
    after = gold_by_place(s)
    expected = before + Counter()
    expected.update(sum_gold_changes(events))
    assert +after == +expected
    assert min(after.values()) >= 0
    laid = sum(event_data(event)["paid"] for event in events if event.name == "beautified")
    lost = sum(event_data(event)["coin"] for event in events if event.name in FALLS)
    assert count_coins(s) == coins + laid - lost
