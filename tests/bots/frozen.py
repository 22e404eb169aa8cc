"""What h1 plays, table by table, as digests: `python -m tests.bots.frozen` writes them down.

Other bots are measured by h1, so its choices stay as they are. Only a mended rule of the game may change
these games. Then write the digests again; only those of the tables that the rule touches may differ.
"""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

from burgrave import game as game_of
from burgrave.bots.registry import make_bot
from burgrave.core.rng import FastRng
from burgrave.testing import case_name
from tests.invariants.citadels.cases import list_cases, random_case

FILE = Path(__file__).with_name("h1.json")
EDITIONS = ("classic", "2016", "deluxe")
GAMES = 2  # at each of the usual tables; the others are by chance and have one each
CHANCE_TABLES = 12  # of each edition


def list_frozen_cases() -> dict[str, tuple[dict[str, Any], int]]:
    """By name: the options, and how many games."""
    usual = {case_name((game_of("citadels"), options)): (options, GAMES) for options in list_cases()}
    return usual | {
        f"{edition} by chance {number}": (random_case(edition, number), 1)
        for edition in EDITIONS
        for number in range(CHANCE_TABLES)
    }


def digest_play(options: dict[str, Any], games: int) -> str:
    """All choices of games among h1 alone."""
    game, moves = game_of("citadels"), blake2b(digest_size=8)
    h1 = make_bot(game, "h1")
    for seed in range(games):
        s, rng = game.new(game.options(**options), seed), FastRng(seed)
        while not s.is_over:
            move = int(h1.choose(s, rng))
            moves.update(move.to_bytes(4, "big"))
            s.apply(move)
    return moves.hexdigest()


if __name__ == "__main__":
    found = {name: digest_play(*table) for name, table in list_frozen_cases().items()}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
