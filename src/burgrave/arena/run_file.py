"""The file of an arena run: its settings in the first line, then a line for each finished deal."""

import json
from pathlib import Path
from typing import Any, Final

from burgrave.arena.deal import Deal
from burgrave.core.error import BurgraveError
from burgrave.core.file_io import replacing
from burgrave.simulation.plan import SimulationPlan

FORMAT: Final = 1


class RunFile:
    """Stores deals, so that an interrupted run can continue."""

    def __init__(self, path: Path, plan: SimulationPlan, limit: float) -> None:
        self.path = path
        self.heading = {
            "arena": FORMAT,
            "game": plan.game,
            "options": plan.options,
            "line_up": list(plan.line_up),
            "seed": plan.seed,
            "limit": limit,
        }

    def open(self) -> list[Deal]:
        """Return the stored deals. A new file gets its heading, and an incomplete line is dropped."""
        if self.path.exists() and not self.path.is_file():  # a pipe or a device may have no end
            raise BurgraveError("arena-file-none", file=str(self.path))
        text = self.path.read_text(encoding="utf-8", errors="replace") if self.path.exists() else ""
        lines = text.splitlines()
        if not lines:
            self.write(self.heading)
            return []
        self.check_heading(parse_line(lines[0]))
        data = [found for found in map(parse_line, lines[1:]) if found is not None]
        if len(data) < len(lines) - 1 or not text.endswith("\n"):
            with replacing(self.path) as file:
                file.write("".join(map(json_line, [self.heading, *data])).encode())
        try:
            return [Deal.from_dict(each) for each in data]
        except (KeyError, TypeError, ValueError):
            raise BurgraveError("arena-file-damaged", file=str(self.path)) from None

    def check_heading(self, heading: dict[str, Any] | None) -> None:
        """Raise BurgraveError if the file does not belong to the same run."""
        if heading is None or heading.get("arena") != FORMAT:
            raise BurgraveError("arena-file-none", file=str(self.path))
        for name, value in self.heading.items():
            if heading.get(name) != value:
                raise BurgraveError("arena-file-other", file=str(self.path), what=name)

    def append(self, deal: Deal) -> None:
        self.write(deal.to_dict())

    def write(self, data: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json_line(data))


def json_line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def parse_line(line: str) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
