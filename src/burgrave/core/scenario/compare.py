"""Comparing what a scenario expects with the facts. What is not mentioned is not checked."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from burgrave.core.facts import Bag, Fields, Marks, Places, Seats, Thing, ThingList, Things
from burgrave.core.scenario.written import Written, nearest, plain

Report = Callable[[Written, str, str, str], None]  # where, path, expected, found
LIST_OPERATORS: Final = ["size", "contains", "lacks", "top", "bottom"]
NUMBER_OPERATORS: Final = ["at least", "at most", "not"]
WORD_OPERATORS: Final = ["one of", "not"]


def show(fact: Any) -> str:
    """A fact as a scenario would write it."""
    if fact is None:
        return "none"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, list):
        return "[" + ", ".join(show(item) for item in fact) + "]"
    if isinstance(fact, dict):
        return "{" + ", ".join(f"{key}: {show(value)}" for key, value in fact.items()) + "}"
    return str(fact)


def same(expected: Written, fact: Any) -> bool:
    """Whether one value is as expected: an id in any spelling, a number, yes or no, nothing."""
    quiet: list[str] = []
    compare("", expected, fact, lambda *_: quiet.append(""))
    return not quiet


def compare(path: str, expected: Written, fact: Any, report: Report) -> None:
    """Report every difference between the facts and what is expected of them."""
    if isinstance(fact, Thing) and (not expected.is_mapping or is_operation(expected)):
        compare(path, expected, next(iter(fact.values())), report)
    elif isinstance(fact, dict):
        compare_fields(path, expected, fact, report)
    elif isinstance(fact, list):
        compare_list(path, expected, fact, report)
    elif expected.is_mapping:
        compare_by_operator(path, expected, fact, report)
    elif not equal(expected, fact):
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


def compare_fields(path: str, expected: Written, fact: dict[str, Any], report: Report) -> None:
    if expected.is_nothing:
        if fact:
            report(expected, path, "none", show(fact))
        return
    if isinstance(fact, Marks) and (not expected.is_mapping or operators(expected)):
        compare_list(path, expected, listed(expected, fact), report)
        return
    names = {plain(name): name for name in fact}
    if isinstance(fact, Fields):
        names |= {plain(other): name for other, name in fact.others.items()}
    for key, value in expected.entries():
        seat = key.seat_or_none()
        word = plain(key.text()) if seat is None else str(seat)
        if word in names:
            compare(f"{path} {word}".strip(), value, fact[names[word]], report)
        elif isinstance(fact, Marks):
            if isinstance(fact, Places) and word not in map(plain, fact.known):
                key.one_of(fact.what, fact.known)
            compare(f"{path} {word}".strip(), value, None, report)
        elif seat is not None and "seats" in fact:
            compare_seat(path, key, value, fact["seats"], report)
        elif seat is not None and all(name.isdigit() for name in names):
            report(key, f"{path} {word}".strip(), str(value), "none")  # no entry for that seat
        else:
            key.one_of("field", [name.replace("_", " ") for name in fact])


def listed(expected: Written, fact: Marks) -> Bag:
    """The places that are marked; or the names of what lies there, if such names are expected."""
    if isinstance(fact, Places) and expected.is_list:
        places = [plain(place) for place in fact.known]
        if not any(plain(str(item)) in places for item in expected.items()):
            return Bag(fact.values())
    return Bag(fact)


def compare_seat(path: str, key: Written, value: Written, seats: list[Any], report: Report) -> None:
    seat = key.seat(len(seats))
    compare(f"{path} seat {seat}".strip(), value, seats[seat], report)


def compare_list(path: str, expected: Written, fact: list[Any], report: Report) -> None:
    if expected.is_mapping and isinstance(fact, Things | ThingList) and not operators(expected):
        if not matches([expected], fact, False):
            report(expected, path, str(expected), shown([expected], fact))
    elif expected.is_mapping and (not fact or not isinstance(fact[0], dict) or operators(expected)):
        compare_by_list_operator(path, expected, fact, report)
    elif expected.is_mapping:
        for key, value in expected.entries():
            compare_seat(path, key, value, fact, report)
    elif expected.is_number and not isinstance(fact, Seats):
        if expected.value != len(fact):
            report(expected, f"{path} size", str(expected), str(len(fact)))
    elif not matches(expected.items(), fact, not isinstance(fact, Bag)):
        report(expected, path, str(expected), shown(expected.items(), fact))


def shown(expected: list[Written], fact: list[Any]) -> str:
    """The list as found; with the details of its things where some were expected."""
    if isinstance(fact, Things) and any(item.is_mapping for item in expected):
        return show(fact.details)
    return show(fact)


def operators(expected: Written) -> bool:
    return any(plain(key.text()) in LIST_OPERATORS for key, _ in expected.entries())


def is_operation(expected: Written) -> bool:
    """Whether something is said of a single value: `{at least: 2}`."""
    names = [plain(key.text()) for key, _ in expected.entries()]
    return any(name in (*NUMBER_OPERATORS, *WORD_OPERATORS) for name in names)


def matches(expected: list[Written], fact: list[Any], in_order: bool) -> bool:
    if len(expected) != len(fact):
        return False
    if in_order:
        return all(same(e, f) for e, f in zip(expected, fact, strict=True))
    return not missing(expected, fact)


def missing(expected: list[Written], fact: list[Any]) -> list[Written]:
    """What is expected and not there, each fact serving once; those with details choose first."""
    left = list(range(len(fact)))
    absent: list[Written] = []
    for e in sorted(expected, key=lambda e: not e.is_mapping):
        for place in left:
            if same_item(e, fact, place):
                left.remove(place)
                break
        else:
            absent.append(e)
    return absent


def same_item(expected: Written, fact: list[Any], place: int) -> bool:
    """Whether an item of a list is as expected, by its id alone or with its details."""
    if isinstance(fact, Things) and expected.is_mapping:
        return same_thing(expected, fact.details[place])
    return same(expected, fact[place])


def same_thing(expected: Written, details: dict[str, Any]) -> bool:
    """Every detail mentioned is so; what is not said of a thing is no, none or empty."""
    names = {plain(name): name for name in details}
    for key, value in expected.entries():
        word = plain(key.text())
        if word in names:
            if not same(value, details[names[word]]):
                return False
        elif not (value.is_nothing or value.value is False or value.value in (0, [])):
            return False
    return True


def compare_by_list_operator(path: str, expected: Written, fact: list[Any], report: Report) -> None:
    for name, value in expected.fields(LIST_OPERATORS).items():
        if name == "size":
            compare(f"{path} size", value, len(fact), report)
        elif name == "contains":
            for absent in missing(value.items(), fact):
                report(absent, f"{path} contains", str(absent), show(fact))
        elif name == "lacks":
            for e in value.items():
                if any(same_item(e, fact, place) for place in range(len(fact))):
                    report(e, f"{path} lacks", str(e), show(fact))
        else:
            wanted = value.items()
            part = fact[: len(wanted)] if name == "top" else fact[max(len(fact) - len(wanted), 0) :]
            if not matches(wanted, part, not isinstance(fact, Bag)):
                report(value, f"{path} {name}", str(value), show(part))


def compare_by_operator(path: str, expected: Written, fact: Any, report: Report) -> None:
    """`at least`, `at most`, `not`, `one of`; nothing else can be said of a single value."""
    if isinstance(fact, int) and not isinstance(fact, bool):
        known = [*NUMBER_OPERATORS, "one of"]
    else:
        known = WORD_OPERATORS
    if fact is None and not any(nearest(key.text(), known) for key, _ in expected.entries()):
        report(expected, path, str(expected), "none")  # fields of something that is not there
        return
    for name, value in expected.fields(known).items():
        if name == "at least":
            holds = fact >= value.whole(-1_000_000, 1_000_000)
        elif name == "at most":
            holds = fact <= value.whole(-1_000_000, 1_000_000)
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
