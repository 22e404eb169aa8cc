"""What a host can watch: logs without people in them, numbers, and a collector that seldom stops us."""

import gc
import io
import json
import logging

import pytest

from burgrave.server import garbage_collector, logs
from burgrave.server.metrics import Metrics
from burgrave.server.store import AppendLog


@pytest.fixture
def written():
    stream = io.StringIO()
    before = {
        name: logging.getLogger(name).__dict__.copy()
        for name in ("burgrave", "uvicorn", "uvicorn.error", "uvicorn.access")
    }
    logs.configure_logging(stream)
    yield stream
    for name, state in before.items():
        logging.getLogger(name).__dict__.update(state)


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_log_is_a_line_of_json_for_each_thing(written):
    logs.get_logger("table").info("made", extra={"table": "k3f9", "seats": 4})
    (line,) = lines(written)
    assert (line["level"], line["logger"], line["message"], line["table"], line["seats"]) == (
        "info", "table", "made", "k3f9", 4,
    )  # fmt: skip
    assert str(line["time"]).endswith("+00:00")


@pytest.mark.parametrize(
    "secret",
    [
        "abcdefghijklmnopqrstuv",
        "A-_4567890123456789012",
        "192.168.1.20",
        "10.0.0.7:51234",
        "2001:db8::1",
        "::1",
    ],
)
def test_neither_tokens_nor_addresses_of_people_are_logged(written, secret):
    logger = logs.get_logger("socket")
    logger.info("came from %s", secret)
    logger.info("came", extra={"who": secret})
    try:
        raise ValueError(f"bad thing {secret} here")
    except ValueError:
        logger.exception("trouble")
    logging.getLogger("uvicorn.access").info('%s - "GET /?%s"', secret, secret)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket /socket" [accepted]', secret)
    assert secret not in written.getvalue()
    assert len(lines(written)) == 4


def test_metrics_are_numbers_and_belong_to_one_server():
    metrics, other = Metrics(), Metrics()
    metrics.moves.labels("person").inc()
    metrics.observe_commit([[AppendLog("k3f9", number, "move", 0)] for number in range(4)], 0.003)
    metrics.observe_gc_pause(2, 0.2)
    metrics.add_gauge("tables", "Tables in memory", lambda: 7)
    text = metrics.render().decode()
    assert 'burgrave_moves_total{by="person"} 1.0' in text
    assert "burgrave_commit_calls_sum 4.0" in text
    assert 'burgrave_gc_pause_seconds_count{generation="2"} 1.0' in text
    assert "burgrave_tables 7.0" in text
    assert 'burgrave_moves_total{by="person"}' not in other.render().decode()


def test_full_collections_are_rare_and_their_pauses_are_measured():
    before = gc.get_threshold()
    pauses: list[tuple[int, float]] = []
    undo = garbage_collector.configure(lambda generation, seconds: pauses.append((generation, seconds)))
    try:
        assert gc.get_threshold() == (50_000, 20, 100)
        assert gc.get_freeze_count() > 1000
        gc.collect()
        assert [generation for generation, _ in pauses] == [2]
        assert 0 < pauses[0][1] < 5
    finally:
        undo()
    assert gc.get_threshold() == before
