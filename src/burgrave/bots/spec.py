"""The text form of a bot: a name, and options after a colon (`search:ms=200,playouts=1000`)."""

from dataclasses import dataclass
from typing import Final

from burgrave.core.error import BotError, short_repr

EXAMPLE: Final = "search:ms=200"
OLD_NAMES: Final = {"slips": "random_moves"}  # of options, in records


@dataclass(frozen=True)
class BotSpec:
    """A bot as a user wrote it."""

    name: str
    options: dict[str, str]
    rest: str = ""  # the text after the colon, unchanged

    def __str__(self) -> str:
        return f"{self.name}:{self.rest}" if self.rest else self.name


def parse_bot(text: str) -> BotSpec:
    """Parse the text of one bot. The options of a command are not parsed: they belong to the program."""
    name, _, rest = text.partition(":")
    given: dict[str, str] = {}
    for part in rest.split(",") if rest and name != "command" else ():
        option, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not option:
            raise BotError("bot-option-form", bot=name, text=short_repr(part.strip()), example=EXAMPLE)
        option = OLD_NAMES.get(option, option)
        if option in given:
            raise BotError("option-twice", option=option)
        given[option] = value
    return BotSpec(name.strip(), given, rest.strip())


def split_bots(text: str) -> list[str]:
    """Split `search:ms=50,playouts=9,h1` into its bots. An option belongs to the bot before it."""
    bots: list[str] = []
    for part in text.split(","):
        if bots and ":" in bots[-1] and "=" in part and ":" not in part:
            bots[-1] += f",{part.strip()}"
        else:
            bots.append(part.strip())
    return bots
