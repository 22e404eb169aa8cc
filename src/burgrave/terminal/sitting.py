"""A game in progress at this terminal: its record, its people and bots, and what each of them sees."""

from hashlib import blake2b

from burgrave.bots.registry import bot
from burgrave.core.chance import Fast
from burgrave.core.record import Recorder
from burgrave.core.undo import History
from burgrave.terminal.board import Board
from burgrave.terminal.choices import offered
from burgrave.terminal.seating import Seating
from burgrave.terminal.sight import Sight, person, seen_by, sentences
from burgrave.text import Text


class Sitting:
    """Knows the whole truth; hands out sights, each made for one pair of eyes."""

    def __init__(self, recorder: Recorder, seating: Seating, board: Board, text: Text) -> None:
        self.history = History(recorder)
        self.seating = seating
        self.board = board
        self.text = text
        self.names = seating.names(text)
        self.bots = {seat: bot(board.game, name) for seat, name in seating.bots.items()}
        # How many entries of the record each person has been shown: at first, nothing of a new game and
        # everything of one that goes on.
        begun = recorder.record.moves > 0
        self.shown = {seat: len(recorder.record.entries) if begun else 0 for seat in seating.people}
        self.told: dict[int, list[list[str]]] = {}  # by eyes, then by entry of the record

    @property
    def recorder(self) -> Recorder:
        return self.history.recorder

    @property
    def over(self) -> bool:
        return bool(self.history.state.over)

    @property
    def acting(self) -> int:
        return int(self.history.state.acting)

    def sight(self, eyes: int) -> Sight:
        """The table through these eyes; with the choices if it is theirs to decide."""
        state = self.history.state
        view = seen_by(state, eyes)
        told = self.told_to(eyes)
        sight = Sight(self.text, self.names, eyes, view.facts())
        sight.log = [sentence for each in told for sentence in each]
        sight.fresh = sum(map(len, told[self.shown.get(eyes, len(told)) :]))
        sight.question = self.question(eyes)
        if not state.over and eyes == state.acting:
            sight.yours = True
            sight.offered = offered(self.board, self.text, view, self.names)
        return sight

    def told_to(self, eyes: int) -> list[list[str]]:
        """What these eyes were told, entry by entry; sentences once made are kept."""
        told = self.told.setdefault(eyes, [])
        for entry in self.recorder.record.entries[len(told) :]:
            told.append(sentences(self.board.game, self.text, self.names, [entry], eyes))
        return told

    def question(self, eyes: int) -> str:
        """What has to be decided, for those who may know."""
        decision = self.history.state.decision()
        if decision is None or (eyes >= 0 and not decision.audience >> eyes & 1):
            return ""
        facts = self.history.state.facts()["decision"]
        return self.text.decision(
            self.board.game,
            decision.kind,
            self.names,
            int(decision.seat),
            person(eyes),
            other=facts.get("other"),
        )

    def has_seen(self, seat: int) -> None:
        """All that happened so far has been shown to this person."""
        self.shown[seat] = len(self.recorder.record.entries)

    def catch_up(self, onlooker: int) -> None:
        """At the end, an onlooker is told what happened since anybody was shown anything."""
        self.shown.setdefault(onlooker, max(self.shown.values(), default=0))

    def play(self, seat: int, move: int) -> None:
        self.has_seen(seat)
        self.history.play(seat, move)

    def undo(self, seat: int) -> str:
        """Take back the seat's last move and say which; raises Wrong with the reason why not."""
        last = self.recorder.record.entries[-1]
        self.history.undo(seat)
        for told in self.told.values():
            del told[len(self.recorder.record.entries) :]
        self.has_seen(seat)
        return self.text.move(self.board.game, last.move, self.names, seat)

    def bot_plays(self) -> None:
        """The bot on turn decides, from its view.

        Its chance depends on the game and the number of the move alone: a game that was saved, or in which
        a move was taken back, goes on as it would have.
        """
        seat = self.acting
        record = self.recorder.record
        digest = blake2b(f"{self.recorder.seed!r} {record.moves}".encode(), digest_size=5)
        chance = Fast(int.from_bytes(digest.digest(), "big"))
        self.history.play(seat, int(self.bots[seat].choose(self.history.state.view(seat), chance)))
