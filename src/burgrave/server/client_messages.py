"""What a client may say. Whatever is not listed here is refused, and nothing else changes a table."""

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StringConstraints

TableId = Annotated[str, StringConstraints(pattern="^[a-z0-9]{4,32}$")]
Token = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{22}$")]
Nonce = Annotated[str, StringConstraints(pattern="^[0-9a-f]{32}$")]
LEVEL_LENGTH: Final = 64
MESSAGE_ID_LENGTH: Final = 36
MAX_OPTIONS: Final = 64  # every mistake in them is told, so they are limited
MAX_OPTION_LETTERS: Final = 2_000  # of a value
MAX_OPTION_ITEMS: Final = 100  # of a list
LevelName = Annotated[str, StringConstraints(max_length=LEVEL_LENGTH)]
PersonName = Annotated[str, StringConstraints(max_length=64)]
LanguageId = Literal["en", "cs", "bg", "pl"]
SeatNumber = Annotated[int, Field(strict=True, ge=0, le=15)]
# No number that comes from outside is larger than what every reader of JSON can keep.
Count = Annotated[int, Field(strict=True, ge=0, le=2**53 - 1)]
MoveNumber = Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]
MessageId = Annotated[str, StringConstraints(min_length=1, max_length=MESSAGE_ID_LENGTH)]


class StrictModel(BaseModel):
    """A message with a field too many or too few says something that nobody understands."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# -- over HTTP


class NewSeat(StrictModel):
    """Who shall sit on a seat of a new table."""

    player: Literal["you", "person", "bot"]
    """whoever makes the table, somebody who comes by a link, or a bot"""
    level: LevelName = ""
    """of a bot; empty for the usual one"""


class ClockSettings(StrictModel):
    """How long people may think. Nobody loses by a clock: a bot makes the move if the table says so."""

    seconds: Annotated[int, Field(strict=True, ge=5, le=14 * 24 * 3600)]
    """for a move; days for slow play"""


class TableSettings(StrictModel):
    """How a table is held."""

    listed: StrictBool = False
    """anybody may find it; else it is found by its link alone"""
    spectators: StrictBool = True
    hints: StrictBool | None = None
    """what a bot would do; without a word allowed where one person plays"""
    chat: StrictBool = True
    clock: ClockSettings | None = None
    takeover_seconds: Annotated[int, Field(strict=True, ge=10, le=14 * 24 * 3600)] | None = None
    """after so many seconds a bot plays for a person who is away; never without a number"""
    takeover_level: LevelName = ""
    reaction_seconds: Annotated[int, Field(strict=True, ge=0, le=60)] = 8
    """how long a question that several may answer stays open, whoever answers and how"""


def check_length(value: Any) -> Any:
    """The value of an option, unless it is longer than any that a game could use."""
    if isinstance(value, str | list | dict) and len(value) > (
        MAX_OPTION_LETTERS if isinstance(value, str) else MAX_OPTION_ITEMS
    ):
        raise ValueError("too long")
    return value


OptionName = Annotated[str, StringConstraints(max_length=64)]
OptionValue = Annotated[Any, AfterValidator(check_length)]
ChosenOptions = Annotated[dict[OptionName, OptionValue], Field(max_length=MAX_OPTIONS)]


class NewTableRequest(StrictModel):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=32)]
    options: ChosenOptions = {}
    """as the game declares them; `players` follows from the seats"""
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    name: PersonName = ""
    """of whoever makes it"""
    nonce: Nonce | None = None
    settings: TableSettings = TableSettings()
    language: LanguageId = "en"


class CheckOptionsRequest(StrictModel):
    """Options to be looked at before a table is made of them."""

    options: ChosenOptions = {}
    language: LanguageId = "en"


class JoinRequest(StrictModel):
    """Take a free seat."""

    seat: SeatNumber | None = None
    name: PersonName = ""
    nonce: Nonce | None = None
    language: LanguageId = "en"


class TokensRequest(StrictModel):
    """The seats that a device knows of."""

    tokens: Annotated[list[Token], Field(max_length=200)]
    language: LanguageId = "en"


class ReplayRequest(TokensRequest):
    """Some steps of a game that has ended, through any eyes."""

    viewer: SeatNumber | Literal["spectator", "all"] = "all"
    step_by: Literal["turn", "move", "event"] = "move"
    first: Annotated[int, Field(strict=True, ge=0, le=100_000)] = 0
    count: Annotated[int, Field(strict=True, ge=1, le=100)] = 40


# -- over the socket


class ResumePoint(StrictModel):
    """What a client that comes back has: the last message of a stream."""

    stream: Annotated[str, StringConstraints(max_length=32)]
    number: Count


class HelloMessage(StrictModel):
    """The first message: whose eyes these are. Without a token, a spectator's."""

    type: Literal["hello"]
    table: TableId
    token: Token | None = None
    language: LanguageId = "en"
    resume: ResumePoint | None = None


