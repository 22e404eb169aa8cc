"""The messages of the server: plain data, typed here and encoded with orjson.

Each message is for one viewer, in the reader's language. It never contains what the viewer may not know.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from burgrave.i18n.segments import Sentence
from burgrave.match.component_files import OwnPiecesData, PartPairData
from burgrave.match.hints import HintData
from burgrave.match.log_data import LogEntryData
from burgrave.match.move_data import MoveData
from burgrave.match.replay import ReplayData
from burgrave.match.result import OutcomeData
from burgrave.match.sections import SectionData
from burgrave.match.view_data import PromptData
from burgrave.review.review_data import GradeCountData

Status = Literal["open", "playing", "paused", "over", "closed", "frozen"]

# -- over HTTP


class ErrorData(TypedDict):
    """An error: what happened and what to do."""

    code: str
    """the kind of error; the same in every language"""
    message: str
    option: NotRequired[str]
    """the option that the error is about"""


class ErrorResponseData(TypedDict):
    """The response to a request that failed, with all errors at once."""

    errors: list[ErrorData]


class CheckedOptionsData(TypedDict):
    """The complete options, with all values that follow from the given ones."""

    options: dict[str, Any]


class SeatData(TypedDict):
    """A seat of a table as everyone sees it."""

    player: Literal["free", "person", "bot"]
    name: str
    """the name of the seat; a default name in the reader's language if none was set"""
    has_custom_name: bool
    level: str
    """the level of the bot that plays this seat now; empty if no bot plays it"""
    host: bool
    connected: bool
    """whether a client of this seat is connected"""
    away_since: str | None
    agrees_to_end: bool
    muted: bool


class ClockData(TypedDict):
    """The clock of the seat that decides. `seconds_left` is measured when the message is sent."""

    seconds_total: int
    seconds_left: float
    running: bool


class ParentData(TypedDict):
    """The game from which a branch was made, and the entry of its record after which the branch begins."""

    table: str
    entry: int
    seat: int


class TablePiecesData(OwnPiecesData):
    """Whose component file a table is played with."""

    owner: str
    """the name of the person; empty if they had none"""


