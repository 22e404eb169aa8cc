"""The calendar: the crane gives every seat sixteen turns, and the second era starts at the right turn."""

from typing import Any, Final, NamedTuple

from burgrave.praga.schema.checks import should_be
from burgrave.praga.schema.entry import Problems, format_value, problem

SECTORS: Final = 12
ERA_CHANGES: Final = {1: 16, 2: 16, 3: 26, 4: 31}  # by number of players: the turn before the change
TOO_LONG: Final = 100  # turns


class Calendar(NamedTuple):
    era_change: int  # after this turn; 0 if the era never changes
    last_space: int  # after this turn the counter is on the last space before the hourglass
    end: int


def check_calendar(data: Any) -> Problems:
    wheel = data["wheel"]
    for players, right in ERA_CHANGES.items():
        change = wheel["era_change"][str(players)]
        if change["kind"] == "block_reaches":
            yield from should_be(
                data, ("wheel", "era_change", str(players), "pos"), wheel["era_star_block_pos"]
            )
        seats = max(players, 2)  # a solo game has a virtual opponent
        calendar = calendar_of(wheel, players)
        last = seats * data["turns_per_player"]
        args = {"players": players, "right": last, "found": calendar.end}
        if calendar.end != last:
            yield problem("components-calendar-end", ("wheel", "start_block_pos", str(players)), **args)
        args = {"players": players, "right": right, "found": calendar.era_change}
        if calendar.era_change != right:
            yield problem("components-calendar-era", ("wheel", "era_change", str(players)), **args)
        left = turns_left(calendar, seats)
        path = ("final_turn_table", str(seats))
        found = data["final_turn_table"][str(seats)]
        if found != left:
            yield problem("components-should-be", path, found=format_value(found), right=format_value(left))


def calendar_of(wheel: dict[str, Any], players: int) -> Calendar:
    """Return the calendar of a game, by turning the wheel as the end of every turn does."""
    block: int = wheel["start_block_pos"][str(players)]
    space: int = wheel["frame_start"][str(players)]
    change: dict[str, Any] = wheel["era_change"][str(players)]
    era_change = last_space = turn = 0
    while space != wheel["hourglass"] and turn < TOO_LONG:
        turn += 1
        block = block % (SECTORS - 1) + 1  # it never stops at position 0
        before = space
        space -= block == wheel["drop_block_pos"]
        if change["kind"] == "frame_move":
            changes = (before, space) == (change["from"], change["to"])
        else:
            changes = (block, space) == (change["pos"], change["while_frame_space"])
        if changes and era_change == 0:
            era_change = turn
        if before != space == wheel["frame_spaces"][-1]:
            last_space = turn
    return Calendar(era_change, last_space, turn)


def turns_left(calendar: Calendar, seats: int) -> list[int]:
    """Return how many turns each seat has after the counter reaches the last space."""
    turns = range(calendar.last_space, calendar.end)  # counted from 0
    return [sum(turn % seats == seat for turn in turns) for seat in range(seats)]
