"""Writes docs/state-data.md from the types of state data and boards: `python tools/state_data_page.py`."""

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
# What is on the table, as data

`State.to_dict()` says what is on the table, `State.view(seat).to_dict()` what one seat may know of it: plain
data made of ids, from which a client can draw without knowing a rule. `GameReference.board(options)` is what
is printed, and never changes in a game; a game without a printed board has none. JSON keeps all of it.

This page is made from the types in the sources (`python tools/state_data_page.py`). The same as JSON Schema,
for tools that make types of another language from it:

    burgrave schema citadels
    burgrave schema praga

- What the viewer does not know is `unknown`, in the place of an id. Its number is known: a hand of four is
  four times `unknown`.
- Words like *card* in the place of a type are vocabularies of `Game.notation`; names in people's languages
  are found by them (`Translator.name_of`).
- Seats count from 0.
- `viewer`, `over`, `phase`, `decision`, `seats` and `setup` are there in every game; `setup` never changes.

[Scenarios](scenarios.md#what-can-be-expected) write the same names with spaces in place of underscores. Where
a field below is in *italics*, its value alone is enough to name the thing: a district of a city is
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
    told: list[str] = []
    while waiting:
        name = waiting.pop().removeprefix(REFERENCE)
        if name not in told:
            told.append(name)
            yield from section_lines(title, name, whole["$defs"][name])
            waiting += reversed(list_references(whole["$defs"][name]))


def section_lines(title: str, name: str, definition: Schema) -> Iterator[str]:
    yield f"\n### {name} of {title}\n\n"
    if "description" in definition:
        yield " ".join(definition["description"].split()) + "\n\n"
    yield "| field | type | is |\n|---|---|---|\n"
    for field, told in definition["properties"].items():
        marked = f"*`{field}`*" if told.get("names") else f"`{field}`"
        there = "" if field in definition.get("required", []) else ", or absent"
        about = " ".join(told.get("description", "").split())
        yield f"| {marked} | {type_text(told, title)}{there} | {about} |\n"


def type_text(told: Schema, title: str) -> str:
    """Return a type in words."""
    if "$ref" in told:
        name = told["$ref"].removeprefix(REFERENCE)
        return f"[{name}](#{name.lower()}-of-{title.lower()})"
    if "anyOf" in told:
        return " or ".join(dict.fromkeys(type_text(each, title) for each in told["anyOf"]))
    if "enum" in told or "const" in told:
        return ", ".join(f"`{value}`" for value in told.get("enum", [told.get("const")]))
    if told.get("type") == "null":
        return "none"
    if told.get("type") == "array":
        order = ", in no order" if told.get("unordered") else ""
        return f"list of {type_text(told['items'], title)}{order}"
    if told.get("type") == "object":
        key = type_text(told.get("propertyNames", {"type": "string"}), title)
        return f"by {key}: {type_text(told['additionalProperties'], title)}"
    return str(told.get("vocabulary") or WORDS[told["type"]]).replace("_", " ")


def list_references(told: Any) -> list[str]:
    """Return everything that a definition mentions, in order."""
    if isinstance(told, list):
        return [found for each in told for found in list_references(each)]
    if not isinstance(told, dict):
        return []
    own = [told["$ref"]] if "$ref" in told else []
    return own + [found for each in told.values() for found in list_references(each)]


if __name__ == "__main__":
    PAGE.write_text(make_page(), encoding="utf-8")
