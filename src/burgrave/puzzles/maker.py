"""Makes puzzles from bots' games: a quick look at each decision, more samples where one choice seems best."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from burgrave.bots.registry import make_bot
from burgrave.core.game import Game
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.match.presenters.base import presenter_for
from burgrave.puzzles.candidates import PuzzleCandidate, play_candidates
from burgrave.puzzles.compare import Tried, compare_choices, lead_over, reasons_between
from burgrave.puzzles.puzzle import KINDS, Kind, Puzzle, PuzzleChoice
from burgrave.puzzles.who import make_who
from burgrave.review.reviewed_game import PLACE

QUICK_SAMPLES: Final = 24
SAMPLES: Final = 200
CHECK_SAMPLES: Final = 600  # with other random numbers than those with which a puzzle is made
FEWEST_CHOICES: Final = 3
MOST_CHOICES: Final = 10
ERRORS: Final = 3.0  # standard errors by which the best choice has to be ahead
LEAD: Final[dict[Kind, float]] = {"best": 0.10, "finish": 1.0}  # win chance, points
NEARLY: Final = 0.8  # share of the lead that suffices for a second look, and for the check
SURE_WIN: Final = 0.97  # above this win chance of the second best choice nothing is at stake
SOLVERS: Final = {
    "citadels": ("h1", "h2", "search:playouts=60"),
    "praga": ("greedy", "script", "search:playouts=60"),
}
TRIES: Final = 4  # of each weaker bot, to measure the difficulty
LAST_TURN: Final = 16  # of each player of Praga
# Verbs that are no answer: playouts hardly use what they bring, so their value is less sure than it seems.
UNSURE_VERBS: Final = frozenset({"refresh"})


def make_puzzles(game: Game[Any], seed: int) -> Iterator[Puzzle]:
    """Yield the puzzles of one bots' game: at most two of a kind, from different rounds."""
    found: dict[Kind, list[int]] = {}
    for candidate in play_candidates(game, seed):
        number = round_of(candidate.state)
        wanted = frozenset(kind for kind in KINDS if not is_enough(found.get(kind, []), number))
        for make in (make_choice_puzzle, make_who):
            puzzle = make(candidate, wanted)
            if puzzle is not None:
                found.setdefault(puzzle.kind, []).append(number)
                yield puzzle


def round_of(state: State) -> int:
    return int(state.game.search_model().round_number(state))


def is_enough(rounds: Sequence[int], number: int) -> bool:
    return len(rounds) >= 2 or number in rounds


def make_choice_puzzle(candidate: PuzzleCandidate, wanted: frozenset[Kind]) -> Puzzle | None:
    """Return a puzzle about the best choice, or about the most points in a last turn; None if it is none."""
    kind: Kind = "finish" if is_last_turn(candidate) else "best"
    view = candidate.view
    if kind not in wanted or not FEWEST_CHOICES <= len(view.legal_moves()) <= MOST_CHOICES:
        return None
    tried = compare_choices(view, kind, QUICK_SAMPLES, candidate.seed)
    if not lead_over(tried[0], tried[1]).is_clear(NEARLY * LEAD[kind], 1.0):
        return None
    if is_unwanted(candidate, kind, tried[0]) or is_placing(candidate):
        return None
    tried = compare_choices(view, kind, SAMPLES, candidate.seed + 1)
    if not is_clear(tried, kind, 1.0):
        return None
    return checked_puzzle(candidate, kind, tried[0].move)


def checked_puzzle(candidate: PuzzleCandidate, kind: Kind, best: int) -> Puzzle | None:
    """Compare the choices once more, with more samples, and return the puzzle if the same one is the best."""
    tried = compare_choices(candidate.view, kind, CHECK_SAMPLES, candidate.seed + 2, keeps_ends=True)
    if tried[0].move != best or not is_clear(tried, kind, NEARLY):
        return None
    why = reasons_between(candidate.state, tried[0], tried[1])
    if not why:  # nothing could be said about it
        return None
    difficulty = measure_difficulty(candidate, best)
    if difficulty == 0:
        return None
    counts = count_wins(tried, kind)
    choices = [
        PuzzleChoice(
            candidate.state.move_text(each.move),
            round(each.mean, 4),
            count,
            why if each is tried[0] else reasons_between(candidate.state, tried[0], each),
        )
        for each, count in zip(tried, counts, strict=True)
    ]
    return Puzzle(
        game=candidate.game.id,
        kind=kind,
        options=candidate.options,
        seed=candidate.seed,
        moves=candidate.moves,
        seat=candidate.seat,
        target=-1,
        choices=tuple(choices),
        samples=CHECK_SAMPLES,
        difficulty=difficulty,
    )


def is_clear(tried: Sequence[Tried], kind: Kind, part: float) -> bool:
    """Return whether the first choice is far enough ahead of every other one."""
    if kind == "best" and tried[1].mean > SURE_WIN:
        return False
    return all(lead_over(tried[0], each).is_clear(part * LEAD[kind], ERRORS) for each in tried[1:])


def is_last_turn(candidate: PuzzleCandidate) -> bool:
    """Return whether the deciding seat has no turn after this one."""
    data = candidate.state.to_dict()
    if candidate.game.id == "praga":
        return bool(data["seats"][candidate.seat]["turns"] == LAST_TURN)
    return bool(data.get("ending")) and data["decision"]["kind"] == "turn"


def is_placing(candidate: PuzzleCandidate) -> bool:
    """Return whether the decision only says where and how a piece is laid."""
    layout = presenter_for(candidate.game, candidate.options).layout
    return layout.pattern_of(candidate.state.decision_kind()) == PLACE


def is_unwanted(candidate: PuzzleCandidate, kind: Kind, best: Tried) -> bool:
    """Return whether a choice is no good answer: it is unsure, or a bot without search makes it first."""
    if candidate.state.move_text(best.move).split()[0] in UNSURE_VERBS:
        return True
    policy = candidate.game.search_model().policy()
    return kind == "best" and int(policy.choose(candidate.view, FastRng(1))) == best.move


def measure_difficulty(candidate: PuzzleCandidate, best: int) -> float:
    """Return the share of weaker bots that miss the best choice."""
    missed = tries = 0
    for name in SOLVERS[candidate.game.id]:
        bot = make_bot(candidate.game, name)
        for attempt in range(TRIES):
            missed += bot.choose(candidate.view, FastRng(attempt)) != best
            tries += 1
    return round(missed / tries, 2)


def count_wins(tried: Sequence[Tried], kind: Kind) -> list[int]:
    """Return in how many of the sampled states each choice wins, or reaches the most points.

    Where the game has not ended, the win chances count.
    """
    if kind == "best":
        return [round(sum(each.values)) for each in tried]
    most = [max(values) for values in zip(*(each.values for each in tried), strict=True)]
    return [sum(value == top for value, top in zip(each.values, most, strict=True)) for each in tried]
