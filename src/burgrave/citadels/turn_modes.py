"""Kinds of turns. In all but the usual and the resumed one a player can only gather."""

from typing import Final

NORMAL: Final = 0
WITCH_FIRST: Final = 1  # the Witch gathers and names; the rest waits for the named character
BEWITCHED: Final = 2  # the named character gathers, and the Witch goes on
WITCH_RESUMED: Final = 3
IN_HOSPITAL: Final = 4  # a killed character gathers

MODE_IDS: Final = ["normal", "witch_first", "bewitched", "witch_resumed", "hospital"]  # by number
