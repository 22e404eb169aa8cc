"""Burgrave: Citadels and Praga Caput Regni as rules that you can play, drive and measure."""

from burgrave.engine import select_engine

__version__ = "0.2.0"

COMPILED: bool = select_engine()

# The engine is chosen, so its modules may be imported from here on.
from burgrave.game_registry import game, games  # noqa: E402

__all__ = ["COMPILED", "__version__", "game", "games"]
