"""Commands that a player can type instead of a number. The letters are the same in every language.

A Cyrillic letter counts as the Latin letter on the same key of the phonetic layout. So players do not have to
switch the keyboard layout.
"""

from typing import Final

from burgrave.match.piece_search import normalize

HELP: Final = "?"
CARD: Final = "h"
TABLE: Final = "t"
LOG: Final = "l"
HINT: Final = "a"
UNDO: Final = "u"
SAVE: Final = "s"
QUIT: Final = "q"
ALL: Final = (HELP, CARD, TABLE, LOG, HINT, UNDO, SAVE, QUIT)

PHONETIC: Final = dict(zip("хтлауся", "htlausq", strict=True))
# Whole words that also work, in any of the languages.
WORDS: Final = {
    HELP: ("help", "nápověda", "pomoc", "помощ"),
    CARD: ("rules", "pravidla", "zasady", "правила"),
    TABLE: ("table", "stůl", "stół", "маса"),
    LOG: ("log", "history", "historie", "historia", "история"),
    UNDO: ("undo", "back", "zpět", "cofnij", "назад"),
    SAVE: ("save", "uložit", "zapisz", "запиши"),
    QUIT: ("quit", "exit", "konec", "koniec", "изход"),
    HINT: ("advice", "hint", "rada", "podpowiedź", "съвет"),
}
BY_WORD: Final = {normalize(word): letter for letter, words in WORDS.items() for word in words}


def split_command(typed: str) -> tuple[str, str]:
    """Return the letter of a command and the text after it. The letter is empty if there is no command."""
    word, _, rest = typed.strip().partition(" ")
    letter = BY_WORD.get(normalize(word)) or PHONETIC.get(word.lower(), word.lower())
    return (letter, rest.strip()) if letter in ALL else ("", typed.strip())
