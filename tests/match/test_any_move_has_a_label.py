"""A client may name any move of a game, also one that no state offers: the refusal still has a sentence."""

import pytest

import burgrave
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.presenters.base import presenter_for

TABLES = [
    ("citadels", {"players": 2}),
    ("citadels", {"players": 5, "edition": "2016"}),
    ("citadels", {"players": 8, "edition": "deluxe"}),
    ("praga", {"players": 1, "solo": "parler"}),
    ("praga", {"players": 4, "side": "B"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_move_of_the_table_has_a_label(name, options, language):
    game = burgrave.game(name)
    tr = presenter_for(game, options).translator_for_people(Translator(language))
    names = [f"Seat {seat}" for seat in range(8)]
    moves = range(len(game.notation.move_texts))
    labels = [tr.move_label(game, move, names, 0, None, None) for move in moves]
    assert all(label.strip() for label in labels)
