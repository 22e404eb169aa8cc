"""A game in progress: its record, its people and bots, and what each of them sees."""

from hashlib import blake2b

from burgrave.bots.registry import bot
from burgrave.core.chance import Fast
from burgrave.core.record import Recorder
from burgrave.core.undo import History
from burgrave.table.advice import ADVISER, advised
from burgrave.table.choices import offered
from burgrave.table.lens import Lens
from burgrave.table.seating import Seating
from burgrave.table.sight import Sight, person, seen_by, sentences
from burgrave.text import Text


class Match:
    """Knows the whole truth; hands out sights, each made for one pair of eyes in the reader's language."""

    def __init__(self, recorder: Recorder, seating: Seating, lens: Lens) -> None:
        self.history = History(recorder)
        self.seating = seating
        self.lens = lens
        self.bots = {seat: bot(lens.game, name) for seat, name in seating.bots.items()}
        # How many entries of the record each person has been shown: at first, nothing of a new game and
        # everything of one that goes on.
        begun = recorder.record.moves > 0
        self.shown = {seat: len(recorder.record.entries) if begun else 0 for seat in seating.people}
        # By language, by whether names are marked, and by eyes; then by entry.
        self.told: dict[tuple[str, bool, int], list[list[str]]] = {}

    @property
    def recorder(self) -> Recorder:
        return self.history.recorder

    @property
    def over(self) -> bool:
        return bool(self.history.state.over)

    @property
    def acting(self) -> int:
        return int(self.history.state.acting)

    def sight(self, eyes: int, text: Text) -> Sight:
        """The table through these eyes; with the choices if it is theirs to decide."""
        state = self.history.state
        view = seen_by(state, eyes)
        told = self.told_to(eyes, text)
        sight = Sight(text, self.seating.names(text), eyes, view.facts())
        sight.log = [sentence for each in told for sentence in each]
        sight.fresh = sum(map(len, told[self.shown.get(eyes, len(told)) :]))
        sight.question = self.question(sight)
        if not state.over and eyes == state.acting:
            sight.yours = True
            sight.offered = offered(self.lens, text, view, sight.names)
        return sight

    def told_to(self, eyes: int, text: Text) -> list[list[str]]:
        """What these eyes were told, entry by entry; sentences once made are kept."""
        told = self.told.setdefault((text.language, text.marks, eyes), [])
        names = self.seating.names(text)
        for entry in self.recorder.record.entries[len(told) :]:
            told.append(sentences(self.lens.game, text, names, [entry], eyes))
        return told

    def question(self, sight: Sight) -> str:
        """What has to be decided, for those who may know."""
        decision = sight.facts.get("decision")
        if decision is None:
            return ""
        return sight.text.decision(
            self.lens.game,
            decision["kind"],
            sight.names,
            decision["seat"],
            person(sight.eyes),
            other=decision.get("other"),
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

    def undo(self, seat: int) -> int:
        """Take back the seat's last move and return it; raises Wrong with the reason why not."""
        last = self.recorder.record.entries[-1]
        self.history.undo(seat)
        for told in self.told.values():
            del told[len(self.recorder.record.entries) :]
        self.has_seen(seat)
        return last.move

    def bot_plays(self) -> None:
        """The bot on turn decides, from its view."""
        seat = self.acting
        view = self.history.state.view(seat)
        self.history.play(seat, int(self.bots[seat].choose(view, self.chance())))

    def chance(self) -> Fast:
        """Chance for a bot.

        It depends on the game and the number of the move alone: a game that was saved, or in which a move was
        taken back, goes on as it would have.
        """
        record = self.recorder.record
        digest = blake2b(f"{self.recorder.seed!r} {record.moves}".encode(), digest_size=5)
        return Fast(int.from_bytes(digest.digest(), "big"))

    def advice(self, text: Text) -> list[str]:
        """What a bot that thinks ahead says to whoever decides, knowing no more than he does."""
        seat = self.acting
        said = bot(self.lens.game, ADVISER).explain(self.history.state.view(seat), self.chance())
        return advised(self.lens.game, said, text, self.seating.names(text), seat) if said is not None else []
