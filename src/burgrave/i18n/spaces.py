"""No-break spaces, which are added to messages when they are read.

In Czech, Bulgarian and Polish a line must not end with a word of one letter. In all languages a line must not
break between a number and the thing it counts. Only messages are changed, never their arguments: a move, a
file name or a command inside a sentence stays as it was typed.
"""

import re
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
ONE_LETTER_LANGUAGES: Final = ("cs", "bg", "pl")
LETTER: Final = r"[^\W\d_]"
# In the source of a message: after a space, a bracket or a quotation mark, and before text or a placeable.
ONE_LETTER: Final = re.compile(rf"(?<=[\s(„«“])({LETTER}) (?=[^\s=\->]|--)")
COUNTS: Final = "number number2 bots cards completion games gold moves players seconds ties workers"
NUMBER: Final = re.compile(rf"(\d|{{ \$(?:{COUNTS.replace(' ', '|')}) }}) (?={LETTER})")


def add_no_break_spaces(source: str, language: str) -> str:
    """Return the source of messages with no-break spaces where the language needs them."""
    source = NUMBER.sub(rf"\1{NO_BREAK}", source)
    if language not in ONE_LETTER_LANGUAGES:
        return source
    # Twice: if two of these words follow each other, the second is found only after the first was replaced.
    return ONE_LETTER.sub(rf"\1{NO_BREAK}", ONE_LETTER.sub(rf"\1{NO_BREAK}", source))


def replace_no_break_spaces(text: str) -> str:
    """Return the text with ordinary spaces, so that people can search and copy wrapped lines."""
    return text.replace(NO_BREAK, " ")
