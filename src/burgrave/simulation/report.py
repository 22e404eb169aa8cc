"""What a simulation found, as plain data: for a table, for a picture, for JSON."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from burgrave import COMPILED
from burgrave.simulation.simulate import Simulation
from burgrave.simulation.statistics import Distribution, summarize, wilson_interval
from burgrave.simulation.tally import TURN, Key, Tally


@dataclass(frozen=True)
class ResultRow:
    """How one seat, bot or place in turn order fared."""

    name: Key
    seats: int  # how many seats of each game it had
    win_share: float  # of the games; a shared win counts in part
    low: float
    high: float
    chance: float  # the share if everybody were equally good
    points: Distribution
    counted: dict[int, int]  # how often it had how many points


def result_row(tally: Tally, name: Key, seats: int, players: int) -> ResultRow:
    won = tally.games_won(name)
    low, high = wilson_interval(won, tally.games)
    counted = dict(tally.points.get(name, {}))
    share = won / tally.games if tally.games else 0.0
    return ResultRow(name, seats, share, low, high, seats / players, summarize(counted), counted)


def results_by_seat(simulation: Simulation) -> list[ResultRow]:
    players = len(simulation.plan.line_up)
    return [result_row(simulation.tally, seat, 1, players) for seat in range(players)]


def results_by_turn_order(simulation: Simulation) -> list[ResultRow]:
    """Who goes first, second …, whatever the seat; nothing where a game has no such order."""
    players, tally = len(simulation.plan.line_up), simulation.tally
    places = [place for place in range(1, players + 1) if (TURN, place) in tally.points]
    return [replace(result_row(tally, (TURN, place), 1, players), name=place) for place in places]


def results_by_bot(simulation: Simulation) -> list[ResultRow]:
    """In the order they were named."""
    line_up = simulation.plan.line_up
    return [result_row(simulation.tally, b, line_up.count(b), len(line_up)) for b in dict.fromkeys(line_up)]


def report_data(simulation: Simulation) -> dict[str, Any]:
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
        "seats": [result_data(one, "seat", alone) for one in results_by_seat(simulation)],
        "turn_order": [result_data(one, "place", alone) for one in results_by_turn_order(simulation)],
        "bots": [result_data(one, "bot", alone) for one in results_by_bot(simulation)],
        "decisions": asdict(summarize(tally.decisions)),
        "measures": {name: asdict(summarize(values)) for name, values in sorted(tally.measures.items())},
        "compiled": COMPILED,
        "workers": simulation.workers,
        "seconds": simulation.seconds,
        "games_per_s": tally.games / simulation.seconds if simulation.seconds else 0.0,
    }


def result_data(row: ResultRow, kind: str, alone: bool) -> dict[str, Any]:
    """Whoever plays alone neither wins nor loses."""
    data = asdict(row)
    counted = data.pop("counted")
    for share in ("win_share", "low", "high", "chance") if alone else ():
        del data[share]
    return {kind: data.pop("name"), **data, "histogram": {str(n): counted[n] for n in sorted(counted)}}
