"""A sentence in segments: what it says, and what it speaks of."""

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
