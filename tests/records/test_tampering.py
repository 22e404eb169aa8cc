"""A record that was edited, shuffled or cut is refused with its line; every line of one file is tried."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import burgrave
from burgrave.core.error import BurgraveError
from burgrave.core.record import Recorder, find_difference, read_record
from tests.errors import raises_error

STORED = sorted(Path(__file__).parent.glob("*/*.txt"))


def read_error(text: str) -> BurgraveError:
    with pytest.raises(BurgraveError) as error:
        read_record(text, burgrave.game)
    return error.value


@cache
def smallest_record() -> list[str]:
    """The lines of the smallest stored record of a finished game."""
    texts = [path.read_text(encoding="utf-8") for path in STORED]
    finished = [text.splitlines(keepends=True) for text in texts if " end " in text.splitlines()[-1]]
    return min(finished, key=len)


def test_a_deleted_line_is_found_where_it_is_missing():
    lines = smallest_record()
    for place in range(len(lines)):
        error = read_error("".join(lines[:place] + lines[place + 1 :]))
        if place == len(lines) - 1:
            assert (error.code, error.params["line"]) == ("record-truncated", place)
        else:
            assert error.params["line"] == place + 1
            assert error.code == ("record-check" if place else "record-not-one")


def test_a_doubled_line_is_found_at_its_double():
    lines = smallest_record()
    for place in range(len(lines)):
        error = read_error("".join(lines[: place + 1] + lines[place:]))
        assert (error.code, error.params["line"]) == ("record-check", place + 2)


def test_two_lines_that_changed_places_are_found_at_the_first():
    lines = smallest_record()
    for place in range(len(lines) - 1):
        swapped = [*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]]
        assert read_error("".join(swapped)).params["line"] == place + 1


def altered_lines(line: str) -> Iterator[str]:
    """The line with one token changed, for each of its first tokens."""
    tokens = line.rstrip("\n").split(" ")
    for place, token in enumerate(tokens[:5]):
        other = token[:-1] + ("7" if token[-1:] != "7" else "8")
        yield " ".join([*tokens[:place], other, *tokens[place + 1 :]]) + "\n"


@pytest.mark.slow
def test_an_altered_line_is_found_whatever_is_altered():
    lines = smallest_record()
    for place in range(len(lines)):
        for line in altered_lines(lines[place]):
            error = read_error("".join([*lines[:place], line, *lines[place + 1 :]]))
            assert error.params["line"] == place + 1


@pytest.mark.slow
def test_a_record_cut_after_any_line_is_refused_naming_the_last_one():
    lines = smallest_record()
    for count in range(1, len(lines)):
        error = read_error("".join(lines[:count]))
        assert (error.code, error.params["line"]) == ("record-truncated", count)


@pytest.mark.slow
def test_a_record_cut_within_a_line_is_refused_naming_that_line():
    lines = smallest_record()
    for place in range(1, len(lines)):
        keep = (1, 4, 6, len(lines[place]) - 2)[place % 4]
        error = read_error("".join(lines[:place]) + lines[place][:keep])
        assert (error.code, error.params["line"]) == ("record-truncated", place + 1)


@pytest.mark.parametrize(
    "text", ["", "\n", "burgrave", "burgrave record one\n", "game citadels\n", "PK\x03\x04"]
)
def test_what_is_no_record_is_said_to_be_none(text):
    error = read_error(text)
    assert (error.code, error.params["line"]) == ("record-not-one", 1)


def test_a_file_that_is_no_text_is_refused(tmp_path):
    path = tmp_path / "game.txt"
    path.write_bytes(b"burgrave record 1\nabcd game \xff\xfe\n")
    with raises_error("record-not-text line=2"):
        read_record(path, burgrave.game)


def test_a_record_never_names_a_file_of_this_machine(tmp_path):
    file = tmp_path / "pieces.json"
    file.write_text("not pieces at all")
    game = burgrave.game("praga")
    recorder = Recorder(game, game.options(players=2), seed=1)
    recorder.record.options["components"] = str(file)
    assert find_difference(read_record(recorder.text(), burgrave.game)) is None
