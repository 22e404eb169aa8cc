"""What people read, in their language: sentences made from the facts that a game reports.

The engine knows ids and numbers; here they become words. The `.ftl` files below `locales` are
Project Fluent and serve the browser too, so nothing in them needs Python.
"""

from burgrave.i18n.language import DEFAULT, LANGUAGES, choose_language
from burgrave.i18n.translator import Translator

__all__ = ["DEFAULT", "LANGUAGES", "Translator", "choose_language"]
