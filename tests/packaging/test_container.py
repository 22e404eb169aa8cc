"""The steps of the Containerfile without a container: install, start, answer, stop."""

import json
import re
import subprocess
import sys
import time
from urllib.request import urlopen

import pytest

from tests.packaging.environments import ROOT, clean_environment, copy_tree, succeed

DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
SCRIPT = "sh deploy/install.sh /opt/burgrave ."
PATIENCE = 120  # seconds until the server listens


def entry_point() -> list[str]:
    found = re.search(r"^ENTRYPOINT (\[.*\])$", CONTAINERFILE, re.MULTILINE)
    assert found is not None
    words: list[str] = json.loads(found[1])
    return words


def test_the_image_is_installed_by_the_script_alone():
    steps = re.findall(r"^RUN (.*)$", CONTAINERFILE, re.MULTILINE)
    assert SCRIPT in steps
    assert not any("pip" in step for step in steps)


def test_the_image_is_asked_where_it_listens():
    words = entry_point()
    port, data = words[words.index("--port") + 1], words[words.index("--data-dir") + 1]
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert f"http://127.0.0.1:{port}/healthz" in CONTAINERFILE
    assert f"EXPOSE {port}\n" in CONTAINERFILE
    assert f"VOLUME {data}\n" in CONTAINERFILE
    assert f'ports: ["{port}:{port}"]' in compose
    assert f'volumes: ["tables:{data}"]' in compose


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the script is for sh")
def test_the_steps_lead_to_a_server_that_answers(tmp_path):
    tree, folder, data = copy_tree(tmp_path / "src"), tmp_path / "opt", tmp_path / "data"
    shell, script, target, source = SCRIPT.split()
    said = succeed(shell, script, str(folder), source, cwd=tree)
    assert re.search(r"^burgrave \d+\.\d+\.\d+ \(interpreted\)$", said, re.MULTILINE)
    changed = {"0.0.0.0": "127.0.0.1", "8000": "0", "/var/lib/burgrave": str(data)}
    program, *arguments = (changed.get(word, word) for word in entry_point())
    assert program == f"{target}/bin/burgrave"
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(
            [folder / "bin" / "burgrave", *arguments],
            cwd=tmp_path,
            env=clean_environment(),
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    with server:
        try:
            address = listening(server)
            with urlopen(f"{address}healthz", timeout=PATIENCE) as answer:
                assert answer.status == 200
            with urlopen(address, timeout=PATIENCE) as answer:
                assert b"<html" in answer.read()
        finally:
            server.terminate()
    assert (data / "tables.sqlite").exists()


def listening(server: subprocess.Popen[str]) -> str:
    """The address that the server prints first."""
    assert server.stdout is not None
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = re.search(r"http://\S+/", server.stdout.readline())
        if found is not None:
            return found[0]
        assert server.poll() is None, "the server ended"
    raise AssertionError("no address was printed")
