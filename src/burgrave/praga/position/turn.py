"""The present turn of a scenario position."""

from typing import Final

from librt.vecs import append

from burgrave.core.scenario.value import ScenarioValue
from burgrave.praga.catalogue import ACTION_IDS, ACTION_TILES, PROJECT_IDS, SPACE_IDS, TILE_IDS, bit
from burgrave.praga.claims import SPAN
from burgrave.praga.position.crane import sector_written
from burgrave.praga.state import PragaState
from burgrave.praga.state_data.ids import action_tile

FIELDS: Final = [
    "seat",
    "taken",
    "wheel bonus",
    "main done",
    "bought",
    "extra actions",
    "refreshed",
    "sideways",
    "optional sideways",
    "road effects",
    "road egg effects",
    "claims",
]
CLAIM_FIELDS: Final = ["action", "options"]
STREETS: Final = SPACE_IDS[1:4]
MOST_CREDITS: Final = 99


class TurnReader:
    """Reader of the field `turn`: the seat on turn and what happened in the turn."""

    def __init__(self, s: PragaState, node: ScenarioValue | None) -> None:
        self.s = s
        self.written = node
        self.fields: dict[str, ScenarioValue] = {}
        if node is not None and not node.is_nothing:
            self.fields = node.fields(FIELDS) if node.is_mapping else {"seat": node}
        self.seat = self.fields["seat"].seat(len(s.players)) if "seat" in self.fields else None
        self.taken = self.read_taken()

    def read_taken(self) -> int:
        if "taken" not in self.fields or self.fields["taken"].is_nothing:
            return 0
        ids = [action_tile(self.s.rules, number) for number in range(1, ACTION_TILES + 1)]
        return ids.index(self.fields["taken"].one_of("piece", ids)) + 1

    def flag(self, name: str) -> bool:
        return self.fields[name].flag() if name in self.fields else False

    def read(self) -> None:
        s, fields = self.s, self.fields
        s.taken = self.taken
        s.main_done = self.flag("main done")
        for name in ("main done", "wheel bonus"):
            if name in fields and not self.taken and not (fields[name].is_nothing or not fields[name].value):
                raise fields[name].make_error("position-nothing-taken", field=name)
        if "wheel bonus" in fields and not fields["wheel bonus"].is_nothing:
            s.wheel_bonus = sector_written(s.rules, fields["wheel bonus"])
        if "extra actions" in fields:
            s.extra_actions = fields["extra actions"].whole(0, 1)
        s.bought = self.flag("bought") or s.extra_actions > 0
        s.refreshed = self.flag("refreshed")
        self.sideways()
        s.road_effects = self.streets("road effects")
        s.road_egg_effects = self.streets("road egg effects")
        for item in fields["claims"].items() if "claims" in fields else []:
            s.claims = append(s.claims, self.claim(item))

    def sideways(self) -> None:
        """Set the credits for sideways moves, which always include the optional ones."""
        s = self.s
        s.hunger_credits, s.cathedral_credits = self.credits("sideways")
        s.hunger_optional, s.cathedral_optional = self.credits("optional sideways")
        s.hunger_credits = max(s.hunger_credits, s.hunger_optional)
        s.cathedral_credits = max(s.cathedral_credits, s.cathedral_optional)

    def credits(self, name: str) -> tuple[int, int]:
        """Return the credits for both projects, written as `{cathedral: 2}` or as a list of projects."""
        credits = dict.fromkeys(PROJECT_IDS, 0)
        if name in self.fields and self.fields[name].is_mapping:
            for project, value in self.fields[name].fields(PROJECT_IDS).items():
                credits[project] = value.whole(0, MOST_CREDITS)
        elif name in self.fields:
            for item in self.fields[name].items():
                credits[item.one_of("project", PROJECT_IDS)] += 1
        hunger, cathedral = credits.values()
        return hunger, cathedral

    def streets(self, name: str) -> int:
        mask = 0
        for item in self.fields[name].items() if name in self.fields else []:
            mask |= int(bit(SPACE_IDS.index(item.one_of("space", STREETS))))
        return mask

    def claim(self, node: ScenarioValue) -> int:
        """Return a claim; its options are the tile on top, unless more tiles are named."""
        s = self.s
        fields = node.fields(CLAIM_FIELDS) if node.is_mapping else {"action": node}
        if "action" not in fields:
            raise node.make_error("scenario-missing", field="action")
        action = ACTION_IDS.index(fields["action"].one_of("action", ACTION_IDS))
        on_hex = [
            TILE_IDS[tile] for tile in s.players[s.turn].upgrades if s.rules.upgrade_action[tile] == action
        ]
        lower = max(0, len(on_hex) - 1)
        if "options" in fields:
            named = [item.one_of("piece", TILE_IDS[1:]) for item in fields["options"].items()]
            lower = len(on_hex) - len(named)
            if sorted(named) != sorted(on_hex[max(lower, 0) :]):
                raise fields["options"].make_error("position-claim", action=ACTION_IDS[action])
        return action * SPAN + max(lower, 0)
