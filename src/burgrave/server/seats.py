"""The seats of a table: who plays them, and what opens them."""

import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints

from burgrave.bots.registry import is_bot
from burgrave.core.game import Game
from burgrave.core.wrong import Wrong

TOKEN_BYTES: Final = 16

MOST_MARKS: Final = 32

Plays = Literal["free", "person", "bot"]
# Whoever reads a seat from elsewhere has these checked.
TableIdOrNone = Annotated[str, StringConstraints(pattern="^([a-z0-9]{4,32})?$")]
Mark = Annotated[str, StringConstraints(pattern="^[0-9a-f]{12}$")]
Marks = Annotated[list[Mark], Field(max_length=MOST_MARKS)]


@dataclass(slots=True)
class Seat:
    """A seat as it is stored with its table; only the hash of its token is known."""

    plays: Plays = "free"
    name: str = ""
    level: str = ""  # of the bot that plays it now: its own one, or one that stands in for a person
    host: bool = False
    silent: bool = False
    agrees: bool = False  # to end the game without a result
    nonce: str = ""  # what its person adds to the shuffle
    standing: dict[str, int] = field(default_factory=dict)  # the move, by kind of decision
    away: int | None = None  # since when nobody is connected, in milliseconds since 1970
    stands_in: bool = False  # the bot came because the person was away too long
    reserved_for: TableIdOrNone = ""  # at a rematch: the table whose person here has not come over yet
    acknowledged: Marks = field(default_factory=list)  # the last requests, see `resent`

    @property
    def by_bot(self) -> bool:
        return self.plays != "person" or bool(self.level)

    def stored(self) -> dict[str, Any]:
        fields = {name: getattr(self, name) for name in self.__slots__}
        return {**fields, "standing": dict(self.standing), "acknowledged": list(self.acknowledged)}

    @classmethod
    def of(cls, stored: dict[str, Any]) -> "Seat":
        seat = cls(**{**stored, "standing": dict(stored["standing"])})
        seat.acknowledged = list(seat.acknowledged)
        return seat


def check_name(game: Game[Any], name: str) -> None:
    """Nobody is called like a bot: a record tells them apart by their names."""
    if name and is_bot(game, name):
        raise Wrong("server-name-bot", name=name)


def new_token() -> str:
    """What opens a seat: 128 random bits, shown once."""
    return as_text(secrets.token_bytes(TOKEN_BYTES))


def hash_of(token: str) -> str:
    """What is stored of it."""
    return blake2b(token.encode(), digest_size=32).hexdigest()


def next_token(token: str, table: str) -> str:
    """The token of the same person at the table of the rematch: whoever has the old one can have it."""
    return as_text(blake2b(table.encode(), key=token.encode(), digest_size=TOKEN_BYTES).digest())


def as_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
