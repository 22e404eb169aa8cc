"""Fits the numbers with which a search estimates the final points of a seat in Praga.

They are AT_THE_END, BEFORE and BENDING in src/burgrave/praga/bots/forecast.py.

    pip install -e .[tune]
    python tools/praga_points.py --games 10000

Bots play the script. Some of them make random legal moves in a part of the game, so that all kinds of
positions occur. After that part, the features of every seat at the beginning of turns are stored with its
final points. The numbers are fitted by least squares. The program prints them, and the standard deviation of
the error in points on games that were not used for fitting, beside the error of an estimate that knows only
the remaining turns.
"""

import argparse
import random
from collections.abc import Iterator
from typing import Any, Final

import numpy as np

import burgrave
from burgrave.core.bot import NoisyPolicy
from burgrave.core.rng import FastRng
from burgrave.praga.bots.features import features, turns_to_come
from burgrave.praga.bots.forecast import A_WHILE
from burgrave.praga.bots.script import Script
from burgrave.praga.scoring import points
from burgrave.praga.state import PragaState

GAME: Final = burgrave.game("praga")
SCRIPT: Final = Script()
NOISES: Final = (0, 5, 15, 40)  # percent
TURNS: Final = 14  # the noise ends within these
LOOKED_AT: Final = 0.4  # share of the turns
TESTED: Final = 7  # every seventh game is for testing
STEADY: Final = 3.0  # ridge term: keeps numbers without an effect small

Row = tuple[int, float, float, list[float]]  # game, turns to come, points still to be gained, features


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=10000)
    games = asked.parse_args().games
    choice = random.Random(1)
    rows = [row for game in range(games) for row in play_game(game, choice)]
    tested = np.array([row[0] % TESTED == 0 for row in rows])
    left = np.array([row[1] for row in rows])[:, None] / A_WHILE
    gained = np.array([row[2] for row in rows])
    has = np.array([row[3] for row in rows])
    numbers, off = fit_numbers(has, left, gained, tested)
    for name, some in zip(("AT_THE_END", "BEFORE", "BENDING"), numbers.reshape(3, -1), strict=True):
        print(f"{name}:", [round(float(number), 2) for number in some])
    _, by_turns = fit_numbers(has[:, :1], left, gained, tested)
    print(f"off by {off:.1f}, knowing the turns left only {by_turns:.1f}")


def random_options(choice: random.Random) -> dict[str, Any]:
    """Return random options, with four players more often than others."""
    options: dict[str, Any] = {"players": choice.choice([4, 4, 4, 4, 2, 3, 1, 1])}
    if choice.random() < 0.5:
        options |= {name: choice.choice("AB") for name in ("side", "hunger_wall", "cathedral")}
    return options


def play_game(game: int, choice: random.Random) -> Iterator[Row]:
    """Play one game; return rows for some of its turns after the noise."""
    s = GAME.new(GAME.options(**random_options(choice)), choice.randrange(1 << 30))
    assert isinstance(s, PragaState)
    noisy = [NoisyPolicy(SCRIPT, choice.choice(NOISES)) for _ in s.players]
    rng, quiet = FastRng(choice.randrange(1 << 30)), choice.randrange(TURNS * len(noisy))
    found: list[tuple[int, int, int, list[float]]] = []
    last = -1
    while not s.is_over:
        turn = sum(p.turns for p in s.players)
        if turn >= quiet and turn != last and s.taken == 0:
            last = turn
            if choice.random() < LOOKED_AT:
                for seat in range(s.seats()):
                    left, stood = int(turns_to_come(s, seat)), int(points(s, seat))
                    found.append((seat, left, stood, list(features(s, seat))))
        s.apply((noisy[s.current_seat] if turn < quiet else SCRIPT).choose(s, rng))
    scores = s.scores()
    return ((game, left, scores[seat] - stood, has) for seat, left, stood, has in found)


def fit_numbers(has: Any, left: Any, gained: Any, tested: Any) -> tuple[Any, float]:
    """Return the numbers, and the standard deviation of their error."""
    terms = np.hstack([has, has * left, has * left * left])
    used = terms[~tested]
    square = used.T @ used + STEADY * np.eye(terms.shape[1])
    numbers = np.linalg.solve(square, used.T @ gained[~tested])
    return numbers, float((gained - terms @ numbers)[tested].std())


if __name__ == "__main__":
    main()
