"""Replays are made in another process, in turn, and a person who asks for too many delays nobody else."""

import asyncio
import json
import logging
import sys
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from burgrave.core.error import BurgraveError
from burgrave.server import logs
from burgrave.server.bot_pool import MAX_WAIT_SECONDS, START_SECONDS
from burgrave.server.fair_queue import FairQueue
from burgrave.server.rate_limits import Rate
from burgrave.server.replay_pool import MAX_PER_NETWORK, TIMEOUT_SECONDS, WORKER_MODULE, ReplayPool
from tests.errors import raises_error
from tests.server.ended_games import ended_game_changes, token_of
from tests.server.server import Server, quick_settings, run_server

AMPLE = 300.0  # seconds: far more than a busy machine needs


# -- the queue


def served(queue: FairQueue[str]) -> list[str]:
    jobs: list[str] = []
    while taken := queue.take():
        owner, job = taken
        jobs.append(job)
        queue.finish(owner)
    return jobs


def test_owners_are_served_in_turn_and_each_in_order():
    queue: FairQueue[str] = FairQueue(max_per_owner=9, max_total=99)
    for job in ("a1", "a2", "a3", "a4", "b1", "c1", "c2"):
        assert queue.put(job[0], job)
    assert served(queue) == ["a1", "b1", "c1", "a2", "c2", "a3", "a4"]


def test_a_later_owner_waits_for_one_job_of_each_other_owner():
    queue: FairQueue[str] = FairQueue(max_per_owner=9, max_total=99)
    for number in range(9):
        queue.put("flood", f"flood {number}")
    assert queue.take() == ("flood", "flood 0")  # is being done
    queue.put("calm", "calm 0")
    assert served(queue).index("calm 0") == 1


def test_what_is_not_finished_counts():
    queue: FairQueue[str] = FairQueue(max_per_owner=2, max_total=3)
    assert [queue.put(owner, "job") for owner in "aaabb"] == [True, True, False, True, False]
    assert queue.take() == ("a", "job")
    assert not queue.put("a", "one more while the other is being done")
    queue.finish("a")
    assert queue.put("a", "update")


def test_nothing_is_kept_of_owners_who_wait_for_nothing():
    queue: FairQueue[str] = FairQueue(max_per_owner=2, max_total=99)
    for number in range(40):
        queue.put(str(number), "job")
    assert len(served(queue)) == 40
    queue.put("a", "job")
    assert queue.clear() == ["job"]
    assert (len(queue.waiting), len(queue.unfinished)) == (0, 0)


# -- the process


def script(folder: Path, body: str) -> tuple[str, ...]:
    """A process that says what it was asked, in order, and counts how often it was started."""
    path = folder / "process.py"
    path.write_text(
        f"""
import json, os, sys, time
from pathlib import Path
folder = Path({str(folder)!r})
with (folder / "starts").open("a") as starts:
    starts.write(".")
first = (folder / "starts").read_text() == "."
for line in sys.stdin:
    {body}
    print(json.dumps(line.strip()), flush=True)
""",
        encoding="utf-8",
    )
    return (sys.executable, str(path))


def with_replays(talk: Callable[[ReplayPool], Awaitable[Any]], command: tuple[str, ...], **how: Any) -> Any:
    async def run() -> Any:
        replays = ReplayPool(command, **{"timeout_seconds": AMPLE, **how})
        try:
            return await asyncio.wait_for(talk(replays), AMPLE)
        finally:
            await replays.close()

    return asyncio.run(run())


