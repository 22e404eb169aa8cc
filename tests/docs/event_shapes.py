"""How the pages write the arguments of an event: `seat`, `district: card`, `cards: card…`."""

from burgrave.core.events import EventParam
from burgrave.core.notation import Notation


def event_shapes(notation: Notation) -> dict[str, list[str]]:
    return {name: [parameter_text(argument) for argument in shape] for name, shape in notation.events.items()}


def parameter_text(argument: EventParam) -> str:
    """Its name and its vocabulary, unless they are the same word."""
    if argument.name == argument.vocabulary:
        return argument.name
    return f"{argument.name}: {argument.vocabulary}{'…' if argument.many else ''}"
