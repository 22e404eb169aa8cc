"""A bot that fails loses its turn to the reference bot, is counted, and ends nothing."""

from pathlib import Path

import pytest

from burgrave import game as game_of
from burgrave.bots.registry import bot
from burgrave.core.bot import Bot, policy_of
from burgrave.core.chance import Fast
from burgrave.core.state import State
from burgrave.lab.arena.conduct import Conduct
from burgrave.lab.arena.deal import dismiss, play_deals
from burgrave.lab.arena.guard import ENOUGH, Guarded, is_repeatable
from burgrave.lab.plan import Plan, plan_for

CITADELS = game_of("citadels")


@pytest.fixture(autouse=True)
def importable(monkeypatch):
    monkeypatch.syspath_prepend(Path(__file__).parent)
    yield
    dismiss()


def plan(name: str) -> Plan:
    # Who cannot even be made is found out when the plan is: so the reference stands in while it is made.
    made = plan_for(CITADELS, CITADELS.options(players=2), ["h1"], 1, 1)
    return Plan(made.game, made.options, made.components, (name, "h1"), 1, 1)


def conduct(name: str, limit: float = 60.0) -> Conduct:
    """How a bot behaved in a deal, all games of which came to their end."""
    done, (dealt,) = play_deals(plan(name), limit, [0], 1.0)
    assert done == 1
    assert [min(places) for places in dealt.places] == [1, 1]
    assert dealt.conduct["h1"].faults == 0
    return dealt.conduct[name]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "fault", "problem"),
    [
        ("naughty.Raises", "raised", "ValueError: no idea"),
        ("naughty.Cheats", "illegal", "999999"),
        ("naughty.Mumbles", "illegal", "'the first one'"),
    ],
)
def test_every_decision_of_a_bot_that_fails_is_the_references(name, fault, problem):
    found = conduct(name)
    assert found.decisions > 20
    assert (getattr(found, fault), found.faults) == (found.decisions, found.decisions)
    assert found.problem == problem


def test_the_reference_decides_as_it_would_in_that_seat():
    class Cheat(Bot):
        def choose(self, view: State, chance: Fast) -> int:
            return 999_999

    deputy = policy_of(bot(CITADELS, "h1"))
    s = CITADELS.new(CITADELS.options(players=2), 1)
    assert Guarded(Cheat(), deputy, 60.0).choose(s, Fast(7)) == deputy.choose(s, Fast(7))


@pytest.mark.slow
def test_a_bot_that_hangs_is_stopped_and_after_some_times_not_asked_again_in_that_deal():
    found = conduct("naughty.Hangs", limit=0.2)
    assert found.slow == found.faults == found.decisions
    assert found.seconds < 60 * ENOUGH
    assert found.slowest >= 0.2


def test_a_search_that_takes_longer_than_allowed_loses_its_turn():
    found = conduct("search:ms=30", limit=0.02)
    assert ENOUGH <= found.slow <= found.decisions


@pytest.mark.parametrize("name", ["search:playouts=3", "h2", "random"])
def test_a_bot_that_counts_its_work_has_as_long_as_a_busy_machine_takes(name):
    found = conduct(name, limit=1e-9)
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
    found = conduct("command:echo hello")
    assert found.illegal == found.decisions
    assert "bot-command-answer" in found.problem


def test_a_program_that_is_not_there_is_counted():
    assert conduct("command:./no-such-program").raised > 20


def test_a_bot_that_behaves_in_a_process_of_its_own_has_no_faults():
    found = conduct("naughty.Behaves")
    assert (found.faults, found.problem) == (0, "")
    assert found.decisions > 20


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "problem"), [("naughty.Leaves", "its process has ended"), ("naughty.Unmade", "Wrong: bot-class")]
)
def test_a_bot_whose_process_ends_ends_nothing_else(name, problem):
    found = conduct(name)
    assert found.raised == found.faults == found.decisions
    assert found.problem.startswith(problem)
