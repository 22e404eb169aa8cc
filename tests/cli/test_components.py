"""`burgrave components`: the same checks and merging as in the browser."""

import json
from pathlib import Path
from typing import Any

import pytest

from burgrave.cli.main import main
from burgrave.i18n import LANGUAGES
from burgrave.praga.components import from_file, printed_components


@pytest.fixture
def write(tmp_path: Path) -> Any:
    def make(name: str, **parts: Any) -> str:
        data = json.loads(printed_components().raw)
        for section, values in parts.items():
            target = data[section][0] if isinstance(data[section], list) else data[section]
            target.update(values)
        file = tmp_path / name
        file.write_text(json.dumps(data), encoding="utf-8")
        return str(file)

    return make


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_counts_confirmed_parts(write, capsys, language):
    file = write("my.json", walls={"prov": "printed"}, egg_scoring={"prov": "printed"})
    assert main(["components", "status", file, "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[-3] for line in lines if line.endswith(("/  36", "/   3", "/ 199"))] == [
        "1",
        "0",
        "1",
        "2",
    ]


def test_every_mistake_is_named(write, capsys):
    file = write("my.json", walls={"era": 2}, wall_scoring={"table": [[1, 0]]})
    assert main(["components", "status", file]) == 2
    said = capsys.readouterr().err
    assert said.count("my.json: ") == 3
    assert "normal walls of era I: you now have 13; the rulebook says 14" in said


def test_a_diff_names_pieces_and_fields(write, capsys):
    mine = write("mine.json")
    theirs = write("theirs.json", walls={"cost": {"gold": 1, "stone": 5}, "prov": "printed"})
    assert main(["components", "diff", mine, theirs]) == 1
    assert "Walls W1-01: cost [reconstructed | printed]" in capsys.readouterr().out
    assert main(["components", "diff", "-", mine]) == 0


def test_files_are_merged(write, tmp_path, capsys):
    mine = write("mine.json", egg_scoring={"prov": "printed"})
    theirs = write("theirs.json", egg_scoring={"prov": "printed"}, walls={"prov": "printed"})
    out = str(tmp_path / "both.json")
    assert main(["components", "merge", mine, theirs, "--out", out]) == 0
    merged = from_file(out).data
    assert merged["egg_scoring"]["prov"] == "printed twice"
    assert merged["walls"][0]["prov"] == "printed"


def test_a_merged_file_replaces_an_input_but_no_other_file(write, tmp_path, capsys):
    mine = write("mine.json", egg_scoring={"prov": "printed"})
    theirs = write("theirs.json", walls={"prov": "printed"})
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friend", encoding="utf-8")
    assert main(["components", "merge", mine, theirs, "--out", str(letter)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert letter.read_text(encoding="utf-8") == "Dear friend"
    assert main(["components", "merge", mine, theirs, "--out", mine]) == 0
    assert from_file(mine).data["walls"][0]["prov"] == "printed"


def test_a_conflict_writes_nothing_until_it_is_decided(write, tmp_path, capsys):
    mine = write("mine.json", egg_scoring={"table": [[0, 0], [1, 3]], "prov": "printed"})
    theirs = write("theirs.json", egg_scoring={"table": [[0, 0], [1, 5]], "prov": "printed"})
    out = tmp_path / "both.json"
    assert main(["components", "merge", mine, theirs, "--out", str(out)]) == 1
    assert "egg_scoring: table" in capsys.readouterr().out
    assert not out.exists()
    assert main(["components", "merge", mine, theirs, "--out", str(out), "--take", "theirs"]) == 0
    assert from_file(str(out)).data["egg_scoring"]["table"] == [[0, 0], [1, 5]]
    assert main(["components", "merge", mine, theirs, "--out", str(out), "--take", "neither"]) == 2


def test_without_a_subcommand_the_help_is_printed(capsys):
    assert main(["components"]) == 0
    assert "merge" in capsys.readouterr().out


def test_half_of_a_surrogate_pair_in_a_text_is_kept_as_the_browser_writes_it(write, tmp_path):
    half = chr(0xD800)
    mine = write("mine.json", walls={"prov": f"printed {half}"})
    merged = tmp_path / "merged.json"
    assert main(["components", "merge", mine, write("theirs.json"), "--out", str(merged)]) == 0
    assert json.loads(merged.read_bytes())["walls"][0]["prov"] == f"printed {half}"
