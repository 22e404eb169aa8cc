"""The tally of many games. Only whole numbers are added, so the order of adding does not matter."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from burgrave.simulation.checked_bot import Forfeits

WIN: Final = 2520  # parts of one win: up to ten winners can share it without a remainder

TURN: Final = "turn"

Key = int | str | tuple[str, int]  # a seat, the name of a bot, or TURN and a place in turn order

Name = TypeVar("Name")
Number = TypeVar("Number")


@dataclass
class Tally:
    """Counts by seat, by bot, and by turn order if a game has one."""

    games: int = 0
    ties: int = 0  # games won by more than one seat
    decisions: Counter[int] = field(default_factory=Counter)
    measures: dict[str, Counter[float]] = field(default_factory=dict)
    wins: Counter[Key] = field(default_factory=Counter)
    points: dict[Key, Counter[int]] = field(default_factory=dict)
    forfeits: dict[str, Forfeits] = field(default_factory=dict)  # by bot, if it had any

    def add(
        self,
        bots: Sequence[str],
        ranking: Sequence[int],
        scores: Sequence[int],
        decisions: int,
        measures: Mapping[str, float],
        turn_order: Sequence[int] = (),
    ) -> None:
        """Count one finished game; `bots` has the bot of each seat."""
        self.games += 1
        self.decisions[decisions] += 1
        for name, value in measures.items():
            self.measures.setdefault(name, Counter())[value] += 1
        winners = sum(place == 1 for place in ranking)
        self.ties += winners > 1
        for seat, bot in enumerate(bots):
            keys: list[Key] = [seat, bot]
            if turn_order:
                keys.append((TURN, turn_order.index(seat) + 1))
            for key in keys:
                self.wins[key] += WIN // winners if ranking[seat] == 1 else 0
                self.points.setdefault(key, Counter())[scores[seat]] += 1

    def add_forfeits(self, forfeits: Mapping[str, Forfeits]) -> None:
        """Count the games that bots lost by forfeit."""
        self.forfeits = merge_forfeits(self.forfeits, {k: v for k, v in forfeits.items() if v != Forfeits()})

    def __add__(self, other: "Tally") -> "Tally":
        """Return the sum as a new tally. The old one stays complete if adding is interrupted."""
        return Tally(
            self.games + other.games,
            self.ties + other.ties,
            self.decisions + other.decisions,
            merge_counters(self.measures, other.measures),
            self.wins + other.wins,
            merge_counters(self.points, other.points),
            merge_forfeits(self.forfeits, other.forfeits),
        )

    def games_won(self, key: Key) -> float:
        """Return how many games this seat, bot or place won. Shared wins count in part."""
        return self.wins[key] / WIN


def merge_counters(
    one: Mapping[Name, Counter[Number]], two: Mapping[Name, Counter[Number]]
) -> dict[Name, Counter[Number]]:
    empty: Counter[Number] = Counter()
    return {name: one.get(name, empty) + two.get(name, empty) for name in {**one, **two}}


def merge_forfeits(one: Mapping[str, Forfeits], two: Mapping[str, Forfeits]) -> dict[str, Forfeits]:
    return {name: one.get(name, Forfeits()) + two.get(name, Forfeits()) for name in {**one, **two}}
