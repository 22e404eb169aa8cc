"""Ratings from the places in games: the Plackett-Luce model, fitted to all games at once.

Every bot has a strength. Places are drawn one after the other. The first place goes to a bot with a
probability in proportion to its strength among all bots, the second in the same way among the remaining bots,
and so on. A rating is the strength on a scale where 400 points are a factor of ten, as in chess. The anchor
has 1000.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, log10
from random import Random
from typing import Final

from burgrave.arena.statistics import Estimate, interval_ends

ANCHOR: Final = 1000.0
SCALE: Final = 400.0
ROUNDS: Final = 100
TOLERANCE: Final = 1e-4
RESAMPLES: Final = 200
# A bot that always wins would be infinitely strong. So every bot gets this many wins, and as many losses,
# against a bot of strength 1.
PRIOR: Final = 0.5

Stage = tuple[str, tuple[str, ...]]  # a bot, and all bots that could have had its place


def format_rating(rating: float) -> str:
    """Return a rating as all languages write it: 1098, without a separator."""
    return f"{rating:.0f}"


def list_stages(bots: Sequence[str], places: Sequence[int]) -> list[Stage]:
    """Return a stage for each place in a game. Bots that share a place are rivals for it."""
    found = []
    for bot, place in zip(bots, places, strict=True):
        rivals = [other for other, theirs in zip(bots, places, strict=True) if theirs >= place]
        if len(rivals) > 1:
            found.append((bot, tuple(sorted(rivals))))
    return found


def fit_strengths(games: Mapping[Stage, int], guess: Mapping[str, float]) -> dict[str, float]:
    """Return the strengths that make these stages most likely, starting from a guess."""
    won: Counter[str] = Counter()
    for (bot, _), times in games.items():
        won[bot] += times
    found = dict(guess)
    for _ in range(ROUNDS):
        before = center_strengths(found)
        for bot in found:
            found[bot] *= exp(newton_step(games, found, bot, won[bot]))
        found = center_strengths(found)
        if all(abs(log(found[bot] / before[bot])) < TOLERANCE for bot in found):
            break
    return found


def newton_step(games: Mapping[Stage, int], found: Mapping[str, float], bot: str, won: int) -> float:
    """Return how far to move the logarithm of one strength: a Newton step of limited size."""
    prior = found[bot] / (found[bot] + 1)
    missing, slope = won + PRIOR - 2 * PRIOR * prior, 2 * PRIOR * prior * (1 - prior)
    for (_, rivals), times in games.items():
        share = rivals.count(bot) * found[bot] / sum(found[other] for other in rivals)
        missing -= times * share
        slope += times * share * (1 - share)
    return max(-1.0, min(1.0, missing / slope))


def center_strengths(found: Mapping[str, float]) -> dict[str, float]:
    """Return the strengths scaled to a product of 1, because only their ratios matter."""
    middle = exp(sum(map(log, found.values())) / len(found))
    return {bot: strength / middle for bot, strength in found.items()}


def scale_to_ratings(found: Mapping[str, float], anchor: str) -> dict[str, float]:
    return {bot: ANCHOR + SCALE * log10(strength / found[anchor]) for bot, strength in found.items()}


def estimate_ratings(
    deals: Sequence[Counter[Stage]], bots: Sequence[str], anchor: str, seed: int
) -> dict[str, Estimate]:
    """Return the rating of every bot, with an interval from resampled deals."""
    fitted = fit_strengths(merge_stages(deals), dict.fromkeys(bots, 1.0))
    rated = scale_to_ratings(fitted, anchor)
    rng = Random(seed)
    drawn = [
        scale_to_ratings(fit_strengths(merge_stages(rng.choices(deals, k=len(deals))), fitted), anchor)
        for _ in range(RESAMPLES if deals else 1)
    ]
    return {bot: Estimate(rated[bot], *interval_ends(sorted(each[bot] for each in drawn))) for bot in bots}


def merge_stages(deals: Iterable[Counter[Stage]]) -> Counter[Stage]:
    total: Counter[Stage] = Counter()
    for deal in deals:
        total.update(deal)
    return total
