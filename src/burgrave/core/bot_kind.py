"""Kinds of bots: a name somebody can ask for, and what can be chosen with it (`search:ms=200`)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, final

from burgrave.core.wrong import Wrong, said

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

    def read(self, bot: str, text: str) -> int | float | str:
        """The value that a text means; Wrong says what would be right."""
        if self.choices:
            return self.word(bot, text)
        whole = isinstance(self.default, int)
        try:
            number = int(text) if whole else float(text)
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            key = "bot-option-whole" if whole else "bot-option-number"
            low, high = plain(self.low), plain(self.high)
            raise Wrong(key, option=self.name, bot=bot, value=said(text), low=low, high=high)
        return number

    def word(self, bot: str, text: str) -> str:
        if text not in self.choices:
            known = ", ".join(self.choices)
            raise Wrong("bot-option-word", option=self.name, bot=bot, value=said(text), known=known)
        return text


def plain(number: float) -> str:
    return str(int(number)) if number == int(number) else str(number)


@final
class BotKind:
    """A bot that can be asked for by name. `make` takes its options by their names."""

    def __init__(
        self,
        name: str,
        make: "Callable[..., Bot]",
        options: Sequence[BotOption] = (),
        once: Sequence[str] = (),
        usual: bool = False,
    ) -> None:
        self.name = name
        self.make = make
        self.options = options
        self.once = once  # names by which it was known before
        self.usual = usual  # it plays where nobody is named

    def bot(self, given: dict[str, str]) -> "Bot":
        """A bot with these options; all others have their defaults."""
        values: dict[str, Any] = {option.name: option.default for option in self.options}
        for name, text in given.items():
            values[name] = self.option(name).read(self.name, text)
        return self.make(**values)

    def option(self, name: str) -> BotOption:
        for option in self.options:
            if option.name == name:
                return option
        if not self.options:
            raise Wrong("bot-option-none", option=name, bot=self.name)
        known = ", ".join(option.name for option in self.options)
        raise Wrong("bot-option-unknown", option=name, bot=self.name, known=known)
