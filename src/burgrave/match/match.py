"""A game in progress: its record, its people and bots, and a view for each viewer."""

from hashlib import blake2b
from typing import Any

from burgrave.bots.registry import make_bot
from burgrave.core.bot import Bot
from burgrave.core.record import Recorder
from burgrave.core.rng import FastRng
from burgrave.core.undo import UndoHistory
from burgrave.i18n import Translator
from burgrave.match.hint_text import HINT_BOT, describe_hints
from burgrave.match.match_view import MatchView, event_sentences, seat_of_viewer, visible_state
from burgrave.match.presenters.base import Presenter
from burgrave.match.prompt import make_prompt
from burgrave.match.seating import Seating


class Match:
    """Knows the full state. Makes views, each for one viewer in the reader's language."""

    def __init__(self, recorder: Recorder, seating: Seating, presenter: Presenter) -> None:
        self.history = UndoHistory(recorder)
        self.seating = seating
        self.presenter = presenter
        self.bots: dict[int, Bot] = {}  # each is made at its first decision
        # How many entries of the record each person has seen: at first none of a new game, and all of a game
        # that is resumed.
        has_begun = recorder.record.moves > 0
        self.shown_entries = {
            seat: len(recorder.record.entries) if has_begun else 0 for seat in seating.people
        }
        # By language, by whether names are tagged, and by viewer; then by entry.
        self.sentences: dict[tuple[str, bool, int], list[list[str]]] = {}

    @property
    def recorder(self) -> Recorder:
        return self.history.recorder

    @property
    def is_over(self) -> bool:
        return bool(self.history.state.is_over)

    @property
    def current_seat(self) -> int:
        return int(self.history.state.current_seat)

    def view_for(self, viewer: int, tr: Translator) -> MatchView:
        """Return the match as this viewer sees it, with the choices if this viewer decides."""
        view = visible_state(self.history.state, viewer)
        match_view = MatchView(tr, self.seating.display_names(tr), viewer, view.to_dict())
        match_view.log = [sentence for each in self.sentences_for(viewer, tr) for sentence in each]
        match_view.new_entries = self.count_new_entries(viewer, tr)
        match_view.question = self.question_text(tr, viewer, match_view.state_data)
        if self.decides(viewer):
            match_view.your_decision = True
            match_view.prompt = make_prompt(self.presenter, tr, view, match_view.names)
        return match_view

    def decides(self, viewer: int) -> bool:
        """Return whether this viewer has to make the open decision."""
        return not self.is_over and viewer == self.current_seat

    def count_new_entries(self, viewer: int, tr: Translator) -> int:
        """Return how many of the last sentences this viewer has not seen."""
        sentences = self.sentences_for(viewer, tr)
        return sum(map(len, sentences[self.shown_entries.get(viewer, len(sentences)) :]))

    def sentences_for(self, viewer: int, tr: Translator) -> list[list[str]]:
        """Return the sentences of all events that this viewer may see, entry by entry.

        The sentences are cached.
        """
        sentences = self.sentences.setdefault((tr.language, tr.tags_names, viewer), [])
        names = self.seating.display_names(tr)
        for entry in self.recorder.record.entries[len(sentences) :]:
            sentences.append(event_sentences(self.presenter.game, tr, names, [entry], viewer))
        return sentences

    def question_text(self, tr: Translator, viewer: int, state_data: dict[str, Any]) -> str:
        """Return the question of the open decision; empty if the viewer's state data has none."""
        decision = state_data.get("decision")
        if decision is None:
            return ""
        return tr.decision_sentence(
            self.presenter.game,
            decision["kind"],
            self.seating.display_names(tr),
            decision["seat"],
            seat_of_viewer(viewer),
            other=decision.get("other"),
        )

    def last_own_entry(self, seat: int) -> int:
        """Return the entry of this seat's last move; 0 before its first move.

        Later entries are new to the seat.
        """
        entries = self.recorder.record.entries
        return next((n for n in range(len(entries) - 1, 0, -1) if entries[n].seat == seat), 0)

    def forget_sentences(self) -> None:
        """Clear the cached sentences, because a name in them has changed."""
        self.sentences.clear()

    def mark_seen(self, seat: int) -> None:
        """Record that this person has seen everything so far."""
        self.shown_entries[seat] = len(self.recorder.record.entries)

    def catch_up(self, viewer: int) -> None:
        """Mark for a spectator, at the end, the entries that any person has seen.

        The later entries are shown to the spectator as new.
        """
        self.shown_entries.setdefault(viewer, max(self.shown_entries.values(), default=0))

    def play(self, seat: int, move: int) -> None:
        self.mark_seen(seat)
        self.history.play(seat, move)

    def undo(self, seat: int) -> int:
        """Undo the seat's last move and return it; raise BurgraveError if it cannot be undone."""
        last = self.recorder.record.entries[-1]
        self.history.undo(seat)
        for sentences in self.sentences.values():
            del sentences[len(self.recorder.record.entries) :]
        self.mark_seen(seat)
        return last.move

    def play_bot_move(self) -> None:
        """Let the bot of the current seat choose from its view, and play its move."""
        seat = self.current_seat
        view = self.history.state.view(seat)
        if seat not in self.bots:
            self.bots[seat] = make_bot(self.presenter.game, self.seating.bots[seat])
        self.history.play(seat, int(self.bots[seat].choose(view, self.make_bot_rng())))

    def make_bot_rng(self) -> FastRng:
        """Return the random number generator of a bot for the next move."""
        return FastRng(self.make_bot_seed())

    def make_bot_seed(self) -> int:
        """Return the seed of a bot's random numbers for the next move.

        It depends only on the game and the number of the move. So a game that was saved, or in which a move
        was undone, continues as it would have.
        """
        record = self.recorder.record
        digest = blake2b(f"{self.recorder.seed!r} {record.moves}".encode(), digest_size=5)
        return int.from_bytes(digest.digest(), "big")

    def hint_text(self, tr: Translator) -> list[str]:
        """Return hints for the seat that decides. They use only the view of this seat."""
        seat = self.current_seat
        explanation = make_bot(self.presenter.game, HINT_BOT).explain(
            self.history.state.view(seat), self.make_bot_rng()
        )
        return (
            describe_hints(self.presenter.game, explanation, tr, self.seating.display_names(tr), seat)
            if explanation is not None
            else []
        )
