"""The review of one decision: the best choice from what the seat knew, and what the chosen one lost.

First all choices are tried in the same sampled states, and the worse half is dropped again and again. The
best and the chosen choice are then tried in fresh samples, until the error of their difference is small:
the best of many equal choices would otherwise seem better than it is.
"""

from collections.abc import Sequence
from typing import Any, Final

from burgrave.core.events import EventLog
from burgrave.core.rng import FastRng
from burgrave.review.grades import HARD, grade_of
from burgrave.review.playouts import Choice, PlayedOut, Sampler, Trial, mean_difference, standard_error
from burgrave.review.reasons.base import count_reasons
from burgrave.review.reviewed_game import RecordedDecision, ReviewedGame, seed_for

SHOWN: Final = 4  # choices that are shown besides the chosen one
EACH: Final = 40  # sampled states that are kept one by one
LINE: Final = 8  # moves of a likely continuation

Body = dict[str, Any]


def review_decision(game: ReviewedGame, decision: RecordedDecision) -> Body:
    """Return the review of a decision as plain data, without words."""
    view = game.view_before(decision)
    chosen = decision.moves
    sampler = Sampler(game.search_model, view, game.depth, seed_for(view, "tries"))
    ranked = rank_choices(sampler, list_choices(game, decision))
    rival = next(trial.choice for trial in ranked if trial.choice != chosen)
    first = ranked[0].choice if ranked[0].choice != chosen else rival
    fresh = Sampler(game.search_model, view, game.depth, seed_for(view, "fresh"))
    pair = compare(fresh, first, chosen)
    return summarize(game, decision, ranked, pair, fresh)


def list_choices(game: ReviewedGame, decision: RecordedDecision) -> list[Choice]:
    """Return the choices to compare: each sensible move as the policy completes it, and the chosen way."""
    view = game.view_before(decision)
    choices: list[Choice] = [(int(move),) for move in game.search_model.moves_to_try(view)]
    if decision.moves not in choices:
        choices.append(decision.moves)
    if len(choices) == 1:  # all other moves are known to be useless
        choices += [(int(move),) for move in view.legal_moves() if move != decision.moves[0]][:1]
    return choices


def rank_choices(sampler: Sampler, choices: Sequence[Choice]) -> list[Trial]:
    """Try all choices and return them, the best first. The worse half is dropped after each round."""
    remaining = [Trial(choice) for choice in choices]
    dropped: list[Trial] = []
    while len(remaining) > 1:
        for _ in range(sampler.depth.tries):
            sampler.next_sample()
            for trial in remaining:
                sampler.try_once(trial)
        remaining.sort(key=lambda trial: trial.worth, reverse=True)
        keep = (len(remaining) + 1) // 2
        dropped = remaining[keep:] + dropped
        del remaining[keep:]
    return remaining + dropped


class Comparison:
    """Two choices that were tried in the same fresh samples, with what the first of these led to."""

    def __init__(self, first: Choice, chosen: Choice) -> None:
        self.first = Trial(first)
        self.chosen = Trial(chosen)
        self.ends: list[tuple[PlayedOut, PlayedOut]] = []


def compare(sampler: Sampler, first: Choice, chosen: Choice) -> Comparison:
    """Try both choices in fresh samples until the standard error of their difference is small."""
    pair, depth = Comparison(first, chosen), sampler.depth
    while len(pair.chosen.chances) < depth.most:
        for _ in range(depth.batch):
            sampler.next_sample()
            ends = (sampler.play(first, EventLog()), sampler.play(chosen, EventLog()))
            pair.first.chances.append(ends[0].chances[sampler.seat])
            pair.chosen.chances.append(ends[1].chances[sampler.seat])
            pair.ends.append(ends)
        if len(pair.ends) >= depth.least and mean_difference(pair.first, pair.chosen)[1] <= depth.error:
            break
    return pair


def summarize(
    game: ReviewedGame,
    decision: RecordedDecision,
    ranked: Sequence[Trial],
    pair: Comparison,
    sampler: Sampler,
) -> Body:
    """Return the data of a decision from its trials."""
    lead, error = mean_difference(pair.first, pair.chosen)
    is_best = lead <= 0.0
    best, other = (pair.chosen, pair.first) if is_best else (pair.first, pair.chosen)
    loss = max(0.0, lead)
    rows = considered_rows(ranked, best, other, decision.moves)
    ends = [(end[1], end[0]) if is_best else end for end in pair.ends]
    runner_up = max((row["share"] for row in rows if row["moves"] != list(best.choice)), default=0.0)
    return {
        "share": round_share(best.share),
        "loss": round_share(loss),
        "error": round_share(error),
        "grade": grade_of(loss, error),
        "hard": is_best and best.share - runner_up >= HARD and -lead > 3 * error,
        "best": list(best.choice),
        "chosen": list(decision.moves),
        "considered": rows,
        "line": likely_line(sampler, best.choice),
        "samples": {
            "count": len(pair.ends),
            "best": round_share(sum(best.chances)),
            "chosen": round_share(sum(other.chances)),
            "best_each": sorted((round_share(chance) for chance in best.chances[:EACH]), reverse=True),
            "chosen_each": sorted((round_share(chance) for chance in other.chances[:EACH]), reverse=True),
            "why": count_reasons(game.game.id, game.states[decision.entry - 1], decision.seat, ends),
        },
    }


def considered_rows(ranked: Sequence[Trial], best: Trial, other: Trial, chosen: Choice) -> list[Body]:
    """Return the best choices and the chosen one, best first. Others keep their distance from the best.

    A choice that was dropped early was tried in fewer samples than the best one. Its difference in the same
    samples counts, below the share that the best one has in fresh samples.
    """
    first = next(trial for trial in ranked if trial.choice == best.choice)
    rows: list[Body] = []
    for trial in ranked:
        if trial.choice in (best.choice, other.choice):
            sure = best if trial.choice == best.choice else other
            share, error = sure.share, standard_error(sure.chances, sure.share)
            visits = len(trial.chances) + len(sure.chances)
        else:
            behind, error = mean_difference(first, trial)
            share, visits = best.share - max(0.0, behind), len(trial.chances)
        rows.append(
            {
                "moves": list(trial.choice),
                "share": round_share(max(0.0, share)),
                "error": round_share(error),
                "visits": visits,
            }
        )
    rows.sort(key=lambda row: (row["moves"] != list(best.choice), -row["share"]))
    shown = rows[:SHOWN]
    return shown + [row for row in rows[SHOWN:] if row["moves"] == list(chosen)]


def likely_line(sampler: Sampler, choice: Choice) -> list[list[int]]:
    """Return seats and moves that may follow a choice, in one sampled state."""
    state, rng = sampler.sample.clone(), FastRng(sampler.seed + 1)
    state.rng = FastRng(sampler.seed)
    state.apply(choice[0])
    line: list[list[int]] = []
    while not state.is_over and len(line) < LINE:
        seat, move = int(state.current_seat), int(sampler.policy.choose(state, rng))
        line.append([seat, move])
        state.apply(move)
    return line


def round_share(number: float) -> float:
    return round(number, 4)
