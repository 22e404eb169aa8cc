"""Fifteen plausible mistakes at each command: every one is answered with a sentence and exit code 2."""

import shutil
import tomllib
from pathlib import Path

import pytest

from burgrave.cli.main import burgrave, main

RECORD = Path(__file__).parents[1] / "records" / "0.1.0" / "citadels-classic-2p-2.txt"
MISTAKES = {
    "serve": (
        "serve --port 99999",
        "serve --port eighty",
        "serve --port -1",
        "serve --prot 8000",
        "serve --port",
        "serve 8000",
        "serve --base-url foo",
        "serve --base-url play.example.org",
        "serve --base-url ftp://play.example.org",
        "serve --base-url https://",
        "serve --base-url https://play.example.org:port",
        "serve --allow-host http://burgrave.lan",
        "serve --allow-host burgrave.lan:8000",
        "serve --host 256.1.1.1",
        "serve --metrics-port 0",
        "serve --delete-after forever",
        "serve --open-browser=yes",
        "serve --bot no-such-bot",
        "serve --game chess",
        "serve --connections 0",
    ),
    "export": (
        "export",
        "export --data-dir",
        "export a.jsonl b.jsonl",
        "export there.txt",
        "export folder",
        "export missing/tables.jsonl",
        "export tables.jsonl --data-dir no-such-folder",
        "export tables.jsonl --data-dir there.txt",
        "export tables.jsonl --dat club",
        "export tables.jsonl --skip-bad",
        "export tables.jsonl --json",
        "export tables.jsonl --lang de",
        "export tables.jsonl --lang",
        "export tables.jsonl --data-dir=",
        "export --help=yes",
        "export tables.jsonl -x",
    ),
    "import": (
        "import",
        "import no-such-file.jsonl",
        "import folder",
        "import there.txt",
        "import empty.txt",
        "import there.txt there.txt",
        "import there.txt --data-dir",
        "import there.txt --data-dir there.txt",
        "import there.txt --skip",
        "import there.txt --skip-bad=yes",
        "import there.txt --bot no-such-bot",
        "import there.txt --bot",
        "import missing/there.txt",
        "import there.txt --lang xx",
        "import there.txt --force",
        "import binary.bin",
    ),
    "play": (
        "play",
        "play chess",
        "play citadel",
        "play citadels praga",
        "play citadels --players 1",
        "play citadels --players many",
        "play praga --players 5",
        "play citadels --edition third",
        "play citadels --seat 9",
        "play citadels --seat one",
        "play citadels --bots nobody",
        "play citadels --bots search:speed=9",
        "play citadels --names Host,Guest",
        "play citadels --resume no-such-file.txt",
        "play --resume there.txt",
        "play citadels --save there.txt",
        "play citadels --save missing/game.txt",
        "play citadels --side B",
        "play citadels --preset no_such_preset",
        "play citadels --option players",
        "play citadels --bot-delay -1",
        "play praga --components there.txt",
    ),
    "replay": (
        "replay",
        "replay no-such-file.txt",
        "replay folder",
        "replay there.txt",
        "replay empty.txt",
        "replay binary.bin",
        "replay record.txt --seat 9",
        "replay record.txt --seat 0",
        "replay record.txt --seat 1 --show-all",
        "replay record.txt --step round",
        "replay record.txt --step",
        "replay record.txt --seed abc",
        "replay record.txt --components no-such-file.yaml",
        "replay record.txt --components there.txt",
        "replay record.txt more.txt",
        "replay record.txt --by turn",
    ),
    "rules": (
        "rules chess",
        "rules citadel",
        "rules Citadels",
        "rules xyzzy",
        "rules citadels praga",
        "rules citadels --edition",
        "rules citadels --edition first",
        "rules citadels --edition 2015",
        "rules praga --edition deluxe",
        "rules praga --edition classic",
        "rules --editions classic",
        "rules --lang english",
        "rules --lang",
        "rules --players 3",
        "rules citadels --json",
    ),
    "card": (
        "card",
        "card xyzzy",
        "card qqq",
        "card 7",
        "card --edition classic",
        "card king --edition",
        "card king --edition first",
        "card king --edition 1999",
        "card egg --edition deluxe",
        "card king --rulings",
        "card king --lang de",
        "card king --lang",
        "card king --kind district",
        "card a card that is not in the box",
        "card --king",
    ),
    "cards": (
        "cards chess",
        "cards king",
        "cards citadels king",
        "cards citadels --edition first",
        "cards praga --edition classic",
        "cards citadels --kind beast",
        "cards citadels --kind",
        "cards citadels --type pink",
        "cards citadels --rank x",
        "cards citadels --rank 0",
        "cards citadels --cost -1",
        "cards citadels --points 1.5",
        "cards praga --rank 4",
        "cards citadels --era 2",
        "cards citadels --rulings=yes",
        "cards citadels --colour noble",
    ),
    "presets": (
        "presets no_such_preset",
        "presets xyzzy",
        "presets first",
        "presets first_game cunning_agents",
        "presets praga",
        "presets praga chess",
        "presets --game citadels",
        "presets --edition deluxe",
        "presets --all",
        "presets --lang de",
        "presets --lang",
        "presets --json",
        "presets 1",
        "presets cunning agent",
        "presets -x",
    ),
    "bots": (
        "bots chess",
        "bots citadel",
        "bots PRAGA",
        "bots h1",
        "bots citadels praga",
        "bots --game citadels",
        "bots citadels --json",
        "bots citadels --players 3",
        "bots citadels --bots h1",
        "bots --lang de",
        "bots --lang",
        "bots citadels -v",
        "bots citadels --help=yes",
        "bots search:ms=50",
        "bots master",
    ),
    "simulate": (
        "simulate",
        "simulate chess",
        "simulate citadel",
        "simulate citadels praga",
        "simulate citadels --games 0",
        "simulate citadels --games many",
        "simulate citadels --game 10",
        "simulate citadels --players 9",
        "simulate praga --players 0",
        "simulate citadels --bots nobody",
        "simulate citadels --bots h1:slips=101",
        "simulate citadels --bots h1:speed=1",
        "simulate citadels --players 2 --bots h1,h1,h1",
        "simulate citadels --bots no.such.Bot",
        "simulate citadels --workers 0",
        "simulate citadels --seed abc",
        "simulate citadels --edition third",
        "simulate praga --edition classic",
        "simulate citadels --option players=x",
        "simulate citadels --json=yes",
    ),
    "arena": (
        "arena",
        "arena chess",
        "arena citadel",
        "arena citadels praga",
        "arena citadels --deals 0",
        "arena citadels --deals x",
        "arena citadels --games 10",
        "arena citadels --players 1",
        "arena citadels --bots nobody",
        "arena citadels --bots search:ms=x",
        "arena citadels --players 2 --bots h1,h2,random",
        "arena citadels --time-limit 0",
        "arena citadels --time-limit soon",
        "arena citadels --workers 0",
        "arena citadels --ray here",
        "arena citadels --run-file there.txt",
        "arena citadels --run-file folder",
        "arena citadels --run-file missing/run.jsonl",
        "arena citadels --deals 1 --report missing/run.html",
        "arena citadels --stop-early=yes",
    ),
    "review": (
        "review",
        "review no-such-file.txt",
        "review folder",
        "review empty.txt",
        "review there.txt",
        "review record.txt record.txt",
        "review record.txt --html",
        "review record.txt --html folder",
        "review record.txt --html missing/review.html",
        "review record.txt --quick=yes",
        "review record.txt --htm review.html",
        "review record.txt --lang de",
        "review record.txt --components no-such-file.json",
        "review record.txt --components there.txt",
        "review record.txt --json",
        "review record.txt -x",
    ),
    "puzzles": (
        "puzzles mak",
        "puzzles --out",
        "puzzles make",
        "puzzles make chess --run-file run.jsonl --out out.jsonl",
        "puzzles make citadels",
        "puzzles make citadels --run-file run.jsonl",
        "puzzles make citadels --run-file folder --out out.jsonl",
        "puzzles make citadels --run-file missing/run.jsonl --out out.jsonl",
        "puzzles make citadels --run-file there.txt --out out.jsonl",
        "puzzles make citadels --run-file run.jsonl --out folder",
        "puzzles make citadels --run-file run.jsonl --out out.jsonl --games 0",
        "puzzles make citadels --run-file run.jsonl --out out.jsonl --workers many",
        "puzzles check",
        "puzzles check no-such-file.jsonl",
        "puzzles check folder",
        "puzzles check there.txt",
        "puzzles check there.txt --samples 0",
    ),
    "components": (
        "components chek",
        "components --out",
        "components praga",
        "components status",
        "components status no-such-file.json",
        "components status folder",
        "components status there.txt",
        "components status empty.txt",
        "components status binary.bin",
        "components status -",
        "components status there.txt there.txt",
        "components status there.txt --json",
        "components status list.yaml",
        "components diff there.txt",
        "components diff - there.txt",
        "components diff - - -",
        "components merge - -",
        "components merge - - --out",
        "components merge - - --out folder",
        "components merge - - --out missing/both.json",
        "components merge - - --out there.txt",
        "components merge - - --out new.json --take ours",
        "components merge - - --ot new.json",
    ),
    "check": (
        "check",
        "check no-such-file.yaml",
        "check no-such-folder",
        "check folder",
        "check there.txt",
        "check empty.txt",
        "check binary.bin",
        "check list.yaml",
        "check broken.yaml",
        "check scenario.yaml --components no-such-file.yaml",
        "check scenario.yaml --components there.txt",
        "check scenario.yaml --components",
        "check scenario.yaml --silent",
        "check scenario.yaml --quiet=yes",
        "check scenario.yaml --lang de",
        "check chess.yaml",
    ),
    "bench": (
        "bench --seconds 0",
        "bench --seconds -1",
        "bench --seconds soon",
        "bench --seconds",
        "bench --seconds 1000000",
        "bench citadels",
        "bench --only openspiel",
        "bench --peers no-such-python",
        "bench --peers folder",
        "bench --peers there.txt",
        "bench --peers",
        "bench --json=yes",
        "bench --rounds 3",
        "bench --lang de",
        "bench -s 1",
    ),
    "schema": (
        "schema",
        "schema chess",
        "schema citadel",
        "schema Praga",
        "schema citadels praga",
        "schema citadels --openapi",
        "schema --openapi=yes",
        "schema --open",
        "schema --json",
        "schema citadels --edition classic",
        "schema citadels --indent 4",
        "schema --lang de",
        "schema --lang",
        "schema citadels > file.json",
        "schema --game citadels",
    ),
    "completion": (
        "completion",
        "completion tcsh",
        "completion Bash",
        "completion bash zsh",
        "completion powershell",
        "completion --shell bash",
        "completion bash --install",
        "completion bsh",
        "completion sh",
        "completion --lang",
        "completion bash --lang de",
        "completion ''",
        "completion -b",
        "completion bash --help=yes",
        "completion /bin/bash",
    ),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with files that are there but are not what the commands need."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    for name, content in {
        "there.txt": "Not what you are looking for.\n",
        "empty.txt": "",
        "list.yaml": "- a\n- list\n",
        "broken.yaml": "scenario: [unfinished\n",
        "chess.yaml": "scenario: a game of chess\ngame: chess\n",
        "scenario.yaml": "scenario: nothing happens\ngame: citadels\n",
    }.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    (tmp_path / "binary.bin").write_bytes(bytes(range(256)))
    shutil.copy(RECORD, tmp_path / "record.txt")


