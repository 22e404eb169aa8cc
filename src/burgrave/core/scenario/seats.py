"""A written position, taken apart: what it says of each seat, and the rest."""

from collections.abc import Sequence

from burgrave.core.scenario.value import Pairs, ScenarioValue, mapping

SEATS = "seats"


def split_seats(
    node: ScenarioValue, known: Sequence[str], seats: int
) -> tuple[dict[str, ScenarioValue], dict[int, ScenarioValue]]:
    """The fields of the table by their known names, and what is written of each seat.

    A seat is a field of its own, or stands under `seats`: a mapping by number, or a list from seat 0 on.
    """
    rest: Pairs = [pair for pair in node.entries() if pair[0].seat_or_none() is None]
    fields = mapping(rest, node.file, node.line).fields([SEATS, *known])
    found: dict[int, ScenarioValue] = {}
    for at, seat, value in seats_by_key(node, seats) + seats_in_list(fields.pop(SEATS, None), seats):
        if seat in found:
            raise at.make_error("scenario-twice", field=f"seat {seat}")
        found[seat] = value
    return fields, found


def seats_by_key(node: ScenarioValue, seats: int) -> list[tuple[ScenarioValue, int, ScenarioValue]]:
    pairs = [pair for pair in node.entries() if pair[0].seat_or_none() is not None]
    return [(key, key.seat(seats), value) for key, value in pairs]


def seats_in_list(node: ScenarioValue | None, seats: int) -> list[tuple[ScenarioValue, int, ScenarioValue]]:
    if node is None:
        return []
    if node.is_mapping:
        return [(key, key.seat(seats), value) for key, value in node.entries()]
    items = node.items()
    if len(items) > seats:
        raise node.make_error("scenario-per-seat", count=len(items), seats=seats)
    return [(item, seat, item) for seat, item in enumerate(items) if not item.is_nothing]
