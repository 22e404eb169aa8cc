"""The changes that a store can write."""

from dataclasses import dataclass
from typing import Any, Final, Literal

RowKind = Literal["begin", "move", "undo", "answer", "chat", "notice", "table"]
"""What a row of a log can be. Each kind that was ever written stays readable."""


@dataclass(frozen=True, slots=True)
class CreateTable:
    """A new table."""

    table: str
    game: str
    head: dict[str, Any]
    status: str = "open"
    listed: bool = False
    made: int | None = None  # None for the present time; a backup has its own
    touched: int | None = None


@dataclass(frozen=True, slots=True)
class SetComponents:
    """The file with component data that a table is played with. Tables with the same file share it."""

    table: str
    digest: str
    data: str


@dataclass(frozen=True, slots=True)
class UpdateTable:
    """New values of a table. None leaves a value unchanged."""

    table: str
    status: str | None = None
    listed: bool | None = None
    head: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class SetSeatToken:
    """The hash of the token that opens the seat after this change; None if no token does."""

    table: str
    seat: int
    token_hash: str | None


@dataclass(frozen=True, slots=True)
class AppendLog:
    """The next entry of a table's log.

    `number` is also the number of rows for which the change was made. If the log has another number of rows,
    RacedError is raised and nothing is stored.
    """

    table: str
    number: int
    kind: RowKind
    body: Any
    at: int | None = None  # None for the present time; a backup has its own


@dataclass(frozen=True, slots=True)
class DeleteTable:
    """The deletion of a table, its seats, its log, and its component file if no other table uses it.

    No other table keeps it as its rematch.
    """

    table: str


@dataclass(frozen=True, slots=True)
class SaveReview:
    """A part of the review of a table's game. It can be made again, so it is in no backup."""

    table: str
    part: int
    adviser: str
    body: Any


@dataclass(frozen=True, slots=True)
class DeleteReview:
    """The deletion of all parts of a review that another adviser made."""

    table: str
    except_adviser: str


Change = (
    CreateTable
    | SetComponents
    | UpdateTable
    | SetSeatToken
    | AppendLog
    | DeleteTable
    | SaveReview
    | DeleteReview
)

UNRELATED: Final = (DeleteTable, SaveReview, DeleteReview)
"""Changes after which a table was not visited: looking at a game is no change of its table."""
