"""Draw the state of Citadels, as large as the screen allows."""

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text as Line

from burgrave.core.game import Game
from burgrave.i18n.width import fit, wrap_text
from burgrave.match.match_view import FULL_STATE, MatchView
from burgrave.match.piece_search import PiecesByName, cached_name
from burgrave.match.presenters.citadels import as_state_data, district_ids
from burgrave.match.presenters.citadels_data_types import CitadelsPlayerData, DistrictData
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
from burgrave.terminal.lines import align_to_edges, fit_line, flow_items, pad_line, shorten_names, styled_line

MAX_NAME: Final = 16
CHARACTER_SHARE: Final = 3  # characters use at most 1/3 of the line
SHORTEST: Final = 3  # letters of a district's name; if fewer fit, only shape and cost are shown
UNKNOWN: Final = "unknown"
SPECIAL_FACES: Final = {"signed", "shown", "flowered"}
SETTLED: Final = "settled"
TYPES: Final = list(GLYPHS)
PLAIN_TYPES: Final = {
    "noble",
    "religious",
    "trade",
    "military",
}  # their districts have no effect of their own


def title_line(match_view: MatchView) -> Line:
    """Return the title of the game, the round and the phase."""
    tr, state_data = match_view.tr, as_state_data(match_view.state_data)
    line = styled_line(f" {tr.format('citadels-title')} ", "bold")
    line.append(
        f" {tr.format('terminal-round-of', number=state_data['round'], phase=phase_text(match_view))}"
    )
    if state_data["ending"] and state_data["phase"] != "over":
        line.append(f" · {tr.format('citadels-state-ending')}", "bold red")
    return line


def phase_text(match_view: MatchView) -> str:
    return match_view.tr.format(f"citadels-state-phase-{as_state_data(match_view.state_data)['phase']}")


