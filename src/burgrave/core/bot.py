"""Bots decide for a seat from its view. A policy is a bot that can play inside the engine.

    class Miser(Bot):
        def choose(self, view: State, rng: FastRng) -> int:
            return view.legal_moves()[0]

A bot remembers nothing between decisions: all that its seat knows is in the view. It draws its random numbers
from `rng`, so that the same seed plays the same game.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.core.bot_type import BotOption
from burgrave.core.explanation import Explanation
from burgrave.core.move_collector import RandomMove, make_no_decision_error
from burgrave.core.public_types import AnyFastRng, BotRng, Int64
from burgrave.core.rng import as_fast_rng
from burgrave.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player for any seat. It gets the view of its seat; `State.sample_state` makes full states of it."""

    options: ClassVar[Sequence[BotOption]] = ()  # `__init__` takes them by name
    games: ClassVar[Sequence[str]] = ()  # ids of the games that it can play; empty: all

    def __repr__(self) -> str:
        return f"<bot {type(self).__name__}>"

    def choose(self, view: State, rng: BotRng) -> Int64:
        """Return one of the legal moves of the view.

        The generator is a FastRng in simulations, arenas and playouts. The bots of this package accept a
        `random.Random` too.
        """
        raise NotImplementedError

    def explain(self, view: State, rng: BotRng) -> Explanation | None:
        """Return the choice with the moves that were considered, or None if the bot gives no reasons."""
        return None

    def close(self) -> None:
        """Release resources. The bot is not asked again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Bot):
    """A bot that may be given the full state, because it uses only what the deciding seat may see.

    It chooses the same from the full state, from the view and from every state sampled from that view. The
    invariants of `burgrave.testing` check this.
    """


@final
class RandomPolicy(Policy):
    """Chooses a random legal move."""

    def __repr__(self) -> str:
        return "RandomPolicy()"

    def choose(self, view: State, rng: AnyFastRng) -> Int64:
        random_move = RandomMove(as_fast_rng(rng))
        view.offer(random_move)
        if random_move.count == 0:
            raise make_no_decision_error()
        return random_move.move


@final
class NoisyPolicy(Policy):
    """Follows a policy, but chooses a random move in this percentage of decisions."""

    def __init__(self, policy: Policy, percent: i64) -> None:
        self.policy = policy
        self.percent: i64 = percent

    def __repr__(self) -> str:
        return f"<{self.policy!r}, {int(self.percent)}% random moves>"

    def choose(self, view: State, rng: AnyFastRng) -> Int64:
        fast = as_fast_rng(rng)
        return (RANDOM_POLICY if fast.randbelow(100) < self.percent else self.policy).choose(view, fast)


@final
class ViewOnlyPolicy(Policy):
    """Makes a policy of any bot: the bot is given the view of its seat."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: State, rng: AnyFastRng) -> Int64:
        return self.bot.choose(view.view(view.current_seat), rng)


@final
class FullStatePolicy(Policy):
    """Makes a policy of any bot: the bot is given the full state, so it must be trusted not to use it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: State, rng: AnyFastRng) -> Int64:
        return self.bot.choose(view, rng)


def as_policy(bot: Bot) -> Policy:
    """Return the bot itself if it is a policy, else a policy that gives it views."""
    return bot if isinstance(bot, Policy) else ViewOnlyPolicy(bot)


RANDOM_POLICY: Final = RandomPolicy()
