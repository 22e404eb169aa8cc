"""A record with right checks and wrong contents: each mistake is named with its line and what would be right.

Nobody gets here by a slip, since the checks find those; who writes a record by hand or by program does.
"""

import re
from pathlib import Path

import pytest

import burgrave
from burgrave.core.error import BurgraveError
from burgrave.core.record import Recorder, add_checksums, iter_replay, read_record, render, verify
from burgrave.core.record.reading import BODY, HEAD
from burgrave.core.rng import FastRng
from burgrave.i18n import Translator
from burgrave.i18n.language import LOCALES
from tests.errors import raises_error
from tools.make_records import play_out, seat_names

DOCS = Path(__file__).parents[2] / "docs" / "records.md"
SOURCES = Path(burgrave.__file__).parent / "core"


def lines_of_a_game(players: int = 4, most_moves: int = 0) -> list[str]:
    game = burgrave.game("citadels")
    recorder = play_out(
        Recorder(game, game.options(players=players), 3, seat_names(players)), FastRng(1), most_moves
    )
    return [line.partition(" ")[2] for line in recorder.text().splitlines()[1:]]


def error_in(lines: list[str]) -> BurgraveError:
    with pytest.raises(BurgraveError) as error:
        for _ in iter_replay(read_record(add_checksums(lines), burgrave.game)):
            pass
    return error.value


def find_line(lines: list[str], start: str) -> int:
    return next(place for place, line in enumerate(lines) if line.startswith(start))


# How a line that starts so is changed, and what is said about it.
CHANGES: list[tuple[str, str, str, dict[str, object]]] = [
    ("game ", "game chess", "record-game-unknown", {"id": "chess", "known": "citadels, praga"}),
    ("game ", "gmae citadels", "record-field-unknown", {"field": "gmae", "near": "game"}),
    ("game ", "xyzzy citadels", "record-field-unknown", {"field": "xyzzy", "near": None}),
    ("rules ", "rules 999", "record-newer-rules", {"found": 999}),
    ("rules ", "rules one", "record-number", {"text": "one"}),
    ("rules ", "notation 1", "record-field-misplaced", {"field": "notation", "expected": "rules"}),
    ("notation ", "notation 999", "record-newer-notation", {"found": 999}),
    ("options ", "options players 4", "record-json", {}),
    ("options ", "options 4", "record-json", {}),
    ("options ", 'options {"players": 5}', "record-players", {"players": 5, "seats": 4}),
    ("options ", 'options {"players": 9}', "record-options", {}),
    ("options ", 'options {"colour": "red"}', "record-options", {}),
    ("seat 1 ", 'seat 2 "Host"', "record-seat-order", {"found": 2, "right": 1}),
    ("seat 1 ", "seat 1 Host", "record-json", {}),
    ("seat 1 ", "seat 1 5", "record-json", {}),
    ("seat 0 ", "seed 5", "record-field-misplaced", {"field": "seed", "expected": "seat"}),
    ("seed ", "seed 0xabc", "record-seed", {"text": "0xabc"}),
    ("seed ", "seed lucky", "record-number", {"text": "lucky"}),
    ("chance crown ", "chance throne 1", "record-stream-unknown", {"stream": "throne"}),
    ("chance crown ", "chance crown 7", "record-chance-impossible", {"found": "7", "possible": "0 1 2 3"}),
    ("chance crown ", "chance crown king", "record-number", {"text": "king"}),
    ("chance crown ", "chance deck.1 tavern", "record-chance-impossible", {"stream": "crown"}),
    ("chance deck ", "chance deck tavern tavern", "record-chance-order", {"stream": "deck"}),
    ("chance deck ", "chance deck tavrn", "record-name-unknown", {"id": "tavrn", "near": "tavern"}),
    ("chance draft.1 ", "chance draft.2 witch", "record-chance-impossible", {"found": "witch"}),
    ("tell crown-given", "tell crown-gven 1", "record-event-unknown", {"near": "crown-given"}),
    ("tell crown-given", "tell xyzzy 1", "record-event-unknown", {"near": None}),
    ("tell discarded-faceup", "tell discarded-faceup xyzzy", "record-name-unknown", {"near": None}),
    ("move ", "move 0 xyzzy", "record-move-unknown", {"text": "xyzzy", "near": None}),
    ("tell crown-given", "tell crown-given 1 2", "record-event-arguments", {"right": "seat"}),
    ("tell crown-given", "tell 9: crown-given 1", "record-audience", {"who": "9"}),
    ("tell crown-given", "tell everybody: crown-given 1", "record-audience", {"who": "everybody"}),
    ("tell discarded-faceup", "tell discarded-faceup kng", "record-name-unknown", {"near": "king"}),
    ("tell called ", "chance draft.1 king", "record-field-misplaced", {"field": "chance"}),
    ("move ", "move 9 take gold", "record-seat-unknown", {"seat": 9, "last": 3}),
    ("move ", "move one take gold", "record-number", {"text": "one"}),
    ("move ", "score 0 0 place 1", "record-field-misplaced", {"expected": "score 1"}),
    ("score 1", "score 1 two place 1", "record-number", {"text": "two"}),
    ("score 1", "score 2 12 place 1", "record-score", {}),
    ("score 1", "score 1 12", "record-score", {}),
    ("score 3", "end 5", "record-field-misplaced", {"expected": "score 3"}),
    ("end ", "end 5", "record-count", {"found": "5"}),
    ("end ", "open 5", "record-field-misplaced", {"expected": "end"}),
    ("end ", "stop", "record-field-unknown", {"field": "stop"}),
]


