"""Lists the move sequences of a decision: city and district; tile, place and rotation.

A user interface can then show every price and play a sequence on one click. A sequence does not continue
after something was revealed: it never looks behind a card.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from burgrave.core.events import Event
from burgrave.core.move_collector import Refusal
from burgrave.core.state import State
from burgrave.match.presenters.base import Presenter
from burgrave.match.preview import Changes, Moves, Preview

MAX_SEQUENCES: Final = 600  # more are not useful to people


@dataclass(slots=True)
class MoveSequence:
    """Moves from the open decision to the end of what it began, and what they change.

    `reason` and `number` say why the last move is not possible. They are empty if it is possible.
    """

    moves: tuple[int, ...]
    changes: Changes = field(default_factory=dict)
    reason: str = ""
    number: int = 0
    events: Sequence[Event] = ()  # that its seat would see
    state_after: State | None = None  # the first of the sampled states after it


def list_sequences(presenter: Presenter, preview: Preview) -> list[MoveSequence]:
    """Return every move sequence that the viewer's seat can begin, with the changes if it is possible."""
    found: list[MoveSequence] = []
    waiting: list[Moves] = [()]
    while waiting and len(found) < MAX_SEQUENCES:
        moves = waiting.pop()
        sample = preview.samples_after(*moves)[0]
        if moves and not is_incomplete(presenter, preview, moves, sample):
            changes, events = preview.changes_after(*moves), preview.events_after(*moves)
            found.append(MoveSequence(moves, changes, events=events, state_after=sample))
            continue
        legality = sample.legality() if moves else preview.legality
        if moves:
            found += refused_sequences(presenter, moves, legality.refused)
        waiting += [(*moves, move) for move in reversed(legality.moves)]
    return found


def is_incomplete(presenter: Presenter, preview: Preview, moves: Moves, sample: State) -> bool:
    """Return whether the same seat decides how the sequence continues and nothing was revealed to it."""
    if sample.is_over or sample.current_seat != preview.seat:
        return False
    kind = sample.decision_kind()
    if kind in presenter.declared_kinds():
        # Of cards that are chosen one by one, the first completes the choice.
        return preview.samples_after(*moves[:-1])[0].decision_kind() != kind
    return not sample.undo_blocked and kind in presenter.followup_kinds()


def refused_sequences(presenter: Presenter, moves: Moves, refusals: dict[int, Refusal]) -> list[MoveSequence]:
    """Return the sequences that end with a refused move, if the reason is worth showing."""
    return [
        MoveSequence((*moves, move), {}, refusal.reason, refusal.number)
        for move, refusal in refusals.items()
        if presenter.is_worth_showing(refusal.reason, presenter.game.notation.move(move))
    ]
