"""Errors of the browser client reach the log: short, few, and without anything private."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from burgrave.server.client_errors import FROM_ONE_ADDRESS, ClientErrorLog, clean_message
from burgrave.server.client_messages import ClientErrorReport
from burgrave.server.logs import JsonFormatter, get_logger
from burgrave.server.rate_limits import Bucket, Rate
from tests.errors import raises_error
from tests.server.server import quick_settings, run_server

TOKEN = "G1GrUkw1xTk2qss9TnCZTw"
REPORT = {
    "part": "citadels",
    "kind": "TypeError",
    "message": "Cannot read properties of undefined (reading 'city')",
    "frames": ["CitadelsBoard-B1c2d3.js:1:2345", "index-A9.js:7:1"],
}


@pytest.fixture
def output() -> Iterator[io.StringIO]:
    """What the server writes about pages."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(JsonFormatter())
    logger = get_logger("client")
    logger.addHandler(handler)
    yield text
    logger.removeHandler(handler)


def test_a_broken_page_is_one_line_of_the_log(server, output):
    assert server.ask("api/client-errors", REPORT)[0] == 204
    line = json.loads(output.getvalue())
    assert (line["level"], line["logger"], line["message"]) == ("warning", "client", "page broke")
    assert line["part"] == "citadels"
    assert line["kind"] == "TypeError"
    assert line["cause"] == REPORT["message"]
    assert line["frames"] == REPORT["frames"]


def test_no_secret_gets_into_the_log(output):
    message = (
        f"bad token {TOKEN} at http://h.example/#/table/k3f9/{TOKEN} from 10.1.2.3:99\n"
        'Unexpected token, "Karel said hello" is not valid JSON\u202e\x1b[31m, and "an open quote'
    )
    ClientErrorLog().add(ClientErrorReport(part="praga", kind="SyntaxError", message=message), "here")
    written = output.getvalue()
    assert written.count("\n") == 1
    for private in (TOKEN, "10.1.2.3", "h.example", "k3f9", "Karel", "open quote", "\\u202e", "\\u001b"):
        assert private not in written
    assert "is not valid JSON" in written


@pytest.mark.parametrize(
    "change",
    [
        {"part": "Citadels or\nanother"},
        {"kind": "x" * 41},
        {"message": "m" * 301},
        {"frames": ["one two.js:1:2"]},
        {"frames": ["http://h.example/a.js:1:2"]},
        {"frames": ["a.js:1:2"] * 9},
        {"token": TOKEN},
    ],
)
def test_any_other_form_is_refused(server, output, change):
    assert server.ask("api/client-errors", {**REPORT, **change})[0] == 422
    assert output.getvalue() == ""


def test_a_long_report_is_refused_before_it_is_read(server, output):
    assert server.ask("api/client-errors", {**REPORT, "message": "m" * 20_000})[0] == 413
    assert output.getvalue() == ""


def test_one_address_is_heard_a_few_times_only(tmp_path, output):
    most = int(FROM_ONE_ADDRESS.burst)
    with run_server(quick_settings(tmp_path)) as server:
        statuses = [server.ask("api/client-errors", REPORT)[0] for _ in range(most + 2)]
    assert statuses == [204] * most + [429, 429]
    assert output.getvalue().count("\n") == most


def test_many_addresses_together_cannot_fill_the_log(output):
    errors = ClientErrorLog()
    report = ClientErrorReport.model_validate(REPORT)
    errors.limit = Bucket(Rate(3, 1e-9))
    for number in range(3):
        errors.add(report, f"address {number}")
    with raises_error("server-message-fast"):
        errors.add(report, "one more")
    assert output.getvalue().count("\n") == 3


def test_a_message_is_cut():
    assert len(clean_message("word " * 100)) <= 200
