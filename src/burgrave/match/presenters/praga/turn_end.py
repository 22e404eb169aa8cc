"""What the end of a turn would lose: pending items that do not resolve by themselves, and excess windows."""

from collections.abc import Iterator
from typing import Any, Final

from burgrave.core.events import Event, EventLog
from burgrave.core.game import Game
from burgrave.match.match_view import Loss
from burgrave.match.presenters.praga.data_types import PendingData, PragaStateData
from burgrave.match.presenters.praga.marks import GLYPHS
from burgrave.match.presenters.praga.piece_describer import PieceDescriber
from burgrave.match.preview import Preview, play_on_copy

END_TURN: Final = "end turn"
# Questions that may come before the turn is over, and the verb of an answer that changes nothing else.
ANSWERS: Final = {"arrow-up": "decline", "discard-windows": "discard silver window"}
WINDOWS: Final = ("silver", "goldwin")


class TurnEnd:
    """Previews the end of the current turn."""

    def __init__(
        self,
        game: Game[Any],
        describer: PieceDescriber,
        state_data: PragaStateData,
        preview: Preview,
        move: int,
    ) -> None:
        self.game = game
        self.describer = describer
        self.turn = state_data["turn"]
        self.preview = preview
        self.move = move

    def losses(self) -> list[Loss]:
        lost = [each for each in self.turn["pending"] if each["end"] == "lost"] if self.turn else []
        return [*(self.pending_loss(each) for each in lost), *self.window_losses()]

    def explain_move(self, label: str) -> tuple[str, str]:
        """Return what the end loses, for narrow places, and what it still brings and loses."""
        changes = self.preview.changes_after(self.move)
        gained = {code: count for code, count in changes.items() if count > 0 and code in GLYPHS}
        gives = (
            [self.describer.format("praga-terminal-gives", bundle=self.describer.bundle_text(gained))]
            if gained
            else []
        )
        lost = ", ".join(loss.text for loss in self.losses())
        loses = [self.describer.format("praga-loss-list", things=lost)] if lost else []
        return ": ".join([label, *loses]), "; ".join([*gives, *loses])

    def pending_loss(self, pending: PendingData) -> Loss:
        verb, id, count = pending["verb"], pending["id"], pending["count"]
        offered = [self.game.notation.move(move) for move in self.preview.legality.moves]
        usable = any(move.verb == verb and (id is None or move.objects[0][1] == id) for move in offered)
        key = f"praga-loss-{verb.replace(' ', '-')}"
        return Loss(
            self.loss_subject(pending), count, self.describer.format(key, number=count, id=id), usable
        )

    def loss_subject(self, pending: PendingData) -> tuple[str, str]:
        match pending["verb"]:
            case "wheel bonus":
                bonus = self.turn["wheel_bonus"] if self.turn else None
                return "bonus", bonus["bonus"] if bonus else ""
            case "sideways":
                return "project", pending["id"] or ""
            case "extra":
                return "term", "extra_action"
            case "action":
                return "term", "main_action"
        return "space", pending["id"] or ""

    def window_losses(self) -> Iterator[Loss]:
        """Yield the losses of windows above the limit."""
        lost, chosen = self.discarded_windows()
        if not lost:
            return
        usable = any(self.costs_windows(move) for move in self.preview.legality.moves if move != self.move)
        if chosen:
            count = sum(lost.values())
            text = self.describer.format("praga-loss-window", number=count)
            yield Loss(("term", "window"), count, text, usable)
        else:
            for code, count in lost.items():
                yield Loss(("bonus", code), count, self.describer.amount_text(code, count), usable)

    def costs_windows(self, move: int) -> bool:
        changes = self.preview.changes_after(move)
        return any(changes.get(code, 0) < 0 for code in WINDOWS)

    def discarded_windows(self) -> tuple[dict[str, int], bool]:
        """Return the discarded windows, and whether the player chooses which.

        The end of the turn is played up to the answer to its last question.
        """
        event_log = EventLog()
        state = self.preview.samples_after(self.move)[0]
        seat, notation = self.preview.seat, self.game.notation
        chosen = False
        while (decision := state.decision()) and decision.seat == seat and decision.kind in ANSWERS:
            chosen = chosen or decision.kind == "discard-windows"
            answer = notation.parse_move(ANSWERS[decision.kind])
            state = play_on_copy(state, [answer], event_log)
        lost: dict[str, int] = {}
        for event in [*self.preview.events_after(self.move), *event_log.visible_to(seat)]:
            code, count = self.payment_in(event)
            if code in WINDOWS:
                lost[code] = lost.get(code, 0) + count
        return lost, chosen

    def payment_in(self, event: Event) -> tuple[str, int]:
        if event.name != "paid":
            return "", 0
        data: dict[str, Any] = dict(self.game.notation.event_data(event))
        return (data["bonus"], data["amount"]) if data["seat"] == self.preview.seat else ("", 0)
