"""The seats of a table: who plays them, and which tokens open them."""

import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints

from burgrave.bots.registry import is_bot
from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.server.stored_words import SEAT_WORDS, from_stored, to_stored

TOKEN_BYTES: Final = 16

MAX_MARKS: Final = 32

PlayerKind = Literal["free", "person", "bot"]
# These types check seats that come from a store or a backup.
TableIdOrNone = Annotated[str, StringConstraints(pattern="^([a-z0-9]{4,32})?$")]
Mark = Annotated[str, StringConstraints(pattern="^[0-9a-f]{12}$")]
Marks = Annotated[list[Mark], Field(max_length=MAX_MARKS)]


@dataclass(slots=True)
class Seat:
    """A seat as it is stored with its table. Only the hash of its token is stored."""

    player: PlayerKind = "free"
    name: str = ""
    level: str = ""  # of the bot that plays now: the seat's own bot, or one that replaces a person
    host: bool = False
    muted: bool = False
    agrees_to_end: bool = False  # to end the game without a result
    nonce: str = ""  # the random number that its person adds to the shuffle
    auto_answers: dict[str, int] = field(default_factory=dict)  # the move, by kind of decision
    away_since: int | None = None  # since when nobody is connected, in milliseconds since 1970
    is_taken_over: bool = False  # a bot plays because the person was away too long
    reserved_for: TableIdOrNone = ""  # at a rematch: the earlier table, until its person has joined
    acknowledged: Marks = field(default_factory=list)  # marks of the last requests, see `resent_requests`

    @property
    def is_played_by_bot(self) -> bool:
        return self.player != "person" or bool(self.level)

    def to_stored(self) -> dict[str, Any]:
        fields = {name: getattr(self, name) for name in self.__slots__}
        fields |= {"auto_answers": dict(self.auto_answers), "acknowledged": list(self.acknowledged)}
        return to_stored(fields, SEAT_WORDS)

    @classmethod
    def from_stored(cls, stored: dict[str, Any]) -> "Seat":
        seat = cls(**from_stored(stored, SEAT_WORDS))
        seat.auto_answers = dict(seat.auto_answers)
        seat.acknowledged = list(seat.acknowledged)
        return seat


def check_name(game: Game[Any], name: str) -> None:
    """Raise BurgraveError if the name is that of a bot: a record distinguishes them by name."""
    if name and is_bot(game, name):
        raise BurgraveError("server-name-bot", name=name)


def new_token() -> str:
    """Return a new token for a seat: 128 random bits, shown once."""
    return encode_token(secrets.token_bytes(TOKEN_BYTES))


def hash_token(token: str) -> str:
    """Return the hash of a token. Only the hash is stored."""
    return blake2b(token.encode(), digest_size=32).hexdigest()


def rematch_token(token: str, table: str) -> str:
    """Return the token of the same person at the rematch, computed from the present token."""
    return encode_token(blake2b(table.encode(), key=token.encode(), digest_size=TOKEN_BYTES).digest())


def encode_token(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
