"""A sentence in segments: what it says, and what it speaks of."""

import pytest

import burgrave
from burgrave.core.chance import Fast
from burgrave.core.event import Event, Journal
from burgrave.text import LANGUAGES, Text
from burgrave.text.segments import marked, segments, unmarked


def test_a_name_keeps_what_it_is_the_name_of():
    sentence = f"{marked('seat', '2', 'Guest')} builds: {marked('card', 'tavern', 'Tavern')}."
    assert segments(sentence) == [
        {"text": "Guest", "vocabulary": "seat", "id": "2"},
        {"text": " builds: "},
        {"text": "Tavern", "vocabulary": "card", "id": "tavern"},
        {"text": "."},
    ]
    assert unmarked(sentence) == "Guest builds: Tavern."


def test_an_id_of_several_words_stays_whole():
    assert segments(marked("plot", "5 3", "5, 3")) == [{"text": "5, 3", "vocabulary": "plot", "id": "5 3"}]


def test_a_sentence_without_names_is_one_segment():
    assert segments("The game is over.") == [{"text": "The game is over."}]
    assert segments("") == []


@pytest.mark.parametrize("id", burgrave.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_game_says_the_same_with_and_without_marks(id, language):
    game = burgrave.game(id)
    plain, marking = Text(language), Text(language, marks=True)
    names = ["A", "B", "C", "D"]
    pointed = 0
    for event in events_of(id):
        sentence = marking.event(game, event, names, you=1)
        assert unmarked(sentence) == plain.event(game, event, names, you=1)
        parts = segments(sentence)
        assert "".join(part["text"] for part in parts) == unmarked(sentence)
        for part in parts:
            if "id" in part:
                pointed += 1
                assert part["vocabulary"] == "seat" or part["id"] in game.words().names[part["vocabulary"]]
    assert pointed > 100


def events_of(id: str) -> list[Event]:
    """What is told in a random game."""
    game = burgrave.game(id)
    s, chance = game.new(game.options(players=4), 3), Fast(3)
    s.journal = Journal()
    while not s.over:
        legal = s.legal()
        s.play(legal[chance.below(len(legal))])
    events: list[Event] = s.journal.events
    return events
