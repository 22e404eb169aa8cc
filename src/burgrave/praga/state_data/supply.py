"""State data of the pieces beside the boards: display, stacks, bridge, seals."""

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.praga.catalogue import BRIDGE_TILE_IDS, ROW_IDS, SEAL_IDS, TECHNOLOGY_IDS, TILE_IDS, bit
from burgrave.praga.display import SLOTS
from burgrave.praga.state import PragaState
from burgrave.praga.state_data.ids import BOT, LEVEL_IDS, piece, piece_or_none
from burgrave.praga.state_data.types import LaidBridgeTileData, Owner, StackData


def display(s: PragaState) -> dict[str, list[str | None]]:
    """Return three normal slots and the special one for each row; None is an empty slot."""
    return {
        row: [piece_or_none(TILE_IDS, tile) for tile in s.display[at * SLOTS : (at + 1) * SLOTS]]
        for at, row in enumerate(ROW_IDS)
    }


def stacks(s: PragaState) -> dict[str, StackData]:
    """Return the face-down stacks, each from the top down."""
    return {
        row: {
            "normal": pieces(TILE_IDS, s.stacks[2 * at]),
            "special": pieces(TILE_IDS, s.stacks[2 * at + 1]),
        }
        for at, row in enumerate(ROW_IDS)
    }


def technology_stacks(s: PragaState) -> dict[str, list[str]]:
    return {level: pieces(TECHNOLOGY_IDS, s.technologies[at]) for at, level in enumerate(LEVEL_IDS)}


def pieces(ids: list[str], stack: vec[i64]) -> list[str]:
    return [piece(ids, entry) for entry in reversed(list(stack))]


def bridge(s: PragaState) -> dict[str, LaidBridgeTileData]:
    laid: dict[str, LaidBridgeTileData] = {}
    for place, tile in enumerate(s.bridge):
        if tile:
            figures = [seat for seat, p in enumerate(s.players) if p.figure_place == place + 1]
            laid[str(place + 1)] = {"tile": BRIDGE_TILE_IDS[tile], "figure": figures[0] if figures else None}
    return laid


def seals(s: PragaState) -> dict[str, Owner | None]:
    """Return the owner of the cube on each seal."""
    return {id: owner(s, number) for number, id in enumerate(SEAL_IDS) if number}


def owner(s: PragaState, seal: int) -> Owner | None:
    seats = [seat for seat, p in enumerate(s.players) if p.seals & bit(seal)]
    return seats[0] if seats else BOT if s.bot_seals & bit(seal) else None
