"""Puzzles that ask which character a seat has: what it holds and did tells more than the rules alone."""

from collections import Counter
from typing import Any, Final

from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.puzzles.candidates import PuzzleCandidate
from burgrave.puzzles.puzzle import Kind, Puzzle, PuzzleChoice

SAMPLES: Final = 100
CHECK_SAMPLES: Final = 600
SURE: Final = 0.75  # how often the answer has to be true in states sampled by what the seats have done
UNSURE: Final = 0.45  # how often it may be true in states sampled by the rules alone
FEWEST_CHOICES: Final = 3
SEEDS: Final = 1 << 30


def make_who(candidate: PuzzleCandidate, wanted: frozenset[Kind]) -> Puzzle | None:
    """Return a puzzle about the character of a seat; None if nobody's can be told."""
    if candidate.game.id != "citadels" or candidate.state.decision_kind() != "turn" or "who" not in wanted:
        return None
    for target in range(candidate.state.seats()):
        if target != candidate.seat:
            puzzle = who_puzzle(candidate, target)
            if puzzle is not None:
                return puzzle
    return None


def who_puzzle(candidate: PuzzleCandidate, target: int) -> Puzzle | None:
    truth = characters_of(candidate.state.to_dict(), target)
    known = characters_of(candidate.view.to_dict(), target)
    if len(truth) != 1 or known != ["unknown"]:
        return None
    if not is_telling(candidate, target, truth[0], SAMPLES, candidate.seed):
        return None
    if not is_telling(candidate, target, truth[0], CHECK_SAMPLES, candidate.seed + 2):
        return None
    plain = count_characters(candidate.view, target, CHECK_SAMPLES, candidate.seed + 2, uses_beliefs=False)
    counts = count_characters(candidate.view, target, CHECK_SAMPLES, candidate.seed + 2)
    ranked = sorted(plain, key=lambda id: -counts[id])
    return Puzzle(
        game=candidate.game.id,
        kind="who",
        options=candidate.options,
        seed=candidate.seed,
        moves=candidate.moves,
        seat=candidate.seat,
        target=target,
        choices=tuple(PuzzleChoice(id, round(counts[id] / CHECK_SAMPLES, 4), counts[id]) for id in ranked),
        samples=CHECK_SAMPLES,
        difficulty=round(1.0 - plain[truth[0]] / CHECK_SAMPLES, 2),
    )


def is_telling(candidate: PuzzleCandidate, target: int, truth: str, samples: int, seed: int) -> bool:
    """Return whether the true character is likely by what was done, and not by the rules alone."""
    plain = count_characters(candidate.view, target, samples, seed, uses_beliefs=False)
    if len(plain) < FEWEST_CHOICES or plain[truth] > UNSURE * samples:
        return False
    return count_characters(candidate.view, target, samples, seed)[truth] >= SURE * samples


def count_characters(
    view: State, target: int, samples: int, seed: int, uses_beliefs: bool = True
) -> Counter[str]:
    """Return how often a seat has each character in sampled states."""
    model = view.game.search_model()
    beliefs = model.beliefs(view) if uses_beliefs else None
    rng = FastRng(seed)
    counts: Counter[str] = Counter()
    for _ in range(samples):
        state = view.sample_state(FastRng(rng.randbelow(SEEDS)), beliefs)
        counts.update(characters_of(state.to_dict(), target))
    return counts


def characters_of(state_data: dict[str, Any], seat: int) -> list[str]:
    """Return the characters that a seat has and has not revealed."""
    return list(state_data["seats"][seat]["characters"])
