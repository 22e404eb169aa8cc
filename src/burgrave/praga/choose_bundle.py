"""The choice of one of several bundles."""

from typing import final

from mypy_extensions import i64

from burgrave.core.agenda import Step, number_in, seat_in
from burgrave.core.move_collector import MoveCollector
from burgrave.praga.gain import SOURCE_SHIFT, gain
from burgrave.praga.moves import CHOICE
from burgrave.praga.state import PragaState


@final
class ChooseBundleStep(Step[PragaState]):
    """Choose exactly one of the bundles; the argument holds the seat, the choice and its source."""

    kind = "choose-bundle"

    def seat(self, s: PragaState, argument: i64) -> i64:
        return seat_in(argument)

    def offer(self, s: PragaState, argument: i64, moves: MoveCollector) -> None:
        number: i64 = 0
        for _ in s.rules.choices[number_in(argument) % SOURCE_SHIFT]:
            moves.allow(CHOICE + number)
            number += 1

    def choose(self, s: PragaState, argument: i64, move: i64) -> None:
        s.pop()
        bundles = s.rules.choices[number_in(argument) % SOURCE_SHIFT]
        gain(s, seat_in(argument), bundles[move - CHOICE], number_in(argument) // SOURCE_SHIFT)
