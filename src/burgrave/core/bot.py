"""Bots decide for a seat from what it may see; a policy is a bot that plays inside the engine.

    class Miser(Bot):
        def choose(self, view: State, chance: Fast) -> int:
            return view.legal()[0]

A bot remembers nothing from one decision to the next: all that its seat knows is in the view. What chance
it needs comes from `chance`, so that the same seed plays the same game.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.core.bot_type import BotOption
from burgrave.core.explanation import Explanation
from burgrave.core.move_collector import RandomMove
from burgrave.core.rng import FastRng
from burgrave.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for one seat. It gets the view of that seat, and `State.sample_state` is its only way to a
    whole.
    """

    options: ClassVar[Sequence[BotOption]] = ()  # to choose with its name; `__init__` takes them by name
    games: ClassVar[Sequence[str]] = ()  # the games it can play; empty: every one

    def choose(self, view: State, rng: FastRng) -> i64:
        """One of the legal moves of the view."""
        raise NotImplementedError

    def explain(self, view: State, rng: FastRng) -> Explanation | None:
        """What it would choose and why; None if it does not know why."""
        return None

    def close(self) -> None:
        """Nobody asks it again: it may let go of what it holds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Bot):
    """A bot that may be asked without a view, because a law of the tests holds it to use none but its facts.

    It chooses the same from the whole state, from the acting seat's view and from every imagination of it.
    """


@final
class RandomPolicy(Policy):
    """Any legal move, each as likely as the others."""

    def choose(self, view: State, rng: FastRng) -> i64:
        random_move = RandomMove(rng)
        view.offer(random_move)
        return random_move.move


@final
class NoisyPolicy(Policy):
    """Follows a policy, but of a hundred decisions so many are any legal move."""

    def __init__(self, policy: Policy, percent: i64) -> None:
        self.policy = policy
        self.percent: i64 = percent

    def choose(self, view: State, rng: FastRng) -> i64:
        return (RANDOM_POLICY if rng.randbelow(100) < self.percent else self.policy).choose(view, rng)


@final
class ViewOnlyPolicy(Policy):
    """Any bot as a policy: a screen stands between it and whatever its seat may not see."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: State, rng: FastRng) -> i64:
        return self.bot.choose(view.view(view.current_seat), rng)


@final
class FullStatePolicy(Policy):
    """Any bot as a policy that sees the whole state: honest only if it does not look."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: State, rng: FastRng) -> i64:
        return self.bot.choose(view, rng)


def as_policy(bot: Bot) -> Policy:
    """The bot itself if it is a policy, else the bot behind a screen."""
    return bot if isinstance(bot, Policy) else ViewOnlyPolicy(bot)


RANDOM_POLICY: Final = RandomPolicy()
