"""Numbers as people like to see them: short, as their language writes them, and as bars."""

from typing import Final

from burgrave.cli.number_table import NumberTable
from burgrave.lab.statistics import Spread
from burgrave.text import Text
from burgrave.text.spaces import NO_BREAK

EIGHTHS: Final = " ▏▎▍▌▋▊▉"
FULL: Final = "█"


def bar(share: float, width: int) -> str:
    """A bar as long as the share of the width, to an eighth of a character; a little is not nothing."""
    eighths = max(round(min(1.0, share) * width * 8), int(share > 0))
    return (FULL * (eighths // 8) + EIGHTHS[eighths % 8]).rstrip()


def percent(share: float, text: Text) -> str:
    return f"{text.number(100 * share, 1)} %"


def plus_minus(spread: Spread, text: Text) -> str:
    return f"{text.number(spread.mean, 1)} ± {text.number(spread.sd, 1)}"


def quantiles(spread: Spread, text: Text) -> str:
    """Between which numbers most lie, and the one in the middle."""
    return " · ".join(text.number(number) for number in (spread.q10, spread.q50, spread.q90))


def significant(number: float, text: Text) -> str:
    """Three digits that matter: 12.3 M, 12.3 k, 123, 1.23, 0.123."""
    rounded = float(f"{number:.3g}")
    for unit, name in ((1_000_000, "M"), (1_000, "k")):
        if rounded >= unit:
            return f"{significant(rounded / unit, text)}{NO_BREAK}{name}"
    decimals = len(f"{rounded:#.3g}".partition(".")[2])
    return text.number(rounded, decimals)


def times(ratio: float | None, text: Text) -> str:
    """How many times as fast; nothing if there is nothing to compare."""
    return "" if ratio is None else f"×{NO_BREAK}{significant(ratio, text)}"  # noqa: RUF001


def plain_table(first: str, *numbers: str) -> NumberTable:
    """A table with one column of names and others of numbers."""
    table = NumberTable(first)
    for heading in numbers:
        table.add_number(heading)
    return table
