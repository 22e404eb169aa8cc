"""Each extra in an empty environment: what is installed, what runs, and what says that it is missing."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from burgrave.cli.main import burgrave
from tests.packaging.environments import ROOT, install, run, succeed

pytestmark = pytest.mark.slow

NAMES = [str(command.name) for group in burgrave.groups.values() for command in group]
SERVER = ("fastapi", "uvicorn", "sqlalchemy", "pydantic", "orjson", "prometheus-client", "segno")
TERMINAL = ("rich",)
DEVELOPERS = ("pytest", "mypy", "ruff", "hypothesis", "playwright", "ray", "setuptools")
SCENARIOS = ROOT / "tests" / "rules" / "citadels" / "C-02-cast.yaml"
RECORD = ROOT / "tests" / "records" / "0.1.0" / "citadels-classic-2p-1.txt"
# What each command is given; commands that are in none of the extras' lists run with the core alone.
TYPED = {
    "serve": ["--port", "0"],
    "export": ["tables.jsonl", "--data-dir", "none"],
    "import": ["tables.jsonl", "--data-dir", "none"],
    "schema": ["citadels"],
    "play": ["citadels", "--plain", "--seed", "1", "--save", "game.txt"],
    "replay": [str(RECORD), "--plain"],
    "review": [str(RECORD), "--quick"],
    "rules": ["praga"],
    "card": ["witch"],
    "cards": ["citadels"],
    "presets": [],
    "components": ["diff", "-", "-"],
    "check": ["--quiet", str(SCENARIOS)],
    "bots": ["praga"],
    "simulate": ["citadels", "--games", "4", "--bots", "random"],
    "arena": ["citadels", "--deals", "1", "--bots", "random,greedy", "--players", "2"],
    "bench": ["--seconds", "0.01"],
    "puzzles": ["make", "citadels", "--games", "1", "--run-file", "run.jsonl", "--out", "puzzles.jsonl"],
    "completion": ["bash"],
}
NEEDS_SERVER = ("serve", "export", "import", "schema")
NEEDS_TERMINAL = ("play", "replay")
CORE = [name for name in NAMES if name not in NEEDS_SERVER + NEEDS_TERMINAL]


@pytest.fixture
def installed(wheel: Path, environment: Path, request: pytest.FixtureRequest) -> Path:
    extra = str(request.param)
    install(environment, f"{wheel}[{extra}]" if extra else str(wheel))
    return environment


def packages(environment: Path) -> set[str]:
    listed = json.loads(succeed(environment / "python", "-m", "pip", "list", "--format", "json"))
    return {package["name"].lower().replace("_", "-") for package in listed}


def every_help_is_printed(environment: Path) -> None:
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda name: run(environment / "burgrave", name, "--help"), NAMES))
    for name, answer in zip(NAMES, answers, strict=True):
        assert (answer.returncode, answer.stderr) == (0, ""), name
        assert answer.stdout.startswith(f"Usage: burgrave {name}")
    assert succeed(environment / "burgrave", "--help").count("\n") > len(NAMES)


def names_the_extra(environment: Path, names: tuple[str, ...], extra: str) -> None:
    for name in names:
        answer = run(environment / "burgrave", name, *TYPED[name])
        assert (answer.returncode, answer.stdout) == (2, ""), name
        assert answer.stderr.endswith(f'pip install "burgrave[{extra}]"\n')
        assert answer.stderr.count("\n") == 1


def runs(environment: Path, names: tuple[str, ...] | list[str], folder: Path) -> None:
    for name in names:
        answer = run(environment / "burgrave", name, *TYPED[name], cwd=folder, typed="q\n")
        assert answer.returncode == 0, (name, answer.stderr)
        assert answer.stdout


def test_every_command_has_an_example_here():
    assert sorted(TYPED) == sorted(NAMES)


@pytest.mark.parametrize("installed", [""], indirect=True)
def test_the_core(installed, tmp_path):
    assert packages(installed).isdisjoint({*SERVER, *TERMINAL, *DEVELOPERS} - {"setuptools"})
    every_help_is_printed(installed)
    names_the_extra(installed, NEEDS_SERVER, "server")
    names_the_extra(installed, NEEDS_TERMINAL, "terminal")
    runs(installed, CORE, tmp_path)
    game = "import burgrave; game = burgrave.game('praga'); print(game.new(game.options(), seed=1).is_over)"
    assert succeed(installed / "python", "-c", game) == "False\n"


@pytest.mark.parametrize("installed", ["server"], indirect=True)
def test_the_server(installed, tmp_path):
    found = packages(installed)
    assert found.issuperset(SERVER)
    assert found.isdisjoint({*TERMINAL, *DEVELOPERS} - {"setuptools"})
    every_help_is_printed(installed)
    names_the_extra(installed, NEEDS_TERMINAL, "terminal")
    runs(installed, ["schema"], tmp_path)
    for typed in (["serve"], ["export", "tables.jsonl"]):
        answer = run(installed / "burgrave", *typed, "--store", "postgresql://localhost/club", cwd=tmp_path)
        assert (answer.returncode, answer.stdout) == (2, ""), typed
        assert answer.stderr.endswith('pip install "burgrave[postgresql]"\n')


@pytest.mark.parametrize("installed", ["postgresql"], indirect=True)
def test_the_server_with_a_database(installed, tmp_path):
    found = packages(installed)
    assert found.issuperset({*SERVER, "psycopg"})
    assert found.isdisjoint({*TERMINAL, *DEVELOPERS} - {"setuptools"})
    every_help_is_printed(installed)
    address = "postgresql://127.0.0.1:1/club"  # nothing listens there
    answer = run(installed / "burgrave", "export", "tables.jsonl", "--store", address, cwd=tmp_path)
    assert (answer.returncode, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)
    assert "pip install" not in answer.stderr


@pytest.mark.parametrize("installed", ["terminal"], indirect=True)
def test_the_terminal(installed, tmp_path):
    found = packages(installed)
    assert found.issuperset(TERMINAL)
    assert found.isdisjoint({*SERVER, *DEVELOPERS} - {"setuptools"})
    every_help_is_printed(installed)
    names_the_extra(installed, NEEDS_SERVER, "server")
    runs(installed, NEEDS_TERMINAL, tmp_path)


@pytest.mark.parametrize("installed", ["all"], indirect=True)
def test_everything_for_users(installed, tmp_path):
    found = packages(installed)
    assert found.issuperset({*SERVER, *TERMINAL, "altair", "vl-convert-python"})
    assert found.isdisjoint({*DEVELOPERS} - {"setuptools"})
    every_help_is_printed(installed)
    runs(installed, [*NEEDS_TERMINAL, "schema"], tmp_path)
