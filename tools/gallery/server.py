"""A server for the time in which the pictures are made. Its bots do not wait; tables open from scenarios."""

import json
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final
from urllib.request import Request, urlopen

import uvicorn

from burgrave.core.scenario import Scenario, read_scenarios
from burgrave.game_registry import game as game_of
from burgrave.server import run
from burgrave.server.app import make_app
from burgrave.server.rate_limits import Rate
from burgrave.server.scenario_tables import create_scenario_table
from burgrave.server.seats import Seat
from burgrave.server.server_messages import SeatTokenData
from burgrave.server.settings import ServerSettings
from burgrave.server.store import SqliteStore, Store

SCENES: Final = Path(__file__).with_name("scenes")
PATIENCE: Final = 60.0  # seconds
PLENTY: Final = Rate(100_000, 1_000.0)
SEED: Final = 7  # for random numbers after the beginning of a scene


@dataclass(frozen=True, slots=True)
class Home:
    """The address of the server, and the store of its tables."""

    base: str
    store: Store

    def open(self, case: str, people: Sequence[int] = (0,)) -> list[SeatTokenData]:
        """Create a table that begins as this case of `scenes`. Bots have the other seats."""
        scenario = read_scenes()[case]
        seats = [Seat("person" if n in people else "bot") for n in range(scenario.options.players)]
        return create_scenario_table(self.store, scenario, seats, seed=SEED)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send a request to the server over HTTP and return its answer."""
        headers = {"Content-Type": "application/json"}
        with urlopen(Request(f"{self.base}api/{path}", json.dumps(body).encode(), headers)) as answer:
            return json.load(answer)


@cache
def read_scenes() -> dict[str, Scenario]:
    """Return the cases of all files in `scenes`, by their names."""
    found: dict[str, Scenario] = {}
    for file in sorted(SCENES.glob("*.yaml")):
        for scenario in read_scenarios(file, game_of):
            if not isinstance(scenario, Scenario):
                raise scenario.error
            found[scenario.name.rpartition("(")[2].removesuffix(")")] = scenario
    return found


@contextmanager
def run_gallery_server() -> Iterator[Home]:
    """Run a server with an empty store in its own thread."""
    with tempfile.TemporaryDirectory() as data:
        settings = ServerSettings(
            data_dir=Path(data), bot_delay=0.0, request_rate=PLENTY, table_rate=PLENTY, socket_rate=PLENTY
        )
        store = SqliteStore(Path(data))
        config = uvicorn.Config(
            make_app(settings, store),
            log_config=None,
            access_log=False,
            ws="websockets-sansio",
            timeout_graceful_shutdown=2,
        )
        started: SimpleQueue[int] = SimpleQueue()
        server = run.BurgraveServer(config, started.put)
        thread = threading.Thread(target=server.run, args=[[run.listen("127.0.0.1", 0)]])
        thread.start()
        try:
            yield Home(f"http://127.0.0.1:{started.get(timeout=PATIENCE)}/", store)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
