"""The page for hosts has the numbers that the server keeps to."""

from pathlib import Path

from burgrave.server.films import EACH
from burgrave.server.guard import COSTS
from burgrave.server.incoming import Play, Speak
from burgrave.server.limits import FILES, NETWORK_MESSAGES, REQUESTS
from burgrave.server.settings import BODY_BYTES, MESSAGE_BYTES, Settings
from burgrave.server.socket import COSTS as MESSAGE_COSTS

PAGE = " ".join((Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8").split())


def test_allowances_are_as_the_page_says():
    assert MESSAGE_BYTES == BODY_BYTES == 16 * 1024
    assert "messages and bodies of more than 16 KB" in PAGE
    assert f"{REQUESTS.burst:.0f} requests at once and {REQUESTS.per_second:.0f} a second" in PAGE
    assert (COSTS["tables"], COSTS["record"], COSTS["film"]) == (2, 4, 4)
    assert "a list of tables counts as two, a record or a film as four" in PAGE
    assert f"{FILES.burst:,.0f} at once and {FILES.per_second:.0f} a second" in PAGE
    assert Settings().refusal_seconds == 1
    assert "waits a second for each refusal" in PAGE
    messages = f"{NETWORK_MESSAGES.burst:.0f} messages at once and {NETWORK_MESSAGES.per_second:.0f} a second"
    assert messages in PAGE
    assert (MESSAGE_COSTS[Play], MESSAGE_COSTS[Speak]) == (2, 4)
    assert f"If an address waits for {EACH} films, another one is refused" in PAGE


def test_limits_are_as_the_page_says():
    usual = Settings()
    for number, of in (
        (usual.tables, "tables that are open or played"),
        (usual.connections, "sockets"),
        (usual.spectators, "spectators at one table"),
        (usual.per_address, "connections from one address"),
    ):
        assert f"{number:,} {of}" in PAGE
    assert usual.rest == 600
    assert "nobody has asked for one for ten minutes" in PAGE
