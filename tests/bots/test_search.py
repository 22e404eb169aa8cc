"""The bot search: what it spends, what it says, and that it plays well at every table."""

import pytest

from burgrave import game as game_of
from burgrave.bots.registry import bot
from burgrave.bots.search.bot import Search
from burgrave.bots.search.flat import laps_of
from burgrave.bots.search.playout import Playout
from burgrave.core.bot import RANDOM, policy_of
from burgrave.core.chance import Fast
from burgrave.core.insight import Insight, lead
from burgrave.core.playout import play_out
from burgrave.core.state import State
from burgrave.testing import LawTable, name_of
from burgrave.testing.play import open_table
from tests.laws.tables import tables

CITADELS = game_of("citadels")


def opening(seed: int = 1) -> State:
    s: State = CITADELS.new(CITADELS.options(edition="2016", preset="first_game", players=4), seed)
    return s


@pytest.mark.slow
@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_it_plays_at_every_table(table: LawTable):
    """The first decision, and one when the game is going on."""
    game, options = open_table(table)
    s, player, dice = game.new(options, 3), bot(game, "search:playouts=1"), Fast(3)
    for number in range(31):
        if s.over:
            break
        move = player.choose(s.view(s.acting), dice) if number % 30 == 0 else RANDOM.choose(s, dice)
        assert move in s.legal()
        s.play(move)


def test_it_beats_random_players_with_a_few_playouts():
    for seat in range(2):
        s = opening(seat)
        players = [policy_of(Search(playouts=20)) if each == seat else RANDOM for each in range(4)]
        play_out(s, players, [Fast(each) for each in range(4)])
        assert s.ranking()[seat] == 1


def test_a_single_legal_move_is_played_without_thinking():
    s = opening()
    while len(s.legal()) > 1:
        s.play(s.legal()[0])
    unlimited = Search(playouts=100_000_000)
    assert unlimited.choose(s.view(s.acting), Fast(1)) == s.legal()[0]


def test_no_more_playouts_are_spent_than_were_asked_for_and_every_move_gets_one():
    s = opening()
    for playouts in (40, 100):
        said = Search(playouts=playouts).explain(s.view(s.acting), Fast(1))
        assert said is not None
        visits = [each.visits for each in said.considered]
        assert playouts / 2 <= sum(visits) <= playouts
        assert min(visits) >= 1
        assert visits == sorted(visits, reverse=True)


def test_what_it_says_is_what_it_plays():
    s = opening()
    view = s.view(s.acting)
    said = Search(playouts=60).explain(view, Fast(5))
    assert said is not None
    assert said.move == Search(playouts=60).choose(view, Fast(5)) == said.considered[0].move
    assert sorted(each.move for each in said.considered) == sorted(view.legal())
    for each in said.considered:
        assert 0 <= each.win_chance <= 1
        t = view.imagine(Fast(1))
        t.play(each.move)
        for seat, move in each.line:
            assert t.acting == seat
            assert move in t.legal()
            t.play(move)


def test_time_is_a_budget_too():
    s = opening()
    assert Search(ms=1).choose(s.view(s.acting), Fast(1)) in s.legal()


def test_a_busy_machine_does_not_keep_it_from_a_least_number_of_playouts():
    s = opening()
    said = Search(ms=1, min_playouts=400).explain(s.view(s.acting), Fast(1))
    assert said is not None
    assert sum(each.visits for each in said.considered) >= 400


def test_half_of_the_moves_drop_out_in_each_lap():
    assert [laps_of(number) for number in (1, 2, 3, 4, 5, 8, 9)] == [1, 1, 2, 2, 3, 3, 4]


def test_a_lead_is_measured_by_the_best_of_the_others():
    assert lead([20, 20, 5], 0) == 0.5
    assert lead([30, 20, 5], 0) > 0.5 > lead([30, 20, 5], 1) > lead([30, 20, 5], 2) > 0
    assert lead([250], 0) > 0.5 > lead([100], 0)


@pytest.mark.parametrize(
    ("insight", "rounds"), [(CITADELS.insight(), 1), (CITADELS.frozen_insights()["s1"], 3)]
)
def test_playouts_of_citadels_end_with_a_round(insight: Insight, rounds: int):
    """With the present one, or with the second after it."""
    s = opening()
    began = insight.clock(s)
    playout = Playout(insight, s.view(s.acting), 0)
    playout.play_on(s, Fast(1), began + playout.horizon)
    assert insight.clock(s) == began + rounds


def test_without_a_horizon_playouts_go_to_the_end_of_the_game():
    s = opening()
    playout = Playout(Insight(), s.view(s.acting), 0)
    playout.play_on(s, Fast(1), playout.horizon)
    assert s.over
