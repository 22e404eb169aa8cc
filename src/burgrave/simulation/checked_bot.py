"""A bot whose answers are checked: an illegal move or an error is a loss by forfeit.

The baseline bot of the game plays on for a seat that has forfeited, so that the others can finish the game.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from burgrave.bots.registry import baseline_bot, make_bot
from burgrave.core.bot import Bot, FullStatePolicy, Policy, as_policy
from burgrave.core.game import Game
from burgrave.core.rng import FastRng
from burgrave.core.state import State

MAX_PROBLEM: Final = 200  # characters of the first problem


@dataclass(frozen=True)
class Forfeits:
    """The games that a bot lost by forfeit."""

    illegal: int = 0
    raised: int = 0
    problem: str = ""  # the first one

    def __add__(self, other: "Forfeits") -> "Forfeits":
        return Forfeits(
            self.illegal + other.illegal, self.raised + other.raised, self.problem or other.problem
        )


class CheckedBot(Policy):
    """Asks a bot, checks its move, and remembers in which seats it has forfeited the present game."""

    def __init__(self, bot: Bot, substitute: Policy, trust: bool = False) -> None:
        self.bot = bot
        self.policy = FullStatePolicy(bot) if trust else as_policy(bot)
        self.substitute = substitute
        self.start_game()

    def start_game(self) -> None:
        """Forget the game before."""
        self.seats: set[int] = set()
        self.forfeits = Forfeits()

    def choose(self, view: State, rng: FastRng) -> int:
        """Return the bot's move, or that of the substitute if the seat has forfeited."""
        seat = int(view.current_seat)
        if seat not in self.seats:
            try:
                move = self.policy.choose(view, rng)
            except (Exception, SystemExit) as problem:  # noqa: BLE001 - a bot may raise anything
                self.forfeit(seat, Forfeits(raised=1, problem=f"{type(problem).__name__}: {problem}"))
            else:
                if move in view.legal_moves():
                    return int(move)
                self.forfeit(seat, Forfeits(illegal=1, problem=repr(move)))
        return int(self.substitute.choose(view, rng))

    def forfeit(self, seat: int, fault: Forfeits) -> None:
        """Note that a seat has lost the present game."""
        self.seats.add(seat)
        self.forfeits += Forfeits(fault.illegal, fault.raised, fault.problem[:MAX_PROBLEM])

    def close(self) -> None:
        """Release the bot's resources."""
        self.bot.close()


def check_bot(game: Game[Any], bot: Bot, trust: bool = False) -> CheckedBot:
    """Return the bot with checks; the baseline bot of the game is its substitute."""
    return CheckedBot(bot, as_policy(make_bot(game, baseline_bot(game))), trust)


def rank_with_forfeits(ranking: Sequence[int], forfeited: Collection[int]) -> list[int]:
    """Return the places when these seats have lost by forfeit: they are last, and never first."""
    others = [place for seat, place in enumerate(ranking) if seat not in forfeited]
    last = max(2, len(others) + 1)
    return [
        last if seat in forfeited else 1 + sum(other < place for other in others)
        for seat, place in enumerate(ranking)
    ]
