"""JSON Schemas of what differs by game in the data for clients: ids, events and places.

They are made from the notation and the layout of a game, so that nothing is listed twice.
"""

from typing import Any, Final

from burgrave.core.events import FLAG, EventParam
from burgrave.core.game import Game
from burgrave.match.layout.base import TEXT, Layout, field_parts
from burgrave.match.presenters.base import presenter_for

Schema = dict[str, Any]

# The types of any game, and the ends of the names of their counterparts in one game.
EVENT_TYPE: Final = "EventData"
PLACE_TYPE: Final = "PlaceData"


def add_game_schemas(schemas: dict[str, Schema], games: list[Game[Any]], ref_prefix: str) -> None:
    """Add the types of these games, and make the types of any game the unions of them."""
    for game in games:
        schemas |= game_schemas(game, ref_prefix)
    for type in (EVENT_TYPE, PLACE_TYPE):
        description = schemas.get(type, {}).get("description", "")
        union = [{"$ref": f"{ref_prefix}{type_name(game, type)}"} for game in games]
        schemas[type] = {"anyOf": union, "title": type, "description": description}


def game_schemas(game: Game[Any], ref_prefix: str) -> dict[str, Schema]:
    """Return the schemas of the ids, events and places of a game by name."""
    schemas: dict[str, Schema] = {
        id_type_name(game, vocabulary): {"type": "string", "enum": list(ids)}
        for vocabulary, ids in game.notation.names.items()
    }
    events = {
        name: {"event": {"const": name}}
        | {param.name: param_schema(game, param, ref_prefix) for param in shape}
        for name, shape in game.notation.events.items()
    }
    schemas[type_name(game, EVENT_TYPE)] = union_of([object_schema(fields) for fields in events.values()])
    schemas[type_name(game, PLACE_TYPE)] = union_of(place_schemas(presenter_for(game).layout, ref_prefix))
    return schemas


def place_schemas(layout: Layout, ref_prefix: str) -> list[Schema]:
    """Return the schema of each kind of place."""
    schemas = []
    for kind, fields in layout.place_kinds.items():
        properties: dict[str, Schema] = {"kind": {"const": kind}}
        optional = []
        for name, vocabulary, is_optional in map(field_parts, fields):
            properties[name] = value_schema(layout.game, vocabulary, ref_prefix)
            optional += [name] if is_optional else []
        schemas.append(object_schema(properties, optional))
    return schemas


def param_schema(game: Game[Any], param: EventParam, ref_prefix: str) -> Schema:
    value = value_schema(game, param.vocabulary, ref_prefix)
    return {"type": "array", "items": value} if param.many else value


def value_schema(game: Game[Any], vocabulary: str, ref_prefix: str) -> Schema:
    """Return the schema of a value of this vocabulary."""
    if vocabulary in game.notation.names:
        return {"$ref": ref_prefix + id_type_name(game, vocabulary)}
    if vocabulary == TEXT:
        return {"type": "string"}
    return {"type": "boolean" if vocabulary == FLAG else "integer"}


def object_schema(properties: dict[str, Schema], optional: list[str] | None = None) -> Schema:
    required = [name for name in properties if name not in (optional or [])]
    return {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def union_of(schemas: list[Schema]) -> Schema:
    return {"anyOf": schemas}


def type_name(game: Game[Any], type: str) -> str:
    return game.id.capitalize() + type


def id_type_name(game: Game[Any], vocabulary: str) -> str:
    """Return the name of the type of the ids of a vocabulary: `PragaActionTileId`."""
    return game.id.capitalize() + "".join(part.capitalize() for part in vocabulary.split("_")) + "Id"
