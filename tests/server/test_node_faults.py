"""Three nodes over a real PostgreSQL: nodes and database end in every way, and no acknowledged move is lost.

`BURGRAVE_LONG=2 pytest -s tests/server/test_node_faults.py` does it for a hundred kills.
"""

import asyncio
import signal
from pathlib import Path

import psycopg
import pytest

from burgrave.server.store.opening import open_store_snapshot
from burgrave.testing.random_play import LONG
from tests.server.crowd import Crowd
from tests.server.postgres import require_postgres
from tests.server.test_faults import RestartingServerProcess, count_moves, find_free_port, go_on
from tools.postgresql import Postgres

pytestmark = pytest.mark.slow

ROUND = ("kill", "cut", "kill", "freeze", "restart", "kill", "crash")
ROUNDS = 34 if LONG > 1 else 1
# One node tells the others only of each second change, and one does all bots and timers, even if both do.
SILENT = """
from itertools import count
from burgrave.server.store import postgres_writer
numbers, send = count(), postgres_writer.notify
postgres_writer.notify = lambda *sent: send(*sent) if next(numbers) % 2 else None
"""
EAGER = "from burgrave.server.nodes import Nodes; Nodes.is_runner = lambda self, table: True\n"


class Cluster:
    """Three nodes, their database, and what happens to them."""

    def __init__(self, folder: Path, postgres: Postgres, url: str) -> None:
        self.postgres, self.url = postgres, url
        self.nodes = {
            name: RestartingServerProcess(folder / name, find_free_port(), before, store=url, node=name)
            for name, before in (("a", ""), ("b", SILENT), ("c", EAGER))
        }
        self.done = dict.fromkeys(ROUND, 0)

    def kill(self, node: str) -> None:
        self.nodes[node].kill()
        self.nodes[node].process = self.nodes[node].start()

    def cut(self, node: str) -> None:
        """End all connections to the database, most likely while something is being written."""
        with psycopg.connect(self.url, autocommit=True) as admin:
            admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    def freeze(self, node: str) -> None:
        """Suspend a node until the others believe that it is dead."""
        self.nodes[node].process.send_signal(signal.SIGSTOP)
        try:
            with psycopg.connect(self.url, autocommit=True) as admin:
                live = "SELECT 1 FROM nodes WHERE id = %s AND until > clock_timestamp() - interval '1 second'"
                while admin.execute(live, [node]).fetchone() is not None:
                    admin.execute("SELECT pg_sleep(0.1)")
        finally:
            self.nodes[node].process.send_signal(signal.SIGCONT)

    def restart(self, node: str) -> None:
        self.postgres.stop()
        self.postgres.start()

    def crash(self, node: str) -> None:
        self.postgres.stop(crash=True)
        self.postgres.start()

    async def break_everything(self, crowd: Crowd) -> None:
        """Each time when games go on again, at any moment of a move."""
        for _ in range(ROUNDS):
            for fault in ROUND:
                before = crowd.acknowledged
                while crowd.acknowledged < before + 4:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(crowd.rng.random() * 0.2)
                await asyncio.to_thread(getattr(self, fault), crowd.rng.choice(sorted(self.nodes)))
                self.done[fault] += 1
            print(self.done, crowd.acknowledged, "acknowledged", crowd.resent, "sent again", flush=True)
        crowd.closing, crowd.pause = True, 0.0


def test_nodes_and_database_may_fail_and_no_acknowledged_move_is_lost(tmp_path: Path):
    require_postgres()
    postgres = Postgres()  # of its own: it is stopped
    try:
        run_faults(tmp_path, postgres, postgres.make_database("faults"))
    finally:
        postgres.remove()


def run_faults(tmp_path: Path, postgres: Postgres, url: str) -> None:
    cluster = Cluster(tmp_path, postgres, url)
    ports = [node.port for node in cluster.nodes.values()]
    crowd = Crowd(*ports, pause=0.02)

    async def all_of_it() -> None:
        playing = [
            crowd.play_games(game="citadels", plan="yppb"),
            crowd.play_games(game="citadels", plan="yp"),
            crowd.play_games(game="citadels", plan="ybb", level="master"),
            crowd.play_games(game="praga", plan="yb"),
        ]
        await go_on(crowd, asyncio.gather(cluster.break_everything(crowd), *playing))

    try:
        asyncio.run(all_of_it())
        asked = [(game.table, {"tokens": game.tokens()}) for game in crowd.games]
        records = [
            {table: crowd.fetch(f"api/tables/{table}/record", tokens, port) for table, tokens in asked}
            for port in ports
        ]
    except BaseException:
        for node in cluster.nodes.values():
            node.kill()
        raise
    for node in cluster.nodes.values():
        node.end(signal.SIGTERM)
    assert records[0] == records[1] == records[2], "all nodes have the same games"
    with open_store_snapshot(url, tmp_path) as store:
        moves_made, lost = count_moves(crowd, store, records[0])
    print(f"\n{cluster.done}, {moves_made} acknowledged moves, {crowd.resent} sent again, {lost} lost")
    assert lost == 0
