"""Who and what is in play: the cast and the unique districts, each with what it does."""

from typing import Final

from rich.text import Text as Line

from burgrave.table.lens import Lens
from burgrave.table.lenses.citadels import seen
from burgrave.table.library import Name
from burgrave.table.sight import Sight
from burgrave.terminal.citadels.marks import CARDS, CHARACTERS
from burgrave.terminal.lines import written
from burgrave.text import Text
from burgrave.text.width import wrapped

CAST: Final = "cast"
DISTRICTS: Final = "districts"
PAGES: Final = (CAST, DISTRICTS)
HEADINGS: Final = {CAST: "terminal-citadels-cast", DISTRICTS: "terminal-citadels-unique"}


def word(text: Text, page: str) -> str:
    """What is typed to see it."""
    return text.say(f"terminal-citadels-page-{page}")


def pieces(sight: Sight, page: str) -> list[Name]:
    """Characters by rank, districts in their fixed order."""
    setup = seen(sight.facts)["setup"]
    if page == CAST:
        return [(CHARACTERS, id) for id in setup["cast"]]
    return [(CARDS, id) for id in sorted(setup["districts"])]


def told(lens: Lens, sight: Sight, page: str) -> list[str]:
    """A sentence for each."""
    return [
        f"{called(lens, sight.text, name)}: {lens.rule(name, sight.text)}" for name in pieces(sight, page)
    ]


def called(lens: Lens, text: Text, name: Name) -> str:
    """The name with its rank or its cost."""
    numbers = lens.sheets[name].numbers if name in lens.sheets else {}
    number = numbers.get("rank", numbers.get("cost"))
    return text.name(lens.game, *name) + (f" ({number})" if number is not None else "")


def drawn(lens: Lens, sight: Sight, page: str, width: int) -> list[Line]:
    lines = [Line(each) for sentence in told(lens, sight, page) for each in wrapped(sentence, width, "    ")]
    return [written(sight.text.say(HEADINGS[page]), "bold"), *lines]
