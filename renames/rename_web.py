"""Renames the fields, types and message names of the protocol in the browser client, after those of the server.

python tools/rename_web.py describe FILE     before the renaming: what the server says of itself
python tools/rename_web.py apply FILE        after it: compare, rename in web/, write web/src/api.d.ts anew

The two descriptions have the same shape, so each old name stands beside its new one. The TypeScript language
service then finds every use of a field or a type (tools/rename_web.mjs, which needs svelte2tsx).
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PLACE = "#/components/schemas/"
STORED = {"tests/table/warlord.json": "Welcome"}  # messages that tests keep
dumps = json.dumps


def in_order(*args: Any, **how: Any) -> str:
    return dumps(*args, **{**how, "sort_keys": False})


def describe() -> dict[str, Any]:
    """The description with its fields in the order in which they are declared."""
    sys.path.insert(0, str(ROOT / "tools"))
    import client_types  # type: ignore[import-not-found]

    json.dumps = in_order
    try:
        write = getattr(client_types, "description", None) or client_types.schema_text
        return dict(json.loads(write()))
    finally:
        json.dumps = dumps


def roots(schemas: dict[str, Any], game: str) -> list[str]:
    """Return the types of a game that no other type holds, the largest first."""
    used = set(re.findall(PLACE + r"(\w+)", dumps(list(schemas.values()))))
    own = [name for name in schemas if name.startswith(game) and name not in used]
    return sorted(own, key=lambda name: -len(dumps(schemas[name])))


class Names:
    """Pairs old names with new ones by walking through both descriptions at once."""

    def __init__(self, old: dict[str, Any], new: dict[str, Any]) -> None:
        self.old, self.new = old["components"]["schemas"], new["components"]["schemas"]
        self.types: dict[str, str] = {}
        self.fields: dict[str, dict[str, str]] = {}
        self.literals: dict[str, str] = {}
        self.walk(list(old["paths"].values()), list(new["paths"].values()), "paths")
        for name in ("ServerMessage", "ClientMessage", "LanguageId", "Sentence"):
            self.pair(name, name)
        for game in ("Citadels", "Praga"):
            old_roots, new_roots = roots(self.old, game), roots(self.new, game)
            if len(old_roots) != len(new_roots):
                raise SystemExit(f"unlike: {old_roots} {new_roots}")
            for a, b in zip(old_roots, new_roots, strict=True):
                self.pair(a, b)
        for name in self.old.keys() & self.new.keys():
            self.pair(name, name)
        left = [name for name in self.old if name not in self.types]
        if left:
            raise SystemExit(f"no new name is known for {left}")

    def pair(self, old: str, new: str) -> None:
        if old in self.types:
            if self.types[old] != new:
                raise SystemExit(f"{old} is both {self.types[old]} and {new}")
            return
        self.types[old] = new
        self.walk(self.old[old], self.new[new], old)

    def walk(self, old: Any, new: Any, where: str) -> None:
        if isinstance(old, dict) and isinstance(new, dict):
            if "$ref" in old and str(old["$ref"]).startswith(PLACE):
                self.pair(old["$ref"][len(PLACE) :], new["$ref"][len(PLACE) :])
                return
            if isinstance(old.get("properties"), dict):
                self.properties(old, new, where)
            if isinstance(old.get("const"), str):
                self.literal(old["const"], new["const"])
            if isinstance(old.get("enum"), list):
                for a, b in zip(old["enum"], new["enum"], strict=True):
                    self.literal(a, b)
            for key in old.keys() & new.keys() - {"properties", "required", "default", "example", "examples"}:
                self.walk(old[key], new[key], f"{where}.{key}")
        elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            for a, b in zip(old, new, strict=True):
                self.walk(a, b, where)

    def properties(self, old: dict[str, Any], new: dict[str, Any], where: str) -> None:
        a, b = list(old["properties"].items()), list(new.get("properties", {}).items())
        if len(a) != len(b):
            raise SystemExit(f"{where}: {[k for k, _ in a]} has become {[k for k, _ in b]}")
        for (old_name, old_part), (new_name, new_part) in zip(a, b, strict=True):
            if old_name != new_name:
                self.fields.setdefault(where, {})[old_name] = new_name
            self.walk(old_part, new_part, f"{where}.{old_name}")

    def convert(self, value: Any, schema: Any, where: str) -> Any:
        """Return a stored message with the new names of its fields."""
        if isinstance(schema, dict) and "$ref" in schema:
            name = schema["$ref"][len(PLACE) :]
            return self.convert(value, self.old[name], name)
        if not isinstance(schema, dict):
            return value
        for part in schema.get("anyOf", ()):
            fits = isinstance(value, list) if part.get("type") == "array" else isinstance(value, dict) and "$ref" in part
            if fits:
                return self.convert(value, part, where)
        if isinstance(value, list):
            return [self.convert(each, schema.get("items"), f"{where}.items") for each in value]
        if isinstance(value, dict):
            fields, parts, rest = self.fields.get(where, {}), schema.get("properties", {}), schema.get("additionalProperties")
            return {
                fields.get(key, key): self.convert(each, parts.get(key, rest), f"{where}.{key}") for key, each in value.items()
            }
        return value

    def literal(self, old: Any, new: Any) -> None:
        if old != new:
            self.literals[str(old)] = str(new)


def main(arguments: list[str]) -> int:
    what, file = arguments
    if what == "describe":
        Path(file).write_text(dumps(describe()), encoding="utf-8")
        return 0
    names = Names(json.loads(Path(file).read_text(encoding="utf-8")), describe())
    plan = {
        "types": {old: new for old, new in names.types.items() if old != new},
        "fields": names.fields,
        "literals": names.literals,
    }
    print(dumps(plan, indent=1))
    for file, schema in STORED.items():
        place = WEB / file
        message = names.convert(json.loads(place.read_text(encoding="utf-8")), names.old[schema], schema)
        place.write_text(dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    planned = ROOT / "build" / "rename_web.json"
    planned.parent.mkdir(exist_ok=True)
    planned.write_text(dumps(plan), encoding="utf-8")
    if not (WEB / "node_modules" / "svelte2tsx").exists():
        subprocess.run(["npm", "install", "--no-save", "--no-audit", "svelte2tsx@0.7.62"], cwd=WEB, check=True)
    subprocess.run(["node", str(ROOT / "tools" / "rename_web.mjs"), str(WEB), str(planned)], check=True)
    return subprocess.run([sys.executable, "tools/client_types.py"], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
