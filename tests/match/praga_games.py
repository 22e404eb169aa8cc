"""Games of Praga between bots, stopped where something is to be looked at."""

from collections.abc import Iterator
from typing import Any, Final

import burgrave
from burgrave.bots.registry import default_bot, make_bot
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.match.presenters.base import Presenter, presenter_for

# Two to four players, and both opponents of one.
TABLES: Final[list[dict[str, Any]]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 1, "solo": "simple"},
    {"players": 1, "solo": "parler"},
]


def presenter_for_options(given: dict[str, Any]) -> Presenter:
    return presenter_for(burgrave.game("praga"), given)


def list_decisions(given: dict[str, Any], seed: int, kinds: set[str]) -> Iterator[State]:
    """The decisions of these kinds in one game; bots that play at random leave more open than others."""
    game = burgrave.game("praga")
    s, rng = game.new(game.options(**given), seed), FastRng(seed)
    players = [make_bot(game, name) for name in ("random", default_bot(game))]
    number = 0
    while not s.is_over:
        decision = s.decision()
        if decision is not None and decision.kind in kinds:
            yield s.clone()
        number += 1
        s.apply(players[number // 40 % 2].choose(s.view(s.current_seat), rng))
