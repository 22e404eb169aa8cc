"""Ratings from places at the table: the Plackett-Luce model, fitted by Hunter's algorithm.

Every bot has a strength, and places are drawn one after the other: first place goes to a bot with a chance
in proportion to its strength among all, the second in the same way among those who are left, and so on. A
rating is the strength on a scale where 400 points are a factor of ten, as in chess; the anchor has 1000.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import log10
from random import Random
from typing import Final

from burgrave.lab.arena.statistics import Estimate, ends

ANCHOR: Final = 1000.0
SCALE: Final = 400.0
ROUNDS: Final = 200
NEAR: Final = 1e-4
RESAMPLES: Final = 200
# Whoever always wins would be infinitely strong: everybody has drawn so many games with a bot of strength 1.
PRIOR: Final = 0.5

Stage = tuple[str, tuple[str, ...]]  # a bot, and all who could have had its place instead


def stages(bots: Sequence[str], places: Sequence[int]) -> list[Stage]:
    """Who came before whom in a game. Those who share a place all could have had it."""
    found = []
    for bot, place in zip(bots, places, strict=True):
        rivals = [other for other, theirs in zip(bots, places, strict=True) if theirs >= place]
        if len(rivals) > 1:
            found.append((bot, tuple(sorted(rivals))))
    return found


def strengths(games: Mapping[Stage, int], guess: Mapping[str, float]) -> dict[str, float]:
    """The strengths under which these stages are most likely, found from a first guess."""
    won: Counter[str] = Counter()
    for (bot, _), times in games.items():
        won[bot] += times
    found = dict(guess)
    for _ in range(ROUNDS):
        weight = weights(games, found)
        better = {bot: (won[bot] + PRIOR) / (weight[bot] + 2 * PRIOR / (found[bot] + 1)) for bot in found}
        near = all(abs(better[bot] - found[bot]) <= NEAR * found[bot] for bot in found)
        found = better
        if near:
            break
    return found


def weights(games: Mapping[Stage, int], found: Mapping[str, float]) -> dict[str, float]:
    out = dict.fromkeys(found, 0.0)
    for (_, rivals), times in games.items():
        share = times / sum(found[bot] for bot in rivals)
        for bot in rivals:
            out[bot] += share
    return out


def scaled(found: Mapping[str, float], anchor: str) -> dict[str, float]:
    return {bot: ANCHOR + SCALE * log10(strength / found[anchor]) for bot, strength in found.items()}


def ratings(
    deals: Sequence[Counter[Stage]], bots: Sequence[str], anchor: str, seed: int
) -> dict[str, Estimate]:
    """The rating of every bot, with the interval that drawing the deals anew gives."""
    fitted = strengths(together(deals), dict.fromkeys(bots, 1.0))
    rated = scaled(fitted, anchor)
    chance = Random(seed)
    drawn = [
        scaled(strengths(together(chance.choices(deals, k=len(deals))), fitted), anchor)
        for _ in range(RESAMPLES if deals else 1)
    ]
    return {bot: Estimate(rated[bot], *ends(sorted(each[bot] for each in drawn))) for bot in bots}


def together(deals: Iterable[Counter[Stage]]) -> Counter[Stage]:
    total: Counter[Stage] = Counter()
    for deal in deals:
        total.update(deal)
    return total
