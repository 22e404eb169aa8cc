"""Facts: a state or a view as plain data made of ids, for files, terminals and browsers.

Plain means None, bool, int, str, list and dict. Some kinds of lists and mappings say how they are to be
compared.
"""

from collections.abc import Iterable
from typing import Any


class Bag(list[Any]):
    """A list whose order means nothing: a hand, a city."""


class Seats(Bag):
    """A bag of seat numbers."""


class Things(Bag):
    """A bag of ids; behind each stands a mapping with what can be said of that thing beside its id."""

    def __init__(self, name: str, details: Iterable[dict[str, Any]]) -> None:
        self.details = list(details)
        super().__init__(detail[name] for detail in self.details)


class Marks(dict[str, Any]):
    """What lies on some of many places, by the id of the place; nothing lies on those not listed."""


class Places(Marks):
    """Marks on places that are all known: no other place can be spoken of."""

    def __init__(self, known: Iterable[str], marks: dict[str, Any], what: str = "place") -> None:
        super().__init__(marks)
        self.known = list(known)
        self.what = what  # in the words of a scenario's mistakes


class Thing(dict[str, Any]):
    """What can be said of one thing. Its first entry names it, and counts where only a name is wanted."""


class ThingList(Bag):
    """A bag of Thing."""


class Fields(dict[str, Any]):
    """A group of fields, some of which have other names as well."""

    def __init__(self, fields: dict[str, Any], others: dict[str, str]) -> None:
        super().__init__(fields)
        self.others = others  # by other name
