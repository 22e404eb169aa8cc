"""Catanatron: Catan in Python, with random players and with the bots of the package."""

from operator import methodcaller
from random import Random
from typing import Any

from engines.peer import Build, Peer, import_needed, pick

PACKAGE = "catanatron"
BOTS = {
    "weighted": ("catanatron.players.weighted_random", "WeightedRandomPlayer"),
    "vp": ("catanatron.players.search", "VictoryPointPlayer"),
    "value": ("catanatron.players.value", "ValueFunctionPlayer"),
}


def new_game(players: list[Any], rng: Random) -> Any:
    return import_needed("catanatron.game").Game(players, seed=rng.randrange(1, 1 << 30))


def is_running(game: Any) -> bool:
    limit = getattr(import_needed("catanatron.game"), "TURNS_LIMIT", 1000)
    return game.winning_color() is None and game.state.num_turns < limit


def legal_actions(game: Any) -> Any:
    """Return the legal actions: newer versions keep them in the game, older ones in its state."""
    return game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions


def make_random_peer() -> Peer:
    models = import_needed("catanatron.models.player")
    players = [models.RandomPlayer(colour) for colour in list(models.Color)[:4]]

    def play(rng: Random) -> int:
        game = new_game(players, rng)
        decisions = 0
        while is_running(game):
            game.execute(pick(legal_actions(game), rng), validate_action=False)
            decisions += 1
        return decisions

    def mid(rng: Random) -> Any:
        game = new_game(players, rng)
        for _ in range(200 + int(rng.random() * 200)):
            if game.winning_color() is not None:
                break
            game.execute(pick(legal_actions(game), rng))
        return game

    return Peer(PACKAGE, "catan", 4, play, mid, methodcaller("copy"))


def make_bot_peer(module: str, name: str) -> Build:
    def build() -> Peer:
        models = import_needed("catanatron.models.player")
        bot = getattr(import_needed(module), name)
        players = [bot(colour) for colour in list(models.Color)[:4]]

        def play(rng: Random) -> int:
            for player in players:
                player.reset_state()
            game = new_game(players, rng)
            decisions = 0
            while is_running(game):
                game.play_tick()
                decisions += 1
            return decisions

        return Peer(PACKAGE, "catan", 4, play, kind="bots", note=f"four of {name}")

    return build


PEERS: dict[str, Build] = {"catanatron/random": make_random_peer} | {
    f"catanatron/{name}": make_bot_peer(*where) for name, where in BOTS.items()
}
