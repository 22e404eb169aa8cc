"""The review of one decision in words and as data. What a seat held is shown only to a viewer who sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from burgrave.core.state import State
from burgrave.i18n.segments import Sentence, segments
from burgrave.match.layout.base import Situation
from burgrave.match.match_view import question_text
from burgrave.match.move_data import move_data
from burgrave.match.presenters.base import Presenter
from burgrave.match.preview import Preview
from burgrave.review.present import ReviewReader
from burgrave.review.reasons.texts import reason_data
from burgrave.review.review_data import ConsideredData, DecisionReviewData, ReviewState, SamplesData

Body = Mapping[str, Any]


class DecisionPresenter:
    """Presents a decision from the state before it. Without a body it was not reviewed."""

    def __init__(self, presenter: Presenter, before: State, reader: ReviewReader) -> None:
        self.presenter = presenter
        self.reader = reader
        self.tr = presenter.translator_for_people(reader.tr)
        self.before = before
        self.seat = int(before.current_seat)
        self.view = before.view(self.seat)
        self.you = self.seat if reader.viewer == self.seat else None

    def data(
        self, entry: int, move: int, row: Sequence[Any] | None, body: Body | None, review_state: ReviewState
    ) -> DecisionReviewData:
        """Return the decision of an entry. `row` is its line of the plan; a forced decision has none."""
        sees = self.reader.sees(self.seat)
        is_open = sees and body is not None
        graded = body if body is not None and self.seat not in self.reader.closed_seats else None
        state = self.decision_state(row is None, body, review_state)
        state_data = self.view.to_dict()
        return {
            "entry": entry,
            "last_entry": entry if row is None else row[1],
            "seat": self.seat,
            "kind": self.before.decision_kind(),
            "state": state,
            "state_text": segments(self.tr.format(f"review-state-{state}", done=0, total=0, ahead=0)),
            "question": segments(self.question(state_data)),
            "label": self.label(move) if sees else [],
            "open": sees,
            "grade": None if graded is None else graded["grade"],
            "share": 0.0 if graded is None else graded["share"],
            "loss": 0.0 if graded is None else graded["loss"],
            "error": 0.0 if graded is None else graded["error"],
            "knew": state_data if sees else None,
            "considered": self.list_considered(body) if is_open and body is not None else [],
            "line": [
                {"seat": seat, "label": self.label(move, seat)}
                for seat, move in (body["line"] if is_open and body is not None else ())
            ],
            "samples": self.samples(body) if is_open and body is not None else None,
        }

    def decision_state(self, forced: bool, body: Body | None, review_state: ReviewState) -> Any:
        if body is not None:
            return "ready"
        if forced and review_state == "ready":
            return "forced" if len(self.view.legal_moves()) <= 1 else "small"
        if forced and len(self.view.legal_moves()) <= 1:
            return "forced"
        return "thinking" if review_state in ("queued", "thinking") else review_state

    def question(self, state_data: dict[str, Any]) -> str:
        return question_text(self.presenter.game, self.tr, self.reader.names, self.reader.viewer, state_data)

    def label(self, move: int, seat: int | None = None) -> Sentence:
        you = self.you if seat is None or seat == self.seat else None
        return segments(self.tr.move_label(self.presenter.game, move, self.reader.names, you))

    def list_considered(self, body: Body) -> list[ConsideredData]:
        """Return the choices. Those that begin with the same move differ in how it is completed."""
        preview = Preview(self.view, self.presenter.foretells)
        return [self.considered_data(row, body, preview) for row in body["considered"]]

    def considered_data(self, row: Body, body: Body, preview: Preview) -> ConsideredData:
        number = row["moves"][0]
        game, state_data = self.presenter.game, preview.state_data
        label = self.tr.move_label(game, number, self.reader.names, self.you)
        _, note = self.presenter.explain_move(game.notation.move(number), label, self.tr, state_data, preview)
        situation = Situation(self.before.decision_kind(), state_data)
        is_best = row["moves"] == body["best"]
        return {
            "move": move_data(self.presenter.layout, number, situation),
            "label": segments(label),
            "note": segments(note),
            "share": row["share"],
            "error": row["error"],
            "visits": row["visits"],
            "is_best": is_best,
            "is_chosen": row["moves"] == body["chosen"],
            "after": [self.label(move) for move in row["moves"][1:]],
        }

    def samples(self, body: Body) -> SamplesData:
        samples = body["samples"]
        return {
            "count": samples["count"],
            "best": samples["best"],
            "chosen": samples["chosen"],
            "best_each": samples["best_each"],
            "chosen_each": samples["chosen_each"],
            "why": [reason_data(self.presenter, self.tr, self.reader.names, why) for why in samples["why"]],
        }
