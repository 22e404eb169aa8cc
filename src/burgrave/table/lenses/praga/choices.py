"""The moves of Praga as choices: in short, and what one should know before choosing."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.core.move import Move
from burgrave.praga.facts.types import Facts
from burgrave.table.lenses.praga.bringing import Bringing
from burgrave.table.lenses.praga.marks import GLYPHS, marks
from burgrave.table.lenses.praga.printed import Printed, produced
from burgrave.table.lenses.praga.words import Words
from burgrave.table.preview import Foresight

Amounts = Mapping[str, Any]  # a bundle, or what events add up to

PRODUCING: Final = {"produce_gold": "mines", "produce_stone": "quarry"}
DEGREES: Final = 60


class Explaining:
    """Explains the moves of one decision to the one who decides."""

    def __init__(
        self, game: Game[Any], printed: Printed, words: Words, facts: Facts, foresight: Foresight
    ) -> None:
        self.game = game
        self.printed = printed
        self.words = words
        self.facts = facts
        decision = facts["decision"]
        self.seat = decision["seat"] if decision else 0
        self.kind = decision["kind"] if decision else ""
        self.bringing = Bringing(game, facts, foresight)

    def explained(self, move: Move, label: str) -> tuple[str, str]:
        """The short form and the note of a move."""
        id = move.objects[0][1] if move.objects else ""
        match move.verb:
            case "climb" | "sideways" | "project" | "arrow up":
                return self.moving(move, id, label)
            case "tile" | "slot" | "rotation" | "plot" | "place" | "plaza":
                return self.placing(move, id)
            case "keep" | "use" | "bonus" | "seal" | "token" | "pick":
                return self.piece(move.verb, id, label)
            case "choose":
                return self.preview(move), self.preview(move)
            case "upper reward" | "lower reward":
                return label, self.preview(move)
            case "track" if self.kind == "production-track":
                return label, self.words.bundle(produced(self.facts["seats"][self.seat], id))
        return self.of_turn(move.verb, id, label)

    def of_turn(self, verb: str, id: str, label: str) -> tuple[str, str]:
        match verb:
            case "take":
                return self.take(id)
            case "action" | "extra":
                return self.action(id, label)
            case "refresh for gold":
                return self.refresh(id, "gold"), ""
            case "refresh for stone":
                return self.refresh(id, "stone"), ""
            case "buy action for two gold windows":
                return self.buy(with_silver=False), ""
            case "buy action for gold and silver":
                return self.buy(with_silver=True), ""
            case "wheel bonus":
                return self.words.say("praga-terminal-gives", bundle=self.wheel()), self.wheel()
            case "road effect":
                return self.street_in_short(id) or label, self.street(id)
            case "road egg effect":
                effect = self.printed.road(id)["egg_effect"] or {}
                return f"{id} −1{GLYPHS['egg']} +{self.marks_or_choice(effect)}", self.words.bundle(effect)
        return "", ""

    def piece(self, verb: str, id: str, label: str) -> tuple[str, str]:
        """A piece that is taken, used or kept."""
        match verb:
            case "keep":
                return label, self.words.technology(id)
            case "use":
                return id, self.words.effect(id)
            case "bonus":
                return f"{id} {self.marks(self.printed.tiles[id]['reward'])}", self.words.offer_of(id)
            case "seal":
                return id, self.words.seal(id)
            case "token":
                return f"{id} {self.marks(self.printed.tokens[id]['bonus'])}", self.words.token(id)
        return id, self.words.bridge_tile(id)

    def placing(self, move: Move, id: str) -> tuple[str, str]:
        """A tile, and where or how it is laid."""
        match move.verb:
            case "tile":
                return self.tile(move, id)
            case "slot":
                return f"({id}) {self.best_marks(move)}".strip(), self.best(move) or self.nothing()
            case "rotation":
                degrees = f"{int(id) * DEGREES}°"
                return f"{degrees} {self.preview_marks(move) or '-'}", self.preview(move)
            case "plot":
                return self.plot(move, id)
            case "place":
                return f"({id}) {self.preview_marks(move)}", self.preview(move)
        return self.plaza(id)

    # -- one's turn

    def take(self, id: str) -> tuple[str, str]:
        tile = self.facts["crane"]["tiles"][id]
        actions = self.words.actions_in_short(tile["actions"])
        price = ""
        if tile["cost"]:
            price = f" -{tile['cost']}{GLYPHS['gold']}"
        if tile["points"]:
            price += f" +{tile['points']}{GLYPHS['vp']}"
        return f"{id} {actions}{price}", self.words.on_wheel(tile)

    def action(self, performance: str, label: str) -> tuple[str, str]:
        if performance in PRODUCING:
            brought = produced(self.facts["seats"][self.seat], PRODUCING[performance])
            return f"{label} {self.marks(brought)}", self.words.bundle(brought)
        if performance == "road":
            spaces = list(self.game.words().names["space"])
            space = spaces[spaces.index(self.facts["seats"][self.seat]["figure"]) + 1]
            told = "; ".join(self.words.road(space))
            return label, f"{self.words.name('space', space)}: {told}"
        return "", ""

    def refresh(self, row: str, resource: str) -> str:
        return f"{self.words.name('row', row)} −1{GLYPHS[resource]}"

    def buy(self, with_silver: bool) -> str:
        ways = self.printed.board["prices"]["buy_action"]
        price = next(way for way in ways if ("silver" in way) == with_silver)
        return self.words.say("praga-terminal-buy", cost=self.marks(price))

    def wheel(self) -> str:
        """What the bonus of the crane brings when it is used: of the two it may be, the points."""
        turn = self.facts["turn"]
        bonus = turn["wheel_bonus"] if turn else None
        if bonus is None:
            return self.nothing()
        if bonus["bonus"] == "special_or_vp":
            return self.words.amount("vp", bonus["amount"])
        return self.words.wheel_bonus(bonus)

    def street(self, space: str) -> str:
        """What the plain effect of a street brings."""
        return self.words.road_effect(self.printed.road(space)["effect"])

    def street_in_short(self, space: str) -> str:
        """The same in marks; empty if they cannot say it."""
        effect = self.printed.road(space)["effect"]
        if effect["kind"] == "may_pay":
            return f"{space} -{self.marks(effect['cost'])} +{self.marks(effect['gain'])}"
        brought = self.marks_or_choice(effect["gain"]) if effect["kind"] == "gain" else ""
        return f"{space} +{brought}" if brought else ""

    def marks_or_choice(self, bundle: Amounts) -> str:
        if "choose" in bundle:
            return " / ".join(self.marks(each) for each in bundle["choose"])
        return self.marks(bundle)

    def moving(self, move: Move, project: str, label: str) -> tuple[str, str]:
        """On a project: what the move costs and brings by itself."""
        paid, gained = self.bringing.price_and_gain(move)
        parts = []
        if paid:
            parts.append(self.words.say("praga-terminal-costs", cost=self.words.bundle(paid)))
        if gained:
            parts.append(self.words.say("praga-terminal-gives", bundle=self.words.bundle(gained)))
        short = label
        if move.verb in ("climb", "sideways"):
            name = self.words.name("project", project)
            short = f"{name} {'↑' if move.verb == 'climb' else '↔'} {self.signed(paid, gained)}".strip()
        return short, "; ".join(parts)

    # -- tiles and places

    def tile(self, move: Move, id: str) -> tuple[str, str]:
        entry = self.printed.tiles[id]
        if entry["action"] is not None:
            action = self.words.say(f"praga-terminal-hex-{entry['action']}")
            offer = f"{action} {self.marks(entry['reward'])}"
        else:
            offer = f"{self.marks(entry['cost'])} → {self.marks(entry['reward'])}"
        told = self.words.tile_facts(id)
        best = self.best(move)
        return f"{id} {offer}", "; ".join([best, *told] if best else told)

    def plot(self, move: Move, id: str) -> tuple[str, str]:
        entry = self.printed.hexes[id.replace(",", " ")]
        told, short = [self.words.name("plaza", entry["plaza"] or "")], [id]
        extra, points = entry["surcharge"], entry["points"]
        if self.kind == "choose-plot" and (extra or points):
            cost, bundle = self.words.amount("gold", extra), self.words.amount("vp", points)
            told.append(self.words.say("praga-fact-plot", cost=cost, bundle=bundle))
            short.append(f"−{extra}{GLYPHS['gold']}+{points}{GLYPHS['vp']}")
        best = self.best(move)
        if best:
            told.append(best)
            short.append(self.best_marks(move))
        return " ".join(short), "; ".join(told)

    def plaza(self, id: str) -> tuple[str, str]:
        tile = self.facts["plazas"][id]["tile"] or ""
        entry = self.printed.plaza_tiles[tile]
        short = f"{id} {self.marks(entry['upper'])} / {self.marks(entry['lower'])}"
        return short, self.words.plaza_tile(tile)

    # -- what a move would bring

    def preview(self, move: Move) -> str:
        found = self.bringing.by_itself(move)
        return self.words.bundle(found) if found else self.nothing()

    def preview_marks(self, move: Move) -> str:
        return self.marks(self.bringing.by_itself(move))

    def best(self, move: Move) -> str:
        """The most that a place can bring; empty if nothing."""
        found = best_of(self.bringing.turned(move))
        return self.words.say("praga-terminal-up-to", bundle=self.words.bundle(found)) if found else ""

    def best_marks(self, move: Move) -> str:
        return self.marks(best_of(self.bringing.turned(move)))

    def nothing(self) -> str:
        return self.words.say("praga-terminal-nothing")

    def marks(self, bundle: Amounts) -> str:
        return marks(bundle)

    def signed(self, paid: Amounts, gained: Amounts) -> str:
        parts = [f"−{self.marks(paid)}"] if paid else []
        return " ".join([*parts, f"+{self.marks(gained)}"] if gained else parts)


def best_of(bundles: Sequence[Amounts]) -> Amounts:
    """The bundle with the most in it."""
    return max(bundles, key=lambda bundle: sum(bundle.values()), default={})
