"""Writes the types of the browser client from the server's OpenAPI description and the games' state data.

Usage:

    python tools/client_types.py            write web/openapi.json and, with web/node_modules, its types
    python tools/client_types.py --check    check whether web/openapi.json is up to date
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from burgrave import game, games
from burgrave.core.schema import make_schema
from burgrave.i18n.segments import Sentence
from burgrave.server.client_messages import LanguageId
from burgrave.server.openapi import describe_server

WEB = Path(__file__).parent.parent / "web"
DESCRIPTION = WEB / "openapi.json"
TYPES = WEB / "src" / "app" / "api" / "types.d.ts"
GENERATOR = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
# A field with a default is optional for the sender.
HOW = ["--root-types", "--root-types-no-schema-prefix", "--alphabetize", "--default-non-nullable=false"]
PLACE = "#/components/schemas/"

Schema = dict[str, Any]


def schema_text() -> str:
    """Return one file: requests, messages of the socket, and the state data of each game."""
    whole = describe_server()
    schemas = whole["components"]["schemas"]
    named_types: dict[str, Any] = {"LanguageId": LanguageId, "Sentence": Sentence}
    for name, type in named_types.items():
        adapter: TypeAdapter[Any] = TypeAdapter(type)
        named = adapter.json_schema(ref_template=PLACE + "{model}")
        named.pop("$defs", None)
        schemas[name] = named
    for id in games():
        schemas |= state_data_schemas(id)
    return json.dumps(whole, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def state_data_schemas(id: str) -> Schema:
    """Return the schemas of a game's state data. Names begin with the name of the game."""
    prefix = id.capitalize()
    text = json.dumps(make_schema(game(id)))
    schemas: Schema = json.loads(text)["$defs"]
    names = {name: name if name.startswith(prefix) else prefix + name for name in schemas}
    for name, new in names.items():
        text = text.replace(f'"#/$defs/{name}"', f'"{PLACE}{new}"')
    return {names[name]: part for name, part in json.loads(text)["$defs"].items()}


def main(arguments: list[str]) -> int:
    made = schema_text()
    if arguments == ["--check"]:
        fresh = DESCRIPTION.exists() and DESCRIPTION.read_text(encoding="utf-8") == made
        print("web/openapi.json is as the sources say" if fresh else "web/openapi.json is old: make types")
        return 0 if fresh else 1
    DESCRIPTION.write_text(made, encoding="utf-8")
    command = ["node", str(GENERATOR), str(DESCRIPTION), "--output", str(TYPES), *HOW]
    return subprocess.run(command, cwd=WEB, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
