"""A contest on a real Ray cluster, started here. It takes a while, so only with BURGRAVE_RAY=1.

pip install 'burgrave[ray]' && BURGRAVE_RAY=1 pytest tests/arena/test_ray.py
"""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave import game as game_of
from burgrave.arena.arena import Arena
from burgrave.core.error import BurgraveError
from burgrave.simulation import worker_pool as pool_module
from burgrave.simulation.plan import make_plan
from burgrave.simulation.ray_pool import connect_ray
from burgrave.simulation.worker_pool import WorkerPool
from tests.errors import raises_error

CITADELS = game_of("citadels")
HOST = "127.0.0.2"  # Ray replaces 127.0.0.1 by the address that other machines see
PATIENCE = 120.0
ASKED = os.environ.get("BURGRAVE_RAY") == "1"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A head that is a child of this process: `ray stop` would end every Ray of the machine."""
    if not ASKED:
        pytest.skip("set BURGRAVE_RAY=1 to start Ray")
    pytest.importorskip("ray")
    where = f"{HOST}:{find_free_port()}"
    head = subprocess.Popen(start_command(where, tmp_path_factory.mktemp("ray")), stdout=subprocess.DEVNULL)
    try:
        wait_for(where, head)
        yield where
    finally:
        head.send_signal(signal.SIGTERM)
        head.wait(PATIENCE)


def start_command(where: str, folder: Path) -> list[str]:
    ray = Path(sys.executable).parent / "ray"
    host, _, port = where.partition(":")
    sizes = ["--num-cpus=2", "--object-store-memory=100000000", f"--temp-dir={folder}"]
    quiet = ["--include-dashboard=false", "--disable-usage-stats", "--block"]
    return [str(ray), "start", "--head", f"--node-ip-address={host}", f"--port={port}", *sizes, *quiet]


def find_free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


def wait_for(where: str, head: "subprocess.Popen[bytes]") -> None:
    host, _, port = where.partition(":")
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and head.poll() is None:
        try:
            socket.create_connection((host, int(port)), 1).close()
        except OSError:
            time.sleep(0.2)
        else:
            return
    pytest.fail("Ray did not start")


@pytest.mark.filterwarnings("default")  # those of Ray are its own affair
def test_a_cluster_plays_the_same_games(address, monkeypatch):
    plan = make_plan(CITADELS, CITADELS.options(players=2), ["h1", "random"], 12, 1)
    here, there = Arena(plan, WorkerPool(1)), Arena(plan, WorkerPool(1, address))
    assert list(here.play())[-1] == 12
    monkeypatch.setattr(pool_module, "PART_SECONDS", 0.0)  # the first deal is played here, the others there
    assert list(there.play())[-1] == 12
    assert [deal.points for deal in there.counted_deals()] == [deal.points for deal in here.counted_deals()]


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("somewhere", "ray-address"),
        (":6390", "ray-address"),
        ("127.0.0.2:ray", "ray-address"),
        ("127.0.0.2:1", "ray-no-answer"),
        ("127.0.0.2:99999999", "ray-no-answer"),
        ("no-such-host.invalid:6390", "ray-no-answer"),
    ],
)
def test_an_address_that_leads_nowhere_is_reported(address, key, monkeypatch):
    monkeypatch.setattr("burgrave.simulation.ray_pool.import_extra", lambda package, name: None)
    with raises_error(key), connect_ray(address):
        pass


def test_without_ray_the_error_says_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BurgraveError) as refused, connect_ray("127.0.0.2:6390"):
        pass
    assert refused.value.params == {"package": "ray", "extra": '"burgrave[ray]"'}
