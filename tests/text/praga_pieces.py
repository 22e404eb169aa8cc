"""What is printed on the pieces of Praga, in words: the plainest way to put their phrases together.

Everything is made of phrases for bonuses and amounts, because owners may correct the components file:

    pieces = Pieces(text, data)
    pieces.bundle({"silver": 1, "vp": 2})   # 1 silver window, 2 points
    pieces.rule("tile", "W1-04")            # 2 stone → 3 points; edges: gold, stone; …
"""

from collections.abc import Mapping
from typing import Any, Final, final

from burgrave.text.phrases import ABSENT
from burgrave.text.text import Text

Entry = Mapping[str, Any]
Bundle = Mapping[str, Any]

# The lists of the components file in which the pieces of a vocabulary stand.
LISTS: Final = {
    "technology": "technologies",
    "token": "production_tokens",
    "plaza_tile": "plazas",
    "seal": "seals",
}
TILES: Final = {"U": "upgrades", "W": "walls", "B": "buildings"}
SIDES: Final = 6
BETWEEN_FACTS: Final = "; "
BETWEEN_CHOICES: Final = " / "


@final
class Pieces:
    """Tells what is printed on the pieces of one components file."""

    def __init__(self, text: Text, data: Entry) -> None:
        self.text = text
        self.data = data

    def rule(self, vocabulary: str, id: str) -> str:
        """What a piece does."""
        if vocabulary == "tile":
            return self.tile(id)
        if vocabulary == "action_tile":
            return self.action_tile(id)
        if vocabulary == "bridge_tile":
            return self.bridge_tile(one(self.data["bridge"]["tiles"], id))
        if vocabulary == "wealth":
            entry = one(self.data["player_board"]["wealth"], id)
            return self.say("praga-text-wealth", wealth=id, bundle=self.bundle(entry["bonus"]))
        if vocabulary == "space":
            return self.space(id)
        entry = one(self.data[LISTS[vocabulary]], id)
        if vocabulary == "technology":
            return self.say("praga-text-technology", level=entry["level"], effect=self.effect(entry))
        if vocabulary == "token":
            return self.say("praga-text-token", bundle=self.bundle(entry["bonus"]))
        if vocabulary == "plaza_tile":
            upper, lower = self.bundle(entry["upper"]), self.bundle(entry["lower"])
            return self.say("praga-text-plaza_tile", upper=upper, lower=lower)
        cost = self.bundle(entry["cost"]) if entry["cost"] else ABSENT
        return self.say("praga-text-seal", cost=cost, end=self.score(entry["score"]))

    # -- amounts

    def bundle(self, bundle: Bundle) -> str:
        """Amounts with commas between them; what one chooses from comes last."""
        amounts = [
            self.amount(code, amount) for code, amount in bundle.items() if amount and code != "choose"
        ]
        if bundle.get("choose"):
            choices = BETWEEN_CHOICES.join(map(self.bundle, bundle["choose"]))
            amounts.append(self.say("praga-bundle-choose", choices=choices))
        return ", ".join(amounts) or self.say("praga-bundle-empty")

    def amount(self, code: str, amount: int | Bundle) -> str:
        if isinstance(amount, Mapping):
            return self.say(f"praga-bundle-{code}", cost=self.bundle(amount))
        return self.say(f"praga-amount-{code}", number=amount)

    # -- tiles

    def tile(self, id: str, rotation: int | None = None) -> str:
        """All facts of a hex tile; with its rotation, also where its symbols are."""
        entry = one(self.data[TILES[id[0]]], id)
        facts = [self.worth(entry)]
        if entry.get("hunger_symbol"):
            facts.append(self.say("praga-fact-symbol", symbol="hunger"))
        if entry.get("cathedral_symbol"):
            facts.append(self.say("praga-fact-symbol", symbol="cathedral"))
        if "cube_space" in entry:
            facts.append(
                self.say("praga-fact-cube_space" if entry["cube_space"] else "praga-fact-no_cube_space")
            )
        facts += [*self.edges(entry, rotation), *self.corners(entry, rotation)]
        if entry["special"]:
            facts.append(self.say("praga-fact-special"))
        return BETWEEN_FACTS.join([*facts, self.say("praga-fact-era", number=entry["era"])])

    def worth(self, entry: Entry) -> str:
        """What a tile costs and brings."""
        if "action" not in entry:
            return self.trade(entry["cost"], entry["reward"])
        action = self.say(f"praga-action-{entry['action']}")
        bonus = self.say("praga-fact-upgrade", action=action, bundle=self.bundle(entry["bonus"]))
        return BETWEEN_FACTS.join([bonus, self.say("praga-fact-university", number=entry["university"])])

    def trade(self, cost: Bundle, reward: Bundle) -> str:
        return self.say("praga-bundle-trade", cost=self.cost(cost), bundle=self.bundle(reward))

    def cost(self, cost: Bundle) -> str:
        return self.bundle(cost) if any(cost.values()) else self.say("praga-fact-free")

    def edges(self, entry: Entry, rotation: int | None) -> list[str]:
        found = [(edge, symbol) for edge, symbol in enumerate(entry.get("edges", ())) if symbol]
        names = [self.say(f"praga-edge-{symbol}") for _, symbol in found]
        if rotation is not None:
            places = [self.say(f"praga-edge_place-{(edge + rotation) % SIDES}") for edge, _ in found]
            names = [
                self.say("praga-edge-at", symbol=name, place=place)
                for name, place in zip(names, places, strict=True)
            ]
        return [self.say("praga-fact-edges", edges=", ".join(names))] if names else []

    def corners(self, entry: Entry, rotation: int | None) -> list[str]:
        facts = []
        for kind in ("red_corners", "blue_corners"):
            corners = entry.get(kind)
            if corners:
                fact = self.say(f"praga-fact-{kind}", number=len(corners))
                facts.append(fact if rotation is None else self.corners_at(fact, corners, rotation))
        return facts

    def corners_at(self, fact: str, corners: list[int], rotation: int) -> str:
        places = [self.say(f"praga-corner_place-{(corner + rotation) % SIDES}") for corner in corners]
        return f"{fact} ({', '.join(places)})"

    def action_tile(self, id: str) -> str:
        entry = one(self.data["action_tiles"][id[0]], id)
        first, second = (self.say(f"praga-action-{entry[part]}") for part in ("outer", "inner"))
        return self.say("praga-text-action_tile", first=first, second=second)

    # -- technologies, and what scores at the end

    def effect(self, technology: Entry) -> str:
        """The effect of a technology: amounts among its parameters make a bundle, the rest are ids."""
        codes = self.data["meta"]["bonus_codes"]
        amounts = {name: value for name, value in technology["params"].items() if name in codes}
        others = {name: value for name, value in technology["params"].items() if name not in codes}
        return self.say(f"praga-effect-{technology['effect']}", bundle=self.bundle(amounts), **others)

    def score(self, score: Entry) -> str:
        given = {name: score.get(name) for name in ("resource", "track")}
        return self.say(f"praga-score-{score['kind']}", number=score.get("vp"), **given)

    # -- road and bridge

    def space(self, id: str, tile: Entry | None = None) -> str:
        """A space of the King's Road; `tile` is the effect of the King's Road tile on it, if there is one."""
        entry = next((space for space in self.data["kings_road"]["spaces"] if space["space"] == id), None)
        if entry is None:
            return self.say("praga-bundle-empty")
        facts = []
        if entry["enter_cost"]:
            facts.append(self.say("praga-road-enter", cost=self.bundle(entry["enter_cost"])))
        facts.append(self.road(entry["effect"] if tile is None else tile))
        if entry["egg_effect"]:
            facts.append(self.say("praga-road-egg", bundle=self.bundle(entry["egg_effect"])))
        return BETWEEN_FACTS.join(facts)

    def road(self, effect: str | Entry) -> str:
        """An effect of the King's Road: a procedure by its name, a price, a count or a plain bundle."""
        if isinstance(effect, str):
            return self.say(f"praga-road-{effect}")
        if "may_pay" in effect:
            paid, gained = self.bundle(effect["may_pay"]), self.bundle(effect["gain"])
            return self.say("praga-road-may_pay", cost=paid, bundle=gained)
        (name, value), *more = effect.items()
        if not more and isinstance(value, Mapping):
            gained = self.bundle({code: amount for code, amount in value.items() if code != "symbol"})
            return self.say(f"praga-road-{name}", symbol=value.get("symbol"), bundle=gained)
        if not more and self.text.has(f"praga-road-{name}"):
            return self.say(f"praga-road-{name}", number=value)
        return self.bundle(effect)

    def bridge_tile(self, entry: Entry) -> str:
        bundle = self.bundle(entry["immediate"]) if entry["immediate"] else ABSENT
        end = self.score(entry["endgame"]) if entry["endgame"] else ABSENT
        return self.say("praga-text-bridge_tile", bundle=bundle, end=end)

    def bridge_place(self, place: int, side: str) -> str:
        """A place of the Charles Bridge, counted from 1, with this side up."""
        entry = self.data["bridge"]["places"][place - 1]
        return self.say("praga-fact-bridge_place", number=place, bundle=self.bundle(entry[side]))

    def say(self, key: str, **args: object) -> str:
        return self.text.say(key, **args)


def one(entries: list[Entry], id: str) -> Entry:
    return next(entry for entry in entries if entry["id"] == id)
