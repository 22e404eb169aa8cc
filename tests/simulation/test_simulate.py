"""Many games between bots: which games, who sits where, and what is counted."""

from contextlib import closing

import pytest

from burgrave import game as game_of
from burgrave.core.bot import Bot, ViewOnlyPolicy
from burgrave.core.error import BurgraveError
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.simulation import simulate as simulation_module
from burgrave.simulation import worker_pool
from burgrave.simulation.plan import SimulationPlan, make_plan
from burgrave.simulation.report import report_data, results_by_bot, results_by_seat, results_by_turn_order
from burgrave.simulation.simulate import Simulation, run_plan
from burgrave.simulation.statistics import wilson_interval
from burgrave.simulation.tally import TURN, Tally
from tests.errors import raises_error

CITADELS = game_of("citadels")
TIMING = ("workers", "seconds", "games_per_s")


def make_test_plan(players: int, names: list[str], games: int, seed: int = 1) -> SimulationPlan:
    return make_plan(CITADELS, CITADELS.options(players=players), names, games, seed)


@pytest.mark.slow
def test_one_worker_and_two_count_the_same():
    asked = make_test_plan(3, ["h1", "random"], 60)
    alone, together = run_plan(asked, 1), run_plan(asked, 2)
    assert alone.tally == together.tally
    one, two = report_data(alone), report_data(together)
    assert {k: v for k, v in one.items() if k not in TIMING} == {
        k: v for k, v in two.items() if k not in TIMING
    }


def test_the_same_seed_plays_the_same_games_and_another_one_others():
    assert (
        run_plan(make_test_plan(2, ["random"], 5)).tally == run_plan(make_test_plan(2, ["random"], 5)).tally
    )
    assert (
        run_plan(make_test_plan(2, ["random"], 5)).tally
        != run_plan(make_test_plan(2, ["random"], 5, seed=2)).tally
    )


def test_a_longer_simulation_begins_with_the_games_of_a_shorter_one():
    assert (
        simulation_module.play_and_count(make_test_plan(2, ["random"], 5), range(3))
        == run_plan(make_test_plan(2, ["random"], 3)).tally
    )


def test_equal_bots_win_by_chance_in_every_seat():
    simulation = run_plan(make_test_plan(4, ["random"], 200))
    for seat in range(4):
        low, high = wilson_interval(simulation.tally.games_won(seat), 200, z=4.0)
        assert low < 1 / 4 < high


def test_h1_beats_random_clearly():
    h1, random = results_by_bot(run_plan(make_test_plan(4, ["h1", "random"], 40)))
    assert h1.low > h1.chance == 0.5
    assert random.high < 0.5
    assert h1.points.mean > random.points.mean


def test_every_game_has_one_win_to_share():
    simulation = run_plan(make_test_plan(5, ["h1", "random"], 30))
    assert sum(row.win_share for row in results_by_seat(simulation)) == pytest.approx(1)
    assert sum(row.win_share for row in results_by_bot(simulation)) == pytest.approx(1)


