"""OpenSpiel: C++ games, driven from Python and in OpenSpiel's own rollouts."""

from operator import methodcaller
from random import Random
from typing import Any

from engines.peer import Build, Peer, SkipPeerError, import_needed, pick

PACKAGE = "open_spiel"
POKER = (
    "universal_poker(betting=nolimit,numPlayers=6,numRounds=4,blind=100 50 0 0 0 0,firstPlayer=3 1 1 1,"
    "numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,"
    "stack=2000 2000 2000 2000 2000 2000,bettingAbstraction=fcpa)"
)
GAMES = (
    "social_deduction",
    "tarok(players=4)",
    "crazy_eights(players=4)",
    "go_fish(players=4)",
    "euchre",
    "spades",
    "bridge(use_double_dummy_result=false)",
    "hearts",
    "oh_hell(players=4)",
    "dou_dizhu",
    "skat",
    "cribbage",
    "hanabi(players=4)",
    POKER,
    "backgammon",
    "gin_rummy",
)
NO_ROLLOUTS = ("cribbage", "hanabi(players=4)", POKER)  # rollouts need games with rewards only at the end
ROLLOUTS = 100  # for each call: enough that the cost of the call itself does not matter
STARTS = 200  # dealt in advance; one game from each gives the number of decisions per game


def load(name: str) -> Any:
    """Return the game; raise SkipPeerError if it is missing here or its moves are simultaneous."""
    pyspiel = import_needed("pyspiel")
    try:
        game = pyspiel.load_game(name)
    except pyspiel.SpielError as problem:
        raise SkipPeerError(f"pyspiel has no {name}: {type(problem).__name__}") from None
    if game.get_type().dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL:
        raise SkipPeerError(f"{name} has simultaneous moves")
    return game


def step(state: Any, rng: Random) -> int:
    """Play one step; return 1 if a player decided, 0 if the caller had to draw a chance outcome."""
    if not state.is_chance_node():
        state.apply_action(pick(state.legal_actions(), rng))
        return 1
    outcomes = state.chance_outcomes()
    left = rng.random()
    chosen = outcomes[-1][0]
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            chosen = action
            break
    state.apply_action(chosen)
    return 0


def play_to_first_decision(game: Any, rng: Random) -> Any:
    """Return a new state at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        step(state, rng)
    return state


def play_on(state: Any, rng: Random) -> int:
    decisions = 0
    while not state.is_terminal():
        decisions += step(state, rng)
    return decisions


def count_steps(game: Any, rng: Random) -> int:
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        step(state, rng)
        steps += 1
    return steps


def mid_game_state(game: Any, rng: Random) -> Any:
    steps = int(count_steps(game, rng) * (0.3 + 0.4 * rng.random()))
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        step(state, rng)
    return state


def make_python_peer(name: str) -> Build:
    def build() -> Peer:
        game = load(name)

        def play(rng: Random) -> int:
            return play_on(game.new_initial_state(), rng)

        def mid(rng: Random) -> Any:
            return mid_game_state(game, rng)

        return Peer(PACKAGE, short_name(name), game.num_players(), play, mid, methodcaller("clone"))

    return build


def make_inside_peer(name: str) -> Build:
    """Build playouts in C++, through their only access from Python: the evaluator of the MCTS bot.

    With one simulation the bot evaluates only the root, so a call is exactly ROLLOUTS random games from a
    dealt start. The rollouts do not count decisions, but they choose as the Python loop does. So decisions/s
    = rollouts/s x decisions per game. The decisions per game are counted here from the same starts.
    """

    def build() -> Peer:
        pyspiel = import_needed("pyspiel")
        game = load(name)
        rng = Random(1)
        starts = [play_to_first_decision(game, rng) for _ in range(STARTS)]
        decisions = sum(play_on(start.clone(), rng) for start in starts) / STARTS

        def play(rng: Random) -> int:
            rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, rng.randrange(1 << 30))
            bot = pyspiel.MCTSBot(game, rollouts, 1.4, 1, 1 << 20, False, rng.randrange(1 << 30), False)
            bot.step(pick(starts, rng))
            return 0

        peer = Peer(PACKAGE, short_name(name), game.num_players(), play, kind="inside")
        peer.games_per_play = ROLLOUTS
        peer.decisions_per_game = decisions
        peer.note = "C++ rollouts from dealt starts; decisions/s = rollouts/s x decisions per game"
        return peer

    return build


def short_name(name: str) -> str:
    return name.split("(")[0]


PEERS = {f"openspiel/{short_name(name)}": make_python_peer(name) for name in GAMES} | {
    f"openspiel-cpp/{short_name(name)}": make_inside_peer(name) for name in GAMES if name not in NO_ROLLOUTS
}
