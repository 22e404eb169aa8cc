"""Simulate games from Python in one call.

result = burgrave.simulate("praga", bots=["builder"], players=3, games=1000, seed=1)
result.win_shares, result.scores
"""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, final

from burgrave.bots.registry import check_plays, default_bot
from burgrave.core.bot import Bot
from burgrave.core.error import BotError, BurgraveError, short_repr
from burgrave.core.game import Game
from burgrave.core.rng import SEED_BITS
from burgrave.core.state import State
from burgrave.game_registry import game as game_of
from burgrave.simulation.plan import make_plan
from burgrave.simulation.progress import Progress, report_progress
from burgrave.simulation.report import ResultRow, report_data, results_by_bot, results_by_seat
from burgrave.simulation.simulate import Simulation
from burgrave.simulation.statistics import Distribution

if TYPE_CHECKING:
    import pandas

SEED_DRAWN: Final = 48  # bits of a seed that a generator draws


@final
class SimulationResult:
    """The results of a simulation: shares and points by bot and by seat."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.games = simulation.tally.games
        self.seconds = simulation.seconds

    def __repr__(self) -> str:
        shares = ", ".join(f"{bot} {share:.1%}" for bot, share in self.win_shares.items())
        return f"<SimulationResult {self.simulation.plan.game}, {self.games} games: {shares}>"

    @property
    def by_bot(self) -> list[ResultRow]:
        """The result of each bot, in the order in which the bots were named."""
        return results_by_bot(self.simulation)

    @property
    def by_seat(self) -> list[ResultRow]:
        """The result of each seat."""
        return results_by_seat(self.simulation)

    @property
    def win_shares(self) -> dict[str, float]:
        """The share of games that each bot won with all its seats; a shared win counts in part."""
        return {str(row.name): row.win_share for row in self.by_bot}

    @property
    def scores(self) -> dict[str, Distribution]:
        """The distribution of points of each bot."""
        return {str(row.name): row.points for row in self.by_bot}

    @property
    def forfeits(self) -> dict[str, int]:
        """The games that bots lost by forfeit, because of an illegal move or an error."""
        return {name: one.illegal + one.raised for name, one in self.simulation.tally.forfeits.items()}

    def to_dict(self) -> dict[str, Any]:
        """Return the whole report, as `burgrave simulate --json` prints it."""
        return report_data(self.simulation)

    def to_dataframe(self) -> "pandas.DataFrame":
        """Return a pandas data frame with a row for each bot."""
        return make_dataframe([flatten_row(row) for row in self.to_dict()["bots"]])


def simulate(
    game: str | Game[Any],
    bots: str | Bot | type[Bot] | Sequence[str | Bot | type[Bot]] = (),
    games: int = 1000,
    seed: int | Random = 1,
    workers: int | None = 1,
    progress: Progress = False,
    trust_bots: bool = False,
    **options: Any,
) -> SimulationResult:
    """Play games between bots and return the results.

    `bots` are names, `Bot` objects or classes, one or several. A short list repeats until every seat has one;
    without any, the game's default bot plays. The bots move on by one seat from game to game. `options` are
    those of the game (`players=3`). The seed is a whole number, or a `random.Random` that draws it.
    `progress` is a function of the games played and the whole, or True for a line on stderr.

    With more than one worker, or None for one per core, a script has to call this below
    `if __name__ == "__main__":`, because every worker imports the script.
    """
    played: Game[State] = game_of(game) if isinstance(game, str) else game
    check_count("games", games)
    check_workers(workers)
    names, objects = name_bots([default_bot(played)] if is_empty(bots) else bots)
    for name, bot in objects.items():
        check_plays(bot, name, played.id)
    if objects and workers != 1:
        raise BurgraveError("simulate-objects", bots=", ".join(objects))
    chosen = played.options(**options)
    plan = make_plan(played, chosen, names, games, whole_seed(seed), trust_bots, objects)
    simulation = Simulation(plan, workers, objects)
    for done in simulation.play():
        report_progress(progress, done, games)
    return SimulationResult(simulation)


def check_count(name: str, count: object) -> None:
    """Raise BurgraveError unless the count is a whole number of at least 1."""
    if not isinstance(count, int) or isinstance(count, bool) or count < 1:
        raise BurgraveError("number-whole", option=name, value=short_repr(count), low=1)


def check_workers(workers: object) -> None:
    """Raise BurgraveError unless it is None or a whole number of at least 1."""
    if workers is not None:
        check_count("workers", workers)


def whole_seed(seed: object) -> int:
    """Return a whole number as it is; of a `random.Random`, a number that it draws. Refuse anything else."""
    if isinstance(seed, Random):
        return seed.getrandbits(SEED_DRAWN)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed.bit_length() > SEED_BITS:
        raise BurgraveError("seed-not-whole", seed=short_repr(seed))
    return seed


def is_empty(bots: object) -> bool:
    return isinstance(bots, str | Sequence) and not bots


def name_bots(
    bots: str | Bot | type[Bot] | Sequence[str | Bot | type[Bot]],
) -> tuple[list[str], dict[str, Bot]]:
    """Return the name of each bot, and the objects among them by name."""
    names: list[str] = []
    given: dict[str, Bot] = {}
    for chosen in bots if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]:
        if isinstance(chosen, str):
            names.append(chosen)
            continue
        bot = chosen() if isinstance(chosen, type) else chosen
        if not isinstance(bot, Bot):
            raise BotError("bot-not-bot", type=type(bot).__name__)
        known = next((name for name, other in given.items() if other is bot), None)
        if known is None:
            kind = type(bot).__name__
            same = sum(type(other).__name__ == kind for other in given.values())
            known = kind if same == 0 else f"{kind} {same + 1}"
            given[known] = bot
        names.append(known)
    return names, given


def flatten_row(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row without nested data: `points.mean` becomes `points_mean`."""
    flat: dict[str, Any] = {}
    for name, value in row.items():
        if name == "histogram":
            continue
        if isinstance(value, dict):
            flat |= {f"{name}_{inner}": number for inner, number in value.items()}
        else:
            flat[name] = value
    return flat


def make_dataframe(rows: list[dict[str, Any]]) -> "pandas.DataFrame":
    """Return rows as a pandas data frame. Raise BurgraveError if pandas is not installed."""
    try:
        import pandas
    except ImportError:
        raise BurgraveError("extra-missing", package="pandas", extra="pandas") from None
    return pandas.DataFrame(rows)
