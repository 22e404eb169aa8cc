"""What hidden information costs: the bot search beside one that sees everything, at the same deals.

    python tools/cheating.py citadels --against h2 --playouts 200 --deals 20
    python tools/cheating.py praga --playouts 100 --deals 5

Each plays in every seat against others of one kind, the yardstick of the game if none is named. The one that
cheats searches the true table: all hands and roles, and the order of every stack. What will be left to chance
later it does not know either. No bot can be named that does this; it exists here only.
"""

import argparse
from typing import Any, Final

import burgrave
from burgrave.bots.registry import bot, reference
from burgrave.bots.search.flat import Race
from burgrave.bots.search.playout import Playout
from burgrave.core.bot import Policy, policy_of
from burgrave.core.chance import Fast
from burgrave.core.game import Game
from burgrave.core.insight import win_share
from burgrave.core.option import Options
from burgrave.core.playout import play_out
from burgrave.core.state import State
from burgrave.lab.arena.statistics import bootstrap, bootstrap_share

FIRST_GAME: Final[dict[str, Any]] = {"edition": "2016", "preset": "first_game"}


class TrueRace(Race):
    """All worlds are the true one."""

    def world(self) -> State:
        return self.view


class Cheat(Policy):
    """The bot search with the whole table before it."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts

    def choose(self, view: State, chance: Fast) -> int:
        if len(view.legal()) == 1:
            return int(view.legal()[0])
        insight = view.game.insight()
        favourite = insight.policy().choose(view, chance)
        race = TrueRace(view, Playout(insight, view, 0), favourite, chance)
        race.run(self.playouts, 0.0)
        return int(race.alive[0].move)


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
    others = policy_of(bot(game, given.against or reference(game)))
    honest = policy_of(bot(game, f"search:playouts={given.playouts}"))
    found = {
        name: [wins_of_deal(game, options, player, others, deal) for deal in deals]
        for name, player in (("honest", honest), ("cheating", Cheat(given.playouts)))
    }
    for name, shares in found.items():
        wins = bootstrap_share(shares, 1)
        print(f"{name}: {wins.mean:.1%} ({wins.low:.1%} … {wins.high:.1%})")
    more = bootstrap([c - h for c, h in zip(found["cheating"], found["honest"], strict=True)], 1)
    print(f"hidden information costs {more.mean:.1%} ({more.low:.1%} … {more.high:.1%})")


def wins_of_deal(game: Game[Any], options: Options, player: Policy, others: Policy, deal: int) -> float:
    """The share of wins of a player that has each seat once."""
    won = 0.0
    seats = game.seats(game.new(options, deal))
    for seat in range(seats):
        s = game.new(options, deal)
        players = [player if each == seat else others for each in range(seats)]
        play_out(s, players, [Fast(deal * seats + each) for each in range(seats)])
        won += win_share(s, seat)
    return won / seats


if __name__ == "__main__":
    main()
