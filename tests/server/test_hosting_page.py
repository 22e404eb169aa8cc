"""The page for hosts has the numbers that the server keeps to."""

from pathlib import Path

from burgrave.server.client_messages import PlayRequest, SetLanguageMessage
from burgrave.server.connection import MESSAGE_COSTS
from burgrave.server.middleware import REQUEST_COSTS
from burgrave.server.rate_limits import FILES, NETWORK_MESSAGES, REQUESTS
from burgrave.server.replay_pool import MAX_PER_NETWORK
from burgrave.server.settings import BODY_BYTES, MESSAGE_BYTES, ServerSettings

PAGE = " ".join((Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8").split())


def test_allowances_are_as_the_page_says():
    assert MESSAGE_BYTES == BODY_BYTES == 16 * 1024
    assert "messages and bodies of more than 16 KB" in PAGE
    assert f"{REQUESTS.burst:.0f} requests at once and {REQUESTS.per_second:.0f} a second" in PAGE
    assert (REQUEST_COSTS["tables"], REQUEST_COSTS["record"], REQUEST_COSTS["replay"]) == (2, 4, 4)
    assert "a list of tables counts as two, a record or a replay as four" in PAGE
    assert f"{FILES.burst:,.0f} at once and {FILES.per_second:.0f} a second" in PAGE
    assert ServerSettings().refusal_seconds == 1
    assert "waits a second for each refusal" in PAGE
    messages = f"{NETWORK_MESSAGES.burst:.0f} messages at once and {NETWORK_MESSAGES.per_second:.0f} a second"
    assert messages in PAGE
    assert (MESSAGE_COSTS[PlayRequest], MESSAGE_COSTS[SetLanguageMessage]) == (2, 4)
    assert f"If an address waits for {MAX_PER_NETWORK} replays, another one is refused" in PAGE


def test_limits_are_as_the_page_says():
    usual = ServerSettings()
    for number, of in (
        (usual.max_tables, "tables that are open or played"),
        (usual.max_sockets, "sockets"),
        (usual.max_spectators, "spectators at one table"),
        (usual.max_per_address, "connections from one address"),
    ):
        assert f"{number:,} {of}" in PAGE
    assert usual.tables_per_network == usual.max_tables // 4
    assert f"One network has a quarter of the tables, {usual.tables_per_network}" in PAGE
    assert usual.unload_after_seconds == 600
    assert "nobody has asked for one for ten minutes" in PAGE
