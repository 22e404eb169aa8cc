"""Ratings and intervals say what is true of numbers that are known."""

from collections import Counter
from itertools import permutations
from math import log10
from random import Random

import pytest

from burgrave.arena.rating import Stage, estimate_ratings, fit_strengths, list_stages, scale_to_ratings
from burgrave.arena.statistics import bootstrap_mean, bootstrap_share, quick_estimate

STRENGTHS = {"a": 4.0, "b": 2.0, "c": 1.0}


def draw_places(rng: Random) -> list[int]:
    """The places of a, b and c, drawn as the model says."""
    left, order = list(STRENGTHS), []
    while left:
        (next_one,) = rng.choices(left, [STRENGTHS[bot] for bot in left])
        left.remove(next_one)
        order.append(next_one)
    return [order.index(bot) + 1 for bot in STRENGTHS]


def test_the_strengths_of_a_model_are_found_again():
    rng = Random(3)
    games: Counter[Stage] = Counter()
    for _ in range(4000):
        games.update(list_stages(list(STRENGTHS), draw_places(rng)))
    found = scale_to_ratings(fit_strengths(games, dict.fromkeys(STRENGTHS, 1.0)), "c")
    assert found["c"] == 1000
    assert found["b"] == pytest.approx(1000 + 400 * log10(2), abs=20)
    assert found["a"] == pytest.approx(1000 + 400 * log10(4), abs=20)


def test_a_bot_that_always_wins_has_a_rating():
    deals = [Counter(list_stages(["a", "b"], [1, 2])) for _ in range(20)]
    found = estimate_ratings(deals, ["a", "b"], "b", 1)
    assert 1300 < found["a"].mean < 2500
    assert found["a"].low == pytest.approx(found["a"].mean, abs=1)  # every deal said the same
    assert found["a"].high == pytest.approx(found["a"].mean, abs=1)


def test_equal_places_make_equal_ratings():
    tied = Counter(list_stages(["a", "b", "c"], [1, 1, 1]))
    assert {
        round(value)
        for value in scale_to_ratings(fit_strengths(tied, dict.fromkeys("abc", 1.0)), "a").values()
    } == {1000}


def test_every_order_once_makes_equal_ratings():
    games: Counter[Stage] = Counter()
    for places in permutations([1, 2, 3]):
        games.update(list_stages(["a", "b", "c"], places))
    found = scale_to_ratings(fit_strengths(games, dict.fromkeys("abc", 1.0)), "a")
    assert all(value == pytest.approx(1000, abs=0.1) for value in found.values())


def test_the_interval_covers_the_true_mean_nineteen_times_of_twenty():
    covered = 0
    for seed in range(100):
        rng = Random(seed)
        found = bootstrap_mean([rng.random() for _ in range(60)], seed)
        covered += found.low <= 0.5 <= found.high
    assert 88 <= covered <= 100


def test_a_share_that_never_varied_still_has_an_interval():
    assert bootstrap_share([1.0] * 20, 1).low == pytest.approx(0.839, abs=0.001)
    assert bootstrap_share([0.0] * 20, 1).high == pytest.approx(0.161, abs=0.001)
    assert bootstrap_share([0.25] * 20, 1).low == 0.25


def test_the_quick_interval_is_about_the_same():
    values = [Random(number).random() for number in range(200)]
    mean, reach = quick_estimate(values)
    found = bootstrap_mean(values, 1)
    assert mean == pytest.approx(found.mean)
    assert mean - reach == pytest.approx(found.low, abs=0.01)
