"""`burgrave check` says for every scenario whether it holds, and ends with what that means."""

import io
import sys
from pathlib import Path
from typing import Any

import pytest

from burgrave.cli.main import main

HOLDS = "scenario: It holds\ngame: citadels\n"
DIFFERS = """\
scenario: It differs
game: citadels
position: {0: {character: king}}
play:
  - 0: take gold
  - expect: {0: {gold: 3}}
    why: he is rich
"""
BROKEN = "scenario: It is broken\ngame: citadels\nposition: {crwn: 1}\n"


@pytest.fixture
def check(tmp_path: Path, capsys, monkeypatch):
    """Writes scenarios, checks them, and gives the exit code and the lines."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)

    def run(files: dict[str, str], *arguments: str) -> tuple[int, list[str]]:
        for name, text in files.items():
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_text(text)
        code = main(["check", *(arguments or files)])
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return code, (captured.out + captured.err).splitlines()

    return run


def test_scenarios_that_hold_end_with_0(check):
    code, lines = check({"a.yaml": HOLDS + "---\n" + HOLDS})
    assert code == 0
    assert lines == ["ok    a.yaml:1: It holds", "ok    a.yaml:4: It holds", "2 passed, 0 failed"]


def test_a_mismatch_ends_with_1_and_is_explained(check):
    code, lines = check({"a.yaml": HOLDS, "b.yaml": DIFFERS})
    assert code == 1
    assert lines == [
        "ok    a.yaml:1: It holds",
        "FAIL  b.yaml:1: It differs",
        "      step 2, b.yaml:6: seat 0 gold: expected 3, found 2. (why: he is rich)",
        "1 passed, 1 failed",
    ]


def test_what_cannot_be_used_ends_with_2_and_the_rest_is_run(check):
    code, lines = check({"a.yaml": BROKEN + "---\n" + DIFFERS, "b.yaml": "a: [", "c.yaml": HOLDS})
    assert code == 2
    assert lines[0] == "ERROR a.yaml:3: It is broken: Unknown field: “crwn”. Did you mean “crown”?"
    assert lines[1] == "FAIL  a.yaml:5: It differs"
    assert lines[3].startswith("ERROR b.yaml:1: This is not YAML: ")
    assert lines[4:] == ["ok    c.yaml:1: It holds", "1 passed, 1 failed, 2 not usable"]


def test_a_folder_is_searched_at_any_depth_in_order(check):
    files = {"rules/b/two.yml": HOLDS, "rules/a.yaml": HOLDS, "rules/notes.txt": "no scenario"}
    code, lines = check(files, "rules")
    assert code == 0
    assert lines == [
        "ok    rules/a.yaml:1: It holds",
        "ok    rules/b/two.yml:1: It holds",
        "2 passed, 0 failed",
    ]


def test_quiet_shows_only_what_does_not_hold(check):
    code, lines = check({"a.yaml": HOLDS, "b.yaml": DIFFERS}, "--quiet", "a.yaml", "b.yaml")
    assert (code, len(lines)) == (1, 3)


@pytest.mark.parametrize(
    ("argument", "sentence"),
    [
        ("none.yaml", "ERROR none.yaml: The file cannot be read: No such file or directory."),
        (
            "empty",
            "ERROR empty: “empty” has no scenarios. Give a folder with .yaml files, or a file.",
        ),
    ],
)
def test_a_missing_file_and_an_empty_folder_are_refused(check, argument, sentence):
    Path("empty").mkdir()
    code, lines = check({}, argument)
    assert (code, lines[0]) == (2, sentence)


def test_without_a_file_it_says_what_is_missing(check):
    code, lines = check({}, "--quiet")
    assert code == 2
    assert "FILE|FOLDER" in lines[0]


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Clock:
    """A clock that advances by a step at every look."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def progress_lines(check: Any, monkeypatch: pytest.MonkeyPatch, step: float, files: Any) -> Any:
    """Return the exit code, the report, and the progress lines; "" is a cleared line."""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("burgrave.cli.check.monotonic", Clock(step))
    code, lines = check(files, "--quiet", ".")
    return code, lines, [line.partition("\x1b[K")[2] for line in terminal.getvalue().split("\r")[1:]]


def test_quiet_shows_the_progress_on_a_terminal(check, monkeypatch):
    files = {"a.yaml": HOLDS, "b.yaml": DIFFERS, "c.yaml": HOLDS}
    code, lines, shown = progress_lines(check, monkeypatch, 1.0, files)
    assert code == 1
    assert [line[:4] for line in lines] == ["FAIL", "    ", "2 pa"]
    assert list(dict.fromkeys(shown)) == [
        "File 1 of 3, scenarios so far: 0",
        "File 2 of 3, scenarios so far: 1",
        "",
        "File 3 of 3, scenarios so far: 2",
    ]
    assert shown[-1] == ""


def test_quiet_shows_the_progress_within_one_file(check, monkeypatch):
    _, _, shown = progress_lines(check, monkeypatch, 1.0, {"a.yaml": "---\n".join([HOLDS] * 3)})
    assert list(dict.fromkeys(shown)) == [
        *(f"File 1 of 1, scenarios so far: {count}" for count in range(3)),
        "",
    ]


def test_quiet_shows_the_progress_at_most_ten_times_a_second(check, monkeypatch):
    _, _, shown = progress_lines(check, monkeypatch, 0.001, {"a.yaml": "---\n".join([HOLDS] * 90)})
    assert 2 <= len(shown) <= 4


@pytest.mark.parametrize("quiet", [True, False])
def test_nothing_but_the_answer_is_printed_into_a_pipe(check, capsys, quiet):
    check({"a.yaml": HOLDS})
    assert main(["check", "a.yaml", *(["-q"] if quiet else [])]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines()[-1] == "1 passed, 0 failed"
    assert len(out.splitlines()) == (1 if quiet else 2)
