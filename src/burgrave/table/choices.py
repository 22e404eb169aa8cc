"""The open decision as numbered choices, and the reasons for what is refused."""

from collections.abc import Sequence
from dataclasses import replace

from burgrave.core.event import SEAT
from burgrave.core.state import State
from burgrave.core.wrong import Wrong
from burgrave.table.lens import Lens, number_in
from burgrave.table.preview import Foresight
from burgrave.table.sight import Choice, Offered, Refusal
from burgrave.text import Text


def offered(
    lens: Lens, text: Text, view: State, names: Sequence[str], foreseen: Foresight | None = None
) -> Offered:
    """What the view's own seat may do and what not; with what is foreseen already, if something is."""
    foresight = foreseen or Foresight(view)
    facts = foresight.facts
    seat = int(view.eyes)
    role = lens.role(facts)
    offering = view.reasons()
    words = lens.game.words()
    labelled = []
    for move in offering.moves:
        parts = words.parts(move)
        counting = lens.counting_events(parts)
        count = number_in(lens.game, foresight.told(move), counting) if counting else None
        label = text.move(lens.game, move, names, seat, count, role)
        short, note = lens.explained(parts, label, text, facts, foresight)
        choice = Choice(
            number=0,
            move=move,
            label=label,
            group=lens.group(parts, text, facts),
            about=lens.about(parts),
            short=short,
            note=note,
            brings=lens.brings(parts, facts, foresight),
            forfeits=lens.forfeits(parts, text, facts, foresight),
        )
        labelled.append(choice)
    choices = [replace(choice, number=number) for number, choice in enumerate(in_groups(lens, labelled), 1)]
    refusals = []
    have = lens.purse(facts, seat)
    # Nobody asks why a move against oneself is not possible.
    for move, (reason, number) in offering.refused.items():
        if lens.is_telling(words.reasons[reason]) and (SEAT, str(seat)) not in words.parts(move).objects:
            label = text.move(lens.game, move, names, seat, None, role)
            why = text.reason(lens.game, words.reasons[reason], number, move, names, seat, have)
            refusals.append(Refusal(move, label, why, lens.is_obvious(words.reasons[reason])))
    return Offered(choices, refusals)


def in_groups(lens: Lens, choices: Sequence[Choice]) -> list[Choice]:
    """Those of a group one after another; those without one last."""
    ids = dict.fromkeys(choice.group.id for choice in choices if choice.group)
    order = [*sorted(ids, key=lens.rank), ""]
    return sorted(choices, key=lambda choice: order.index(choice.group.id if choice.group else ""))


def chosen(typed: str, view: State, offer: Offered) -> int | None:
    """The move meant by a number of the list or by the text of a move; None if it is neither."""
    if typed.isdecimal():
        wanted = typed.lstrip("0")  # never read as a number: it may have thousands of digits
        return next((choice.move for choice in offer.choices if str(choice.number) == wanted), None)
    move = view.game.words().numbers.get(" ".join(typed.split()))
    if move is None:
        return None
    offering = view.reasons()
    if move not in offering.moves:
        words = view.game.words()
        reason, number = offering.refused.get(move, (0, 0))
        raise Wrong("move-refused", move=words.moves[move], reason=words.reasons[reason], number=number)
    return move
