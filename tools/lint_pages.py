"""Checks the Markdown pages: `python tools/lint_pages.py` prints a line for each problem, then exits with 1.

GitHub and MkDocs read Markdown differently. These rules allow only what both understand.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = ("*.md", "docs/**/*.md", "bench/*.md")
LONGEST_CODE: Final = 120  # characters of a line of code: a browser shows no more beside the navigation
FENCE: Final = re.compile(r"^( *)(`{3,}|~{3,})(.*)$")
HEADING: Final = re.compile(r"^(#{1,6}) +(.+?) *$")
ITEM: Final = re.compile(r"^( *)([-*+]|\d+[.)]) +")
SEPARATOR: Final = re.compile(r"^\|(?: *:?-+:? *\|)+$")
CELL: Final = re.compile(r"(?<!\\)\|")


def list_pages(root: Path = ROOT) -> list[Path]:
    return sorted({page for pattern in PAGES for page in root.glob(pattern)})


def find_problems(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line and a sentence for every problem on a page."""
    lines = text.split("\n")
    if lines[-1] != "" or lines[-2:-1] == [""]:
        yield len(lines), "The page has to end with exactly one line break."
    prose = list(iter_without_code(lines))
    yield from fence_problems(lines)
    yield from heading_problems(prose)
    yield from table_problems(prose)
    yield from list_problems(prose)
    for number, line in enumerate(lines, 1):
        if line != line.rstrip():
            yield number, "Spaces at the end of the line."
        if "\t" in line:
            yield number, "A tab. Use spaces."


def iter_without_code(lines: list[str]) -> Iterator[str]:
    """Yield the lines. Lines of fenced and indented code become empty."""
    mark = ""
    for number, line in enumerate(lines):
        fence = FENCE.match(line)
        if mark:
            mark = "" if fence is not None and fence[2] == mark and not fence[3].strip() else mark
            yield ""
        elif fence is not None:
            mark = fence[2]
            yield ""
        else:
            yield "" if is_indented_code(lines, number) else line


def is_indented_code(lines: list[str], number: int) -> bool:
    """Return whether this line is code: indented by four spaces after an empty line, not in a list."""
    if not lines[number].startswith("    "):
        return False
    while number and (lines[number].startswith("    ") or not lines[number].strip()):
        number -= 1
    return not ITEM.match(lines[number]) and not re.match(r" {1,3}\S", lines[number])


def fence_problems(lines: list[str]) -> Iterator[tuple[int, str]]:
    opened, mark = 0, ""
    for number, line in enumerate(lines, 1):
        fence = FENCE.match(line)
        if fence is not None and not mark:
            opened, mark = number, fence[2]
            if fence[1]:
                yield number, "An indented fence. Begin it at the margin."
            if not fence[3].strip():
                yield number, "A fence without a language. Say which, or “text”."
        elif fence is not None and fence[2] == mark and not fence[3].strip():
            mark = ""
        elif (mark or is_indented_code(lines, number - 1)) and len(line) > LONGEST_CODE:
            yield number, f"A line of code with {len(line)} characters. Use at most {LONGEST_CODE}."
    if mark:
        yield opened, "A fence that is never closed."


def heading_problems(prose: list[str]) -> Iterator[tuple[int, str]]:
    found = [(number, match) for number, line in enumerate(prose, 1) if (match := HEADING.match(line))]
    if not found or found[0][0] != 1 or len(found[0][1][1]) != 1:
        yield 1, "The first line has to be the title: “# …”."
    before = 1
    titles: set[str] = set()
    inner: set[str] = set()
    for number, match in found:
        level = len(match[1])
        if level == 1 and number != 1:
            yield number, "A second title. Use “##”."
        if level > before + 1:
            yield number, f"A heading of level {level} below one of level {before}."
        if level == 2:
            inner.clear()  # each release of a changelog has a heading “Added”
        known = inner if level > 2 else titles
        if heading_anchor(match[2]) in known:
            yield number, f"Two headings have the anchor “{heading_anchor(match[2])}”."
        known.add(heading_anchor(match[2]))
        before = level


def heading_anchor(heading: str) -> str:
    """Return the name by which links reach a heading, on GitHub and on the site."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def table_problems(prose: list[str]) -> Iterator[tuple[int, str]]:
    width = 0  # columns of the table that the line before belongs to
    for number, line in enumerate(prose, 1):
        before = prose[number - 2] if number > 1 else ""
        after = prose[number] if number < len(prose) else ""
        if not line.startswith("|"):
            if width and line.strip():
                yield number, "A table has to be followed by an empty line."
            width = 0
        elif width:
            if count_columns(line) != width:
                yield number, f"A row of {count_columns(line)} cells in a table of {width} columns."
        elif not SEPARATOR.match(after):
            yield (
                number,
                "A row that belongs to no table: an empty line before it, or a heading without “|---|”.",
            )
        else:
            width = count_columns(line)
            if before.strip():
                yield number, "A table has to follow an empty line."


def count_columns(row: str) -> int:
    """Count the cells. A bar within code is written with a backslash, as GitHub requires it."""
    return len(CELL.findall(row.strip())) - 1


def list_problems(prose: list[str]) -> Iterator[tuple[int, str]]:
    before = ""
    for number, line in enumerate(prose, 1):
        item = ITEM.match(line)
        if item is not None:
            if before.strip() and not ITEM.match(before) and not before.startswith(" "):
                yield number, "A list has to follow an empty line."
            if len(item[1]) % 4:
                yield number, "An item within a list is indented by four spaces."
        elif not before.strip() and re.match(r" {1,3}\S", line):
            yield number, "A paragraph within a list is indented by four spaces."
        before = line


def main() -> int:
    count = 0
    for page in list_pages():
        for number, sentence in sorted(find_problems(page.read_text(encoding="utf-8"))):
            print(f"{page.relative_to(ROOT)}:{number}: {sentence}")
            count += 1
    return int(count > 0)


if __name__ == "__main__":
    sys.exit(main())
