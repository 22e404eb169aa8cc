"""Facts: a state or a view as plain data made of ids, for files, terminals and browsers.

Plain means None, bool, int, str, list and dict. Two kinds of lists say how they are to be compared.
"""

from typing import Any


class Bag(list[Any]):
    """A list whose order means nothing: a hand, a city."""


class Seats(Bag):
    """A bag of seat numbers."""
