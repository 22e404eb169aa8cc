"""The tally of many games. Only whole numbers are added up, so the order of adding never matters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

WIN: Final = 2520  # parts of one win: any number of winners up to ten share it without a rest

TURN: Final = "turn"

Key = int | str | tuple[str, int]  # a seat, the name of a bot, or TURN and a place in turn order

Name = TypeVar("Name")
Number = TypeVar("Number")


@dataclass
class Tally:
    """How often what happened, by seat, by bot, and by turn order where a game has one."""

    games: int = 0
    ties: int = 0  # games won by more than one seat
    decisions: Counter[int] = field(default_factory=Counter)
    measures: dict[str, Counter[float]] = field(default_factory=dict)
    wins: Counter[Key] = field(default_factory=Counter)
    points: dict[Key, Counter[int]] = field(default_factory=dict)

    def add(
        self,
        bots: Sequence[str],
        ranking: Sequence[int],
        scores: Sequence[int],
        decisions: int,
        measures: Mapping[str, float],
        turn_order: Sequence[int] = (),
    ) -> None:
        """Count one finished game; `bots` says who sat where."""
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

    def __add__(self, other: "Tally") -> "Tally":
        """Both together, as a new tally: whoever is interrupted while adding still has the old one."""
        return Tally(
            self.games + other.games,
            self.ties + other.ties,
            self.decisions + other.decisions,
            merge_counters(self.measures, other.measures),
            self.wins + other.wins,
            merge_counters(self.points, other.points),
        )

    def games_won(self, key: Key) -> float:
        """How many games this seat, bot or place won, shared wins in part."""
        return self.wins[key] / WIN


def merge_counters(
    one: Mapping[Name, Counter[Number]], two: Mapping[Name, Counter[Number]]
) -> dict[Name, Counter[Number]]:
    empty: Counter[Number] = Counter()
    return {name: one.get(name, empty) + two.get(name, empty) for name in {**one, **two}}
