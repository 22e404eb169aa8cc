"""A review as data for clients. docs/review.md describes it."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from burgrave.i18n.segments import Sentence
from burgrave.match.move_data import MoveData
from burgrave.match.rounds import RoundData

Grade = Literal["best", "good", "doubtful", "mistake"]
GRADES: tuple[Grade, ...] = ("best", "good", "doubtful", "mistake")

ReviewState = Literal["none", "queued", "thinking", "ready", "off", "differs", "unfinished"]
"""`none`: nobody has asked for it. `off`: this server makes no reviews. `differs`: the current rules cannot
replay the game to its end, so it can be stepped through but not reviewed. `unfinished`: it has no
result."""


class CurvePointData(TypedDict):
    """The win chances of all seats after an entry of the record."""

    entry: int
    chances: list[float]
    """by seat, from 0 to 1; with several seats they add up to 1"""


class GradedDecisionData(TypedDict):
    """A decision with its grade. Forced decisions are left out: there was nothing to choose."""

    entry: int
    """the entry that this decision made; the state before it is that of `entry - 1`"""
    last_entry: int
    """the last entry of the decision: a choice may be completed by where and how a piece is laid"""
    seat: int
    kind: str
    grade: Grade | None
    """none if this viewer may not see the grades of this seat"""
    share: float
    """the win chance of the best choice, from what the seat knew"""
    loss: float
    """how much less the chosen move has; 0 for the best"""
    error: float
    """the standard error of the loss"""
    hard: bool
    """whether it is the best choice and all others are much worse"""


class GradeCountData(TypedDict):
    """How many decisions of a seat have each grade."""

    best: int
    good: int
    doubtful: int
    mistake: int


class SeatReviewData(TypedDict):
    """How well a seat was played."""

    seat: int
    grades: GradeCountData | None
    """none if this viewer may not see them, like `accuracy`"""
    accuracy: float | None
    """from 0 to 1; none before a decision is graded"""


class KeyMomentData(TypedDict):
    """A decision with which the game turned."""

    entry: int
    seat: int
    kind: Literal["mistake", "swing", "hard"]
    """`mistake`: a choice that lost much. `swing`: a win chance changed much. `hard`: the best move, and hard
    to find"""
    before: float
    """the win chance of this seat before the decision, as on the chart; for a mistake, of the best choice"""
    after: float
    """the same when the next decision begins; for a mistake, of the chosen one"""
    title: Sentence
    text: Sentence
    chosen: MoveData | None
    """none if this viewer does not see the choice, like `best`"""
    best: MoveData | None


class ReviewData(TypedDict):
    """The review of a game, as far as it is made."""

    state: ReviewState
    state_text: Sentence
    """the state in words, for example why there is no review"""
    adviser: str
    """the bot and its version that the review is made with; it is made again when this changes"""
    done: int
    """how many decisions are graded"""
    total: int
    ahead: int
    """how many games are reviewed before this one, while it is `queued`"""
    names: list[str]
    """the names of the seats"""
    rounds: list[RoundData]
    curve: list[CurvePointData]
    decisions: list[GradedDecisionData]
    seats: list[SeatReviewData]
    moments: list[KeyMomentData]
    """at most three, most important first; those of the viewer's own seat come first"""
    sentence: Sentence
    """the game in one sentence; empty until the review is ready"""


class ReasonData(TypedDict):
    """A count over the sampled states that tells the two moves apart."""

    key: str
    best: float
    """the number of sampled states in which it happens after the best move; for amounts, the mean"""
    chosen: float
    """the same after the other move"""
    of: int
    """the number of sampled states; 0 if `best` and `chosen` are mean amounts"""
    vocabulary: NotRequired[str]
    piece: NotRequired[str]
    """the piece that it is about"""
    seat: NotRequired[int]
    """the other seat that it is about"""
    icon: str
    sentence: Sentence


class SamplesData(TypedDict):
    """What the same sampled states led to after the best and after the other move."""

    count: int
    best: float
    """how many of them the best move wins; where the game has not ended, the win chance counts"""
    chosen: float
    """the same for the chosen move, or for the second best if the chosen move is the best"""
    best_each: list[float]
    """the win chance in each sampled state, 40 at most, highest first"""
    chosen_each: list[float]
    why: list[ReasonData]


class ConsideredData(TypedDict):
    """A choice that was considered, with its win chance."""

    move: MoveData
    label: Sentence
    note: Sentence
    """what tells it from choices with the same label: where, at what price; may be empty"""
    share: float
    error: float
    visits: int
    is_best: bool
    is_chosen: bool
    after: list[Sentence]
    """the next moves of the same seat"""


class LineMoveData(TypedDict):
    """A move of the bot's line."""

    seat: int
    label: Sentence


class DecisionReviewData(TypedDict):
    """The review of one decision, from what the deciding seat knew."""

    entry: int
    last_entry: int
    seat: int
    kind: str
    state: Literal["none", "thinking", "ready", "forced", "small", "off", "differs", "unfinished"]
    """`none`: no review was asked for. `thinking`: not graded yet. `forced`: there was nothing to choose.
    `small`: it is not graded, because little depends on it"""
    state_text: Sentence
    question: Sentence
    label: Sentence
    """the chosen move in words; empty if this viewer does not see it"""
    open: bool
    """whether the viewer sees what the seat knew; else `knew`, `considered`, `line`, `samples` are empty"""
    grade: Grade | None
    share: float
    loss: float
    error: float
    knew: dict[str, Any] | None
    """the state data of the seat's view before the decision"""
    considered: list[ConsideredData]
    """the best four and the chosen one, best first"""
    line: list[LineMoveData]
    """how the game may go on after the best move, in one of the sampled states"""
    samples: SamplesData | None
