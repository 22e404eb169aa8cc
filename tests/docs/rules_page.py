"""The rules pages of the games: which numbers they have, and what stands at each."""

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


@cache
def read_rules(game: str) -> dict[str, str]:
    """The text at every number of a page, up to the next one."""
    parts = ANCHOR.split((FOLDER / f"{game}.md").read_text(encoding="utf-8"))
    numbers, texts = parts[1::2], parts[2::2]
    assert len(numbers) == len(set(numbers)), "a number stands twice"
    return dict(zip(numbers, texts, strict=True))


def ruling_anchor(ruling: str) -> str:
    """Where a number written in a scenario leads: `scenario 4` is a case of the page."""
    return ruling.replace(" ", "-")
