"""What a program gives that cannot be used is refused with a sentence, and nothing wraps round."""

import math
from collections.abc import Callable
from typing import Any

import pytest

import burgrave
from burgrave.citadels.catalogue import CHARACTER_COUNT
from burgrave.core.error import BurgraveError, short_repr
from burgrave.core.events import SPECTATOR, EventLog
from burgrave.core.record import Recorder, events_for
from burgrave.core.rng import FastRng
from burgrave.i18n import LANGUAGES, Translator

TABLES: list[tuple[str, dict[str, Any]]] = [("citadels", {"players": 4}), ("praga", {"players": 2})]
each_table = pytest.mark.parametrize(("id", "options"), TABLES, ids=["citadels", "praga"])
each_game = pytest.mark.parametrize("id", burgrave.games())
NO_SEATS = [-1, 4, 7, 9, 16, 63, 64, 65, 128, 2**31, 2**63, 2**64, -(2**64), 10**5000]
WIDTH = CHARACTER_COUNT + 1


def error_sentence(error: BurgraveError) -> str:
    """In every language; in English to be looked at."""
    said = {language: Translator(language).error_message(error) for language in LANGUAGES}
    assert all(text and error.code not in text for text in said.values())
    return said["en"]


# -- seats


@each_table
@pytest.mark.parametrize("seat", NO_SEATS, ids=short_repr)
def test_nobody_looks_from_a_seat_that_does_not_exist(id, options, seat):
    game = burgrave.game(id)
    s = game.new(game.options(**options), 1)
    for look in (s.view, s.score_breakdown):
        with pytest.raises(BurgraveError) as caught:
            look(seat)
        assert "is not a valid seat" in error_sentence(caught.value)


@pytest.mark.parametrize("seat", [-1, 9, 64, 2**64])
def test_a_seat_that_does_not_exist_sees_no_events(seat):
    with pytest.raises(BurgraveError):
        EventLog().visible_to(seat)


@pytest.mark.parametrize("seat", [-1, 4, 7, 64])
def test_a_record_has_events_for_its_own_seats_only(seat):
    game = burgrave.game("citadels")
    record = Recorder(game, game.options(players=4), 1).record
    assert events_for(record, 3)
    assert events_for(record, SPECTATOR)
    with pytest.raises(BurgraveError):
        events_for(record, seat)


# -- seeds


@each_game
@pytest.mark.parametrize(
    "seed", [2**256, -(2**256), 10**5000, True, 1.5, "7", b"short", bytes(33)], ids=short_repr
)
def test_what_is_no_seed_is_refused(id, seed):
    game = burgrave.game(id)
    with pytest.raises(BurgraveError) as caught:
        game.new(game.options(), seed)
    assert "is not a valid seed" in error_sentence(caught.value)


@pytest.mark.parametrize("seed", [0, -1, 2**64, 2**256 - 1, bytes(32)])
def test_a_seed_of_256_bits_or_32_bytes_serves(seed):
    game = burgrave.game("citadels")
    assert game.new(game.options(), seed).to_bytes() == game.new(game.options(), seed).to_bytes()


def test_quick_chance_takes_any_number():
    assert FastRng(2**100 + 5).randbelow(1000) == FastRng(5).randbelow(1000)


# -- options


@pytest.mark.parametrize(("id", "other"), [("citadels", "praga"), ("praga", "citadels")])
@pytest.mark.parametrize("use", ["new", "pieces", "from_bytes"])
def test_options_of_another_game_are_refused(id, other, use):
    game = burgrave.game(id)
    foreign = burgrave.game(other).options()
    uses: dict[str, Callable[[], object]] = {
        "new": lambda: game.new(foreign, 1),
        "pieces": lambda: game.reference().pieces(foreign),
        "from_bytes": lambda: game.from_bytes(b"", foreign),
    }
    with pytest.raises(BurgraveError) as caught:
        uses[use]()
    assert "not for" in error_sentence(caught.value)


