"""What is printed on the pieces, in words: amounts, tiles, technologies, seals, spaces of the road."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from burgrave.core.game import Game
from burgrave.praga.board.types import RoadEffect, Score, Sides, Tile, WheelBonus
from burgrave.praga.facts.types import OnWheel
from burgrave.table.lenses.praga.marks import GLYPHS
from burgrave.table.lenses.praga.printed import Printed
from burgrave.text import Text

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
        """Everything in a bundle, what one chooses from last; "nothing" if it is empty."""
        sorted_parts = sorted(bundle.items(), key=lambda part: part[0] == "choose")
        parts = [self.part(code, amount) for code, amount in sorted_parts if amount]
        return ", ".join(parts) if parts else self.say("praga-bundle-empty")

    def part(self, code: str, amount: Any) -> str:
        if code == "choose":
            return self.say("praga-bundle-choose", choices=" / ".join(self.bundle(each) for each in amount))
        if code == "buy_egg":
            return self.say("praga-bundle-buy_egg", cost=self.bundle(amount))
        return self.amount(code, amount)

    def wheel_bonus(self, bonus: WheelBonus | None) -> str:
        """The bonus of a sector, as facts tell it."""
        if bonus is None:
            return self.bundle({})
        if bonus["bonus"] == "buy_egg":
            return self.part("buy_egg", bonus["price"])
        return self.amount(bonus["bonus"], bonus["amount"])

    def actions(self, actions: Iterable[str]) -> str:
        return " / ".join(self.name("action", action) for action in actions)

    def actions_in_short(self, actions: Iterable[str]) -> str:
        return "/".join(self.say(f"praga-terminal-hex-{action}") for action in actions)

    # -- the action crane

    def on_wheel(self, tile: OnWheel) -> str:
        """What an action tile offers where it hangs: its actions, the zone, and the bonus of the sector."""
        first, second = (self.name("action", action) for action in tile["actions"])
        told = [
            self.say("praga-text-action_tile", first=first, second=second),
            self.zone(tile),
            self.say("praga-fact-wheel_bonus", bundle=self.wheel_bonus(tile["bonus"])),
        ]
        return "; ".join(told)

    def zone(self, tile: OnWheel) -> str:
        cost = self.amount("gold", tile["cost"])
        bundle = self.amount("vp", tile["points"])
        told = self.say(f"praga-fact-{tile['zone']}_zone", cost=cost, bundle=bundle)
        if not tile["five_points"]:
            return told
        return f"{told}; {self.say('praga-fact-five_points')}"

    # -- tiles

    def offer_of(self, tile: str) -> str:
        """What a hex tile costs and brings, in a few words."""
        entry = self.printed.tiles[tile]
        if entry["action"] is not None:
            return f"{self.name('action', entry['action'])}: {self.bundle(entry['reward'])}"
        return self.say(
            "praga-bundle-trade", cost=self.bundle(entry["cost"]), bundle=self.bundle(entry["reward"])
        )

    def tile_facts(self, tile: str) -> list[str]:
        """Everything printed on a hex tile."""
        entry = self.printed.tiles[tile]
        told = [self.say("praga-fact-special")] if entry["special"] else []
        if entry["action"] is not None:
            bonus = {"action": self.name("action", entry["action"]), "bundle": self.bundle(entry["reward"])}
            told.append(self.say("praga-fact-upgrade", **bonus))
            told.append(self.say("praga-fact-university", number=entry["university"]))
        else:
            told.append(self.say("praga-fact-cost", cost=self.bundle(entry["cost"])))
            told.append(self.say("praga-fact-reward", bundle=self.bundle(entry["reward"])))
        return [*told, *self.symbols(entry), *self.sides(tile, entry)]

    def symbols(self, entry: Tile) -> list[str]:
        told = []
        if entry["symbol"] is not None:
            told.append(self.say("praga-fact-symbol", symbol=entry["symbol"]))
        if entry["row"] == "buildings":
            told.append(self.say(f"praga-fact-{'' if entry['cube_space'] else 'no_'}cube_space"))
        return told

    def sides(self, tile: str, sides: Sides) -> list[str]:
        """The edges and corners of a tile as it lies."""
        return [*self.edges(sides["edges"]), *self.corners(tile, sides["corners"])]

    def edges(self, symbols: Sequence[str | None]) -> list[str]:
        edges = [
            self.say(
                "praga-edge-at",
                symbol=self.say(f"praga-edge-{symbol}"),
                place=self.say(f"praga-edge_place-{edge}"),
            )
            for edge, symbol in enumerate(symbols)
            if symbol
        ]
        return [self.say("praga-fact-edges", edges=", ".join(edges))] if edges else []

    def corners(self, tile: str, corners: Sequence[int]) -> list[str]:
        if not corners:
            return []
        colour = self.printed.tiles[tile]["corner_colour"]
        places = ", ".join(self.say(f"praga-corner_place-{corner}") for corner in corners)
        return [f"{self.say(f'praga-fact-{colour}_corners', number=len(corners))} ({places})"]

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
        entry = self.printed.board["action_tiles"][id]
        first, second = self.name("action", entry["outer"]), self.name("action", entry["inner"])
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

    def score(self, rule: Score) -> str:
        """What something scores at the end."""
        others = {name: value for name, value in rule.items() if name not in ("kind", "vp")}
        return self.say(f"praga-score-{rule['kind']}", number=rule.get("vp"), **others)

    def bridge_place(self, number: int) -> str:
        return self.bundle(self.printed.board["bridge"][number - 1])

    # -- the King's Road

    def road(self, space: str) -> list[str]:
        """What a space of the road does, with the tile that lies on it."""
        entry = self.printed.road(space)
        told = [self.say("praga-road-enter", cost=self.bundle(entry["price"]))] if entry["price"] else []
        told.append(self.road_effect(entry["effect"]))
        if entry["egg_effect"]:
            told.append(self.say("praga-road-egg", bundle=self.bundle(entry["egg_effect"])))
        return told

    def road_effect(self, effect: RoadEffect) -> str:
        if effect["kind"] == "gain":
            return self.bundle(effect["gain"])
        return self.say(
            f"praga-road-{effect['kind']}",
            cost=self.bundle(effect["cost"]),
            bundle=self.bundle(effect["gain"]),
            number=effect["points"],
            symbol=effect["symbol"],
        )
