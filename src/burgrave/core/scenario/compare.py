"""Comparing what a scenario expects with the facts. What is not mentioned is not checked."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from burgrave.core.facts import Places
from burgrave.core.scenario.fact import Fact
from burgrave.core.scenario.written import Written, nearest, plain

Report = Callable[[Written, str, str, str], None]  # where, path, expected, found
LIST_OPERATORS: Final = ["size", "contains", "lacks", "top", "bottom"]
NUMBER_OPERATORS: Final = ["at least", "at most", "not"]
WORD_OPERATORS: Final = ["one of", "not"]


def show(fact: Any) -> str:
    """A fact as a scenario would write it."""
    if isinstance(fact, Fact):
        return show(fact.in_short())
    if fact is None:
        return "none"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, list):
        return "[" + ", ".join(show(item) for item in fact) + "]"
    if isinstance(fact, dict):
        return "{" + ", ".join(f"{key}: {show(value)}" for key, value in fact.items()) + "}"
    return str(fact)


def same(expected: Written, fact: Fact) -> bool:
    """Whether one value is as expected: an id in any spelling, a number, yes or no, nothing."""
    quiet: list[str] = []
    compare("", expected, fact, lambda *_: quiet.append(""))
    return not quiet


def compare(path: str, expected: Written, fact: Fact, report: Report) -> None:
    """Report every difference between the facts and what is expected of them."""
    if fact.name is not None and (not expected.is_mapping or is_operation(expected)):
        compare(path, expected, fact.name, report)
    elif isinstance(fact.value, dict):
        compare_fields(path, expected, fact, report)
    elif isinstance(fact.value, list):
        compare_list(path, expected, fact, report)
    elif expected.is_mapping:
        compare_by_operator(path, expected, fact, report)
    elif not equal(expected, fact.value):
        report(expected, path, str(expected), show(fact))


def equal(expected: Written, fact: Any) -> bool:
    value = expected.value
    if fact is None:
        return expected.is_nothing
    if isinstance(fact, bool) or isinstance(value, bool):
        return isinstance(fact, bool) and value is fact
    if isinstance(fact, int):
        return expected.seat_or_none() == fact if not expected.is_number else value == fact
    return (isinstance(value, str) or expected.is_number) and plain(str(value)) == plain(fact)


def compare_fields(path: str, expected: Written, fact: Fact, report: Report) -> None:
    if expected.is_nothing:
        if fact.value:
            report(expected, path, "none", show(fact))
        return
    if fact.form.marks is not None and (not expected.is_mapping or operators(expected)):
        compare_list(path, expected, listed(expected, fact), report)
        return
    names = {plain(name): name for name in fact.value}
    names |= {plain(other): name for other, name in fact.form.others.items()}
    for key, value in expected.entries():
        seat = key.seat_or_none()
        word = plain(key.text()) if seat is None else str(seat)
        if word in names:
            compare(f"{path} {word}".strip(), value, fact.part(names[word]), report)
        elif fact.form.marks is not None:
            marks = fact.form.marks
            if isinstance(marks, Places) and word not in map(plain, marks.known(fact.among)):
                key.one_of(marks.what, marks.known(fact.among))
            compare(f"{path} {word}".strip(), value, Fact(None), report)
        elif word in fact.direct:
            compare(f"{path} {word}".strip(), value, fact.direct[word], report)
        elif seat is not None and "seats" in fact.value:
            compare_seat(path, key, value, fact.part("seats"), report)
        elif seat is not None and all(name.isdigit() for name in names):
            report(key, f"{path} {word}".strip(), str(value), "none")  # no entry for that seat
        else:
            key.one_of("field", [name.replace("_", " ") for name in (*fact.value, *fact.direct)])


def listed(expected: Written, fact: Fact) -> Fact:
    """The places that are marked; or the names of what lies there, if such names are expected."""
    if isinstance(fact.form.marks, Places) and expected.is_list:
        places = [plain(place) for place in fact.form.marks.known(fact.among)]
        if not any(plain(str(item)) in places for item in expected.items()):
            return fact.bag(list(fact.value.values()), fact.form.item)
    return fact.bag(list(fact.value), str)


def compare_seat(path: str, key: Written, value: Written, seats: Fact, report: Report) -> None:
    seat = key.seat(len(seats.value))
    compare(f"{path} seat {seat}".strip(), value, seats.part(seat), report)


def compare_list(path: str, expected: Written, fact: Fact, report: Report) -> None:
    found = fact.value
    if expected.is_mapping and fact.holds_things and not operators(expected):
        if not matches([expected], fact.parts, False):
            report(expected, path, str(expected), shown([expected], fact))
    elif expected.is_mapping and (not found or not isinstance(found[0], dict) or operators(expected)):
        compare_by_list_operator(path, expected, fact, report)
    elif expected.is_mapping:
        for key, value in expected.entries():
            compare_seat(path, key, value, fact, report)
    elif expected.is_number and not fact.is_seats:
        if expected.value != len(found):
            report(expected, f"{path} size", str(expected), str(len(found)))
    elif not matches(expected.items(), fact.parts, not fact.is_bag):
        report(expected, path, str(expected), shown(expected.items(), fact))


def shown(expected: list[Written], fact: Fact) -> str:
    """The list as found; with the details of its things where some were expected."""
    return show(fact.value if any(item.is_mapping for item in expected) else fact)


def operators(expected: Written) -> bool:
    return any(plain(key.text()) in LIST_OPERATORS for key, _ in expected.entries())


def is_operation(expected: Written) -> bool:
    """Whether something is said of a single value: `{at least: 2}`."""
    names = [plain(key.text()) for key, _ in expected.entries()]
    return any(name in (*NUMBER_OPERATORS, *WORD_OPERATORS) for name in names)


def matches(expected: list[Written], facts: list[Fact], in_order: bool) -> bool:
    if len(expected) != len(facts):
        return False
    if in_order:
        return all(same(e, f) for e, f in zip(expected, facts, strict=True))
    return not missing(expected, facts)


def missing(expected: list[Written], facts: list[Fact]) -> list[Written]:
    """What is expected and not there, each fact serving once; those with details choose first."""
    left = list(facts)
    absent: list[Written] = []
    for e in sorted(expected, key=lambda e: not e.is_mapping):
        for fact in left:
            if same_item(e, fact):
                left.remove(fact)
                break
        else:
            absent.append(e)
    return absent


def same_item(expected: Written, fact: Fact) -> bool:
    """Whether an item of a list is as expected, by its name alone or with its details."""
    if fact.name is not None and expected.is_mapping and not is_operation(expected):
        return same_thing(expected, fact)
    return same(expected, fact)


def same_thing(expected: Written, thing: Fact) -> bool:
    """Every detail mentioned is so; what is not said of a thing is no, none or empty."""
    names = {plain(name): name for name in thing.form.fields}
    for key, value in expected.entries():
        name = names.get(plain(key.text()))
        if name is None:
            key.one_of("field", [each.replace("_", " ") for each in thing.form.fields])
        elif name in thing.value:
            if not same(value, thing.part(name)):
                return False
        elif not (value.is_nothing or value.value is False or value.value in (0, [])):
            return False
    return True


def compare_by_list_operator(path: str, expected: Written, fact: Fact, report: Report) -> None:
    for name, value in expected.fields(LIST_OPERATORS).items():
        if name == "size":
            compare(f"{path} size", value, Fact(len(fact.value)), report)
        elif name == "contains":
            for absent in missing(value.items(), fact.parts):
                report(absent, f"{path} contains", str(absent), show(fact))
        elif name == "lacks":
            for e in value.items():
                if any(same_item(e, part) for part in fact.parts):
                    report(e, f"{path} lacks", str(e), show(fact))
        else:
            wanted = value.items()
            count = len(wanted)
            part = fact.parts[:count] if name == "top" else fact.parts[max(len(fact.value) - count, 0) :]
            if not matches(wanted, part, not fact.is_bag):
                report(value, f"{path} {name}", str(value), show([each.in_short() for each in part]))


def compare_by_operator(path: str, expected: Written, fact: Fact, report: Report) -> None:
    """`at least`, `at most`, `not`, `one of`; nothing else can be said of a single value."""
    found = fact.value
    is_number = isinstance(found, int) and not isinstance(found, bool)
    known = [*NUMBER_OPERATORS, "one of"] if is_number else WORD_OPERATORS
    if found is None and not any(nearest(key.text(), known) for key, _ in expected.entries()):
        report(expected, path, str(expected), "none")  # fields of something that is not there
        return
    for name, value in expected.fields(known).items():
        if name == "at least":
            holds = found >= value.whole(-1_000_000, 1_000_000)
        elif name == "at most":
            holds = found <= value.whole(-1_000_000, 1_000_000)
        elif name == "not":
            holds = not any(same(item, fact) for item in value.items() or [value])
        else:
            holds = any(same(item, fact) for item in value.items())
        if not holds:
            report(value, path, f"{name} {value}", show(fact))


def mentioned(fact: Any) -> Counter[str]:
    """Every word in the facts, with how often it stands there."""
    if isinstance(fact, dict):
        return sum((mentioned(value) for value in fact.values()), Counter())
    if isinstance(fact, list):
        return sum((mentioned(item) for item in fact), Counter())
    return Counter([plain(fact)]) if isinstance(fact, str) else Counter()
