"""Pgx: games as arrays in JAX, one at a time and a thousand in parallel (on the processor)."""

from random import Random
from typing import Any

from engines.peer import Build, Peer, import_needed

GAMES = {"sparrow_mahjong": 3, "backgammon": 2}
BATCHES = (1, 1024)


def make_peer(name: str, players: int, batch: int) -> Build:
    def build() -> Peer:
        jax = import_needed("jax")
        env = import_needed("pgx").make(name)
        start = jax.jit(jax.vmap(env.init))
        steps = jax.vmap(env.step)

        def one_step(state: Any, key: Any) -> Any:
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            key, rest = jax.random.split(key)
            moves = jax.random.categorical(key, logits, axis=-1)
            playing = ~(state.terminated | state.truncated)
            return steps(state, moves, jax.random.split(rest, batch)), playing.sum()

        fast_step = jax.jit(one_step)

        def play(rng: Random) -> int:
            key = jax.random.PRNGKey(rng.randrange(1 << 30))
            key, first = jax.random.split(key)
            state = start(jax.random.split(first, batch))
            decisions = 0
            while True:
                key, now = jax.random.split(key)
                state, playing = fast_step(state, now)
                if int(playing) == 0:
                    return decisions
                decisions += int(playing)

        note = f"{batch} side by side; they run as long as the longest game"
        return Peer("pgx", name, players, play, games_per_play=batch, note=note)

    return build


PEERS = {
    f"pgx/{name}-{batch}": make_peer(name, players, batch)
    for name, players in GAMES.items()
    for batch in BATCHES
}
