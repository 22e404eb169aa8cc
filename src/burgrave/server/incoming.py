"""What a client may say. Whatever is not listed here is refused, and nothing else changes a table."""

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StringConstraints

TableId = Annotated[str, StringConstraints(pattern="^[a-z0-9]{4,32}$")]
Token = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{22}$")]
Nonce = Annotated[str, StringConstraints(pattern="^[0-9a-f]{32}$")]
LEVEL_LENGTH: Final = 64
MESSAGE_ID_LENGTH: Final = 36
MOST_OPTIONS: Final = 64  # every mistake in them is told, so they are limited
OPTION_LETTERS: Final = 2_000  # of a value
OPTION_WORDS: Final = 100  # of a list
Level = Annotated[str, StringConstraints(max_length=LEVEL_LENGTH)]
PersonName = Annotated[str, StringConstraints(max_length=64)]
LanguageId = Literal["en", "cs", "bg", "pl"]
SeatNumber = Annotated[int, Field(strict=True, ge=0, le=15)]
# No number that comes from outside is larger than what every reader of JSON can keep.
Count = Annotated[int, Field(strict=True, ge=0, le=2**53 - 1)]
MoveNumber = Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]
MessageId = Annotated[str, StringConstraints(min_length=1, max_length=MESSAGE_ID_LENGTH)]


class Message(BaseModel):
    """A message with a field too many or too few says something that nobody understands."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# -- over HTTP


class SeatPlan(Message):
    """Who shall sit on a seat of a new table."""

    plays: Literal["you", "person", "bot"]
    """whoever makes the table, somebody who comes by a link, or a bot"""
    level: Level = ""
    """of a bot; empty for the usual one"""


class Clock(Message):
    """How long people may think. Nobody loses by a clock: a bot makes the move if the table says so."""

    seconds: Annotated[int, Field(strict=True, ge=5, le=14 * 24 * 3600)]
    """for a move; days for slow play"""


class Manners(Message):
    """How a table is held."""

    listed: StrictBool = False
    """anybody may find it; else it is found by its link alone"""
    spectators: StrictBool = True
    hints: StrictBool | None = None
    """what a bot would do; without a word allowed where one person plays"""
    chat: StrictBool = True
    clock: Clock | None = None
    stand_in: Annotated[int, Field(strict=True, ge=10, le=14 * 24 * 3600)] | None = None
    """after so many seconds a bot plays for a person who is away; never without a number"""
    stand_in_level: Level = ""
    reaction_seconds: Annotated[int, Field(strict=True, ge=0, le=60)] = 8
    """how long a question that several may answer stays open, whoever answers and how"""


def bounded(value: Any) -> Any:
    """The value of an option, unless it is longer than any that a game could use."""
    if isinstance(value, str | list | dict) and len(value) > (
        OPTION_LETTERS if isinstance(value, str) else OPTION_WORDS
    ):
        raise ValueError("too long")
    return value


OptionName = Annotated[str, StringConstraints(max_length=64)]
OptionValue = Annotated[Any, AfterValidator(bounded)]
ChosenOptions = Annotated[dict[OptionName, OptionValue], Field(max_length=MOST_OPTIONS)]


class NewTable(Message):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=32)]
    options: ChosenOptions = {}
    """as the game declares them; `players` follows from the seats"""
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=8)]
    name: PersonName = ""
    """of whoever makes it"""
    nonce: Nonce | None = None
    manners: Manners = Manners()
    language: LanguageId = "en"


class Options(Message):
    """Options to be looked at before a table is made of them."""

    options: ChosenOptions = {}
    language: LanguageId = "en"


class Join(Message):
    """Take a free seat."""

    seat: SeatNumber | None = None
    name: PersonName = ""
    nonce: Nonce | None = None
    language: LanguageId = "en"


class Tokens(Message):
    """The seats that a device knows of."""

    tokens: Annotated[list[Token], Field(max_length=200)]
    language: LanguageId = "en"


class FilmAsked(Tokens):
    """Some steps of a game that has ended, through any eyes."""

    eyes: SeatNumber | Literal["spectator", "open"] = "open"
    pace: Literal["turn", "move", "event"] = "move"
    first: Annotated[int, Field(strict=True, ge=0, le=100_000)] = 0
    count: Annotated[int, Field(strict=True, ge=1, le=100)] = 40


# -- over the socket


class Have(Message):
    """What a client that comes back has: the last message of a stream."""

    stream: Annotated[str, StringConstraints(max_length=32)]
    number: Count


class Sit(Message):
    """The first message: whose eyes these are. Without a token, a spectator's."""

    type: Literal["sit"]
    table: TableId
    token: Token | None = None
    language: LanguageId = "en"
    have: Have | None = None


class Speak(Message):
    """From now on in this language; a fresh welcome follows."""

    type: Literal["speak"]
    language: LanguageId


class Request(Message):
    """Something that is either done or refused; `id` is the client's own, and comes back with the answer."""

    id: MessageId


class Name(Request):
    """What this seat is called; empty: after the beast on its shield."""

    type: Literal["name"]
    name: PersonName


class Plan(Request):
    """The host: who sits on a seat before the game. A person's place is free until somebody comes."""

    type: Literal["plan"]
    seat: SeatNumber
    plays: Literal["person", "bot"]
    level: Level = ""


class Start(Request):
    """The host: begin. Seats that are still free are played by bots."""

    type: Literal["start"]


class Play(Request):
    """A row of moves of the decision with this number, played as one; stale ones are refused."""

    type: Literal["play"]
    decision: Count
    moves: Annotated[list[MoveNumber], Field(min_length=1, max_length=16)]


class Undo(Request):
    """Take back the own last move; `whole` all of the own moves that may be taken back."""

    type: Literal["undo"]
    decision: Count
    whole: StrictBool = False


class Standing(Request):
    """Answer decisions of this kind with this move wherever it is possible; without one, ask again."""

    type: Literal["standing"]
    kind: Annotated[str, StringConstraints(max_length=64)]
    move: MoveNumber | None = None


class Hint(Request):
    """What would a bot do?"""

    type: Literal["hint"]
    decision: Count


class Chat(Request):
    type: Literal["chat"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]


class Silence(Request):
    """The host: a seat, or all spectators, may not chat, or may again."""

    type: Literal["silence"]
    seat: SeatNumber | None = None
    silent: StrictBool


class Pause(Request):
    type: Literal["pause"]
    paused: StrictBool


class Close(Request):
    """End the game without a result, once every person at the table agrees; or take that back."""

    type: Literal["close"]
    agree: StrictBool


class HandOver(Request):
    """A bot plays this seat, or its person again: one's own seat, or the host any."""

    type: Literal["hand-over"]
    seat: SeatNumber
    to: Literal["bot", "person"]
    level: Level = ""


class Reissue(Request):
    """The host: a new link for a seat; the old one is void, and everybody is told."""

    type: Literal["reissue"]
    seat: SeatNumber


class Leave(Request):
    """Give up the own seat: before the game it is free again, in a game a bot plays it."""

    type: Literal["leave"]


class Rematch(Request):
    """The same seats, the same options, another game."""

    type: Literal["rematch"]


class Delete(Request):
    """The host: remove the table and everything stored of it."""

    type: Literal["delete"]


ClientMessage = Annotated[
    Sit
    | Speak
    | Name
    | Plan
    | Start
    | Play
    | Undo
    | Standing
    | Hint
    | Chat
    | Silence
    | Pause
    | Close
    | HandOver
    | Reissue
    | Leave
    | Rematch
    | Delete,
    Field(discriminator="type"),
]