class TableData(TypedDict):
    """A table as everyone sees it."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    title: str
    """the game, edition and preset in words"""
    status: Status
    frozen_reason: str
    """the reason if the game cannot continue; else empty"""
    seats: list[SeatData]
    listed: bool
    spectators: bool
    spectator_count: int
    hints: bool
    chat: bool
    clock: ClockData | None
    clock_seconds: int | None
    takeover_seconds: int | None
    reaction_seconds: int
    bot_pace: Literal["calm", "brisk", "instant"]
    """how fast the moves of bots are shown"""
    commitment: str
    """the commitment to the shuffle, made before any seat added its nonce"""
    created: str
    rematch_table: str | None
    """the table of the rematch"""
    parent: ParentData | None
    """the game that this table is a branch of"""
    keep: bool
    """whether the table is kept; else it is deleted when nobody has used it for a day"""
    own_pieces: TablePiecesData | None
    """the pieces that a person entered, if the table is played with them"""


class TablePiecesFileData(TypedDict):
    """The component file of a table, and what differs from the built-in one."""

    data: dict[str, Any]
    pairs: list[PartPairData]


class SeatTokenData(TypedDict):
    """A seat and the token that opens it. The token is shown once."""

    table: str
    seat: int
    token: str


class BranchData(SeatTokenData):
    """The seat at a branch, and the seats of the other people."""

    others: list[SeatTokenData]


class GameCurveData(TypedDict):
    """The win chance of the own seat over a game, in at most 80 points."""

    entry: int
    chance: float


class MyGameData(TypedDict):
    """An ended game of a device."""

    token: str
    table: str
    seat: int
    game: str
    edition: str
    title: str
    ended: str
    """when the table was last used, in UTC"""
    names: list[str]
    levels: list[str]
    """the level of the bot at each seat; empty for a person"""
    points: list[int]
    places: list[int]
    moves: int
    parent: ParentData | None
    curve: list[GameCurveData]
    """empty if the game is not reviewed"""
    grades: GradeCountData | None
    """of the own seat; none if the game is not reviewed"""
    accuracy: float | None
    state: dict[str, Any] | None
    """the final state as everyone sees it, with `setup`; none if it was not asked for"""


class WonShareData(TypedDict):
    """How many games of one kind were won, and how many chance alone would win."""

    games: int
    won: int
    by_chance: float
    """the sum of 1 / seats"""


class EditionShareData(WonShareData):
    """The games of one edition, with their mean points."""

    game: str
    edition: str
    """empty for a game without editions"""
    points: float
    """the mean of the own points"""


class LevelShareData(WonShareData):
    """The games against bots of one level, or against people."""

    game: str
    level: str
    """empty for people; a game against several levels counts for each"""


class PickCountData(TypedDict):
    """A piece that was picked, for example a character."""

    game: str
    vocabulary: str
    id: str
    count: int
    """how often"""
    games: int
    """in how many games"""
    won: int
    """how many of these games were won"""


class MyStatsData(TypedDict):
    """Figures over all ended games of a device. Games of one seat have no winner and count only as games."""

    games: int
    won: int
    longest_row: int
    """the most games won one after the other"""
    editions: list[EditionShareData]
    levels: list[LevelShareData]
    picks: list[PickCountData]
    """the most frequent first, at most eight of a game"""
    accuracy: list[float]
    """of the latest thirty reviewed games, the oldest first"""


class MyGamesData(TypedDict):
    """A page of ended games, the latest first."""

    rows: list[MyGameData]
    total: int
    """how many games fit the filter"""
    stats: MyStatsData | None
    unread: int
    """how many older games were not counted yet; ask again, and some more are"""


class UploadedRecordData(TypedDict):
    """A record that a client has brought. It is in memory only."""

    key: str
    """stands in the path of its replay"""
    game: str
    edition: str
    options: dict[str, Any]
    title: str
    names: list[str]
    moves: int
    finished: bool


class MyTableData(TypedDict):
    """A table at which a device has a seat."""

    token: str
    seat: int
    your_turn: bool
    table: TableData


# -- over the socket


class LiveViewData(TypedDict):
    """The present view of a viewer. `state` is without `setup`, which is only in the welcome message."""

    entries: int
    """the number of entries in the record"""
    decision: int
    """the number of the open decision; a request that answers it repeats this number"""
    state: dict[str, Any]
    question: Sentence
    your_decision: bool
    """whether this viewer has to decide"""
    prompt: NotRequired[PromptData]
    auto_answers: dict[str, MoveData]
    """answers given in advance, by kind of decision"""
    can_undo: bool
    """whether this seat can undo what it played last"""
    undo_refused: NotRequired[Sentence]
    """why it cannot, if this seat moved last"""
    reaction_window: NotRequired["ReactionWindowData"]
    sections: NotRequired[list[SectionData]]
    """the state in words, if the client asked for it"""


class ReactionWindowData(TypedDict):
    """A reaction window: how long it stays open, the same for everyone."""

    seconds_total: int
    seconds_left: float
    your_answer: NotRequired[list[int]]
    """the moves that this viewer has answered with; they can be changed until the window closes"""


class ShuffleProofData(TypedDict):
    """Data to verify the shuffle: the seed is the BLAKE2b-256 of the secret and the nonces by seat."""

    commitment: str
    secret: str
    nonces: list[str]
    seed: str


class ResultData(OutcomeData):
    """The result of the game: who won and why, best first."""

    proof: ShuffleProofData


class TableReplayData(ReplayData):
    """Some frames of the replay of a table, and the result of its game."""

    result: ResultData | None
    """none if the current rules cannot replay the game to its end"""


class ChatLineData(TypedDict):
    number: int
    seat: int | None
    """none for a spectator; during a game only spectators receive the chat of spectators"""
    name: str
    text: str
    at: str
    entry: int | None
    """the entry of the record that the line is about"""


class NoticeData(TypedDict):
    """Something that happened at the table besides moves."""

    kind: str
    """what happened: `paused`, `takeover` and so on, the same in every language"""
    entry: int
    """how many entries the record had: in a log, it stands after these"""
    text: Sentence


class WelcomeMessage(TypedDict):
    """Everything that a viewer needs at first, or after a change of the language."""

    type: Literal["welcome"]
    stream: str
    number: int
    seat: int | None
    host: bool
    language: str
    table: TableData
    setup: dict[str, Any]
    """the part of the state data that never changes; empty before the game"""
    view: LiveViewData | None
    """none before the game"""
    log: list[LogEntryData]
    """the whole log"""
    last_own_entry: int
    """the entry of the viewer's last move; later entries are new"""
    notices: list[NoticeData]
    """what happened at the table during the game, oldest first"""
    chat: list[ChatLineData]
    result: ResultData | None


