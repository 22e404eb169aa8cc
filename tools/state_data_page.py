"""Write docs/state-data.md from the types of state data and boards: `python tools/state_data_page.py`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from burgrave import game, games
from burgrave.core.schema import make_schema

PAGE = Path(__file__).parent.parent / "docs" / "state-data.md"
TITLES = {"citadels": "Citadels", "praga": "Praga"}
WORDS = {"integer": "number", "boolean": "yes or no", "string": "text"}
REFERENCE = "#/$defs/"

Schema = dict[str, Any]

BEGINNING = """\
# The state as data

This page lists the data from which a client draws a table. `State.to_dict()` returns the full state as plain
data. `State.view(seat).to_dict()` returns what one seat may know. The data consists of ids, so a client can
draw it without knowing the rules. `GameReference.board(options)` returns the printed board, which never
changes in a game; a game without a printed board has none. All of it can be stored as JSON.

The page is generated from the types in the source (`python tools/state_data_page.py`). These commands print
the same types as JSON Schema, from which tools can generate types for other languages:

    burgrave schema citadels
    burgrave schema praga

- `unknown` replaces an id that the viewer does not know. The number of things is always known: a hidden hand
  of four cards is a list of four `unknown`.
- A word like *card* in the column of types is a vocabulary of `Game.notation`. `Translator.name_of` returns
  the name of its ids in a language.
- Seats count from 0. *None* is `null` in JSON.
- Every game has `viewer`, `over`, `phase`, `decision`, `seats` and `setup`. `setup` never changes.

[Scenarios](scenarios.md#what-can-be-expected) use the same names, with spaces instead of underscores. If a
field is in *italics*, a scenario may write its value alone: a district of a city is
`{card: keep, beautified: yes}` or just `keep`.
"""


def make_page() -> str:
    parts = [BEGINNING]
    for id in games():
        parts += [f"\n## {TITLES[id]}\n", *iter_sections(TITLES[id], make_schema(game(id)))]
    return "".join(parts)


def iter_sections(title: str, whole: Schema) -> Iterator[str]:
    """Yield every group of fields once, after the group that mentions it first."""
    waiting = [part["$ref"] for part in reversed(whole["properties"].values())]
    described: list[str] = []
    while waiting:
        name = waiting.pop().removeprefix(REFERENCE)
        if name not in described:
            described.append(name)
            yield from section_lines(title, name, whole["$defs"][name])
            waiting += reversed(list_references(whole["$defs"][name]))


def section_lines(title: str, name: str, definition: Schema) -> Iterator[str]:
    yield f"\n### {name} of {title}\n\n"
    if "description" in definition:
        yield " ".join(definition["description"].split()) + "\n\n"
    yield "| field | type | is |\n|---|---|---|\n"
    for field, described in definition["properties"].items():
        marked = f"*`{field}`*" if described.get("names") else f"`{field}`"
        there = "" if field in definition.get("required", []) else ", or absent"
        about = " ".join(described.get("description", "").split())
        yield f"| {marked} | {type_text(described, title)}{there} | {about} |\n"


def type_text(described: Schema, title: str) -> str:
    """Return a type in words."""
    if "$ref" in described:
        name = described["$ref"].removeprefix(REFERENCE)
        return f"[{name}](#{name.lower()}-of-{title.lower()})"
    if "anyOf" in described:
        return " or ".join(dict.fromkeys(type_text(each, title) for each in described["anyOf"]))
    if "enum" in described or "const" in described:
        return ", ".join(f"`{value}`" for value in described.get("enum", [described.get("const")]))
    if described.get("type") == "null":
        return "none"
    if described.get("type") == "array":
        order = ", in no order" if described.get("unordered") else ""
        return f"list of {type_text(described['items'], title)}{order}"
    if described.get("type") == "object":
        key = type_text(described.get("propertyNames", {"type": "string"}), title)
        return f"by {key}: {type_text(described['additionalProperties'], title)}"
    return str(described.get("vocabulary") or WORDS[described["type"]]).replace("_", " ")


def list_references(described: Any) -> list[str]:
    """Return everything that a definition mentions, in order."""
    if isinstance(described, list):
        return [found for each in described for found in list_references(each)]
    if not isinstance(described, dict):
        return []
    own = [described["$ref"]] if "$ref" in described else []
    return own + [found for each in described.values() for found in list_references(each)]


if __name__ == "__main__":
    PAGE.write_text(make_page(), encoding="utf-8")
