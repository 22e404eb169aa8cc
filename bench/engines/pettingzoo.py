"""PettingZoo: environments around other engines, in PettingZoo's own loop of agents."""

from random import Random

from engines.peer import Build, Peer, SkipPeerError, import_needed, pick

GAMES = {
    "texas_holdem_no_limit": "texas_holdem_no_limit_v6",
    "leduc_holdem": "leduc_holdem_v4",
    "hanabi": "hanabi_v5",
}


def make_peer(name: str) -> Build:
    def build() -> Peer:
        module = import_needed(f"pettingzoo.classic.{name}")
        try:
            env = module.env()
            env.reset(seed=1)
        except Exception as problem:  # noqa: BLE001  a missing dependency causes many kinds of errors
            raise SkipPeerError(f"{name}: {type(problem).__name__}") from None

        def play(rng: Random) -> int:
            env.reset(seed=rng.randrange(1 << 30))
            decisions = 0
            for _ in env.agent_iter():
                seen, _, ended, cut, more = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else more["action_mask"]
                env.step(int(pick(mask.nonzero()[0], rng)))
                decisions += 1
            return decisions

        return Peer("pettingzoo", name, 2, play, note="a step includes the observation")

    return build


PEERS = {f"pettingzoo/{name}": make_peer(module) for name, module in GAMES.items()}
