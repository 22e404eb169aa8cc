"""The messages that a client may send. All others are rejected, and nothing else changes a table."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StringConstraints

from burgrave.i18n import LANGUAGES
from burgrave.match.component_files import LARGEST_OWN

if TYPE_CHECKING:
    LanguageId = str
else:
    LanguageId = Literal[LANGUAGES]

TableId = Annotated[str, StringConstraints(pattern="^[a-z0-9]{4,32}$")]
Token = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{22}$")]
Nonce = Annotated[str, StringConstraints(pattern="^[0-9a-f]{32}$")]
LEVEL_LENGTH: Final = 64
MESSAGE_ID_LENGTH: Final = 36
MAX_OPTIONS: Final = 64  # limited because every error in them is reported
MAX_ARCHIVE_TOKENS: Final = 8_000  # of one device; more than a person plays
MAX_OPTION_LETTERS: Final = 2_000  # of a text
MAX_CHAPTER_MOVES: Final = 200
MAX_PUZZLES_SEEN: Final = 2_000
MAX_OPTION_ITEMS: Final = 100  # of a list or a mapping
LevelName = Annotated[str, StringConstraints(max_length=LEVEL_LENGTH)]
PersonName = Annotated[str, StringConstraints(max_length=64)]
SeatNumber = Annotated[int, Field(strict=True, ge=0, le=15)]
EntryNumber = Annotated[int, Field(strict=True, ge=0, le=100_000)]
# Every JSON parser can represent these numbers exactly.
Count = Annotated[int, Field(strict=True, ge=0, le=2**53 - 1)]
MoveNumber = Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]
PuzzleId = Annotated[str, StringConstraints(pattern="^[0-9a-f]{10}$")]
LessonId = Annotated[str, StringConstraints(pattern="^[a-z0-9-]{1,40}$")]
MessageId = Annotated[str, StringConstraints(min_length=1, max_length=MESSAGE_ID_LENGTH)]


class StrictModel(BaseModel):
    """Base class of client messages. Unknown or missing fields are rejected."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# -- over HTTP


class NewSeat(StrictModel):
    """The planned player of a seat at a new table."""

    player: Literal["you", "person", "bot"]
    """`you` are the host, `person` joins with a link"""
    level: LevelName = ""
    """the level of a bot; empty for the default level"""


class ClockSettings(StrictModel):
    """The time limit of a decision. No player loses on time: a bot moves if the table allows it."""

    seconds: Annotated[int, Field(strict=True, ge=5, le=14 * 24 * 3600)]
    """the seconds for each decision; up to 14 days for slow games"""


BotPace = Literal["calm", "brisk", "instant"]


class TableSettings(StrictModel):
    """The settings of a table."""

    listed: StrictBool = False
    """whether the table is in the list of open tables; else only its link leads to it"""
    spectators: StrictBool = True
    hints: StrictBool | None = None
    """whether hints are allowed; by default only if one person plays"""
    chat: StrictBool = True
    clock: ClockSettings | None = None
    takeover_seconds: Annotated[int, Field(strict=True, ge=10, le=14 * 24 * 3600)] | None = None
    """after this number of seconds a bot plays for an absent person; without a number never"""
    takeover_level: LevelName = ""
    reaction_seconds: Annotated[int, Field(strict=True, ge=0, le=60)] = 8
    """how many seconds a reaction window stays open, no matter who answers and how"""
    bot_pace: BotPace = "calm"
    """how fast the moves of bots are shown"""
    review_open: StrictBool = True
    """whether everyone at the table sees how well people played; else only their own grades"""


def check_length(value: Any) -> Any:
    """Return the value of an option; raise ValueError if it is too long."""
    if isinstance(value, str | list | dict) and len(value) > (
        MAX_OPTION_LETTERS if isinstance(value, str) else MAX_OPTION_ITEMS
    ):
        raise ValueError("too long")
    return value


OptionName = Annotated[str, StringConstraints(max_length=64)]
OptionValue = Annotated[Any, AfterValidator(check_length)]
ChosenOptions = Annotated[dict[OptionName, OptionValue], Field(max_length=MAX_OPTIONS)]


