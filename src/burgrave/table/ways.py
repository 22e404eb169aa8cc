"""Where a choice is a row of moves, all ways at once: city and district; tile, place and rotation.

A face can then show every price and play the row on one click. A row goes on only as long as nobody was shown
anything on the way: it never looks behind a card.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from burgrave.core.event import Event, Journal
from burgrave.core.state import State
from burgrave.table.lens import Lens
from burgrave.table.preview import Changes, Foresight, after, agreed, difference

MOST: Final = 600  # more ways than that help nobody


@dataclass(slots=True)
class Way:
    """A row of moves from the open decision to the end of what it began, and what that changes.

    `reason` and `number` say why the last move of the row is not possible; empty if it is.
    """

    moves: tuple[int, ...]
    changes: Changes = field(default_factory=dict)
    reason: str = ""
    number: int = 0
    told: Sequence[Event] = ()  # what its seat would be told
    later: State | None = None  # the first of the worlds after it


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere on the way: the moves so far, the worlds after them, and what would be told."""

    moves: tuple[int, ...]
    worlds: Sequence[State]
    told: Sequence[Event] = ()


def ways(lens: Lens, view: State, foreseen: Foresight | None = None) -> list[Way]:
    """Every row of moves that the view's seat may begin now, the possible ones with what they change."""
    seat = int(view.eyes)
    foresight = foreseen or Foresight(view)
    before = foresight.counters
    found: list[Way] = []
    waiting = [Place((), foresight.worlds)]
    while waiting and len(found) < MOST:
        place = waiting.pop()
        if place.moves and not goes_on(lens, seat, place.worlds):
            pairs = zip(before, place.worlds, strict=True)
            changes = [difference(counters, world.counters(seat)) for counters, world in pairs]
            found.append(Way(place.moves, agreed(changes), told=place.told, later=place.worlds[0]))
            continue
        offering = place.worlds[0].reasons()
        if place.moves:
            found += refused(lens, place, offering.refused)
        for move in reversed(offering.moves):
            waiting.append(further(place, move, foresight))
    return found


def further(place: Place, move: int, foresight: Foresight) -> Place:
    """One move on."""
    if not place.moves:
        return Place((move,), foresight.after(move), foresight.told(move))
    journal = Journal()
    first, *others = place.worlds
    worlds = [after(first, [move], journal), *(after(world, [move]) for world in others)]
    return Place((*place.moves, move), worlds, [*place.told, *journal.told(foresight.seat)])


def goes_on(lens: Lens, seat: int, worlds: Sequence[State]) -> bool:
    """Whether the row is not complete: the same seat decides the rest, and nobody was shown anything."""
    world = worlds[0]
    if world.over or world.acting != seat or world.shown:
        return False
    decision = world.decision()
    return decision is not None and decision.kind in lens.row_kinds()


def refused(lens: Lens, place: Place, refusals: dict[int, tuple[int, int]]) -> list[Way]:
    """Ways that end where a move is not possible, as far as they are worth a word."""
    ids = lens.game.words().reasons
    return [
        Way((*place.moves, move), {}, ids[reason], number)
        for move, (reason, number) in refusals.items()
        if lens.is_telling(ids[reason])
    ]
