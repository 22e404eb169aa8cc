"""Text from a stranger's file never controls the terminal or changes how a log is shown."""

import json
import logging
from io import StringIO
from pathlib import Path
from typing import Any

import orjson
import pytest

from burgrave.cli.main import main
from burgrave.core.error import BurgraveError, escape_controls, short_repr
from burgrave.i18n import LANGUAGES, Translator
from burgrave.server import logs
from burgrave.server.backup import export_lines
from burgrave.server.store import SqliteStore
from tests.server.stored_tables import stored_table_changes

HOSTILE = "\x1b]0;OWNED\x07\x1b[2J\x9b31m\u202e\ud800\r"
ESCAPED = r"\x1b]0;OWNED\x07\x1b[2J\x9b31m\u202e\ud800\r"


def is_safe(text: str) -> bool:
    return all(letter.isprintable() or letter in "\n\u00a0" for letter in text)


def test_control_characters_are_written_as_escapes():
    assert escape_controls(HOSTILE) == ESCAPED
    assert short_repr(HOSTILE) == ESCAPED
    assert escape_controls(ESCAPED) == ESCAPED
    assert escape_controls("a\nb\x1b", exempt="\n") == "a\nb\\x1b"


def test_text_of_any_script_stays():
    for text in ("Žižka", "Бургграф", "שלום", "👩\u200d🌾", "x\u200cy", "1\u00a0234", "\ue000card\ue001"):
        assert escape_controls(text) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [HOSTILE, [HOSTILE, "x"], BurgraveError("option-unknown", option=HOSTILE)])
def test_no_sentence_of_an_error_repeats_control_characters(language, value):
    error = BurgraveError("backup-impossible", field=value)
    assert is_safe(Translator(language).error_message(error))
    assert is_safe(error.describe())


def set_game(row: Any) -> None:
    row["game"] = HOSTILE[:-2]


def set_option(row: Any) -> None:
    row["head"]["options"] = {"\x1b[31mred": "\x1b]0;pwn\x07"}


def set_option_value(row: Any) -> None:
    row["head"]["options"]["edition"] = "\x1b]0;pwn\x07"


def add_field(row: Any) -> None:
    row["head"]["\x1b[31mred"] = 1


def set_id(row: Any) -> None:
    row["id"] = "\x1b[31mred"


@pytest.mark.parametrize("change", [set_game, set_option, set_option_value, add_field, set_id])
@pytest.mark.parametrize("more", [[], ["--skip-bad"]])
def test_a_backup_of_a_stranger_does_not_control_the_terminal(tmp_path: Path, capsys, change, more):
    store = SqliteStore(tmp_path / "data")
    store.write_now(*stored_table_changes())
    rows = [orjson.loads(line) for line in export_lines(store)]
    store.close()
    change(next(row for row in rows if row["row"] == "table"))
    file = tmp_path / "tables.jsonl"
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))
    assert main(["import", str(file), "--data-dir", str(tmp_path / "club"), "--lang", "en", *more]) > 0
    said = capsys.readouterr()
    assert said.err
    assert is_safe(said.err)
    assert is_safe(said.out)
    if change is not set_id:  # an id that cannot be read is not repeated
        assert r"\x1b" in said.err


SCENARIOS = {
    "a field": '"\\e[31mx": 1\n',
    "a game": 'scenario: x\ngame: "\\e]0;OWNED\\a"\n',
    "a title": 'scenario: "\\e[2J"\ngame: citadels\n"\\e[31mx": 1\n',
}


@pytest.mark.parametrize("text", SCENARIOS.values(), ids=SCENARIOS.keys())
def test_a_scenario_of_a_stranger_does_not_control_the_terminal(tmp_path: Path, capsys, text):
    file = tmp_path / "stranger.yaml"
    file.write_text(text)
    assert main(["check", str(file), "--lang", "en"]) > 0
    said = capsys.readouterr()
    assert is_safe(said.out)
    assert is_safe(said.err)
    assert r"\x1b" in said.out + said.err


def test_a_record_of_a_stranger_does_not_control_the_terminal(tmp_path: Path, capsys):
    file = tmp_path / "stranger.burgrave"
    file.write_text("burgrave record 1\ngame \x1b]0;OWNED\x07x\nrules 2\nnotation 1\n")
    assert main(["replay", str(file), "--lang", "en"]) > 0
    assert is_safe(capsys.readouterr().err)


def test_what_is_typed_is_repeated_without_its_control_characters(capsys):
    assert main(["simulate", "citadels", "--bots", "\x1b[31mx", "--lang", "en"]) > 0
    said = capsys.readouterr().err
    assert is_safe(said)
    assert r"\x1b[31mx" in said


def test_a_line_of_the_log_is_json_that_controls_nothing():
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonFormatter())
    handler.handle(logging.makeLogRecord({"name": "burgrave.x", "msg": HOSTILE, "field": HOSTILE}))
    line = stream.getvalue().removesuffix("\n")
    assert line.isprintable()
    assert json.loads(line)["field"] == HOSTILE
