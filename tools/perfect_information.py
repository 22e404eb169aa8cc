"""Measures what hidden information costs: the bot search beside a bot that sees everything, in equal deals.

    python tools/perfect_information.py citadels --against h2 --playouts 200 --deals 20
    python tools/perfect_information.py praga --playouts 100 --deals 5

Each plays on every seat against other bots of one kind: the baseline bot of the game if none is named. The
cheating bot searches the true state: all hands and roles, and the order of every stack. It does not know
later random numbers either. This bot has no name, so it can only be used here.
"""

import argparse
from typing import Any, Final

import burgrave
from burgrave.arena.statistics import bootstrap_mean, bootstrap_share
from burgrave.bots.registry import baseline_bot, make_bot
from burgrave.bots.search.flat import SequentialHalving
from burgrave.bots.search.playout import Playout
from burgrave.core.bot import Policy, as_policy
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.playout import play_out_seats
from burgrave.core.rng import FastRng
from burgrave.core.search_model import win_share
from burgrave.core.state import State

FIRST_GAME: Final[dict[str, Any]] = {"edition": "2016", "preset": "first_game"}


class PerfectInformationSearch(SequentialHalving):
    """A search in which every sampled state is the true one."""

    def sample_state(self) -> State:
        return self.view


class PerfectInformationBot(Policy):
    """The bot search with the full state."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts

    def choose(self, view: State, rng: FastRng) -> int:
        if len(view.legal_moves()) == 1:
            return int(view.legal_moves()[0])
        search_model = view.game.search_model()
        favourite = search_model.policy().choose(view, rng)
        race = PerfectInformationSearch(view, Playout(search_model, view, 0), favourite, rng)
        race.run(self.playouts, 0.0)
        return int(race.remaining[0].move)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=burgrave.games())
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--against", help="the bot of all other seats")
    asked.add_argument("--playouts", type=int, default=500)
    asked.add_argument("--deals", type=int, default=10)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    game = burgrave.game(given.game)
    options = game.options(players=given.players, **(FIRST_GAME if game.id == "citadels" else {}))
    deals = range(given.seed, given.seed + given.deals)
    others = as_policy(make_bot(game, given.against or baseline_bot(game)))
    honest = as_policy(make_bot(game, f"search:playouts={given.playouts}"))
    found = {
        name: [win_share_of_deal(game, options, player, others, deal) for deal in deals]
        for name, player in (("honest", honest), ("cheating", PerfectInformationBot(given.playouts)))
    }
    for name, shares in found.items():
        wins = bootstrap_share(shares, 1)
        print(f"{name}: {wins.mean:.1%} ({wins.low:.1%} … {wins.high:.1%})")
    more = bootstrap_mean([c - h for c, h in zip(found["cheating"], found["honest"], strict=True)], 1)
    print(f"hidden information costs {more.mean:.1%} ({more.low:.1%} … {more.high:.1%})")


def win_share_of_deal(game: Game[Any], options: Options, player: Policy, others: Policy, deal: int) -> float:
    """Return the win share of a player that plays every seat once."""
    won = 0.0
    seats = game.seats(game.new(options, deal))
    for seat in range(seats):
        s = game.new(options, deal)
        players = [player if each == seat else others for each in range(seats)]
        play_out_seats(s, players, [FastRng(deal * seats + each) for each in range(seats)])
        won += win_share(s, seat)
    return won / seats


if __name__ == "__main__":
    main()
