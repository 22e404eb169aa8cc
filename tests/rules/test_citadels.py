"""Every scenario in tests/rules/citadels is a ruling; a few need many seeds and stand here."""

from pathlib import Path

import pytest

import burgrave
from burgrave.core.chance import Fast, Seeded
from burgrave.core.event import SPECTATOR
from burgrave.core.scenario import Broken, Scenario, read

FOLDER = Path(__file__).parent / "citadels"


RULINGS = [
    (file.stem, ruling) for file in sorted(FOLDER.glob("*.yaml")) for ruling in read(file, burgrave.game)
]
each_ruling = pytest.mark.parametrize(
    "scenario", [pytest.param(ruling, id=f"{stem}: {ruling.name}") for stem, ruling in RULINGS]
)


@each_ruling
def test_ruling(scenario: Scenario | Broken):
    assert [str(mismatch) for mismatch in scenario.run()] == []


def test_rulings_have_names_of_their_own():
    names = [ruling.name for _, ruling in RULINGS]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("players", [4, 5])
def test_rank_4_is_never_faceup_and_sometimes_facedown(players):
    game = burgrave.game("citadels")
    options = game.options(edition="classic", players=players)
    starts = [game.new(options, seed).facts() for seed in range(200)]
    assert not any("king" in facts["faceup"] for facts in starts)
    facedown = [facts["facedown"] for facts in starts]
    assert set(facedown) == set(starts[0]["setup"]["cast"])
    assert 200 / 32 < facedown.count("king") < 200 / 3


def test_every_character_but_rank_4_can_lie_faceup():
    game = burgrave.game("citadels")
    options = game.options(edition="classic", players=5)
    faceup = {name for seed in range(200) for name in game.new(options, seed).facts()["faceup"]}
    assert faceup == set(game.new(options, 0).facts()["setup"]["cast"]) - {"king"}


def test_without_a_word_of_the_host_every_seat_can_have_the_crown_first():
    game = burgrave.game("citadels")
    options = game.options(edition="classic", players=7)
    assert {game.new(options, seed).facts()["crown"] for seed in range(100)} == set(range(7))


@each_ruling
def test_what_a_seat_sees_of_a_position_it_also_sees_of_what_it_imagines(scenario: Scenario | Broken):
    assert isinstance(scenario, Scenario)
    if scenario.refused:
        return
    state = scenario.set_up().state
    for seat in [*range(state.seats()), SPECTATOR]:
        view = state.view(seat)
        assert view.imagine(Fast(7)).view(seat).to_bytes() == view.to_bytes()


def test_facts_of_a_view_are_made_of_the_view_alone():
    """Facts of a view must not change when only hidden things do."""
    game = burgrave.game("citadels")
    state = game.begin(game.options(players=5), Seeded(b"7" * 32, [name for name, _ in game.words().streams]))
    for _ in range(60):
        for seat in [*range(5), SPECTATOR]:
            view = state.view(seat)
            imagined = view.imagine(Fast(3)).view(seat)
            assert imagined.facts() == view.facts()
        state.play(state.legal()[-1])
