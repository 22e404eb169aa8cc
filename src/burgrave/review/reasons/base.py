"""Counts what happens after the best and after the other choice, over the same sampled states.

A reason is said only if it differs in at least a tenth of the sampled states, or for an amount by enough to
matter. Each count can be made again from the playouts.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

from burgrave.core.state import State
from burgrave.review.playouts import PlayedOut

MOST: Final = 3  # reasons that are said
DIFFERS: Final = 0.1  # share of the sampled states in which a count must differ


class Fact(NamedTuple):
    """Something that can happen in a playout, perhaps with a piece or another seat."""

    key: str
    vocabulary: str = ""
    piece: str = ""
    seat: int = -1


class CountedPlayout(NamedTuple):
    """The end of a playout, and the seat and the state data of the position that it started from."""

    before: Mapping[str, Any]
    seat: int
    played: PlayedOut


Ends = Sequence[tuple[PlayedOut, PlayedOut]]
Facts = Mapping[Fact, float]
FactFinder = Callable[[CountedPlayout], Facts]

# By the id of the game: the module with `find_facts`, `ORDER` and `AMOUNTS`. Other games have no reasons.
REASONS: Final = {
    "citadels": "burgrave.review.reasons.citadels",
    "praga": "burgrave.review.reasons.praga",
}


def count_reasons(game: str, before: State, seat: int, ends: Ends) -> list[dict[str, Any]]:
    """Return what tells the first choice from the second, most important first."""
    if game not in REASONS:
        return []
    module = import_module(REASONS[game])
    best = sum_facts(module.find_facts, before, seat, [first for first, _ in ends])
    other = sum_facts(module.find_facts, before, seat, [second for _, second in ends])
    order: Sequence[str] = module.ORDER
    amounts: Mapping[str, float] = module.AMOUNTS
    found = []
    for fact in dict.fromkeys([*best, *other]):
        totals = best.get(fact, 0.0), other.get(fact, 0.0)
        difference = abs(totals[0] - totals[1]) / len(ends)
        if difference >= amounts.get(fact.key, DIFFERS):
            found.append((order.index(fact.key), -difference, reason_body(fact, totals, amounts, len(ends))))
    found.sort(key=lambda each: each[:2])
    return one_of_each_key([body for _, _, body in found])[:MOST]


def one_of_each_key(bodies: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the reasons without those that repeat a key with a smaller difference."""
    kept: dict[str, dict[str, Any]] = {}
    for body in bodies:
        kept.setdefault(body["key"], body)
    return list(kept.values())


def sum_facts(find: FactFinder, before: State, seat: int, ends: Sequence[PlayedOut]) -> dict[Fact, float]:
    totals: dict[Fact, float] = defaultdict(float)
    state_data = before.view(seat).to_dict()
    for played in ends:
        for fact, amount in find(CountedPlayout(state_data, seat, played)).items():
            totals[fact] += amount
    return totals


def reason_body(
    fact: Fact, totals: tuple[float, float], amounts: Mapping[str, float], count: int
) -> dict[str, Any]:
    """Return a reason as plain data: counts of sampled states, or means of an amount."""
    is_amount = fact.key in amounts
    best, other = (round(each / count, 1) if is_amount else round(each) for each in totals)
    body: dict[str, Any] = {"key": fact.key, "best": best, "chosen": other, "of": 0 if is_amount else count}
    if fact.piece:
        body |= {"vocabulary": fact.vocabulary, "piece": fact.piece}
    if fact.seat >= 0:
        body["seat"] = fact.seat
    return body
