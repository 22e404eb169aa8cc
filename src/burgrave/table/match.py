"""A game in progress: its record, its people and bots, and what each of them sees."""

from hashlib import blake2b
from typing import Any

from burgrave.bots.registry import bot
from burgrave.core.bot import Bot
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
        self.bots: dict[int, Bot] = {}  # made when they are first asked
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
        view = seen_by(self.history.state, eyes)
        sight = Sight(text, self.seating.names(text), eyes, view.facts())
        sight.log = [sentence for each in self.told_to(eyes, text) for sentence in each]
        sight.fresh = self.fresh(eyes, text)
        sight.question = self.question(text, eyes, sight.facts)
        if self.decides(eyes):
            sight.yours = True
            sight.offered = offered(self.lens, text, view, sight.names)
        return sight

    def decides(self, eyes: int) -> bool:
        """Whether the open decision is theirs."""
        return not self.over and eyes == self.acting

    def fresh(self, eyes: int, text: Text) -> int:
        """How many of the last sentences these eyes have not been shown."""
        told = self.told_to(eyes, text)
        return sum(map(len, told[self.shown.get(eyes, len(told)) :]))

    def told_to(self, eyes: int, text: Text) -> list[list[str]]:
        """What these eyes were told, entry by entry; sentences once made are kept."""
        told = self.told.setdefault((text.language, text.marks, eyes), [])
        names = self.seating.names(text)
        for entry in self.recorder.record.entries[len(told) :]:
            told.append(sentences(self.lens.game, text, names, [entry], eyes))
        return told

    def question(self, text: Text, eyes: int, facts: dict[str, Any]) -> str:
        """What has to be decided, for those who may know: their facts tell it."""
        decision = facts.get("decision")
        if decision is None:
            return ""
        return text.decision(
            self.lens.game,
            decision["kind"],
            self.seating.names(text),
            decision["seat"],
            person(eyes),
            other=decision.get("other"),
        )

    def last_move(self, seat: int) -> int:
        """The entry of this seat's own last move: what is told later is new to it. 0 before its first one."""
        entries = self.recorder.record.entries
        return next((n for n in range(len(entries) - 1, 0, -1) if entries[n].seat == seat), 0)

    def reseat(self) -> None:
        """Somebody is called otherwise now, and so in every sentence from the beginning."""
        self.told.clear()

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
        if seat not in self.bots:
            self.bots[seat] = bot(self.lens.game, self.seating.bots[seat])
        self.history.play(seat, int(self.bots[seat].choose(view, self.chance())))

    def chance(self) -> Fast:
        """Chance for a bot."""
        return Fast(self.lot())

    def lot(self) -> int:
        """The seed of a bot's chance.

        It depends on the game and the number of the move alone: a game that was saved, or in which a move was
        taken back, goes on as it would have.
        """
        record = self.recorder.record
        digest = blake2b(f"{self.recorder.seed!r} {record.moves}".encode(), digest_size=5)
        return int.from_bytes(digest.digest(), "big")

    def advice(self, text: Text) -> list[str]:
        """What a bot that thinks ahead says to whoever decides, knowing no more than he does."""
        seat = self.acting
        said = bot(self.lens.game, ADVISER).explain(self.history.state.view(seat), self.chance())
        return advised(self.lens.game, said, text, self.seating.names(text), seat) if said is not None else []
