"""Records as commands read them: a torn one is mended, with the component data that its game needs."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from burgrave.cli.parse_options import register_component_file_anywhere, register_components_file
from burgrave.core.error import BurgraveError
from burgrave.core.record import Record, read_record
from burgrave.game_registry import game as game_of

REPAIRABLE: Final = ("record-truncated", "record-check")


def read_repaired(path: Path, components: Sequence[str]) -> tuple[Record, BurgraveError | None]:
    """Return the record, or what there is of it and the sentence that says what is wrong."""
    try:
        record, error = read_record(path, game_of), None
    except BurgraveError as torn:
        if torn.code not in REPAIRABLE:
            raise
        for file in components:  # the rules complete what is torn off, and need to know the pieces
            register_component_file_anywhere(file)
        record, error = read_record(path, game_of, repair=True), torn
    for file in components:
        register_components_file(record.game, file)
    return record, error
