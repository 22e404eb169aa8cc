"""A sentence in segments: what it says, and what it speaks of."""

import pytest

import burgrave
from burgrave.core.events import Event, EventLog
from burgrave.core.rng import FastRng
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.segments import segments, strip_tags, tag_name


def test_a_name_keeps_what_it_is_the_name_of():
    sentence = f"{tag_name('seat', '2', 'Guest')} builds: {tag_name('card', 'tavern', 'Tavern')}."
    assert segments(sentence) == [
        {"text": "Guest", "vocabulary": "seat", "id": "2"},
        {"text": " builds: "},
        {"text": "Tavern", "vocabulary": "card", "id": "tavern"},
        {"text": "."},
    ]
    assert strip_tags(sentence) == "Guest builds: Tavern."


def test_an_id_of_several_words_stays_whole():
    assert segments(tag_name("plot", "5 3", "5, 3")) == [{"text": "5, 3", "vocabulary": "plot", "id": "5 3"}]


def test_a_sentence_without_names_is_one_segment():
    assert segments("The game is over.") == [{"text": "The game is over."}]
    assert segments("") == []


@pytest.mark.parametrize("id", burgrave.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_game_says_the_same_with_and_without_marks(id, language):
    game = burgrave.game(id)
    plain, marking = Translator(language), Translator(language, tags_names=True)
    names = ["A", "B", "C", "D"]
    pointed = 0
    for event in play_events(id):
        sentence = marking.event_sentence(game, event, names, you=1)
        assert strip_tags(sentence) == plain.event_sentence(game, event, names, you=1)
        parts = segments(sentence)
        assert "".join(part["text"] for part in parts) == strip_tags(sentence)
        for part in parts:
            if "id" in part:
                pointed += 1
                assert part["vocabulary"] == "seat" or part["id"] in game.notation.names[part["vocabulary"]]
    assert pointed > 100


def play_events(id: str) -> list[Event]:
    """The events of a random game."""
    game = burgrave.game(id)
    s, rng = game.new(game.options(players=4), 3), FastRng(3)
    s.event_log = EventLog()
    while not s.is_over:
        legal = s.legal_moves()
        s.apply(legal[rng.randbelow(len(legal))])
    events: list[Event] = s.event_log.events
    return events
