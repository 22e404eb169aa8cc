"""The OpenAPI description of the server, with the messages of the socket among its schemas."""

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from burgrave.game_registry import game, games
from burgrave.match.client_schemas import add_game_schemas
from burgrave.server.app import make_app
from burgrave.server.client_messages import ClientMessage
from burgrave.server.server_messages import ServerMessage
from burgrave.server.settings import ServerSettings

REF_PREFIX = "#/components/schemas/"


def describe_app(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI data. The schemas of the socket are `ClientMessage` and `ServerMessage`.

    Events and places are unions of those of all games.
    """
    described: dict[str, Any] = app.openapi()
    server_messages: TypeAdapter[Any] = TypeAdapter(ServerMessage)
    client_messages: TypeAdapter[Any] = TypeAdapter(ClientMessage)
    schemas, shared = TypeAdapter.json_schemas(
        [("server", "serialization", server_messages), ("client", "validation", client_messages)],
        ref_template=REF_PREFIX + "{model}",
    )
    known = described.setdefault("components", {}).setdefault("schemas", {})
    known.update(shared["$defs"])
    known["ServerMessage"] = schemas["server", "serialization"]
    known["ClientMessage"] = schemas["client", "validation"]
    add_game_schemas(known, [game(id) for id in games()], REF_PREFIX)
    return described


def describe_server() -> dict[str, Any]:
    """Return the OpenAPI data of a server with default settings."""
    return describe_app(make_app(ServerSettings()))
