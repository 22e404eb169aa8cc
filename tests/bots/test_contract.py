"""What holds for every bot: it sees its seat's view, plays by the rules, and repeats itself."""

import pytest

from burgrave import game as game_of
from burgrave import games
from burgrave.bots.registry import bot_names, make_bot
from burgrave.core.bot import RANDOM_POLICY, Bot, Policy, ViewOnlyPolicy, as_policy
from burgrave.core.playout import play_out_seats
from burgrave.core.rng import FastRng
from burgrave.core.state import State

BUDGETS = {"search": "search:playouts=8", "s1": "s1:playouts=8"}  # where time decides, two runs may differ
EVERY_BOT = pytest.mark.parametrize(
    ("game", "name"), [(id, name) for id in games() for name in bot_names(game_of(id))]
)


class FirstMoveBot(Bot):
    """An interpreted bot, on whichever engine."""

    def __init__(self) -> None:
        self.viewers: set[tuple[int, int]] = set()

    def choose(self, view: State, rng: FastRng) -> int:
        self.viewers.add((int(view.viewer), int(view.current_seat)))
        return view.legal_moves()[0]


class FirstMovePolicy(Policy):
    """An interpreted policy."""

    def choose(self, view: State, rng: FastRng) -> int:
        return view.legal_moves()[rng.randbelow(len(view.legal_moves()))]


@pytest.mark.parametrize("id", games())
def test_an_interpreted_bot_plays_whole_games_from_its_views(id):
    game = game_of(id)
    s, first = game.new(game.options(players=2), 5), FirstMoveBot()
    decisions = play_out_seats(s, [as_policy(first), RANDOM_POLICY], [FastRng(1), FastRng(2)])
    assert s.is_over
    assert decisions > 10
    assert first.viewers == {(0, 0)}


@pytest.mark.parametrize("id", games())
def test_an_interpreted_policy_plays_inside_the_engine(id):
    game = game_of(id)
    s = game.new(game.options(players=2), 5)
    play_out_seats(s, [FirstMovePolicy(), as_policy(FirstMovePolicy())], [FastRng(1), FastRng(2)])
    assert s.is_over


def test_only_a_policy_goes_without_a_screen():
    assert as_policy(RANDOM_POLICY) is RANDOM_POLICY
    assert isinstance(as_policy(FirstMoveBot()), ViewOnlyPolicy)


def opening_states(id: str, players: int) -> list[State]:
    """Some states of a game between random players."""
    game = game_of(id)
    s, found = game.new(game.options(players=players), 3), []
    while not s.is_over:
        if len(s.legal_moves()) > 1:
            found.append(s.clone())
        s.apply(RANDOM_POLICY.choose(s, FastRng(len(found))))
    return found[:: max(1, len(found) // 3)]


def make_fast_bot(game: str, name: str) -> Bot:
    return make_bot(game_of(game), BUDGETS.get(name, name))


@pytest.mark.slow
@EVERY_BOT
def test_a_bot_chooses_by_the_rules_and_the_same_with_the_same_chance(game, name):
    player = make_fast_bot(game, name)
    for s in opening_states(game, 3):
        view = s.view(s.current_seat)
        before = view.to_bytes()
        chosen = player.choose(view, FastRng(7))
        assert chosen in s.legal_moves()
        assert make_fast_bot(game, name).choose(view, FastRng(7)) == chosen
        assert view.to_bytes() == before


@pytest.mark.slow
@EVERY_BOT
def test_a_bot_chooses_the_same_in_all_states_that_look_equal_to_its_seat(game, name):
    player = make_fast_bot(game, name)
    for s in opening_states(game, 3):
        twin = s.view(s.current_seat).sample_state(FastRng(11))
        assert player.choose(twin.view(s.current_seat), FastRng(7)) == player.choose(
            s.view(s.current_seat), FastRng(7)
        )
