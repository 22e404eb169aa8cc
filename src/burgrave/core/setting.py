"""What can be chosen before a game, described well enough to make a command line or a form of it.

A game lists its settings (`Game.settings`); the names are those of `Game.options`. A game that comes in
editions calls that setting `edition`.
"""

from typing import Final, final

NUMBER: Final = "number"  # a whole number, or one of the choices
SEAT: Final = "seat"  # counted from 0, or one of the choices; people count from 1 whatever is asked of them
WORD: Final = "word"
WORDS: Final = "words"  # a list of them
FLAG: Final = "flag"  # yes or no
LOT: Final = "lot"  # a number that settles what is drawn by lot; whoever asks for it need not name one
FILE: Final = "file"  # component data: `Game.know_components` gives the value from what is in the file
KINDS: Final = [NUMBER, SEAT, WORD, WORDS, FLAG, LOT, FILE]


@final
class Setting:
    """One thing to choose: its name, its kind, the key of its help, and the words that can be chosen."""

    def __init__(self, name: str, kind: str, about: str, choices: list[str] | None = None) -> None:
        self.name = name
        self.kind = kind
        self.about = about
        self.choices: list[str] = choices if choices is not None else []  # empty: whatever the game accepts
