"""A guard beside every bot: where it fails, the reference bot decides, and the fault is counted."""

from time import perf_counter
from typing import Any, Final

from burgrave.bots.command import Command
from burgrave.bots.levels import levels
from burgrave.bots.registry import bot, is_own, known_kind, reference
from burgrave.bots.spec import read
from burgrave.core.bot import Bot, Policy, policy_of
from burgrave.core.chance import Fast
from burgrave.core.game import Game
from burgrave.core.state import State
from burgrave.core.wrong import Wrong
from burgrave.lab.arena.apart import LONGEST, Apart, told
from burgrave.lab.arena.conduct import ILLEGAL, RAISED, SLOW, Conduct, Fault
from burgrave.lab.plan import Plan

FOR_EVER: Final = float("inf")
ENOUGH: Final = 3  # so often stopped in one deal, and it is not asked again in that deal
COMMAND_FAULTS: Final = {"bot-command-slow": SLOW, "bot-command-answer": ILLEGAL}


class Guarded(Policy):
    """One bot of the line-up, at whichever seats; `conduct` is that of the present deal."""

    def __init__(self, player: Bot, deputy: Policy, limit: float) -> None:
        self.player = player
        self.policy = policy_of(player)
        self.deputy = deputy
        self.limit = limit
        self.begin()

    def begin(self) -> None:
        """A new deal, a new chance."""
        self.conduct = Conduct()
        self.stops: list[Fault] = []  # where it was slow, or its process ended

    def choose(self, view: State, chance: Fast) -> int:
        self.conduct.decisions += 1
        try:
            return self.asked(view, chance)
        except Fault as fault:
            self.conduct.failed(fault)
            if fault.kind == SLOW or self.is_gone():
                self.stops.append(fault)
            return int(self.deputy.choose(view, chance))

    def asked(self, view: State, chance: Fast) -> int:
        """What the bot chooses, if it may be played and came in time."""
        if len(self.stops) >= ENOUGH:
            raise Fault(self.stops[-1].kind)
        if isinstance(self.player, Apart):
            self.player.ready()
        move = self.timed(view, chance)
        if move not in view.legal():
            raise Fault(ILLEGAL, repr(move)[:LONGEST])
        return move

    def is_gone(self) -> bool:
        """Would it have to be started again? That takes its time."""
        return isinstance(self.player, Apart) and self.player.pipe is None

    def timed(self, view: State, chance: Fast) -> int:
        began = perf_counter()
        try:
            move = answered(self.policy, view, chance)
        finally:
            seconds = perf_counter() - began
            self.conduct.thought(seconds)
        if seconds > self.limit:
            raise Fault(SLOW)
        return move

    def close(self) -> None:
        self.player.close()


def answered(policy: Policy, view: State, chance: Fast) -> int:
    try:
        return int(policy.choose(view, chance))
    except Fault:
        raise
    except Wrong as wrong:
        raise Fault(COMMAND_FAULTS.get(wrong.key, RAISED), str(wrong)[:LONGEST]) from None
    except Exception as problem:  # noqa: BLE001 - whatever a bot does
        raise Fault(RAISED, told(problem)) from None


def is_repeatable(game: Game[Any], name: str) -> bool:
    """Does a bot of this package do a fixed amount of work for a decision, instead of looking at the clock?

    Then a busy machine must not change what it plays, so it has as long as it needs.
    """
    spec = read(next((level.bot for level in levels(game.id) if level.name == name.partition(":")[0]), name))
    kind = known_kind(game, spec.name)
    options = [] if kind is None else [option.name for option in kind.options]
    return spec.given.get("ms", "0") == "0" and (
        "ms" not in options or spec.given.get("playouts", "0") != "0"
    )


def guarded(plan: Plan, game: Game[Any], name: str, limit: float) -> Guarded:
    """Bots of this package play here; what others wrote plays in a process of its own."""
    if name.startswith("command:"):
        player: Bot = Command(name.partition(":")[2], limit)
    elif is_own(game, name):
        player = bot(game, name)
        limit = FOR_EVER if is_repeatable(game, name) else limit
    else:
        player = Apart(plan, name, limit)
    return Guarded(player, policy_of(bot(game, reference(game))), limit)
