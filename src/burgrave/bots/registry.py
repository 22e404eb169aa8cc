"""Finds bots by name: `random`, the game's own bots, levels, bots of other packages, and commands.

    make_bot(game, "h1").choose(view, rng)
    make_bot(game, "search:ms=200")

A package adds bots by entry points of the group `burgrave.bots`, each a subclass of `Bot`. A user of this
machine may also name a class (`my_bots.Miser`) or a program (`command:./miser`). Both run what they name, so
neither is accepted from a record or from another machine.
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
from burgrave.core.error import BotError, BurgraveError, short_repr
from burgrave.core.game import Game
from burgrave.game_registry import game as game_of

GROUP: Final = "burgrave.bots"
COMMAND: Final = "command"
RANDOM_TYPE: Final = BotType("random", lambda: RANDOM_POLICY)
SEARCH_TYPE: Final = BotType("search", SearchBot, SearchBot.options)
RANDOM_MOVES: Final = BotOption(
    "random_moves", 0, 0, 100
)  # percentage of decisions that are a random legal move
AnyGame = Game[Any]


def bot_names(game: AnyGame | str) -> list[str]:
    """Return the bots that can play this game, the game's own bots in the order of the game."""
    if isinstance(game, str):
        game = game_of(game)
    return [kind.name for kind in bot_types(game)]


def bot_and_level_names(game: AnyGame) -> list[str]:
    """Return all bots and levels that a user can choose by a short name."""
    return [*bot_names(game), *(level.name for level in levels(game.id))]


def baseline_bot(game: AnyGame) -> str:
    """Return the bot that strength is measured against. It also decides where another bot fails."""
    return BASELINES.get(game.id, default_bot(game))


def default_bot(game: AnyGame) -> str:
    """Return the bot that plays if no bot is named: the default of the game's own bots."""
    return next((kind.name for kind in game.bot_types() if kind.is_default), RANDOM_TYPE.name)


def is_bot(game: AnyGame, text: str) -> bool:
    """Return whether a text, for example of a record, names a bot that is known here."""
    if find_bot_type(game, text.partition(":")[0]) is None:
        return False
    try:
        make_bot(game, text)
    except BurgraveError:
        return False
    return True


def canonical_name(game: AnyGame, text: str) -> str:
    """Return the bot by its present name; raise BurgraveError if the bot or its options are not valid."""
    make_bot(game, text).close()
    spec = parse_bot(text)
    found = find_bot_type(game, spec.name)
    return str(spec) if found is None else str(BotSpec(found.name, spec.options, spec.rest))


def make_bot(game: AnyGame | str, text: str) -> Bot:
    """Return the bot that a text names; raise BotError with the known names if there is none."""
    if isinstance(game, str):
        game = game_of(game)
    if not isinstance(text, str):
        raise BotError("bot-not-text", type=type(text).__name__)
    spec = parse_bot(text)
    found = find_bot_type(game, spec.name)
    if found is not None:
        return make_from_type(found, spec.options)
    if spec.name == COMMAND and spec.rest:
        return CommandBot(spec.rest)
    if "." in spec.name:
        bot = make_from_type(type_of_class(spec.name), spec.options)
        check_plays(bot, spec.name, game.id)
        return bot
    raise BotError("bot-unknown", bot=spec.name, game=game.id, known=", ".join(bot_and_level_names(game)))


def check_plays(bot: Bot, name: str, game: str) -> None:
    """Raise BotError if the bot is made for other games."""
    if bot.games and game not in bot.games:
        raise BotError("bot-other-game", bot=name, game=game, games=", ".join(bot.games))


def make_from_type(bot_type: BotType, given: dict[str, str]) -> Bot:
    """Return a bot of this type. An error in a class of another package becomes a BurgraveError."""
    try:
        return bot_type.make_bot(given)
    except BurgraveError:
        raise
    except Exception as problem:  # noqa: BLE001 - another package may raise anything
        raise BotError(
            "bot-class", bot=bot_type.name, why=short_repr(f"{type(problem).__name__}: {problem}")
        ) from None


def find_bot_type(game: AnyGame, name: str) -> BotType | None:
    found = [*bot_types(game), *level_bot_types(game)]
    return next((kind for kind in found if name == kind.name or name in kind.aliases), None)


def is_builtin(game: AnyGame, text: str) -> bool:
    """Return whether it is a bot of this package. Bots of other packages may do anything."""
    name = text.partition(":")[0]
    return any(name == kind.name for kind in [*builtin_bot_types(game), *level_bot_types(game)])


def builtin_bot_types(game: AnyGame) -> list[BotType]:
    return [RANDOM_TYPE, *map(with_random_moves, game.bot_types()), *frozen_search_types(game), SEARCH_TYPE]


def frozen_search_types(game: AnyGame) -> list[BotType]:
    """Return the search bots that never change, so that other bots can be measured against them."""
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
    """Return the same type with an option that makes some of the moves random."""
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
    """Return the bots of other packages for a game. A bot that cannot be loaded is left out."""
    found = []
    for point in entry_points(group=GROUP):
        bot_class = load_plugin(point)
        if bot_class is not None and (not bot_class.games or game in bot_class.games):
            found.append(BotType(point.name, bot_class, bot_class.options))
    return found


def load_plugin(point: EntryPoint) -> type[Bot] | None:
    try:
        found = point.load()
    except Exception as problem:  # noqa: BLE001 - another package may raise anything
        print(f"burgrave: the bot {point.name} is left out: {problem}", file=sys.stderr)
        return None
    return found if isinstance(found, type) and issubclass(found, Bot) else None


def type_of_class(name: str) -> BotType:
    """Return the bot type of a class in any module. The current folder is searched first."""
    module, _, made_name = name.rpartition(".")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), made_name)
    except Exception as problem:  # noqa: BLE001 - the module may raise anything
        raise BotError("bot-class", bot=name, why=str(problem)) from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BotError("bot-no-class", bot=name)
    return BotType(name, found, found.options)
