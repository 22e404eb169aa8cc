"""Which language a person reads: the one asked for, else the one of the environment, else English."""

import os
from collections.abc import Mapping
from typing import Final

from burgrave.core.wrong import Wrong

LANGUAGES: Final = ("en", "cs", "bg", "pl")
DEFAULT: Final = "en"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The code of a language that has texts; raises Wrong if one without was asked for."""
    if asked:
        if code_of(asked) not in LANGUAGES:
            raise Wrong("language-unknown", language=asked, known=", ".join(LANGUAGES))
        return code_of(asked)
    # The first locale that is set speaks for all; LANGUAGE then lists what else its owner reads.
    locales = [environment[name] for name in LOCALE_VARIABLES if environment.get(name)][:1]
    locales += environment.get("LANGUAGE", "").split(":")
    return next((code_of(locale) for locale in locales if code_of(locale) in LANGUAGES), DEFAULT)


def code_of(locale: str) -> str:
    """`cs` of `cs_CZ.UTF-8`, `cs-CZ` or `CS`."""
    for end in ".@_-":
        locale = locale.split(end)[0]
    return locale.strip().lower()
