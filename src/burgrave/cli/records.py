"""Records as commands read them: a torn one is mended, with the component data that its game needs."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from burgrave.cli.given import know_file, know_file_somewhere
from burgrave.core.record import Record, read
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of

TORN: Final = ("record-truncated", "record-check")


def read_mended(path: Path, components: Sequence[str]) -> tuple[Record, Wrong | None]:
    """Return the record, or what there is of it and the sentence that says what is wrong."""
    try:
        record, wrong = read(path, game_of), None
    except Wrong as torn:
        if torn.key not in TORN:
            raise
        for file in components:  # the rules complete what is torn off, and need to know the pieces
            know_file_somewhere(file)
        record, wrong = read(path, game_of, mend=True), torn
    for file in components:
        know_file(record.game, file)
    return record, wrong
