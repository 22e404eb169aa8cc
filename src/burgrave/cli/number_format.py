"""Format numbers for people: short, in the style of the user's language, and as bars."""

from typing import Final

from burgrave.cli.number_table import NumberTable
from burgrave.i18n import Translator
from burgrave.i18n.spaces import NO_BREAK
from burgrave.simulation.statistics import Distribution

EIGHTHS: Final = " ▏▎▍▌▋▊▉"
FULL: Final = "█"


def bar_text(share: float, width: int) -> str:
    """Return a bar for a share of the width, in eighths of a character. A positive share is never empty."""
    eighths = max(round(min(1.0, share) * width * 8), int(share > 0))
    return (FULL * (eighths // 8) + EIGHTHS[eighths % 8]).rstrip()


def format_percent(share: float, tr: Translator) -> str:
    return f"{tr.format_number(100 * share, 1)} %"


def format_mean(distribution: Distribution, tr: Translator) -> str:
    return f"{tr.format_number(distribution.mean, 1)} ± {tr.format_number(distribution.sd, 1)}"


def format_quantiles(distribution: Distribution, tr: Translator) -> str:
    """Return the 10 %, 50 % and 90 % quantiles."""
    return " · ".join(
        tr.format_number(number) for number in (distribution.q10, distribution.q50, distribution.q90)
    )


def format_significant(number: float, tr: Translator) -> str:
    """Return three significant digits: 12.3 M, 12.3 k, 123, 1.23, 0.123."""
    rounded = float(f"{number:.3g}")
    for unit, name in ((1_000_000, "M"), (1_000, "k")):
        if rounded >= unit:
            return f"{format_significant(rounded / unit, tr)}{NO_BREAK}{name}"
    decimals = len(f"{rounded:#.3g}".partition(".")[2])
    return tr.format_number(rounded, decimals)


def format_ratio(ratio: float | None, tr: Translator) -> str:
    """Return how many times as fast, or an empty text if there is nothing to compare."""
    return "" if ratio is None else f"×{NO_BREAK}{format_significant(ratio, tr)}"  # noqa: RUF001


def make_number_table(first: str, *numbers: str) -> NumberTable:
    """Return an empty table with one column of names and others of numbers."""
    table = NumberTable(first)
    for heading in numbers:
        table.add_number(heading)
    return table
