"""Explains where the gains of a tile come from: sorts the events of laying it into gain items."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from burgrave.core.events import Event, EventLog
from burgrave.core.game import Game
from burgrave.core.state import State
from burgrave.match.gains import GainBreakdown, GainItem, nonzero_amounts
from burgrave.match.presenters.praga.data_types import PendingData, PragaStateData, corners_met, open_then
from burgrave.match.presenters.praga.piece_describer import PieceDescriber
from burgrave.match.presenters.praga.printed import PrintedBoard
from burgrave.match.presenters.praga.taking import TakenTile
from burgrave.match.preview import Changes, Preview, play_on_copy

ROW_BY_EVENT: Final = {"upgrade-laid": "upgrades", "wall-built": "walls", "building-built": "buildings"}
BUILT_BY_PARLER: Final = "parler-built"
TILE_TAKEN: Final = "tile-taken"
PLACING_KINDS: Final = frozenset({"choose-slot", "choose-plot", "choose-rotation", "bot-rotation"})
# Gains that change no total: they are moves that the seat makes later.
LATER_CODES: Final = frozenset({"hunger", "cathedral", "sideways_choice"})
CORNERS: Final = ("red", "blue")
ON_PROJECT: Final = {"hunger_wall": "hunger", "cathedral": "cathedral"}
CUBE: Final = "cube"
ROMAN: Final = ["", "I", "II", "III", "IV"]
MAX_ANSWERS: Final = 12

ItemKey = tuple[str, str]  # the kind of an item, and what distinguishes it from others of that kind


class PragaGainExplainer:
    """Makes the gain breakdowns of all move sequences of one decision."""

    def __init__(
        self,
        game: Game[Any],
        printed: PrintedBoard,
        describer: PieceDescriber,
        names: Sequence[str],
        state_data: PragaStateData,
        preview: Preview,
    ) -> None:
        self.game = game
        self.printed = printed
        self.describer = describer
        self.names = names
        self.state_data = state_data
        self.preview = preview

    def explain_gain(
        self, events: Sequence[Event], state_after: State, changes: Changes
    ) -> GainBreakdown | None:
        """Return the breakdown of laying a tile or taking an action tile; None if these events do neither."""
        decision = self.state_data["decision"]
        if any(event.name == TILE_TAKEN for event in events):
            taken = TakenTile(self.describer, self.state_data, self.preview.seat, state_after)
            return GainBreakdown(taken.list_items())
        laid = next(
            (event for event in events if event.name in ROW_BY_EVENT or event.name == BUILT_BY_PARLER), None
        )
        if laid is None or decision is None or decision["kind"] not in PLACING_KINDS:
            return None
        breakdown = GainBreakdown(GainSorter(self, laid, events).list_items(state_after, changes))
        breakdown.corners = corners_met(state_after, laid)
        if laid.name in ROW_BY_EVENT:
            met = [self.event_data(event) for event in events if event.name == "edge-met"]
            breakdown.edges = [int(event["edge"]) for event in met]
        return breakdown

    def event_data(self, event: Event) -> dict[str, Any]:
        return dict(self.game.notation.event_data(event))


class GainSorter:
    """Sorts the events of laying one tile into gain items."""

    def __init__(self, explainer: PragaGainExplainer, laid: Event, events: Sequence[Event]) -> None:
        self.explainer = explainer
        self.describer = explainer.describer
        self.seat = explainer.preview.seat
        self.laid_event = laid
        self.laid = explainer.event_data(laid)
        self.events = [explainer.event_data(event) for event in events]
        self.tile = explainer.printed.tiles[self.laid["tile"]]
        self.reward_left = {code: n for code, n in self.tile["reward"].items() if isinstance(n, int)}
        hex = explainer.printed.hexes.get(str(self.laid.get("plot", "")).replace(",", " "))
        self.surcharge = hex["surcharge"] if hex else 0
        self.points_left = hex["points"] if hex else 0
        self.plaza = (hex["plaza"] if hex else None) or ""
        self.sums: dict[ItemKey, Changes] = {}
        self.current_ids: dict[str, str] = {}  # by kind, the id of its current item
        self.edges = 0

    def list_items(self, state_after: State, changes: Changes) -> list[GainItem]:
        for event in self.events:
            self.add_event(event)
        if self.tile["cube_space"] and self.is_own and ("cube", "") not in self.sums:
            self.sums[("no-cube", "")] = {}
        self.sums[("limit", "")] = self.unexplained_changes(changes)
        rows = [row for key, sums in self.sums.items() if (row := self.make_item(key, sums))]
        if not self.is_own and corners_met(state_after, self.laid_event):
            rows.append(GainItem("corners", self.gain_text("corners-blue")))
        own = [*self.upgrade_items(state_after), *self.question_items(state_after)] if self.is_own else []
        return [*rows, *self.plaza_items(state_after), *own]

    @property
    def is_own(self) -> bool:
        """Whether the seat lays the tile itself. Otherwise Parler lays it."""
        return self.laid["event"] in ROW_BY_EVENT

    # -- the item of an event

    def add_event(self, event: dict[str, Any]) -> None:
        if event.get("seat") != self.seat:
            return
        match event["event"]:
            case "paid":
                self.add_payment(event["bonus"], event["amount"])
            case "gained":
                self.add_amount(self.item_key(event), event["bonus"], event["amount"])
            case "moved-sideways":
                self.add_amount(("projects", ""), ON_PROJECT[event["project"]], 1)
            case "edge-met":
                self.edges += 1
            case "technology-worked":
                self.current_ids["technologies"] = event["technology"]
            case "wealth":
                self.current_ids["wealth"] = event["wealth"]
                self.add_amount(("wealth", event["wealth"]), CUBE, 1)
            case "cube-placed":
                self.add_amount(("cube", ""), CUBE, -1)
            case "cube-returned":
                self.add_amount(("plazas", ""), CUBE, 1)

    def add_payment(self, code: str, amount: int) -> None:
        """Add a payment: the surcharge belongs to the plot, the rest to the tile.

        A discount lowers the price of the tile first.
        """
        extra = min(amount, self.surcharge) if code == "gold" else 0
        self.add_amount(("price", ""), code, extra - amount)
        self.add_amount(("plot", ""), code, -extra)

    def add_amount(self, key: ItemKey, code: str, amount: int) -> None:
        if amount:
            sums = self.sums.setdefault(key, {})
            sums[code] = sums.get(code, 0) + amount

    def item_key(self, event: dict[str, Any]) -> ItemKey:
        source, code = event["source"], event["bonus"]
        if source == ROW_BY_EVENT.get(self.laid["event"]):
            return self.tile_key(code)
        if source == "connections":
            return ("corners", code) if code in CORNERS else ("edge", str(self.edges))
        return source, self.current_ids.get(source, "")

    def tile_key(self, code: str) -> ItemKey:
        """Return the key for a gain of the tile: its reward, its symbol, the plot's points, or the rest."""
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

    def unexplained_changes(self, changes: Changes) -> Changes:
        """Return gains that had no effect: gold above the limit, or steps beyond a track's end."""
        explained: Changes = {}
        for key, sums in self.sums.items():
            for code, amount in sums.items():
                if code not in LATER_CODES or key[0] == "projects":
                    explained[code] = explained.get(code, 0) + amount
        codes = dict.fromkeys([*explained, *changes])
        found = {code: changes.get(code, 0) - explained.get(code, 0) for code in codes}
        return {code: amount for code, amount in found.items() if amount}

    # -- items

    def make_item(self, key: ItemKey, sums: Changes) -> GainItem | None:
        kind, id = key
        if kind == "plazas" or (kind == "limit" and not sums):
            return None  # the item that says who leads a plaza includes what it brings
        later = {code: n for code, n in sums.items() if code in LATER_CODES and kind != "projects"}
        at_once = {code: n for code, n in sums.items() if code not in later}
        return GainItem(
            kind,
            self.item_label(kind, id),
            nonzero_amounts(at_once),
            nonzero_amounts(later),
            self.item_subject(kind, id),
        )

    def item_label(self, kind: str, id: str) -> str:
        match kind:
            case "price":
                turn = self.explainer.state_data["turn"]
                less = turn["discount"] if turn else 0
                return self.gain_text("price-less", number=less) if less else self.gain_text("price")
            case "corners":
                return self.gain_text(f"corners-{id}")
            case "technologies":
                return self.gain_text(
                    "technology", level=ROMAN[self.explainer.printed.technologies[id]["level"]]
                )
            case "wealth":
                return self.gain_text("wealth", wealth=self.describer.name_of("wealth", id))
            case "road":
                figure = self.explainer.state_data["seats"][self.seat]["figure"]
                return self.gain_text("road", space=self.describer.name_of("space", figure))
        return self.gain_text(kind)

    def item_subject(self, kind: str, id: str) -> tuple[str, str] | None:
        return ("technology", id) if kind == "technologies" else None

    def gain_text(self, key: str, **args: object) -> str:
        return self.describer.format(f"praga-gain-{key}", **args)

    # -- consequences

    def plaza_items(self, state_after: State) -> Iterator[GainItem]:
        """Yield an item for a plaza that becomes complete: who leads it, and what that brings."""
        if not self.plaza or self.explainer.state_data["plazas"][self.plaza]["free"] > 1:
            return
        events, chooses = self.play_to_evaluation(state_after)
        led = [event["seat"] for event in [*self.events, *events] if event["event"] == "plaza-led"]
        at_once = self.sums.get(("plazas", ""), {})
        counted = {code: n for code, n in at_once.items() if code not in LATER_CODES}
        coming = {code: n for code, n in at_once.items() if code in LATER_CODES}
        for code, amount in self.plaza_gains(events):
            coming[code] = coming.get(code, 0) + amount
        tile = self.explainer.state_data["plazas"][self.plaza]["tile"]
        about = ("plaza_tile", tile) if chooses and tile else None
        yield GainItem(
            "plaza", self.leaders_text(led, chooses), nonzero_amounts(counted), nonzero_amounts(coming), about
        )

    def plaza_gains(self, events: Sequence[dict[str, Any]]) -> Iterator[tuple[str, int]]:
        for event in events:
            if event.get("seat") == self.seat and event["event"] == "cube-returned":
                yield CUBE, 1
            elif event.get("seat") == self.seat and event.get("source") == "plazas":
                yield event["bonus"], event["amount"]

    def leaders_text(self, led: list[int], chooses: bool) -> str:
        others = ", ".join(self.explainer.names[seat] for seat in led if seat != self.seat)
        if self.seat in led:
            return self.gain_text("plaza-shared", seats=others) if others else self.gain_text("plaza-you")
        if others:
            return self.gain_text("plaza-other-and-you" if chooses else "plaza-other", seats=others)
        return self.gain_text("plaza-choose" if chooses else "plaza")

    def play_to_evaluation(self, state: State) -> tuple[list[dict[str, Any]], bool]:
        """Return the events until the plaza is evaluated, and whether the seat chooses a reward.

        Each question before that gets its first legal answer. The answer makes no difference.
        """
        event_log = EventLog()
        for _ in range(MAX_ANSWERS):
            decision = state.decision()
            if decision is None or decision.seat != self.seat or decision.kind == "turn":
                break
            if decision.kind == "plaza-reward":
                return self.visible_event_data(event_log), True
            state = play_on_copy(state, decision.moves[:1], event_log)
        return self.visible_event_data(event_log), False

    def visible_event_data(self, event_log: EventLog) -> list[dict[str, Any]]:
        return [self.explainer.event_data(event) for event in event_log.visible_to(self.seat)]

    def upgrade_items(self, state_after: State) -> Iterator[GainItem]:
        """Yield the upgrade bonuses that can be taken then, and what a new upgrade brings each time."""
        if self.tile["action"] is not None:
            yield GainItem(
                "each-time",
                self.gain_text("each-time"),
                unlocks=nonzero_amounts(bundle_amounts(self.tile["reward"])),
            )
        turn = self.explainer.state_data["turn"]
        before = count_bonuses(turn["pending"] if turn else [])
        for tile, count in count_bonuses(open_then(state_after)).items():
            if count > before.get(tile, 0):
                then = nonzero_amounts(bundle_amounts(self.explainer.printed.tiles[tile]["reward"]))
                yield GainItem("upgrade", self.gain_text("upgrade"), unlocks=then, object=("tile", tile))

    def question_items(self, state_after: State) -> Iterator[GainItem]:
        """Yield an item for the question that comes at once."""
        decision = state_after.decision()
        if decision and decision.seat == self.seat and decision.kind not in ("turn", "plaza-reward"):
            asking = self.describer.tr.decision_sentence
            yield GainItem(
                "next", asking(self.explainer.game, decision.kind, self.explainer.names, self.seat, self.seat)
            )


def count_bonuses(pending: Sequence[PendingData]) -> dict[str, int]:
    """Return how often the bonus of each upgrade can be taken."""
    counts: dict[str, int] = {}
    for each in pending:
        if each["verb"] == "bonus" and each["id"]:
            counts[each["id"]] = counts.get(each["id"], 0) + each["count"]
    return counts


def bundle_amounts(bundle: Mapping[str, Any]) -> Changes:
    """Return the amounts of a bundle, without the parts that are a choice."""
    return {code: number for code, number in bundle.items() if isinstance(number, int)}
