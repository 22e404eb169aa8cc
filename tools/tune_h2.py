"""Finds weights for the bot h2 of Citadels: src/burgrave/citadels/bots/h2/weights.py.

    pip install -e .[tune]
    python tools/tune_h2.py --minutes 20 --tables first
    python tools/tune_h2.py --minutes 10 --tables casts --only roles --start found.json

Each candidate plays against h1 on every seat of the same deals, with new deals in each generation. Its value
is half the win share and half a measure of how far h2 is ahead. CMA-ES maximizes it. At the end the program
prints the mean of the search as in the table and writes it to `--out`. Measure with other deals whether it is
better:

    burgrave arena citadels --players 4 --bots h2,h1,h1,h1 --deals 1000
"""

import argparse
import json
import time
from math import exp
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final

import numpy as np
from cmaes import CMA

import burgrave
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.bots.h2 import weights as h2_weights
from burgrave.citadels.bots.h2.bot import H2
from burgrave.citadels.bots.h2.weights import ROLE, WEIGHTS
from burgrave.citadels.options import resolve
from burgrave.core.bot import Policy
from burgrave.core.playout import play_out_seats
from burgrave.core.rng import FastRng

GAME: Final = burgrave.game("citadels")
FIRST: Final[dict[str, Any]] = {"edition": "2016", "preset": "first_game"}
AHEAD: Final = 6.0  # points: the scale of the logistic function of the lead
FIRST_SEED: Final = 10_000_000  # far from the deals that people measure with

Weights = list[float]


def deal_options(kind: str, deal: int) -> dict[str, Any]:
    """Return the options of a deal."""
    if kind == "first":
        return {**FIRST, "players": 4}
    if kind == "casts":
        return {"edition": "2016", "players": (4, 3, 5, 6)[deal % 4], "random_cast": deal + 1}
    usual = [{**FIRST, "players": 4}, {**FIRST, "players": 2}, {**FIRST, "players": 6}]
    return [*usual, {"edition": "classic", "players": 4}][deal % 4]


def weight_names() -> dict[int, str]:
    """Return the name of each weight, by number."""
    found = {value: name for name, value in vars(h2_weights).items() if isinstance(value, int)}
    for number, id in enumerate(GAME.notation.names["character"]):
        found[ROLE + number] = f"ROLE + {id.upper()}"
    return {number: found[number] for number in range(len(WEIGHTS)) if number != ROLE}


def weight_numbers(kind: str, only: str) -> list[int]:
    """Return the weights to change, without those of characters that never play."""
    cast = range(1, len(WEIGHTS) - ROLE) if kind == "casts" else resolve(deal_options("first", 0)).cast
    roles = [ROLE + character for character in cast]
    return roles if only == "roles" else [*range(ROLE), *roles]


def first_step(number: int, weight: float) -> float:
    """Return the first step of a weight: a part of it, or a fifth of a gold if it is 0."""
    return 30.0 if number > ROLE else 0.35 * abs(weight) or 20.0


def mean_worth(task: tuple[Weights, str, int, int]) -> float:
    """Return the mean value of some deals with h2 on every seat."""
    weights, kind, first, deals = task
    total = games = 0.0
    for deal in range(first, first + deals):
        options = GAME.options(**deal_options(kind, deal))
        seats = GAME.new(options, deal).seats()
        for seat in range(seats):
            total += game_worth(weights, options, deal, seat, seats)
            games += 1
    return total / games


def game_worth(weights: Weights, options: Any, deal: int, seat: int, seats: int) -> float:
    s = GAME.new(options, FIRST_SEED + deal)
    players: list[Policy] = [H1() for _ in range(seats)]
    players[seat] = H2(weights)
    play_out_seats(s, players, [FastRng(deal * 8 + each) for each in range(seats)])
    scores = s.scores()
    ahead = scores[seat] - max(points for other, points in enumerate(scores) if other != seat)
    won = 1.0 / s.ranking().count(1) if s.ranking()[seat] == 1 else 0.0
    return 0.5 * won + 0.5 / (1.0 + exp(-ahead / AHEAD))


def tune_weights(asked: argparse.Namespace, start: Weights) -> Weights:
    """Return the mean of the search when the time is over."""
    chosen = weight_numbers(asked.tables, asked.only)
    steps = np.array([first_step(number, start[number]) for number in chosen])
    search = CMA(mean=np.zeros(len(chosen)), sigma=asked.sigma, seed=asked.seed)
    until, deal = time.monotonic() + 60 * asked.minutes, 0
    with Pool(asked.processes) as pool:
        while time.monotonic() < until:
            tries = [search.ask() for _ in range(search.population_size)]
            tasks = [(move_weights(start, chosen, steps * x), asked.tables, deal, asked.deals) for x in tries]
            found = pool.map(mean_worth, tasks, chunksize=1)
            search.tell([(x, -value) for x, value in zip(tries, found, strict=True)])
            deal += asked.deals
            print(f"{search.generation}: mean {np.mean(found):.4f}, best {max(found):.4f}", flush=True)
            asked.out.write_text(
                json.dumps(move_weights(start, chosen, steps * search.mean)), encoding="utf-8"
            )
    return move_weights(start, chosen, steps * search.mean)


def move_weights(start: Weights, chosen: list[int], by: Any) -> Weights:
    weights = list(start)
    for number, change in zip(chosen, by, strict=True):
        weights[number] += float(change)
    weights[h2_weights.DOUBT] = max(weights[h2_weights.DOUBT], 5.0)
    return weights


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--minutes", type=float, default=20)
    asked.add_argument("--tables", choices=("first", "casts", "mixed"), default="mixed")
    asked.add_argument("--only", choices=("all", "roles"), default="all")
    asked.add_argument("--deals", type=int, default=100)
    asked.add_argument("--sigma", type=float, default=0.4)
    asked.add_argument("--processes", type=int, default=2)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--start", type=Path)
    asked.add_argument("--out", type=Path, default=Path("h2_weights.json"))
    given = asked.parse_args()
    start = json.loads(given.start.read_text(encoding="utf-8")) if given.start else WEIGHTS
    for number, weight in enumerate(tune_weights(given, start)):
        if number in weight_names() and (number < ROLE or round(weight)):
            print(f"    {weight_names()[number]}: {weight:.3g},")


if __name__ == "__main__":
    main()
