"""Fields, types and ranges: the rules of components.schema.json, with errors that name the entry.

That file is JSON Schema (draft 7), which editors understand too. This module implements the part of JSON
Schema that the file uses. JSON Schema libraries take 0.2 seconds before every game, or report errors only
as English sentences.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from burgrave.core.error import closest_match
from burgrave.praga.schema.entry import Place, Problem, Problems, format_value, join_values

FILE: Final = Path(__file__).parent / "components.schema.json"
TYPES: Final[dict[str, type]] = {
    "integer": int,
    "string": str,
    "boolean": bool,
    "object": dict,
    "array": list,
    "null": type(None),
}

Schema = dict[str, Any]


def check_structure(data: Any) -> Problems:
    """Yield everything that does not match the schema."""
    return map(with_suggestion, problems(schema(), data, ()))


@cache
def schema() -> Schema:
    read: Schema = json.loads(FILE.read_text(encoding="utf-8"))
    return read


def problems(rule: Schema, value: Any, path: Place) -> Problems:
    """Yield everything in a value that does not match a rule."""
    if "$ref" in rule:
        yield from problems(schema()["definitions"][rule["$ref"].rpartition("/")[2]], value, path)
        return
    wanted = rule.get("type", [])
    types = [wanted] if isinstance(wanted, str) else wanted
    if types and type(value) not in [TYPES[name] for name in types]:  # a boolean does not count as a number
        yield Problem("components-type", path, {"found": format_value(value), "wanted": types[0]})
        return
    if "const" in rule and not same(value, rule["const"]):
        yield Problem(
            "components-should-be", path, {"found": format_value(value), "right": format_value(rule["const"])}
        )
    if "enum" in rule and not any(same(value, one) for one in rule["enum"]):
        yield Problem(
            "components-choice", path, {"found": format_value(value), "known": join_values(rule["enum"])}
        )
    if "minimum" in rule and isinstance(value, int) and not rule["minimum"] <= value <= rule["maximum"]:
        args = {"found": format_value(value), "low": rule["minimum"], "high": rule["maximum"]}
        yield Problem("components-range", path, args)
    if "pattern" in rule and isinstance(value, str) and not matches(rule["pattern"], value):
        yield Problem(
            "components-form", path, {"found": format_value(value), "examples": join_values(rule["examples"])}
        )
    if isinstance(value, list):
        yield from problems_of_list(rule, value, path)
    if isinstance(value, dict):
        yield from problems_of_fields(rule, value, path)
    for part in rule.get("allOf", []):
        yield from problems(part, value, path)
    if "if" in rule:
        fits = next(problems(rule["if"], value, path), None) is None
        yield from problems(rule.get("then" if fits else "else", {}), value, path)


def problems_of_list(rule: Schema, value: list[Any], path: Place) -> Problems:
    low, high = rule.get("minItems", 0), rule.get("maxItems")
    if len(value) < low or (high is not None and len(value) > high):
        right = f"≥ {low}" if high is None else str(low) if low == high else f"{low}–{high}"
        yield Problem("components-length", path, {"found": len(value), "right": right})
    if rule.get("uniqueItems"):
        earlier: set[str] = set()
        for number, item in enumerate(value):
            written = json.dumps(item, sort_keys=True)
            if written in earlier:
                yield Problem("components-repeated", (*path, number), {"found": format_value(item)})
            earlier.add(written)
    if "items" in rule:
        for number, item in enumerate(value):
            yield from problems(rule["items"], item, (*path, number))


def problems_of_fields(rule: Schema, value: dict[str, Any], path: Place) -> Problems:
    fields: dict[str, Schema] = rule.get("properties", {})
    others = rule.get("additionalProperties", True)
    if others is False:
        for field in value:
            if field not in fields:
                yield Problem("components-unknown-field", (*path, field), {"known": list(fields)})
    for field in rule.get("required", []):
        if field not in value:
            yield Problem("components-missing-field", (*path, field), {})
    if len(value) < rule.get("minProperties", 0):
        yield Problem("components-empty", path, {"found": format_value(value)})
    if len(value) > rule.get("maxProperties", len(value)):
        yield Problem("components-only-one", path, {"found": join_values(list(value))})
    for field, item in value.items():
        if field in fields:
            yield from problems(fields[field], item, (*path, field))
        elif isinstance(others, dict):
            yield from problems(others, item, (*path, field))


def with_suggestion(found: Problem) -> Problem:
    """Return the problem; an unknown field with the known one that it may be."""
    if found.code != "components-unknown-field":
        return found
    known = found.args["known"]
    near = closest_match(str(found.path[-1]), known, 0.6)
    return found._replace(args={"near": near, "known": join_values(known) or None})


def same(one: object, other: object) -> bool:
    """Return whether two values are equal as JSON, where true is not 1."""
    return one == other and json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def matches(pattern: str, text: str) -> bool:
    """Return whether the pattern matches.

    In JSON Schema `$` does not match before a final line break; in Python it does.
    """
    return re.search(pattern.replace("$", r"\Z"), text) is not None
