"""The bot h1: how well it plays, that it uses what it has, and its habits."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import burgrave
from burgrave.citadels import moves
from burgrave.citadels.bots.h1 import H1
from burgrave.citadels.bots.worth import is_useful
from burgrave.citadels.editions.presets import PRESETS
from burgrave.citadels.state import CitadelsState
from burgrave.core.bot import RANDOM_POLICY
from burgrave.core.rng import FastRng
from burgrave.testing.random_play import open_case
from tests.invariants.citadels.cases import random_case

GAME = burgrave.game("citadels")
CLASSIC: dict[str, Any] = {"edition": "classic", "players": 4}
USUAL = [CLASSIC] + [{"edition": "2016", "players": 4, "preset": preset} for preset in PRESETS]
WELL_PLAYED = pytest.mark.parametrize("options", USUAL, ids=lambda o: o.get("preset", o["edition"]))
BOT = H1()
GAMES = 40
MOST_ROUNDS = 25
# A turn is not ended while one of these is possible.
GIFTS = [
    moves.TAKE_INCOME,
    moves.TAKE_BONUS,
    moves.COLLECT_TAX,
    moves.STUDY,
    moves.DIVINE,
    moves.NAVIGATE_GOLD,
]


def play(options: dict[str, Any], seed: int, clever: set[int]) -> CitadelsState:
    s = GAME.new(GAME.options(**options), seed)
    assert isinstance(s, CitadelsState)
    rng = FastRng(seed + 1)
    while not s.is_over:
        s.apply((BOT if s.current_seat in clever else RANDOM_POLICY).choose(s, rng))
        assert s.round <= 4 * MOST_ROUNDS
    return s


@WELL_PLAYED
def test_it_beats_three_random_players(options):
    won = 0
    for seed in range(GAMES):
        me = seed % 4
        won += play(options, seed, {me}).ranking()[me] == 1
    assert won >= 0.85 * GAMES  # far below what it reaches, so that chance never decides


@WELL_PLAYED
def test_among_its_like_a_game_does_not_drag_on(options):
    rounds = [play(options, seed, {0, 1, 2, 3}).round for seed in range(GAMES // 4)]
    assert sum(rounds) / len(rounds) < MOST_ROUNDS


def iter_decisions(edition: str, games: range) -> Iterator[tuple[CitadelsState, list[int], int]]:
    """The state, the legal moves and the choice, wherever there is one, at tables of the bot alone."""
    for number in games:
        game, options = open_case((GAME, random_case(edition, number)))
        s = game.new(options, number)
        assert isinstance(s, CitadelsState)
        rng = FastRng(number + 1)
        while not s.is_over:
            legal = s.legal_moves()
            move = BOT.choose(s, rng)
            assert move in legal
            if len(legal) > 1:
                yield s, legal, move
            s.apply(move)


@pytest.mark.slow
def test_it_uses_every_ability():
    """Every kind of move is chosen now and then; a lone choice does not count."""
    notation = burgrave.game("citadels").notation
    used: Counter[str] = Counter()
    for edition, games in (("2016", range(60)), ("deluxe", range(160))):
        for _, _, move in iter_decisions(edition, games):
            used[notation.move(move).verb] += 1
    known = {family.verb for family in notation.families}
    assert known - set(used) <= {"plain copy", "beautified copy"}  # they need a rare chance


def test_it_ends_a_turn_only_when_nothing_is_left_to_take_or_build():
    for edition in ("classic", "2016", "deluxe"):
        for s, legal, move in iter_decisions(edition, range(25)):
            if move != moves.END_TURN:
                continue
            assert not set(GIFTS) & set(legal)
            p = s.players[s.current_seat]
            for kind in range(1, 61):
                assert moves.BUILD + kind not in legal or not is_useful(s, p, kind)


def test_out_of_turn_it_takes_what_it_is_given():
    for s, legal, move in iter_decisions("deluxe", range(80)):
        for gift in (moves.CONFISCATE, moves.COME_FORWARD, moves.LOOK):
            assert gift not in legal or move == gift
        if moves.REVEAL in legal:
            flowered = s.flowered == s.rank and s.players[s.turn].gold > 0
            assert (move == moves.REVEAL) == flowered


def test_a_threat_known_to_be_flowered_is_bribed_and_a_plain_one_refused():
    seen = 0
    for s, legal, move in iter_decisions("2016", range(150)):
        if moves.BRIBE in legal and s.threats_shown and s.players[s.current_seat].gold > 1:
            seen += 1
            assert (move == moves.BRIBE) == (s.flowered == s.rank)
    assert seen > 0
