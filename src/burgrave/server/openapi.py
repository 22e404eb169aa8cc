"""The OpenAPI description of the server, with the messages of the socket among its schemas."""

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from burgrave.server.app import make_app
from burgrave.server.incoming import ClientMessage
from burgrave.server.outgoing import ServerMessage
from burgrave.server.settings import Settings

REFERENCE = "#/components/schemas/{model}"


def openapi(app: FastAPI) -> dict[str, Any]:
    """Both directions of the socket are `ClientMessage` and `ServerMessage`."""
    described: dict[str, Any] = app.openapi()
    said: TypeAdapter[Any] = TypeAdapter(ServerMessage)
    heard: TypeAdapter[Any] = TypeAdapter(ClientMessage)
    schemas, shared = TypeAdapter.json_schemas(
        [("server", "serialization", said), ("client", "validation", heard)], ref_template=REFERENCE
    )
    known = described.setdefault("components", {}).setdefault("schemas", {})
    known.update(shared["$defs"])
    known["ServerMessage"] = schemas["server", "serialization"]
    known["ClientMessage"] = schemas["client", "validation"]
    return described


def described() -> dict[str, Any]:
    """The same of any server."""
    return openapi(make_app(Settings()))
