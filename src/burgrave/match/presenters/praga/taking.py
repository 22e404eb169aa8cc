"""What the actions of an action tile would bring if the tile was taken: the engine plays each of them."""

from typing import Final

from burgrave.core.move import Move
from burgrave.core.state import State
from burgrave.match.gains import GainItem, nonzero_amounts
from burgrave.match.presenters.praga.data_types import PragaStateData
from burgrave.match.presenters.praga.piece_describer import PieceDescriber
from burgrave.match.preview import compare_totals, play_on_copy

PERFORMANCE: Final = "performance"
ACTION: Final = "action"  # the verb of an action, and the kind of its item
CHOOSE_TILE: Final = "choose-tile"
ROW_OF: Final = {"upgrade": "upgrades", "wall": "walls", "building": "buildings"}


class TakenTile:
    """Previews the actions of an action tile."""

    def __init__(
        self, describer: PieceDescriber, state_data: PragaStateData, seat: int, state_after: State
    ) -> None:
        self.describer = describer
        self.display = state_data["display"]  # taking an action tile does not change it
        self.game = describer.game
        self.seat = seat
        self.state_after = state_after  # the tile is taken, nothing else happened

    def list_items(self) -> list[GainItem]:
        """Return an item for each action that is possible then."""
        moves = [self.game.notation.move(move) for move in self.state_after.legal_moves()]
        return [self.action_item(move) for move in moves if move.verb == ACTION]

    def action_item(self, move: Move) -> GainItem:
        """Return what an action brings at once, or how many tiles can be chosen for it."""
        performance = move.id_of(PERFORMANCE)
        name = self.describer.name_of(PERFORMANCE, performance)
        state = play_on_copy(self.state_after, [move.number])
        if state.decision_kind() == CHOOSE_TILE:
            number, count = len(self.tiles(state)), self.tiles_in_row(performance)
            label = self.describer.format("praga-note-tiles", action=name, number=number, count=count)
            return GainItem(ACTION, label, object=(PERFORMANCE, performance))
        changes = compare_totals(self.state_after.totals(self.seat), state.totals(self.seat))
        return GainItem(ACTION, name, unlocks=nonzero_amounts(changes), object=(PERFORMANCE, performance))

    def tiles(self, state: State) -> list[int]:
        return list(state.legal_moves())

    def tiles_in_row(self, performance: str) -> int:
        return sum(tile is not None for tile in self.display[ROW_OF[performance]])
