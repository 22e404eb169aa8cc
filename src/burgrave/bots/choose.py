"""One door to all bots: `random` plays every game, the others belong to their game."""

from typing import Any, Final

from burgrave.core.chance import Fast
from burgrave.core.game import Game
from burgrave.core.offer import Dice
from burgrave.core.state import State
from burgrave.core.wrong import Wrong

RANDOM: Final = "random"


def bots(game: Game[Any]) -> list[str]:
    """The bots that can play this game, weakest first."""
    return [RANDOM, *game.bots()]


def choose(bot: str, view: State, chance: Fast) -> int:
    """The bot's move for the seat that must decide."""
    if bot == RANDOM:
        dice = Dice(chance)
        view.offer(dice)
        return dice.move
    if bot not in view.game.bots():
        raise Wrong("bot-unknown", bot=bot, game=view.game.id, known=", ".join(bots(view.game)))
    move: int = view.game.bot_move(bot, view, chance)
    return move
