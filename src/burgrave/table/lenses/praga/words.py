"""What is printed on the pieces, in words: amounts, tiles, technologies, seals, spaces of the road."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.table.lenses.praga.marks import GLYPHS
from burgrave.table.lenses.praga.printed import Entry, Printed
from burgrave.text import Text

ROAD_TILES: Final = {
    "KR-I": ("KR-I", "a"),
    "KR-IIa": ("KR-II", "a"),
    "KR-IIb": ("KR-II", "b"),
    "KR-III": ("KR-III", "a"),
}
WHILE_HERE: Final = ("while_here_upgrade", "while_here_wall", "while_here_building_without")
Cache = dict[tuple[object, ...], str]


class Words:
    """Speaks one language about the pieces of one table."""

    def __init__(self, game: Game[Any], text: Text, printed: Printed, cache: Cache) -> None:
        self.game = game
        self.text = text
        self.printed = printed
        self.cache = cache  # a picture is full of the same phrases and is drawn after every move

    def say(self, key: str, **args: object) -> str:
        known = (self.text.language, key, *args.items())
        if known not in self.cache:
            self.cache[known] = self.text.say(key, **args)
        return self.cache[known]

    def name(self, vocabulary: str, id: str) -> str:
        known = (self.text.language, "", vocabulary, id)
        if known not in self.cache:
            self.cache[known] = self.text.name(self.game, vocabulary, id)
        return self.cache[known]

    # -- amounts

    def amount(self, code: str, number: int) -> str:
        return self.say(f"praga-amount-{code}", number=number)

    def bundle(self, bundle: Mapping[str, Any]) -> str:
        """Everything in a bundle; "nothing" if it is empty."""
        parts = [self.part(code, amount) for code, amount in bundle.items() if amount]
        return ", ".join(parts) if parts else self.say("praga-bundle-empty")

    def part(self, code: str, amount: Any) -> str:
        if code == "choose":
            return self.say("praga-bundle-choose", choices=" / ".join(self.bundle(each) for each in amount))
        if code == "buy_egg":
            return self.say("praga-bundle-buy_egg", cost=self.bundle(amount))
        return self.amount(code, amount)

    def wheel_bonus(self, bonus: Mapping[str, Any]) -> str:
        """The bonus of a sector, as facts tell it."""
        if bonus["bonus"] == "buy_egg":
            return self.part("buy_egg", bonus["price"])
        return self.amount(bonus["bonus"], bonus["amount"])

    def actions(self, actions: Iterable[str]) -> str:
        return " / ".join(self.name("action", action) for action in actions)

    def actions_in_short(self, actions: Iterable[str]) -> str:
        return "/".join(self.say(f"praga-terminal-hex-{action}") for action in actions)

    # -- tiles

    def offer_of(self, tile: str) -> str:
        """What a hex tile costs and brings, in a few words."""
        entry = self.printed.tiles[tile]
        if "action" in entry:
            return f"{self.name('action', entry['action'])}: {self.bundle(entry['bonus'])}"
        return self.say(
            "praga-bundle-trade", cost=self.bundle(entry["cost"]), bundle=self.bundle(entry["reward"])
        )

    def tile_facts(self, tile: str) -> list[str]:
        """Everything printed on a hex tile."""
        entry = self.printed.tiles[tile]
        told = [self.say("praga-fact-special")] if entry["special"] else []
        if "action" in entry:
            bonus = {"action": self.name("action", entry["action"]), "bundle": self.bundle(entry["bonus"])}
            told.append(self.say("praga-fact-upgrade", **bonus))
            told.append(self.say("praga-fact-university", number=entry["university"]))
        else:
            told.append(self.say("praga-fact-cost", cost=self.bundle(entry["cost"])))
            told.append(self.say("praga-fact-reward", bundle=self.bundle(entry["reward"])))
        return [*told, *self.symbols(entry), *self.sides(tile, 0)]

    def symbols(self, entry: Entry) -> list[str]:
        told = []
        if entry.get("hunger_symbol"):
            told.append(self.say("praga-fact-symbol", symbol="hunger"))
        if entry.get("cathedral_symbol"):
            told.append(self.say("praga-fact-symbol", symbol="cathedral"))
        if "cube_space" in entry:
            told.append(self.say(f"praga-fact-{'' if entry['cube_space'] else 'no_'}cube_space"))
        return told

    def sides(self, tile: str, rotation: int) -> list[str]:
        """The edges and corners of a tile laid so."""
        told = []
        edges = [
            self.say(
                "praga-edge-at",
                symbol=self.say(f"praga-edge-{symbol}"),
                place=self.say(f"praga-edge_place-{edge}"),
            )
            for edge, symbol in enumerate(self.printed.edges(tile, rotation))
            if symbol
        ]
        if edges:
            told.append(self.say("praga-fact-edges", edges=", ".join(edges)))
        corners = self.printed.corners(tile, rotation)
        if corners:
            colour = "blue" if "blue_corners" in self.printed.tiles[tile] else "red"
            places = ", ".join(self.say(f"praga-corner_place-{corner}") for corner in corners)
            told.append(f"{self.say(f'praga-fact-{colour}_corners', number=len(corners))} ({places})")
        return told

    # -- other pieces

    def piece(self, vocabulary: str, id: str) -> str:
        """What a piece does, whatever it is; empty if nothing is printed on such things."""
        if vocabulary == "tile":
            return "; ".join(self.tile_facts(id)) + "."
        if vocabulary == "token":
            return self.say("praga-text-token", bundle=self.token(id))
        if vocabulary == "action_tile":
            return self.action_tile(id)
        known = {
            "technology": self.technology,
            "plaza_tile": self.plaza_tile,
            "bridge_tile": self.bridge_tile,
            "seal": self.seal,
        }
        return known[vocabulary](id) if vocabulary in known else ""

    def action_tile(self, id: str) -> str:
        sides = self.printed.data["action_tiles"].values()
        entry = next(tile for side in sides for tile in side if tile["id"] == id)
        first, second = (self.name("action", entry[part]) for part in ("outer", "inner"))
        return self.say("praga-text-action_tile", first=first, second=second)

    def technology(self, id: str) -> str:
        entry = self.printed.technologies[id]
        return self.say("praga-text-technology", level=entry["level"], effect=self.effect(id))

    def effect(self, id: str) -> str:
        entry = self.printed.technologies[id]
        amounts = {code: number for code, number in entry["params"].items() if code in GLYPHS}
        others = {name: value for name, value in entry["params"].items() if name not in GLYPHS}
        return self.say(f"praga-effect-{entry['effect']}", bundle=self.bundle(amounts), **others)

    def token(self, id: str) -> str:
        return self.bundle(self.printed.tokens[id]["bonus"])

    def plaza_tile(self, id: str) -> str:
        entry = self.printed.plaza_tiles[id]
        upper, lower = self.bundle(entry["upper"]), self.bundle(entry["lower"])
        return self.say("praga-text-plaza_tile", upper=upper, lower=lower)

    def bridge_tile(self, id: str) -> str:
        entry = self.printed.bridge_tiles[id]
        bundle = self.bundle(entry["immediate"]) if entry["immediate"] else None
        end = self.score(entry["endgame"]) if entry["endgame"] else None
        return self.say("praga-text-bridge_tile", bundle=bundle, end=end)

    def seal(self, id: str) -> str:
        entry = self.printed.seals[id]
        cost = self.bundle(entry["cost"]) if entry["cost"] else None
        return self.say("praga-text-seal", cost=cost, end=self.score(entry["score"]))

    def score(self, rule: Entry) -> str:
        """What something scores at the end."""
        others = {name: value for name, value in rule.items() if name not in ("kind", "vp")}
        return self.say(f"praga-score-{rule['kind']}", number=rule.get("vp"), **others)

    def bridge_place(self, number: int, side: str) -> str:
        return self.bundle(self.printed.data["bridge"]["places"][number - 1][side])

    # -- the King's Road

    def road(self, space: str, road_tiles: Iterable[str]) -> list[str]:
        """What a space of the road does, with the tile that lies on it."""
        entry = next(each for each in self.printed.data["kings_road"]["spaces"] if each["space"] == space)
        told = (
            [self.say("praga-road-enter", cost=self.bundle(entry["enter_cost"]))]
            if entry["enter_cost"]
            else []
        )
        told.append(self.road_effect(self.plain_effect(space, road_tiles)))
        if entry["egg_effect"]:
            told.append(self.say("praga-road-egg", bundle=self.bundle(entry["egg_effect"])))
        return told

    def egg_effect(self, space: str) -> Any:
        """The effect that costs an egg."""
        spaces = self.printed.data["kings_road"]["spaces"]
        return next(each for each in spaces if each["space"] == space)["egg_effect"]

    def plain_effect(self, space: str, road_tiles: Iterable[str]) -> Any:
        """The effect that costs no egg: the printed one, or that of a tile."""
        spaces, tiles = (self.printed.data["kings_road"][name] for name in ("spaces", "alternative_tiles"))
        for chosen in road_tiles:
            id, side = ROAD_TILES[chosen]
            tile = next(each for each in tiles if each["id"] == id)
            if tile["space"] == space:
                return tile["sides"][side]
        return next(each for each in spaces if each["space"] == space)["effect"]

    def road_effect(self, effect: Any) -> str:
        if isinstance(effect, str):
            return self.say(f"praga-road-{effect}")
        if "may_pay" in effect:
            cost, bundle = self.bundle(effect["may_pay"]), self.bundle(effect["gain"])
            return self.say("praga-road-may_pay", cost=cost, bundle=bundle)
        for key in ("vp_per_era1_upgrade", "vp_per_window"):
            if key in effect:
                return self.say(f"praga-road-{key}", number=effect[key])
        for key in WHILE_HERE:
            if key in effect:
                amounts = {code: each for code, each in effect[key].items() if code != "symbol"}
                symbol = effect[key].get("symbol")
                return self.say(f"praga-road-{key}", bundle=self.bundle(amounts), symbol=symbol)
        return self.bundle(effect)
