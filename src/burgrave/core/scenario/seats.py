"""Splits a written position into the parts of each seat and the rest."""

from collections.abc import Sequence

from burgrave.core.scenario.value import Pairs, ScenarioValue, mapping

SEATS = "seats"


def split_seats(
    node: ScenarioValue, known: Sequence[str], seats: int
) -> tuple[dict[str, ScenarioValue], dict[int, ScenarioValue]]:
    """Return the fields of the table by their known names, and the value of each seat.

    A seat is a separate field, or is under `seats`: a mapping by number, or a list that starts with seat 0.
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
