"""Every scenario in tests/rules/citadels is a ruling; a few need many seeds and stand here."""

from pathlib import Path

import pytest

import burgrave
from burgrave.citadels.editions.presets import PRESETS
from burgrave.core.error import BurgraveError
from burgrave.core.events import SPECTATOR
from burgrave.core.rng import FastRng, SeededRng
from burgrave.core.scenario import InvalidScenario, Scenario, read_scenarios
from tests.docs.rules_page import read_rules

FOLDER = Path(__file__).parent / "citadels"


RULINGS = [
    (file.stem, ruling)
    for file in sorted(FOLDER.glob("*.yaml"))
    for ruling in read_scenarios(file, burgrave.game)
]
each_ruling = pytest.mark.parametrize(
    "scenario", [pytest.param(ruling, id=f"{stem}: {ruling.name}") for stem, ruling in RULINGS]
)


@each_ruling
def test_ruling(scenario: Scenario | InvalidScenario):
    assert [str(mismatch) for mismatch in scenario.run()] == []


def test_rulings_have_names_of_their_own():
    names = [ruling.name for _, ruling in RULINGS]
    assert len(names) == len(set(names))


SETTLED = [number for number in read_rules("citadels") if number.startswith(("C-", "A"))]
NAMED = {number for _, ruling in RULINGS if isinstance(ruling, Scenario) for number in ruling.rulings}


@pytest.mark.parametrize("number", SETTLED)
def test_every_case_and_every_ruling_of_the_rules_page_is_played(number: str):
    assert number in NAMED


def test_every_number_that_a_scenario_names_stands_on_the_rules_page():
    assert NAMED - set(read_rules("citadels")) == set()


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize(
    ("edition", "preset", "rank_4"),
    [
        ("classic", None, "king"),
        ("2016", "cunning_agents", "emperor"),
        ("deluxe", "vicious_nobles", "patrician"),
    ],
)
def test_rank_4_is_never_faceup_and_sometimes_facedown(players, edition, preset, rank_4):
    game = burgrave.game("citadels")
    options = game.options(edition=edition, players=players, preset=preset)
    starts = [game.new(options, seed).to_dict() for seed in range(200)]
    assert not any(rank_4 in state_data["faceup"] for state_data in starts)
    facedown = [state_data["facedown"] for state_data in starts]
    assert set(facedown) == set(starts[0]["setup"]["cast"])
    assert 200 / 32 < facedown.count(rank_4) < 200 / 3


def test_every_character_but_rank_4_can_lie_faceup():
    game = burgrave.game("citadels")
    options = game.options(edition="classic", players=5)
    faceup = {name for seed in range(200) for name in game.new(options, seed).to_dict()["faceup"]}
    assert faceup == set(game.new(options, 0).to_dict()["setup"]["cast"]) - {"king"}


def test_without_a_word_of_the_host_every_seat_can_have_the_crown_first():
    game = burgrave.game("citadels")
    options = game.options(edition="classic", players=7)
    assert {game.new(options, seed).to_dict()["crown"] for seed in range(100)} == set(range(7))


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
@pytest.mark.parametrize(
    "given",
    [
        {"players": 5},
        {"edition": "2016", "players": 3, "preset": "illustrious_emissaries"},
        {"edition": "2016", "players": 6, "preset": "devious_dignitaries", "nine": True},
        {"edition": "deluxe", "players": 5, "preset": "cunning_agents", "nine": True, "action_cards": True},
        {"edition": "deluxe", "players": 2, "preset": "ambitious_aristocrats", "action_cards": True},
    ],
)
def test_state_data_of_a_view_is_made_of_the_view_alone(given):
    """Facts of a view must not change when only hidden things do."""
    game = burgrave.game("citadels")
    streams = [name for name, _ in game.notation.streams]
    state = game.start(game.options(**given), SeededRng(b"7" * 32, streams))
    rng = FastRng(5)
    for _ in range(300):
        for seat in [*range(state.seats()), SPECTATOR]:
            view = state.view(seat)
            sampled = view.sample_state(FastRng(3)).view(seat)
            assert sampled.to_dict() == view.to_dict()
        legal = state.legal_moves()
        state.apply(legal[int(rng.randbelow(len(legal)))])
        if state.is_over:
            break


@pytest.mark.parametrize("preset", PRESETS)
def test_a_scenario_without_words_of_its_own_is_played_with_a_preset(preset):
    game = burgrave.game("citadels")
    for edition in ("2016", "deluxe"):
        given = {"edition": edition, "players": 5, "preset": preset}
        assert (
            game.options(**game.scenario_support().complete_options(given, [])).to_dict()
            == game.options(**given).to_dict()
        )


def test_the_plain_options_of_a_game_want_complete_lists():
    game = burgrave.game("citadels")
    for given in ({"characters": ["witch"]}, {"districts": ["park"]}):
        with pytest.raises(BurgraveError):
            game.options(edition="2016", players=5, **given)
        game.options(
            **game.scenario_support().complete_options({"edition": "2016", "players": 5, **given}, [])
        )
