"""The moves of Praga as choices: a short label, and what to know before choosing."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.core.move import Move
from burgrave.match.presenters.praga.data_types import PragaStateData
from burgrave.match.presenters.praga.marks import GLYPHS, bundle_marks
from burgrave.match.presenters.praga.move_gains import MoveGains
from burgrave.match.presenters.praga.piece_describer import PieceDescriber
from burgrave.match.presenters.praga.printed import PrintedBoard, production_of
from burgrave.match.preview import Preview

Amounts = Mapping[str, Any]  # a bundle, or the sums of events

PRODUCING: Final = {"produce_gold": "mines", "produce_stone": "quarry"}
DEGREES: Final = 60
LIMITED: Final = ("gold", "stone")  # what a player can have only 9 of [R7.4]
ROW_UP: Final = ("climb", "arrow up")


class MoveExplainer:
    """Explains the moves of one decision to the deciding seat."""

    def __init__(
        self,
        game: Game[Any],
        printed: PrintedBoard,
        describer: PieceDescriber,
        state_data: PragaStateData,
        preview: Preview,
    ) -> None:
        self.game = game
        self.printed = printed
        self.describer = describer
        self.state_data = state_data
        decision = state_data["decision"]
        self.seat = decision["seat"] if decision else 0
        self.kind = decision["kind"] if decision else ""
        self.gains = MoveGains(game, state_data, preview)

    def choice_label(self, move: Move, label: str) -> str:
        """Return the label of a move that says nothing without its decision."""
        match move.verb:
            case "choose":
                text = self.gain_text(move)
                return text[:1].upper() + text[1:]
            case "decline":
                return self.describer.format(f"praga-decline-{self.kind}")
        return label

    def explain_move(self, move: Move, label: str) -> tuple[str, str]:
        """Return the short label and the note of a move."""
        id = move.objects[0][1] if move.objects else ""
        match move.verb:
            case "climb" | "sideways" | "project" | "arrow up":
                return self.explain_project_move(move, id, label)
            case "tile" | "slot" | "rotation" | "plot" | "place" | "plaza":
                return self.explain_placing(move, id)
            case "keep" | "use" | "bonus" | "seal" | "token" | "pick":
                return self.explain_piece(move.verb, id, label)
            case "choose":
                return self.gain_text(move), ""
            case "upper reward" | "lower reward":
                return label, self.gain_text(move)
            case "track" if self.kind == "production-track":
                brought = production_of(self.state_data["seats"][self.seat], id)
                return label, self.limited_text(move, brought)
        return self.explain_turn_move(move, id, label)

    def explain_turn_move(self, move: Move, id: str, label: str) -> tuple[str, str]:
        match move.verb:
            case "take":
                return self.explain_take(id)
            case "action" | "extra":
                return self.explain_action(move, id, label)
            case "refresh for gold":
                return self.refresh_text(id, "gold"), ""
            case "refresh for stone":
                return self.refresh_text(id, "stone"), ""
            case "buy action for two gold windows":
                return self.buy_text(with_silver=False), ""
            case "buy action for gold and silver":
                return self.buy_text(with_silver=True), ""
            case "wheel bonus":
                return self.describer.format(
                    "praga-terminal-gives", bundle=self.wheel_bonus_text()
                ), self.wheel_bonus_text()
            case "road effect":
                return self.street_marks(id) or label, self.street_text(id)
            case "road egg effect":
                effect = self.printed.road_space(id)["egg_effect"] or {}
                return f"{id} −1{GLYPHS['egg']} +{self.choice_marks(effect)}", self.describer.bundle_text(
                    effect
                )
        return "", ""

    def explain_piece(self, verb: str, id: str, label: str) -> tuple[str, str]:
        """Return the short label and the note for a piece that is taken, used or kept."""
        match verb:
            case "keep":
                return label, self.describer.technology_text(id)
            case "use":
                return id, self.describer.effect_text(id)
            case "bonus":
                return (
                    f"{id} {self.bundle_marks(self.printed.tiles[id]['reward'])}",
                    self.describer.tile_offer_text(id),
                )
            case "seal":
                return id, self.describer.seal_text(id)
            case "token":
                return (
                    f"{id} {self.bundle_marks(self.printed.tokens[id]['bonus'])}",
                    self.describer.token_text(id),
                )
        return id, self.describer.bridge_tile_text(id)

    def explain_placing(self, move: Move, id: str) -> tuple[str, str]:
        """Return the short label and the note for a tile, and where or how it is laid."""
        match move.verb:
            case "tile":
                return self.explain_tile(move, id)
            case "slot":
                return f"({id}) {self.best_gain_marks(move)}".strip(), self.best_gain_text(
                    move
                ) or self.nothing_text()
            case "rotation":
                degrees = f"{int(id) * DEGREES}°"
                note = "" if self.kind == "bot-rotation" else self.gain_text(move)
                return f"{degrees} {self.gain_marks(move) or '-'}", note
            case "plot":
                return self.explain_plot(move, id)
            case "place":
                return f"({id}) {self.gain_marks(move)}", self.gain_text(move)
        return self.explain_plaza(id)

    # -- the turn

    def explain_take(self, id: str) -> tuple[str, str]:
        tile = self.state_data["crane"]["tiles"][id]
        actions = self.describer.short_actions_text(tile["actions"])
        price = ""
        if tile["cost"]:
            price = f" -{tile['cost']}{GLYPHS['gold']}"
        if tile["points"]:
            price += f" +{tile['points']}{GLYPHS['vp']}"
        return f"{id} {actions}{price}", self.describer.crane_place_text(tile)

    def explain_action(self, move: Move, performance: str, label: str) -> tuple[str, str]:
        if performance in PRODUCING:
            brought = production_of(self.state_data["seats"][self.seat], PRODUCING[performance])
            return f"{label} {self.bundle_marks(brought)}", self.limited_text(move, brought)
        if performance == "road":
            spaces = list(self.game.notation.names["space"])
            space = spaces[spaces.index(self.state_data["seats"][self.seat]["figure"]) + 1]
            text = "; ".join(self.describer.road_texts(space))
            return label, f"{self.describer.name_of('space', space)}: {text}"
        return "", ""

    def limited_text(self, move: Move, brought: Amounts) -> str:
        """Return what is brought, and how much of it is lost because there is no room for more."""
        text = self.describer.bundle_text(brought)
        changes = self.gains.preview.changes_after(move.number)
        kept = {code: changes.get(code, 0) for code in LIMITED if code in brought}
        lost = {code: brought[code] - number for code, number in kept.items() if number < brought[code]}
        if not lost:
            return text
        losing = self.describer.format("praga-note-limit", lost=self.describer.bundle_text(lost))
        return f"{text}; {losing}"

    def refresh_text(self, row: str, resource: str) -> str:
        return f"{self.describer.name_of('row', row)} −1{GLYPHS[resource]}"

    def buy_text(self, with_silver: bool) -> str:
        options = self.printed.board["prices"]["buy_action"]
        price = next(option for option in options if ("silver" in option) == with_silver)
        return self.describer.format("praga-terminal-buy", cost=self.bundle_marks(price))

    def wheel_bonus_text(self) -> str:
        """Return what the crane's bonus brings when it is used.

        If it is a special tile or points, using it brings the points.
        """
        turn = self.state_data["turn"]
        bonus = turn["wheel_bonus"] if turn else None
        if bonus is None:
            return self.nothing_text()
        if bonus["bonus"] == "special_or_vp":
            return self.describer.amount_text("vp", bonus["amount"])
        return self.describer.wheel_bonus_text(bonus)

    def street_text(self, space: str) -> str:
        """Return what the plain effect of a street brings."""
        return self.describer.road_effect_text(self.printed.road_space(space)["effect"])

    def street_marks(self, space: str) -> str:
        """Return the plain effect of a street in symbols; empty if they cannot express it."""
        effect = self.printed.road_space(space)["effect"]
        if effect["kind"] == "may_pay":
            return f"{space} -{self.bundle_marks(effect['cost'])} +{self.bundle_marks(effect['gain'])}"
        brought = self.choice_marks(effect["gain"]) if effect["kind"] == "gain" else ""
        return f"{space} +{brought}" if brought else ""

    def choice_marks(self, bundle: Amounts) -> str:
        if "choose" in bundle:
            return " / ".join(self.bundle_marks(each) for each in bundle["choose"])
        return self.bundle_marks(bundle)

    def explain_project_move(self, move: Move, project: str, label: str) -> tuple[str, str]:
        """Return the short label and the note for a move on a project.

        The note says what the move itself costs and brings.
        """
        paid, gained = self.gains.price_and_gain(move)
        parts = []
        if paid:
            parts.append(self.describer.format("praga-terminal-costs", cost=self.describer.bundle_text(paid)))
        if gained:
            parts.append(
                self.describer.format("praga-terminal-gives", bundle=self.describer.bundle_text(gained))
            )
        if move.verb in ROW_UP:
            parts.append(self.row_text(project or self.asked_project()))
        short = label
        if move.verb in ("climb", "sideways"):
            name = self.describer.name_of("project", project)
            short = f"{name} {'↑' if move.verb == 'climb' else '↔'} {self.signed_marks(paid, gained)}".strip()
        return short, "; ".join(parts)

    def asked_project(self) -> str:
        decision = self.state_data["decision"]
        return (decision and decision["project"]) or ""

    def row_text(self, project: str) -> str:
        """Return the row that the marker goes up to, and what it is worth at the end."""
        row = self.state_data["seats"][self.seat][project]["row"] + 1  # type: ignore[literal-required]
        return self.describer.format(
            "praga-note-row", row=row, number=self.printed.projects[project]["row_points"][row - 1]
        )

    # -- tiles and places

    def explain_tile(self, move: Move, id: str) -> tuple[str, str]:
        entry = self.printed.tiles[id]
        if entry["action"] is not None:
            action = self.describer.format(f"praga-terminal-hex-{entry['action']}")
            offer = f"{action} {self.bundle_marks(entry['reward'])}"
        else:
            offer = f"{self.bundle_marks(entry['cost'])} → {self.bundle_marks(entry['reward'])}"
        texts = self.describer.tile_texts(id)
        best = self.best_gain_text(move)
        return f"{id} {offer}", "; ".join([best, *texts] if best else texts)

    def explain_plot(self, move: Move, id: str) -> tuple[str, str]:
        entry = self.printed.hexes[id.replace(",", " ")]
        texts, short = [], [id]
        extra, points = entry["surcharge"], entry["points"]
        if self.kind == "choose-plot" and (extra or points):
            cost, bundle = self.describer.amount_text("gold", extra), self.describer.amount_text("vp", points)
            texts.append(self.describer.format("praga-fact-plot", cost=cost, bundle=bundle))
            short.append(f"−{extra}{GLYPHS['gold']}+{points}{GLYPHS['vp']}")
        best = self.best_gain_text(move)
        if best:
            texts.append(best)
            short.append(self.best_gain_marks(move))
        return " ".join(short), "; ".join(texts)

    def explain_plaza(self, id: str) -> tuple[str, str]:
        tile = self.state_data["plazas"][id]["tile"] or ""
        entry = self.printed.plaza_tiles[tile]
        short = f"{id} {self.bundle_marks(entry['upper'])} / {self.bundle_marks(entry['lower'])}"
        return short, self.describer.plaza_tile_text(tile)

    # -- what a move would bring

    def gain_text(self, move: Move) -> str:
        found = self.gains.immediate_gain(move)
        return self.describer.bundle_text(found) if found else self.nothing_text()

    def gain_marks(self, move: Move) -> str:
        return self.bundle_marks(self.gains.immediate_gain(move))

    def best_gain_text(self, move: Move) -> str:
        """Return the most that a place can bring; empty if it brings nothing."""
        found = largest_bundle(self.gains.rotation_gains(move))
        return (
            self.describer.format("praga-terminal-up-to", bundle=self.describer.bundle_text(found))
            if found
            else ""
        )

    def best_gain_marks(self, move: Move) -> str:
        return self.bundle_marks(largest_bundle(self.gains.rotation_gains(move)))

    def nothing_text(self) -> str:
        return self.describer.format("praga-terminal-nothing")

    def bundle_marks(self, bundle: Amounts) -> str:
        return bundle_marks(bundle)

    def signed_marks(self, paid: Amounts, gained: Amounts) -> str:
        parts = [f"−{self.bundle_marks(paid)}"] if paid else []
        return " ".join([*parts, f"+{self.bundle_marks(gained)}"] if gained else parts)


def largest_bundle(bundles: Sequence[Amounts]) -> Amounts:
    """Return the bundle with the largest sum."""
    return max(bundles, key=lambda bundle: sum(bundle.values()), default={})
