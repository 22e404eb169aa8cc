"""What `peers.py` needs to know about another engine."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

Play = Callable[[Random], int]  # plays one whole game, returns the number of its decisions
Build = Callable[[], "Peer"]


class SkipPeerError(Exception):
    """The engine is not installed, or it cannot do this here."""


@dataclass
class Peer:
    """One game of one engine."""

    package: str
    game: str
    players: int
    play: Play
    mid: Callable[[Random], Any] | None = None  # a state from the middle of a game
    clone: Callable[[Any], Any] | None = None
    games_per_play: int = 1
    decisions_per_game: float | None = None  # known in advance; None: counted while playing
    kind: str = "python"  # or "inside": playouts that stay in compiled code; or "bots": not random players
    note: str = ""


def import_needed(module: str) -> Any:
    """Return the module of a package that may be missing. Packages fail to import in many ways."""
    try:
        return importlib.import_module(module)
    except Exception as problem:  # noqa: BLE001
        raise SkipPeerError(f"{module}: {type(problem).__name__}") from None


def pick(items: Any, rng: Random) -> Any:
    """Return one of the items at random; `Random.choice` does the same three times slower."""
    return items[int(rng.random() * len(items))]
