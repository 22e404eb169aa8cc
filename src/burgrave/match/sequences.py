"""Lists the move sequences of a decision: city and district; tile, place and rotation.

A user interface can then show every price and play a sequence on one click. A sequence does not continue
after something was revealed: it never looks behind a card.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from burgrave.core.events import Event, EventLog
from burgrave.core.move_collector import Refusal
from burgrave.core.state import State
from burgrave.match.presenters.base import Presenter
from burgrave.match.preview import Changes, Preview, common_changes, compare_totals, play_on_copy

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


@dataclass(frozen=True, slots=True)
class PartialSequence:
    """An incomplete sequence: its moves, the sampled states after them, and its events."""

    moves: tuple[int, ...]
    samples: Sequence[State]
    events: Sequence[Event] = ()


def list_sequences(
    presenter: Presenter, view: State, known_preview: Preview | None = None
) -> list[MoveSequence]:
    """Return every move sequence that the viewer's seat can begin, with the changes if it is possible."""
    seat = int(view.viewer)
    preview = known_preview or Preview(view)
    before = preview.totals
    found: list[MoveSequence] = []
    waiting = [PartialSequence((), preview.samples)]
    while waiting and len(found) < MAX_SEQUENCES:
        sequence = waiting.pop()
        if sequence.moves and not is_incomplete(presenter, seat, sequence.samples):
            pairs = zip(before, sequence.samples, strict=True)
            changes = [compare_totals(counters, sample.totals(seat)) for counters, sample in pairs]
            found.append(
                MoveSequence(
                    sequence.moves,
                    common_changes(changes),
                    events=sequence.events,
                    state_after=sequence.samples[0],
                )
            )
            continue
        legality = sequence.samples[0].legality()
        if sequence.moves:
            found += refused_sequences(presenter, sequence, legality.refused)
        for move in reversed(legality.moves):
            waiting.append(extend_sequence(sequence, move, preview))
    return found


def extend_sequence(sequence: PartialSequence, move: int, preview: Preview) -> PartialSequence:
    """Return the sequence with one more move."""
    if not sequence.moves:
        return PartialSequence((move,), preview.samples_after(move), preview.events_after(move))
    event_log = EventLog()
    first, *others = sequence.samples
    samples = [play_on_copy(first, [move], event_log), *(play_on_copy(sample, [move]) for sample in others)]
    return PartialSequence(
        (*sequence.moves, move), samples, [*sequence.events, *event_log.visible_to(preview.seat)]
    )


def is_incomplete(presenter: Presenter, seat: int, samples: Sequence[State]) -> bool:
    """Return whether the same seat decides how the sequence continues and nothing was revealed."""
    sample = samples[0]
    if sample.is_over or sample.current_seat != seat or sample.undo_blocked:
        return False
    decision = sample.decision()
    return decision is not None and decision.kind in presenter.followup_kinds()


def refused_sequences(
    presenter: Presenter, sequence: PartialSequence, refusals: dict[int, Refusal]
) -> list[MoveSequence]:
    """Return the sequences that end with a refused move, if the reason is worth showing."""
    return [
        MoveSequence((*sequence.moves, move), {}, refusal.reason, refusal.number)
        for move, refusal in refusals.items()
        if presenter.is_worth_showing(refusal.reason)
    ]
