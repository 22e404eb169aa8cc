"""The language of a user: the requested one, else that of the environment, else English.

`locales/languages.json` is the only list of languages; the browser client and `make play` read it too.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from burgrave.core.error import BurgraveError

LOCALES: Final = Path(__file__).parent / "locales"
# The name of each language in itself, by its code.
LANGUAGE_NAMES: Final[dict[str, str]] = json.loads((LOCALES / "languages.json").read_text(encoding="utf-8"))
LANGUAGES: Final = tuple(LANGUAGE_NAMES)
DEFAULT: Final = LANGUAGES[0]
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(requested: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the code of a language that has texts. Raise BurgraveError if the requested one has none."""
    if requested:
        if language_code(requested) not in LANGUAGES:
            raise BurgraveError("language-unknown", language=requested, known=", ".join(LANGUAGES))
        return language_code(requested)
    # Only the first locale that is set counts. LANGUAGE lists further languages of the user.
    locales = [environment[name] for name in LOCALE_VARIABLES if environment.get(name)][:1]
    locales += environment.get("LANGUAGE", "").split(":")
    return next((language_code(locale) for locale in locales if language_code(locale) in LANGUAGES), DEFAULT)


def language_code(locale: str) -> str:
    """Return the code of a locale: `cs` for `cs_CZ.UTF-8`, `cs-CZ` or `CS`."""
    for end in ".@_-":
        locale = locale.split(end)[0]
    return locale.strip().lower()
