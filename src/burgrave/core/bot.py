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

from burgrave.core.bot_kind import BotOption
from burgrave.core.chance import Fast
from burgrave.core.explanation import Explanation
from burgrave.core.offer import Dice
from burgrave.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for one seat. It gets the view of that seat, and `State.imagine` is its only way to a whole."""

    options: ClassVar[Sequence[BotOption]] = ()  # to choose with its name; `__init__` takes them by name
    games: ClassVar[Sequence[str]] = ()  # the games it can play; empty: every one

    def choose(self, view: State, chance: Fast) -> i64:
        """One of the legal moves of the view."""
        raise NotImplementedError

    def explain(self, view: State, chance: Fast) -> Explanation | None:
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
class Random(Policy):
    """Any legal move, each as likely as the others."""

    def choose(self, view: State, chance: Fast) -> i64:
        dice = Dice(chance)
        view.offer(dice)
        return dice.move


@final
class Noisy(Policy):
    """Follows a policy, but of a hundred decisions so many are any legal move."""

    def __init__(self, policy: Policy, percent: i64) -> None:
        self.policy = policy
        self.percent: i64 = percent

    def choose(self, view: State, chance: Fast) -> i64:
        return (RANDOM if chance.below(100) < self.percent else self.policy).choose(view, chance)


@final
class Screened(Policy):
    """Any bot as a policy: a screen stands between it and whatever its seat may not see."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: State, chance: Fast) -> i64:
        return self.bot.choose(view.view(view.acting), chance)


@final
class Trusted(Policy):
    """Any bot as a policy that sees the whole state: honest only if it does not look."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: State, chance: Fast) -> i64:
        return self.bot.choose(view, chance)


def policy_of(bot: Bot) -> Policy:
    """The bot itself if it is a policy, else the bot behind a screen."""
    return bot if isinstance(bot, Policy) else Screened(bot)


RANDOM: Final = Random()
