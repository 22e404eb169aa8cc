"""Who plays what: everything that decides which games bots play, as plain data that can be sent.

plan = plan_for(game, game.options(players=5), ["h1", "random"], games=1000, seed=7)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from burgrave.bots.registry import canonical_name
from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.game_registry import game as game_of


@dataclass(frozen=True)
class SimulationPlan:
    """Everything a worker has to know; plain data, so that it can be sent."""

    game: str
    options: dict[str, Any]  # resolved
    components: bytes  # the data that these options name, if another process would not know it
    line_up: tuple[str, ...]  # a bot for each seat of game 0
    games: int
    seed: int
    trust_bots: bool = False  # give every bot the whole table, even one that might peek

    def bots_in_game(self, number: int) -> list[str]:
        """Who sits where in a game: everybody moves on by one seat from game to game."""
        seats = len(self.line_up)
        return [self.line_up[(seat + number) % seats] for seat in range(seats)]

    def load_game(self) -> tuple[Game[Any], Options]:
        """The game and its options, in whichever process."""
        game = game_of(self.game)
        if self.components:
            game.reference().register_components(self.components, self.game)
        return game, game.options(**self.options)


def make_plan(
    game: Game[Any], options: Options, names: Sequence[str], games: int, seed: int, trust_bots: bool = False
) -> SimulationPlan:
    """Check the bots and seat them: one name sits everywhere, a short list repeats."""
    known = [canonical_name(game, name) for name in names]
    if not known or len(known) > options.players:
        raise BurgraveError("bots-number", bots=len(known), players=options.players)
    line_up = tuple(known[seat % len(known)] for seat in range(options.players))
    data = game.reference().components(options)
    is_default = data == game.reference().components(game.options())
    return SimulationPlan(
        game.id, options.to_dict(), b"" if is_default else data, line_up, games, seed, trust_bots
    )


def derive_seed(seed: int, number: int, use: str) -> int:
    """A number that depends on seed, game and use alone."""
    text = f"{seed} {number} {use}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6, person=b"burgrave lab").digest())
