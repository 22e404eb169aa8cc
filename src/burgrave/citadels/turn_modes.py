"""Turn modes. In all modes except the normal and the resumed one the player can only gather."""

from typing import Final

NORMAL: Final = 0
WITCH_FIRST: Final = 1  # the Witch gathers and names a character; the rest of her turn comes at its call
BEWITCHED: Final = 2  # the named character gathers; then the Witch resumes her turn
WITCH_RESUMED: Final = 3
IN_HOSPITAL: Final = 4  # a killed character gathers

MODE_IDS: Final = ["normal", "witch_first", "bewitched", "witch_resumed", "hospital"]  # by number
