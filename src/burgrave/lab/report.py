"""What a simulation found, as plain data: for a table, for a picture, for JSON."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from burgrave import COMPILED
from burgrave.lab.simulate import Simulation
from burgrave.lab.statistics import Spread, spread, wilson
from burgrave.lab.tally import TURN, Key, Tally


@dataclass(frozen=True)
class Standing:
    """How one seat, bot or place in turn order fared."""

    name: Key
    seats: int  # how many seats of each game it had
    win_share: float  # of the games; a shared win counts in part
    low: float
    high: float
    chance: float  # the share if everybody were equally good
    points: Spread
    counted: dict[int, int]  # how often it had how many points


def standing(tally: Tally, name: Key, seats: int, players: int) -> Standing:
    won = tally.won(name)
    low, high = wilson(won, tally.games)
    counted = dict(tally.points.get(name, {}))
    share = won / tally.games if tally.games else 0.0
    return Standing(name, seats, share, low, high, seats / players, spread(counted), counted)


def by_seat(simulation: Simulation) -> list[Standing]:
    players = len(simulation.plan.line_up)
    return [standing(simulation.tally, seat, 1, players) for seat in range(players)]


def by_turn_order(simulation: Simulation) -> list[Standing]:
    """Who goes first, second …, whatever the seat; nothing where a game has no such order."""
    players, tally = len(simulation.plan.line_up), simulation.tally
    places = [place for place in range(1, players + 1) if (TURN, place) in tally.points]
    return [replace(standing(tally, (TURN, place), 1, players), name=place) for place in places]


def by_bot(simulation: Simulation) -> list[Standing]:
    """In the order they were named."""
    line_up = simulation.plan.line_up
    return [standing(simulation.tally, b, line_up.count(b), len(line_up)) for b in dict.fromkeys(line_up)]


def report(simulation: Simulation) -> dict[str, Any]:
    """Everything, for JSON."""
    plan, tally = simulation.plan, simulation.tally
    alone = len(plan.line_up) == 1
    return {
        "game": plan.game,
        "options": plan.options,
        "line_up": list(plan.line_up),
        "seed": plan.seed,
        "games": tally.games,
        "games_asked": plan.games,
        "complete": simulation.complete,
        "ties": tally.ties,
        "seats": [as_data(one, "seat", alone) for one in by_seat(simulation)],
        "turn_order": [as_data(one, "place", alone) for one in by_turn_order(simulation)],
        "bots": [as_data(one, "bot", alone) for one in by_bot(simulation)],
        "decisions": asdict(spread(tally.decisions)),
        "measures": {name: asdict(spread(values)) for name, values in sorted(tally.measures.items())},
        "compiled": COMPILED,
        "workers": simulation.workers,
        "seconds": simulation.seconds,
        "games_per_s": tally.games / simulation.seconds if simulation.seconds else 0.0,
    }


def as_data(one: Standing, kind: str, alone: bool) -> dict[str, Any]:
    """Whoever plays alone neither wins nor loses."""
    data = asdict(one)
    counted = data.pop("counted")
    for share in ("win_share", "low", "high", "chance") if alone else ():
        del data[share]
    return {kind: data.pop("name"), **data, "histogram": {str(n): counted[n] for n in sorted(counted)}}
