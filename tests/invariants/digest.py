"""One number for a handful of whole games: equal engines, equal digests."""

import random
from hashlib import blake2b

from burgrave.core.rng import FastRng
from burgrave.testing.random_play import attach_event_log, event_values, list_policies, open_case
from tests.invariants.cases import list_cases

GAMES = 2


def digest_games() -> str:
    digest = blake2b(digest_size=16)
    for table in list_cases():
        game, options = open_case(table)
        for seed in range(GAMES):
            s = game.new(options, seed)
            event_log = attach_event_log(s)
            choice = random.Random(seed)
            rng = FastRng(seed)
            while not s.is_over:
                legality = s.legality()
                digest.update(
                    repr((s.current_seat, legality.moves, sorted(legality.refused.items()))).encode()
                )
                digest.update(s.to_bytes())
                digest.update(repr(event_values(event_log.events)).encode())
                event_log.clear()
                if choice.random() < 0.1:
                    digest.update(s.view(s.current_seat).sample_state(rng).to_bytes())
                    digest.update(repr([policy.choose(s, rng) for policy in list_policies(game)]).encode())
                s.apply(choice.choice(legality.moves))
            digest.update(repr((s.scores(), s.ranking())).encode())
    return digest.hexdigest()
