"""How a bot behaved: its thinking time and its faults."""

from dataclasses import dataclass
from typing import Final

RAISED: Final = "raised"
SLOW: Final = "slow"
ILLEGAL: Final = "illegal"
FAULTS: Final = (RAISED, SLOW, ILLEGAL)


class BotFaultError(Exception):
    """A bot gave no answer that can be played."""

    def __init__(self, kind: str, problem: str = "") -> None:
        super().__init__(kind, problem)
        self.kind = kind
        self.problem = problem


@dataclass
class BotStats:
    """The decisions of one bot. After each fault, the baseline bot made the decision instead."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    raised: int = 0
    slow: int = 0
    illegal: int = 0
    problem: str = ""  # the first one, in the bot's own words

    @property
    def faults(self) -> int:
        return self.raised + self.slow + self.illegal

    def add_time(self, seconds: float) -> None:
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    def add_fault(self, fault: BotFaultError) -> None:
        setattr(self, fault.kind, getattr(self, fault.kind) + 1)
        self.problem = self.problem or fault.problem

    def __add__(self, other: "BotStats") -> "BotStats":
        return BotStats(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
            self.raised + other.raised,
            self.slow + other.slow,
            self.illegal + other.illegal,
            self.problem or other.problem,
        )
