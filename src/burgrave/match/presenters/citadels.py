"""Presents Citadels: groups of moves, prices, and which refusals are worth showing."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from burgrave.core.move import Move
from burgrave.i18n import Translator
from burgrave.match.layout.citadels.layout import CitadelsLayout
from burgrave.match.match_view import ChoiceGroup
from burgrave.match.piece_search import PieceName
from burgrave.match.presenters.base import Presenter
from burgrave.match.presenters.citadels_data_types import CitadelsPlayerData, CitadelsStateData
from burgrave.match.presenters.citadels_notes import note_of, pointless_reason
from burgrave.match.presenters.citadels_state.describer import CitadelsDescriber
from burgrave.match.preview import Preview

# The group of a move, by its verb.
GROUPS: Final = {
    "take gold": "gather",
    "take cards": "gather",
    "take income": "ability",
    "take income cards": "ability",
    "build": "build",
    "name": "ability",
    "swap hand": "ability",
    "redraw": "ability",
    "target": "ability",
    "use": "district",
    "take bonus": "ability",
    "collect tax": "ability",
    "study": "ability",
    "divine": "ability",
    "navigate gold": "ability",
    "navigate cards": "ability",
    "crown": "ability",
    "beautify": "ability",
    "sign": "ability",
    "flower": "ability",
    "play": "action",
    "use wagon": "action",
}
# The events that say what a move costs or brings, by its verb.
AMOUNT_EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "take gold": ("gold-gathered",),
    "take cards": ("cards-drawn",),
    "take income": ("income-taken",),
    "take income cards": ("income-taken",),
    "build": ("district-built",),
    "destroy": ("district-destroyed",),
    "take": ("district-seized", "district-exchanged"),
    "put": ("district-replaced",),
    "bribe": ("bribed",),
    "collect tax": ("tax-collected",),
    "collect wagon": ("wagon-collected",),
}
# Decisions that belong to a card, not to the character whose turn it is.
ROLES: Final = {
    "armory": "armory",
    "armory-target": "armory",
    "theater": "theater",
    "theater-card": "theater",
    "fortune-target": "fortune_teller",
    "lender": "cardinal",
}
# Reactions, each with the verb of the move that does not react.
TIMED_REACTIONS: Final = {
    "confiscate": "pass",
    "threat-reveal": "pass",
    "wizard-use": "keep",
    "hospital": "pass",
    "rasputin": "pass",
    "acrobat": "pass",
}
# What moves bring depends on hidden cards and on what others then do: nothing of it is foretold.
UNCERTAIN: Final = {"end turn", "spy"}
# The points that a move brings do not depend on unknown cards that come into the hand.
CERTAIN_POINTS: Final = {"build", "confiscate", "give", "put", "use wagon"}
# Refusals that everyone understands without a reason: for example, the card is not there.
NOT_WORTH_SHOWING: Final = {
    "not-now",
    "not-in-hand",
    "not-in-city",
    "not-in-cast",
    "not-offered",
    "not-drawn",
    "not-your-ability",
    "no-such-seat",
    "not-in-play",
    "not-holding-it",
    "action-card",
    "too-many-cards",
    "another-not-yourself",
}
# Unless the move is one of a card in hand for which there is a time.
WORTH_SHOWING: Final = {("not-now", "play")}
# Decisions that follow each other: one card or character after another.
REPEATED_KINDS: Final = frozenset({"lend-cards", "seer-return", "warrants"})
# Decisions that complete a choice: the district after the city, the new district after the old one.
FOLLOWUP_KINDS: Final = frozenset(
    {
        "armory",
        "armory-target",
        "copy",
        "destroy",
        "emperor-resource",
        "exchange-other",
        "exchange-own",
        "framework",
        "laboratory",
        "museum",
        "replace-new",
        "replace-old",
        "sacrifice",
        "seize",
    }
)
# Decisions after a seat has shown a card of its own, as part of one choice: the seat learns nothing by it.
DECLARED_KINDS: Final = frozenset(
    {"den", "fortune-target", "framework", "lender", "replace-new", "replace-old", "sacrifice"}
)
OBVIOUS: Final = {"already-gathered", "ability-used"}


def as_state_data(state_data: Mapping[str, Any]) -> CitadelsStateData:
    """Return the state data with its type for Citadels. The type is only assumed, not checked."""
    return cast(CitadelsStateData, state_data)


def district_ids(player: CitadelsPlayerData) -> list[str]:
    """Return the ids of the districts in a city."""
    return [district["card"] for district in player["city"]]


def highest_rank(state_data: CitadelsStateData, player: CitadelsPlayerData, edition: str) -> int:
    """Return the rank that decides a tie: of the revealed characters, or in De Luxe of those held."""
    ids = player["characters"] if edition == "deluxe" else player["revealed"]
    known = state_data["setup"]["characters"]
    return max((known[id]["rank"] for id in ids if id in known), default=0)


class CitadelsPresenter(Presenter):
    """How Citadels is shown to people: cities, characters and gold."""

    layout_class = CitadelsLayout

    def group_of(self, move: Move, tr: Translator, state_data: dict[str, Any]) -> ChoiceGroup | None:
        id = GROUPS.get(move.verb)
        return ChoiceGroup(id, tr.format(f"citadels-group-{id}")) if id else None

    def foretells(self, verb: str, total: str) -> bool:
        return verb not in UNCERTAIN and (total != "points" or verb in CERTAIN_POINTS)

    def pointless_reason(
        self, move: Move, tr: Translator, state_data: dict[str, Any], preview: Preview
    ) -> str:
        return pointless_reason(move, tr, as_state_data(state_data), preview.seat)

    def explain_move(
        self, move: Move, label: str, tr: Translator, state_data: dict[str, Any], preview: Preview
    ) -> tuple[str, str]:
        return "", note_of(move, tr, as_state_data(state_data), preview, self.timed_reactions())

    def declared_kinds(self) -> frozenset[str]:
        return DECLARED_KINDS

    def amount_events(self, move: Move) -> tuple[str, ...]:
        return AMOUNT_EVENTS.get(move.verb, ())

    def acting_role(self, state_data: dict[str, Any]) -> str | None:
        decision, turn = as_state_data(state_data)["decision"], as_state_data(state_data)["turn"]
        if decision and decision["kind"] in ROLES:
            return ROLES[decision["kind"]]
        return turn["character"] if turn else None

    def spendable(self, state_data: dict[str, Any], seat: int, reason: str) -> int | None:
        return as_state_data(state_data)["seats"][seat]["gold"]

    def is_worth_showing(self, reason: str, move: Move) -> bool:
        return reason not in NOT_WORTH_SHOWING or (reason, move.verb) in WORTH_SHOWING

    def repeated_kinds(self) -> frozenset[str]:
        return REPEATED_KINDS

    def is_obvious(self, reason: str) -> bool:
        return reason in OBVIOUS

    def compared_piece(self, move: Move) -> PieceName | None:
        return move.objects[0] if move.verb == "pick" else None

    def followup_kinds(self) -> frozenset[str]:
        return FOLLOWUP_KINDS | DECLARED_KINDS

    def timed_reactions(self) -> Mapping[str, str]:
        return TIMED_REACTIONS

    def tie_break(
        self, tr: Translator, state_data: dict[str, Any], names: Sequence[str], seats: Sequence[int]
    ) -> str:
        """Return what decides in this edition: districts alone, or the highest rank at the end."""
        edition = as_state_data(state_data)["setup"]["edition"]
        players = as_state_data(state_data)["seats"]
        if edition == "classic":
            numbers = [players[seat]["scored"].get("districts", 0) for seat in seats]
        else:
            numbers = [highest_rank(as_state_data(state_data), players[seat], edition) for seat in seats]
        pairs = zip(seats, numbers, strict=True)
        return tr.format(
            f"citadels-tie-{edition}", seats=", ".join(f"{names[seat]} ({n})" for seat, n in pairs)
        )

    def describer(
        self, tr: Translator, names: Sequence[str], state_data: Mapping[str, Any]
    ) -> CitadelsDescriber:
        return CitadelsDescriber(self.game, self.pieces, tr, names, state_data)

    def turn_key(self, state_data: dict[str, Any]) -> object:
        now = as_state_data(state_data)
        turn = now["turn"]
        return now["round"], now["phase"], (turn["seat"], turn["character"]) if turn else None
