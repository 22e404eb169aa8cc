"""A written position, taken apart: what it says of each seat, and the rest."""

from collections.abc import Sequence

from burgrave.core.scenario.written import Pairs, Written, mapping

SEATS = "seats"


def seated(
    written: Written, known: Sequence[str], seats: int
) -> tuple[dict[str, Written], dict[int, Written]]:
    """The fields of the table by their known names, and what is written of each seat.

    A seat is a field of its own, or stands under `seats`: a mapping by number, or a list from seat 0 on.
    """
    rest: Pairs = [pair for pair in written.entries() if pair[0].seat_or_none() is None]
    fields = mapping(rest, written.file, written.line).fields([SEATS, *known])
    found: dict[int, Written] = {}
    for at, seat, value in named(written, seats) + listed(fields.pop(SEATS, None), seats):
        if seat in found:
            raise at.wrong("scenario-twice", field=f"seat {seat}")
        found[seat] = value
    return fields, found


def named(written: Written, seats: int) -> list[tuple[Written, int, Written]]:
    pairs = [pair for pair in written.entries() if pair[0].seat_or_none() is not None]
    return [(key, key.seat(seats), value) for key, value in pairs]


def listed(written: Written | None, seats: int) -> list[tuple[Written, int, Written]]:
    if written is None:
        return []
    if written.is_mapping:
        return [(key, key.seat(seats), value) for key, value in written.entries()]
    items = written.items()
    if len(items) > seats:
        raise written.wrong("scenario-per-seat", count=len(items), seats=seats)
    return [(item, seat, item) for seat, item in enumerate(items) if not item.is_nothing]
