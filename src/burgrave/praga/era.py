"""The change of eras: tiles of the second era replace those of the first era in the display. [18]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.core.rng import STREAM_NAMES
from burgrave.praga.catalogue import TILE_COUNT, row_of
from burgrave.praga.display import fill_display
from burgrave.praga.rules import ERA_AT_BLOCK
from burgrave.praga.state import STACKS, PragaState
from burgrave.praga.steps import TILE_STREAM

LAST_ERA: Final = 2


def is_era_change(s: PragaState, platform_moved: bool) -> bool:
    """Return whether the era changes now.

    With two players it changes at a position of the blocked sector, with more when the platform's cube moves.
    """
    rules = s.rules
    if s.era == LAST_ERA or s.platform != rules.era_platform:
        return False
    return s.block == rules.era_block if rules.era_kind == ERA_AT_BLOCK else platform_moved


def change_era(s: PragaState) -> None:
    s.era += 1
    s.emit(EVERYONE, "era-changed", s.era)
    lay_out_era(s)


def lay_out_era(s: PragaState) -> None:
    """Shuffle the stacks of the era and reveal the rows."""
    number: i64 = 0
    s.display = vec[i64]([0] * len(s.display))
    while number < STACKS:
        stack = tiles_of(s, number, s.era)
        s.shuffle_row(TILE_STREAM + STREAM_NAMES * (number + STACKS * (s.era - 1)), stack)
        s.stacks[number] = stack
        number += 1
    fill_display(s)


def tiles_of(s: PragaState, stack: i64, era: i64) -> vec[i64]:
    """Return all tiles of a stack in an era: those of its row, normal or special."""
    rules = s.rules
    out = vec[i64]()
    tile: i64 = 1
    while tile <= TILE_COUNT:
        if row_of(tile) * 2 + rules.special[tile] == stack and rules.era[tile] == era:
            out = append(out, tile)
        tile += 1
    return out
