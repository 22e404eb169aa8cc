"""Words of earlier scenarios. They are still read."""

from typing import Final

STEP_ALIASES: Final = {"told": "events"}
EVENT_FIELD_ALIASES: Final = {"events": "exactly"}
