"""RLCard: card games in Python. A step includes encoding the observation; states are copied deeply."""

import copy
from random import Random
from typing import Any

from engines.peer import Build, Peer, import_needed, pick

GAMES = {"uno": 2, "bridge": 4, "no-limit-holdem": 2, "gin-rummy": 2, "doudizhu": 3, "mahjong": 4}


def make_peer(name: str, players: int) -> Build:
    def build() -> Peer:
        env = import_needed("rlcard").make(name, config={"seed": 1})

        def play(rng: Random) -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(pick(list(state["legal_actions"]), rng))
                decisions += 1
            return decisions

        def mid(rng: Random) -> Any:
            state, _ = env.reset()
            for _ in range(3 + int(rng.random() * 8)):
                state, _ = env.step(pick(list(state["legal_actions"]), rng))
                if env.is_over():
                    state, _ = env.reset()
            return copy.deepcopy(env.game)

        note = "a step includes the observation; clone = deepcopy(game)"
        return Peer("rlcard", name, players, play, mid, copy.deepcopy, note=note)

    return build


PEERS = {f"rlcard/{name}": make_peer(name, players) for name, players in GAMES.items()}
