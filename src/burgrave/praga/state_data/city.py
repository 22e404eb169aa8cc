"""State data of the city: plazas, and the buildings on the plots around them."""

from burgrave.praga.catalogue import PLAZA_IDS, PLAZA_TILE_IDS, TILE_IDS, bit
from burgrave.praga.state import CUBE, PIECE, PragaState
from burgrave.praga.state_data.ids import BOT, piece_or_none, plot_id
from burgrave.praga.state_data.sides import rotation, sides
from burgrave.praga.state_data.types import Owner, PlazaData, PlotData


def plazas(s: PragaState) -> dict[str, PlazaData]:
    return {id: around(s, plaza) for plaza, id in enumerate(PLAZA_IDS)}


def around(s: PragaState, plaza: int) -> PlazaData:
    entries = [int(s.plots[plot]) for plot in s.rules.plots_around[plaza]]
    built = [entry for entry in entries if entry]
    owners = [str(owner) for owner in (cube(s, entry) for entry in built) if owner is not None]
    return {
        "tile": piece_or_none(PLAZA_TILE_IDS, s.plaza_tiles[plaza]),
        "evaluated": bool(s.evaluated & bit(plaza)),
        "buildings": len(built),
        "free": len(entries) - len(built),
        "influence": {owner: owners.count(owner) for owner in dict.fromkeys(owners)},
    }


def plots(s: PragaState) -> dict[str, PlotData]:
    return {plot_id(s.rules, plot): building(s, entry) for plot, entry in enumerate(s.plots) if entry}


def building(s: PragaState, entry: int) -> PlotData:
    return {
        "building": TILE_IDS[entry & PIECE],
        "rotation": rotation(entry),
        "cube": cube(s, entry),
        "corners": sides(s, entry & PIECE, rotation(entry))["corners"],
    }


def cube(s: PragaState, entry: int) -> Owner | None:
    """Return the owner of the cube on a building, or None."""
    owner = (entry >> CUBE) - 1
    if owner < 0:
        return None
    return int(owner) if owner < len(s.players) else BOT