@pytest.mark.parametrize(
    ("id", "given"),
    [
        ("citadels", {"players": "four"}),
        ("citadels", {"players": 10**5000}),
        ("citadels", {"players": 4.0}),
        ("citadels", {"edition": 7}),
        ("citadels", {"edition": ["classic"]}),
        ("citadels", {"first_crown": "nobody"}),
        ("citadels", {"duplicates": True}),
        ("citadels", {"edition": "2016", "characters": 7}),
        ("citadels", {"edition": "2016", "characters": object()}),
        ("citadels", {"edition": "2016", "characters": [10**5000]}),
        ("citadels", {"edition": "2016", "districts": 3.5}),
        ("citadels", {"edition": "2016", "preset": 12}),
        ("citadels", {"edition": "2016", "nine": "perhaps"}),
        ("citadels", {"edition": "2016", "random_cast": "lucky"}),
        ("citadels", {"edition": "2016", "random_cast": 2**63}),
        ("citadels", {"edition": "deluxe", "action_cards": 1}),
        ("praga", {"players": "two"}),
        ("praga", {"side": 1}),
        ("praga", {"road_tiles": 5}),
        ("praga", {"bridge": 10**5000}),
        ("praga", {"solo": 3}),
        ("praga", {"first_player": []}),
        ("praga", {"components": 10**5000}),
    ],
    ids=lambda value: value if isinstance(value, str) else "-".join(value),
)
def test_an_option_of_the_wrong_type_is_refused(id, given):
    with pytest.raises(BurgraveError) as caught:
        burgrave.game(id).options(**given)
    assert error_sentence(caught.value)


# -- beliefs


def view_of_a_draft() -> Any:
    """What seat 0 sees when everybody has picked."""
    game = burgrave.game("citadels")
    s = game.new(game.options(players=4, first_crown=0), 3)
    for _ in range(4):
        s.apply(s.legal_moves()[0])
    return s.view(0)


def make_beliefs(weight: Any) -> list[list[Any]]:
    return [[weight] * WIDTH for _ in range(4)]


@pytest.mark.parametrize(
    "weight", [-1.0, -1, math.nan, math.inf, -math.inf, 10**400, "1", None, True, [1.0]], ids=short_repr
)
def test_a_belief_that_is_no_weight_is_refused(weight):
    with pytest.raises(BurgraveError) as caught:
        view_of_a_draft().sample_state(FastRng(1), make_beliefs(weight))
    assert "is not a valid weight" in error_sentence(caught.value)


@pytest.mark.parametrize(
    "rows", [[], [[1.0] * WIDTH] * 3, [[1.0] * WIDTH] * 5, [[1.0]] * 4, [[]] * 4, [1.0] * 4], ids=len
)
def test_beliefs_of_another_shape_are_refused(rows):
    with pytest.raises(BurgraveError) as caught:
        view_of_a_draft().sample_state(FastRng(1), rows)
    assert "beliefs" in error_sentence(caught.value).lower()


@pytest.mark.parametrize("weight", [0, 0.0, 1e-320, 1e299, 3], ids=str)
def test_equal_weights_of_any_size_are_no_beliefs(weight):
    """Also zeros, which would leave nothing to be imagined."""
    view = view_of_a_draft()
    for seed in range(30):
        sample = view.sample_state(FastRng(seed), make_beliefs(weight))
        assert sample.to_bytes() == view.sample_state(FastRng(seed)).to_bytes()


def test_beliefs_that_cannot_be_true_give_way():
    """Seat 0 holds its character whatever is believed of the others."""
    view = view_of_a_draft()
    held = view.to_dict()["seats"][0]["characters"][0]
    number = view.game.notation.number("character", held)
    only_that = [[1.0 if place == number else 0.0 for place in range(WIDTH)] for _ in range(4)]
    for seed in range(30):
        assert view.sample_state(FastRng(seed), only_that).view(0).to_bytes() == view.to_bytes()
