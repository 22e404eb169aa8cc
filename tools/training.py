"""Plays the training games of a profile-guided build. tools/profile_guided.py runs this.

    python tools/training.py FOLDER   play the games with the engine in this folder

The options differ from those of `burgrave bench`, so that the build is not trained for the measurement:
random casts, other numbers of players, the other sides and sets. Some games are random, some are played by
bots, and some are searched. The deals are always the same, so a build can be repeated.
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
RANDOM_GAMES = 60  # of each case, inside the engine
GAMES_FROM_PYTHON = 6
BOTS_GAMES = 2  # of each bot
SAMPLES_PER_VIEW = 20
SEARCH = "search:playouts=60"
SEARCHED = 12  # decisions of a game


def train(folder: Path) -> None:
    """Play every case once. Import burgrave here, because the folder of its engine is not known before."""
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
    """Play inside the engine, and from Python move by move with clones, views and sampled states."""
    from random import Random

    from burgrave.core.playout import random_games
    from burgrave.core.rng import FastRng

    random_games(game, options, RANDOM_GAMES, seed)
    choice = Random(seed)
    for number in range(GAMES_FROM_PYTHON):
        s = game.new(options, number)
        while not s.is_over:
            if choice.random() < 0.02:
                view = s.clone().view(s.current_seat)
                for sample in range(SAMPLES_PER_VIEW):
                    view.sample_state(FastRng(sample)).clone()
            s.apply(choice.choice(s.legal_moves()))
        s.scores()


def play_bots(game: Any, options: Any, seed: int) -> None:
    """Play games in which all seats have the same bot, for each bot that does not search."""
    from burgrave.bots.registry import bot_names, make_bot
    from burgrave.core.bot import Policy
    from burgrave.core.playout import play_out
    from burgrave.core.rng import FastRng

    for player in (make_bot(game, name) for name in bot_names(game) if name != "random"):
        if isinstance(player, Policy):
            for number in range(BOTS_GAMES):
                play_out(game.new(options, number), player, FastRng(seed))


def search(game: Any, options: Any, seed: int) -> None:
    """Search some decisions, spread over a game that the default bot plays."""
    from burgrave.bots.registry import default_bot, make_bot
    from burgrave.core.rng import FastRng

    searching = make_bot(game, SEARCH)
    playing = make_bot(game, default_bot(game))
    s = game.new(options, seed)
    rng = FastRng(seed)
    decisions = 0
    while not s.is_over:
        if decisions % 10 == 0 and decisions < 10 * SEARCHED:
            searching.choose(s.view(s.current_seat), rng)
        s.apply(playing.choose(s.view(s.current_seat), rng))
        decisions += 1


if __name__ == "__main__":
    train(Path(sys.argv[1]).resolve())
