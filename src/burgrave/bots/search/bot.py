"""The bot `search`: tries each move in sampled states for a limited time."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.bots.search.flat import Candidate, SequentialHalving
from burgrave.bots.search.playout import Playout
from burgrave.core.bot import Bot
from burgrave.core.bot_type import BotOption
from burgrave.core.explanation import Considered, Explanation
from burgrave.core.move_collector import make_no_decision_error
from burgrave.core.public_types import AnyFastRng, Int64
from burgrave.core.rng import FastRng, as_fast_rng
from burgrave.core.search_model import SearchModel
from burgrave.core.state import State

DEFAULT_MS: Final = 200
LINE: Final = 6  # moves in a likely continuation


@final
class SearchBot(Bot):
    """Searches for some milliseconds per decision, or for a number of playouts: then choices repeat.

    A busy machine makes few playouts in a millisecond, so a minimum number of playouts can be set too.
    """

    options = (
        BotOption("ms", DEFAULT_MS, 0, 600_000),
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
        search_model: SearchModel | None = None,
    ) -> None:
        self.seconds = (ms if ms > 0 else DEFAULT_MS) / 1000
        self.playouts: i64 = playouts
        self.noise: i64 = noise  # percentage of playout decisions that are a random legal move
        self.min_playouts: i64 = min_playouts
        self.search_model = search_model  # None: the game's current one

    def choose(self, view: State, rng: AnyFastRng) -> Int64:
        legal = view.legal_moves()
        if not legal:
            raise make_no_decision_error()
        if len(legal) == 1:
            return legal[0]
        search = self.prepare(view, as_fast_rng(rng))
        if len(search.remaining) > 1:
            self.run(search)
        return search.remaining[0].move

    def explain(self, view: State, rng: AnyFastRng) -> Explanation | None:
        if not view.legal_moves():
            raise make_no_decision_error()
        search = self.prepare(view, as_fast_rng(rng))
        self.run(search)
        considered = [candidate_data(search, candidate) for candidate in search.list_candidates()]
        return Explanation(considered[0].move, considered)

    def prepare(self, view: State, rng: FastRng) -> SequentialHalving:
        search_model = view.game.search_model() if self.search_model is None else self.search_model
        favourite = search_model.policy().choose(view, rng)
        return SequentialHalving(view, Playout(search_model, view, self.noise), favourite, rng)

    def run(self, search: SequentialHalving) -> None:
        search.run(self.playouts, self.seconds, self.min_playouts)


def candidate_data(search: SequentialHalving, candidate: Candidate) -> Considered:
    """Return a candidate as plain data, with moves that may follow in one of the sampled states."""
    sample = search.view.sample_state(FastRng(1), search.beliefs)
    line: list[tuple[int, int]] = []
    rng = FastRng(2)
    sample.apply(candidate.move)
    while not sample.is_over and len(line) < LINE:
        seat = sample.current_seat
        move = search.playout.policies[seat].choose(sample, rng)
        line.append((seat, move))
        sample.apply(move)
    return Considered(candidate.move, candidate.visits, candidate.share(), line)
