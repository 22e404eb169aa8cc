"""The table of Citadels as a picture, as roomy as the screen allows."""

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.citadels.facts.types import District, Player
from burgrave.core.game import Game
from burgrave.table.lenses.citadels import built, seen
from burgrave.table.library import Sheets, name_of
from burgrave.table.sight import OPEN, Sight
from burgrave.terminal.citadels.marks import (
    ACTING,
    BEWITCHED,
    BIG_TOP,
    BY,
    CARDS,
    CASH_WAGON,
    CHARACTERS,
    COLOURS,
    CROWN,
    DONE,
    FACEDOWN,
    FACEUP,
    GLYPHS,
    KILLED,
    PROTECTED,
    ROBBED,
    SPECIAL,
    THREAT,
    WARRANT,
    district_marks,
)
from burgrave.terminal.lines import fit_line, flow, padded, shortened, spread, written
from burgrave.text.width import fit, wrapped

MOST_NAME: Final = 16
CHARACTER_SHARE: Final = 3  # characters take at most a third of the line
SHORTEST: Final = 3  # letters of a district's name; with fewer, the shape and the cost say more
UNKNOWN: Final = "unknown"
FACES_OF_NOTE: Final = {"signed", "shown", "flowered"}
SETTLED: Final = "settled"
TYPES: Final = list(GLYPHS)
PLAIN_TYPES: Final = {
    "noble",
    "religious",
    "trade",
    "military",
}  # their districts have no effect of their own


def title(sight: Sight) -> Line:
    """Which game, which round, which part of it."""
    text, facts = sight.text, seen(sight.facts)
    line = written(f" {text.say('citadels-title')} ", "bold")
    line.append(f" {text.say('cli-round-of', number=facts['round'], phase=phase(sight))}")
    if facts["ending"] and facts["phase"] != "over":
        line.append(f" · {text.say('terminal-citadels-ending')}", "bold red")
    return line


def phase(sight: Sight) -> str:
    return sight.text.say(f"terminal-citadels-phase-{seen(sight.facts)['phase']}")


