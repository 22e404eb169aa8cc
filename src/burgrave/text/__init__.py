"""What people read, in their language: sentences made from the facts that a game reports.

The engine knows ids and numbers; here they become words. The `.ftl` files below `locales` are
Project Fluent and serve the browser too, so nothing in them needs Python.
"""

from burgrave.text.language import DEFAULT, LANGUAGES, choose_language
from burgrave.text.text import Text

__all__ = ["DEFAULT", "LANGUAGES", "Text", "choose_language"]
