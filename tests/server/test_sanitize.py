"""What people write is shown to others as letters, and does nothing else."""

import unicodedata

import pytest

from burgrave.server.sanitize import LINE_LENGTH, NAME_LENGTH, clean_line, clean_name


@pytest.mark.parametrize(
    "name", ["Řehoř", "Зорница", "Łucja", "Ærø", "دانيال", "נועם", "花子", "O'Neill-Smith", "R2 🏰"]
)
def test_names_of_every_script_stay_as_they_are(name):
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "written",
    [
        "ho\x00st",
        "ho\x1b[31mst",
        "ho\u202est",
        "ho\u2066st\u2069",
        "ho\u200bst",
        "ho\ufeffst",
        "ho\u200dst",
        "ho\ud800st",
        "ho\ue000st",
        "\u061chost",
    ],
)
def test_what_acts_on_the_text_around_it_is_left_out(written):
    kept = clean_name(written)
    assert all(unicodedata.category(letter)[0] != "C" for letter in kept)
    assert kept.replace("[31m", "") == "host"


def test_lines_and_spaces_become_one_space():
    assert clean_name("  a \t\n b\u2028c\u00a0\u3000d ") == "a b c d"


def test_the_same_name_written_otherwise_is_the_same():
    assert clean_name("R\u030cehor\u030c") == "Řehoř"


def test_no_letter_carries_a_tower_of_accents():
    assert len(clean_name("q" + "\u0321" * 20)) == 4


def test_a_name_is_short_and_a_line_not_endless():
    assert len(clean_name("x" * 100)) == NAME_LENGTH
    assert len(clean_line("x" * 1000)) == LINE_LENGTH
    assert clean_name("x" * (NAME_LENGTH - 1) + " y") == "x" * (NAME_LENGTH - 1)


def test_nothing_may_be_left():
    assert clean_name("\u200b \u202e") == ""
    assert clean_line("\u200d\x07") == ""


def test_an_emoji_of_several_parts_stays_whole_in_chat():
    assert clean_line("hello 👩\u200d🌾") == "hello 👩\u200d🌾"