def test_a_flood_of_one_network_delays_another_by_one_replay_at_most(tmp_path):
    order: list[str] = []

    async def watch(replays: ReplayPool, network: str, name: str) -> None:
        try:
            order.append(json.loads(await replays.request_frames(network, f"{name}\n".encode())))
        except BurgraveError as error:
            order.append(error.code)

    async def talk(replays: ReplayPool) -> None:
        flood = [
            asyncio.create_task(watch(replays, "flood", f"flood {n}")) for n in range(3 * MAX_PER_NETWORK)
        ]
        while len(order) < 2 * MAX_PER_NETWORK:  # those that are too many are refused at once
            await asyncio.sleep(0)
        assert order == ["server-message-fast"] * (2 * MAX_PER_NETWORK)
        await watch(replays, "calm", "calm")
        await asyncio.gather(*flood)

    with_replays(talk, script(tmp_path, "pass"))
    made = order[2 * MAX_PER_NETWORK :]
    assert made.index("calm") <= 2  # after the film that was being made, and one more if that was finished
    assert [name for name in made if name != "calm"] == [f"flood {n}" for n in range(MAX_PER_NETWORK)]


def test_a_process_that_dies_is_replaced_and_that_is_logged(tmp_path, caplog):
    command = script(tmp_path, "first and os._exit(3)")
    assert with_replays(lambda replays: replays.request_frames("a", b"x\n"), command) == b'"x"\n'
    assert (tmp_path / "starts").read_text() == ".."
    logged = [record.getMessage() for record in caplog.records if record.name.startswith(logs.ROOT)]
    assert logged == ["replay process replaced"]


def test_a_process_that_always_dies_is_reported(tmp_path):
    async def talk(replays: ReplayPool) -> None:
        with raises_error("server-trouble"):
            await replays.request_frames("a", b"x\n")
        assert not replays.queue.unfinished

    with_replays(talk, script(tmp_path, "os._exit(3)"))
    assert (tmp_path / "starts").read_text() == ".."


def test_a_process_that_hangs_is_replaced_and_others_come_before_the_next_try(tmp_path):
    """Of two networks that wait behind it, none waits for the second try."""
    order: list[str] = []

    async def watch(replays: ReplayPool, network: str, name: str) -> None:
        try:
            order.append(json.loads(await replays.request_frames(network, f"{name}\n".encode())))
        except BurgraveError as error:
            order.append(f"{name}: {error.code}")

    async def talk(replays: ReplayPool) -> None:
        kinds = [("a", "hang"), ("a", "second of a"), ("b", "b"), ("c", "c")]
        await asyncio.gather(*(watch(replays, network, name) for network, name in kinds))
        assert not replays.queue.unfinished

    command = script(tmp_path, "line.startswith('hang') and os._exit(3)")
    with_replays(talk, command)
    assert order == ["b", "c", "second of a", "hang: server-trouble"]
    assert (tmp_path / "starts").read_text() == ".."


def test_a_hung_process_is_replaced_within_ten_seconds():
    assert max(TIMEOUT_SECONDS + START_SECONDS, MAX_WAIT_SECONDS) <= 10


def test_a_replay_that_is_tried_again_gets_an_error_when_the_server_stops(tmp_path):
    async def talk(replays: ReplayPool) -> list[Any]:
        asked = asyncio.create_task(replays.request_frames("a", b"x\n"))
        while not (tmp_path / "starts").exists() or (tmp_path / "starts").read_text() != "..":
            await asyncio.sleep(0.01)
        await replays.close()
        return list(await asyncio.gather(asked, return_exceptions=True))

    (answers,) = with_replays(talk, script(tmp_path, "os._exit(3) if first else time.sleep(600)"))
    assert getattr(answers, "code", answers) == "server-stops"


def test_a_replay_that_fails_leaves_one_line_in_the_log(caplog, capfd, monkeypatch):
    # another test may have left a handler there that writes to a stream of its own, as a server does
    monkeypatch.setattr(logging.getLogger(logs.ROOT), "handlers", [])
    monkeypatch.setattr(logging.getLogger(logs.ROOT), "propagate", True)

    async def talk(replays: ReplayPool) -> None:
        with raises_error("server-trouble"):
            await replays.request_frames("a", b"{}\n")

    with_replays(talk, (sys.executable, "-m", WORKER_MODULE))
    own = [record for record in caplog.records if record.name.startswith(logs.ROOT)]
    logged = [(record.getMessage(), record.__dict__["error"]) for record in own]
    assert logged == [("replay failed", "KeyError")]
    assert capfd.readouterr().err == ""


