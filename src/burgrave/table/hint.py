"""What a searching bot would do in somebody's place, in words; from that seat's view alone."""

from collections.abc import Sequence
from typing import Final

from burgrave.bots.registry import bot
from burgrave.core.chance import Fast
from burgrave.core.explanation import Considered
from burgrave.core.state import State
from burgrave.table.lens import Lens
from burgrave.text import Text

SEARCHER: Final = "search:ms=1500"
MOST: Final = 4  # moves worth a line
FOLLOWING: Final = 4  # moves of a likely continuation


def hint(lens: Lens, text: Text, view: State, names: Sequence[str]) -> list[str]:
    """The most promising moves with their chances, and how the game may go on after each."""
    explained = bot(lens.game, SEARCHER).explain(view, Fast(1))
    if explained is None or len(explained.considered) < 2:
        return [text.say("terminal-hint-none")]
    best = explained.considered[:MOST]
    lines = [text.say("terminal-hint", number=sum(each.visits for each in explained.considered))]
    return lines + [line for each in best for line in considered(lens, text, view, names, each)]


def considered(lens: Lens, text: Text, view: State, names: Sequence[str], move: Considered) -> list[str]:
    """One move: what share of the tries it won, and what may follow."""
    seat, role = int(view.eyes), lens.role(view.facts())
    label = text.move(lens.game, move.move, names, seat, None, role)
    share = text.number(100 * move.win_chance)
    told = [text.say("terminal-hint-move", move=label, percent=share)]
    following = continuation(lens, text, view, names, move)
    if following:
        told.append("   " + text.say("terminal-hint-line", moves="; ".join(following)))
    return told


def continuation(lens: Lens, text: Text, view: State, names: Sequence[str], move: Considered) -> list[str]:
    """Who may do what next, as far as one imagined world allows it."""
    world = view.imagine(Fast(1))
    world.play(move.move)
    told: list[str] = []
    for following in move.line[:FOLLOWING]:
        if world.over or following not in world.legal():
            break
        seat = int(world.acting)
        role = lens.role(world.facts())
        told.append(f"{names[seat]}: {text.move(lens.game, following, names, seat, None, role)}")
        world.play(following)
    return told
