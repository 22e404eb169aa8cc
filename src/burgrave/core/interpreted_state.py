"""The state of a game that is not compiled.

Interpreted classes may inherit from the classes of the engine, except from `State` and `MoveCollector`.
Otherwise mypyc would look up each of their methods and check each of their fields, and all games would be
slower by a fifteenth. So the data of an interpreted game is a separate object:

    class Table:
        def clone(self) -> "Table": ...
        def dump(self) -> list[int]: ...
        def load(self, r: Reader) -> None: ...

    class Deal(Step[InterpretedState]):
        def run(self, s: InterpretedState, argument: int) -> None:
            s.table.deck = [...]

A compiled game in this tree has its own subclass of `State` instead, as Citadels has.
"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from burgrave.core.game import Game
from burgrave.core.pack import Reader
from burgrave.core.rng import Rng
from burgrave.core.state import State


@final
class InterpretedState(State):
    """The agenda and the random numbers of a game, and its table: plain data that can copy itself."""

    def __init__(self, game: Game[Any], agenda: list[i64], rng: Rng, table: Any) -> None:
        super().__init__(game, vec[i64](agenda), rng)
        self.table = table

    def clone(self) -> "InterpretedState":
        other = InterpretedState(self.game, list(self.agenda), self.rng.clone(), self.table.clone())
        self.copy_to(other)
        return other

    def dump(self) -> list[int]:
        return [*self.dump_base(), *self.table.dump()]

    def load(self, r: Reader) -> None:
        self.load_base(r)
        self.table.load(r)