ComponentFile = Annotated[str, StringConstraints(max_length=LARGEST_OWN)]


class NewTableRequest(StrictModel):
    """Create a table."""

    game: Annotated[str, StringConstraints(max_length=32)]
    options: ChosenOptions = {}
    """options of the game; `players` follows from the seats"""
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    name: PersonName = ""
    """the name of the host"""
    nonce: Nonce | None = None
    settings: TableSettings = TableSettings()
    component_file: ComponentFile | None = None
    """the text of a file with component data of your own"""
    language: LanguageId = "en"


class MergeFilesRequest(StrictModel):
    """Compare two component files, and merge them."""

    mine: ComponentFile
    theirs: ComponentFile
    choices: Annotated[
        dict[Annotated[str, StringConstraints(max_length=64)], Literal["mine", "theirs", "both"]],
        Field(max_length=500),
    ] = {}
    """what to take where both are confirmed and differ, by the id of the part"""
    language: LanguageId = "en"


class CheckOptionsRequest(StrictModel):
    """Check options before a table is created with them."""

    options: ChosenOptions = {}
    language: LanguageId = "en"


class JoinRequest(StrictModel):
    """Take a free seat."""

    seat: SeatNumber | None = None
    name: PersonName = ""
    nonce: Nonce | None = None
    language: LanguageId = "en"


class TokensRequest(StrictModel):
    """The seat tokens that a device has."""

    tokens: Annotated[list[Token], Field(max_length=200)]
    language: LanguageId = "en"


class ReplayRequest(TokensRequest):
    """Some steps of an ended game for any viewer, or of a running game for one of the tokens' seats."""

    viewer: SeatNumber | Literal["spectator", "all"] = "all"
    step_by: Literal["turn", "move", "event"] = "move"
    first: Annotated[int, Field(strict=True, ge=0, le=100_000)] = 0
    count: Annotated[int, Field(strict=True, ge=1, le=100)] = 40
    sections: StrictBool = False
    """whether frames have `sections`, the state in words"""
    prompts: StrictBool = False
    """whether frames have `prompt`, the choices of the viewer when it decides; not in a running game"""
    room_pass: Token | None = None
    """of a spectator who looks at the game together with people who sat there"""


class ReviewRequest(TokensRequest):
    """The review of an ended game, or of one of its decisions, for any viewer."""

    viewer: SeatNumber | Literal["spectator", "all"] = "all"
    """the choices of a seat are shown only to this seat and to `all`"""
    start: StrictBool = True
    """whether to make the review if nobody has asked for it yet"""


class ChapterRequest(StrictModel):
    """The state of a chapter after some moves, and perhaps a try."""

    step: LessonId
    moves: Annotated[list[MoveNumber], Field(max_length=MAX_CHAPTER_MOVES)] = []
    """all moves so far, also those of the other seats"""
    tried: Annotated[list[MoveNumber], Field(max_length=20)] = []
    """moves that the reader wants to play as one choice; the answer says what became of them"""
    sections: StrictBool = False
    """whether the answer has `sections`, the state in words"""
    shows_way: StrictBool = False
    """whether the answer has `way`, moves that do the task"""
    language: LanguageId = "en"


class NextPuzzleRequest(StrictModel):
    """A puzzle that the reader has not seen."""

    game: Annotated[str, StringConstraints(max_length=32)]
    kind: Literal["best", "who", "finish"] | None = None
    """none: any kind"""
    seen: Annotated[list[PuzzleId], Field(max_length=MAX_PUZZLES_SEEN)] = []
    number: Annotated[int, Field(strict=True, ge=0, lt=2**31)] = 0
    """where to begin to look; a client sends another one each time"""
    language: LanguageId = "en"


class PuzzleTryRequest(StrictModel):
    """A choice of a puzzle."""

    choice: Annotated[str, StringConstraints(max_length=80)]
    language: LanguageId = "en"


