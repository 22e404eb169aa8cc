"""What s1 plays, table by table, as digests: `python -m tests.bots.frozen_search` writes them down.

Other searches are measured by s1, so its choices stay as they are. Only a mended rule of a game, or a mended
sampling of hidden information, may change them. Then write the digests again.
"""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

from burgrave import game as game_of
from burgrave.bots.registry import baseline_bot, make_bot
from burgrave.core.rng import FastRng

FILE = Path(__file__).with_name("s1.json")
BOT = "s1:playouts=32"
SEEDS = (5, 6)
TABLES: dict[
    str, tuple[str, int, dict[str, Any]]
] = {  # by name: the game, of how many decisions s1 has one, the options
    "classic 3": ("citadels", 5, {"edition": "classic", "players": 3}),
    "2016 2": ("citadels", 3, {"edition": "2016", "preset": "first_game", "players": 2}),
    "2016 4": ("citadels", 5, {"edition": "2016", "preset": "first_game", "players": 4}),
    "2016 7": ("citadels", 7, {"edition": "2016", "players": 7}),
    "deluxe 5": ("citadels", 7, {"edition": "deluxe", "players": 5, "action_cards": True}),
    "praga 1": ("praga", 40, {"players": 1}),
    "praga 3": ("praga", 90, {"players": 3}),
}


def digest_search(game_id: str, every: int, options: dict[str, Any], name: str = BOT) -> str:
    """Its choices in some games. The reference bot of the game takes the decisions between them."""
    game, moves = game_of(game_id), blake2b(digest_size=8)
    search, others = make_bot(game, name), make_bot(game, baseline_bot(game))
    for seed in SEEDS:
        s, rng, number = game.new(game.options(**options), seed), FastRng(seed), 0
        while not s.is_over:
            number += 1
            if number % every:
                s.apply(others.choose(s, rng))
                continue
            move = int(search.choose(s.view(s.current_seat), rng))
            moves.update(move.to_bytes(4, "big"))
            s.apply(move)
    return moves.hexdigest()


if __name__ == "__main__":
    found = {name: digest_search(*table) for name, table in TABLES.items()}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
