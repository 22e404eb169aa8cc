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

from burgrave.bots.command import CommandBot
from burgrave.bots.levels import BASELINES, levels
from burgrave.bots.search.bot import SearchBot
from burgrave.bots.spec import BotSpec, parse_bot
from burgrave.core.bot import RANDOM_POLICY, Bot, NoisyPolicy, as_policy
from burgrave.core.bot_type import BotOption, BotType
from burgrave.core.error import BurgraveError, short_repr
from burgrave.core.game import Game

GROUP: Final = "burgrave.bots"
COMMAND: Final = "command"
RANDOM_TYPE: Final = BotType("random", lambda: RANDOM_POLICY)
SEARCH_TYPE: Final = BotType("search", SearchBot, SearchBot.options)
RANDOM_MOVES: Final = BotOption(
    "random_moves", 0, 0, 100
)  # of a hundred decisions, so many are any legal move
AnyGame = Game[Any]


def bot_names(game: AnyGame) -> list[str]:
    """The bots that can play this game, the game's own in the order of the game."""
    return [kind.name for kind in bot_types(game)]


def bot_and_level_names(game: AnyGame) -> list[str]:
    """All that somebody may ask for by a short name."""
    return [*bot_names(game), *(level.name for level in levels(game.id))]


def baseline_bot(game: AnyGame) -> str:
    """The bot by which the strength of others is measured, and who plays where another one fails."""
    return BASELINES.get(game.id, default_bot(game))


def default_bot(game: AnyGame) -> str:
    """Who plays where nobody is named: the usual one of the game's own bots."""
    return next((kind.name for kind in game.bot_types() if kind.is_default), RANDOM_TYPE.name)


def is_bot(game: AnyGame, text: str) -> bool:
    """Does a text, of a record perhaps, name a bot that is known here?"""
    if find_bot_type(game, text.partition(":")[0]) is None:
        return False
    try:
        make_bot(game, text)
    except BurgraveError:
        return False
    return True


def canonical_name(game: AnyGame, text: str) -> str:
    """The same bot by its present name; BurgraveError if there is none or its options cannot be."""
    make_bot(game, text).close()
    spec = parse_bot(text)
    found = find_bot_type(game, spec.name)
    return str(spec) if found is None else str(BotSpec(found.name, spec.options, spec.rest))


def make_bot(game: AnyGame, text: str) -> Bot:
    """The bot that a text asks for; BurgraveError with what is known if there is none."""
    spec = parse_bot(text)
    found = find_bot_type(game, spec.name)
    if found is not None:
        return make_from_type(found, spec.options)
    if spec.name == COMMAND and spec.rest:
        return CommandBot(spec.rest)
    if "." in spec.name:
        return make_from_type(type_of_class(spec.name), spec.options)
    raise BurgraveError(
        "bot-unknown", bot=spec.name, game=game.id, known=", ".join(bot_and_level_names(game))
    )


def make_from_type(bot_type: BotType, given: dict[str, str]) -> Bot:
    """A bot of this kind; what somebody else's class does wrong is told in a sentence."""
    try:
        return bot_type.make_bot(given)
    except BurgraveError:
        raise
    except Exception as problem:  # noqa: BLE001 - whatever another package does wrong
        raise BurgraveError(
            "bot-class", bot=bot_type.name, why=short_repr(f"{type(problem).__name__}: {problem}")
        ) from None


def find_bot_type(game: AnyGame, name: str) -> BotType | None:
    found = [*bot_types(game), *level_bot_types(game)]
    return next((kind for kind in found if name == kind.name or name in kind.aliases), None)


def is_builtin(game: AnyGame, text: str) -> bool:
    """Is it a bot of this package? Whatever others wrote may do anything."""
    name = text.partition(":")[0]
    return any(name == kind.name for kind in [*builtin_bot_types(game), *level_bot_types(game)])


def builtin_bot_types(game: AnyGame) -> list[BotType]:
    return [RANDOM_TYPE, *map(with_random_moves, game.bot_types()), *frozen_search_types(game), SEARCH_TYPE]


def frozen_search_types(game: AnyGame) -> list[BotType]:
    """Searches by which others are measured."""
    return [
        BotType(name, partial(SearchBot, search_model=search_model), SearchBot.options)
        for name, search_model in game.frozen_search_models().items()
    ]


def bot_types(game: AnyGame) -> list[BotType]:
    own = builtin_bot_types(game)
    taken = {kind.name for kind in own}
    return [*own, *(kind for kind in plugin_bot_types(game.id) if kind.name not in taken)]


def level_bot_types(game: AnyGame) -> list[BotType]:
    return [BotType(level.name, partial(make_bot, game, level.bot)) for level in levels(game.id)]


def with_random_moves(bot_type: BotType) -> BotType:
    """The same kind, whose bots can be asked to slip now and then."""
    return BotType(
        bot_type.name,
        partial(make_noisy_bot, bot_type.factory),
        [*bot_type.options, RANDOM_MOVES],
        bot_type.aliases,
        bot_type.is_default,
    )


def make_noisy_bot(factory: Callable[..., Bot], random_moves: int, **values: Any) -> Bot:
    player = factory(**values)
    return NoisyPolicy(as_policy(player), random_moves) if random_moves else player


@cache
def plugin_bot_types(game: str) -> list[BotType]:
    """What other packages bring for a game. One that cannot be loaded must not keep the others away."""
    found = []
    for point in entry_points(group=GROUP):
        bot_class = load_plugin(point)
        if bot_class is not None and (not bot_class.games or game in bot_class.games):
            found.append(BotType(point.name, bot_class, bot_class.options))
    return found


def load_plugin(point: EntryPoint) -> type[Bot] | None:
    try:
        found = point.load()
    except Exception as problem:  # noqa: BLE001 - whatever another package does wrong
        print(f"burgrave: the bot {point.name} is left out: {problem}", file=sys.stderr)
        return None
    return found if isinstance(found, type) and issubclass(found, Bot) else None


def type_of_class(name: str) -> BotType:
    """A class of any module, looked for in the present folder first."""
    module, _, made_name = name.rpartition(".")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), made_name)
    except Exception as problem:  # noqa: BLE001 - whatever is in that file
        raise BurgraveError("bot-class", bot=name, why=str(problem)) from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BurgraveError("bot-no-class", **{"bot": name, "class": f"{Bot.__module__}.{Bot.__name__}"})
    return BotType(name, found, found.options)
