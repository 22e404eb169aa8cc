"""Games of Praga between bots, stopped where something is to be looked at."""

from collections.abc import Iterator
from typing import Any, Final

import burgrave
from burgrave.bots.registry import bot, usual
from burgrave.core.chance import Fast
from burgrave.core.state import State
from burgrave.table.lens import Lens, lens_for

# Two to four players, and both opponents of one.
TABLES: Final[list[dict[str, Any]]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 1, "solo": "simple"},
    {"players": 1, "solo": "parler"},
]


def lens_of(given: dict[str, Any]) -> Lens:
    return lens_for(burgrave.game("praga"), given)


def moments(given: dict[str, Any], seed: int, kinds: set[str]) -> Iterator[State]:
    """The decisions of these kinds in one game; bots that play at random leave more open than others."""
    game = burgrave.game("praga")
    s, chance = game.new(game.options(**given), seed), Fast(seed)
    players = [bot(game, name) for name in ("random", usual(game))]
    number = 0
    while not s.over:
        decision = s.decision()
        if decision is not None and decision.kind in kinds:
            yield s.clone()
        number += 1
        s.play(players[number // 40 % 2].choose(s.view(s.acting), chance))
