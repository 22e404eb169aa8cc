"""Writes the types of the browser client from the models of the server and the facts of the games.

python tools/client_types.py            web/openapi.json and from it web/src/api.d.ts (needs web/node_modules)
python tools/client_types.py --check    is web/openapi.json what the sources say?
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from burgrave import game, games
from burgrave.core.schema import schema
from burgrave.server import incoming, outgoing

WEB = Path(__file__).parent.parent / "web"
DESCRIPTION = WEB / "openapi.json"
TYPES = WEB / "src" / "api.d.ts"
OPTIONAL_DEFAULTS = "--default-non-nullable=false"
PLACE = "#/components/schemas/"
SAID_OVER_HTTP = [
    outgoing.Refusal,
    outgoing.GameData,
    outgoing.LibraryData,
    outgoing.Seated,
    outgoing.MineData,
]
ASKED_OVER_HTTP = [incoming.NewTable, incoming.Options, incoming.Join, incoming.Tokens]

Schema = dict[str, Any]


def description() -> str:
    schemas: Schema = {}
    models: list[Any] = [
        ("ServerMessage", "serialization", TypeAdapter(outgoing.ServerMessage)),
        ("ClientMessage", "validation", TypeAdapter(incoming.ClientMessage)),
        *((model.__name__, "serialization", TypeAdapter(model)) for model in SAID_OVER_HTTP),
        *((model.__name__, "validation", TypeAdapter(model)) for model in ASKED_OVER_HTTP),
        ("LanguageId", "validation", TypeAdapter(incoming.LanguageId)),
        ("Sentence", "serialization", TypeAdapter(outgoing.Sentence)),
    ]
    keys, defined = TypeAdapter.json_schemas(models, ref_template=PLACE + "{model}")
    schemas |= {name: keys[name, mode] for name, mode, _ in models if name not in defined["$defs"]}
    schemas |= defined["$defs"]
    for id in games():
        schemas |= facts(id)
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Burgrave", "version": "1"},
        "paths": {},
        "components": {"schemas": schemas},
    }
    return json.dumps(whole, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def facts(id: str) -> Schema:
    """What is on the table of a game; names begin with the game's."""
    prefix = id.capitalize()
    text = json.dumps(schema(game(id))).replace("#/$defs/", PLACE + prefix)
    whole = json.loads(text)
    return {prefix + name: part for name, part in whole["$defs"].items()}


def main(arguments: list[str]) -> int:
    made = description()
    if arguments == ["--check"]:
        fresh = DESCRIPTION.exists() and DESCRIPTION.read_text(encoding="utf-8") == made
        print("web/openapi.json is as the sources say" if fresh else "web/openapi.json is old: make types")
        return 0 if fresh else 1
    DESCRIPTION.write_text(made, encoding="utf-8")
    generator = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    options = ["--root-types", "--root-types-no-schema-prefix", "--alphabetize", OPTIONAL_DEFAULTS]
    command = ["node", str(generator), str(DESCRIPTION), "--output", str(TYPES), *options]
    return subprocess.run(command, cwd=WEB, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
