"""What Praga tells a search: how far it looks, and what it expects at the end."""

from typing import Any

import pytest
from librt.vecs import vec

import burgrave
from burgrave.bots.search.bot import SearchBot
from burgrave.core.playout import play_out
from burgrave.core.rng import FastRng
from burgrave.praga.bots.features import features, turns_to_come
from burgrave.praga.bots.forecast import AT_THE_END, BEFORE, BENDING, forecast
from burgrave.praga.bots.script import Script
from burgrave.praga.bots.search_model import shares
from burgrave.praga.state import PragaState

GAME = burgrave.game("praga")
INSIGHT = GAME.search_model()
SCRIPT = Script()


def state_after_turns(turns: int, seed: int = 1, **options: Any) -> PragaState:
    """A game between scripts when this many turns have begun."""
    s = GAME.new(GAME.options(**options), seed)
    assert isinstance(s, PragaState)
    rng = FastRng(seed)
    while INSIGHT.round_number(s) < turns:
        s.apply(SCRIPT.choose(s, rng))
    return s


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_clock_counts_the_turns_of_all(players):
    s = state_after_turns(2 * players + 1, players=players)
    assert INSIGHT.round_number(s) == sum(p.turns for p in s.players) == 2 * players + 1


def test_every_feature_has_its_numbers():
    s = state_after_turns(1, players=2)
    assert len(AT_THE_END) == len(BEFORE) == len(BENDING) == len(features(s, 0))


def test_the_forecast_comes_near_what_scripts_reach():
    off = []
    for seed in range(4):
        s = state_after_turns(24, seed, players=4)
        expected = [forecast(s, seat) for seat in range(4)]
        play_out(s, SCRIPT, FastRng(seed))
        off += [abs(guess - points) for guess, points in zip(expected, s.scores(), strict=True)]
    assert sum(off) / len(off) < 30


def test_chances_add_up_and_follow_the_points():
    s = state_after_turns(12, players=4)
    rngs = INSIGHT.win_chances(s)
    expected = [forecast(s, seat) for seat in range(4)]
    assert sum(rngs) == pytest.approx(1)
    assert max(range(4), key=rngs.__getitem__) == max(range(4), key=expected.__getitem__)
    assert shares(vec[float]([150.0, 150.0]), 10.0) == [0.5, 0.5]
    assert shares(vec[float]([200.0]), 10.0) > shares(vec[float]([100.0]), 10.0)


def test_an_end_is_worth_more_the_more_points_it_has():
    ends = []
    for seed in range(3):
        s = state_after_turns(1, seed, players=1)
        play_out(s, SCRIPT, FastRng(seed))
        ends.append((s.scores()[0], INSIGHT.end_value(s, 0)))
    assert [worth for _, worth in sorted(ends)] == sorted(worth for _, worth in ends)


def test_playouts_end_some_rounds_ahead():
    s = state_after_turns(5, players=4)
    assert 0 < INSIGHT.horizon(s) < 4 * turns_to_come(s, 0)
    said = SearchBot(playouts=30).explain(s.view(s.current_seat), FastRng(1))
    assert said is not None
    assert all(0 < each.win_chance < 1 for each in said.considered)
