"""A review in words and as data, for one viewer in the reader's language.

A viewer who does not see what a seat held gets the grades of that seat, but not its choices.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from burgrave.core.record import Record
from burgrave.i18n import Translator
from burgrave.i18n.segments import Sentence, segments
from burgrave.match.match_view import FULL_STATE, event_sentences
from burgrave.match.move_data import MoveData, move_data
from burgrave.match.presenters.base import Presenter
from burgrave.match.rounds import round_data
from burgrave.review.grades import accuracy_of
from burgrave.review.moments import Moment, find_moments
from burgrave.review.parts import PLAN, Parts, curve_points
from burgrave.review.reasons.texts import reason_data
from burgrave.review.review_data import (
    CurvePointData,
    GradeCountData,
    GradedDecisionData,
    KeyMomentData,
    ReviewData,
    ReviewState,
    SeatReviewData,
)


@dataclass(frozen=True, slots=True)
class ReviewReader:
    """Who reads a review: the language, the names of the seats, and what this viewer sees."""

    tr: Translator
    names: Sequence[str]
    viewer: int = FULL_STATE
    closed_seats: frozenset[int] = field(default_factory=frozenset)  # whose grades are not shown

    def sees(self, seat: int) -> bool:
        """Return whether this viewer sees what the seat knew."""
        return self.viewer in (FULL_STATE, seat) and seat not in self.closed_seats


class ReviewPresenter:
    """Presents the parts of a review that are made."""

    def __init__(self, record: Record, presenter: Presenter, parts: Parts, reader: ReviewReader) -> None:
        self.record = record
        self.presenter = presenter
        self.parts = parts
        self.reader = reader
        self.tr = presenter.translator_for_people(reader.tr)
        self.plan: Mapping[str, Any] = parts.get(PLAN) or {"entries": 0, "decisions": [], "rounds": []}

    def data(self, adviser: str, state: ReviewState, ahead: int = 0) -> ReviewData:
        """Return the review, as far as it is made."""
        decisions = self.decisions()
        moments = self.moments() if state == "ready" else []
        total = len(self.plan["decisions"])
        return {
            "state": state,
            "state_text": self.state_text(state, len(decisions), total, ahead),
            "adviser": adviser,
            "done": len(decisions),
            "total": total,
            "ahead": ahead,
            "names": list(self.reader.names),
            "rounds": [round_data(self.tr, self.presenter.game.id, *each) for each in self.plan["rounds"]],
            "curve": self.curve(),
            "decisions": decisions,
            "seats": [self.seat_data(seat) for seat in range(len(self.record.seats))],
            "moments": [self.moment_data(moment) for moment in moments],
            "sentence": self.sentence() if state == "ready" else [],
        }

    def state_text(self, state: ReviewState, done: int, total: int, ahead: int) -> Sentence:
        return segments(self.tr.format(f"review-state-{state}", done=done, total=total, ahead=ahead))

    def curve(self) -> list[CurvePointData]:
        if PLAN not in self.parts:
            return []
        return [{"entry": entry, "chances": chances} for entry, chances in curve_points(self.parts)]

    def decisions(self) -> list[GradedDecisionData]:
        """Return the graded decisions of all seats."""
        found: list[GradedDecisionData] = []
        for entry, last_entry, seat, kind in self.plan["decisions"]:
            body = self.parts.get(entry)
            if body is None:
                continue
            is_open = seat not in self.reader.closed_seats
            found.append(
                {
                    "entry": entry,
                    "last_entry": last_entry,
                    "seat": seat,
                    "kind": kind,
                    "grade": body["grade"] if is_open else None,
                    "share": body["share"] if is_open else 0.0,
                    "loss": body["loss"] if is_open else 0.0,
                    "error": body["error"] if is_open else 0.0,
                    "hard": body["hard"] and is_open,
                }
            )
        return found

    def seat_data(self, seat: int) -> SeatReviewData:
        bodies = [
            self.parts[entry]
            for entry, _, each, _ in self.plan["decisions"]
            if each == seat and entry in self.parts
        ]
        if seat in self.reader.closed_seats:
            return {"seat": seat, "grades": None, "accuracy": None}
        grades: GradeCountData = {"best": 0, "good": 0, "doubtful": 0, "mistake": 0}
        for body in bodies:
            grades[body["grade"]] += 1  # type: ignore[literal-required]
        return {"seat": seat, "grades": grades, "accuracy": accuracy_of([each["loss"] for each in bodies])}

    # -- what is worth looking at

    def moments(self) -> list[Moment]:
        return find_moments(self.parts, self.reader.viewer, self.reader.closed_seats)

    def moment_data(self, moment: Moment) -> KeyMomentData:
        body, seat = self.parts[moment.entry], moment.seat
        sees = self.reader.sees(seat)
        return {
            "entry": moment.entry,
            "seat": seat,
            "kind": moment.kind,
            "before": moment.before,
            "after": moment.after,
            "title": segments(self.moment_title(moment, body, sees)),
            "text": segments(self.moment_text(moment, body, sees)),
            "chosen": self.move_data(body["chosen"][0]) if sees else None,
            "best": self.move_data(body["best"][0]) if sees else None,
        }

    def moment_title(self, moment: Moment, body: Mapping[str, Any], sees: bool) -> str:
        if sees:
            return self.move_label(body["chosen"][0])
        events, viewer = self.record.entries[moment.entry].events, self.reader.viewer
        seen = event_sentences(self.presenter.game, self.tr, self.reader.names, events, viewer)
        return seen[0] if seen else self.tr.format("review-moment-title", name=self.reader.names[moment.seat])

    def moment_text(self, moment: Moment, body: Mapping[str, Any], sees: bool) -> str:
        name = self.reader.names[moment.seat]
        if moment.kind == "hard":
            return self.tr.format("review-moment-hard", name=name, share=percent(body["share"]))
        numbers = {"before": percent(moment.before), "after": percent(moment.after)}
        if moment.kind == "mistake":
            lost = self.tr.format("review-moment-lost", name=name, **numbers)
            better = self.tr.format("review-moment-better", best=self.move_label(body["best"][0]))
            return " ".join([lost, better, *self.first_reason(body)]) if sees else lost
        swing = self.tr.format("review-moment-swing", name=name, **numbers)
        if body["loss"] == 0 or not sees:
            return swing
        best = self.move_label(body["best"][0])
        return f"{swing} {self.tr.format('review-moment-better', best=best)}"

    def first_reason(self, body: Mapping[str, Any]) -> list[str]:
        """Return the most important reason of a decision, if there is one."""
        return [
            plain_text(reason_data(self.presenter, self.tr, self.reader.names, why)["sentence"])
            for why in body["samples"]["why"][:1]
        ]

    def sentence(self) -> Sentence:
        """Return who won, and when a win chance changed most."""
        winners = [seat for seat, place in enumerate(self.record.places) if place == 1]
        moment = max(
            find_moments(self.parts, FULL_STATE, frozenset(), count=1_000),
            key=lambda each: abs(each.after - each.before),
            default=None,
        )
        if len(self.record.seats) == 1:
            return segments(self.tr.format("review-sentence-solo", points=self.record.scores[0]))
        names = self.tr.join_names([self.reader.names[seat] for seat in winners])
        won = self.tr.format("game-winner", winners=names, number=len(winners))
        if moment is None:
            return segments(won)
        turn = self.tr.format(
            "review-sentence-swing",
            round=self.round_number(moment.entry),
            name=self.reader.names[moment.seat],
            before=percent(moment.before),
            after=percent(moment.after),
        )
        return segments(f"{won} {turn}")

    def round_number(self, entry: int) -> int:
        """Return the number of the round to which an entry belongs."""
        begun = [number for first, number, _ in self.plan["rounds"] if first < entry]
        return int(begun[-1]) if begun else 1

    # -- moves

    def move_data(self, move: int) -> MoveData:
        return move_data(self.presenter.layout, move)

    def move_label(self, move: int) -> str:
        return self.tr.move_label(self.presenter.game, move, self.reader.names)


def percent(share: float) -> int:
    return round(100 * share)


def plain_text(sentence: Sentence) -> str:
    """Return a sentence without the links to what it names."""
    return "".join(segment["text"] for segment in sentence)
