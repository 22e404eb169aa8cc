"""What can be written."""

from dataclasses import dataclass
from typing import Any, Literal

RowKind = Literal["begin", "move", "undo", "answer", "chat"]
"""What a row of a log can be. Each kind that was ever written stays readable."""


@dataclass(frozen=True, slots=True)
class CreateTable:
    """A table that was not there."""

    table: str
    game: str
    head: dict[str, Any]
    status: str = "open"
    listed: bool = False
    made: int | None = None  # now, unless it comes from a backup
    touched: int | None = None


@dataclass(frozen=True, slots=True)
class UpdateTable:
    """What is known of the table now; `None` leaves a thing as it is."""

    table: str
    status: str | None = None
    listed: bool | None = None
    head: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class SetSeatToken:
    """The hash of the token that opens the seat from now on; `None` if none does."""

    table: str
    seat: int
    token_hash: str | None


@dataclass(frozen=True, slots=True)
class AppendLog:
    """The next entry of the table's log; two with one number are refused."""

    table: str
    number: int
    kind: RowKind
    body: Any
    at: int | None = None  # now, unless it comes from a backup


@dataclass(frozen=True, slots=True)
class DeleteTable:
    """The table, its seats and its log are gone, and no other table names it as its rematch."""

    table: str


Change = CreateTable | UpdateTable | SetSeatToken | AppendLog | DeleteTable
