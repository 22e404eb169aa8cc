"""One deal: all its games have the same cards, and every bot of the line-up plays every seat once."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, Final

from burgrave.arena.bot_stats import BotStats
from burgrave.arena.supervised_bot import SupervisedBot, supervise
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.playout import play_out_seats
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.simulation.checked_bot import rank_with_forfeits
from burgrave.simulation.plan import SimulationPlan, derive_seed


@dataclass(frozen=True)
class Deal:
    """The places and points of each game in a deal, in the order of the line-up, not of the seats."""

    number: int
    places: list[list[int]]
    points: list[list[int]]
    conduct: dict[str, BotStats]  # by bot

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Deal":
        conduct = {name: BotStats(**values) for name, values in data["conduct"].items()}
        return cls(int(data["number"]), data["places"], data["points"], conduct)


def play_deals(
    plan: SimulationPlan, limit: float, numbers: Sequence[int], seconds: float
) -> tuple[int, list[Deal]]:
    """Play the deals of these numbers, or as many as fit into the time (at least one).

    This is a job for a worker pool: it returns the number of deals and the deals.
    """
    until = perf_counter() + seconds
    game, options = plan.load_game()
    players = get_players(plan, game, limit)
    deals: list[Deal] = []
    for number in numbers:
        deals.append(play_deal(plan, game, options, number, players))
        if perf_counter() >= until:
            break
    return len(deals), deals


def play_deal(
    plan: SimulationPlan, game: Game[Any], options: Options, number: int, players: dict[str, SupervisedBot]
) -> Deal:
    """Play all games of a deal. From game to game every bot moves on by one seat."""
    for player in players.values():
        player.start_deal()
    places, points = [], []
    for rotation in range(len(plan.line_up)):
        for player in players.values():
            player.forfeited.clear()
        s = play_rotation(plan, game, options, number, rotation, players)
        forfeited = {seat for player in players.values() for seat in player.forfeited}
        places.append(sort_by_entry(rank_with_forfeits(s.ranking(), forfeited), rotation))
        points.append(sort_by_entry(s.scores(), rotation))
    return Deal(number, places, points, {name: player.stats for name, player in players.items()})


def play_rotation(
    plan: SimulationPlan,
    game: Game[Any],
    options: Options,
    number: int,
    rotation: int,
    players: dict[str, SupervisedBot],
) -> State:
    """Play one game and return its final state.

    The cards depend only on the deal. A bot takes its random numbers along from seat to seat.
    """
    seats = len(plan.line_up)
    rngs = [
        FastRng(derive_seed(plan.seed, number, f"entry {(seat + rotation) % seats}")) for seat in range(seats)
    ]
    s: State = game.new(options, derive_seed(plan.seed, number, "deal"))
    play_out_seats(s, [players[name] for name in plan.bots_in_game(rotation)], rngs)
    return s


def sort_by_entry(seats: Sequence[int], rotation: int) -> list[int]:
    """Return the values of the seats in the order of the line-up."""
    return [int(seats[(entry - rotation) % len(seats)]) for entry in range(len(seats))]


PLAYERS: Final[
    dict[str, dict[str, SupervisedBot]]
] = {}  # a worker keeps its bots, because some of them are processes


def get_players(plan: SimulationPlan, game: Game[Any], limit: float) -> dict[str, SupervisedBot]:
    key = repr((plan, limit))
    if key not in PLAYERS:
        PLAYERS[key] = {name: supervise(plan, game, name, limit) for name in dict.fromkeys(plan.line_up)}
    return PLAYERS[key]


def close_players() -> None:
    """Close all bots of this process."""
    for players in PLAYERS.values():
        for player in players.values():
            player.close()
    PLAYERS.clear()