class CitadelsDrawing:
    """Draws the state for one viewer on lines of one width."""

    def __init__(self, game: Game[Any], pieces: PiecesByName, match_view: MatchView, width: int) -> None:
        self.game = game
        self.pieces = pieces
        self.match_view = match_view
        self.tr = match_view.tr
        self.state_data = as_state_data(match_view.state_data)
        self.width = width
        self.hand_heading = self.tr.format("terminal-hand")
        self.gold_heading = self.tr.format("terminal-gold")
        seats = range(len(match_view.names))
        self.name_width = min(max(cell_len(self.full_name(seat)) for seat in seats), MAX_NAME)
        widest = max(cell_len(self.characters_text(seat)) for seat in seats)
        self.character_width = min(
            max(widest, cell_len(self.tr.format("terminal-character"))), width // CHARACTER_SHARE
        )

    def draw(self, rows: int) -> list[Line]:
        """Return the largest drawing with at most `rows` lines. Cities get their own lines if needed."""
        for lines in (
            self.lines_with_texts(),
            self.spaced_lines(),
            self.comfortable_lines(),
            self.one_line_seats(),
        ):
            if len(lines) <= rows:
                return lines
        return self.shortest_lines()[: max(rows, 0)]

    def comfortable_lines(self) -> list[Line]:
        """Return one line for each seat if all cities fit beside their seats, else two lines."""
        return self.one_line_seats() if self.cities_fit() else self.two_line_seats()

    def cities_fit(self) -> bool:
        """Return whether every city fits beside its seat with the full names of its districts."""
        if self.match_view.viewer == FULL_STATE:
            return False
        room = self.width - self.seat_line(0, with_city=False).cell_len
        return all(self.full_city_width(player) <= room for player in self.state_data["seats"])

    def full_city_width(self, player: CitadelsPlayerData) -> int:
        """Return the width of a city without abbreviations."""
        names = sum(cell_len(self.name_of(CARDS, id)) + 4 for id in district_ids(player))
        marks = sum(len(district_marks(district)) for district in player["city"])
        return names + marks + self.action_cards_line(player).cell_len

    def lines_with_texts(self) -> list[Line]:
        """Return the drawing with the texts of the viewer's cards and the special districts in the deck."""
        return [*self.spaced_lines(), Line(), *self.card_text_lines(), *self.unique_district_lines()]

    def spaced_lines(self) -> list[Line]:
        seats: list[Line] = []
        for seat in range(len(self.match_view.names)):
            seats += [*self.seat_and_city_lines(seat), Line()]
        cast = [*self.cast_lines(), Line()]
        return [self.heading_line(), Line(), *cast, self.column_headings(), *seats, *self.hand_lines()]

    def two_line_seats(self) -> list[Line]:
        seats = [
            line for seat in range(len(self.match_view.names)) for line in self.seat_and_city_lines(seat)
        ]
        return [self.heading_line(), *self.cast_lines(), self.column_headings(), *seats, *self.hand_lines()]

    def one_line_seats(self) -> list[Line]:
        seats = [self.seat_line(seat) for seat in range(len(self.match_view.names))]
        return [self.heading_line(), *self.cast_lines(), self.column_headings(), *seats, *self.hand_lines()]

    def shortest_lines(self) -> list[Line]:
        seats = [self.seat_line(seat) for seat in range(len(self.match_view.names))]
        return [
            self.heading_line(),
            *self.cast_lines(),
            *seats,
            *[fit_line(line, self.width) for line in self.hand_lines()[:1]],
        ]

    # -- upper part

    def heading_line(self) -> Line:
        deck = f"{self.tr.format('terminal-deck')} {len(self.state_data['deck'])}"
        pile = f"{self.tr.format('terminal-discard-pile')} {len(self.state_data['discard_pile'])}"
        stock = f"{deck} · {pile}" if self.state_data["discard_pile"] else deck
        tax = self.tr.format("citadels-state-tax", gold=self.state_data["tax"])
        right = styled_line(f"{tax} · " if self.state_data["tax"] else "", "bold yellow").append(stock, "dim")
        return align_to_edges(title_line(self.match_view), right, self.width)

    def cast_lines(self) -> list[Line]:
        """Return the characters by rank with their marks, on one or two lines. Names are cut for marks."""
        cast = self.state_data["setup"]["cast"]
        whole = [self.character_cell(id, self.width) for id in cast]
        broad = max(cell.cell_len for cell in whole) + 1
        on_one_line = len(cast) if broad * len(cast) <= self.width else (len(cast) + 1) // 2
        room = min(self.width // on_one_line, broad + 6)
        cells = [pad_line(self.character_cell(id, room - 1), room) for id in cast]
        return [Line().join(cells[start : start + on_one_line]) for start in range(0, len(cast), on_one_line)]

    def character_cell(self, id: str, room: int) -> Line:
        state_data = self.state_data
        characters = state_data["setup"]["characters"]
        rank = characters[id]["rank"]
        called = characters[state_data["called"]]["rank"] if state_data["called"] else 0
        style = "dim" if rank < called or id in state_data["faceup"] else ""
        if state_data["turn"] and state_data["turn"]["character"] == id:
            style = "bold reverse"
        marks = self.character_marks(id)
        return styled_line(
            fit(f"{rank} {self.name_of(CHARACTERS, id)}", room - marks.cell_len), style
        ).append_text(marks)

    def character_marks(self, id: str) -> Line:
        """Return what happened to a character, and who has revealed it."""
        state_data = self.state_data
        line = Line()
        if id == state_data["killed"]:
            line.append(KILLED, "bold red")
        if id == state_data["robbed"]:
            line.append(ROBBED, "bold yellow")
        if id == state_data["bewitched"]:
            line.append(BEWITCHED, "bold magenta")
        if id in state_data["warrants"]:
            line.append(WARRANT + self.special_mark(state_data["warrants"][id]), "bold cyan")
        if state_data["threats"].get(id, SETTLED) != SETTLED:
            line.append(THREAT + self.special_mark(state_data["threats"][id]), "bold red")
        if id in state_data["protected"]:
            line.append(PROTECTED, "bold")
        if id in state_data["faceup"]:
            line.append(FACEUP, "bold")
        if id == state_data["facedown"] and not self.viewer_holds(id):
            line.append(FACEDOWN, "bold")
        for seat, player in enumerate(state_data["seats"]):
            if id in player["revealed"]:
                line.append(f"{BY}{self.short_seat_name(seat)}", "bold")
        return line

    def viewer_holds(self, id: str) -> bool:
        """Return whether the viewer has this character. The last to pick may take the facedown one."""
        return (
            self.match_view.you is not None
            and id in self.state_data["seats"][self.match_view.you]["characters"]
        )

    def special_mark(self, face: str) -> str:
        return SPECIAL if face in SPECIAL_FACES else ""

    def column_headings(self) -> Line:
        """Return the headings of the columns of the seats."""
        line = Line(" " * 3)
        line.append(fit(self.tr.format("terminal-player"), self.name_width).ljust(self.name_width + 1))
        line.append(f"{self.gold_heading} {self.hand_heading} ")
        line.append(self.tr.format("terminal-character").ljust(self.character_width + 1))
        line.append(self.tr.format("terminal-city"))
        line.stylize("dim underline")
        return fit_line(line, self.width)

    # -- seats

    def seat_and_city_lines(self, seat: int) -> list[Line]:
        """Return a seat, and below it its city; with the full state, also its hand."""
        player = self.state_data["seats"][seat]
        below = Line("   ")
        empty = not player["city"] and not self.action_cards_line(player).cell_len
        below.append_text(self.empty_city_line() if empty else self.city_line(player, self.width - 3))
        lines = [self.seat_line(seat, with_city=False), below]
        if self.match_view.viewer == FULL_STATE:
            hand = Line(f"   {self.hand_heading}: ")
            cards: list[DistrictData] = [{"card": id} for id in player["hand"]]
            hand.append_text(self.districts_line(cards, self.width - hand.cell_len))
            lines.append(hand)
        return lines

    def seat_line(self, seat: int, with_city: bool = True) -> Line:
        player = self.state_data["seats"][seat]
        decision = self.state_data["decision"]
        decides = decision is not None and decision["seat"] == seat
        line = styled_line(ACTING if decides else " ", "bold")
        line.append(CROWN if self.state_data["crown"] == seat else " ", "bold yellow")
        style = "bold reverse" if decides else "bold" if seat == self.match_view.you else ""
        line.append(" ")
        line.append(self.fitted_name(seat), style)
        line.append(" " * (self.name_width + 4 - line.cell_len))
        line.append(str(player["gold"]).rjust(cell_len(self.gold_heading)), "bold")
        line.append(" ")
        line.append(str(len(player["hand"])).rjust(cell_len(self.hand_heading)))
        line.append(" ")
        line.append_text(pad_line(Line(self.characters_text(seat)), self.character_width))
        line.append(" ")
        size = f"{player['size']}/{self.state_data['goal']}"
        line.append(f"{size}{DONE if player['completed'] else ' '} ", "bold" if player["completed"] else "")
        if with_city:
            line.append_text(self.city_line(player, self.width - line.cell_len))
        return fit_line(line, self.width)

    def full_name(self, seat: int) -> str:
        return self.match_view.names[seat] + self.you_mark(seat)

    def fitted_name(self, seat: int) -> str:
        you = self.you_mark(seat)
        return fit(self.match_view.names[seat], self.name_width - cell_len(you)) + you

    def you_mark(self, seat: int) -> str:
        return f" ({self.tr.format('seat-you')})" if seat == self.match_view.you else ""

    def characters_text(self, seat: int) -> str:
        """Return a seat's characters. Those that only the viewer knows are in brackets."""
        player = self.state_data["seats"][seat]
        known = [id for id in player["characters"] if id != UNKNOWN]
        names = [
            self.name_of(CHARACTERS, id) if id in player["revealed"] else f"({self.name_of(CHARACTERS, id)})"
            for id in known
        ]
        return " ".join([*names, *["?" for id in player["characters"] if id == UNKNOWN]])

    def short_seat_name(self, seat: int) -> str:
        """Return a seat in at most four characters: its number, or the start of the player's name."""
        name = self.match_view.names[seat]
        return str(seat + 1) if name == self.tr.seat_name(seat) else fit(name, 4).rstrip("…")

    def empty_city_line(self) -> Line:
        return styled_line(self.tr.format("terminal-city-empty"), "dim italic")

    # -- cards

    def hand_lines(self) -> list[Line]:
        """Return the viewer's hand with full names, on as many lines as needed."""
        if self.match_view.you is None:
            return []
        cards = self.state_data["seats"][self.match_view.you]["hand"]
        first = styled_line(f"{self.hand_heading}: ", "bold")
        if not cards:
            first.append(self.tr.format("terminal-hand-empty"), "dim italic")
            return [first]
        return flow_items(
            [self.district_cell(id, f"{self.name_of(CARDS, id)} ") for id in self.sort_cards(cards)],
            self.width,
            1,
            first,
        )

    def card_text_lines(self) -> list[Line]:
        """Return the texts of the viewer's characters and special districts."""
        if self.match_view.you is None:
            return []
        player = self.state_data["seats"][self.match_view.you]
        held = [(CHARACTERS, id) for id in player["characters"] if id != UNKNOWN]
        special = [
            (CARDS, id)
            for id in dict.fromkeys([*player["hand"], *district_ids(player)])
            if self.is_special(id)
        ]
        lines = []
        for name in held + special:
            text = f"{self.name_of(*name)}: {self.tr.piece_text(self.game, *name)}"
            lines += [styled_line(each, "dim") for each in wrap_text(text, self.width, "  ")]
        return lines

    def is_special(self, id: str) -> bool:
        sheet = self.pieces.get((CARDS, id))
        return sheet is not None and sheet.type not in PLAIN_TYPES

    def unique_district_lines(self) -> list[Line]:
        """Return the special districts in the deck."""
        names = [self.name_of(CARDS, id) for id in self.sort_cards(self.state_data["setup"]["districts"])]
        text = f"{self.tr.format('citadels-state-unique')}: {', '.join(names)}"
        return [styled_line(each, "dim") for each in wrap_text(text, self.width, "  ")] if names else []

    def city_line(self, player: CitadelsPlayerData, room: int) -> Line:
        """Return the districts of a city, after the action cards that are laid out."""
        line = self.action_cards_line(player)
        line.append_text(self.districts_line(player["city"], room - line.cell_len))
        return fit_line(line, room)

    def action_cards_line(self, player: CitadelsPlayerData) -> Line:
        """Return Big Tops, and Cash Wagons with their gold."""
        line = Line()
        if player["big_tops"]:
            line.append(f"{BIG_TOP}{player['big_tops']} ", "bold")
        for wagon in player["cash_wagons"]:
            line.append(f"{CASH_WAGON}{wagon['gold']} ", "bold yellow")
        return line

    def districts_line(self, districts: Sequence[DistrictData], room: int) -> Line:
        """Return districts on one line, with as much of their names as fits, or only shape and cost."""
        shown = sorted(districts, key=lambda district: self.sort_key(district["card"]))
        names = [f"{self.name_of(CARDS, district['card'])} " for district in shown]
        marks = [district_marks(district) for district in shown]
        fixed = sum(2 + len(self.cost_text(district["card"])) for district in shown) + sum(map(len, marks))
        short = shorten_names(names, room - fixed, SHORTEST)
        line = Line()
        for place, district in enumerate(shown):
            line.append(" " if place else "")
            name = short[place] if short is not None else ""
            line.append_text(self.district_cell(district["card"], name))
            line.append(marks[place], "bold yellow")
        return fit_line(line, room)

    def district_cell(self, id: str, name: str) -> Line:
        """Return shape, name and cost. A full name ends with a blank."""
        sheet = self.pieces.get((CARDS, id))
        if sheet is None:
            return styled_line(name.rstrip() or "?", "dim")
        return styled_line(
            f"{GLYPHS.get(sheet.type, '')}{name}{self.cost_text(id)}", COLOURS.get(sheet.type, "")
        )

    def cost_text(self, id: str) -> str:
        sheet = self.pieces.get((CARDS, id))
        return str(sheet.numbers.get("cost", "")) if sheet is not None else ""

    def sort_cards(self, ids: list[str]) -> list[str]:
        """Return the cards by type and cost. Unknown cards come last."""
        return sorted(ids, key=self.sort_key)

    def sort_key(self, id: str) -> tuple[int, int, str]:
        sheet = self.pieces.get((CARDS, id))
        if sheet is None:
            return len(TYPES), 0, id
        rank = TYPES.index(sheet.type) if sheet.type in TYPES else len(TYPES)
        return rank, sheet.numbers.get("cost", 0), id

    def name_of(self, vocabulary: str, id: str) -> str:
        if id == UNKNOWN:
            return "?"
        return cached_name(self.tr.language, self.tr.edition, self.game, vocabulary, id)
