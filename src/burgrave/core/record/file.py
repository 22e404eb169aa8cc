"""A record on disk: whole and readable after every move, so an interrupted program loses nothing."""

import os
from pathlib import Path

from burgrave.core.record.text import (
    Chain,
    Record,
    closing_lines,
    entry_lines,
    first_line,
    head_lines,
    started,
)


class RecordFile:
    """Each move replaces the closing line with its own lines and a new closing line."""

    def __init__(self, path: Path, record: Record) -> None:
        self.path = path
        self.record = record
        self.ends: list[tuple[int, bytes]] = []  # after each entry: how long the file is, and the check there
        self.write()

    def write(self) -> None:
        """The whole record, in the place of whatever was there."""
        chain = started()
        text = f"{first_line()}\n{chain.seal(head_lines(self.record))}"
        self.ends = []
        for entry in self.record.entries:
            text += chain.seal(entry_lines(self.record, entry))
            self.ends.append((len(text.encode()), chain.digest))
        text += chain.seal(closing_lines(self.record))
        fresh = self.path.with_name(self.path.name + ".new")
        fresh.write_bytes(text.encode())
        os.replace(fresh, self.path)

    def append(self) -> None:
        """The last entry is new."""
        length, digest = self.ends[-1]
        chain = Chain(digest)
        entry = chain.seal(entry_lines(self.record, self.record.entries[-1])).encode()
        self.ends.append((length + len(entry), chain.digest))
        with self.path.open("r+b") as file:
            file.seek(length)
            file.write(entry + self.closing())
            file.truncate()

    def take_back(self) -> None:
        """The last entry is gone."""
        self.ends.pop()
        with self.path.open("r+b") as file:
            file.truncate(self.ends[-1][0])
            file.seek(0, os.SEEK_END)
            file.write(self.closing())

    def closing(self) -> bytes:
        return Chain(self.ends[-1][1]).seal(closing_lines(self.record)).encode()
