"""Review together: the people at an ended table look at it from the place where one of them is.

The leader's place, pointer and highlight are in memory only. Nobody gets the state of the game here: a page
asks for the replay itself, as its own seat may see it. A spectator gets a pass. It opens the replay through
the eyes of the leader, as long as the spectator stays in the room.
"""

import secrets
from typing import TYPE_CHECKING, Any, Final

from burgrave.core.error import RequestError
from burgrave.i18n import Translator
from burgrave.server.client_messages import (
    AskLeadMessage,
    HandLeadMessage,
    JoinRoomMessage,
    LeadMessage,
    LeaveRoomMessage,
    PointMessage,
    RoomClientMessage,
    RoomPosition,
)
from burgrave.server.seats import new_token
from burgrave.server.server_messages import PointerMessage, RoomMessage, SeatTokenData

if TYPE_CHECKING:
    from burgrave.server.connection import Connection
    from burgrave.server.table import Table

SILENT_SECONDS: Final = 120  # of a leader, after which another person who asks gets the lead
ENDED: Final = ("over", "closed")


class ReviewRoom:
    """Who looks at an ended game together. Only a person with a seat leads."""

    def __init__(self) -> None:
        self.members: dict[Connection, int] = {}
        self.passes: dict[Connection, str] = {}
        self.leader: Connection | None = None
        self.asking: Connection | None = None
        self.position: RoomPosition | None = None
        self.quiet_since = 0.0
        self.count = 0

    def join(self, connection: "Connection", now: float) -> None:
        if connection in self.members:
            return
        self.count += 1
        self.members[connection] = self.count
        self.passes[connection] = new_token()
        if self.leader is None and connection.seat is not None:
            self.set_leader(connection, now)

    def leave(self, connection: "Connection", now: float) -> bool:
        """Remove a member and return whether it was one. The lead goes to who is there longest."""
        if self.members.pop(connection, None) is None:
            return False
        del self.passes[connection]
        if self.asking is connection:
            self.asking = None
        if self.leader is connection:
            seated = [each for each in self.members if each.seat is not None]
            self.set_leader(self.asking or (seated[0] if seated else None), now)
        return True

    def set_leader(self, connection: "Connection | None", now: float) -> None:
        self.leader, self.asking, self.quiet_since = connection, None, now
        if connection is None:
            self.position = None

    def ask(self, connection: "Connection", now: float) -> None:
        """Ask for the lead. It is given at once if nobody leads, or if the leader was silent for long."""
        if connection is self.leader or connection.seat is None:
            return
        if self.leader is None or (self.asking is connection and now - self.quiet_since >= SILENT_SECONDS):
            self.set_leader(connection, now)
        elif self.asking is None:
            self.asking, self.quiet_since = connection, now

    def hand(self, connection: "Connection", number: int, now: float) -> None:
        """Give the lead to another person with a seat."""
        to = next((each for each, known in self.members.items() if known == number), None)
        if connection is self.leader and to is not None and to.seat is not None:
            self.set_leader(to, now)

    def opens(self, room_pass: str | None, viewer: int | str) -> bool:
        """Return whether this is the pass of a member, and the leader looks through these eyes."""
        if room_pass is None or self.position is None or viewer != self.position.viewer:
            return False
        return any(secrets.compare_digest(room_pass, known) for known in self.passes.values())


def handle_room_message(table: "Table", connection: "Connection", message: RoomClientMessage) -> None:
    """Carry out a message of a member. What is no longer possible is ignored. The lock is held."""
    room, now = table.room, table.manager.now()
    if isinstance(message, JoinRoomMessage):
        if table.status not in ENDED:
            raise RequestError("server-not-over")
        room.join(connection, now)
    elif connection not in room.members:
        return
    if isinstance(message, PointMessage):
        point(room, connection, message, now)
        return
    if isinstance(message, LeaveRoomMessage):
        leave_room(table, connection)
        return
    if isinstance(message, LeadMessage):
        if connection is not room.leader or not is_of_table(table, message.position):
            return
        room.position, room.quiet_since = message.position, now
    elif isinstance(message, AskLeadMessage):
        room.ask(connection, now)
    elif isinstance(message, HandLeadMessage):
        room.hand(connection, message.member, now)
    send_room(table)


def is_of_table(table: "Table", position: RoomPosition) -> bool:
    return not isinstance(position.viewer, int) or position.viewer < len(table.seats)


def point(room: ReviewRoom, connection: "Connection", message: PointMessage, now: float) -> None:
    """Show the others where the leader points."""
    if connection is not room.leader:
        return
    room.quiet_since = now
    pointer: PointerMessage = {
        "type": "pointer",
        "anchor": message.anchor,
        "x": message.x,
        "y": message.y,
        "highlights": message.highlights,
    }
    for each in room.members:
        if each is not connection:
            each.send_message(pointer)


def leave_room(table: "Table", connection: "Connection") -> None:
    if table.room.leave(connection, table.manager.now()):
        send_room(table)


def send_room(table: "Table") -> None:
    """Tell all members who is there, who leads, and where."""
    for connection in list(table.room.members):
        connection.send_message(room_message(table, connection))


def room_message(table: "Table", connection: "Connection") -> RoomMessage:
    room, tr = table.room, Translator(connection.language)
    names, spectator = table.seat_names(tr), tr.format("server-spectator")
    position: Any = None if room.position is None else room.position.model_dump()
    return {
        "type": "room",
        "you": room.members[connection],
        "leader": None if room.leader is None else room.members[room.leader],
        "asking": None if room.asking is None else room.members[room.asking],
        "members": [
            {
                "member": number,
                "seat": each.seat,
                "name": spectator if each.seat is None else names[each.seat],
            }
            for each, number in room.members.items()
        ],
        "position": position,
        "room_pass": room.passes[connection] if connection.seat is None else None,
    }


def send_branch_seats(table: "Table", seats: list[SeatTokenData], entry: int) -> None:
    """Give the people in the room their seats at a branch: each only the own one."""
    for connection in list(table.room.members):
        for seated in seats:
            if connection.seat == seated["seat"]:
                connection.send_message({"type": "branch-seat", "seated": seated, "entry": entry})
