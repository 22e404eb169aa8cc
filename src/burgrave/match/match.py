"""A game in progress: its record, its people and bots, and a view for each viewer."""

from hashlib import blake2b

from burgrave.bots.registry import default_bot, make_bot
from burgrave.core.bot import Bot
from burgrave.core.record import Recorder
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.core.undo import UndoHistory
from burgrave.i18n import Translator
from burgrave.match.hint_text import HINT_BOT, describe_hints
from burgrave.match.match_view import (
    MatchView,
    SharedKey,
    event_sentences,
    list_log_entries,
    question_text,
    visible_state,
)
from burgrave.match.presenters.base import Presenter
from burgrave.match.preview import Preview
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
        self.shared_sentences: dict[SharedKey, str] = {}  # of the last entry, for all its viewers
        self.names: dict[str, list[str]] = {}  # of the seats, by language

    @property
    def recorder(self) -> Recorder:
        return self.history.recorder

    @property
    def is_over(self) -> bool:
        return bool(self.history.state.is_over)

    @property
    def current_seat(self) -> int:
        return int(self.history.state.current_seat)

    def view_for(
        self, viewer: int, tr: Translator, first_entry: int = 0, known_preview: Preview | None = None
    ) -> MatchView:
        """Return the match as this viewer sees it, with the choices if this viewer decides.

        This is the only place where a view for a reader is made. The log begins with `first_entry`. A known
        preview of this viewer is used again: it does not depend on the language.
        """
        tr = self.presenter.translator_for_people(tr)
        preview = known_preview or self.preview_for(viewer)
        names = self.names_for(tr)
        match_view = MatchView(tr, names, viewer, preview.state_data)
        match_view.log_entries = list_log_entries(
            self.recorder.record.entries, self.sentences_for(viewer, tr), viewer, first_entry
        )
        match_view.new_entries = self.count_new_entries(viewer, tr)
        left = preview.count_answers(self.presenter.repeated_kinds()) if preview.is_open else 1
        match_view.question = question_text(self.presenter.game, tr, names, viewer, preview.state_data, left)
        if preview.is_open:
            match_view.preview = preview
            match_view.prompt = make_prompt(self.presenter, tr, preview, names)
        return match_view

    def preview_for(self, viewer: int, state: State | None = None) -> Preview:
        """Return what this viewer sees in any language, with previews of its moves if it decides.

        Another state can be given for a seat that answers at the same time as others.
        """
        return Preview(visible_state(state or self.history.state, viewer), self.presenter.foretells)

    def count_new_entries(self, viewer: int, tr: Translator) -> int:
        """Return how many of the last sentences this viewer has not seen."""
        sentences = self.sentences_for(viewer, tr)
        return sum(map(len, sentences[self.shown_entries.get(viewer, len(sentences)) :]))

    def sentences_for(self, viewer: int, tr: Translator) -> list[list[str]]:
        """Return the sentences of all events that this viewer may see, entry by entry.

        The sentences are cached.
        """
        sentences = self.sentences.setdefault((tr.language, tr.tags_names, viewer), [])
        names = self.names_for(tr)
        for entry in self.recorder.record.entries[len(sentences) :]:
            sentences.append(
                event_sentences(self.presenter.game, tr, names, entry.events, viewer, self.shared_sentences)
            )
        return sentences

    def names_for(self, tr: Translator) -> list[str]:
        """Return the names of all seats as people see them. They are cached."""
        if tr.language not in self.names:
            self.names[tr.language] = self.seating.display_names(tr)
        return self.names[tr.language]

    def last_own_entry(self, seat: int) -> int:
        """Return the entry of this seat's last move; 0 before its first move.

        Later entries are new to the seat.
        """
        entries = self.recorder.record.entries
        return next((n for n in range(len(entries) - 1, 0, -1) if entries[n].seat == seat), 0)

    def forget_sentences(self) -> None:
        """Clear the cached names and sentences, because a name has changed."""
        self.names.clear()
        self.sentences.clear()
        self.shared_sentences.clear()

    def mark_seen(self, seat: int) -> None:
        """Record that this person has seen everything so far."""
        self.shown_entries[seat] = len(self.recorder.record.entries)

    def catch_up(self, viewer: int) -> None:
        """Mark for a spectator, at the end, the entries that any person has seen.

        The later entries are shown to the spectator as new.
        """
        self.shown_entries.setdefault(viewer, max(self.shown_entries.values(), default=0))

    def play(self, seat: int, move: int, starts: bool = True) -> None:
        """Play a checked move. Without `starts`, it is undone together with the move before."""
        self.shared_sentences.clear()
        self.mark_seen(seat)
        self.history.play(seat, move, starts)

    def undo(self, seat: int) -> list[int]:
        """Undo what the seat played last as one, and return the moves; raise BurgraveError if it may not."""
        moves = self.history.undo(seat)
        self.shared_sentences.clear()
        for sentences in self.sentences.values():
            del sentences[len(self.recorder.record.entries) :]
        self.mark_seen(seat)
        return moves

    def play_bot_move(self) -> None:
        """Let the bot of the current seat choose from its view, and play its move."""
        seat, move = self.current_seat, self.choose_bot_move()
        self.shared_sentences.clear()
        self.history.play(seat, move)

    def choose_bot_move(self) -> int:
        """Return the move that the bot of the current seat chooses from its view.

        For a seat of a person, it is the move of the default bot.
        """
        seat = self.current_seat
        if seat not in self.bots:
            game = self.presenter.game
            self.bots[seat] = make_bot(game, self.seating.bots.get(seat) or default_bot(game))
        return int(self.bots[seat].choose(self.history.state.view(seat), self.make_bot_rng()))

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
        tr, seat = self.presenter.translator_for_people(tr), self.current_seat
        explanation = make_bot(self.presenter.game, HINT_BOT).explain(
            self.history.state.view(seat), self.make_bot_rng()
        )
        return (
            describe_hints(self.presenter.game, explanation, tr, self.seating.display_names(tr), seat)
            if explanation is not None
            else []
        )
