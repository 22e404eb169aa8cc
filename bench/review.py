"""Measures what a review costs on one core: processor seconds, and the largest error of a graded loss.

    python bench/review.py tests/records/0.2.0/citadels-classic-4p-1.txt tests/records/0.2.0/praga-2p-1.txt

Processor time does not count what other processes do. Compile the engine first: the interpreted one takes
more than ten times as long.
"""

import sys
from pathlib import Path
from time import process_time

import burgrave
from burgrave.core.record import read_record
from burgrave.review.parts import PLAN, list_parts, make_part
from burgrave.review.reviewed_game import ReviewedGame


def measure_review(path: Path) -> str:
    """Return a line with the cost of the review of a record."""
    began = process_time()
    game = ReviewedGame(read_record(path, burgrave.game))
    parts = {PLAN: make_part(game, PLAN)}
    seconds = {"curve": 0.0, "decisions": 0.0}
    for part in list_parts(parts[PLAN]):
        at = process_time()
        parts[part] = make_part(game, part)
        seconds["curve" if part < 0 else "decisions"] += process_time() - at
    bodies = [parts[decision.entry] for decision in game.decisions]
    errors = sorted(body["error"] for body in bodies)
    return (
        f"{path.stem}: {len(game.states) - 1} moves, {len(bodies)} decisions, "
        f"{process_time() - began:.1f} s of a core (curve {seconds['curve']:.1f}, "
        f"decisions {seconds['decisions']:.1f}), largest error {100 * errors[-1]:.1f} points, "
        f"median {100 * errors[len(errors) // 2]:.1f}"
    )


if __name__ == "__main__":
    print("compiled engine" if burgrave.COMPILED else "interpreted engine")
    for name in sys.argv[1:]:
        print(measure_review(Path(name)), flush=True)