@pytest.mark.parametrize(("start", "change", "key", "given"), CHANGES, ids=lambda value: str(value)[:30])
def test_a_mistake_is_named_with_its_line_and_what_would_be_right(start, change, key, given):
    lines = lines_of_a_game()
    place = find_line(lines, start)
    lines[place] = change
    error = error_in(lines)
    line = place + 3 if key == "record-field-misplaced" and "score" in change else place + 2
    assert (error.code, error.params["line"]) == (key, line)
    assert given.items() <= error.params.items()


def find_move(lines: list[str], verb: str) -> int:
    return next(place for place, line in enumerate(lines) if re.match(rf"move \d {verb}", line))


def test_a_move_nobody_knows_comes_with_the_one_that_was_meant():
    lines = lines_of_a_game()
    place = find_move(lines, "take gold")
    lines[place] = lines[place].replace("take gold", "take gould")
    error = error_in(lines)
    assert (error.code, error.params) == (
        "record-move-unknown",
        {"line": place + 2, "text": "take gould", "near": "take gold"},
    )


def test_an_illegal_move_comes_with_the_reason():
    lines = lines_of_a_game()
    place = find_move(lines, "take gold")
    lines[place] = lines[place].replace("take gold", "build big_top")
    error = error_in(lines)
    assert (error.code, error.params["line"], error.params["move"]) == (
        "record-move-refused",
        place + 2,
        "build big_top",
    )


def test_a_move_of_a_seat_that_does_not_decide_comes_with_the_one_that_does():
    lines = lines_of_a_game()
    place = find_move(lines, "take gold")
    seat = int(lines[place].split()[1])
    lines[place] = f"move {(seat + 1) % 4} take gold"
    error = error_in(lines)
    assert (error.code, error.params["line"]) == ("record-move-seat", place + 2)
    assert (error.params["seat"], error.params["acting"]) == ((seat + 1) % 4, seat)


def test_a_move_after_the_end_is_refused():
    lines = lines_of_a_game()
    place = find_line(lines, "score 0")
    lines.insert(place, "move 0 take gold")
    lines[-1] = f"end {int(lines[-1].split()[1]) + 1}"
    error = error_in(lines)
    assert (error.code, error.params["line"]) == ("record-move-after-end", place + 2)


def test_nothing_follows_the_closing_line():
    lines = lines_of_a_game()
    error = error_in([*lines, lines[-1]])
    assert (error.code, error.params["line"]) == ("record-after-end", len(lines) + 2)


