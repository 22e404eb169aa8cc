"""The table of Citadels in sentences, for those who listen to it or read it line by line."""

from collections.abc import Iterable
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.terminal.sheets import CARDS, CHARACTERS, Sheets
from burgrave.terminal.sight import OPEN, Sight
from burgrave.text import Text

UNKNOWN: Final = "unknown"


def type_word(game: Game[Any], text: Text, type: str) -> str:
    """The name of a type within a sentence, without the explanation that some languages add."""
    return text.name(game, "type", type).partition(" (")[0].lower()


class Telling:
    """Tells one pair of eyes what is on the table."""

    def __init__(self, game: Game[Any], sheets: Sheets, sight: Sight) -> None:
        self.game = game
        self.sheets = sheets
        self.sight = sight
        self.text = sight.text
        self.facts = sight.facts

    def table(self) -> list[str]:
        lines = [self.round()]
        lines += self.marks()
        for seat in range(len(self.sight.names)):
            if seat != self.sight.you:
                lines += self.seat(seat)
        return lines + self.own()

    def own(self) -> list[str]:
        """What the one who looks has."""
        return [] if self.sight.you is None else self.seat(self.sight.you)

    def round(self) -> str:
        phase = self.text.say(f"terminal-citadels-phase-{self.facts['phase']}")
        return self.say("cli-round-of", number=self.facts["round"], phase=phase) + "."

    def marks(self) -> list[str]:
        """What has befallen characters in this round, as far as everybody or the reader knows."""
        told = []
        for fact in ("killed", "robbed"):
            if self.facts[fact]:
                told.append(self.mark(fact, [self.facts[fact]]))
        if self.facts["faceup"]:
            told.append(self.mark("faceup", self.facts["faceup"]))
        if self.facts["facedown"] not in (None, UNKNOWN):
            told.append(self.mark("facedown", [self.facts["facedown"]]))
        return told

    def mark(self, fact: str, ids: Iterable[str]) -> str:
        names = ", ".join(self.text.name(self.game, CHARACTERS, id) for id in ids)
        return self.say("terminal-plain-fact", label=self.say(f"cli-{fact}"), value=names)

    def seat(self, seat: int) -> list[str]:
        player = self.facts["seats"][seat]
        who = {"who": "you" if seat == self.sight.you else "other", "seat": self.sight.names[seat]}
        lines = [
            self.say("terminal-citadels-purse", **who, gold=player["gold"], cards=len(player["hand"])),
            self.say(
                "terminal-citadels-city",
                **who,
                built=len(player["city"]),
                completion=self.facts["setup"]["completion"],
                districts=self.cards(player["city"]),
            ),
        ]
        characters = [id for id in player["characters"] if id != UNKNOWN]
        if self.facts["crown"] == seat:
            lines.insert(0, self.say("terminal-citadels-crowned", **who))
        if characters:
            names = ", ".join(self.text.name(self.game, CHARACTERS, id) for id in characters)
            lines.insert(0, self.say("terminal-citadels-character", **who, characters=names))
        known = [id for id in player["hand"] if id != UNKNOWN]
        if known and (seat == self.sight.you or self.sight.eyes == OPEN):
            lines.append(self.say("terminal-citadels-hand", **who, cards=self.cards(known)))
        elif known:
            lines.append(self.say("terminal-citadels-known", **who, cards=self.cards(known)))
        return lines

    def cards(self, ids: Iterable[str]) -> str:
        """Names with type and cost, in a fixed order."""
        return ", ".join(self.card(id) for id in sorted(ids, key=self.order))

    def order(self, id: str) -> tuple[str, int, str]:
        sheet = self.sheets.get((CARDS, id))
        return (sheet.type, sheet.cost or 0, id) if sheet is not None else ("", 0, id)

    def card(self, id: str) -> str:
        name = self.text.name(self.game, CARDS, id)
        sheet = self.sheets.get((CARDS, id))
        if sheet is None or sheet.cost is None:
            return name
        return f"{name} ({type_word(self.game, self.text, sheet.type)}, {sheet.cost})"

    def say(self, key: str, **args: object) -> str:
        return self.text.say(key, **args)
