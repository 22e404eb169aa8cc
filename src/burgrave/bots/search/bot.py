"""The bot `search`: thinks for a while about what each move would come to."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.bots.search.flat import Candidate, Race
from burgrave.bots.search.playout import Playout
from burgrave.core.bot import Bot
from burgrave.core.bot_kind import BotOption
from burgrave.core.chance import Fast
from burgrave.core.explanation import Considered, Explanation
from burgrave.core.state import State

USUAL_MS: Final = 200
LINE: Final = 6  # how many moves a likely continuation has
OPTIONS: Final = (
    BotOption("ms", 0, 0, 600_000),
    BotOption("playouts", 0, 0, 100_000_000),
    BotOption("noise", 0, 0, 100),
    BotOption("horizon", 0, 0, 100),
    BotOption("margin", 0.2, 0, 1),
    BotOption("bonus", 0.0, 0, 100),
)


@final
class Search(Bot):
    """Budget: `playouts` of them for a decision, or so many milliseconds if that is 0."""

    options = OPTIONS

    def __init__(
        self,
        ms: int = 0,
        playouts: int = 0,
        noise: int = 0,
        horizon: int = 0,
        margin: float = 0.2,
        bonus: float = 0.0,
    ) -> None:
        self.seconds = (ms if ms > 0 else USUAL_MS) / 1000
        self.playouts: i64 = playouts
        self.noise: i64 = noise
        self.horizon: i64 = horizon
        self.margin = margin
        self.bonus = bonus

    def choose(self, view: State, chance: Fast) -> i64:
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        return self.think(view, chance).alive[0].move

    def explain(self, view: State, chance: Fast) -> Explanation | None:
        race = self.think(view, chance)
        considered = [self.told(race, candidate) for candidate in race.ranked()]
        return Explanation(considered[0].move, considered)

    def think(self, view: State, chance: Fast) -> Race:
        insight = view.game.insight()
        playout = Playout(insight, view.acting, view.seats(), self.horizon, self.noise, self.margin)
        favourite = insight.policy().choose(view, chance)
        race = Race(view, playout, favourite, self.bonus, chance)
        race.run(self.playouts, self.seconds)
        return race

    def told(self, race: Race, candidate: Candidate) -> Considered:
        """A candidate as plain data, with the moves that may follow in one of the worlds."""
        world = race.view.imagine(Fast(1), race.beliefs)
        policies = race.playout.policies
        line: list[int] = []
        chance = Fast(2)
        world.play(candidate.move)
        while not world.over and len(line) < LINE:
            line.append(policies[world.acting].choose(world, chance))
            world.play(line[-1])
        return Considered(candidate.move, candidate.visits, candidate.share(), line)
