"""How people meet Citadels: headings, prices, and which refusals are worth a word."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from burgrave.citadels.facts.types import Facts, Player
from burgrave.core.move import Move
from burgrave.table.lens import Lens
from burgrave.table.sight import Group
from burgrave.text import Text

# By the verb of a move, the group it is offered in.
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
# By the verb of a move, the events that tell its price or what it brings.
COUNTING: Final[dict[str, tuple[str, ...]]] = {
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
# Decisions that belong to a card, not to the character on turn.
ROLES: Final = {
    "armory": "armory",
    "armory-target": "armory",
    "theater": "theater",
    "theater-card": "theater",
    "fortune-target": "fortune_teller",
    "lender": "cardinal",
}
# Decisions that betray nothing, and how one says nothing there.
SILENCES: Final = {
    "confiscate": "pass",
    "threat-reveal": "pass",
    "wizard-use": "keep",
    "hospital": "pass",
    "rasputin": "pass",
    "acrobat": "pass",
}
# Refusals that everybody understands without a word: nobody looks for a card that is not there.
NONSENSE: Final = {
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
# Decisions that complete a choice: the district after the city, the new district after the old one.
ROWS: Final = frozenset(
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
OBVIOUS: Final = {"already-gathered", "ability-used"}


def seen(facts: Mapping[str, Any]) -> Facts:
    """The facts of a table of Citadels; only here is their type taken on trust."""
    return cast(Facts, facts)


def built(player: Player) -> list[str]:
    """The districts of a city by their ids alone."""
    return [district["card"] for district in player["city"]]


def highest_rank(facts: Facts, player: Player, edition: str) -> int:
    """Of the characters that decide a tie: those shown, or in De Luxe those held."""
    ids = player["characters"] if edition == "deluxe" else player["revealed"]
    known = facts["setup"]["characters"]
    return max((known[id]["rank"] for id in ids if id in known), default=0)


class CitadelsLens(Lens):
    """Cities, characters and gold."""

    def group(self, move: Move, text: Text, facts: dict[str, Any]) -> Group | None:
        id = GROUPS.get(move.verb)
        return Group(id, text.say(f"terminal-citadels-{id}")) if id else None

    def counting_events(self, move: Move) -> tuple[str, ...]:
        return COUNTING.get(move.verb, ())

    def role(self, facts: dict[str, Any]) -> str | None:
        decision, turn = seen(facts)["decision"], seen(facts)["turn"]
        if decision and decision["kind"] in ROLES:
            return ROLES[decision["kind"]]
        return turn["character"] if turn else None

    def purse(self, facts: dict[str, Any], seat: int) -> int | None:
        return seen(facts)["seats"][seat]["gold"]

    def is_telling(self, reason: str) -> bool:
        return reason not in NONSENSE

    def is_obvious(self, reason: str) -> bool:
        return reason in OBVIOUS

    def row_kinds(self) -> frozenset[str]:
        return ROWS

    def silences(self) -> Mapping[str, str]:
        return SILENCES

    def tie(self, text: Text, facts: dict[str, Any], names: Sequence[str], seats: Sequence[int]) -> str:
        """By edition: the districts alone, or the highest rank of the last round."""
        edition = seen(facts)["setup"]["edition"]
        players = seen(facts)["seats"]
        if edition == "classic":
            numbers = [players[seat]["scored"].get("districts", 0) for seat in seats]
        else:
            numbers = [highest_rank(seen(facts), players[seat], edition) for seat in seats]
        pairs = zip(seats, numbers, strict=True)
        return text.say(
            f"citadels-tie-{edition}", seats=", ".join(f"{names[seat]} ({n})" for seat, n in pairs)
        )

    def chapter(self, facts: dict[str, Any]) -> object:
        now = seen(facts)
        turn = now["turn"]
        return now["round"], now["phase"], (turn["seat"], turn["character"]) if turn else None
