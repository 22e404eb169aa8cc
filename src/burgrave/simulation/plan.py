"""A simulation plan: everything that decides which games bots play, as plain data that can be sent.

Example:

    plan = make_plan(game, game.options(players=5), ["h1", "random"], games=1000, seed=7)
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from burgrave.bots.registry import canonical_name
from burgrave.core.error import BotError
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.game_registry import game as game_of


@dataclass(frozen=True)
class SimulationPlan:
    """Everything that a worker has to know, as plain data that can be sent."""

    game: str
    options: dict[str, Any]  # resolved
    components: bytes  # component data of the options; empty if it is the default
    line_up: tuple[str, ...]  # a bot for each seat of game 0
    games: int
    seed: int
    trust_bots: bool = False  # give every bot the full state instead of its view

    def bots_in_game(self, number: int) -> list[str]:
        """Return the bot of each seat. From game to game every bot moves on by one seat."""
        seats = len(self.line_up)
        return [self.line_up[(seat + number) % seats] for seat in range(seats)]

    def load_game(self) -> tuple[Game[Any], Options]:
        """Return the game and its options, in any process."""
        game = game_of(self.game)
        if self.components:
            game.reference().register_components(self.components, self.game)
        return game, game.options(**self.options)


def make_plan(
    game: Game[Any],
    options: Options,
    names: Sequence[str],
    games: int,
    seed: int,
    trust_bots: bool = False,
    objects: Container[str] = (),
) -> SimulationPlan:
    """Check the bots, assign them to seats and return the plan. A short list of bots repeats.

    `objects` are the names of bots that are objects: nobody else knows them.
    """
    known = [name if name in objects else canonical_name(game, name) for name in names]
    if not known or len(known) > options.players:
        raise BotError("bots-number", bots=len(known), players=options.players)
    line_up = tuple(known[seat % len(known)] for seat in range(options.players))
    data = game.reference().components(options)
    is_default = data == game.reference().components(game.options())
    return SimulationPlan(
        game.id, options.to_dict(), b"" if is_default else data, line_up, games, seed, trust_bots
    )


def derive_seed(seed: int, number: int, use: str) -> int:
    """Return a number that depends only on seed, game number and use."""
    text = f"{seed} {number} {use}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6, person=b"burgrave lab").digest())
