"""The bot greedy: weighs moves as the script does, but as if the next turn were the last one.

So it takes points, and money for one turn more, and never builds up anything that pays later.
"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.bot import Policy
from burgrave.core.chance import Fast
from burgrave.core.state import State
from burgrave.praga.bots.script import decide
from burgrave.praga.bots.taste import Taste
from burgrave.praga.state import Table


def near_taste() -> Taste:
    taste = Taste()
    taste.foresight = 1
    return taste


NEAR: Final = near_taste()


@final
class Greedy(Policy):
    def choose(self, view: State, chance: Fast) -> i64:
        assert isinstance(view, Table)
        return decide(view, chance, NEAR)
