"""Describes what is printed on pieces: amounts, tiles, technologies, seals, spaces of the road."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.i18n import Translator
from burgrave.match.presenters.praga.data_types import (
    CranePositionData,
    RoadEffectData,
    ScoreData,
    TileData,
    TileSidesData,
    WheelBonusData,
    WheelTileData,
)
from burgrave.match.presenters.praga.marks import GLYPHS
from burgrave.match.presenters.praga.printed import PrintedBoard

Cache = dict[tuple[object, ...], str]

SIDEWAYS_CODES: Final = ("hunger", "cathedral")


class PieceDescriber:
    """Describes the pieces of one game in one language."""

    def __init__(self, game: Game[Any], tr: Translator, printed: PrintedBoard, cache: Cache) -> None:
        self.game = game
        self.tr = tr
        self.printed = printed
        self.cache = cache  # a drawing repeats the same phrases and is made after every move

    def format(self, key: str, **args: object) -> str:
        known = (self.tr.language, key, *args.items())
        if known not in self.cache:
            self.cache[known] = self.tr.format(key, **args)
        return self.cache[known]

    def name_of(self, vocabulary: str, id: str) -> str:
        known = (self.tr.language, "", vocabulary, id)
        if known not in self.cache:
            self.cache[known] = self.tr.name_of(self.game, vocabulary, id)
        return self.cache[known]

    # -- amounts

    def amount_text(self, code: str, number: int) -> str:
        return self.format(f"praga-amount-{code}", number=number)

    def bundle_text(self, bundle: Mapping[str, Any]) -> str:
        """Return everything in a bundle, choices last; "nothing" if it is empty."""
        sorted_parts = sorted(bundle.items(), key=lambda part: part[0] == "choose")
        parts = [self.bundle_part_text(code, amount) for code, amount in sorted_parts if amount]
        return ", ".join(parts) if parts else self.format("praga-bundle-empty")

    def bundle_part_text(self, code: str, amount: Any) -> str:
        if code == "choose":
            return self.format(
                "praga-bundle-choose", choices=" / ".join(self.bundle_text(each) for each in amount)
            )
        if code == "buy_egg":
            return self.format("praga-bundle-buy_egg", cost=self.bundle_text(amount))
        return self.amount_text(code, amount)

    def wheel_bonus_text(self, bonus: WheelBonusData | None) -> str:
        """Return the bonus of a sector in words."""
        if bonus is None:
            return self.bundle_text({})
        if bonus["bonus"] == "buy_egg":
            return self.bundle_part_text("buy_egg", bonus["price"])
        return self.amount_text(bonus["bonus"], bonus["amount"])

    def actions_text(self, actions: Iterable[str]) -> str:
        return " / ".join(self.name_of("action", action) for action in actions)

    def short_actions_text(self, actions: Iterable[str]) -> str:
        return "/".join(self.format(f"praga-terminal-hex-{action}") for action in actions)

    # -- the action crane

    def crane_place_text(self, tile: WheelTileData) -> str:
        """Return what taking an action tile costs or brings where it is: the zone, and the sector's bonus."""
        bonus = self.format("praga-fact-wheel_bonus", bundle=self.wheel_bonus_text(tile["bonus"]))
        return f"{self.zone_text(tile)}; {bonus}"

    def zone_text(self, tile: WheelTileData | CranePositionData) -> str:
        """Return what taking a tile costs or brings at a place of the crane."""
        cost = self.amount_text("gold", tile["cost"])
        bundle = self.amount_text("vp", tile["points"])
        text = self.format(f"praga-fact-{tile['zone']}_zone", cost=cost, bundle=bundle)
        if not tile.get("five_points"):
            return text
        return f"{text}; {self.format('praga-fact-five_points')}"

    # -- tiles

    def tile_offer_text(self, tile: str) -> str:
        """Return what a hex tile costs and brings, in a few words."""
        entry = self.printed.tiles[tile]
        if entry["action"] is not None:
            return f"{self.name_of('action', entry['action'])}: {self.bundle_text(entry['reward'])}"
        return self.format(
            "praga-bundle-trade",
            cost=self.bundle_text(entry["cost"]),
            bundle=self.bundle_text(entry["reward"]),
        )

    def tile_texts(self, tile: str) -> list[str]:
        """Return everything that is printed on a hex tile."""
        entry = self.printed.tiles[tile]
        texts = [self.format("praga-fact-special")] if entry["special"] else []
        if entry["action"] is not None:
            bonus = {
                "action": self.name_of("action", entry["action"]),
                "bundle": self.bundle_text(entry["reward"]),
            }
            texts.append(self.format("praga-fact-upgrade", **bonus))
            texts.append(self.format("praga-fact-university", number=entry["university"]))
        else:
            texts.append(self.format("praga-fact-cost", cost=self.bundle_text(entry["cost"])))
            texts.append(self.format("praga-fact-reward", bundle=self.bundle_text(entry["reward"])))
        return [*texts, *self.symbol_texts(entry), *self.side_texts(tile, entry)]

    def symbol_texts(self, entry: TileData) -> list[str]:
        texts = []
        if entry["symbol"] is not None:
            texts.append(self.format("praga-fact-symbol", symbol=entry["symbol"]))
        if entry["row"] == "buildings":
            texts.append(self.format(f"praga-fact-{'' if entry['cube_space'] else 'no_'}cube_space"))
        return texts

    def side_texts(self, tile: str, sides: TileSidesData) -> list[str]:
        """Return the edges and corners of a tile in the rotation given by `sides`."""
        return [*self.edge_texts(sides["edges"]), *self.corner_texts(tile, sides["corners"])]

    def edge_texts(self, symbols: Sequence[str | None]) -> list[str]:
        edges = [
            self.format(
                "praga-edge-at",
                symbol=self.edge_symbol_text(symbol),
                place=self.format(f"praga-edge_place-{edge}"),
            )
            for edge, symbol in enumerate(symbols)
            if symbol
        ]
        return [self.format("praga-fact-edges", edges=", ".join(edges))] if edges else []

    def edge_symbol_text(self, symbol: str) -> str:
        """Return the name of a symbol; what it gives, if a person's own file has a symbol without a name."""
        key = f"praga-edge-{symbol}"
        return self.format(key) if self.tr.has(key) else self.bundle_text(self.printed.edge_bonuses[symbol])

    def corner_texts(self, tile: str, corners: Sequence[int]) -> list[str]:
        if not corners:
            return []
        colour = self.printed.tiles[tile]["corner_colour"]
        places = ", ".join(self.format(f"praga-corner_place-{corner}") for corner in corners)
        return [f"{self.format(f'praga-fact-{colour}_corners', number=len(corners))} ({places})"]

    # -- other pieces

    def piece_text(self, vocabulary: str, id: str) -> str:
        """Return what a piece does; empty if nothing is printed on this kind of piece."""
        if vocabulary == "tile":
            return "; ".join(self.tile_texts(id)) + "."
        if vocabulary == "token":
            return self.format("praga-text-token", bundle=self.token_text(id))
        if vocabulary == "action_tile":
            return self.action_tile_text(id)
        known = {
            "technology": self.technology_text,
            "plaza_tile": self.plaza_tile_text,
            "bridge_tile": self.bridge_tile_text,
            "seal": self.seal_text,
        }
        return known[vocabulary](id) if vocabulary in known else ""

    def action_tile_text(self, id: str) -> str:
        entry = self.printed.board["action_tiles"][id]
        first, second = self.name_of("action", entry["outer"]), self.name_of("action", entry["inner"])
        return self.format("praga-text-action_tile", first=first, second=second)

    def technology_text(self, id: str) -> str:
        entry = self.printed.technologies[id]
        return self.format("praga-text-technology", level=entry["level"], effect=self.effect_text(id))

    def effect_text(self, id: str) -> str:
        entry = self.printed.technologies[id]
        amounts = {code: number for code, number in entry["params"].items() if code in GLYPHS}
        others = {name: value for name, value in entry["params"].items() if name not in GLYPHS}
        return self.format(f"praga-effect-{entry['effect']}", bundle=self.bundle_text(amounts), **others)

    def token_text(self, id: str) -> str:
        return self.bundle_text(self.printed.tokens[id]["bonus"])

    def plaza_tile_text(self, id: str) -> str:
        entry = self.printed.plaza_tiles[id]
        upper, lower = self.bundle_text(entry["upper"]), self.bundle_text(entry["lower"])
        return self.format("praga-text-plaza_tile", upper=upper, lower=lower)

    def bridge_tile_text(self, id: str) -> str:
        entry = self.printed.bridge_tiles[id]
        bundle = self.bridge_gain_text(entry["immediate"]) if entry["immediate"] else None
        end = self.score_text(entry["endgame"]) if entry["endgame"] else None
        return self.format("praga-text-bridge_tile", bundle=bundle, end=end)

    def bridge_gain_text(self, bundle: Mapping[str, Any]) -> str:
        """Return the immediate gain of a bridge tile. Its sideways moves are optional, so they come last."""
        gained = {code: amount for code, amount in bundle.items() if code not in SIDEWAYS_CODES}
        optional = [
            self.format(f"praga-optional-{code}", number=bundle[code])
            for code in SIDEWAYS_CODES
            if bundle.get(code)
        ]
        return "; ".join([self.bundle_text(gained), *optional] if gained else optional)

    def seal_text(self, id: str) -> str:
        entry = self.printed.seals[id]
        cost = self.bundle_text(entry["cost"]) if entry["cost"] else None
        return self.format("praga-text-seal", cost=cost, end=self.score_text(entry["score"]))

    def score_text(self, rule: ScoreData) -> str:
        """Return what a piece scores at the end."""
        others = {name: value for name, value in rule.items() if name not in ("kind", "vp")}
        return self.format(f"praga-score-{rule['kind']}", number=rule.get("vp"), **others)

    def bridge_place_text(self, number: int) -> str:
        return self.bundle_text(self.printed.board["bridge"][number - 1])

    # -- the King's Road

    def road_texts(self, space: str) -> list[str]:
        """Return what a space of the road does, including the tile on it."""
        entry = self.printed.road_space(space)
        texts = (
            [self.format("praga-road-enter", cost=self.bundle_text(entry["price"]))] if entry["price"] else []
        )
        texts.append(self.road_effect_text(entry["effect"]))
        if entry["egg_effect"]:
            texts.append(self.format("praga-road-egg", bundle=self.bundle_text(entry["egg_effect"])))
        return texts

    def road_effect_text(self, effect: RoadEffectData) -> str:
        if effect["kind"] == "gain":
            return self.bundle_text(effect["gain"])
        return self.format(
            f"praga-road-{effect['kind']}",
            cost=self.bundle_text(effect["cost"]),
            bundle=self.bundle_text(effect["gain"]),
            number=effect["points"],
            symbol=effect["symbol"],
        )
