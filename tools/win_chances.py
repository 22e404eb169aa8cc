"""Fits the numbers with which a search estimates who wins a game of Citadels.

They are NOW and EARLIER in src/burgrave/citadels/bots/search_model.py.

    python tools/win_chances.py --games 20000

h1 plays games with all kinds of options and makes some random moves. The features of every seat at the
beginning of each round are stored with the winner. The numbers make the winners most likely; stochastic
descent finds them. The program prints them, and the mean surprise at the winner (in nats) on games that were
not used for fitting, beside the surprise if all seats are equally likely.
"""

import argparse
import random
from collections.abc import Iterator
from math import log
from typing import Any, Final

from librt.vecs import vec

import burgrave
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.bots.search_model import districts_left, features, shares
from burgrave.citadels.editions.presets import PRESETS
from burgrave.citadels.state import CitadelsState
from burgrave.core.bot import NoisyPolicy
from burgrave.core.rng import FastRng

GAME: Final = burgrave.game("citadels")
NOISES: Final = (0, 3, 10)  # percent
TESTED: Final = 0.15  # share of the rows
STEPS: Final = (0.05, 0.02, 0.005)  # step sizes, one for each pass

Row = tuple[list[list[float]], list[float]]  # what each seat has, and its share of the win


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=20000)
    games = asked.parse_args().games
    choice = random.Random(1)
    rows = [row for _ in range(games) for row in play_game(choice)]
    tested, used = rows[: int(TESTED * len(rows))], rows[int(TESTED * len(rows)) :]
    numbers = fit_numbers(used, choice)
    half = len(numbers) // 2
    print("NOW:", [round(number, 3) for number in numbers[:half]])
    print("EARLIER:", [round(number, 3) for number in numbers[half:]])
    print(f"surprise {mean_surprise(tested, numbers):.4f}, knowing nothing {mean_surprise(tested, []):.4f}")


def random_options(choice: random.Random) -> dict[str, Any]:
    """Return random options, the recommended first game more often than others."""
    if choice.random() < 0.4:
        return {"edition": "2016", "preset": "first_game", "players": 4}
    players = choice.randint(2, 7)
    edition = choice.choice(["classic", "2016", "deluxe"])
    if edition == "classic":
        return {"edition": edition, "players": players}
    options: dict[str, Any] = {"edition": edition, "players": players, "preset": choice.choice(list(PRESETS))}
    return options | ({"action_cards": choice.random() < 0.7} if edition == "deluxe" else {})


def play_game(choice: random.Random) -> Iterator[Row]:
    """Play one game; return a row for each of its rounds except the last."""
    s = GAME.new(GAME.options(**random_options(choice)), choice.randrange(1 << 30))
    assert isinstance(s, CitadelsState)
    player, rng = NoisyPolicy(H1(), choice.choice(NOISES)), FastRng(choice.randrange(1 << 30))
    seen: dict[int, list[list[float]]] = {}
    while not s.is_over:
        if s.round not in seen and not s.ending:
            seen[s.round] = seat_features(s)
        s.apply(player.choose(s, rng))
    places = s.ranking()
    shared = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    return ((each, shared) for each in seen.values())


def seat_features(s: CitadelsState) -> list[list[float]]:
    """Return the features of each seat, then each of them times the districts still needed."""
    left = float(districts_left(s))
    each = (features(s, seat) for seat in range(s.seats()))
    return [[*has, *(value * left for value in has)] for has in each]


def fit_numbers(rows: list[Row], choice: random.Random) -> list[float]:
    numbers = [0.0] * len(rows[0][0][0])
    for step in STEPS:
        choice.shuffle(rows)
        for seats, won in rows:
            for has, chance, share in zip(seats, win_chances(seats, numbers), won, strict=True):
                for at, value in enumerate(has):
                    numbers[at] += step * (share - chance) * value / 10
    return numbers


def win_chances(seats: list[list[float]], numbers: list[float]) -> list[float]:
    """Return the win chance of each seat. Without numbers all seats are equally likely."""
    return shares(vec[float]([sum(a * b for a, b in zip(has, numbers, strict=False)) for has in seats]))


def mean_surprise(rows: list[Row], numbers: list[float]) -> float:
    total = 0.0
    for seats, won in rows:
        chances = win_chances(seats, numbers)
        total -= sum(share * log(chance) for share, chance in zip(won, chances, strict=True) if share)
    return total / len(rows)


if __name__ == "__main__":
    main()
