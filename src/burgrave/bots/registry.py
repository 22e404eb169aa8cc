"""Finds bots by name: `random`, those of the game, levels, those that other packages bring, and commands.

    bot(game, "h1").choose(view, chance)
    bot(game, "search:ms=200")

A package brings bots by entry points of the group `burgrave.bots`, each a subclass of `Bot`. Somebody who
sits at this machine may also name a class (`my_bots.Miser`) or a program (`command:./miser`): both run
what they name, so neither is accepted from a record or from another machine.
"""

import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from burgrave.bots.command import Command
from burgrave.bots.levels import REFERENCES, levels
from burgrave.bots.search.bot import Search
from burgrave.bots.spec import Spec, read
from burgrave.core.bot import RANDOM, Bot, Noisy, policy_of
from burgrave.core.bot_kind import BotKind, BotOption
from burgrave.core.game import Game
from burgrave.core.wrong import Wrong, said

GROUP: Final = "burgrave.bots"
COMMAND: Final = "command"
RANDOM_KIND: Final = BotKind("random", lambda: RANDOM)
SEARCH_KIND: Final = BotKind("search", Search, Search.options)
SLIPS: Final = BotOption("slips", 0, 0, 100)  # of a hundred decisions, so many are any legal move
AnyGame = Game[Any]


def names(game: AnyGame) -> list[str]:
    """The bots that can play this game, the game's own in the order of the game."""
    return [kind.name for kind in kinds(game)]


def names_and_levels(game: AnyGame) -> list[str]:
    """All that somebody may ask for by a short name."""
    return [*names(game), *(level.name for level in levels(game.id))]


def reference(game: AnyGame) -> str:
    """The bot by which the strength of others is measured, and who plays where another one fails."""
    return REFERENCES.get(game.id, usual(game))


def usual(game: AnyGame) -> str:
    """Who plays where nobody is named: the usual one of the game's own bots."""
    return next((kind.name for kind in game.bots() if kind.usual), RANDOM_KIND.name)


def is_bot(game: AnyGame, text: str) -> bool:
    """Does a text, of a record perhaps, name a bot that is known here?"""
    if known_kind(game, text.partition(":")[0]) is None:
        return False
    try:
        bot(game, text)
    except Wrong:
        return False
    return True


def canonical(game: AnyGame, text: str) -> str:
    """The same bot by its present name; Wrong if there is none or its options cannot be."""
    bot(game, text).close()
    spec = read(text)
    found = known_kind(game, spec.name)
    return str(spec) if found is None else str(Spec(found.name, spec.given, spec.rest))


def bot(game: AnyGame, text: str) -> Bot:
    """The bot that a text asks for; Wrong with what is known if there is none."""
    spec = read(text)
    found = known_kind(game, spec.name)
    if found is not None:
        return made(found, spec.given)
    if spec.name == COMMAND and spec.rest:
        return Command(spec.rest)
    if "." in spec.name:
        return made(named_class(spec.name), spec.given)
    raise Wrong("bot-unknown", bot=spec.name, game=game.id, known=", ".join(names_and_levels(game)))


def made(kind: BotKind, given: dict[str, str]) -> Bot:
    """A bot of this kind; what somebody else's class does wrong is told in a sentence."""
    try:
        return kind.bot(given)
    except Wrong:
        raise
    except Exception as problem:  # noqa: BLE001 - whatever another package does wrong
        raise Wrong("bot-class", bot=kind.name, why=said(f"{type(problem).__name__}: {problem}")) from None


def known_kind(game: AnyGame, name: str) -> BotKind | None:
    found = [*kinds(game), *level_kinds(game)]
    return next((kind for kind in found if name == kind.name or name in kind.once), None)


def is_own(game: AnyGame, text: str) -> bool:
    """Is it a bot of this package? Whatever others wrote may do anything."""
    name = text.partition(":")[0]
    return any(name == kind.name for kind in [*own_kinds(game), *level_kinds(game)])


def own_kinds(game: AnyGame) -> list[BotKind]:
    return [RANDOM_KIND, *map(with_slips, game.bots()), *frozen_searches(game), SEARCH_KIND]


def frozen_searches(game: AnyGame) -> list[BotKind]:
    """Searches by which others are measured."""
    return [
        BotKind(name, partial(Search, insight=insight), Search.options)
        for name, insight in game.frozen_insights().items()
    ]


def kinds(game: AnyGame) -> list[BotKind]:
    own = own_kinds(game)
    taken = {kind.name for kind in own}
    return [*own, *(kind for kind in brought(game.id) if kind.name not in taken)]


def level_kinds(game: AnyGame) -> list[BotKind]:
    return [BotKind(level.name, partial(bot, game, level.bot)) for level in levels(game.id)]


def with_slips(kind: BotKind) -> BotKind:
    """The same kind, whose bots can be asked to slip now and then."""
    return BotKind(kind.name, partial(slipping, kind.make), [*kind.options, SLIPS], kind.once, kind.usual)


def slipping(make: Callable[..., Bot], slips: int, **values: Any) -> Bot:
    player = make(**values)
    return Noisy(policy_of(player), slips) if slips else player


@cache
def brought(game: str) -> list[BotKind]:
    """What other packages bring for a game. One that cannot be loaded must not keep the others away."""
    found = []
    for point in entry_points(group=GROUP):
        bot_class = loaded(point)
        if bot_class is not None and (not bot_class.games or game in bot_class.games):
            found.append(BotKind(point.name, bot_class, bot_class.options))
    return found


def loaded(point: EntryPoint) -> type[Bot] | None:
    try:
        found = point.load()
    except Exception as problem:  # noqa: BLE001 - whatever another package does wrong
        print(f"burgrave: the bot {point.name} is left out: {problem}", file=sys.stderr)
        return None
    return found if isinstance(found, type) and issubclass(found, Bot) else None


def named_class(name: str) -> BotKind:
    """A class of any module, looked for in the present folder first."""
    module, _, made_name = name.rpartition(".")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), made_name)
    except Exception as problem:  # noqa: BLE001 - whatever is in that file
        raise Wrong("bot-class", bot=name, why=str(problem)) from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Wrong("bot-no-class", **{"bot": name, "class": f"{Bot.__module__}.{Bot.__name__}"})
    return BotKind(name, found, found.options)
