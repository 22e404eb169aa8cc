"""The moves of Praga as choices: under which heading, in short, and what one should know before choosing."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from burgrave.core.event import Event
from burgrave.core.game import Game
from burgrave.praga.facts.types import Facts, OnWheel
from burgrave.table.lenses.praga.marks import GLYPHS, marks
from burgrave.table.lenses.praga.printed import Printed, produced
from burgrave.table.lenses.praga.words import Words

Amounts = Mapping[str, Any]  # a bundle, or what events add up to
Foreseen = Callable[[], Sequence[Event]]

# The beginning of a move's text, and the heading it is offered under.
HEADINGS: Final = {
    "take": "take",
    "action": "action",
    "wheel": "bonus",
    "bonus": "bonus",
    "road": "bonus",
    "sideways": "bonus",
    "use": "technology",
    "extra": "extra",
    "buy": "extra",
    "climb": "project",
    "seal": "seal",
    "refresh": "refresh",
}
# Decisions in which only some moves have a heading need none at all.
HEADED: Final = "turn"
PRODUCING: Final = {"produce gold": "mines", "produce stone": "quarry"}
DEGREES: Final = 60


class Explaining:
    """Explains the moves of one decision to the one who decides."""

    def __init__(self, game: Game[Any], printed: Printed, words: Words, facts: Facts) -> None:
        self.game = game
        self.printed = printed
        self.words = words
        self.facts = facts
        decision = facts["decision"]
        self.seat = decision["seat"] if decision else 0
        self.kind = decision["kind"] if decision else ""
        self.previews: Mapping[str, Sequence[Amounts]] = decision["previews"] if decision else {}

    def explained(self, move: str, label: str, foreseen: Foreseen) -> tuple[str, str]:
        """The short form and the note of a move."""
        verb, _, rest = move.partition(" ")
        known: dict[str, Callable[[str], tuple[str, str]]] = {
            "take": self.take,
            "keep": lambda id: (label, self.words.technology(id)),
            "use": lambda id: (id, self.words.effect(id)),
            "bonus": lambda id: (
                f"{id} {self.marks(self.printed.tiles[id]['reward'])}",
                self.words.offer_of(id),
            ),
            "seal": lambda id: (id, self.words.seal(id)),
            "tile": self.tile,
            "slot": self.slot,
            "rotation": self.rotation,
            "plot": self.plot,
            "token": lambda id: (
                f"{id} {self.marks(self.printed.tokens[id]['bonus'])}",
                self.words.token(id),
            ),
            "pick": lambda id: (id, self.words.bridge_tile(id)),
            "place": lambda id: (f"({id}) {self.preview_marks(move)}", self.preview(move)),
            "plaza": self.plaza,
            "choose": lambda id: (self.preview(move), self.preview(move)),
            "upper": lambda id: (label, self.preview(move)),
            "lower": lambda id: (label, self.preview(move)),
            "refresh": self.refresh,
            "buy": self.buy,
            "wheel": lambda id: (self.words.say("praga-terminal-gives", bundle=self.wheel()), self.wheel()),
            "road": lambda id: (self.road_in_short(id) or label, self.road(id)),
        }
        if verb in known:
            return known[verb](rest)
        if verb in ("action", "extra"):
            return self.action(rest, label)
        if verb == "track" and self.kind == "production_track":
            return label, self.words.bundle(produced(self.facts["seats"][self.seat], rest))
        if verb in ("climb", "sideways", "project", "arrow"):
            return self.moving(verb, rest, label, foreseen)
        return "", ""

    # -- one's turn

    def take(self, id: str) -> tuple[str, str]:
        tile = self.facts["crane"]["tiles"][id]
        actions = self.words.actions_in_short(tile["actions"])
        price = ""
        if tile["cost"]:
            price = f" -{tile['cost']}{GLYPHS['gold']}"
        elif tile["points"]:
            price = f" +{tile['points']}{GLYPHS['vp']}"
        first, second = (self.words.name("action", action) for action in tile["actions"])
        note = [
            self.words.say("praga-text-action_tile", first=first, second=second),
            self.zone(tile),
            self.words.say("praga-fact-wheel_bonus", bundle=self.words.wheel_bonus(tile["bonus"])),
        ]
        return f"{id} {actions}{price}", "; ".join(note)

    def zone(self, tile: OnWheel) -> str:
        if tile["five_points"]:
            return self.words.say("praga-fact-five_points")
        cost = self.words.amount("gold", tile["cost"])
        bundle = self.words.amount("vp", tile["points"])
        return self.words.say(f"praga-fact-{tile['zone']}_zone", cost=cost, bundle=bundle)

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

    def refresh(self, rest: str) -> tuple[str, str]:
        row, _, resource = rest.partition(" for ")
        return f"{self.words.name('row', row)} -1{GLYPHS[resource]}", ""

    def buy(self, rest: str) -> tuple[str, str]:
        """The way to pay that the move names: with silver, or with gold alone."""
        ways = self.printed.board["prices"]["buy_action"]
        price = next(way for way in ways if ("silver" in way) == ("silver" in rest))
        return self.words.say("praga-terminal-buy", cost=self.marks(price)), ""

    def wheel(self) -> str:
        """What the bonus of the crane brings when it is used: of the two it may be, the points."""
        turn = self.facts["turn"]
        bonus = turn["wheel_bonus"] if turn else None
        if bonus is None:
            return self.nothing()
        if bonus["bonus"] == "special_or_vp":
            return self.words.amount("vp", bonus["amount"])
        return self.words.wheel_bonus(bonus)

    def road(self, rest: str) -> str:
        """What `effect II` or `egg effect II` of the road brings."""
        space = rest.split()[-1]
        if rest.startswith("egg"):
            return self.words.bundle(self.printed.road(space)["egg_effect"] or {})
        return self.words.road_effect(self.printed.road(space)["effect"])

    def road_in_short(self, rest: str) -> str:
        """The same in marks; empty if they cannot say it."""
        space = rest.split()[-1]
        if rest.startswith("egg"):
            brought = self.marks_or_choice(self.printed.road(space)["egg_effect"] or {})
            return f"{space} -1{GLYPHS['egg']} +{brought}"
        effect = self.printed.road(space)["effect"]
        if effect["kind"] == "may_pay":
            return f"{space} -{self.marks(effect['cost'])} +{self.marks(effect['gain'])}"
        brought = self.marks_or_choice(effect["gain"]) if effect["kind"] == "gain" else ""
        return f"{space} +{brought}" if brought else ""

    def marks_or_choice(self, bundle: Amounts) -> str:
        if "choose" in bundle:
            return " / ".join(self.marks(each) for each in bundle["choose"])
        return self.marks(bundle)

    def moving(self, verb: str, project: str, label: str, foreseen: Foreseen) -> tuple[str, str]:
        """On a project: what the move costs and brings by itself."""
        paid, gained = self.told(foreseen())
        parts = []
        if paid:
            parts.append(self.words.say("praga-terminal-costs", cost=self.words.bundle(paid)))
        if gained:
            parts.append(self.words.say("praga-terminal-gives", bundle=self.words.bundle(gained)))
        short = label
        if verb in ("climb", "sideways"):
            name = self.words.name("project", project)
            short = f"{name} {'↑' if verb == 'climb' else '↔'} {self.signed(paid, gained)}".strip()
        return short, "; ".join(parts)

    def told(self, events: Sequence[Event]) -> tuple[Amounts, Amounts]:
        """What the seat pays and gains in these events."""
        bonuses = self.game.words().names["bonus"]
        sums: dict[str, dict[str, int]] = {"paid": {}, "gained": {}}
        for event in events:
            if event.name in sums and event.args[0] == self.seat:
                bundle, code = sums[event.name], bonuses[event.args[1]]
                bundle[code] = bundle.get(code, 0) + event.args[2]
        return sums["paid"], sums["gained"]

    # -- tiles and places

    def tile(self, id: str) -> tuple[str, str]:
        entry = self.printed.tiles[id]
        if entry["action"] is not None:
            action = self.words.say(f"praga-terminal-hex-{entry['action']}")
            offer = f"{action} {self.marks(entry['reward'])}"
        else:
            offer = f"{self.marks(entry['cost'])} → {self.marks(entry['reward'])}"
        told = self.words.tile_facts(id)
        best = self.best(f"tile {id}")
        return f"{id} {offer}", "; ".join([best, *told] if best else told)

    def slot(self, id: str) -> tuple[str, str]:
        move = f"slot {id}"
        return f"({id}) {self.best_marks(move)}".strip(), self.best(move) or self.nothing()

    def rotation(self, turned: str) -> tuple[str, str]:
        move = f"rotation {turned}"
        degrees = f"{int(turned) * DEGREES}°"
        return f"{degrees} {self.preview_marks(move) or '-'}", self.preview(move)

    def plot(self, id: str) -> tuple[str, str]:
        entry = self.printed.hexes[id]
        move, place = f"plot {id}", id.replace(" ", ",")
        told, short = [self.words.name("plaza", entry["plaza"] or "")], [place]
        extra, points = entry["surcharge"], entry["points"]
        if self.kind == "choose_plot" and (extra or points):
            cost, bundle = self.words.amount("gold", extra), self.words.amount("vp", points)
            told.append(self.words.say("praga-fact-plot", cost=cost, bundle=bundle))
            short.append(f"-{extra}{GLYPHS['gold']}+{points}{GLYPHS['vp']}")
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

    # -- previews

    def preview(self, move: str) -> str:
        """What a move would bring, as far as the facts say it."""
        found = self.previews.get(move, [])
        return self.words.bundle(found[0]) if found and found[0] else self.nothing()

    def preview_marks(self, move: str) -> str:
        found = self.previews.get(move, [])
        return self.marks(found[0]) if found else ""

    def best(self, move: str) -> str:
        """The most that a place can bring; empty if nothing."""
        found = best_of(self.previews.get(move, []))
        return self.words.say("praga-terminal-up-to", bundle=self.words.bundle(found)) if found else ""

    def best_marks(self, move: str) -> str:
        return self.marks(best_of(self.previews.get(move, [])))

    def nothing(self) -> str:
        return self.words.say("praga-terminal-nothing")

    def marks(self, bundle: Amounts) -> str:
        return marks(bundle)

    def signed(self, paid: Amounts, gained: Amounts) -> str:
        parts = [f"-{self.marks(paid)}"] if paid else []
        return " ".join([*parts, f"+{self.marks(gained)}"] if gained else parts)


def best_of(bundles: Sequence[Amounts]) -> Amounts:
    """The bundle with the most in it."""
    return max(bundles, key=lambda bundle: sum(bundle.values()), default={})
