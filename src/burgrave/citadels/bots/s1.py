"""What the search s1 goes by: h1 for two rounds after the present one, and every legal move.

Searches are measured by s1, so its play never changes. It shares the leaf and the beliefs with the present
search. Before one of these changes there, s1 gets a copy of it here.
"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.bots.search_model import CitadelsSearchBase
from burgrave.core.bot import Policy
from burgrave.core.state import State

POLICY: Final = H1()
HORIZON: Final = 2


@final
class S1SearchModel(CitadelsSearchBase):
    def policy(self) -> Policy:
        return POLICY

    def horizon(self, view: State) -> i64:
        return HORIZON