class MyGamesRequest(StrictModel):
    """A page of the ended games of a device, the latest first."""

    tokens: Annotated[list[Token], Field(max_length=MAX_ARCHIVE_TOKENS)]
    game: Annotated[str, StringConstraints(max_length=32)] | None = None
    edition: Annotated[str, StringConstraints(max_length=32)] | None = None
    seats: Annotated[int, Field(strict=True, ge=1, le=8)] | None = None
    """how many players"""
    level: LevelName | None = None
    """a level that played at another seat"""
    against: Literal["bots", "people"] | None = None
    """whether all other seats were bots, or some were people"""
    result: Literal["won", "lost"] | None = None
    mistakes: StrictBool = False
    """only reviewed games with a mistake of the own seat"""
    branches: StrictBool = False
    """also branches that are kept"""
    first: Annotated[int, Field(strict=True, ge=0, le=1_000_000)] = 0
    count: Annotated[int, Field(strict=True, ge=1, le=200)] = 20
    states: StrictBool = True
    """whether rows have `state`, the final state"""
    stats: StrictBool = False
    """whether the answer has `stats`: all games of the device, whatever the filter"""
    language: LanguageId = "en"


class BranchRequest(TokensRequest):
    """Play on from a position of an ended game, at a table of its own."""

    entry: Annotated[int, Field(strict=True, ge=0, le=100_000)]
    """the entry of the record after which the branch begins"""
    seat: SeatNumber
    """the seat to play"""
    people: Annotated[list[SeatNumber], Field(max_length=8)] = []
    """other seats that people play; bots play the rest"""
    name: PersonName = ""
    level: LevelName = ""
    """the level of the bots that play for people; bots keep theirs"""
    keep: StrictBool = False
    """whether to keep the branch; else it is deleted when nobody has used it for a day"""


class KeepRequest(TokensRequest):
    """Keep a branch, or not any more."""

    keep: StrictBool


class ClientErrorReport(StrictModel):
    """An error that broke a part of a page. It says nothing about a table or a person."""

    part: Annotated[str, StringConstraints(pattern="^[a-z][a-z0-9_-]{0,31}$")]
    """the page, or the game whose board broke"""
    kind: Annotated[str, StringConstraints(pattern="^[A-Za-z]{1,40}$")]
    """the class of the error, for example `TypeError`"""
    message: Annotated[str, StringConstraints(max_length=300)] = ""
    frames: Annotated[
        list[Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,80}:\d{1,7}:\d{1,7}$")]],
        Field(max_length=8),
    ] = []
    """the places in files of the client, the innermost first: `FILE:LINE:COLUMN`"""


# -- over the socket


class ResumePoint(StrictModel):
    """The last message of a stream that a reconnecting client has received."""

    stream: Annotated[str, StringConstraints(max_length=32)]
    number: Count


class HelloMessage(StrictModel):
    """The first message. Its token identifies the seat; without a token the client is a spectator."""

    type: Literal["hello"]
    table: TableId
    token: Token | None = None
    language: LanguageId = "en"
    sections: StrictBool = False
    """whether views have `sections`, the state in words"""
    resume: ResumePoint | None = None


class SetLanguageMessage(StrictModel):
    """Change the language. A new welcome message follows."""

    type: Literal["set-language"]
    language: LanguageId


class SetSectionsMessage(StrictModel):
    """Get views with `sections`, the state in words, or without them. A new welcome message follows."""

    type: Literal["set-sections"]
    sections: StrictBool


class ClientRequest(StrictModel):
    """A request that is carried out or refused. The client chooses `id`, and the answer repeats it."""

    id: MessageId


class SetNameRequest(ClientRequest):
    """Set the name of your seat. Without a name, the seat is named after the animal on its shield."""

    type: Literal["set-name"]
    name: PersonName


class SetSeatRequest(ClientRequest):
    """Host only: set who plays a seat before the game. A person's seat is free until a player joins."""

    type: Literal["set-seat"]
    seat: SeatNumber
    player: Literal["person", "bot"]
    level: LevelName = ""


class StartRequest(ClientRequest):
    """Host only: start the game. Bots play the seats that are still free."""

    type: Literal["start"]


class PlayRequest(ClientRequest):
    """Play a move sequence for the decision with this number, as one. A past decision is refused."""

    type: Literal["play"]
    decision: Count
    moves: Annotated[list[MoveNumber], Field(min_length=1, max_length=16)]


