"""The bot `search`: tries what each move leads to, for a while, in worlds that its seat can imagine."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.bots.search.flat import Candidate, Race
from burgrave.bots.search.playout import Playout
from burgrave.core.bot import Bot
from burgrave.core.bot_kind import BotOption
from burgrave.core.chance import Fast
from burgrave.core.explanation import Considered, Explanation
from burgrave.core.insight import Insight
from burgrave.core.state import State

USUAL_MS: Final = 200
LINE: Final = 6  # how many moves a likely continuation has


@final
class Search(Bot):
    """Thinks so many milliseconds about a decision, or so many playouts: these give the same choice again.

    A busy machine makes few playouts in a millisecond, so a least number of them can be asked for as well.
    """

    options = (
        BotOption("ms", USUAL_MS, 0, 600_000),
        BotOption("playouts", 0, 0, 100_000_000),
        BotOption("noise", 0, 0, 100),
        BotOption("min_playouts", 0, 0, 1_000_000),
    )

    def __init__(
        self,
        ms: int = 0,
        playouts: int = 0,
        noise: int = 0,
        min_playouts: int = 0,
        insight: Insight | None = None,
    ) -> None:
        self.seconds = (ms if ms > 0 else USUAL_MS) / 1000
        self.playouts: i64 = playouts
        self.noise: i64 = noise  # of a hundred decisions in a playout, so many are any legal move
        self.min_playouts: i64 = min_playouts
        self.insight = insight  # None: the game's present one

    def choose(self, view: State, chance: Fast) -> i64:
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        race = self.prepare(view, chance)
        if len(race.alive) > 1:
            self.run(race)
        return race.alive[0].move

    def explain(self, view: State, chance: Fast) -> Explanation | None:
        race = self.prepare(view, chance)
        self.run(race)
        considered = [told(race, candidate) for candidate in race.ranked()]
        return Explanation(considered[0].move, considered)

    def prepare(self, view: State, chance: Fast) -> Race:
        insight = view.game.insight() if self.insight is None else self.insight
        favourite = insight.policy().choose(view, chance)
        return Race(view, Playout(insight, view, self.noise), favourite, chance)

    def run(self, race: Race) -> None:
        race.run(self.playouts, self.seconds, self.min_playouts)


def told(race: Race, candidate: Candidate) -> Considered:
    """A candidate as plain data, with the moves that may follow in one of the worlds."""
    world = race.view.imagine(Fast(1), race.beliefs)
    line: list[tuple[int, int]] = []
    chance = Fast(2)
    world.play(candidate.move)
    while not world.over and len(line) < LINE:
        seat = world.acting
        move = race.playout.policies[seat].choose(world, chance)
        line.append((seat, move))
        world.play(move)
    return Considered(candidate.move, candidate.visits, candidate.share(), line)
