"""State data of the open decision: the plaza, project, track, row or piece that it is about."""

from burgrave.core.agenda import number_in
from burgrave.praga.board_data.types import BundleData
from burgrave.praga.catalogue import (
    ACTION_IDS,
    BRIDGE_TILE_IDS,
    PLAZA_IDS,
    PROJECT_IDS,
    ROW_IDS,
    TILE_IDS,
)
from burgrave.praga.display import ROWS, SLOTS
from burgrave.praga.gain import SOURCE_SHIFT
from burgrave.praga.refresh import PAYMENTS
from burgrave.praga.state import PragaState
from burgrave.praga.state_data.ids import plot_id
from burgrave.praga.state_data.production import as_bundle
from burgrave.praga.state_data.types import SubjectData
from burgrave.praga.steps import (
    ARROW,
    BOT_PLOT,
    BOT_ROTATION,
    BRIDGE_PLACE,
    CHOOSE_BUNDLE,
    CHOOSE_TILE,
    PLAZA_REWARD,
    PRODUCTION_TOKEN,
    REFRESH_FIRST,
    REFRESH_SECOND,
)


def decision_data(s: PragaState) -> SubjectData:
    return {
        "plaza": among(s, PLAZA_IDS, PLAZA_REWARD),
        "project": among(s, PROJECT_IDS, ARROW),
        "track": among(s, ACTION_IDS, PRODUCTION_TOKEN),
        "bridge_tile": among(s, BRIDGE_TILE_IDS, BRIDGE_PLACE),
        "row": row(s),
        "first_tile": first_tile(s),
        "tile": TILE_IDS[s.tile] if s.current_step() in (BOT_PLOT, BOT_ROTATION) else None,
        "plot": plot_id(s.rules, s.place) if s.current_step() == BOT_ROTATION else None,
        "choices": choices(s),
    }


def among(s: PragaState, ids: list[str], step: int) -> str | None:
    """Return the id in the argument of the current step, or None if it is another step."""
    return ids[number_in(s.current_argument())] if s.current_step() == step else None


def row(s: PragaState) -> str | None:
    """Return the row of the display from which a tile is chosen, or None."""
    if s.current_step() == CHOOSE_TILE:
        return ROW_IDS[s.current_argument()]
    if s.current_step() in (REFRESH_FIRST, REFRESH_SECOND):
        return ROW_IDS[s.current_argument() // PAYMENTS % ROWS]
    return None


def first_tile(s: PragaState) -> str | None:
    """Return the tile that leaves the row together with the one to be chosen, or None."""
    if s.current_step() != REFRESH_SECOND:
        return None
    at = s.current_argument() // PAYMENTS
    return TILE_IDS[s.display[at % ROWS * SLOTS + at // ROWS]]


def choices(s: PragaState) -> list[BundleData]:
    """Return the bundles of which one is chosen, in the order of the moves."""
    if s.current_step() != CHOOSE_BUNDLE:
        return []
    return [
        as_bundle(s, [bundle]) for bundle in s.rules.choices[number_in(s.current_argument()) % SOURCE_SHIFT]
    ]
