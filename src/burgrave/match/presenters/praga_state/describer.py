"""All sections of Praga, in the order of importance for a turn. Long parts are shown only on request."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.i18n import Translator
from burgrave.match.presenters.praga.piece_describer import Cache
from burgrave.match.presenters.praga.printed import PrintedBoard
from burgrave.match.presenters.praga_state.board import BoardWriter
from burgrave.match.presenters.praga_state.city import CityWriter
from burgrave.match.presenters.praga_state.opponent import OpponentWriter
from burgrave.match.presenters.praga_state.seat import PragaSeatWriter
from burgrave.match.presenters.praga_state.turn import TurnWriter
from burgrave.match.presenters.praga_state.writer import PragaWriter
from burgrave.match.presenters.state_describer import seat_section
from burgrave.match.sections import Section

GAME: Final = "game"
TURN: Final = "turn"
OFFER: Final = "offer"
CRANE: Final = "crane"
DISPLAY: Final = "display"
STACKS: Final = "stacks"
MAP: Final = "map"
PROJECTS: Final = "projects"
ROAD: Final = "road"
BRIDGE: Final = "bridge"
SEALS: Final = "seals"
OPPONENT: Final = "opponent"


class PragaDescriber(PragaWriter):
    """Describes the state of Praga for one viewer."""

    def __init__(
        self,
        game: Game[Any],
        printed: PrintedBoard,
        cache: Cache,
        tr: Translator,
        names: Sequence[str],
        state_data: Mapping[str, Any],
    ) -> None:
        super().__init__(game, printed, cache, tr, names, state_data)
        self.board = BoardWriter(game, printed, cache, tr, names, state_data)
        self.city = CityWriter(game, printed, cache, tr, names, state_data)
        self.opponent = OpponentWriter(game, printed, cache, tr, names, state_data)
        self.seats = PragaSeatWriter(game, printed, cache, tr, names, state_data)
        self.turns = TurnWriter(game, printed, cache, tr, names, state_data)

    def sections(self) -> list[Section]:
        """Return the sections. The viewer's own seat comes last of those that every turn begins with."""
        return [
            Section(GAME, self.format("praga-title"), self.board.game_sentences()),
            Section(TURN, self.term("turn"), self.turns.turn_sentences()),
            Section(OFFER, self.term("display"), self.board.offer_sentences()),
            Section(OPPONENT, self.term("parler"), self.opponent.opponent_sentences()),
            *(
                Section(seat_section(seat), self.seat_heading(seat), self.seats.seat_sentences(seat))
                for seat in self.seats_own_last()
            ),
            Section(CRANE, self.term("crane"), self.board.crane_sentences(), on_request=True),
            Section(DISPLAY, self.text("heading-display"), self.board.display_sentences(), on_request=True),
            Section(STACKS, self.text("heading-stacks"), self.board.stack_sentences(), on_request=True),
            Section(MAP, self.text("heading-map"), self.city.map_sentences(), on_request=True),
            Section(PROJECTS, self.text("heading-projects"), self.city.project_sentences(), on_request=True),
            Section(ROAD, self.term("kings_road"), self.city.road_sentences(), on_request=True),
            Section(BRIDGE, self.term("bridge"), self.city.bridge_sentences(), on_request=True),
            Section(SEALS, self.text("heading-seals"), self.city.seal_sentences(), on_request=True),
            *(
                Section(
                    board_section(seat),
                    f"{self.term('action_board')}: {self.seat_heading(seat)}",
                    self.seats.board_sentences(seat),
                    on_request=True,
                )
                for seat in self.seats_own_last()
            ),
        ]

    def own_sentences(self) -> list[str]:
        """Return what the viewer has, and what is open in the viewer's turn."""
        if self.you is None:
            return []
        turn = self.praga["turn"]
        own_turn = turn is not None and turn["seat"] == self.you and turn["taken"] is not None
        opened = self.turns.open_sentences() if own_turn else []
        return [self.seats.amounts_sentence(self.you), *opened]


def board_section(seat: int) -> str:
    """Return the id of the section about the action board of a seat."""
    return f"board-{seat}"
