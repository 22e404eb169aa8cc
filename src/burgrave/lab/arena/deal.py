"""One deal: the same cards for every game of it, and every bot of the line-up once on every seat."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, Final

from burgrave.core.chance import Fast
from burgrave.core.game import Game
from burgrave.core.option import Options
from burgrave.core.playout import play_out
from burgrave.core.state import State
from burgrave.lab.arena.conduct import Conduct
from burgrave.lab.arena.guard import Guarded, guarded
from burgrave.lab.plan import Plan, chance_number


@dataclass(frozen=True)
class Deal:
    """What came of it: for each game the places and points in the order of the line-up, not of the seats."""

    number: int
    places: list[list[int]]
    points: list[list[int]]
    conduct: dict[str, Conduct]  # by bot

    def as_data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Deal":
        conduct = {name: Conduct(**values) for name, values in data["conduct"].items()}
        return cls(int(data["number"]), data["places"], data["points"], conduct)


def play_deals(plan: Plan, limit: float, numbers: Sequence[int], seconds: float) -> tuple[int, list[Deal]]:
    """A job for a crew: the deals of these numbers, or as many as fit into the time (at least one)."""
    until = perf_counter() + seconds
    game, options = plan.table()
    players = players_of(plan, game, limit)
    deals: list[Deal] = []
    for number in numbers:
        deals.append(play_deal(plan, game, options, number, players))
        if perf_counter() >= until:
            break
    return len(deals), deals


def play_deal(
    plan: Plan, game: Game[Any], options: Options, number: int, players: dict[str, Guarded]
) -> Deal:
    """All games of a deal: from one to the next everybody moves on by a seat."""
    for player in players.values():
        player.begin()
    places, points = [], []
    for rotation in range(len(plan.line_up)):
        s = play_rotation(plan, game, options, number, rotation, players)
        places.append(by_entry(s.ranking(), rotation))
        points.append(by_entry(s.scores(), rotation))
    return Deal(number, places, points, {name: player.conduct for name, player in players.items()})


def play_rotation(
    plan: Plan, game: Game[Any], options: Options, number: int, rotation: int, players: dict[str, Guarded]
) -> State:
    """One game. The cards depend on the deal alone; a bot takes its own chance along from seat to seat."""
    seats = len(plan.line_up)
    chances = [
        Fast(chance_number(plan.seed, number, f"entry {(seat + rotation) % seats}")) for seat in range(seats)
    ]
    s: State = game.new(options, chance_number(plan.seed, number, "deal"))
    play_out(s, [players[name] for name in plan.bots_of(rotation)], chances)
    return s


def by_entry(seats: Sequence[int], rotation: int) -> list[int]:
    """What each seat has, in the order of the line-up."""
    return [int(seats[(entry - rotation) % len(seats)]) for entry in range(len(seats))]


KEPT: Final[dict[str, dict[str, Guarded]]] = {}  # a worker keeps its bots, some of which are processes


def players_of(plan: Plan, game: Game[Any], limit: float) -> dict[str, Guarded]:
    key = repr((plan, limit))
    if key not in KEPT:
        KEPT[key] = {name: guarded(plan, game, name, limit) for name in dict.fromkeys(plan.line_up)}
    return KEPT[key]


def dismiss() -> None:
    """No more games in this process."""
    for players in KEPT.values():
        for player in players.values():
            player.close()
    KEPT.clear()
