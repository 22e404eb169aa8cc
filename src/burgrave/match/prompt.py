"""Makes a prompt: the open decision as numbered choices, and the reasons for refused moves."""

from collections.abc import Sequence
from dataclasses import replace

from burgrave.core.error import IllegalMoveError
from burgrave.core.events import SEAT
from burgrave.core.state import State
from burgrave.i18n import Translator
from burgrave.match.match_view import Choice, Prompt, RefusedChoice
from burgrave.match.presenters.base import Presenter, find_number
from burgrave.match.preview import Preview


def make_prompt(presenter: Presenter, tr: Translator, preview: Preview, names: Sequence[str]) -> Prompt:
    """Return what the viewer's seat may and may not do."""
    state_data, seat, legality = preview.state_data, preview.seat, preview.legality
    role = presenter.acting_role(state_data)
    notation = presenter.game.notation
    labelled = []
    for move in legality.moves:
        parts = notation.move(move)
        events = presenter.amount_events(parts)
        count = find_number(presenter.game, preview.events_after(move), events) if events else None
        label = tr.move_label(presenter.game, move, names, seat, count, role)
        label = presenter.choice_label(parts, label, tr, state_data, preview)
        short, note = presenter.explain_move(parts, label, tr, state_data, preview)
        pointless = presenter.pointless_reason(parts, tr, state_data, preview)
        choice = Choice(
            number=0,
            move=move,
            label=label,
            group=presenter.group_of(parts, tr, state_data),
            piece=presenter.piece_of(parts),
            short=short,
            note=pointless or note,
            gain=presenter.immediate_gain(parts, state_data, preview),
            losses=presenter.losses(parts, tr, state_data, preview),
            pointless=pointless != "",
        )
        labelled.append(choice)
    choices = [
        replace(choice, number=number) for number, choice in enumerate(sort_by_group(presenter, labelled), 1)
    ]
    refused = []
    # It is clear without a reason that a seat cannot choose itself as a target.
    for move, refusal in legality.refused.items():
        if (
            presenter.is_worth_showing(refusal.reason, notation.move(move))
            and (SEAT, str(seat)) not in notation.move(move).objects
        ):
            label = tr.move_label(presenter.game, move, names, seat, None, role)
            have = presenter.spendable(state_data, seat, refusal.reason)
            why = tr.reason_text(presenter.game, refusal.reason, refusal.number, move, names, seat, have)
            refused.append(RefusedChoice(move, label, why, presenter.is_obvious(refusal.reason)))
    return Prompt(choices, refused)


def sort_by_group(presenter: Presenter, choices: Sequence[Choice]) -> list[Choice]:
    """Return the choices sorted by group. Choices without a group come last."""
    ids = dict.fromkeys(choice.group.id for choice in choices if choice.group)
    order = [*sorted(ids, key=presenter.group_order), ""]
    return sorted(choices, key=lambda choice: order.index(choice.group.id if choice.group else ""))


def find_move(typed: str, view: State, prompt: Prompt) -> int | None:
    """Return the move for a number of the list or a text of a move; None if it is neither.

    Raise BurgraveError if the move is not legal.
    """
    if typed.isdecimal():
        wanted = typed.lstrip("0")  # compared as a text: it may have thousands of digits
        return next((choice.move for choice in prompt.choices if str(choice.number) == wanted), None)
    move = view.game.notation.numbers.get(" ".join(typed.split()))
    if move is None:
        return None
    legality = view.legality()
    if move not in legality.moves:
        refusal = legality.refusal_of(move)
        raise IllegalMoveError(
            "move-refused", move=view.move_text(move), reason=refusal.reason, number=refusal.number
        )
    return move
