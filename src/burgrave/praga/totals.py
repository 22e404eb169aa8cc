"""The resources and tracks of a player as numbers, by the codes of the bonuses that change them."""

from burgrave.praga.state import PragaPlayer


def make_totals(p: PragaPlayer) -> dict[str, int]:
    return {
        "gold": p.gold,
        "stone": p.stone,
        "vp": p.vp,
        "tech": p.technology,
        "university": p.university,
        "mine": p.mines,
        "quarry": p.quarry,
        "silver": p.silver,
        "goldwin": p.gold_windows,
        "egg": p.eggs,
        "red": p.red,
        "blue": p.blue,
        "hunger": p.hunger_column,
        "cathedral": p.cathedral_column,
        "cube": p.cubes,
    }
