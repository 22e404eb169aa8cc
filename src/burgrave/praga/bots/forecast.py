"""An estimate of a seat's points at the end, made at the beginning of a turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.praga.bots.features import features, turns_to_come
from burgrave.praga.scoring import points
from burgrave.praga.state import PragaState

A_WHILE: Final = 8.0  # turns
# What each feature still brings: the value at the end, a linear and a quadratic term for the turns left.
# tools/praga_points.py fits them to many games.
AT_THE_END: Final = vec[float](
    [
        -19.39,
        5.51,
        -1.2,
        4.39,
        -0.89,
        0.46,
        1.84,
        3.3,
        0.82,
        -0.17,
        4.39,
        -1.6,
        -2.89,
        0.76,
        -1.09,
        -2.21,
        2.04,
        0.48,
        0.42,
        -2.03,
        0.12,
        0.5,
        0.16,
        1.16,
        -0.31,
        -0.29,
        2.12,
        -0.93,
        -1.5,
        0.97,
        1.97,
        -0.55,
        0.05,
        -0.38,
        0.02,
        1.02,
        2.98,
        2.21,
        1.96,
        5.74,
        8.7,
        -0.92,
        -0.77,
        1.25,
        -1.45,
        -0.68,
        -2.25,
        -1.14,
    ]
)
BEFORE: Final = vec[float](
    [
        -21.68,
        3.79,
        0.15,
        12.88,
        -3.24,
        4.47,
        14.86,
        -5.27,
        -3.29,
        -1.54,
        12.79,
        2.41,
        40.2,
        -8.87,
        3.0,
        5.91,
        -48.25,
        6.8,
        0.95,
        -2.48,
        15.32,
        6.08,
        12.66,
        4.08,
        -3.43,
        -5.82,
        -9.17,
        2.46,
        0.48,
        0.11,
        17.24,
        -11.77,
        -0.47,
        20.72,
        -0.07,
        -4.53,
        -1.8,
        -7.37,
        2.28,
        33.19,
        3.72,
        14.29,
        14.82,
        -4.09,
        -7.56,
        1.45,
        18.38,
        -8.04,
    ]
)
BENDING: Final = vec[float](
    [
        47.05,
        -0.01,
        -0.78,
        -5.08,
        0.83,
        -2.95,
        -6.85,
        2.81,
        3.57,
        -0.33,
        -6.11,
        1.23,
        -21.64,
        8.34,
        -2.64,
        -2.06,
        35.43,
        0.68,
        -0.16,
        -10.36,
        -10.34,
        -1.15,
        -6.48,
        -0.43,
        1.71,
        3.58,
        5.48,
        -0.93,
        -0.83,
        1.31,
        1.13,
        -4.09,
        2.46,
        -8.11,
        0.1,
        3.02,
        -3.87,
        -1.09,
        -1.42,
        -24.77,
        -5.94,
        -4.56,
        0.17,
        -3.98,
        3.54,
        -5.19,
        -7.23,
        -10.23,
    ]
)


def forecast(s: PragaState, seat: i64) -> float:
    """Return the points that a seat would have now, plus what its features will bring in the turns left."""
    left = float(turns_to_come(s, seat)) / A_WHILE
    total = float(points(s, seat))
    at: i64 = 0
    for value in features(s, seat):
        if value != 0.0:
            total += value * (AT_THE_END[at] + left * (BEFORE[at] + left * BENDING[at]))
        at += 1
    return total
