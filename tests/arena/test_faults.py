"""A bot that fails loses its turn to the reference bot, is counted, and ends nothing."""

from pathlib import Path

import pytest

from burgrave import game as game_of
from burgrave.arena.bot_stats import BotStats
from burgrave.arena.deal import close_players, play_deals
from burgrave.arena.supervised_bot import MAX_STOPS, SupervisedBot, is_repeatable
from burgrave.bots.registry import make_bot
from burgrave.core.bot import Bot, as_policy
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.simulation.plan import SimulationPlan, make_plan

CITADELS = game_of("citadels")


@pytest.fixture(autouse=True)
def importable(monkeypatch):
    monkeypatch.syspath_prepend(Path(__file__).parent)
    yield
    close_players()


def make_test_plan(name: str) -> SimulationPlan:
    # Who cannot even be made is found out when the plan is: so the reference stands in while it is made.
    made = make_plan(CITADELS, CITADELS.options(players=2), ["h1"], 1, 1)
    return SimulationPlan(made.game, made.options, made.components, (name, "h1"), 1, 1)


def play_deal_stats(name: str, limit: float = 60.0) -> BotStats:
    """How a bot behaved in a deal, all games of which came to their end."""
    done, (dealt,) = play_deals(make_test_plan(name), limit, [0], 1.0)
    assert done == 1
    assert [min(places) for places in dealt.places] == [1, 1]
    assert dealt.conduct["h1"].faults == 0
    return dealt.conduct[name]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "fault", "problem"),
    [
        ("misbehaving_bots.RaisingBot", "raised", "ValueError: no idea"),
        ("misbehaving_bots.IllegalMoveBot", "illegal", "999999"),
        ("misbehaving_bots.TextAnswerBot", "illegal", "'the first one'"),
    ],
)
def test_every_decision_of_a_bot_that_fails_is_the_references(name, fault, problem):
    found = play_deal_stats(name)
    assert found.decisions > 20
    assert (getattr(found, fault), found.faults) == (found.decisions, found.decisions)
    assert found.problem == problem


def test_the_reference_decides_as_it_would_in_that_seat():
    class Cheat(Bot):
        def choose(self, view: State, rng: FastRng) -> int:
            return 999_999

    deputy = as_policy(make_bot(CITADELS, "h1"))
    s = CITADELS.new(CITADELS.options(players=2), 1)
    assert SupervisedBot(Cheat(), deputy, 60.0).choose(s, FastRng(7)) == deputy.choose(s, FastRng(7))


@pytest.mark.slow
def test_a_bot_that_hangs_is_stopped_and_after_some_times_not_asked_again_in_that_deal():
    found = play_deal_stats("misbehaving_bots.HangingBot", limit=0.2)
    assert found.slow == found.faults == found.decisions
    assert found.seconds < 60 * MAX_STOPS
    assert found.slowest >= 0.2


def test_a_search_that_takes_longer_than_allowed_loses_its_turn():
    found = play_deal_stats("search:ms=30", limit=0.02)
    assert MAX_STOPS <= found.slow <= found.decisions


@pytest.mark.parametrize("name", ["search:playouts=3", "h2", "random"])
def test_a_bot_that_counts_its_work_has_as_long_as_a_busy_machine_takes(name):
    found = play_deal_stats(name, limit=1e-9)
    assert (found.faults, found.slow) == (0, 0)
    assert found.decisions > 20


@pytest.mark.parametrize(
    ("name", "repeatable"),
    [
        ("search", False),
        ("search:ms=20", False),
        ("search:playouts=20", True),
        ("search:playouts=20,ms=20", False),
        ("h1", True),
        ("builder", True),
        ("master", False),
    ],
)
def test_a_bot_that_looks_at_the_clock_keeps_its_limit(name, repeatable):
    assert is_repeatable(CITADELS, name) == repeatable


def test_a_program_that_answers_nonsense_is_counted():
    found = play_deal_stats("command:echo hello")
    assert found.illegal == found.decisions
    assert "answered “hello”" in found.problem


def test_a_program_that_is_not_there_is_counted():
    assert play_deal_stats("command:./no-such-program").raised > 20


def test_a_bot_that_behaves_in_a_process_of_its_own_has_no_faults():
    found = play_deal_stats("misbehaving_bots.GoodBot")
    assert (found.faults, found.problem) == (0, "")
    assert found.decisions > 20


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("misbehaving_bots.ExitingBot", "its process has ended"),
        (
            "misbehaving_bots.UnloadableBot",
            "BotError: The bot misbehaving_bots.UnloadableBot cannot be loaded",
        ),
    ],
)
def test_a_bot_whose_process_ends_ends_nothing_else(name, problem):
    found = play_deal_stats(name)
    assert found.raised == found.faults == found.decisions
    assert found.problem.startswith(problem)