def test_a_process_that_nobody_needs_is_ended(tmp_path):
    async def talk(replays: ReplayPool) -> None:
        await replays.request_frames("a", b"x\n")
        await replays.stop_if_idle(AMPLE)
        assert replays.process.process is not None
        await replays.stop_if_idle(-1)
        assert replays.process.process is None
        assert await replays.request_frames("a", b"y\n") == b'"y"\n'

    with_replays(talk, script(tmp_path, "pass"))


def test_waiting_requests_get_an_error_when_it_stops(tmp_path):
    async def talk(replays: ReplayPool) -> list[Any]:
        asked = [asyncio.create_task(replays.request_frames("a", b"x\n")) for _ in range(2)]
        while replays.queue.unfinished["a"] < 2 or len(replays.queue.waiting["a"]) > 1:
            await asyncio.sleep(0)  # until one is being made and one waits
        await replays.close()
        asked.append(asyncio.create_task(replays.request_frames("a", b"x\n")))
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = with_replays(talk, script(tmp_path, "time.sleep(600)"))
    assert [getattr(each, "code", each) for each in answers] == ["server-stops"] * 3


# -- the server


def ended(server: Server) -> dict[str, Any]:
    """A game that was played to its end."""
    seated = server.create_table("citadels", "yb", settings={"reaction_seconds": 0})
    with server.seated(seated) as device:
        device.start()
        device.play_on()
    return seated


def test_replays_are_made_in_another_process_while_moves_go_on(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        seated = ended(server)
        path, asked = f"api/tables/{seated['table']}/replay", {"tokens": [seated["token"]], "step_by": "turn"}
        answers: list[int] = []

        def flood() -> None:
            answers.append(server.ask(path, asked)[0])

        threads = [Thread(target=flood) for _ in range(3 * MAX_PER_NETWORK)]
        with server.seated(server.create_table()) as calm:
            calm.start()
            for thread in threads:
                thread.start()
            for _ in range(5):
                assert calm.play()["type"] == "ok"
            for thread in threads:
                thread.join()
        assert set(answers) <= {200, 429}
        assert answers.count(200) >= MAX_PER_NETWORK
        assert server.manager.replays.process.process is not None
        assert not server.manager.replays.queue.unfinished


def test_a_replay_that_cannot_wait_is_refused_with_a_time(tmp_path, monkeypatch):
    with run_server(quick_settings(tmp_path)) as server:
        seated = ended(server)
        monkeypatch.setattr(server.manager.replays.queue, "max_per_owner", 0)
        status, _, headers = server.fetch(
            f"api/tables/{seated['table']}/replay", {"tokens": [seated["token"]]}
        )
        assert status == 429
        assert int(headers["retry-after"]) > 0


# -- what requests take of an allowance


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("api/tables/abcd/replay", 2),
        ("api/tables/abcd/record", 2),
        ("api/my-tables", 4),
        ("api/games/x/check-options", 8),
    ],
)
def test_what_costs_more_takes_more_of_the_allowance(tmp_path, path, allowed):
    with run_server(quick_settings(tmp_path, request_rate=Rate(8, 0.001))) as server:
        statuses = [server.ask(path, {})[0] for _ in range(allowed + 2)]
    assert statuses[allowed:] == [429, 429]
    assert 429 not in statuses[:allowed]


