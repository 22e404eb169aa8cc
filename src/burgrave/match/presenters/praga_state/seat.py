"""One seat: its amounts, its tracks, what it owns, and the tiles on its action board."""

from typing import Final

from burgrave.match.presenters.praga.data_types import PragaPlayerData, ProductionTrackData
from burgrave.match.presenters.praga.printed import production_of
from burgrave.match.presenters.praga_state.writer import PragaWriter

# Fields with amounts, by the code of the amount.
AMOUNTS: Final = {
    "vp": "points",
    "gold": "gold",
    "stone": "stone",
    "silver": "silver_windows",
    "goldwin": "gold_windows",
    "egg": "eggs",
    "red": "red_tokens",
    "blue": "blue_tokens",
}
PROJECT_IDS: Final = ("hunger_wall", "cathedral")
PRODUCING: Final = ("mines", "quarry")


class PragaSeatWriter(PragaWriter):
    """Describes seats."""

    def seat_sentences(self, seat: int) -> list[str]:
        player = self.praga["seats"][seat]
        return [
            self.amounts_sentence(seat),
            self.places_sentence(seat),
            *self.track_sentences(seat),
            *self.possession_sentences(player),
            *self.points_sentences(player),
        ]

    def amounts_sentence(self, seat: int) -> str:
        """Return the points and resources of a seat."""
        values = dict(self.praga["seats"][seat])
        bundle = self.pieces.bundle_text({code: values[field] for code, field in AMOUNTS.items()})
        return self.text("has", **self.seat_args(seat), bundle=bundle)

    def places_sentence(self, seat: int) -> str:
        """Return the positions of a seat on the projects and the road, its cubes and its turns."""
        player = self.praga["seats"][seat]
        places = {"hunger_wall": player["hunger_wall"], "cathedral": player["cathedral"]}
        texts = [f"{self.name('project', id)}: {self.text('place', **place)}" for id, place in places.items()]
        texts.append(f"{self.term('kings_road')}: {self.name('space', player['figure'])}")
        if player["bridge_place"] is not None:
            texts.append(f"{self.term('bridge_place')} {player['bridge_place']}")
        texts.append(f"{self.term('cube')}: {player['free_cubes']}")
        if player["turns"]:
            texts.append(self.text("turn", number=player["turns"], turns=self.printed.turns))
        return "; ".join(texts) + "."

    # -- tracks

    def track_sentences(self, seat: int) -> list[str]:
        """Return the position on each track, what it brings now, and what comes next."""
        player = self.praga["seats"][seat]
        return [
            *(self.production_sentence(player, track) for track in PRODUCING),
            self.fact(
                self.term("technology"), str(player["technology"]), self.next_level_text(player["technology"])
            ),
            self.fact(
                self.term("university"),
                str(player["university"]),
                *self.university_texts(player["university"]),
            ),
        ]

    def production_sentence(self, player: PragaPlayerData, track: str) -> str:
        value, token = (
            (player["mines"], player["mine_token"])
            if track == "mines"
            else (player["quarry"], player["quarry_token"])
        )
        production = self.pieces.bundle_text(production_of(player, track))
        data = self.printed.tracks["mines" if track == "mines" else "quarry"]
        token_text = f"{self.term('production_token')}: {self.pieces.token_text(token)}" if token else ""
        return self.fact(
            self.term(track),
            str(value),
            f"{self.pieces.name_of('source', 'production')}: {production}",
            token_text,
            self.next_bonus_text(value, data),
        )

    def next_bonus_text(self, value: int, data: ProductionTrackData) -> str:
        for entry in data["bonuses"]:
            if entry["at"] > value:
                if entry["bonus"] is None:
                    return self.format("praga-fact-track_token", number=entry["at"])
                bundle = self.pieces.bundle_text(entry["bonus"])
                return self.format("praga-fact-track_bonus", number=entry["at"], bundle=bundle)
        return self.format("praga-fact-track_seal", number=data["seal_at"]) if value < data["seal_at"] else ""

    def next_level_text(self, value: int) -> str:
        for level, step in enumerate(self.printed.tracks["technology"]["levels"], 1):
            if step > value:
                return self.format("praga-fact-technology_level", level=level, number=step)
        return ""

    def university_texts(self, value: int) -> list[str]:
        """Return what each technology step is worth at the end now, and when that changes."""
        worths = self.printed.tracks["university"]["multiplier"]
        texts = [self.format("praga-fact-academics", number=worths[value])] if worths[value] else []
        for at in range(value + 1, len(worths)):
            if worths[at] > worths[value]:
                academics = self.format("praga-fact-academics", number=worths[at])
                return [*texts, self.text("at", number=at, told=academics)]
        return texts

    # -- possessions

    def possession_sentences(self, player: PragaPlayerData) -> list[str]:
        """Return technologies, wealth bonuses, seals and gold tiles."""
        sentences = [self.technology_sentence(player, id) for id in player["technologies"]]
        for id in player["wealth"]:
            bundle = self.pieces.bundle_text(self.printed.wealth[id]["bonus"])
            sentences.append(self.format("praga-text-wealth", wealth=id, bundle=bundle))
        if player["seal_rights"]:
            sentences.append(self.text("seal-rights", number=player["seal_rights"]))
        sentences += [self.piece_fact("seal", id) for id in player["seals"]]
        return sentences + [self.piece_fact("bridge_tile", id) for id in player["gold_tiles"]]

    def technology_sentence(self, player: PragaPlayerData, id: str) -> str:
        states = {"working": player["working"], "used-this-cycle": player["used_this_cycle"]}
        marks = [self.text(key) for key, ids in states.items() if id in ids]
        return self.piece_fact("technology", id, *marks)

    def points_sentences(self, player: PragaPlayerData) -> list[str]:
        """Return where the points come from, and what they would be at the end."""
        earned = {id: points for id, points in player["earned"].items() if points}
        lines = {"points-by-source": self.points_text(earned)}
        ended = self.points_text(player["scored"])
        lines["points-now"] = f"{player['score']} ({ended})" if ended else str(player["score"])
        return self.facts(lines)

    def points_text(self, items: dict[str, int]) -> str:
        return ", ".join(f"{self.tr.score_item_name(self.game, id)} {points}" for id, points in items.items())

    # -- the action board

    def board_sentences(self, seat: int) -> list[str]:
        """Return the upgrades and walls on an action board, with their sides."""
        player = self.praga["seats"][seat]
        sentences = []
        for action, laid in player["upgrades"].items():
            covered = " / ".join(self.tile_text(id) for id in laid["covered"])
            under = self.text("covers", tiles=covered) if covered else ""
            sentences.append(self.fact(self.name("action", action), *self.laid_tile_texts(laid), under))
        for slot, wall in player["walls"].items():
            sentences.append(self.fact(self.text("wall-slot", number=int(slot)), *self.laid_tile_texts(wall)))
        return sentences or [self.fact(self.term("tile"), self.pieces.name_of("tile", "nothing"))]
