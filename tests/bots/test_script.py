"""Praga's bot script: how well it plays, that it uses what there is, and that it decides from its view."""

from collections.abc import Iterator
from typing import Any

import pytest

import burgrave
from burgrave.core.bot import RANDOM_POLICY
from burgrave.core.rng import FastRng
from burgrave.praga import moves
from burgrave.praga.bots.calendar import turns_left
from burgrave.praga.bots.script import Script
from burgrave.praga.state import PragaState

GAME = burgrave.game("praga")
BOT = Script()
GAMES = 8
FLOOR = 145  # points on average; far below what it reaches, so that chance never decides
OTHER_PIECES: dict[str, Any] = {
    "side": "B",
    "tile_order": "random",
    "hunger_wall": "A",
    "cathedral": "B",
    "bridge": "bbbbb",
    "road_tiles": ["KR-I", "KR-IIa", "KR-III"],
}
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, **OTHER_PIECES},
    {"players": 4, "hunger_wall": "B", "cathedral": "A", "road_tiles": ["KR-IIb"]},
    {"players": 1, "solo": "simple", **OTHER_PIECES},
    {"players": 1, "solo": "parler"},
]
EVERY_TABLE = pytest.mark.parametrize("options", TABLES, ids=lambda o: str(o.get("solo", o["players"])))


def iter_decisions(
    options: dict[str, Any], games: range, randomly: int = -1
) -> Iterator[tuple[PragaState, int]]:
    """The state before each choice, and the choice; at last the state of the end, with -1.

    One seat may play at random.
    """
    for seed in games:
        s = GAME.new(GAME.options(**options), seed)
        assert isinstance(s, PragaState)
        rng = FastRng(seed + 1)
        while not s.is_over:
            move = RANDOM_POLICY.choose(s, rng) if s.current_seat == randomly else BOT.choose(s, rng)
            yield s, move
            s.apply(move)
        yield s, -1


def iter_end_states(options: dict[str, Any], games: range, randomly: int = -1) -> Iterator[PragaState]:
    return (s for s, move in iter_decisions(options, games, randomly) if move < 0)


@EVERY_TABLE
def test_it_plays_every_table_to_its_end_by_the_rules(options):
    for s, move in iter_decisions(options, range(100, 101)):
        assert s.is_over or move in s.legal_moves()


@pytest.mark.slow
@EVERY_TABLE
def test_it_decides_alike_from_the_full_state_the_view_and_any_sampled_state(options):
    """Where it may choose at all, and without touching the state it is given."""
    for number, (s, move) in enumerate(iter_decisions(options, range(200, 201))):
        if move < 0 or len(s.legal_moves()) == 1:
            continue
        before = s.to_bytes()
        choice = BOT.choose(s, FastRng(number))
        assert s.to_bytes() == before
        view = GAME.view(s, s.current_seat)
        assert BOT.choose(view, FastRng(number)) == choice
        assert BOT.choose(GAME.sample_state(view, FastRng(number + 7), None), FastRng(number)) == choice


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_among_its_like_it_has_a_good_score(players):
    points = [p for s in iter_end_states({"players": players}, range(GAMES)) for p in s.scores()]
    assert sum(points) / len(points) > FLOOR


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_never_comes_near(players):
    for s in iter_end_states({"players": players}, range(4), randomly=1):
        scores = s.scores()
        assert s.ranking()[1] == players
        assert min(scores[:1] + scores[2:]) > scores[1] + 20


@pytest.mark.slow
def test_it_uses_every_possibility_of_the_game():
    """Every kind of move is chosen now and then, where there was another."""
    notation = GAME.notation
    unused = {family.verb for family in notation.families}
    unused.remove("discard gold window")  # a silver one is less of a loss
    for seed in range(324, 348):
        for options in TABLES if unused else ():
            for s, move in iter_decisions(options, range(seed, seed + 1)):
                if move >= 0 and len(s.legal_moves()) > 1:
                    unused.discard(notation.move(move).verb)
    assert unused == set()


def test_no_upgrade_bonus_and_no_sideways_move_is_left_when_a_turn_ends():
    for s, move in iter_decisions({"players": 3}, range(400, 402)):
        if move == moves.END_TURN:
            assert not any(moves.FAMILY_OF[other] == moves.BONUS_MOVES for other in s.legal_moves())
            assert s.hunger_credits == s.cathedral_credits == 0


@EVERY_TABLE
def test_it_knows_how_many_turns_are_left(options):
    left: list[list[int]] = [[] for _ in range(options["players"])]
    turn = (-1, -1)
    for s, move in iter_decisions(options, range(500, 501)):
        if move >= 0 and s.turn >= 0 and (s.turn, s.players[s.turn].turns) != turn:
            turn = (s.turn, s.players[s.turn].turns)
            left[s.turn].append(turns_left(s, s.turn))
    for counts in left:
        assert counts == list(range(len(counts) - 1, -1, -1))
