"""Kinds of bots: a name somebody can ask for, and what can be chosen with it (`search:ms=200`)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, final

from burgrave.core.error import BurgraveError, short_repr

if TYPE_CHECKING:
    from burgrave.core.bot import Bot


@final
class BotOption:
    """A number to choose, whole if its default is, or one of several words."""

    def __init__(
        self,
        name: str,
        default: int | float | str,
        low: float = 0,
        high: float = 1_000_000_000,
        choices: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.low = low
        self.high = high
        self.choices = choices

    def parse(self, bot: str, text: str) -> int | float | str:
        """The value that a text means; BurgraveError says what would be right."""
        if self.choices:
            return self.parse_word(bot, text)
        whole = isinstance(self.default, int)
        try:
            number = int(text) if whole else float(text)
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            key = "bot-option-whole" if whole else "bot-option-number"
            low, high = format_number(self.low), format_number(self.high)
            raise BurgraveError(key, option=self.name, bot=bot, value=short_repr(text), low=low, high=high)
        return number

    def parse_word(self, bot: str, text: str) -> str:
        if text not in self.choices:
            known = ", ".join(self.choices)
            raise BurgraveError(
                "bot-option-word", option=self.name, bot=bot, value=short_repr(text), known=known
            )
        return text


def format_number(number: float) -> str:
    return str(int(number)) if number == int(number) else str(number)


@final
class BotType:
    """A bot that can be asked for by name. `make` takes its options by their names."""

    def __init__(
        self,
        name: str,
        factory: "Callable[..., Bot]",
        options: Sequence[BotOption] = (),
        aliases: Sequence[str] = (),
        is_default: bool = False,
    ) -> None:
        self.name = name
        self.factory = factory
        self.options = options
        self.aliases = aliases  # names by which it was known before
        self.is_default = is_default  # it plays where nobody is named

    def make_bot(self, texts: dict[str, str]) -> "Bot":
        """A bot with these options; all others have their defaults."""
        values: dict[str, Any] = {option.name: option.default for option in self.options}
        for name, text in texts.items():
            values[name] = self.option(name).parse(self.name, text)
        return self.factory(**values)

    def option(self, name: str) -> BotOption:
        for option in self.options:
            if option.name == name:
                return option
        if not self.options:
            raise BurgraveError("bot-option-none", option=name, bot=self.name)
        known = ", ".join(option.name for option in self.options)
        raise BurgraveError("bot-option-unknown", option=name, bot=self.name, known=known)
