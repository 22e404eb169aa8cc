"""Bots that behave badly, each in its own way."""

import sys
import time

from burgrave.core.bot import Bot
from burgrave.core.chance import Fast
from burgrave.core.state import State


class Raises(Bot):
    def choose(self, view: State, chance: Fast) -> int:
        raise ValueError("no idea")


class Hangs(Bot):
    def choose(self, view: State, chance: Fast) -> int:
        while True:
            time.sleep(0.01)


class Cheats(Bot):
    def choose(self, view: State, chance: Fast) -> int:
        return 999_999


class Mumbles(Bot):
    def choose(self, view: State, chance: Fast) -> int:
        print("hm")
        return "the first one"  # type: ignore[return-value]


class Leaves(Bot):
    def choose(self, view: State, chance: Fast) -> int:
        sys.exit(3)


class Unmade(Bot):
    def __init__(self) -> None:
        raise RuntimeError("not today")


class Behaves(Bot):
    def choose(self, view: State, chance: Fast) -> int:
        return view.legal()[0]
