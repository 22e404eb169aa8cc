"""How bots are written: a name, perhaps with options behind a colon (`search:ms=200,playouts=1000`)."""

from dataclasses import dataclass
from typing import Final

from burgrave.core.error import BurgraveError, short_repr

EXAMPLE: Final = "search:ms=200"
OLD_NAMES: Final = {"slips": "random_moves"}  # of options, in records


@dataclass(frozen=True)
class BotSpec:
    """A bot as somebody asked for it."""

    name: str
    options: dict[str, str]
    rest: str = ""  # what stands behind the colon, as it was written

    def __str__(self) -> str:
        return f"{self.name}:{self.rest}" if self.rest else self.name


def parse_bot(text: str) -> BotSpec:
    """One bot. The options of a command are the program's own affair."""
    name, _, rest = text.partition(":")
    given: dict[str, str] = {}
    for part in rest.split(",") if rest and name != "command" else ():
        option, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not option:
            raise BurgraveError("bot-option-form", bot=name, text=short_repr(part.strip()), example=EXAMPLE)
        option = OLD_NAMES.get(option, option)
        if option in given:
            raise BurgraveError("option-twice", option=option)
        given[option] = value
    return BotSpec(name.strip(), given, rest.strip())


def split_bots(text: str) -> list[str]:
    """`search:ms=50,playouts=9,h1` as its bots: what is an option and no bot belongs to the bot before it."""
    bots: list[str] = []
    for part in text.split(","):
        if bots and ":" in bots[-1] and "=" in part and ":" not in part:
            bots[-1] += f",{part.strip()}"
        else:
            bots.append(part.strip())
    return bots
