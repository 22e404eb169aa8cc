"""One number for a handful of whole games: equal engines, equal digests."""

import random
from hashlib import blake2b

from burgrave.core.chance import Fast
from burgrave.testing.play import listen, open_table, plain, policies
from tests.laws.tables import tables

GAMES = 2


def digest_of_games() -> str:
    digest = blake2b(digest_size=16)
    for table in tables():
        game, options = open_table(table)
        for seed in range(GAMES):
            s = game.new(options, seed)
            journal = listen(s)
            choice = random.Random(seed)
            chance = Fast(seed)
            while not s.over:
                o = s.reasons()
                digest.update(repr((s.acting, o.moves, sorted(o.refused.items()))).encode())
                digest.update(s.to_bytes())
                digest.update(repr(plain(journal.events)).encode())
                journal.clear()
                if choice.random() < 0.1:
                    digest.update(s.view(s.acting).imagine(chance).to_bytes())
                    digest.update(repr([policy.choose(s, chance) for policy in policies(game)]).encode())
                s.play(choice.choice(o.moves))
            digest.update(repr((s.scores(), s.ranking())).encode())
    return digest.hexdigest()
