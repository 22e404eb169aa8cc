"""What Praga tells a search: its seats play by the script."""

from typing import Final, final

from burgrave.core.bot import Policy
from burgrave.core.insight import Insight
from burgrave.praga.bots.script import Script

POLICY: Final = Script()


@final
class PragaInsight(Insight):
    def policy(self) -> Policy:
        return POLICY