def test_a_missing_outcome_is_named_where_it_should_stand():
    lines = lines_of_a_game()
    place = max(i for i, line in enumerate(lines) if line.startswith("chance draft.2 "))
    del lines[place]
    error = error_in(lines)
    assert (error.code, error.params) == ("record-chance-missing", {"line": place + 2, "stream": "draft.2"})


def test_an_outcome_where_nothing_was_left_to_chance_is_refused():
    lines = lines_of_a_game()
    place = find_move(lines, "take gold")
    lines.insert(place + 1, "chance crown 1")
    error = error_in(lines)
    assert (error.code, error.params["line"]) == ("record-chance-unused", place + 3)


def test_an_outcome_of_another_stream_is_refused_even_if_it_would_fit():
    lines = lines_of_a_game()
    place = find_line(lines, "chance draft.1 ")
    lines[place] = lines[place].replace("draft.1", "draft.2")
    error = error_in(lines)
    assert (error.code, error.params["line"]) == ("record-chance-differs", place + 2)
    assert error.params["right"] == lines[place].removeprefix("chance ").replace("draft.2", "draft.1")


def test_a_newer_format_is_refused_before_anything_else():
    with raises_error("record-newer-format line=1 found=2 known=1"):
        read_record("burgrave record 2\nwho knows\n", burgrave.game)


def test_other_component_data_is_named_with_its_line():
    lines = lines_of_a_game()
    lines.insert(4, "components 00112233445566778899aabbccddeeff")
    error = error_in(lines)
    assert (error.code, error.params["line"]) == ("record-components", 6)


def test_the_audience_of_an_event_is_written_as_shortly_as_it_can_be():
    lines = lines_of_a_game()
    place = find_line(lines, "tell crown-given")
    event = lines[place].removeprefix("tell ")
    for audience in ("", "0: ", "not 0: ", "1,3: ", "spectators: ", "not 2,spectators: ", "nobody: "):
        lines[place] = f"tell {audience}{event}"
        record = read_record(add_checksums(lines), burgrave.game)
        assert [line.partition(" ")[2] for line in render(record).splitlines()[1:]] == lines


def test_verify_names_a_missing_and_a_needless_outcome():
    lines = lines_of_a_game()
    place = find_line(lines, "chance draft.2 ")
    without = lines[:place] + lines[place + 1 :]
    with raises_error(r"record-chance-(differs|missing)"):
        verify(read_record(add_checksums(without), burgrave.game))
    last = max(i for i, line in enumerate(lines) if line.startswith("chance "))
    with raises_error(f"record-chance-missing line={last + 2} "):
        verify(read_record(add_checksums(lines[:last] + lines[last + 1 :]), burgrave.game))
    with raises_error(f"record-chance-unused line={last + 3} "):
        verify(
            read_record(
                add_checksums([*lines[: last + 1], "chance crown 1", *lines[last + 1 :]]), burgrave.game
            )
        )


# -- words


def test_every_kind_of_line_is_documented():
    page = DOCS.read_text(encoding="utf-8")
    assert [word for word in HEAD + BODY if f"`{word}" not in page] == []


def keys_in_the_sources() -> set[str]:
    files = [*(SOURCES / "record").glob("*.py"), SOURCES / "undo.py"]
    found: set[str] = set()
    for file in files:
        found |= set(re.findall(r'"((?:record|undo)-[a-z-]+)"', file.read_text(encoding="utf-8")))
    return found | {"record-newer-rules", "record-newer-notation"}


def keys_with_a_sentence() -> set[str]:
    text = (LOCALES / "en" / "record.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))


def test_every_mistake_has_a_sentence_and_every_sentence_a_mistake():
    assert keys_in_the_sources() == keys_with_a_sentence()


@pytest.mark.slow
@pytest.mark.parametrize(("start", "change", "key", "given"), CHANGES, ids=lambda value: str(value)[:30])
def test_the_sentence_of_a_mistake_has_all_it_needs(start, change, key, given):
    lines = lines_of_a_game()
    lines[find_line(lines, start)] = change
    error = error_in(lines)
    sentence, errors = Translator("en").format_with_errors(error.code, {"why": "", **error.params})
    assert errors == []
    assert str(error.params["line"]) in sentence
