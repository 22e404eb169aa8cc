"""The page about the protocol and the OpenAPI description say what the server does."""

import gzip
import re
import urllib.request
from pathlib import Path
from typing import Any, get_args

from burgrave.server import client_messages, server_messages
from burgrave.server.handlers import HANDLERS
from burgrave.server.openapi import describe_server

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")


def types(*models: Any) -> set[str]:
    """The types of messages."""
    return {model.__annotations__["type"].__args__[0] for model in models}


def test_the_client_on_the_page_plays_a_game(server, capsys):
    (source,) = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    exec(compile(source.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"), PAGE, "exec"), {})
    assert "The game is over." in capsys.readouterr().out


def test_every_message_of_a_client_is_on_the_page_and_carried_out():
    known = set(get_args(get_args(client_messages.ClientMessage)[0]))
    assert types(*known) == {name for name in types(*known) if f"| `{name}` |" in TEXT}
    without_answer = {
        client_messages.HelloMessage,
        client_messages.SetLanguageMessage,
        client_messages.SetSectionsMessage,
        *get_args(client_messages.RoomClientMessage),
    }
    assert known - without_answer == set(HANDLERS)


def test_every_message_of_the_server_is_on_the_page():
    said = get_args(server_messages.ServerMessage)
    assert {name for name in types(*said) if f"`{name}`" not in TEXT} == set()


def test_every_field_of_table_seat_and_view_is_on_the_page():
    for model in (server_messages.TableData, server_messages.SeatData, server_messages.LiveViewData):
        assert {name for name in model.__annotations__ if f"`{name}`" not in TEXT} == set()


def test_every_path_is_on_the_page():
    for path in describe_server()["paths"]:
        shown = (
            path.strip("/")
            .replace("{game}", "GAME")
            .replace("{id}", "ID")
            .replace("{entry}", "ENTRY")
            .replace("{key}", "KEY")
            .replace("{puzzle}", "PUZZLE")
        )
        shown = (
            shown.replace("{entry}", "ENTRY").replace("{lesson}", "LESSON").replace("{chapter}", "CHAPTER")
        )
        assert f" {shown}" in TEXT, path


def test_the_description_holds_the_messages_of_the_socket():
    schemas = describe_server()["components"]["schemas"]
    for name in (
        "ClientMessage",
        "ServerMessage",
        "WelcomeMessage",
        "LiveViewData",
        "PlayRequest",
        "PromptData",
        "TableReplayData",
    ):
        assert name in schemas
    assert "discriminator" in schemas["ClientMessage"]
    text = str(describe_server())
    for name in re.findall(r"#/components/schemas/(\w+)", text):
        assert name in schemas


def test_what_is_the_same_for_everybody_comes_packed_to_those_who_can_unpack_it(server):
    address = f"http://127.0.0.1:{server.port}/api/games/citadels/reference"
    asked = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(asked) as answer, urllib.request.urlopen(address) as plain:
        packed = answer.read()
        assert answer.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed) == plain.read()
        assert plain.headers["Content-Encoding"] is None
    assert len(packed) < 60_000
