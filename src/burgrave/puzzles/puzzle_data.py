"""Puzzles as data for clients, in the reader's language. The best choice is sent only after a right try."""

from functools import lru_cache
from typing import Any, Final, NotRequired

from typing_extensions import TypedDict

from burgrave.i18n import Translator
from burgrave.i18n.segments import Sentence, segments
from burgrave.match.layout.base import Situation
from burgrave.match.move_data import MoveData, move_data
from burgrave.match.presenters.base import printed_board
from burgrave.match.preview import Preview
from burgrave.match.sections import SectionData, list_section_data
from burgrave.match.view_data import MatchViewData, match_view_data
from burgrave.puzzles.collection import find_puzzle, next_puzzle, puzzles_of
from burgrave.puzzles.judge import judge_try
from burgrave.puzzles.position import PuzzlePosition
from burgrave.puzzles.puzzle import KINDS, Kind, Puzzle, PuzzleChoice
from burgrave.review.reasons.texts import piece_name, reason_data
from burgrave.review.review_data import ReasonData

LEVELS: Final = (("easy", 0.5), ("medium", 0.75), ("hard", 1.01))  # below these difficulties
KEPT: Final = 16  # positions in memory


class PuzzleCountData(TypedDict):
    """How many puzzles of a kind there are."""

    kind: Kind
    name: str
    count: int


class NextPuzzleData(TypedDict):
    """A puzzle that the reader has not seen, and how many there are."""

    id: str | None
    """none if all were seen"""
    kinds: list[PuzzleCountData]


class PuzzleChoiceData(TypedDict):
    """A choice of a puzzle."""

    choice: str
    """what a try sends: the text of a move, or the id of a character"""
    label: Sentence
    note: Sentence
    move: NotRequired[MoveData]
    """the move with its places; absent if the choice is no move"""


class PuzzleData(TypedDict):
    """A puzzle: the table, a question and its choices."""

    id: str
    game: str
    kind: Kind
    kind_name: str
    difficulty: float
    """from 0 to 1: the share of weaker bots that miss it"""
    level: str
    """the difficulty in a word"""
    seat: int
    target: int | None
    """the seat that the question is about"""
    options: dict[str, Any]
    edition: str
    title: str
    names: list[str]
    entries: int
    question: Sentence
    choices: list[PuzzleChoiceData]
    view: MatchViewData
    sections: NotRequired[list[SectionData]]


class PuzzleShareData(TypedDict):
    """What a choice led to."""

    choice: str
    share: float
    """the win chance, how likely it is, or the points"""
    sentence: Sentence


class PuzzleVerdictData(TypedDict):
    """What became of a try. Without a right choice the other choices stay hidden."""

    right: bool
    sentence: Sentence
    """what the chosen one led to, as counts"""
    hint: Sentence
    """a question to think about; empty if the choice is right"""
    shares: list[PuzzleShareData]
    """all choices, the best first; empty if the choice is wrong"""
    why: list[ReasonData]
    """what tells the best choice from the second best; empty if the choice is wrong"""


def next_puzzle_data(
    game: str, kind: Kind | None, seen: frozenset[str], number: int, language: str
) -> NextPuzzleData:
    """Return a puzzle that was not seen."""
    found = next_puzzle(game, kind, seen, number)
    counts = {each: sum(puzzle.kind == each for puzzle in puzzles_of(game)) for each in KINDS}
    tr = Translator(language)
    kinds: list[PuzzleCountData] = [
        {"kind": each, "name": tr.format(f"puzzle-kind-{each}"), "count": count}
        for each, count in counts.items()
        if count
    ]
    return {"id": None if found is None else found.id, "kinds": kinds}


@lru_cache(maxsize=KEPT)
def position_of(id: str) -> PuzzlePosition:
    return PuzzlePosition(find_puzzle(id))


