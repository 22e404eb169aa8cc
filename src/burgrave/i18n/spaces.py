"""Spaces at which a line must not break, put into phrases as they are read.

In Czech, Bulgarian and Polish no line ends with a word of one letter, and in no language a number is parted
from what it counts. Only phrases are changed, never what they are told: a move, the name of a file or a
command inside of a sentence stays as it was typed.
"""

import re
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
ONE_LETTER_LANGUAGES: Final = ("cs", "bg", "pl")
LETTER: Final = r"[^\W\d_]"
# In the source of a phrase: behind a space, a bracket or a quotation mark; text, or a placeable, follows.
ONE_LETTER: Final = re.compile(rf"(?<=[\s(„«“])({LETTER}) (?=[^\s=\->])")
COUNTS: Final = "number number2 bots cards completion games gold moves players seconds ties workers"
NUMBER: Final = re.compile(rf"(\d|{{ \$(?:{COUNTS.replace(' ', '|')}) }}) (?={LETTER})")


def add_no_break_spaces(source: str, language: str) -> str:
    """The source of phrases with no-break spaces where the language wants them."""
    source = NUMBER.sub(rf"\1{NO_BREAK}", source)
    if language not in ONE_LETTER_LANGUAGES:
        return source
    # Twice: of two such words in a row, the second is found only when the first has its space.
    return ONE_LETTER.sub(rf"\1{NO_BREAK}", ONE_LETTER.sub(rf"\1{NO_BREAK}", source))


def replace_no_break_spaces(text: str) -> str:
    """What is broken into lines has ordinary spaces: people search for what they see, and copy it."""
    return text.replace(NO_BREAK, " ")
