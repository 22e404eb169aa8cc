"""The examples for those who host fit the server as it is."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from burgrave.cli.serve import serve

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = (DEPLOY / "burgrave.service").read_text(encoding="utf-8")


def arguments() -> list[str]:
    found = re.search(r"^ExecStart=\S*/burgrave serve (.*)$", UNIT, re.MULTILINE)
    assert found is not None
    return shlex.split(found[1])


def option(name: str) -> str:
    given = arguments()
    return given[given.index(name) + 1]


def test_the_unit_starts_the_server_with_options_that_it_has():
    known = {name for parameter in serve.params for name in parameter.opts}
    assert {each for each in arguments() if each.startswith("--")} <= known


def test_the_unit_keeps_tables_where_it_may_write():
    assert option("--data-dir") == "/var/lib/burgrave"
    assert "StateDirectory=burgrave\n" in UNIT


@pytest.mark.parametrize("proxy", ["nginx.conf", "Caddyfile"])
def test_the_proxies_lead_to_the_port_and_the_path_of_the_unit(proxy):
    text = (DEPLOY / proxy).read_text(encoding="utf-8")
    path = option("--base-url").removeprefix("https://games.example")
    assert f"127.0.0.1:{option('--port')}" in text
    assert "metrics" not in text, "numbers are on a port of their own, and no proxy leads there"
    assert f" {path}/" in text


def test_systemd_understands_the_unit(tmp_path: Path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not here")
    unit = tmp_path / "burgrave.service"
    unit.write_text(re.sub("^ExecStart=.*$", "ExecStart=/bin/true", UNIT, flags=re.MULTILINE))
    ran = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert [line for line in ran.stderr.splitlines() if "burgrave.service" in line] == []


def test_the_examples_for_several_nodes_fit_together():
    nodes = DEPLOY / "nodes"
    compose = (nodes / "compose.yaml").read_text(encoding="utf-8")
    caddy = (nodes / "Caddyfile").read_text(encoding="utf-8")
    nginx = (nodes / "nginx.conf").read_text(encoding="utf-8")
    names = re.findall(r"^  (node-[a-z]):$", compose, re.MULTILINE)
    assert len(names) == 3
    assert all(f"{name}:8000" in caddy for name in names)
    assert "health_uri /healthz" in caddy
    assert nginx.count(":8000 max_fails") == 3
    known = {name for parameter in serve.params for name in parameter.opts}
    assert set(re.findall(r'"(--[a-z-]+)"', compose)) <= known
    environment = {parameter.envvar for parameter in serve.params if isinstance(parameter.envvar, str)}
    assert {"BURGRAVE_STORE", "BURGRAVE_NODE"} <= environment
    assert all(f"{name}:" in compose for name in ("BURGRAVE_STORE", "BURGRAVE_NODE"))
