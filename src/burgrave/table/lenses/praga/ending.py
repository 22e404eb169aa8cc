"""What the end of a turn would lose: what is open and does not come by itself, windows beyond the limit."""

from collections.abc import Iterator
from typing import Any, Final

from burgrave.core.event import Event, Journal
from burgrave.core.game import Game
from burgrave.praga.facts.types import Facts, Pending
from burgrave.table.lenses.praga.marks import GLYPHS
from burgrave.table.lenses.praga.words import Words
from burgrave.table.preview import Foresight, after
from burgrave.table.sight import Forfeit

END_TURN: Final = "end turn"
# What may still be asked before the turn is over, and the verb of an answer that changes nothing else.
ANSWERS: Final = {"arrow-up": "decline", "discard-windows": "discard silver window"}
WINDOWS: Final = ("silver", "goldwin")


class Ending:
    """Looks at the end of the present turn."""

    def __init__(self, game: Game[Any], words: Words, facts: Facts, foresight: Foresight, move: int) -> None:
        self.game = game
        self.words = words
        self.turn = facts["turn"]
        self.foresight = foresight
        self.move = move

    def forfeits(self) -> list[Forfeit]:
        lost = [each for each in self.turn["pending"] if each["end"] == "lost"] if self.turn else []
        return [*(self.open_thing(each) for each in lost), *self.windows()]

    def explained(self, label: str) -> tuple[str, str]:
        """What the end loses where there is little room, and what it still brings and loses."""
        changes = self.foresight.changes(self.move)
        gained = {code: count for code, count in changes.items() if count > 0 and code in GLYPHS}
        gives = [self.words.say("praga-terminal-gives", bundle=self.words.bundle(gained))] if gained else []
        lost = ", ".join(forfeit.words for forfeit in self.forfeits())
        loses = [self.words.say("praga-forfeit-list", things=lost)] if lost else []
        return ": ".join([label, *loses]), "; ".join([*gives, *loses])

    def open_thing(self, lost: Pending) -> Forfeit:
        verb, id, count = lost["verb"], lost["id"], lost["count"]
        offered = [self.game.words().parts(move) for move in self.foresight.view.legal()]
        usable = any(move.verb == verb and (id is None or move.objects[0][1] == id) for move in offered)
        key = f"praga-forfeit-{verb.replace(' ', '-')}"
        return Forfeit(self.about(lost), count, self.words.say(key, number=count, id=id), usable)

    def about(self, lost: Pending) -> tuple[str, str]:
        match lost["verb"]:
            case "wheel bonus":
                bonus = self.turn["wheel_bonus"] if self.turn else None
                return "bonus", bonus["bonus"] if bonus else ""
            case "sideways":
                return "project", lost["id"] or ""
            case "extra":
                return "term", "extra_action"
            case "action":
                return "term", "main_action"
        return "space", lost["id"] or ""

    def windows(self) -> Iterator[Forfeit]:
        """Return the windows above the limit."""
        lost, chosen = self.discarded()
        if not lost:
            return
        usable = any(self.costs_windows(move) for move in self.foresight.view.legal() if move != self.move)
        if chosen:
            count = sum(lost.values())
            words = self.words.say("praga-forfeit-window", number=count)
            yield Forfeit(("term", "window"), count, words, usable)
        else:
            for code, count in lost.items():
                yield Forfeit(("bonus", code), count, self.words.amount(code, count), usable)

    def costs_windows(self, move: int) -> bool:
        changes = self.foresight.changes(move)
        return any(changes.get(code, 0) < 0 for code in WINDOWS)

    def discarded(self) -> tuple[dict[str, int], bool]:
        """The windows that go, and whether one chooses which: the end is played to its last question."""
        journal = Journal()
        world = self.foresight.after(self.move)[0]
        seat, words = self.foresight.seat, self.game.words()
        chosen = False
        while (decision := world.decision()) and decision.seat == seat and decision.kind in ANSWERS:
            chosen = chosen or decision.kind == "discard-windows"
            answer = words.move(ANSWERS[decision.kind])
            world = after(world, [answer], journal)
        lost: dict[str, int] = {}
        for event in [*self.foresight.told(self.move), *journal.told(seat)]:
            code, count = self.paid(event)
            if code in WINDOWS:
                lost[code] = lost.get(code, 0) + count
        return lost, chosen

    def paid(self, event: Event) -> tuple[str, int]:
        if event.name != "paid":
            return "", 0
        told: dict[str, Any] = dict(self.game.words().event_data(event))
        return (told["bonus"], told["amount"]) if told["seat"] == self.foresight.seat else ("", 0)
