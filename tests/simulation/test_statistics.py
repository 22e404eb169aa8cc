"""Numbers that are counted say how sure they are."""

import pytest

from burgrave.simulation.statistics import make_bins, summarize, wilson_interval


def test_wilsons_interval_is_the_one_in_the_books():
    assert wilson_interval(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson_interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson_interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_without_a_game_a_share_may_be_anything():
    assert wilson_interval(0, 0) == (0.0, 1.0)


def test_a_spread_has_mean_deviation_and_both_ends():
    found = summarize({2: 1, 4: 3, 6: 1})
    assert (found.mean, found.min, found.max) == (4.0, 2, 6)
    assert found.sd == pytest.approx(2**0.5)


def test_a_spread_says_between_which_numbers_most_lie():
    found = summarize(dict.fromkeys(range(1, 101), 1))
    assert (found.q10, found.q50, found.q90) == (10, 50, 90)
    few = summarize({7: 1, 9: 1})
    assert (few.q10, few.q50, few.q90) == (7, 7, 9)


def test_one_number_alone_has_no_deviation():
    assert summarize({7: 1}).sd == 0.0


@pytest.mark.parametrize(("low", "high"), [(0, 0), (3, 16), (-4, 40), (0, 1000), (17, 23456)])
def test_bins_are_few_and_hold_every_number(low, high):
    ranges = make_bins(low, high)
    assert ranges.count <= 14
    assert ranges.first <= low
    assert high < ranges.first + ranges.count * ranges.width
    assert sum(ranges.bin_shares({low: 1, high: 3})) == pytest.approx(1.0)


def test_bins_of_width_one_are_called_by_their_number():
    assert make_bins(3, 5).bin_label(0) == "3"
    assert make_bins(0, 49).bin_label(1) == "5–9"
