"""Where what a tile brings comes from: the events of laying it in an imagined world, sorted into rows."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from burgrave.core.event import Event, Journal
from burgrave.core.game import Game
from burgrave.core.state import State
from burgrave.praga.facts.laid import corners_met, open_then
from burgrave.praga.facts.types import Facts, Pending
from burgrave.table.ledger import Account, Row, amounts
from burgrave.table.lenses.praga.printed import Printed
from burgrave.table.lenses.praga.words import Words
from burgrave.table.preview import Changes, Foresight, after

LAID: Final = {"upgrade-laid": "upgrades", "wall-built": "walls", "building-built": "buildings"}
BY_PARLER: Final = "parler-built"
PLACING: Final = frozenset({"choose-slot", "choose-plot", "choose-rotation", "bot-rotation"})
# What is gained and changes no count of its own: moves that are made later.
LATER: Final = frozenset({"hunger", "cathedral", "sideways_choice"})
CORNERS: Final = ("red", "blue")
ON_PROJECT: Final = {"hunger_wall": "hunger", "cathedral": "cathedral"}
CUBE: Final = "cube"
ROMAN: Final = ["", "I", "II", "III", "IV"]
MOST_ANSWERS: Final = 12

Key = tuple[str, str]  # the kind of a row, and what tells it from others of that kind


class Accounts:
    """Makes the accounts of all ways of one decision."""

    def __init__(
        self,
        game: Game[Any],
        printed: Printed,
        words: Words,
        names: Sequence[str],
        facts: Facts,
        foresight: Foresight,
    ) -> None:
        self.game = game
        self.printed = printed
        self.words = words
        self.names = names
        self.facts = facts
        self.foresight = foresight

    def of(self, told: Sequence[Event], later: State, changes: Changes) -> Account | None:
        """The account of laying a tile; None if these events lay none."""
        decision = self.facts["decision"]
        laid = next((event for event in told if event.name in LAID or event.name == BY_PARLER), None)
        if laid is None or decision is None or decision["kind"] not in PLACING:
            return None
        account = Account(Sorting(self, laid, told).rows(later, changes))
        if laid.name in LAID:
            account.corners = corners_met(later, laid)
            met = [self.data(event) for event in told if event.name == "edge-met"]
            account.edges = [int(event["edge"]) for event in met]
        return account

    def data(self, event: Event) -> dict[str, Any]:
        return dict(self.game.words().event_data(event))


class Sorting:
    """Sorts the events of laying one tile into rows."""

    def __init__(self, accounts: Accounts, laid: Event, told: Sequence[Event]) -> None:
        self.all = accounts
        self.words = accounts.words
        self.seat = accounts.foresight.seat
        self.laid = accounts.data(laid)
        self.told = [accounts.data(event) for event in told]
        self.tile = accounts.printed.tiles[self.laid["tile"]]
        self.reward_left = {code: n for code, n in self.tile["reward"].items() if isinstance(n, int)}
        hex = accounts.printed.hexes.get(str(self.laid.get("plot", "")).replace(",", " "))
        self.surcharge = hex["surcharge"] if hex else 0
        self.points_left = hex["points"] if hex else 0
        self.plaza = (hex["plaza"] if hex else None) or ""
        self.sums: dict[Key, Changes] = {}
        self.now: dict[str, str] = {}  # by kind, what the present row of it is about
        self.edges = 0

    def rows(self, later: State, changes: Changes) -> list[Row]:
        for event in self.told:
            self.sort(event)
        if self.tile["cube_space"] and self.is_own and ("cube", "") not in self.sums:
            self.sums[("no-cube", "")] = {}
        self.sums[("limit", "")] = self.remaining(changes)
        rows = [row for key, sums in self.sums.items() if (row := self.row(key, sums))]
        own = [*self.opened(later), *self.asked(later)] if self.is_own else []
        return [*rows, *self.completed(later), *own]

    @property
    def is_own(self) -> bool:
        """Whether the tile is one's own, not Parler's."""
        return self.laid["event"] in LAID

    # -- which row an event belongs to

    def sort(self, event: dict[str, Any]) -> None:
        if event.get("seat") != self.seat:
            return
        match event["event"]:
            case "paid":
                self.pay(event["bonus"], event["amount"])
            case "gained":
                self.count(self.key(event), event["bonus"], event["amount"])
            case "moved-sideways":
                self.count(("projects", ""), ON_PROJECT[event["project"]], 1)
            case "edge-met":
                self.edges += 1
            case "technology-worked":
                self.now["technologies"] = event["technology"]
            case "wealth":
                self.now["wealth"] = event["wealth"]
                self.count(("wealth", event["wealth"]), CUBE, 1)
            case "cube-placed":
                self.count(("cube", ""), CUBE, -1)
            case "cube-returned":
                self.count(("plazas", ""), CUBE, 1)

    def pay(self, code: str, amount: int) -> None:
        """What the plot adds stands with the plot; a discount is taken off the tile first."""
        extra = min(amount, self.surcharge) if code == "gold" else 0
        self.count(("price", ""), code, extra - amount)
        self.count(("plot", ""), code, -extra)

    def count(self, key: Key, code: str, amount: int) -> None:
        if amount:
            sums = self.sums.setdefault(key, {})
            sums[code] = sums.get(code, 0) + amount

    def key(self, event: dict[str, Any]) -> Key:
        source, code = event["source"], event["bonus"]
        if source == LAID.get(self.laid["event"]):
            return self.own(code)
        if source == "connections":
            return ("corners", code) if code in CORNERS else ("edge", str(self.edges))
        return source, self.now.get(source, "")

    def own(self, code: str) -> Key:
        """The tile's own: first its reward, then the points of the plot, then what else it shows."""
        if self.tile["action"] is not None:
            return "university", ""
        if self.reward_left.get(code):
            del self.reward_left[code]
            return "reward", ""
        if code == self.tile["symbol"]:
            return "symbol", ""
        if self.points_left:
            self.points_left = 0
            return "plot", ""
        return "around", ""

    def remaining(self, changes: Changes) -> Changes:
        """What was told and not had: there is no room for more gold, no step beyond the end of a track."""
        told: Changes = {}
        for key, sums in self.sums.items():
            for code, amount in sums.items():
                if code not in LATER or key[0] == "projects":
                    told[code] = told.get(code, 0) + amount
        codes = dict.fromkeys([*told, *changes])
        found = {code: changes.get(code, 0) - told.get(code, 0) for code in codes}
        return {code: amount for code, amount in found.items() if amount}

    # -- rows

    def row(self, key: Key, sums: Changes) -> Row | None:
        kind, id = key
        if kind == "plazas" or (kind == "limit" and not sums):
            return None  # what a plaza brings stands in the row that says who leads it
        later = {code: n for code, n in sums.items() if code in LATER and kind != "projects"}
        at_once = {code: n for code, n in sums.items() if code not in later}
        return Row(kind, self.label(kind, id), amounts(at_once), amounts(later), self.about(kind, id))

    def label(self, kind: str, id: str) -> str:
        match kind:
            case "price":
                turn = self.all.facts["turn"]
                less = turn["discount"] if turn else 0
                return self.phrase("price-less", number=less) if less else self.phrase("price")
            case "corners":
                return self.phrase(f"corners-{id}")
            case "technologies":
                return self.phrase("technology", level=ROMAN[self.all.printed.technologies[id]["level"]])
            case "wealth":
                return self.phrase("wealth", wealth=self.words.name("wealth", id))
            case "road":
                figure = self.all.facts["seats"][self.seat]["figure"]
                return self.phrase("road", space=self.words.name("space", figure))
        return self.phrase(kind)

    def about(self, kind: str, id: str) -> tuple[str, str] | None:
        return ("technology", id) if kind == "technologies" else None

    def phrase(self, key: str, **args: object) -> str:
        return self.words.say(f"praga-ledger-{key}", **args)

    # -- what follows

    def completed(self, later: State) -> Iterator[Row]:
        """The plaza that is complete then, who leads it, and what that brings."""
        if not self.plaza or self.all.facts["plazas"][self.plaza]["free"] > 1:
            return
        events, chooses = self.played_on(later)
        led = [event["seat"] for event in [*self.told, *events] if event["event"] == "plaza-led"]
        at_once = self.sums.get(("plazas", ""), {})
        counted = {code: n for code, n in at_once.items() if code not in LATER}
        coming = {code: n for code, n in at_once.items() if code in LATER}
        for code, amount in self.from_plaza(events):
            coming[code] = coming.get(code, 0) + amount
        tile = self.all.facts["plazas"][self.plaza]["tile"]
        about = ("plaza_tile", tile) if chooses and tile else None
        yield Row("plaza", self.leaders(led, chooses), amounts(counted), amounts(coming), about)

    def from_plaza(self, events: Sequence[dict[str, Any]]) -> Iterator[tuple[str, int]]:
        for event in events:
            if event.get("seat") == self.seat and event["event"] == "cube-returned":
                yield CUBE, 1
            elif event.get("seat") == self.seat and event.get("source") == "plazas":
                yield event["bonus"], event["amount"]

    def leaders(self, led: list[int], chooses: bool) -> str:
        others = ", ".join(self.all.names[seat] for seat in led if seat != self.seat)
        if self.seat in led:
            return self.phrase("plaza-shared", seats=others) if others else self.phrase("plaza-you")
        if others:
            return self.phrase("plaza-other-and-you" if chooses else "plaza-other", seats=others)
        return self.phrase("plaza-choose" if chooses else "plaza")

    def played_on(self, later: State) -> tuple[list[dict[str, Any]], bool]:
        """What happens until the plaza is counted, whatever is answered; and whether one reward is chosen."""
        journal = Journal()
        for _ in range(MOST_ANSWERS):
            decision = later.decision()
            if decision is None or decision.seat != self.seat or decision.kind == "turn":
                break
            if decision.kind == "plaza-reward":
                return self.heard(journal), True
            later = after(later, decision.moves[:1], journal)
        return self.heard(journal), False

    def heard(self, journal: Journal) -> list[dict[str, Any]]:
        return [self.all.data(event) for event in journal.told(self.seat)]

    def opened(self, later: State) -> Iterator[Row]:
        """Bonuses of upgrades that may be taken then; what a new upgrade will bring from now on."""
        if self.tile["action"] is not None:
            yield Row("each-time", self.phrase("each-time"), then=amounts(bundle(self.tile["reward"])))
        turn = self.all.facts["turn"]
        before = bonuses(turn["pending"] if turn else [])
        for tile, count in bonuses(open_then(later)).items():
            if count > before.get(tile, 0):
                then = amounts(bundle(self.all.printed.tiles[tile]["reward"]))
                yield Row("upgrade", self.phrase("upgrade"), then=then, about=("tile", tile))

    def asked(self, later: State) -> Iterator[Row]:
        """The question that comes at once."""
        decision = later.decision()
        if decision and decision.seat == self.seat and decision.kind not in ("turn", "plaza-reward"):
            asking = self.words.text.decision
            yield Row("next", asking(self.all.game, decision.kind, self.all.names, self.seat, self.seat))


def bonuses(pending: Sequence[Pending]) -> dict[str, int]:
    """How often the bonus of each upgrade can be taken."""
    counts: dict[str, int] = {}
    for each in pending:
        if each["verb"] == "bonus" and each["id"]:
            counts[each["id"]] = counts.get(each["id"], 0) + each["count"]
    return counts


def bundle(of: Mapping[str, Any]) -> Changes:
    """The amounts of a bundle; what one chooses from is left out."""
    return {code: number for code, number in of.items() if isinstance(number, int)}