class PuzzlePresenter:
    """Presents a puzzle in a language."""

    def __init__(self, position: PuzzlePosition, language: str) -> None:
        self.position = position
        self.puzzle: Puzzle = position.puzzle
        self.presenter = position.match.presenter
        edition = str(self.puzzle.options.get("edition", ""))
        self.edition = edition
        plain = Translator(language, edition or "none", tags_names=True)
        self.tr = self.presenter.translator_for_people(plain)
        self.names = position.match.names_for(self.tr)

    def data(self, has_sections: bool = False) -> PuzzleData:
        puzzle, match = self.puzzle, self.position.match
        preview = match.preview_for(puzzle.seat)
        view = match_view_data(self.presenter, match.view_for(puzzle.seat, self.tr, known_preview=preview))
        data: PuzzleData = {
            "id": puzzle.id,
            "game": puzzle.game,
            "kind": puzzle.kind,
            "kind_name": self.tr.format(f"puzzle-kind-{puzzle.kind}"),
            "difficulty": puzzle.difficulty,
            "level": self.tr.format(f"puzzle-level-{level_of(puzzle)}"),
            "seat": puzzle.seat,
            "target": puzzle.target if puzzle.target >= 0 else None,
            "options": dict(match.recorder.record.options),
            "edition": self.edition,
            "title": self.tr.game_title(puzzle.game),
            "names": self.names,
            "entries": len(puzzle.moves) + 1,
            "question": segments(self.question()),
            "choices": [self.choice_data(choice, preview) for choice in self.choices_in_order()],
            "view": view,
        }
        if has_sections:
            sections = self.presenter.sections(self.tr, self.names, view["state"])
            data["sections"] = list_section_data(sections)
        return data

    def question(self) -> str:
        name = self.tr.seat_name(self.puzzle.target, self.names) if self.puzzle.target >= 0 else ""
        return self.tr.format(f"puzzle-question-{self.puzzle.kind}", name=name)

    def choices_in_order(self) -> list[PuzzleChoice]:
        """Return the choices in an order that does not tell which is the best."""
        if self.puzzle.kind == "who":
            return sorted(self.puzzle.choices, key=lambda each: each.move)
        return sorted(self.puzzle.choices, key=lambda each: self.number_of(each))

    def number_of(self, choice: PuzzleChoice) -> int:
        return int(self.presenter.game.notation.parse_move(choice.move))

    def choice_data(self, choice: PuzzleChoice, preview: Preview) -> PuzzleChoiceData:
        label = self.label(choice)
        data: PuzzleChoiceData = {"choice": choice.move, "label": segments(label), "note": []}
        if self.puzzle.kind != "who":
            number, state_data = self.number_of(choice), preview.state_data
            situation = Situation(self.position.state.decision_kind(), state_data)
            move = self.presenter.game.notation.move(number)
            _, note = self.presenter.explain_move(move, label, self.tr, state_data, preview)
            data["note"] = segments(note)
            data["move"] = move_data(self.presenter.layout, number, situation)
        return data

    def label(self, choice: PuzzleChoice) -> str:
        """Return a choice in words."""
        if self.puzzle.kind == "who":
            return piece_name(self.presenter, self.tr, "character", choice.move)
        number = self.number_of(choice)
        return self.tr.move_label(self.presenter.game, number, self.names, self.puzzle.seat)

    # -- verdicts

    def verdict_data(self, move: str) -> PuzzleVerdictData:
        """Return the verdict on a choice; raise BurgraveError if the puzzle has no such choice."""
        verdict = judge_try(self.puzzle, move)
        shown = self.puzzle.choices if verdict.is_right else ()
        return {
            "right": verdict.is_right,
            "sentence": segments(self.result_text(verdict.choice)),
            "hint": [] if verdict.is_right else segments(self.tr.format(f"puzzle-hint-{self.puzzle.kind}")),
            "shares": [self.share_data(choice) for choice in shown],
            "why": [
                reason_data(self.presenter, self.tr, self.names, why)
                for why in (verdict.why if verdict.is_right else ())
            ],
        }

    def share_data(self, choice: PuzzleChoice) -> PuzzleShareData:
        return {
            "choice": choice.move,
            "share": choice.share,
            "sentence": segments(self.result_text(choice)),
        }

    def result_text(self, choice: PuzzleChoice) -> str:
        return self.tr.format(
            f"puzzle-result-{self.puzzle.kind}",
            count=choice.count,
            of=self.puzzle.samples,
            points=self.tr.format_number(choice.share, 1),
        )


def level_of(puzzle: Puzzle) -> str:
    """Return the word for the difficulty of a puzzle."""
    return next(level for level, below in LEVELS if puzzle.difficulty < below)


def puzzle_data(id: str, language: str, has_sections: bool = False) -> PuzzleData:
    """Return a puzzle; raise BurgraveError if there is none."""
    return PuzzlePresenter(position_of(id), language).data(has_sections)


def puzzle_verdict_data(id: str, choice: str, language: str) -> PuzzleVerdictData:
    """Return what became of a try; raise BurgraveError if there is no such puzzle or choice."""
    return PuzzlePresenter(position_of(id), language).verdict_data(choice)


def puzzle_board(id: str) -> dict[str, Any]:
    """Return what is printed on the board and pieces; empty if the game has no board."""
    position = position_of(id)
    return printed_board(position.game, dict(position.match.recorder.record.options))
