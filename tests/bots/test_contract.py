"""What holds for every bot: it sees its seat's view, plays by the rules, and repeats itself."""

import pytest

from burgrave import game as game_of
from burgrave import games
from burgrave.bots.registry import bot, names
from burgrave.core.bot import RANDOM, Bot, Policy, Screened, policy_of
from burgrave.core.chance import Fast
from burgrave.core.playout import play_out
from burgrave.core.state import State

BUDGETS = {"search": "search:playouts=8", "s1": "s1:playouts=8"}  # where time decides, two runs may differ
EVERY_BOT = pytest.mark.parametrize(
    ("game", "name"), [(id, name) for id in games() for name in names(game_of(id))]
)


class First(Bot):
    """An interpreted bot, on whichever engine."""

    def __init__(self) -> None:
        self.eyes: set[tuple[int, int]] = set()

    def choose(self, view: State, chance: Fast) -> int:
        self.eyes.add((int(view.eyes), int(view.acting)))
        return view.legal()[0]


class Quick(Policy):
    """An interpreted policy."""

    def choose(self, view: State, chance: Fast) -> int:
        return view.legal()[chance.below(len(view.legal()))]


@pytest.mark.parametrize("id", games())
def test_an_interpreted_bot_plays_whole_games_from_its_views(id):
    game = game_of(id)
    s, first = game.new(game.options(players=2), 5), First()
    decisions = play_out(s, [policy_of(first), RANDOM], [Fast(1), Fast(2)])
    assert s.over
    assert decisions > 10
    assert first.eyes == {(0, 0)}


@pytest.mark.parametrize("id", games())
def test_an_interpreted_policy_plays_inside_the_engine(id):
    game = game_of(id)
    s = game.new(game.options(players=2), 5)
    play_out(s, [Quick(), policy_of(Quick())], [Fast(1), Fast(2)])
    assert s.over


def test_only_a_policy_goes_without_a_screen():
    assert policy_of(RANDOM) is RANDOM
    assert isinstance(policy_of(First()), Screened)


def opening(id: str, players: int) -> list[State]:
    """Some states of a game between random players."""
    game = game_of(id)
    s, found = game.new(game.options(players=players), 3), []
    while not s.over:
        if len(s.legal()) > 1:
            found.append(s.clone())
        s.play(RANDOM.choose(s, Fast(len(found))))
    return found[:: max(1, len(found) // 3)]


def made(game: str, name: str) -> Bot:
    return bot(game_of(game), BUDGETS.get(name, name))


@pytest.mark.slow
@EVERY_BOT
def test_a_bot_chooses_by_the_rules_and_the_same_with_the_same_chance(game, name):
    player = made(game, name)
    for s in opening(game, 3):
        view = s.view(s.acting)
        before = view.to_bytes()
        chosen = player.choose(view, Fast(7))
        assert chosen in s.legal()
        assert made(game, name).choose(view, Fast(7)) == chosen
        assert view.to_bytes() == before


@pytest.mark.slow
@EVERY_BOT
def test_a_bot_chooses_the_same_in_every_world_that_its_seat_cannot_tell_apart(game, name):
    player = made(game, name)
    for s in opening(game, 3):
        twin = s.view(s.acting).imagine(Fast(11))
        assert player.choose(twin.view(s.acting), Fast(7)) == player.choose(s.view(s.acting), Fast(7))
