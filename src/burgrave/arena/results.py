"""The results of an arena run as plain data: for a table, an HTML page or JSON."""

import os
import platform
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from burgrave import COMPILED, __version__
from burgrave.arena.arena import Arena, win_credit
from burgrave.arena.bot_stats import BotStats
from burgrave.arena.deal import Deal
from burgrave.arena.rating import Stage, estimate_ratings, list_stages
from burgrave.arena.statistics import Estimate, bootstrap_mean, bootstrap_share
from burgrave.bots.levels import levels
from burgrave.bots.registry import baseline_bot
from burgrave.game_registry import game as game_of
from burgrave.simulation.run import flatten_row, make_dataframe

if TYPE_CHECKING:
    import pandas


@dataclass(frozen=True)
class BotResult:
    """The results of one bot. All shares are those of a single seat, so chance is equal for all bots."""

    bot: str
    seats: int
    games: int  # of all its seats
    wins: Estimate
    points: Estimate
    rating: Estimate
    stats: BotStats

    @property
    def ms(self) -> float:
        return 1000 * self.stats.seconds / max(1, self.stats.decisions)

    def to_dict(self) -> dict[str, Any]:
        shown = asdict(self.stats)
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


class ArenaResults:
    """All results of the deals that count."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.line_up = arena.plan.line_up
        self.bots = list(dict.fromkeys(self.line_up))
        self.deals = arena.counted_deals()
        self.seed = arena.plan.seed

    def __repr__(self) -> str:
        return f"<ArenaResults {self.arena.plan.game}, {len(self.deals)} deals: {', '.join(self.line_up)}>"

    def to_dict(self) -> dict[str, Any]:
        """Return the whole report, as `burgrave arena --json` prints it."""
        return report_data(self, self.rows)

    def to_dataframe(self) -> "pandas.DataFrame":
        """Return a pandas data frame with a row for each bot."""
        return make_dataframe([flatten_row(row.to_dict()) for row in self.rows])

    @property
    def anchor(self) -> str:
        """The bot with a fixed rating: the game's baseline bot, or if it does not play, the last bot."""
        game = self.arena.plan.game
        known = baseline_bot(game_of(game))
        alike = [known, *(level.name for level in levels(game) if level.bot == known)]
        return next((bot for bot in self.bots if bot in alike), self.bots[-1])

    @cached_property
    def rows(self) -> list[BotResult]:
        """The result of each bot, in the order of the line-up."""
        rated = self.ratings
        return [self.make_row(bot, rated[bot]) for bot in self.bots]

    def make_row(self, bot: str, rating: Estimate) -> BotResult:
        seats = self.line_up.count(bot)
        points = [self.mean_points(deal, bot) for deal in self.deals]
        games = seats * sum(len(deal.places) for deal in self.deals)
        return BotResult(
            bot,
            seats,
            games,
            self.win_estimate(bot),
            bootstrap_mean(points, self.seed),
            rating,
            self.stats_of(bot),
        )

    def win_estimate(self, bot: str) -> Estimate:
        return bootstrap_share([self.arena.win_share(deal, bot) for deal in self.deals], self.seed)

    def mean_points(self, deal: Deal, bot: str) -> float:
        found = [game[entry] for game in deal.points for entry in self.entries_of(bot)]
        return sum(found) / len(found)

    def entries_of(self, bot: str) -> list[int]:
        return [entry for entry, name in enumerate(self.line_up) if name == bot]

    def stats_of(self, bot: str) -> BotStats:
        return sum((deal.conduct[bot] for deal in self.deals), BotStats())

    @cached_property
    def ratings(self) -> dict[str, Estimate]:
        """The rating of each bot with its interval: 400 points are a factor of ten in strength."""
        return estimate_ratings(
            [self.count_stages(deal) for deal in self.deals], self.bots, self.anchor, self.seed
        )

    def count_stages(self, deal: Deal) -> Counter[Stage]:
        return Counter(stage for places in deal.places for stage in list_stages(self.line_up, places))

    def entry_estimates(self) -> list[Estimate]:
        """Return the win share of every entry of the line-up. Equal bots should be close."""
        return [
            bootstrap_share(
                [
                    sum(win_credit(places, entry) for places in deal.places) / len(deal.places)
                    for deal in self.deals
                ],
                self.seed,
            )
            for entry in range(len(self.line_up))
        ]

    def compare_pairs(self) -> list[tuple[str, str, Estimate]]:
        """Return by how much the win share of one bot is above that of another, over all deals."""
        return [
            (one, two, bootstrap_mean([self.win_lead(deal, one, two) for deal in self.deals], self.seed))
            for place, one in enumerate(self.bots)
            for two in self.bots[place + 1 :]
        ]

    def win_lead(self, deal: Deal, one: str, two: str) -> float:
        return self.arena.win_share(deal, one) - self.arena.win_share(deal, two)

    def cross_table(self) -> dict[str, dict[str, float]]:
        """Return how often one bot finished ahead of another. Equal places count half."""
        return {
            one: {two: self.ahead_share(one, two) for two in self.bots if two != one} for one in self.bots
        }

    def ahead_share(self, one: str, two: str) -> float:
        meetings = [
            (places[mine], places[theirs])
            for deal in self.deals
            for places in deal.places
            for mine in self.entries_of(one)
            for theirs in self.entries_of(two)
        ]
        return sum(ahead_credit(*meeting) for meeting in meetings) / max(1, len(meetings))


def ahead_credit(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)


def report_data(results: ArenaResults, rows: Sequence[BotResult]) -> dict[str, Any]:
    """Return the whole report for JSON."""
    arena, plan = results.arena, results.arena.plan
    return {
        "game": plan.game,
        "options": plan.options,
        "line_up": list(plan.line_up),
        "seed": plan.seed,
        "deals": len(results.deals),
        "deals_asked": plan.games,
        "games": sum(len(deal.places) for deal in results.deals),
        "complete": arena.complete,
        "stopped": arena.deals_until_decided() is not None,
        "limit": arena.time_limit,
        "chance": 1 / len(plan.line_up),
        "anchor": results.anchor,
        "bots": [row.to_dict() for row in rows],
        "entries": [
            {"bot": bot, "win_share": wins.mean, "low": wins.low, "high": wins.high}
            for bot, wins in zip(plan.line_up, results.entry_estimates(), strict=True)
        ],
        "pairs": [
            {"bot": one, "against": two, "difference": lead.mean, "low": lead.low, "high": lead.high}
            for one, two, lead in results.compare_pairs()
        ],
        "cross": results.cross_table(),
        "version": __version__,
        "compiled": COMPILED,
        "machine": machine_data(),
        "workers": arena.pool.workers,
        "seconds": arena.seconds,
    }


def machine_data() -> dict[str, Any]:
    """Return data about the machine, because thinking times depend on it."""
    return {"system": platform.system(), "architecture": platform.machine(), "cores": os.cpu_count()}
