"""An action card with several decisions stays on the table until its effect is finished."""

from mypy_extensions import i64

from burgrave.citadels.play_action import under_the_deck
from burgrave.citadels.state import CitadelsState


def begin(s: CitadelsState, kind: i64, step: i64) -> None:
    s.laid = kind
    s.push(step)


def finish(s: CitadelsState) -> None:
    """Finish the effect and put the card under the deck."""
    kind = s.laid
    s.laid = 0
    under_the_deck(s, kind)
