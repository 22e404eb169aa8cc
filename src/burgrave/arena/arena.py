"""Plays deals between bots and keeps their results.

    arena = Arena(make_plan(game, options, ["search", "h1"], games=100, seed=7))
    for played in arena.play(): ...

The same deals give the same results on every worker, if the bots repeat their choices.
"""

from collections.abc import Generator
from contextlib import closing
from functools import partial
from time import perf_counter

from burgrave.arena.deal import Deal, close_players, play_deals
from burgrave.arena.run_file import RunFile
from burgrave.arena.sequential_test import deals_until_decided
from burgrave.simulation.plan import SimulationPlan
from burgrave.simulation.worker_pool import WorkerPool

TIME_LIMIT = 10.0  # seconds


class Arena:
    """Plays `plan.games` deals. Each deal has one game for every seat."""

    def __init__(
        self,
        plan: SimulationPlan,
        pool: WorkerPool | None = None,
        time_limit: float = TIME_LIMIT,
        file: RunFile | None = None,
        stop_early: bool = False,
    ) -> None:
        self.plan = plan
        self.pool = pool or WorkerPool()
        self.time_limit = time_limit
        self.file = file
        self.stop_early = stop_early  # when the first bot is clearly better or worse than chance
        deals = file.open() if file is not None else []
        self.deals = {deal.number: deal for deal in deals if deal.number < plan.games}
        self.seconds = 0.0

    def play(self) -> Generator[int, None, None]:
        """Play the missing deals. Yield the number of played deals after every part."""
        began = perf_counter()
        missing = [number for number in range(self.plan.games) if number not in self.deals]
        job = partial(play_deals, self.plan, self.time_limit)
        if self.deals_until_decided() is not None:
            return
        try:
            with closing(self.pool.run_parts(job, missing)) as parts:
                for part in parts:
                    self.add_deals(part)
                    self.seconds = perf_counter() - began
                    yield len(self.deals)
                    if self.deals_until_decided() is not None:
                        return
        finally:
            close_players()

    def add_deals(self, part: list[Deal]) -> None:
        for deal in part:
            self.deals[deal.number] = deal
            if self.file is not None:
                self.file.append(deal)

    def counted_deals(self) -> list[Deal]:
        """Return the deals that count, in order: all, or those up to where the test stopped."""
        deals = [self.deals[number] for number in sorted(self.deals)]
        return deals[: self.deals_until_decided()]

    def deals_until_decided(self) -> int | None:
        """Return how many deals were enough for a decision; None without `stop_early` or decision.

        Only the deals before the first missing one are used.
        """
        if not self.stop_early:
            return None
        bot = self.plan.line_up[0]
        row: list[float] = []
        while len(row) in self.deals:
            row.append(self.win_share(self.deals[len(row)], bot))
        return deals_until_decided(row, 1 / len(self.plan.line_up))

    def win_share(self, deal: Deal, bot: str) -> float:
        """Return the share of the games in a deal that each seat of a bot won. Shared wins count in part."""
        entries = [entry for entry, name in enumerate(self.plan.line_up) if name == bot]
        return sum(win_credit(places, entry) for places in deal.places for entry in entries) / (
            len(deal.places) * len(entries)
        )

    @property
    def complete(self) -> bool:
        return len(self.deals) == self.plan.games or self.deals_until_decided() is not None


def win_credit(places: list[int], entry: int) -> float:
    return 1 / places.count(1) if places[entry] == 1 else 0.0