class UpdateMessage(TypedDict):
    """The game has changed."""

    type: Literal["update"]
    number: int
    view: LiveViewData
    log_truncate_at: int
    """keep the log entries before this one and remove the others: they were undone"""
    log: list[LogEntryData]
    """the new log entries"""
    clock: ClockData | None
    """the clock of the seat that decides now"""
    result: ResultData | None


class TableMessage(TypedDict):
    """The table has changed, but not its game."""

    type: Literal["table"]
    number: int
    table: TableData
    notice: NoticeData | None
    """what happened, if there is something to say"""


class ChatMessage(TypedDict):
    type: Literal["chat"]
    number: int
    line: ChatLineData


class RoomMemberData(TypedDict):
    member: int
    seat: int | None
    """none for a spectator, who cannot lead"""
    name: str


class RoomPositionData(TypedDict):
    """Where the leader is, and through whose eyes."""

    entry: int
    viewer: int | Literal["spectator", "all"]
    summary: bool


class RoomMessage(TypedDict):
    """Who looks at an ended game together, who leads, and where."""

    type: Literal["room"]
    you: int
    leader: int | None
    asking: int | None
    """who asks for the lead"""
    members: list[RoomMemberData]
    position: RoomPositionData | None
    room_pass: str | None
    """for spectators: opens the replay through the eyes of the leader"""


class PointerMessage(TypedDict):
    """Where the leader points."""

    type: Literal["pointer"]
    anchor: str | None
    x: float
    y: float
    highlights: bool


class BranchSeatMessage(TypedDict):
    """Your seat at a branch that a member of the room has made."""

    type: Literal["branch-seat"]
    seated: SeatTokenData
    entry: int


class OkMessage(TypedDict):
    """The request was carried out and stored."""

    type: Literal["ok"]
    id: str


class ErrorMessage(TypedDict):
    """The request failed and changed nothing."""

    type: Literal["error"]
    id: str | None
    errors: list[ErrorData]


class HintMessage(TypedDict):
    type: Literal["hint"]
    id: str
    decision: int
    moves: list[HintData]


class SeatLinkMessage(TypedDict):
    """The new token of a seat, for the host."""

    type: Literal["seat-link"]
    id: str
    seat: int
    token: str


class RematchSeatMessage(TypedDict):
    """There is a rematch, and this is your seat at it."""

    type: Literal["rematch-seat"]
    number: int
    seated: SeatTokenData


class ClosingMessage(TypedDict):
    """The last message: why the server closes the connection, and after how many seconds to reconnect."""

    type: Literal["closing"]
    reason: str
    retry_after: int | None


ServerMessage = (
    WelcomeMessage
    | UpdateMessage
    | TableMessage
    | ChatMessage
    | OkMessage
    | ErrorMessage
    | HintMessage
    | SeatLinkMessage
    | RematchSeatMessage
    | RoomMessage
    | PointerMessage
    | BranchSeatMessage
    | ClosingMessage
)
