"""What the server says: plain data, typed here, written with orjson.

Everything is said to one pair of eyes in the reader's language. What a seat may not know is in none of it.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from burgrave.table.data import MoveData, OfferData, Sentence, ToldData
from burgrave.table.hints import HintMove
from burgrave.table.result import ScoreRow

Status = Literal["open", "playing", "paused", "over", "closed", "frozen"]

# -- over HTTP


class Mistake(TypedDict):
    """What was wrong and what would be right."""

    key: str
    """of the phrase: what kind of mistake it is, in no language"""
    sentence: str
    option: NotRequired[str]
    """which option it is about"""


class Refusal(TypedDict):
    """The answer to what cannot be done: every mistake at once."""

    mistakes: list[Mistake]


class Checked(TypedDict):
    """Options with everything that follows from them."""

    options: dict[str, Any]


class SeatData(TypedDict):
    """A seat of a table as everybody sees it."""

    plays: Literal["free", "person", "bot"]
    name: str
    """in the reader's language if nobody has named it"""
    named: bool
    level: str
    """of the bot that plays it now; empty if none does"""
    host: bool
    here: bool
    """somebody is connected"""
    away_since: str | None
    ready_to_close: bool
    silent: bool


class ClockData(TypedDict):
    """Whose time runs; `left` in seconds at the moment of sending."""

    seconds: int
    left: float
    running: bool


class TableData(TypedDict):
    """A table as everybody sees it."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    title: str
    """the game, edition and preset in words"""
    status: Status
    frozen: str
    """why it cannot go on, if so"""
    seats: list[SeatData]
    listed: bool
    spectators: bool
    watching: int
    hints: bool
    chat: bool
    clock: ClockData | None
    clock_seconds: int | None
    stand_in: int | None
    reaction_seconds: int
    commitment: str
    """to the shuffle, before anybody has added to it"""
    made: str
    next: str | None
    """the table of the rematch"""


class Seated(TypedDict):
    """The seat one has got, and what opens it again: it is shown once."""

    table: str
    seat: int
    token: str


class MineData(TypedDict):
    """A table that a device has a seat at."""

    token: str
    seat: int
    your_turn: bool
    table: TableData


# -- over the socket


class SightNow(TypedDict):
    """What these eyes see now. `facts` leave out `setup`, which never changes and came with the welcome."""

    entries: int
    """how many entries the record has"""
    decision: int
    """the number of the open decision, to be named by what answers it"""
    facts: dict[str, Any]
    question: Sentence
    yours: bool
    """these eyes have to decide"""
    offer: NotRequired[OfferData]
    standing: dict[str, MoveData]
    """answers given in advance, by kind of decision"""
    undo: bool
    """the own last move can be taken back"""
    react: NotRequired["Window"]


class Window(TypedDict):
    """A question with a time of its own: how long it still stands, the same for everybody."""

    seconds: int
    left: float


class Proof(TypedDict):
    """From which the shuffle can be verified: the seed is the BLAKE2b-256 of secret and nonces, by seat."""

    commitment: str
    secret: str
    nonces: list[str]
    seed: str


class ResultData(TypedDict):
    """The end: who won and why, best first."""

    outcome: list[Sentence]
    rows: list[ScoreRow]
    proof: Proof


class ChatLine(TypedDict):
    number: int
    seat: int | None
    """none for a spectator, who is heard by spectators alone while a game runs"""
    name: str
    text: str
    at: str


class Welcome(TypedDict):
    """Everything, for eyes that have just come or have another language now."""

    type: Literal["welcome"]
    stream: str
    number: int
    seat: int | None
    host: bool
    language: str
    table: TableData
    setup: dict[str, Any]
    """the facts that never change; empty before the game"""
    sight: SightNow | None
    """none before the game"""
    told: list[ToldData]
    """the whole log"""
    since: int
    """the entry of the own last move: what is told later is new"""
    chat: list[ChatLine]
    result: ResultData | None


class Now(TypedDict):
    """The game has moved."""

    type: Literal["now"]
    number: int
    sight: SightNow
    kept: int
    """the log up to here stays: entries from this one on were taken back"""
    told: list[ToldData]
    """and this was told since"""
    clock: ClockData | None
    """of whoever decides now"""
    result: ResultData | None


class TableNow(TypedDict):
    """Something about the table has changed, the game aside."""

    type: Literal["table"]
    number: int
    table: TableData
    notice: Sentence
    """what, in a sentence; may be empty"""


class ChatNow(TypedDict):
    type: Literal["chat"]
    number: int
    line: ChatLine


class Done(TypedDict):
    """The request was carried out, and is stored."""

    type: Literal["done"]
    id: str


class Refused(TypedDict):
    """It was not, and nothing has changed."""

    type: Literal["refused"]
    id: str | None
    mistakes: list[Mistake]


class HintSaid(TypedDict):
    type: Literal["hint"]
    id: str
    decision: int
    moves: list[HintMove]


class Link(TypedDict):
    """To the host: the new token of a seat."""

    type: Literal["link"]
    id: str
    seat: int
    token: str


class Moved(TypedDict):
    """There is a rematch, and this is one's seat at it."""

    type: Literal["moved"]
    number: int
    seated: Seated


class Bye(TypedDict):
    """The last message: why the server hangs up; `back` in how many seconds to try again."""

    type: Literal["bye"]
    why: str
    back: int | None


ServerMessage = Welcome | Now | TableNow | ChatNow | Done | Refused | HintSaid | Link | Moved | Bye
