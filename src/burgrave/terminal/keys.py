"""What can be typed beside a number. The letters are the same in every language.

Whoever writes Cyrillic need not change the keyboard: a letter on the same key of the phonetic layout counts
as its Latin neighbour.
"""

from typing import Final

HELP: Final = "?"
CARD: Final = "h"
TABLE: Final = "t"
LOG: Final = "l"
ADVICE: Final = "a"
UNDO: Final = "u"
SAVE: Final = "s"
QUIT: Final = "q"
ALL: Final = (HELP, CARD, TABLE, LOG, ADVICE, UNDO, SAVE, QUIT)

PHONETIC: Final = dict(zip("хтлауся", "htlausq", strict=True))


def split(typed: str) -> tuple[str, str]:
    """The letter of a command and what follows it; an empty letter if it is none."""
    word, _, rest = typed.strip().partition(" ")
    letter = PHONETIC.get(word.lower(), word.lower())
    return (letter, rest.strip()) if letter in ALL else ("", typed.strip())
