"""The table of Citadels in sentences, for those who listen to it or read it line by line."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from burgrave.citadels.facts.types import District, Player
from burgrave.core.game import Game
from burgrave.table.lenses.citadels import seen
from burgrave.table.library import Sheets, type_word
from burgrave.table.sight import OPEN, Sight
from burgrave.terminal.citadels.marks import CARDS, CHARACTERS

UNKNOWN: Final = "unknown"
SETTLED: Final = "settled"
BIG_TOP: Final = "big_top"
FACES_OF_NOTE: Final = {"signed", "shown", "flowered"}
LABELS: Final = {
    "killed": "cli-killed",
    "robbed": "cli-robbed",
    "faceup": "cli-faceup",
    "facedown": "cli-facedown",
    "bewitched": "citadels-term-bewitched",
    "protected": "terminal-citadels-protected",
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
        """All of it, with what never changes."""
        return [*self.setting(), *self.now()]

    def turn(self) -> list[str]:
        """What never changes is told when the game begins, and to those who ask."""
        begins = self.facts["round"] == 1 and self.facts["phase"] == "draft"
        return self.table() if begins else self.now()

    def setting(self) -> list[str]:
        """The cast by rank, and the special districts that are in the deck."""
        told = [self.fact("terminal-citadels-cast", ", ".join(self.cast()))]
        districts = self.facts["setup"]["districts"]
        if districts:
            told.append(self.fact("terminal-citadels-unique", self.cards(districts)))
        return told

    def cast(self) -> list[str]:
        setup = self.facts["setup"]
        return [f"{setup['characters'][id]['rank']} {self.character(id)}" for id in setup["cast"]]

    def now(self) -> list[str]:
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
        told = self.say("cli-round-of", number=self.facts["round"], phase=phase)
        if self.facts["ending"] and self.facts["phase"] != "over":
            told += f", {self.say('terminal-citadels-ending')}"
        return told + "."

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
        if facts["protected"]:
            told.append(self.mark("protected", facts["protected"]))
        if facts["tax"]:
            told.append(self.say("terminal-citadels-tax", gold=facts["tax"]) + ".")
        return told

    def mark(self, fact: str, ids: Iterable[str]) -> str:
        return self.fact(LABELS[fact], self.text.together([self.character(id) for id in ids]))

    def fact(self, label: str, value: str) -> str:
        return self.say("terminal-plain-fact", label=self.say(label), value=value)

    def character(self, id: str) -> str:
        return self.text.name(self.game, CHARACTERS, id)

    def seat(self, seat: int) -> list[str]:
        player = self.facts["seats"][seat]
        who = self.who(seat)
        lines = []
        characters = [id for id in player["characters"] if id != UNKNOWN]
        if characters:
            names = self.text.together([self.character(id) for id in characters])
            lines.append(self.say("terminal-citadels-character", **who, characters=names))
        if self.facts["crown"] == seat:
            lines.append(self.say("terminal-citadels-crowned", **who))
        size = {"built": player["size"], "completion": self.facts["goal"]}
        city = self.say("terminal-citadels-city", **who, **size, districts=self.city(player))
        return [*lines, self.purse(seat), city, *self.laid_out(seat), *self.hand(seat)]

    def city(self, player: Player) -> str:
        shown = sorted(player["city"], key=lambda district: self.order(district["card"]))
        tops = [self.card(BIG_TOP)] * player["big_tops"]
        return self.text.together([*(self.district(district) for district in shown), *tops])

    def district(self, district: District) -> str:
        """A district with what lies on it or under it."""
        marks = [self.say("terminal-citadels-beautified")] if district.get("beautified") else []
        under = district.get("under", [])
        if under:
            marks.append(self.say("terminal-citadels-under", cards=len(under)))
        if district.get("early"):
            marks.append(self.say("terminal-citadels-early"))
        return self.card(district["card"], marks)

    def laid_out(self, seat: int) -> list[str]:
        """Cash Wagons with their gold, and what the one who looks knows to be under a Museum."""
        player, who = self.facts["seats"][seat], self.who(seat)
        wagons = player["cash_wagons"]
        told = [self.say("terminal-citadels-wagon", **who, gold=wagon["gold"]) for wagon in wagons]
        under = [id for id in player["museum"] if id != UNKNOWN]
        if under:
            told.append(self.fact("terminal-citadels-museum", self.cards(under)))
        return told

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

    def card(self, id: str, marks: Sequence[str] = ()) -> str:
        name = self.text.name(self.game, CARDS, id)
        sheet = self.sheets.get((CARDS, id))
        if sheet is None or "cost" not in sheet.numbers:
            return name
        facts = [type_word(self.game, self.text, sheet.type), str(sheet.numbers["cost"]), *marks]
        return f"{name} ({', '.join(facts)})"

    def say(self, key: str, **args: object) -> str:
        return self.text.say(key, **args)
