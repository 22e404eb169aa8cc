"""The bot search: what it spends, what it says, and that it plays well at every table."""

import pytest

from burgrave import game as game_of
from burgrave.bots.registry import make_bot
from burgrave.bots.search.bot import SearchBot
from burgrave.bots.search.flat import count_rounds
from burgrave.bots.search.playout import Playout
from burgrave.core.bot import RANDOM_POLICY, as_policy
from burgrave.core.playout import play_out_seats
from burgrave.core.rng import FastRng
from burgrave.core.search_model import SearchModel, lead
from burgrave.core.state import State
from burgrave.testing import GameCase, case_name
from burgrave.testing.random_play import open_case
from tests.invariants.cases import list_cases

CITADELS = game_of("citadels")


def opening_state(seed: int = 1) -> State:
    s: State = CITADELS.new(CITADELS.options(edition="2016", preset="first_game", players=4), seed)
    return s


@pytest.mark.slow
@pytest.mark.parametrize("case", list_cases(), ids=case_name)
def test_it_plays_at_every_table(case: GameCase):
    """The first decision, and one when the game is going on."""
    game, options = open_case(case)
    s, player, rng = game.new(options, 3), make_bot(game, "search:playouts=1"), FastRng(3)
    for number in range(31):
        if s.is_over:
            break
        move = (
            player.choose(s.view(s.current_seat), rng) if number % 30 == 0 else RANDOM_POLICY.choose(s, rng)
        )
        assert move in s.legal_moves()
        s.apply(move)


def test_it_beats_random_players_with_a_few_playouts():
    for seat in range(2):
        s = opening_state(seat)
        players = [as_policy(SearchBot(playouts=20)) if each == seat else RANDOM_POLICY for each in range(4)]
        play_out_seats(s, players, [FastRng(each) for each in range(4)])
        assert s.ranking()[seat] == 1


def test_a_single_legal_move_is_played_without_thinking():
    s = opening_state()
    while len(s.legal_moves()) > 1:
        s.apply(s.legal_moves()[0])
    unlimited = SearchBot(playouts=100_000_000)
    assert unlimited.choose(s.view(s.current_seat), FastRng(1)) == s.legal_moves()[0]


def test_no_more_playouts_are_spent_than_were_asked_for_and_every_move_gets_one():
    s = opening_state()
    for playouts in (40, 100):
        said = SearchBot(playouts=playouts).explain(s.view(s.current_seat), FastRng(1))
        assert said is not None
        visits = [each.visits for each in said.considered]
        assert playouts / 2 <= sum(visits) <= playouts
        assert min(visits) >= 1
        assert visits == sorted(visits, reverse=True)


def test_what_it_says_is_what_it_plays():
    s = opening_state()
    view = s.view(s.current_seat)
    said = SearchBot(playouts=60).explain(view, FastRng(5))
    assert said is not None
    assert said.move == SearchBot(playouts=60).choose(view, FastRng(5)) == said.considered[0].move
    assert sorted(each.move for each in said.considered) == sorted(view.legal_moves())
    for each in said.considered:
        assert 0 <= each.win_chance <= 1
        t = view.sample_state(FastRng(1))
        t.apply(each.move)
        for seat, move in each.line:
            assert t.current_seat == seat
            assert move in t.legal_moves()
            t.apply(move)


def test_time_is_a_budget_too():
    s = opening_state()
    assert SearchBot(ms=1).choose(s.view(s.current_seat), FastRng(1)) in s.legal_moves()


def test_a_busy_machine_does_not_keep_it_from_a_least_number_of_playouts():
    s = opening_state()
    said = SearchBot(ms=1, min_playouts=400).explain(s.view(s.current_seat), FastRng(1))
    assert said is not None
    assert sum(each.visits for each in said.considered) >= 400


def test_half_of_the_moves_drop_out_in_each_lap():
    assert [count_rounds(number) for number in (1, 2, 3, 4, 5, 8, 9)] == [1, 1, 2, 2, 3, 3, 4]


def test_a_lead_is_measured_by_the_best_of_the_others():
    assert lead([20, 20, 5], 0) == 0.5
    assert lead([30, 20, 5], 0) > 0.5 > lead([30, 20, 5], 1) > lead([30, 20, 5], 2) > 0
    assert lead([250], 0) > 0.5 > lead([100], 0)


@pytest.mark.parametrize(
    ("search_model", "rounds"), [(CITADELS.search_model(), 1), (CITADELS.frozen_search_models()["s1"], 3)]
)
def test_playouts_of_citadels_end_with_a_round(search_model: SearchModel, rounds: int):
    """With the present one, or with the second after it."""
    s = opening_state()
    began = search_model.round_number(s)
    playout = Playout(search_model, s.view(s.current_seat), 0)
    playout.continue_game(s, FastRng(1), began + playout.horizon)
    assert search_model.round_number(s) == began + rounds


def test_without_a_horizon_playouts_go_to_the_end_of_the_game():
    s = opening_state()
    playout = Playout(SearchModel(), s.view(s.current_seat), 0)
    playout.continue_game(s, FastRng(1), playout.horizon)
    assert s.is_over