@pytest.mark.parametrize(
    "options",
    [
        {f"option{number}": 1 for number in range(65)},
        {"x" * 65: 1},
        {"road_tiles": ["x"] * 101},
        {"road_tiles": "x," * 1001},
        {"edition": {str(number): 1 for number in range(101)}},
    ],
    ids=("many", "long name", "long list", "long word", "large"),
)
def test_options_that_no_game_could_use_are_refused_in_one_sentence(server, options):
    for path, more in (("api/games/praga/check-options", {}), ("api/tables", {"game": "praga", "seats": []})):
        status, refusal = server.ask(path, {"options": options, **more})
        assert status == 422
        assert len(refusal["errors"]) == 1
        assert len(json.dumps(refusal)) < 500


def test_every_mistake_in_options_is_still_reported(server):
    options = {f"option{number}": 1 for number in range(64)}
    _, refusal = server.ask("api/games/citadels/check-options", {"options": options})
    assert len(refusal["errors"]) == 64


# -- messages of a network


def test_many_connections_of_a_network_share_an_allowance(tmp_path):
    with (
        run_server(quick_settings(tmp_path, network_message_rate=Rate(5 + 10 * 4, 0.001))) as server,
        ExitStack() as opened,
    ):
        made = server.create_table()
        devices = [opened.enter_context(server.seated(made)) for _ in range(5)]  # each takes one
        answers = []
        for language in ("cs", "en", "cs", "en"):
            for device in devices:
                device.send({"type": "set-language", "language": language})  # takes four
                answers.append(device.wait_until(lambda said: said["type"] in ("welcome", "error"))["type"])
        assert answers == ["welcome"] * 10 + ["error"] * 10


def test_long_and_senseless_messages_take_more_of_it(tmp_path):
    with (
        run_server(quick_settings(tmp_path, network_message_rate=Rate(20, 0.001))) as server,
        server.open_device() as stranger,
    ):
        many = {f"field{number}": 1 for number in range(900)}
        codes = []
        for _ in range(6):
            stranger.send({"type": "leave", "id": "1", **many})  # more than 12 KB
            codes.append(stranger.receive()["errors"][0]["code"])
        assert codes == ["server-message-extra"] * 5 + ["server-message-fast"]


def test_another_network_has_an_allowance_of_its_own(tmp_path):
    with run_server(quick_settings(tmp_path, network_message_rate=Rate(1 + 3, 0.001))) as server:
        buckets = server.manager.network_limits
        with server.seated(server.create_table()) as device:
            assert [device.ask("chat", text="x")["type"] for _ in range(4)] == ["ok"] * 3 + ["error"]
        assert buckets.take("192.0.2.1") == 0.0


def test_a_proxy_that_says_nothing_of_addresses_is_not_counted(tmp_path):
    settings = quick_settings(tmp_path, network_message_rate=Rate(1, 0.001), base_url="https://games.example")
    with run_server(settings) as server, server.seated(server.create_table()) as device:
        assert [device.ask("chat", text="x")["type"] for _ in range(4)] == ["ok"] * 4


# -- a running game


@pytest.mark.slow
def test_before_the_end_a_seat_is_shown_only_what_it_saw_itself(tmp_path):
    with run_server(quick_settings(tmp_path, bot_processes=0)) as server:
        server.manager.store.write_now(*ended_game_changes("r3f9", moves=40))
        own, path = {"tokens": [token_of("r3f9")]}, "api/tables/r3f9/replay"
        for viewer in (1, "all", "spectator"):
            status, answer = server.ask(path, {**own, "viewer": viewer})
            assert (status, answer["errors"][0]["code"]) == (403, "server-not-over")
        assert server.ask(path, {"tokens": [], "viewer": 0})[0] == 403
        status, replay = server.ask(path, {**own, "viewer": 0, "count": 100, "prompts": True})
        assert (status, replay["result"]) == (200, None)
        assert replay["steps"] >= 41  # its bots go on
        shown = [frame for frame in replay["frames"] if frame["move"] is not None]
        assert shown
        assert all(frame["seat"] == 0 for frame in shown)
        assert not any("prompt" in frame for frame in replay["frames"])
        assert {seat for seat in replay["deciders"] if seat is not None} == {0}
