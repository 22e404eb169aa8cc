"""Describe the state of Citadels in sentences, for screen readers and plain output."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from burgrave.citadels.state_data.types import CitadelsPlayerData, DistrictData
from burgrave.core.game import Game
from burgrave.match.match_view import FULL_STATE, MatchView
from burgrave.match.piece_search import PiecesByName, short_type_name
from burgrave.match.presenters.citadels import as_state_data
from burgrave.terminal.citadels.marks import CARDS, CHARACTERS

UNKNOWN: Final = "unknown"
SETTLED: Final = "settled"
BIG_TOP: Final = "big_top"
SPECIAL_FACES: Final = {"signed", "shown", "flowered"}
LABELS: Final = {
    "killed": "terminal-killed",
    "robbed": "terminal-robbed",
    "faceup": "terminal-faceup",
    "facedown": "terminal-facedown",
    "bewitched": "citadels-term-bewitched",
    "protected": "terminal-citadels-protected",
    "warrants": "citadels-term-warrant",
    "warrants-special": "citadels-term-signed_warrant",
    "threats": "citadels-term-threat",
    "threats-special": "citadels-term-flowered_lace",
}


class CitadelsDescriber:
    """Describes the state for one viewer."""

    def __init__(self, game: Game[Any], pieces: PiecesByName, match_view: MatchView) -> None:
        self.game = game
        self.pieces = pieces
        self.match_view = match_view
        self.tr = match_view.tr
        self.state_data = as_state_data(match_view.state_data)

    def state_sentences(self) -> list[str]:
        """Return the whole state in sentences, including what never changes."""
        return [*self.setup_sentences(), *self.current_sentences()]

    def turn_sentences(self) -> list[str]:
        """Return the current state, and at the start of the game also what never changes."""
        begins = self.state_data["round"] == 1 and self.state_data["phase"] == "draft"
        return self.state_sentences() if begins else self.current_sentences()

    def setup_sentences(self) -> list[str]:
        """Return the cast by rank, and the special districts in the deck."""
        sentences = [self.fact_sentence("terminal-citadels-cast", ", ".join(self.cast_names()))]
        districts = self.state_data["setup"]["districts"]
        if districts:
            sentences.append(self.fact_sentence("terminal-citadels-unique", self.cards_text(districts)))
        return sentences

    def cast_names(self) -> list[str]:
        setup = self.state_data["setup"]
        return [f"{setup['characters'][id]['rank']} {self.character_name(id)}" for id in setup["cast"]]

    def current_sentences(self) -> list[str]:
        lines = [self.round_sentence(), *self.mark_sentences()]
        for seat in range(len(self.match_view.names)):
            if seat != self.match_view.you:
                lines += self.seat_sentences(seat)
        return lines if self.match_view.you is None else lines + self.seat_sentences(self.match_view.you)

    def own_sentences(self) -> list[str]:
        """Return the viewer's gold and hand."""
        seat = self.match_view.you
        return [] if seat is None else [self.gold_sentence(seat), *self.hand_sentences(seat)]

    def round_sentence(self) -> str:
        phase = self.tr.format(f"terminal-citadels-phase-{self.state_data['phase']}")
        sentence = self.format("terminal-round-of", number=self.state_data["round"], phase=phase)
        if self.state_data["ending"] and self.state_data["phase"] != "over":
            sentence += f", {self.format('terminal-citadels-ending')}"
        return sentence + "."

    def mark_sentences(self) -> list[str]:
        """Return what happened to characters in this round, as far as the viewer knows it."""
        sentences = []
        state_data = self.state_data
        befallen = {
            "killed": state_data["killed"],
            "robbed": state_data["robbed"],
            "bewitched": state_data["bewitched"],
        }
        for fact, id in befallen.items():
            if id:
                sentences.append(self.mark_sentence(fact, [id]))
        if self.state_data["faceup"]:
            sentences.append(self.mark_sentence("faceup", self.state_data["faceup"]))
        you = self.match_view.you
        held = [] if you is None else self.state_data["seats"][you]["characters"]
        facedown = self.state_data["facedown"]
        if facedown is not None and facedown not in (UNKNOWN, *held):
            sentences.append(self.mark_sentence("facedown", [facedown]))
        if self.state_data["warrants"]:
            sentences.append(self.mark_sentence("warrants", self.state_data["warrants"]))
        threatened = [id for id, face in self.state_data["threats"].items() if face != SETTLED]
        if threatened:
            sentences.append(self.mark_sentence("threats", threatened))
        for fact, faces in (("warrants", state_data["warrants"]), ("threats", state_data["threats"])):
            special = [id for id, face in faces.items() if face in SPECIAL_FACES]
            if special:
                sentences.append(self.mark_sentence(f"{fact}-special", special))
        if state_data["protected"]:
            sentences.append(self.mark_sentence("protected", state_data["protected"]))
        if state_data["tax"]:
            sentences.append(self.format("terminal-citadels-tax", gold=state_data["tax"]) + ".")
        return sentences

    def mark_sentence(self, fact: str, ids: Iterable[str]) -> str:
        return self.fact_sentence(LABELS[fact], self.tr.join_names([self.character_name(id) for id in ids]))

    def fact_sentence(self, label: str, value: str) -> str:
        return self.format("terminal-plain-fact", label=self.format(label), value=value)

    def character_name(self, id: str) -> str:
        return self.tr.name_of(self.game, CHARACTERS, id)

    def seat_sentences(self, seat: int) -> list[str]:
        player = self.state_data["seats"][seat]
        who = self.seat_args(seat)
        lines = []
        characters = [id for id in player["characters"] if id != UNKNOWN]
        if characters:
            names = self.tr.join_names([self.character_name(id) for id in characters])
            lines.append(self.format("terminal-citadels-character", **who, characters=names))
        if self.state_data["crown"] == seat:
            lines.append(self.format("terminal-citadels-crowned", **who))
        size = {"built": player["size"], "completion": self.state_data["goal"]}
        city = self.format("terminal-citadels-city", **who, **size, districts=self.city_text(player))
        return [
            *lines,
            self.gold_sentence(seat),
            city,
            *self.wagon_sentences(seat),
            *self.hand_sentences(seat),
        ]

    def city_text(self, player: CitadelsPlayerData) -> str:
        shown = sorted(player["city"], key=lambda district: self.sort_key(district["card"]))
        tops = [self.card_text(BIG_TOP)] * player["big_tops"]
        return self.tr.join_names([*(self.district_text(district) for district in shown), *tops])

    def district_text(self, district: DistrictData) -> str:
        """Return a district with what is on it or under it."""
        marks = [self.format("terminal-citadels-beautified")] if district.get("beautified") else []
        under = district.get("under", [])
        if under:
            marks.append(self.format("terminal-citadels-under", cards=len(under)))
        if district.get("early"):
            marks.append(self.format("terminal-citadels-early"))
        return self.card_text(district["card"], marks)

    def wagon_sentences(self, seat: int) -> list[str]:
        """Return Cash Wagons with their gold, and the cards under a Museum that the viewer knows."""
        player, who = self.state_data["seats"][seat], self.seat_args(seat)
        wagons = player["cash_wagons"]
        sentences = [self.format("terminal-citadels-wagon", **who, gold=wagon["gold"]) for wagon in wagons]
        under = [id for id in player["museum"] if id != UNKNOWN]
        if under:
            sentences.append(self.fact_sentence("terminal-citadels-museum", self.cards_text(under)))
        return sentences

    def gold_sentence(self, seat: int) -> str:
        player = self.state_data["seats"][seat]
        return self.format(
            "terminal-citadels-gold", **self.seat_args(seat), gold=player["gold"], cards=len(player["hand"])
        )

    def hand_sentences(self, seat: int) -> list[str]:
        """Return the cards of a hand that the viewer knows."""
        known = [id for id in self.state_data["seats"][seat]["hand"] if id != UNKNOWN]
        if not known:
            return []
        whole = seat == self.match_view.you or self.match_view.viewer == FULL_STATE
        key = "terminal-citadels-hand" if whole else "terminal-citadels-known"
        return [self.format(key, **self.seat_args(seat), cards=self.cards_text(known))]

    def seat_args(self, seat: int) -> dict[str, object]:
        return {"who": "you" if seat == self.match_view.you else "other", "seat": self.match_view.names[seat]}

    def cards_text(self, ids: Iterable[str]) -> str:
        """Return the names of cards with type and cost, in a fixed order."""
        return self.tr.join_names([self.card_text(id) for id in sorted(ids, key=self.sort_key)])

    def sort_key(self, id: str) -> tuple[str, int, str]:
        sheet = self.pieces.get((CARDS, id))
        return (sheet.type, sheet.numbers.get("cost", 0), id) if sheet is not None else ("", 0, id)

    def card_text(self, id: str, marks: Sequence[str] = ()) -> str:
        name = self.tr.name_of(self.game, CARDS, id)
        sheet = self.pieces.get((CARDS, id))
        if sheet is None or "cost" not in sheet.numbers:
            return name
        facts = [short_type_name(self.game, self.tr, sheet.type), str(sheet.numbers["cost"]), *marks]
        return f"{name} ({', '.join(facts)})"

    def format(self, key: str, **args: object) -> str:
        return self.tr.format(key, **args)
