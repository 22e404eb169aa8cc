"""A record on disk: complete and readable after every move, so an interrupted program loses nothing.

Whole files are replaced at once, and moves are only added at the end. So a crash can only cut off the end,
and `read_record` with `repair` keeps every move before the cut.
"""

from pathlib import Path

from burgrave.core.file_io import replacing, sync
from burgrave.core.record.text import (
    ChecksumChain,
    Record,
    closing_lines,
    entry_lines,
    first_line,
    head_lines,
    start_chain,
)


class RecordFile:
    """The file of a record. Each move replaces the closing line with its lines and a new closing line."""

    def __init__(self, path: Path, record: Record) -> None:
        self.path = path
        self.record = record
        self.ends: list[tuple[int, bytes]] = []  # after each entry: the length of the file and the checksum
        self.write()

    def write(self) -> None:
        """Replace the file by the whole record. A file with the same content is not written."""
        text = self.render().encode()
        if not self.path.is_file() or self.path.read_bytes() != text:
            with replacing(self.path) as file:
                file.write(text)

    def render(self) -> str:
        """Return the whole text, and note where each entry ends in it."""
        chain = start_chain()
        text = f"{first_line()}\n{chain.add_checksums(head_lines(self.record))}"
        length = len(text.encode())
        parts = [text]
        self.ends = []
        for entry in self.record.entries:
            parts.append(chain.add_checksums(entry_lines(self.record, entry)))
            length += len(parts[-1].encode())
            self.ends.append((length, chain.digest))
        return "".join([*parts, chain.add_checksums(closing_lines(self.record))])

    def append(self) -> None:
        """Add the last entry of the record, which is new, to the file."""
        length, digest = self.ends[-1]
        chain = ChecksumChain(digest)
        entry = chain.add_checksums(entry_lines(self.record, self.record.entries[-1])).encode()
        self.ends.append((length + len(entry), chain.digest))
        self.write_end(length, entry)

    def undo(self) -> None:
        """Remove from the file the last entry, which the record no longer has."""
        self.ends.pop()
        self.write_end(self.ends[-1][0])

    def write_end(self, length: int, entry: bytes = b"") -> None:
        """Cut the file, then add to it. Bytes that are still needed are never overwritten."""
        closing = ChecksumChain(self.ends[-1][1]).add_checksums(closing_lines(self.record)).encode()
        with self.path.open("r+b") as file:
            file.truncate(length)
            file.seek(length)
            file.write(entry + closing)
            file.flush()
            sync(file)
