"""The search model of s1: h1 plays for two more rounds, and every legal move is tried.

Searches are compared with s1, so its play never changes. It shares the evaluation and the beliefs with the
current search. Before one of these changes there, s1 gets a copy of it here.
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