class Picture:
    """Draws for one pair of eyes on lines of one width."""

    def __init__(self, game: Game[Any], sheets: Sheets, sight: Sight, width: int) -> None:
        self.game = game
        self.sheets = sheets
        self.sight = sight
        self.text = sight.text
        self.facts = seen(sight.facts)
        self.width = width
        self.hand_heading = self.text.say("cli-hand")
        self.gold_heading = self.text.say("cli-gold")
        seats = range(len(sight.names))
        self.name_width = min(max(cell_len(self.whole_name(seat)) for seat in seats), MOST_NAME)
        widest = max(cell_len(self.characters_of(seat)) for seat in seats)
        self.character_width = min(
            max(widest, cell_len(self.text.say("cli-character"))), width // CHARACTER_SHARE
        )

    def drawn(self, rows: int) -> list[Line]:
        """The roomiest picture that has no more lines; cities get lines of their own if they need them."""
        for lines in (self.lavish(), self.airy(), self.easy(), self.tight()):
            if len(lines) <= rows:
                return lines
        return self.dense()[: max(rows, 0)]

    def easy(self) -> list[Line]:
        """Nothing shortened, nothing wasted."""
        return self.tight() if self.cities_fit() else self.roomy()

    def cities_fit(self) -> bool:
        """Whether every city can stand beside its seat with the names of its districts in full."""
        if self.sight.eyes == OPEN:
            return False
        room = self.width - self.seat_line(0, with_city=False).cell_len
        return all(self.in_full(player) <= room for player in self.facts["seats"])

    def in_full(self, player: Player) -> int:
        """How wide a city is with nothing left out."""
        names = sum(cell_len(self.name(CARDS, id)) + 4 for id in built(player))
        marks = sum(len(district_marks(district)) for district in player["city"])
        return names + marks + self.laid_out(player).cell_len

    def lavish(self) -> list[Line]:
        """With what one's own cards do, and which special districts are about."""
        return [*self.airy(), Line(), *self.explained(), *self.unique_districts()]

    def airy(self) -> list[Line]:
        seats: list[Line] = []
        for seat in range(len(self.sight.names)):
            seats += [*self.seat_with_city(seat), Line()]
        cast = [*self.cast(), Line()]
        return [self.heading(), Line(), *cast, self.columns(), *seats, *self.hand()]

    def roomy(self) -> list[Line]:
        seats = [line for seat in range(len(self.sight.names)) for line in self.seat_with_city(seat)]
        return [self.heading(), *self.cast(), self.columns(), *seats, *self.hand()]

    def tight(self) -> list[Line]:
        seats = [self.seat_line(seat) for seat in range(len(self.sight.names))]
        return [self.heading(), *self.cast(), self.columns(), *seats, *self.hand()]

    def dense(self) -> list[Line]:
        seats = [self.seat_line(seat) for seat in range(len(self.sight.names))]
        return [
            self.heading(),
            *self.cast(),
            *seats,
            *[fit_line(line, self.width) for line in self.hand()[:1]],
        ]

    # -- the top

    def heading(self) -> Line:
        deck = f"{self.text.say('cli-deck')} {len(self.facts['deck'])}"
        pile = f"{self.text.say('cli-discard-pile')} {len(self.facts['discard_pile'])}"
        stock = f"{deck} · {pile}" if self.facts["discard_pile"] else deck
        tax = self.text.say("terminal-citadels-tax", gold=self.facts["tax"])
        right = written(f"{tax} · " if self.facts["tax"] else "", "bold yellow").append(stock, "dim")
        return spread(title(self.sight), right, self.width)

    def cast(self) -> list[Line]:
        """The characters by rank, each with its marks, on one line or two. A name gives way to its marks."""
        cast = self.facts["setup"]["cast"]
        whole = [self.character(id, self.width) for id in cast]
        broad = max(cell.cell_len for cell in whole) + 1
        on_one_line = len(cast) if broad * len(cast) <= self.width else (len(cast) + 1) // 2
        room = min(self.width // on_one_line, broad + 6)
        cells = [padded(self.character(id, room - 1), room) for id in cast]
        return [Line().join(cells[start : start + on_one_line]) for start in range(0, len(cast), on_one_line)]

    def character(self, id: str, room: int) -> Line:
        facts = self.facts
        characters = facts["setup"]["characters"]
        rank = characters[id]["rank"]
        called = characters[facts["called"]]["rank"] if facts["called"] else 0
        style = "dim" if rank < called or id in facts["faceup"] else ""
        if facts["turn"] and facts["turn"]["character"] == id:
            style = "bold reverse"
        marks = self.marks(id)
        return written(fit(f"{rank} {self.name(CHARACTERS, id)}", room - marks.cell_len), style).append_text(
            marks
        )

    def marks(self, id: str) -> Line:
        """What has befallen a character, and who has shown it."""
        facts = self.facts
        line = Line()
        if id == facts["killed"]:
            line.append(KILLED, "bold red")
        if id == facts["robbed"]:
            line.append(ROBBED, "bold yellow")
        if id == facts["bewitched"]:
            line.append(BEWITCHED, "bold magenta")
        if id in facts["warrants"]:
            line.append(WARRANT + self.face(facts["warrants"][id]), "bold cyan")
        if facts["threats"].get(id, SETTLED) != SETTLED:
            line.append(THREAT + self.face(facts["threats"][id]), "bold red")
        if id in facts["protected"]:
            line.append(PROTECTED, "bold")
        if id in facts["faceup"]:
            line.append(FACEUP, "bold")
        if id == facts["facedown"] and not self.holds(id):
            line.append(FACEDOWN, "bold")
        for seat, player in enumerate(facts["seats"]):
            if id in player["revealed"]:
                line.append(f"{BY}{self.short(seat)}", "bold")
        return line

    def holds(self, id: str) -> bool:
        """Whether the one who looks has this character: the last to pick may take the facedown one."""
        return self.sight.you is not None and id in self.facts["seats"][self.sight.you]["characters"]

    def face(self, face: str) -> str:
        return SPECIAL if face in FACES_OF_NOTE else ""

    def columns(self) -> Line:
        """What stands in the lines below."""
        line = Line(" " * 3)
        line.append(fit(self.text.say("cli-player"), self.name_width).ljust(self.name_width + 1))
        line.append(f"{self.gold_heading} {self.hand_heading} ")
        line.append(self.text.say("cli-character").ljust(self.character_width + 1))
        line.append(self.text.say("cli-city"))
        line.stylize("dim underline")
        return fit_line(line, self.width)

    # -- seats

    def seat_with_city(self, seat: int) -> list[Line]:
        """The seat, and below it its city; with all cards open, also its hand."""
        player = self.facts["seats"][seat]
        below = Line("   ")
        empty = not player["city"] and not self.laid_out(player).cell_len
        below.append_text(self.nothing_built() if empty else self.city(player, self.width - 3))
        lines = [self.seat_line(seat, with_city=False), below]
        if self.sight.eyes == OPEN:
            hand = Line(f"   {self.hand_heading}: ")
            cards: list[District] = [{"card": id} for id in player["hand"]]
            hand.append_text(self.districts(cards, self.width - hand.cell_len))
            lines.append(hand)
        return lines

    def seat_line(self, seat: int, with_city: bool = True) -> Line:
        player = self.facts["seats"][seat]
        decision = self.facts["decision"]
        decides = decision is not None and decision["seat"] == seat
        line = written(ACTING if decides else " ", "bold")
        line.append(CROWN if self.facts["crown"] == seat else " ", "bold yellow")
        style = "bold reverse" if decides else "bold" if seat == self.sight.you else ""
        line.append(" ")
        line.append(self.called_by_name(seat), style)
        line.append(" " * (self.name_width + 4 - line.cell_len))
        line.append(str(player["gold"]).rjust(cell_len(self.gold_heading)), "bold")
        line.append(" ")
        line.append(str(len(player["hand"])).rjust(cell_len(self.hand_heading)))
        line.append(" ")
        line.append_text(padded(Line(self.characters_of(seat)), self.character_width))
        line.append(" ")
        size = f"{player['size']}/{self.facts['goal']}"
        line.append(f"{size}{DONE if player['completed'] else ' '} ", "bold" if player["completed"] else "")
        if with_city:
            line.append_text(self.city(player, self.width - line.cell_len))
        return fit_line(line, self.width)

    def whole_name(self, seat: int) -> str:
        return self.sight.names[seat] + self.you_mark(seat)

    def called_by_name(self, seat: int) -> str:
        you = self.you_mark(seat)
        return fit(self.sight.names[seat], self.name_width - cell_len(you)) + you

    def you_mark(self, seat: int) -> str:
        return f" ({self.text.say('cli-you')})" if seat == self.sight.you else ""

    def characters_of(self, seat: int) -> str:
        """Those that everybody has seen; in brackets those that only these eyes know."""
        player = self.facts["seats"][seat]
        known = [id for id in player["characters"] if id != UNKNOWN]
        told = [
            self.name(CHARACTERS, id) if id in player["revealed"] else f"({self.name(CHARACTERS, id)})"
            for id in known
        ]
        return " ".join([*told, *["?" for id in player["characters"] if id == UNKNOWN]])

    def short(self, seat: int) -> str:
        """A seat in two or three letters: its number, or the beginning of its person's name."""
        name = self.sight.names[seat]
        return str(seat + 1) if name == self.text.seat(seat) else fit(name, 4).rstrip("…")

    def nothing_built(self) -> Line:
        return written(self.text.say("cli-city-empty"), "dim italic")

    # -- cards

    def hand(self) -> list[Line]:
        """The cards of the one who looks, large: in full and on as many lines as they need."""
        if self.sight.you is None:
            return []
        cards = self.facts["seats"][self.sight.you]["hand"]
        first = written(f"{self.hand_heading}: ", "bold")
        if not cards:
            first.append(self.text.say("cli-hand-empty"), "dim italic")
            return [first]
        return flow(
            [self.district(id, f"{self.name(CARDS, id)} ") for id in self.in_order(cards)],
            self.width,
            1,
            first,
        )

    def explained(self) -> list[Line]:
        """What the characters and special districts of the one who looks do."""
        if self.sight.you is None:
            return []
        player = self.facts["seats"][self.sight.you]
        held = [(CHARACTERS, id) for id in player["characters"] if id != UNKNOWN]
        special = [
            (CARDS, id) for id in dict.fromkeys([*player["hand"], *built(player)]) if self.is_special(id)
        ]
        lines = []
        for name in held + special:
            told = f"{self.name(*name)}: {self.text.rule(self.game, *name)}"
            lines += [written(each, "dim") for each in wrapped(told, self.width, "  ")]
        return lines

    def is_special(self, id: str) -> bool:
        sheet = self.sheets.get((CARDS, id))
        return sheet is not None and sheet.type not in PLAIN_TYPES

    def unique_districts(self) -> list[Line]:
        """Those that are in the deck of this table."""
        names = [self.name(CARDS, id) for id in self.in_order(self.facts["setup"]["districts"])]
        told = f"{self.text.say('terminal-citadels-unique')}: {', '.join(names)}"
        return [written(each, "dim") for each in wrapped(told, self.width, "  ")] if names else []

    def city(self, player: Player, room: int) -> Line:
        """The districts, and before them what else is laid out."""
        line = self.laid_out(player)
        line.append_text(self.districts(player["city"], room - line.cell_len))
        return fit_line(line, room)

    def laid_out(self, player: Player) -> Line:
        """Big Tops and Cash Wagons, each wagon with its gold."""
        line = Line()
        if player["big_tops"]:
            line.append(f"{BIG_TOP}{player['big_tops']} ", "bold")
        for wagon in player["cash_wagons"]:
            line.append(f"{CASH_WAGON}{wagon['gold']} ", "bold yellow")
        return line

    def districts(self, districts: Sequence[District], room: int) -> Line:
        """Districts on one line: with as much of their names as fits, at least with shape and cost."""
        shown = sorted(districts, key=lambda district: self.place(district["card"]))
        names = [f"{self.name(CARDS, district['card'])} " for district in shown]
        marks = [district_marks(district) for district in shown]
        fixed = sum(2 + len(self.price(district["card"])) for district in shown) + sum(map(len, marks))
        short = shortened(names, room - fixed, SHORTEST)
        line = Line()
        for place, district in enumerate(shown):
            line.append(" " if place else "")
            name = short[place] if short is not None else ""
            line.append_text(self.district(district["card"], name))
            line.append(marks[place], "bold yellow")
        return fit_line(line, room)

    def district(self, id: str, name: str) -> Line:
        """Shape, name and cost; a name in full brings the blank behind it."""
        sheet = self.sheets.get((CARDS, id))
        if sheet is None:
            return written(name.rstrip() or "?", "dim")
        return written(f"{GLYPHS.get(sheet.type, '')}{name}{self.price(id)}", COLOURS.get(sheet.type, ""))

    def price(self, id: str) -> str:
        sheet = self.sheets.get((CARDS, id))
        return str(sheet.numbers.get("cost", "")) if sheet is not None else ""

    def in_order(self, ids: list[str]) -> list[str]:
        """By type and cost; what is unknown comes last."""
        return sorted(ids, key=self.place)

    def place(self, id: str) -> tuple[int, int, str]:
        sheet = self.sheets.get((CARDS, id))
        if sheet is None:
            return len(TYPES), 0, id
        rank = TYPES.index(sheet.type) if sheet.type in TYPES else len(TYPES)
        return rank, sheet.numbers.get("cost", 0), id

    def name(self, vocabulary: str, id: str) -> str:
        if id == UNKNOWN:
            return "?"
        return name_of(self.text.language, self.text.edition, self.game, vocabulary, id)
