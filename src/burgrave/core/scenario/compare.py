"""Comparing state data with what a scenario expects. Only mentioned fields are checked."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from burgrave.core.scenario.typed_value import TypedValue
from burgrave.core.scenario.value import ScenarioValue, closest_word, normalize
from burgrave.core.state_data import SparsePlaces

Report = Callable[[ScenarioValue, str, str, str], None]  # where, path, expected, found
LIST_OPERATORS: Final = ["size", "contains", "lacks", "top", "bottom"]
NUMBER_OPERATORS: Final = ["at least", "at most", "not"]
WORD_OPERATORS: Final = ["one of", "not"]


def format_value(actual: Any) -> str:
    """Return a value as a scenario would write it."""
    if isinstance(actual, TypedValue):
        return format_value(actual.shorten())
    if actual is None:
        return "none"
    if isinstance(actual, bool):
        return "yes" if actual else "no"
    if isinstance(actual, list):
        return "[" + ", ".join(format_value(item) for item in actual) + "]"
    if isinstance(actual, dict):
        return "{" + ", ".join(f"{key}: {format_value(value)}" for key, value in actual.items()) + "}"
    return str(actual)


def is_same(expected: ScenarioValue, actual: TypedValue) -> bool:
    """Check whether a value is as expected: an id in any spelling, a number, a flag or nothing."""
    quiet: list[str] = []
    compare("", expected, actual, lambda *_: quiet.append(""))
    return not quiet


def compare(path: str, expected: ScenarioValue, actual: TypedValue, report: Report) -> None:
    """Report every difference between the state data and what is expected."""
    if actual.name is not None and (not expected.is_mapping or is_operation(expected)):
        compare(path, expected, actual.name, report)
    elif isinstance(actual.value, dict):
        compare_fields(path, expected, actual, report)
    elif isinstance(actual.value, list):
        compare_list(path, expected, actual, report)
    elif expected.is_mapping:
        compare_by_operator(path, expected, actual, report)
    elif not is_equal(expected, actual.value):
        report(expected, path, str(expected), format_value(actual))


def is_equal(expected: ScenarioValue, actual: Any) -> bool:
    value = expected.value
    if actual is None:
        return expected.is_nothing
    if isinstance(actual, bool) or isinstance(value, bool):
        return isinstance(actual, bool) and value is actual
    if isinstance(actual, int):
        return expected.seat_or_none() == actual if not expected.is_number else value == actual
    return (isinstance(value, str) or expected.is_number) and normalize(str(value)) == normalize(actual)


def compare_fields(path: str, expected: ScenarioValue, actual: TypedValue, report: Report) -> None:
    if expected.is_nothing:
        if actual.value:
            report(expected, path, "none", format_value(actual))
        return
    if actual.rules.sparse is not None and (not expected.is_mapping or has_list_operators(expected)):
        compare_list(path, expected, list_places(expected, actual), report)
        return
    names = {normalize(name): name for name in actual.value}
    names |= {normalize(other): name for other, name in actual.rules.aliases.items()}
    for key, value in expected.entries():
        seat = key.seat_or_none()
        word = normalize(key.text()) if seat is None else str(seat)
        if word in names:
            compare(f"{path} {word}".strip(), value, actual.part(names[word]), report)
        elif actual.rules.sparse is not None:
            marks = actual.rules.sparse
            if isinstance(marks, SparsePlaces) and word not in map(normalize, marks.place_ids(actual.root)):
                key.one_of(marks.what, marks.place_ids(actual.root))
            compare(f"{path} {word}".strip(), value, TypedValue(None), report)
        elif word in actual.inline:
            compare(f"{path} {word}".strip(), value, actual.inline[word], report)
        elif seat is not None and "seats" in actual.value:
            compare_seat(path, key, value, actual.part("seats"), report)
        elif seat is not None and all(name.isdigit() for name in names):
            report(key, f"{path} {word}".strip(), str(value), "none")  # no entry for that seat
        else:
            key.one_of("field", [name.replace("_", " ") for name in (*actual.value, *actual.inline)])


def list_places(expected: ScenarioValue, actual: TypedValue) -> TypedValue:
    """Return the places that are not empty, or what is on them if the expected list names no place."""
    if isinstance(actual.rules.sparse, SparsePlaces) and expected.is_list:
        places = [normalize(place) for place in actual.rules.sparse.place_ids(actual.root)]
        if not any(normalize(str(item)) in places for item in expected.items()):
            return actual.as_unordered(list(actual.value.values()), actual.rules.item)
    return actual.as_unordered(list(actual.value), str)


def compare_seat(
    path: str, key: ScenarioValue, value: ScenarioValue, seats: TypedValue, report: Report
) -> None:
    seat = key.seat(len(seats.value))
    compare(f"{path} seat {seat}".strip(), value, seats.part(seat), report)


def compare_list(path: str, expected: ScenarioValue, actual: TypedValue, report: Report) -> None:
    found = actual.value
    if expected.is_mapping and actual.holds_named_items and not has_list_operators(expected):
        if not is_match([expected], actual.parts, False):
            report(expected, path, str(expected), format_list([expected], actual))
    elif expected.is_mapping and (
        not found or not isinstance(found[0], dict) or has_list_operators(expected)
    ):
        compare_by_list_operator(path, expected, actual, report)
    elif expected.is_mapping:
        for key, value in expected.entries():
            compare_seat(path, key, value, actual, report)
    elif expected.is_number and not actual.is_seat_list:
        if expected.value != len(found):
            report(expected, f"{path} size", str(expected), str(len(found)))
    elif not is_match(expected.items(), actual.parts, not actual.is_unordered):
        report(expected, path, str(expected), format_list(expected.items(), actual))


def format_list(expected: list[ScenarioValue], actual: TypedValue) -> str:
    """Format the list that was found, with the details of its items if details were expected."""
    return format_value(actual.value if any(item.is_mapping for item in expected) else actual)


def has_list_operators(expected: ScenarioValue) -> bool:
    return any(normalize(key.text()) in LIST_OPERATORS for key, _ in expected.entries())


def is_operation(expected: ScenarioValue) -> bool:
    """Check whether the mapping has an operator for a single value: `{at least: 2}`."""
    names = [normalize(key.text()) for key, _ in expected.entries()]
    return any(name in (*NUMBER_OPERATORS, *WORD_OPERATORS) for name in names)


def is_match(expected: list[ScenarioValue], actual_items: list[TypedValue], in_order: bool) -> bool:
    if len(expected) != len(actual_items):
        return False
    if in_order:
        return all(is_same(e, f) for e, f in zip(expected, actual_items, strict=True))
    return not find_missing(expected, actual_items)


def find_missing(expected: list[ScenarioValue], actual_items: list[TypedValue]) -> list[ScenarioValue]:
    """Return the expected items that are missing. Each item counts once. Those with details choose first."""
    left = list(actual_items)
    absent: list[ScenarioValue] = []
    for e in sorted(expected, key=lambda e: not e.is_mapping):
        for actual in left:
            if is_same_item(e, actual):
                left.remove(actual)
                break
        else:
            absent.append(e)
    return absent


def is_same_item(expected: ScenarioValue, actual: TypedValue) -> bool:
    """Check whether an item of a list is as expected, by its name alone or with its details."""
    if actual.name is not None and expected.is_mapping and not is_operation(expected):
        return is_same_thing(expected, actual)
    return is_same(expected, actual)


def is_same_thing(expected: ScenarioValue, thing: TypedValue) -> bool:
    """Check whether each mentioned detail is as expected. A missing detail means no, none or empty."""
    names = {normalize(name): name for name in thing.rules.fields}
    for key, value in expected.entries():
        name = names.get(normalize(key.text()))
        if name is None:
            key.one_of("field", [each.replace("_", " ") for each in thing.rules.fields])
        elif name in thing.value:
            if not is_same(value, thing.part(name)):
                return False
        elif not (value.is_nothing or value.value is False or value.value in (0, [])):
            return False
    return True


def compare_by_list_operator(path: str, expected: ScenarioValue, actual: TypedValue, report: Report) -> None:
    for name, value in expected.fields(LIST_OPERATORS).items():
        if name == "size":
            compare(f"{path} size", value, TypedValue(len(actual.value)), report)
        elif name == "contains":
            for absent in find_missing(value.items(), actual.parts):
                report(absent, f"{path} contains", str(absent), format_value(actual))
        elif name == "lacks":
            for e in value.items():
                if any(is_same_item(e, part) for part in actual.parts):
                    report(e, f"{path} lacks", str(e), format_value(actual))
        else:
            wanted = value.items()
            count = len(wanted)
            part = (
                actual.parts[:count] if name == "top" else actual.parts[max(len(actual.value) - count, 0) :]
            )
            if not is_match(wanted, part, not actual.is_unordered):
                report(value, f"{path} {name}", str(value), format_value([each.shorten() for each in part]))


def compare_by_operator(path: str, expected: ScenarioValue, actual: TypedValue, report: Report) -> None:
    """Compare a single value with `at least`, `at most`, `not` and `one of`."""
    found = actual.value
    is_number = isinstance(found, int) and not isinstance(found, bool)
    known = [*NUMBER_OPERATORS, "one of"] if is_number else WORD_OPERATORS
    if found is None and not any(closest_word(key.text(), known) for key, _ in expected.entries()):
        report(expected, path, str(expected), "none")  # fields of something that does not exist
        return
    for name, value in expected.fields(known).items():
        if name == "at least":
            holds = found >= value.whole(-1_000_000, 1_000_000)
        elif name == "at most":
            holds = found <= value.whole(-1_000_000, 1_000_000)
        elif name == "not":
            holds = not any(is_same(item, actual) for item in value.items() or [value])
        else:
            holds = any(is_same(item, actual) for item in value.items())
        if not holds:
            report(value, path, f"{name} {value}", format_value(actual))


def count_words(actual: Any) -> Counter[str]:
    """Count every word in the state data."""
    if isinstance(actual, dict):
        return sum((count_words(value) for value in actual.values()), Counter())
    if isinstance(actual, list):
        return sum((count_words(item) for item in actual), Counter())
    return Counter([normalize(actual)]) if isinstance(actual, str) else Counter()