class SetLanguageMessage(StrictModel):
    """From now on in this language; a fresh welcome follows."""

    type: Literal["set-language"]
    language: LanguageId


class ClientRequest(StrictModel):
    """Something that is either done or refused; `id` is the client's own, and comes back with the answer."""

    id: MessageId


class SetNameRequest(ClientRequest):
    """What this seat is called; empty: after the beast on its shield."""

    type: Literal["set-name"]
    name: PersonName


class SetSeatRequest(ClientRequest):
    """The host: who sits on a seat before the game. A person's place is free until somebody comes."""

    type: Literal["set-seat"]
    seat: SeatNumber
    player: Literal["person", "bot"]
    level: LevelName = ""


class StartRequest(ClientRequest):
    """The host: begin. Seats that are still free are played by bots."""

    type: Literal["start"]


class PlayRequest(ClientRequest):
    """A row of moves of the decision with this number, played as one; stale ones are refused."""

    type: Literal["play"]
    decision: Count
    moves: Annotated[list[MoveNumber], Field(min_length=1, max_length=16)]


class UndoRequest(ClientRequest):
    """Take back the own last move; `whole` all of the own moves that may be taken back."""

    type: Literal["undo"]
    decision: Count
    whole: StrictBool = False


class SetAutoAnswerRequest(ClientRequest):
    """Answer decisions of this kind with this move wherever it is possible; without one, ask again."""

    type: Literal["set-auto-answer"]
    kind: Annotated[str, StringConstraints(max_length=64)]
    move: MoveNumber | None = None


class HintRequest(ClientRequest):
    """What would a bot do?"""

    type: Literal["hint"]
    decision: Count


class ChatRequest(ClientRequest):
    type: Literal["chat"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]


class MuteRequest(ClientRequest):
    """The host: a seat, or all spectators, may not chat, or may again."""

    type: Literal["mute"]
    seat: SeatNumber | None = None
    muted: StrictBool


class PauseRequest(ClientRequest):
    type: Literal["pause"]
    paused: StrictBool


class EndGameRequest(ClientRequest):
    """End the game without a result, once every person at the table agrees; or take that back."""

    type: Literal["end-game"]
    agrees_to_end: StrictBool


class SetPlayerRequest(ClientRequest):
    """A bot plays this seat, or its person again: one's own seat, or the host any."""

    type: Literal["set-player"]
    seat: SeatNumber
    player: Literal["bot", "person"]
    level: LevelName = ""


class NewLinkRequest(ClientRequest):
    """The host: a new link for a seat; the old one is void, and everybody is told."""

    type: Literal["new-link"]
    seat: SeatNumber


class LeaveRequest(ClientRequest):
    """Give up the own seat: before the game it is free again, in a game a bot plays it."""

    type: Literal["leave"]


class RematchRequest(ClientRequest):
    """The same seats, the same options, another game."""

    type: Literal["rematch"]


class DeleteRequest(ClientRequest):
    """The host: remove the table and everything stored of it."""

    type: Literal["delete"]


ClientMessage = Annotated[
    HelloMessage
    | SetLanguageMessage
    | SetNameRequest
    | SetSeatRequest
    | StartRequest
    | PlayRequest
    | UndoRequest
    | SetAutoAnswerRequest
    | HintRequest
    | ChatRequest
    | MuteRequest
    | PauseRequest
    | EndGameRequest
    | SetPlayerRequest
    | NewLinkRequest
    | LeaveRequest
    | RematchRequest
    | DeleteRequest,
    Field(discriminator="type"),
]
