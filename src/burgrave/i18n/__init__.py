"""Texts for people in their language: sentences made from the events and ids that a game reports.

The engine knows ids and numbers; this package turns them into words. The `.ftl` files below `locales` are
Project Fluent files. The browser uses them too, so they do not depend on Python.
"""

from burgrave.i18n.language import DEFAULT, LANGUAGES, choose_language
from burgrave.i18n.translator import Translator

__all__ = ["DEFAULT", "LANGUAGES", "Translator", "choose_language"]
