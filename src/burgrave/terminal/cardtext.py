"""A card in words: its name, its numbers, what it does and how we rule it."""

from collections.abc import Sequence
from typing import Any

from burgrave.core.game import Game
from burgrave.terminal.sheets import CHARACTERS, Name, Sheet, type_word
from burgrave.text import Text

AnyGame = Game[Any]


def described(game: AnyGame, text: Text, name: Name, sheet: Sheet | None) -> list[str]:
    """A few lines about one card in one edition; without a sheet, about a card of no edition known here."""
    facts = numbers(game, text, sheet) if sheet is not None else []
    heading = text.name(game, *name)
    lines = [f"{heading} · {' · '.join(facts)}" if facts else heading, text.rule(game, *name)]
    if sheet is None:
        lines.append(text.say("terminal-card-elsewhere"))
    else:
        lines += [ruling(game, text, number) for number in sheet.rulings]
    return lines


def numbers(game: AnyGame, text: Text, sheet: Sheet) -> list[str]:
    """Kind, type, rank, cost, points and copies, as far as the card has them."""
    facts = [kind_name(game, text, sheet)]
    if sheet.rank is not None:
        facts.append(labelled(text.say("cli-rank"), sheet.rank))
    if sheet.cost is not None:
        facts.append(labelled(text.say("cli-cost"), sheet.cost))
    if sheet.points is not None:
        facts.append(labelled(text.say("cli-points"), sheet.points))
    if sheet.vocabulary != CHARACTERS:
        facts.append(labelled(text.say("cli-copies"), sheet.copies))
    return facts


def labelled(label: str, value: int) -> str:
    return f"{label} {value}"


def kind_name(game: AnyGame, text: Text, sheet: Sheet) -> str:
    """What sort of card it is; of a district, its type."""
    word = text.say(f"terminal-kind-{sheet.kind}")
    return f"{word} ({type_word(game, text, sheet.type)})" if sheet.type else word


def ruling(game: AnyGame, text: Text, number: str) -> str:
    return f"{number}: {text.say(f'{game.id}-ruling-{number.lower()}')}"


def rulings(game: AnyGame, text: Text, numbers: Sequence[str]) -> list[str]:
    return [ruling(game, text, number) for number in numbers]
