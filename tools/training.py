"""The games by which a profile-guided build learns what the engine does most; tools/profile_guided.py runs
this.

    python tools/training.py FOLDER   play the games with the engine that lies in this folder

They are other tables than those of `burgrave bench`, so that what is measured was not learnt by heart: casts
by chance, other numbers of players, the other sides and sets. A part of the games is random, a part is
played by the bots, a part is searched. The same deals are played every time, so a build can be repeated.
"""

import sys
from pathlib import Path
from typing import Any

CITADELS: list[dict[str, Any]] = [
    {"edition": "classic", "players": 3},
    {"edition": "classic", "players": 6},
    {"edition": "classic", "players": 5, "duplicates": "forbidden"},
    {"edition": "2016", "players": 5, "random_cast": 101},
    {"edition": "2016", "players": 7, "random_cast": 102, "nine": True},
    {"edition": "2016", "players": 3, "random_cast": 103},
    {"edition": "deluxe", "players": 4, "random_cast": 104, "action_cards": True},
    {"edition": "deluxe", "players": 5, "random_cast": 105, "action_cards": False},
]
PRAGA: list[dict[str, Any]] = [
    {"players": 2, "side": "B", "hunger_wall": "A", "cathedral": "B", "bridge": "babab"},
    {"players": 3, "tile_order": "random", "road_tiles": ["KR-I", "KR-IIa"], "bridge": "bbbbb"},
    {"players": 4, "side": "B", "road_tiles": ["KR-IIb"], "hunger_wall": "B"},
    {"players": 1, "solo": "parler", "cathedral": "A"},
]
TABLES = [("citadels", CITADELS), ("praga", PRAGA)]
RANDOM_GAMES = 60  # of each table, inside the engine
GAMES_FROM_PYTHON = 6
BOTS_GAMES = 2  # of each bot
WORLDS_PER_VIEW = 20
SEARCH = "search:playouts=60"
SEARCHED = 12  # decisions of a game


def train(folder: Path) -> None:
    """Every table once; burgrave is imported here because the folder of its engine is known only now."""
    sys.path.insert(0, str(folder))
    import burgrave

    if not burgrave.COMPILED or not Path(burgrave.__file__).is_relative_to(folder):
        sys.exit(f"training: there is no compiled engine in {folder}")
    for id, tables in TABLES:
        game = burgrave.game(id)
        for seed, given in enumerate(tables):
            options = game.options(**given)
            play_random_games(game, options, seed)
            play_bots(game, options, seed)
            search(game, options, seed)


def play_random_games(game: Any, options: Any, seed: int) -> None:
    """As programs play: inside the engine, and move by move from Python with copies, views and worlds."""
    from random import Random

    from burgrave.core.playout import random_games
    from burgrave.core.rng import FastRng

    random_games(game, options, RANDOM_GAMES, seed)
    choice = Random(seed)
    for number in range(GAMES_FROM_PYTHON):
        s = game.new(options, number)
        while not s.over:
            if choice.random() < 0.02:
                view = s.clone().view(s.current_seat)
                for world in range(WORLDS_PER_VIEW):
                    view.sample_state(FastRng(world)).clone()
            s.play(choice.choice(s.legal()))
        s.scores()


def play_bots(game: Any, options: Any, seed: int) -> None:
    """All seats by the same bot, with each of the game's own bots that need no time to think."""
    from burgrave.bots.registry import bot_names, make_bot
    from burgrave.core.bot import Policy
    from burgrave.core.playout import play_out
    from burgrave.core.rng import FastRng

    for player in (make_bot(game, name) for name in bot_names(game) if name != "random"):
        if isinstance(player, Policy):
            for number in range(BOTS_GAMES):
                play_out(game.new(options, number), player, FastRng(seed))


def search(game: Any, options: Any, seed: int) -> None:
    """Some decisions spread over a game that the usual bot plays."""
    from burgrave.bots.registry import default_bot, make_bot
    from burgrave.core.rng import FastRng

    searching = make_bot(game, SEARCH)
    playing = make_bot(game, default_bot(game))
    s = game.new(options, seed)
    rng = FastRng(seed)
    decisions = 0
    while not s.over:
        if decisions % 10 == 0 and decisions < 10 * SEARCHED:
            searching.choose(s.view(s.current_seat), rng)
        s.play(playing.choose(s.view(s.current_seat), rng))
        decisions += 1


if __name__ == "__main__":
    train(Path(sys.argv[1]).resolve())
