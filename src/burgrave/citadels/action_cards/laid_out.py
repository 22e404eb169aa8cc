"""An action card whose effect takes several decisions lies out until it is done."""

from mypy_extensions import i64

from burgrave.citadels.play_action import under_the_deck
from burgrave.citadels.state import CitadelsState


def begin(s: CitadelsState, kind: i64, step: i64) -> None:
    s.laid = kind
    s.push(step)


def finish(s: CitadelsState) -> None:
    """The effect is over; the card goes under the deck."""
    kind = s.laid
    s.laid = 0
    under_the_deck(s, kind)