def test_a_shared_first_place_shares_the_win():
    tally = Tally()
    tally.add(["random", "h1", "random"], [1, 1, 3], [20, 20, 9], 100, {})
    assert [tally.games_won(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert (tally.games_won("random"), tally.games_won("h1"), tally.ties) == (0.5, 0.5, 1)


def test_bots_move_on_by_one_seat_from_game_to_game():
    asked = make_test_plan(3, ["h1", "random"], 3)
    assert asked.bots_in_game(0) == ["h1", "random", "h1"]
    assert asked.bots_in_game(1) == ["random", "h1", "h1"]
    assert asked.bots_in_game(3) == asked.bots_in_game(0)


def test_each_bot_plays_as_many_games_as_its_seats_say():
    simulation = run_plan(make_test_plan(3, ["h1", "random"], 6))
    assert {row.name: sum(row.counted.values()) for row in results_by_bot(simulation)} == {
        "h1": 12,
        "random": 6,
    }


def test_an_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(BurgraveError) as refused:
        make_test_plan(4, ["random", "oracle"], 1)
    assert refused.value.code == "bot-unknown"
    assert str(refused.value.params["known"]).startswith("random, ")


def test_more_bots_than_seats_are_refused():
    with raises_error("bots-number"):
        make_test_plan(2, ["random"] * 3, 1)


def test_policies_play_the_same_games_from_their_views(monkeypatch):
    asked = make_test_plan(4, ["h1", "random"], 8)
    from_the_table = run_plan(asked).tally
    monkeypatch.setattr(simulation_module, "as_policy", ViewOnlyPolicy)
    assert run_plan(asked).tally == from_the_table


class ViewerNotingBot(Bot):
    """Notes the viewer of each view that it gets."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int]] = []

    def choose(self, view: State, rng: FastRng) -> int:
        self.seen.append((int(view.viewer), int(view.current_seat)))
        return view.legal_moves()[0]


@pytest.mark.parametrize("fast", [False, True])
def test_a_bot_without_invariants_gets_a_view_unless_it_is_trusted(monkeypatch, fast):
    looker = ViewerNotingBot()
    monkeypatch.setattr(simulation_module, "make_bot", lambda game, name: looker)
    run_plan(make_plan(CITADELS, CITADELS.options(players=3), ["random"], 1, 1, fast))
    assert looker.seen
    assert all((viewer == acting) != fast for viewer, acting in looker.seen)


def test_an_old_name_counts_as_the_present_one():
    assert make_test_plan(2, ["scripted"], 1).line_up == ("h1", "h1")


def test_rounds_are_counted_because_the_game_measures_them():
    assert report_data(run_plan(make_test_plan(2, ["h1"], 4)))["measures"]["rounds"]["min"] >= 3


def test_a_solo_game_has_points_and_no_share_of_wins():
    game = game_of("praga")
    found = report_data(run_plan(make_plan(game, game.options(players=1), ["random"], 5, 1)))
    (row,) = found["seats"]
    assert row["points"]["q10"] <= row["points"]["q50"] <= row["points"]["q90"]
    assert not {"win_share", "low", "high", "chance"} & set(row)


def test_turn_order_is_counted_apart_from_seats_where_it_holds_all_through_a_game():
    game = game_of("praga")
    simulation = run_plan(make_plan(game, game.options(players=2, first_player=1), ["random"], 6, 1))
    first, second = results_by_turn_order(simulation)
    assert (first.name, second.name) == (1, 2)
    assert [row.counted for row in results_by_seat(simulation)] == [second.counted, first.counted]
    assert [row["place"] for row in report_data(simulation)["turn_order"]] == [1, 2]
    assert results_by_turn_order(run_plan(make_test_plan(2, ["random"], 2))) == []


def test_a_place_in_turn_order_is_another_seat_where_another_player_begins():
    tally = Tally()
    tally.add(["random", "random"], [1, 2], [20, 9], 100, {}, [0, 1])
    tally.add(["random", "random"], [1, 2], [20, 9], 100, {}, [1, 0])
    assert [tally.games_won((TURN, place)) for place in (1, 2)] == [1, 1]
    assert tally.games_won(0) == 2


def test_a_small_job_stays_with_one_worker(monkeypatch):
    monkeypatch.setattr(worker_pool, "open_processes", None)
    simulation = Simulation(make_test_plan(2, ["random"], 3))
    assert list(simulation.play())[-1] == 3
    assert (simulation.workers, simulation.complete) == (1, True)


def test_an_interrupt_keeps_what_is_counted(monkeypatch):
    monkeypatch.setattr(worker_pool, "PART_SECONDS", 0.0)  # one game is a part
    simulation = Simulation(make_test_plan(2, ["random"], 10), 1)
    with closing(simulation.play()) as parts:
        next(parts)
        next(parts)
    assert (simulation.tally.games, simulation.complete) == (2, False)
    assert simulation.tally == run_plan(make_test_plan(2, ["random"], 2)).tally
