"""One seat: its gold, hand, city and characters, and what the viewer knows about it."""

from collections.abc import Mapping
from typing import Final

from burgrave.core.state_data import UNKNOWN
from burgrave.i18n.message_bundle import ABSENT
from burgrave.match.presenters.citadels_data_types import (
    CashWagonData,
    CitadelsPlayerData,
    DistrictData,
    NotesData,
)
from burgrave.match.presenters.citadels_state.names import CARD, NameWriter

BIG_TOP: Final = "big_top"
HAUNTED_QUARTER: Final = "haunted_quarter"


class CitadelsSeatWriter(NameWriter):
    """Describes seats."""

    def seat_sentences(self, seat: int) -> list[str]:
        player = self.citadels["seats"][seat]
        sentences = [
            *self.character_sentences(player),
            self.gold_sentence(seat),
            *self.hand_sentences(seat),
            self.city_sentence(seat),
            *self.laid_out_sentences(seat),
        ]
        if player["completed"]:
            sentences.append(self.text("completed"))
        return [*sentences, self.points_sentence(player)]

    # -- characters

    def character_sentences(self, player: CitadelsPlayerData) -> list[str]:
        """Return the characters of a seat, and which of them it has revealed and played."""
        ids = player["characters"]
        others = [id for id in (*player["revealed"], *player["played"]) if id not in ids]
        marks = {
            id: [
                self.text(f"character-{field}")
                for field, found in (("revealed", player["revealed"]), ("played", player["played"]))
                if id in found
            ]
            for id in (*ids, *others)
        }
        label = self.text("cast") if len(ids) > 1 else self.format("citadels-term-character")
        sentences = [self.label_value(label, self.characters_text(ids, marks))] if ids else []
        given_away = self.characters_text(dict.fromkeys(others), marks)
        put_away = self.characters_text(player["put_away"])
        return [*sentences, *self.facts({"held-before": given_away, "put-away": put_away})]

    def own_character_sentences(self, seat: int) -> list[str]:
        """Return what only this seat knows about its picks."""
        player = self.citadels["seats"][seat]
        return self.facts(
            {
                "received": self.characters_text(player["received"]),
                "received-again": self.characters_text(player["received_again"]),
                "kept": self.characters_text(player["kept"]),
                "gave-away": self.characters_text(player["gave_away"]),
            }
        )

    # -- gold and cards

    def gold_sentence(self, seat: int) -> str:
        player = self.citadels["seats"][seat]
        return self.text("gold", **self.seat_args(seat), gold=player["gold"], cards=len(player["hand"]))

    def hand_sentences(self, seat: int) -> list[str]:
        """Return the cards of a hand that the viewer knows."""
        hand = self.citadels["seats"][seat]["hand"]
        known = [id for id in hand if id != UNKNOWN]
        if not known:
            return []
        key = "hand" if seat == self.you or self.citadels["viewer"] is None else "known"
        return [self.text(key, **self.seat_args(seat), cards=self.cards_text(known))]

    def note_sentences(self, notes: Mapping[str, NotesData]) -> list[str]:
        """Return the cards that the viewer has seen in hidden places."""
        sentences = []
        for place, note in notes.items():
            name = self.seat_name(int(place)) if place.isdecimal() else self.name(CARD, place)
            cards = self.cards_text(note["cards"])
            sentences.append(self.text("note", place=name, cards=cards, number=note["doubts"]))
        return sentences

    # -- the city

    def city_sentence(self, seat: int) -> str:
        player = self.citadels["seats"][seat]
        sizes = {"built": player["size"], "completion": self.citadels["goal"]}
        districts = self.city_text(player) or ABSENT
        return self.text("city", **self.seat_args(seat), **sizes, districts=districts)

    def city_text(self, player: CitadelsPlayerData) -> str:
        districts = sorted(player["city"], key=lambda district: self.sort_key(district["card"]))
        tops = [self.card_text(BIG_TOP)] * player["big_tops"]
        return self.join([*(self.district_text(player, district) for district in districts), *tops])

    def district_text(self, player: CitadelsPlayerData, district: DistrictData) -> str:
        """Return a district with what is on it or under it, and how it was used."""
        id, under = district["card"], district.get("under", [])
        marks = [self.text("beautified")] if district.get("beautified") else []
        if under:
            marks.append(self.text("under", cards=len(under)))
        if district.get("early"):
            marks.append(self.text("early"))
        if id == HAUNTED_QUARTER and player["counts_as"] is not None:
            marks.append(self.text("counts-as", type=self.type_text(player["counts_as"])))
        return self.card_text(id, marks)

    def laid_out_sentences(self, seat: int) -> list[str]:
        """Return what belongs to a city besides its districts, and what was built and used."""
        player = self.citadels["seats"][seat]
        under = [id for id in player["museum"] if id != UNKNOWN]
        return [
            *(self.wagon_sentence(seat, wagon) for wagon in player["cash_wagons"]),
            *self.facts(
                {
                    "museum": self.cards_text(under),
                    "built-this-round": self.cards_text(player["built_this_round"]),
                    "used": self.cards_text(player["used"]),
                }
            ),
        ]

    def wagon_sentence(self, seat: int, wagon: CashWagonData) -> str:
        used = "yes" if wagon["used"] else "no"
        return self.text("wagon", **self.seat_args(seat), gold=wagon["gold"], used=used)

    def points_sentence(self, player: CitadelsPlayerData) -> str:
        items = [f"{self.tr.score_item_name(self.game, id)} {n}" for id, n in player["scored"].items()]
        return self.fact("points", self.add_brackets(str(player["points"]), items))
