"""What a contest found, as plain data: for a table, for a page, for JSON."""

import os
import platform
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from burgrave import COMPILED, __version__
from burgrave.bots.levels import levels
from burgrave.bots.registry import reference
from burgrave.games import game as game_of
from burgrave.lab.arena.conduct import Conduct
from burgrave.lab.arena.contest import Contest, won
from burgrave.lab.arena.deal import Deal
from burgrave.lab.arena.rating import Stage, ratings, stages
from burgrave.lab.arena.statistics import Estimate, bootstrap, bootstrap_share


@dataclass(frozen=True)
class Row:
    """How one bot fared. All shares are those of a single seat, so chance is the same for everybody."""

    bot: str
    seats: int
    games: int  # of all its seats
    wins: Estimate
    points: Estimate
    rating: Estimate
    conduct: Conduct

    @property
    def ms(self) -> float:
        return 1000 * self.conduct.seconds / max(1, self.conduct.decisions)

    def as_data(self) -> dict[str, Any]:
        shown = asdict(self.conduct)
        shown.pop("seconds")
        return {
            "bot": self.bot,
            "seats": self.seats,
            "games": self.games,
            "win_share": self.wins.mean,
            "low": self.wins.low,
            "high": self.wins.high,
            "points": asdict(self.points),
            "rating": self.rating.mean,
            "rating_low": self.rating.low,
            "rating_high": self.rating.high,
            "ms_per_decision": self.ms,
            "slowest_ms": 1000 * shown.pop("slowest"),
            **shown,
        }


class Findings:
    """Everything that can be said about the deals of a contest that count."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.line_up = contest.plan.line_up
        self.bots = list(dict.fromkeys(self.line_up))
        self.deals = contest.counted()
        self.seed = contest.plan.seed

    @property
    def anchor(self) -> str:
        """The bot whose rating is fixed: the game's reference; if that does not play, the last one named."""
        game = self.contest.plan.game
        known = reference(game_of(game))
        alike = [known, *(level.name for level in levels(game) if level.bot == known)]
        return next((bot for bot in self.bots if bot in alike), self.bots[-1])

    def rows(self) -> list[Row]:
        """In the order in which the bots were named."""
        rated = self.ratings()
        return [self.row(bot, rated[bot]) for bot in self.bots]

    def row(self, bot: str, rating: Estimate) -> Row:
        seats = self.line_up.count(bot)
        points = [self.mean_points(deal, bot) for deal in self.deals]
        games = seats * sum(len(deal.places) for deal in self.deals)
        return Row(bot, seats, games, self.wins(bot), bootstrap(points, self.seed), rating, self.conduct(bot))

    def wins(self, bot: str) -> Estimate:
        return bootstrap_share([self.contest.share(deal, bot) for deal in self.deals], self.seed)

    def mean_points(self, deal: Deal, bot: str) -> float:
        found = [game[entry] for game in deal.points for entry in self.entries(bot)]
        return sum(found) / len(found)

    def entries(self, bot: str) -> list[int]:
        return [entry for entry, name in enumerate(self.line_up) if name == bot]

    def conduct(self, bot: str) -> Conduct:
        return sum((deal.conduct[bot] for deal in self.deals), Conduct())

    def ratings(self) -> dict[str, Estimate]:
        return ratings([self.stages(deal) for deal in self.deals], self.bots, self.anchor, self.seed)

    def stages(self, deal: Deal) -> Counter[Stage]:
        return Counter(stage for places in deal.places for stage in stages(self.line_up, places))

    def entry_wins(self) -> list[Estimate]:
        """The same for every entry of the line-up: equal bots should fare alike."""
        return [
            bootstrap_share(
                [sum(won(places, entry) for places in deal.places) / len(deal.places) for deal in self.deals],
                self.seed,
            )
            for entry in range(len(self.line_up))
        ]

    def pairs(self) -> list[tuple[str, str, Estimate]]:
        """By how much the win share of one bot is above that of another, deal by deal."""
        return [
            (one, two, bootstrap([self.lead(deal, one, two) for deal in self.deals], self.seed))
            for place, one in enumerate(self.bots)
            for two in self.bots[place + 1 :]
        ]

    def lead(self, deal: Deal, one: str, two: str) -> float:
        return self.contest.share(deal, one) - self.contest.share(deal, two)

    def cross(self) -> dict[str, dict[str, float]]:
        """How often one bot came in before another, level places counted half."""
        return {one: {two: self.before(one, two) for two in self.bots if two != one} for one in self.bots}

    def before(self, one: str, two: str) -> float:
        meetings = [
            (places[mine], places[theirs])
            for deal in self.deals
            for places in deal.places
            for mine in self.entries(one)
            for theirs in self.entries(two)
        ]
        return sum(ahead(*meeting) for meeting in meetings) / max(1, len(meetings))


def ahead(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)


def report(found: Findings, rows: Sequence[Row]) -> dict[str, Any]:
    """Everything, for JSON."""
    contest, plan = found.contest, found.contest.plan
    return {
        "game": plan.game,
        "options": plan.options,
        "line_up": list(plan.line_up),
        "seed": plan.seed,
        "deals": len(found.deals),
        "deals_asked": plan.games,
        "games": sum(len(deal.places) for deal in found.deals),
        "complete": contest.complete,
        "stopped": contest.decided() is not None,
        "limit": contest.limit,
        "chance": 1 / len(plan.line_up),
        "anchor": found.anchor,
        "bots": [row.as_data() for row in rows],
        "entries": [
            {"bot": bot, "win_share": wins.mean, "low": wins.low, "high": wins.high}
            for bot, wins in zip(plan.line_up, found.entry_wins(), strict=True)
        ],
        "pairs": [
            {"bot": one, "against": two, "difference": lead.mean, "low": lead.low, "high": lead.high}
            for one, two, lead in found.pairs()
        ],
        "cross": found.cross(),
        "version": __version__,
        "compiled": COMPILED,
        "machine": machine(),
        "workers": contest.crew.workers,
        "seconds": contest.seconds,
    }


def machine() -> dict[str, Any]:
    """Thinking time means little without it."""
    return {"system": platform.system(), "architecture": platform.machine(), "cores": os.cpu_count()}
