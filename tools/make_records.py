"""Writes the stored records of a release: games that every later Burgrave must be able to replay.

    python tools/make_records.py             write tests/records/<version>/
    python tools/make_records.py --again     replace the records of a version that is not yet released
    python tools/make_records.py --missing   write only the missing records of that version

Run it once for a release and never again for that release: these records must not change.
"""

import argparse
import sys
from pathlib import Path
from typing import Any, NamedTuple

import burgrave
from burgrave.core.record import Recorder
from burgrave.core.rng import FastRng

ROOT = Path(__file__).resolve().parent.parent
EAGER = (
    "build",
    "use",
    "name",
    "target",
    "destroy",
    "swap",
    "play",
    "sign",
    "flower",
    "crown",
    "take",
    "action",
    "extra",
    "buy",
    "bonus",
    "climb",
    "sideways",
    "seal",
    "road",
)  # verbs that make a game eventful
WAITS = ("end turn", "pass")
ACTIONS = {"action_cards": True}
OTHER_PIECES = {"hunger_wall": "A", "cathedral": "B", "bridge": "babab"}
CAUTION = 4  # a random player may end the turn early in one of this many decisions


class RecordPlan(NamedTuple):
    """A game to record: its file, its options and seed, and after how many moves it stays open (0: never)."""

    name: str
    options: dict[str, Any]
    seed: int | bytes
    most_moves: int = 0


GAMES = [
    RecordPlan("citadels-classic-2p-1", {"players": 2}, 1),
    RecordPlan("citadels-classic-2p-2", {"players": 2, "duplicates": "forbidden"}, bytes(range(32))),
    RecordPlan("citadels-classic-3p-1", {"players": 3}, 3),
    RecordPlan("citadels-classic-4p-1", {"players": 4, "first_crown": 2}, 4),
    RecordPlan("citadels-classic-5p-1", {"players": 5}, 5),
    RecordPlan("citadels-classic-5p-2", {"players": 5, "first_crown": 4}, -5, most_moves=120),
    RecordPlan("citadels-classic-6p-1", {"players": 6, "duplicates": "forbidden"}, 6),
    RecordPlan("citadels-classic-7p-1", {"players": 7}, 7),
    RecordPlan("citadels-classic-7p-2", {"players": 7}, bytes(range(100, 132))),
    RecordPlan("citadels-2016-2p-1", {"edition": "2016", "players": 2, "preset": "cunning_agents"}, 11),
    RecordPlan("citadels-2016-3p-1", {"edition": "2016", "players": 3, "preset": "devious_dignitaries"}, 12),
    RecordPlan(
        "citadels-2016-5p-1", {"edition": "2016", "players": 5, "preset": "ambitious_aristocrats"}, 13
    ),
    RecordPlan("citadels-2016-6p-1", {"edition": "2016", "players": 6, "nine": True, "random_cast": 4}, 14),
    RecordPlan("citadels-2016-8p-1", {"edition": "2016", "players": 8, "preset": "tenacious_delegates"}, 15),
    RecordPlan(
        "citadels-deluxe-4p-1", {"edition": "deluxe", "players": 4, "preset": "illustrious_emissaries"}, 16
    ),
    RecordPlan("citadels-deluxe-7p-1", {"edition": "deluxe", "players": 7, "random_cast": 8, **ACTIONS}, 17),
    RecordPlan("citadels-deluxe-3p-1", {"edition": "deluxe", "players": 3, "random_cast": 9, **ACTIONS}, 18),
    RecordPlan("praga-1p-1", {"players": 1}, 21),
    RecordPlan("praga-1p-2", {"players": 1, "solo": "parler", "side": "B"}, 22),
    RecordPlan("praga-2p-1", {"players": 2}, 23),
    RecordPlan("praga-2p-2", {"players": 2, "tile_order": "random", **OTHER_PIECES}, 24),
    RecordPlan("praga-3p-1", {"players": 3, "first_player": 1, "road_tiles": ["KR-I", "KR-IIa"]}, 25),
    RecordPlan("praga-4p-1", {"players": 4, "side": "B"}, bytes(range(50, 82))),
    RecordPlan("praga-4p-2", {"players": 4, "road_tiles": ["KR-IIb", "KR-III"]}, 27, most_moves=150),
]


def seat_names(players: int) -> list[str]:
    """Return a name for each seat. Every other seat plays eagerly, so that more happens in a game."""
    return ["eager" if seat % 2 == 0 else "random" for seat in range(players)]


def choose(recorder: Recorder, rng: FastRng) -> int:
    """Return a move for the acting seat, according to the name of the seat."""
    s = recorder.state
    notation = s.game.notation
    moves = s.legal_moves()
    if recorder.record.seats[s.current_seat] == "eager":
        eager = [move for move in moves if notation.move_texts[move].split()[0] in EAGER]
        busy = [move for move in moves if notation.move_texts[move] not in WAITS]
        moves = eager or busy or moves
    elif rng.randbelow(CAUTION):
        moves = [move for move in moves if notation.move_texts[move] not in WAITS] or moves
    return moves[rng.randbelow(len(moves))]


def play_out(recorder: Recorder, rng: FastRng, most_moves: int = 0) -> Recorder:
    """Play to the end, or until the record has this many moves."""
    while not recorder.state.is_over and not (most_moves and recorder.record.moves >= most_moves):
        recorder.play(int(recorder.state.current_seat), choose(recorder, rng))
    return recorder


def make(kept: RecordPlan, folder: Path) -> Path:
    """Play the game, store it as a file and return its path."""
    game = burgrave.game(kept.name.split("-")[0])
    path = folder / f"{kept.name}.txt"
    options = game.options(**kept.options)
    recorder = Recorder(game, options, kept.seed, seat_names(options.players), path=path)
    play_out(recorder, FastRng(options.players), kept.most_moves)
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--again", action="store_true", help="replace the records of this version")
    parser.add_argument("--missing", action="store_true", help="add the records that are not there")
    given = parser.parse_args()
    folder = ROOT / "tests" / "records" / burgrave.__version__
    if folder.exists() and not given.again and not given.missing:
        sys.exit(f"{folder.relative_to(ROOT)} exists: records of a release are kept, not made again")
    folder.mkdir(parents=True, exist_ok=True)
    for kept in GAMES:
        if given.missing and (folder / f"{kept.name}.txt").exists():
            continue
        path = make(kept, folder)
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
