"""Bots that behave badly, each in its own way."""

import sys
import time

from burgrave.core.bot import Bot
from burgrave.core.rng import FastRng
from burgrave.core.state import State


class RaisingBot(Bot):
    def choose(self, view: State, rng: FastRng) -> int:
        raise ValueError("no idea")


class HangingBot(Bot):
    def choose(self, view: State, rng: FastRng) -> int:
        while True:
            time.sleep(0.01)


class IllegalMoveBot(Bot):
    def choose(self, view: State, rng: FastRng) -> int:
        return 999_999


class TextAnswerBot(Bot):
    def choose(self, view: State, rng: FastRng) -> int:
        print("hm")
        return "the first one"  # type: ignore[return-value]


class ExitingBot(Bot):
    def choose(self, view: State, rng: FastRng) -> int:
        sys.exit(3)


class UnloadableBot(Bot):
    def __init__(self) -> None:
        raise RuntimeError("not today")


class GoodBot(Bot):
    def choose(self, view: State, rng: FastRng) -> int:
        return view.legal_moves()[0]
