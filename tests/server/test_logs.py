"""The log of a real server has a line for each thing that its host is promised, and nobody in it."""

import asyncio
import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.server_process import run_process

pytestmark = pytest.mark.slow

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
SECRETS = ("Swineherd", "a word in confidence", "127.0.0.1")


def ask(port: int, path: str, data: Any) -> Any:
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/{path}", json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


async def play_and_close(port: int) -> list[str]:
    """A whole game, and a table that is closed before its end; what nobody else may know of them."""
    known = []
    seats = [{"player": "you"}, {"player": "bot", "level": "apprentice"}]
    for ending in ("over", "closed"):
        asked = {"game": "citadels", "seats": seats, "name": SECRETS[0], "settings": {"reaction_seconds": 0}}
        made = await asyncio.to_thread(ask, port, "api/tables", asked)
        known.append(made["token"])
        async with connect(f"ws://127.0.0.1:{port}/socket", compression=None, max_size=None) as socket:

            async def say(**message: Any) -> None:
                await socket.send(json.dumps(message))

            await say(type="hello", table=made["table"], token=made["token"])
            await say(type="chat", id="1", text=SECRETS[1])
            await say(type="start", id="2")
            if ending == "over":
                await say(type="set-player", id="3", seat=0, player="bot", level="apprentice")
            else:
                await say(type="end-game", id="3", agrees_to_end=True)
            async for text in socket:
                message = json.loads(text)
                assert message["type"] != "error", message
                if message["type"] in ("table", "update", "welcome") and (
                    message.get("result") or message.get("table", {}).get("status") == "closed"
                ):
                    await say(type="delete", id="4")
                if message["type"] == "closing":
                    break
    return known


def test_each_thing_has_a_line_and_nobody_is_named(tmp_path):
    with run_process(tmp_path) as server:
        known = asyncio.run(play_and_close(server.port))
    lines = server.log()
    messages = [line["message"] for line in lines if line["logger"] in ("server", "table")]
    assert messages == [
        "started", "made", "begun", "ended", "removed", "made", "begun", "closed", "removed", "stopped",
    ]  # fmt: skip
    for line in lines:
        if line["logger"] == "table":
            assert (line["level"], line["game"], line["seats"]) == ("info", "citadels", 2), line
    text = server.output.read_text(encoding="utf-8")
    assert not [secret for secret in (*known, *SECRETS) if secret in text]


def test_the_page_names_each_line():
    page = HOSTING.read_text(encoding="utf-8")
    for said in (
        "started", "stopped", "made", "begun", "ended", "closed", "removed",
        "bot process replaced", "replay process replaced", "page broke",
    ):  # fmt: skip
        assert f"`{said}`" in page
