"""The results of a simulation as plain data: for a table, a chart or JSON."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from burgrave import COMPILED
from burgrave.simulation.simulate import Simulation
from burgrave.simulation.statistics import Distribution, summarize, wilson_interval
from burgrave.simulation.tally import TURN, Key, Tally


@dataclass(frozen=True)
class ResultRow:
    """The results of one seat, bot or place in turn order."""

    name: Key
    seats: int  # number of its seats in each game
    win_share: float  # of the games; a shared win counts in part
    low: float
    high: float
    chance: float  # the expected share if all bots are equally strong
    points: Distribution
    counted: dict[int, int]  # number of results by points


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
    """Return the results by place in turn order; none if the game has no turn order."""
    players, tally = len(simulation.plan.line_up), simulation.tally
    places = [place for place in range(1, players + 1) if (TURN, place) in tally.points]
    return [replace(result_row(tally, (TURN, place), 1, players), name=place) for place in places]


def results_by_bot(simulation: Simulation) -> list[ResultRow]:
    """Return the results by bot, in the order of the line-up."""
    line_up = simulation.plan.line_up
    return [result_row(simulation.tally, b, line_up.count(b), len(line_up)) for b in dict.fromkeys(line_up)]


def report_data(simulation: Simulation) -> dict[str, Any]:
    """Return the whole report for JSON."""
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
        "forfeits": {name: asdict(forfeits) for name, forfeits in sorted(tally.forfeits.items())},
        "decisions": asdict(summarize(tally.decisions)),
        "measures": {name: asdict(summarize(values)) for name, values in sorted(tally.measures.items())},
        "compiled": COMPILED,
        "workers": simulation.workers,
        "seconds": simulation.seconds,
        "games_per_s": tally.games / simulation.seconds if simulation.seconds else 0.0,
    }


def result_data(row: ResultRow, kind: str, alone: bool) -> dict[str, Any]:
    """Return a row as data. A solo game has no win shares."""
    data = asdict(row)
    counted = data.pop("counted")
    for share in ("win_share", "low", "high", "chance") if alone else ():
        del data[share]
    return {kind: data.pop("name"), **data, "histogram": {str(n): counted[n] for n in sorted(counted)}}
