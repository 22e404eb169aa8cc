"""The effects of technologies, by the names in the components file."""

from typing import Final

WHEEL_GOLD: Final = 1
WHEEL_STONE: Final = 2
MINE_STEPS: Final = 3
QUARRY_STEPS: Final = 4
ROW_UP: Final = 5
WHEEL_VP: Final = 6
BUILDING_WITH_SYMBOL: Final = 7
BUILDING_WITHOUT_SYMBOL: Final = 8
RED_TOKEN: Final = 9
BLUE_TOKEN: Final = 10
EGG_GAIN: Final = 11
WALL_WITH_SYMBOL: Final = 12
EGG_AND_ROAD: Final = 13
FREE_ROW_UP: Final = 14
UNIVERSITY_STEPS: Final = 15
UPGRADE_AND_VP: Final = 16
PRODUCE_GOLD_TOO: Final = 17
PRODUCE_STONE_TOO: Final = 18
BUILDING_DISCOUNT: Final = 19
WALL_DISCOUNT: Final = 20
ANY_ACTION: Final = 21
STEP_AND_PRODUCE: Final = 22
UPGRADE_AND_WINDOW: Final = 23
PLAZA_BOTH: Final = 24
EFFECTS: Final = 25

# Names that identify an effect without a parameter.
BY_NAME: Final = {
    "row_up_vp": ROW_UP,
    "wheel_vp_plus": WHEEL_VP,
    "building_with_symbol": BUILDING_WITH_SYMBOL,
    "building_without_symbol": BUILDING_WITHOUT_SYMBOL,
    "egg_gain": EGG_GAIN,
    "wall_with_symbol": WALL_WITH_SYMBOL,
    "egg_and_road": EGG_AND_ROAD,
    "free_row_up": FREE_ROW_UP,
    "university_steps": UNIVERSITY_STEPS,
    "upgrade_and_vp": UPGRADE_AND_VP,
    "produce_gold": PRODUCE_GOLD_TOO,
    "produce_stone": PRODUCE_STONE_TOO,
    "building_discount": BUILDING_DISCOUNT,
    "wall_discount": WALL_DISCOUNT,
    "any_action": ANY_ACTION,
    "step_and_produce": STEP_AND_PRODUCE,
    "upgrade_and_goldwin": UPGRADE_AND_WINDOW,
    "plaza_both": PLAZA_BOTH,
}
# Other names, with the values of the parameter that identifies the effect.
BY_PARAMETER: Final = {
    "wheel_resource_plus": {"gold": WHEEL_GOLD, "stone": WHEEL_STONE},
    "track_step_vp": {"mines": MINE_STEPS, "quarry": QUARRY_STEPS},
    "token_once": {"red": RED_TOKEN, "blue": BLUE_TOKEN},
}


def effect_of(name: str, params: dict[str, object]) -> int:
    if name in BY_NAME:
        return BY_NAME[name]
    values = BY_PARAMETER[name]
    return next(values[str(value)] for value in params.values() if str(value) in values)
