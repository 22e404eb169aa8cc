"""The table of Citadels in sentences, for those who listen to it or read it line by line."""

from collections.abc import Iterable
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.table.lenses.citadels import built, seen
from burgrave.table.library import Sheets, type_word
from burgrave.table.sight import OPEN, Sight
from burgrave.terminal.citadels.marks import CARDS, CHARACTERS

UNKNOWN: Final = "unknown"
SETTLED: Final = "settled"
FACES_OF_NOTE: Final = {"signed", "shown", "flowered"}
LABELS: Final = {
    "killed": "cli-killed",
    "robbed": "cli-robbed",
    "faceup": "cli-faceup",
    "facedown": "cli-facedown",
    "bewitched": "citadels-term-bewitched",
    "warrants": "citadels-term-warrant",
    "warrants-special": "citadels-term-signed_warrant",
    "threats": "citadels-term-threat",
    "threats-special": "citadels-term-flowered_lace",
}


class Telling:
    """Tells one pair of eyes what is on the table."""

    def __init__(self, game: Game[Any], sheets: Sheets, sight: Sight) -> None:
        self.game = game
        self.sheets = sheets
        self.sight = sight
        self.text = sight.text
        self.facts = seen(sight.facts)

    def table(self) -> list[str]:
        lines = [self.round(), *self.marks()]
        for seat in range(len(self.sight.names)):
            if seat != self.sight.you:
                lines += self.seat(seat)
        return lines if self.sight.you is None else lines + self.seat(self.sight.you)

    def own(self) -> list[str]:
        """What the one who looks can pay and build with."""
        seat = self.sight.you
        return [] if seat is None else [self.purse(seat), *self.hand(seat)]

    def round(self) -> str:
        phase = self.text.say(f"terminal-citadels-phase-{self.facts['phase']}")
        return self.say("cli-round-of", number=self.facts["round"], phase=phase) + "."

    def marks(self) -> list[str]:
        """What has befallen characters in this round, as far as everybody or the reader knows."""
        told = []
        facts = self.facts
        befallen = {"killed": facts["killed"], "robbed": facts["robbed"], "bewitched": facts["bewitched"]}
        for fact, id in befallen.items():
            if id:
                told.append(self.mark(fact, [id]))
        if self.facts["faceup"]:
            told.append(self.mark("faceup", self.facts["faceup"]))
        you = self.sight.you
        held = [] if you is None else self.facts["seats"][you]["characters"]
        facedown = self.facts["facedown"]
        if facedown is not None and facedown not in (UNKNOWN, *held):
            told.append(self.mark("facedown", [facedown]))
        if self.facts["warrants"]:
            told.append(self.mark("warrants", self.facts["warrants"]))
        threatened = [id for id, face in self.facts["threats"].items() if face != SETTLED]
        if threatened:
            told.append(self.mark("threats", threatened))
        for fact, faces in (("warrants", facts["warrants"]), ("threats", facts["threats"])):
            special = [id for id, face in faces.items() if face in FACES_OF_NOTE]
            if special:
                told.append(self.mark(f"{fact}-special", special))
        return told

    def mark(self, fact: str, ids: Iterable[str]) -> str:
        names = self.text.together([self.text.name(self.game, CHARACTERS, id) for id in ids])
        return self.say("terminal-plain-fact", label=self.say(LABELS[fact]), value=names)

    def seat(self, seat: int) -> list[str]:
        player = self.facts["seats"][seat]
        who = self.who(seat)
        lines = []
        characters = [id for id in player["characters"] if id != UNKNOWN]
        if characters:
            names = self.text.together([self.text.name(self.game, CHARACTERS, id) for id in characters])
            lines.append(self.say("terminal-citadels-character", **who, characters=names))
        if self.facts["crown"] == seat:
            lines.append(self.say("terminal-citadels-crowned", **who))
        size = {"built": player["size"], "completion": self.facts["setup"]["completion"]}
        city = self.say("terminal-citadels-city", **who, **size, districts=self.cards(built(player)))
        return [*lines, self.purse(seat), city, *self.hand(seat)]

    def purse(self, seat: int) -> str:
        player = self.facts["seats"][seat]
        return self.say(
            "terminal-citadels-purse", **self.who(seat), gold=player["gold"], cards=len(player["hand"])
        )

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand as far as the eyes know them."""
        known = [id for id in self.facts["seats"][seat]["hand"] if id != UNKNOWN]
        if not known:
            return []
        whole = seat == self.sight.you or self.sight.eyes == OPEN
        key = "terminal-citadels-hand" if whole else "terminal-citadels-known"
        return [self.say(key, **self.who(seat), cards=self.cards(known))]

    def who(self, seat: int) -> dict[str, object]:
        return {"who": "you" if seat == self.sight.you else "other", "seat": self.sight.names[seat]}

    def cards(self, ids: Iterable[str]) -> str:
        """Names with type and cost, in a fixed order."""
        return self.text.together([self.card(id) for id in sorted(ids, key=self.order)])

    def order(self, id: str) -> tuple[str, int, str]:
        sheet = self.sheets.get((CARDS, id))
        return (sheet.type, sheet.numbers.get("cost", 0), id) if sheet is not None else ("", 0, id)

    def card(self, id: str) -> str:
        name = self.text.name(self.game, CARDS, id)
        sheet = self.sheets.get((CARDS, id))
        if sheet is None or "cost" not in sheet.numbers:
            return name
        return f"{name} ({type_word(self.game, self.text, sheet.type)}, {sheet.numbers['cost']})"

    def say(self, key: str, **args: object) -> str:
        return self.text.say(key, **args)