class UndoRequest(ClientRequest):
    """Undo your last move, or with `whole` all of your moves that can be undone."""

    type: Literal["undo"]
    decision: Count
    whole: StrictBool = False


class SetAutoAnswerRequest(ClientRequest):
    """Answer decisions of this kind with this move wherever it is legal. Without a move, ask again."""

    type: Literal["set-auto-answer"]
    kind: Annotated[str, StringConstraints(max_length=64)]
    move: MoveNumber | None = None


class HintRequest(ClientRequest):
    """Ask what a bot would do."""

    type: Literal["hint"]
    decision: Count


class ChatRequest(ClientRequest):
    type: Literal["chat"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]
    entry: EntryNumber | None = None
    """after the end: the entry of the record that the line is about"""


class MuteRequest(ClientRequest):
    """Host only: mute a seat or all spectators in the chat, or unmute them."""

    type: Literal["mute"]
    seat: SeatNumber | None = None
    muted: StrictBool


class PauseRequest(ClientRequest):
    type: Literal["pause"]
    paused: StrictBool


class SetBotPaceRequest(ClientRequest):
    """Set how fast the moves of bots are shown. Any player may do this."""

    type: Literal["set-bot-pace"]
    pace: BotPace


class EndGameRequest(ClientRequest):
    """Agree to end the game without a result, or withdraw that. The game ends when every person agrees."""

    type: Literal["end-game"]
    agrees_to_end: StrictBool


class SetPlayerRequest(ClientRequest):
    """Let a bot play a seat, or its person again: your own seat, or as the host any seat."""

    type: Literal["set-player"]
    seat: SeatNumber
    player: Literal["bot", "person"]
    level: LevelName = ""


class NewLinkRequest(ClientRequest):
    """Host only: make a new link for a seat. The old link is void, and everyone is notified."""

    type: Literal["new-link"]
    seat: SeatNumber


class LeaveRequest(ClientRequest):
    """Give up your seat. Before the game it becomes free; during the game a bot plays it."""

    type: Literal["leave"]


class RematchRequest(ClientRequest):
    """Start another game with the same seats and options."""

    type: Literal["rematch"]


class DeleteRequest(ClientRequest):
    """Host only: delete the table and all its stored data."""

    type: Literal["delete"]


# -- review together: these messages have no answer


class RoomPosition(StrictModel):
    """Where the leader is in a game, and through whose eyes."""

    entry: EntryNumber
    viewer: SeatNumber | Literal["spectator", "all"]
    summary: StrictBool = False
    """whether the leader looks at the summary of the game"""


class JoinRoomMessage(StrictModel):
    """Look at an ended game together with the others who are there."""

    type: Literal["room-join"]


class LeaveRoomMessage(StrictModel):
    type: Literal["room-leave"]


class LeadMessage(StrictModel):
    """Leader only: go to a position."""

    type: Literal["room-lead"]
    position: RoomPosition


class PointMessage(StrictModel):
    """Leader only: point at a thing on the table."""

    type: Literal["room-point"]
    anchor: Annotated[str, StringConstraints(max_length=200)] | None = None
    """what is pointed at; none ends it"""
    x: Annotated[float, Field(ge=0, le=1)] = 0
    """where in it, from its left to its right edge"""
    y: Annotated[float, Field(ge=0, le=1)] = 0
    highlights: StrictBool = False
    """whether the rest of the table is dimmed"""


class AskLeadMessage(StrictModel):
    """Ask for the lead. Asked again, it is given if the leader has been silent for two minutes."""

    type: Literal["room-ask"]


class HandLeadMessage(StrictModel):
    """Leader only: give the lead to another member."""

    type: Literal["room-hand"]
    member: Count


RoomClientMessage = (
    JoinRoomMessage | LeaveRoomMessage | LeadMessage | PointMessage | AskLeadMessage | HandLeadMessage
)


ClientMessage = Annotated[
    HelloMessage
    | SetLanguageMessage
    | SetSectionsMessage
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
    | SetBotPaceRequest
    | EndGameRequest
    | SetPlayerRequest
    | NewLinkRequest
    | LeaveRequest
    | RematchRequest
    | DeleteRequest
    | RoomClientMessage,
    Field(discriminator="type"),
]
