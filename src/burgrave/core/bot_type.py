"""Types of bots: the name of a bot and the options that can follow it (`search:ms=200`)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, final

from burgrave.core.error import BotError, short_repr

if TYPE_CHECKING:
    from burgrave.core.bot import Bot


@final
class BotOption:
    """An option of a bot: one of several words, or a number. The number is whole if its default is whole."""

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

    def __repr__(self) -> str:
        return f"BotOption({self.name!r}, {self.default!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return BotOption, (self.name, self.default, self.low, self.high, self.choices)

    def parse(self, bot: str, text: str) -> int | float | str:
        """Return the value that a text means. Raise BurgraveError that names the allowed values."""
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
            raise BotError(key, option=self.name, bot=bot, value=short_repr(text), low=low, high=high)
        return number

    def parse_word(self, bot: str, text: str) -> str:
        if text not in self.choices:
            known = ", ".join(self.choices)
            raise BotError("bot-option-word", option=self.name, bot=bot, value=short_repr(text), known=known)
        return text


def format_number(number: float) -> str:
    return str(int(number)) if number == int(number) else str(number)


@final
class BotType:
    """A bot that users can choose by name. `factory` takes its options by their names."""

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
        self.aliases = aliases  # its earlier names, which are still accepted
        self.is_default = is_default  # it plays if no bot is named

    def __repr__(self) -> str:
        return f"BotType({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return BotType, (self.name, self.factory, self.options, self.aliases, self.is_default)

    def make_bot(self, texts: dict[str, str]) -> "Bot":
        """Return a bot with these options. All other options have their defaults."""
        values: dict[str, Any] = {option.name: option.default for option in self.options}
        for name, text in texts.items():
            values[name] = self.option(name).parse(self.name, text)
        return self.factory(**values)

    def option(self, name: str) -> BotOption:
        for option in self.options:
            if option.name == name:
                return option
        if not self.options:
            raise BotError("bot-option-none", option=name, bot=self.name)
        known = ", ".join(option.name for option in self.options)
        raise BotError("bot-option-unknown", option=name, bot=self.name, known=known)
