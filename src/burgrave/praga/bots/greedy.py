"""The bot greedy. It weighs moves as the script does, but as if the next turn were the last one.

It takes points, and money for one more turn. It never builds up anything that pays later.
"""

from typing import Final, final

from burgrave.core.bot import Policy
from burgrave.core.public_types import AnyFastRng, Int64
from burgrave.core.rng import as_fast_rng
from burgrave.core.state import State
from burgrave.praga.bots.script import decide
from burgrave.praga.bots.weights import Weights
from burgrave.praga.state import PragaState


def make_near_weights() -> Weights:
    weights = Weights()
    weights.foresight = 1
    return weights


NEAR: Final = make_near_weights()


@final
class PragaGreedy(Policy):
    """Chooses what looks best now and does not plan."""

    def choose(self, view: State, rng: AnyFastRng) -> Int64:
        assert isinstance(view, PragaState)
        return decide(view, as_fast_rng(rng), NEAR)
