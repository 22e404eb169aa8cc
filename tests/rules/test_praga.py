"""Every scenario in tests/rules/praga is a ruling; a few need many seeds and stand here."""

import re
from pathlib import Path

import pytest

import burgrave
from burgrave.core.events import SPECTATOR
from burgrave.core.rng import FastRng, SeededRng
from burgrave.core.scenario import InvalidScenario, Scenario, read_scenarios
from tests.docs.rules_page import read_rules, ruling_anchor

FOLDER = Path(__file__).parent / "praga"
RULINGS = [
    (file.stem, ruling)
    for file in sorted(FOLDER.glob("*.yaml"))
    for ruling in read_scenarios(file, burgrave.game)
]
each_ruling = pytest.mark.parametrize(
    "scenario", [pytest.param(ruling, id=f"{stem}: {ruling.name}") for stem, ruling in RULINGS]
)
# Rules, the steps of the end of a turn and of the final scoring, rulings and cases.
RULE = re.compile(r"R[\d.]+\w?|(17|19)\.\d|DEC-\d+|scenario-\d+")
SETTLED = [number for number in read_rules("praga") if RULE.fullmatch(number)]
NAMED = {
    ruling_anchor(number)
    for _, ruling in RULINGS
    if isinstance(ruling, Scenario)
    for number in ruling.rulings
}
TABLES = [
    {"players": 2},
    {"players": 3, "side": "B", "hunger_wall": "A", "cathedral": "B", "bridge": "babab"},
    {"players": 4, "road_tiles": ["KR-I", "KR-IIa", "KR-III"]},
    {"players": 1},
    {"players": 1, "solo": "parler"},
]


@each_ruling
def test_ruling(scenario: Scenario | InvalidScenario):
    assert [str(mismatch) for mismatch in scenario.run()] == []


def test_rulings_have_names_of_their_own():
    names = [ruling.name for _, ruling in RULINGS]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("number", SETTLED)
def test_every_case_every_rule_and_every_ruling_of_the_rules_page_is_played(number: str):
    assert number in NAMED


def test_every_number_that_a_scenario_names_stands_on_the_rules_page():
    assert NAMED - set(read_rules("praga")) == set()


def test_every_piece_is_played():
    played = " ".join(file.read_text() for file in FOLDER.glob("*.yaml"))
    names = burgrave.game("praga").notation.names
    kinds = ["action_tile", "tile", "technology", "bridge_tile", "token", "plaza", "plaza_tile", "seal"]
    pieces = [id for kind in kinds for id in names[kind] if id != "nothing"]
    assert [id for id in pieces if id not in played] == []


@pytest.mark.slow
@each_ruling
def test_what_a_seat_sees_of_a_position_it_also_sees_of_a_sampled_state(
    scenario: Scenario | InvalidScenario,
):
    assert isinstance(scenario, Scenario)
    if scenario.refused:
        return
    state = scenario.set_up().state
    for seat in [*range(state.seats()), SPECTATOR]:
        view = state.view(seat)
        assert view.sample_state(FastRng(7)).view(seat).to_bytes() == view.to_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("given", TABLES)
def test_state_data_of_a_view_is_made_of_the_view_alone(given):
    """Facts of a view must not change when only hidden things do."""
    game = burgrave.game("praga")
    streams = [name for name, _ in game.notation.streams]
    state = game.start(game.options(**given), SeededRng(b"7" * 32, streams))
    rng = FastRng(5)
    while not state.is_over:
        for seat in [*range(state.seats()), SPECTATOR]:
            view = state.view(seat)
            assert view.sample_state(FastRng(3)).view(seat).to_dict() == view.to_dict()
        legal = state.legal_moves()
        state.apply(legal[int(rng.randbelow(len(legal)))])


@pytest.mark.parametrize("given", TABLES)
def test_passive_moves_lead_to_the_end_of_sixteen_rounds(given):
    game = burgrave.game("praga")
    state = game.new(game.options(**given), 3)
    while not state.is_over:
        state.apply(game.scenario_support().passive_move(state))
    assert [seat["turns"] for seat in state.to_dict()["seats"]] == [16] * state.seats()


def test_without_a_word_of_the_host_every_seat_can_go_first():
    game = burgrave.game("praga")
    options = game.options(players=4)
    assert {game.new(options, seed).to_dict()["first_player"] for seed in range(60)} == set(range(4))


def test_action_tiles_stand_in_any_order_if_the_host_says_so():
    game = burgrave.game("praga")
    options = game.options(players=2, tile_order="random")
    orders = {
        tuple(game.new(options, seed).to_dict()["crane"]["tiles"][f"A{n}"]["position"] for n in range(1, 7))
        for seed in range(20)
    }
    assert len(orders) > 10
    assert all(sorted(order) == [0, 1, 2, 3, 4, 5] for order in orders)