def test_every_command_has_at_least_fifteen_mistakes():
    assert set(MISTAKES) == set(burgrave.commands)
    for command, typed in MISTAKES.items():
        assert len(set(typed)) >= 15
        assert all(each.split()[0] == command for each in typed)


@pytest.mark.parametrize("typed", [each for some in MISTAKES.values() for each in some])
def test_a_mistake_is_answered_with_a_sentence(typed, capsys):
    assert main(typed.split()) == 2
    out, err = capsys.readouterr()
    if out:  # a file that cannot be used is part of the report of `burgrave check`
        problem, count = out.splitlines()
        assert (err, count) == ("", "0 passed, 0 failed, 1 not usable")
        sentence = problem.removeprefix("ERROR ")
    else:
        assert err.startswith("burgrave: ")
        assert err.count("\n") == 1
        sentence = err.removeprefix("burgrave: ").rstrip("\n")
    assert sentence.endswith((".", "?")) or sentence.partition("Install it with: ")[2]
    assert len(sentence) < 400
    for raw in ("Traceback", "Errno", "Error:", "None", "{", "}"):
        assert raw not in sentence


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("playy", "Did you mean “play”?"),
        ("xyzzy", "Choose one of: serve, play, "),
        ("components statu", "Did you mean “status”?"),
        ("components chek", "Choose one of: status, diff, merge."),
        ("play citadel", "Did you mean “citadels”?"),
        ("play prague", "Did you mean “praga”?"),
        ("play xyzzy", "Choose one of: citadels, praga."),
        ("serve --prot 8000", "Did you mean “--port”?"),
        ("import there.txt --skip", "Did you mean “--skip-bad”?"),
        ("card --king", "“--king” is not a valid option here. “burgrave card --help” lists all options."),
        (
            "bench --rounds 3",
            "“--rounds” is not a valid option here. “burgrave bench --help” lists all options.",
        ),
        ("card merchandising", "Did you mean “Merchant”?"),
        ("card xyzzy", "“xyzzy”. “burgrave cards” lists all of them."),
    ],
)
def test_a_suggestion_resembles_what_was_typed(typed, near, capsys):
    assert main(typed.split()) == 2
    assert near in capsys.readouterr().err


def test_a_bug_has_an_exit_code_of_its_own_and_says_how_to_report_it(monkeypatch, capsys):
    monkeypatch.setattr("burgrave.cli.rules.summarize_rules", lambda id, text: [][0])
    assert main(["rules"]) == 70
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(
        "burgrave: This is a bug in Burgrave: IndexError: list index out of range. Please report"
    )
    assert "BURGRAVE_TRACEBACK=1" in err
    project = tomllib.loads((RECORD.parents[3] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f" at {project['urls']['Issues']} with your command" in err
    monkeypatch.setenv("BURGRAVE_TRACEBACK", "1")
    assert main(["rules"]) == 70
    assert "Traceback (most recent call last)" in capsys.readouterr().err
