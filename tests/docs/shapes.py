"""How the pages write the arguments of an event: `seat`, `district: card`, `cards: card…`."""

from burgrave.core.event import Argument
from burgrave.core.words import Words


def shapes(words: Words) -> dict[str, list[str]]:
    return {name: [written(argument) for argument in shape] for name, shape in words.events.items()}


def written(argument: Argument) -> str:
    """Its name and its vocabulary, unless they are the same word."""
    if argument.name == argument.vocabulary:
        return argument.name
    return f"{argument.name}: {argument.vocabulary}{'…' if argument.many else ''}"
