"""What the pages point to exists: links, files, commands with their options, things to make."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from burgrave.cli.main import burgrave

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    str(page.relative_to(ROOT))
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")]
)
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"^```\w+ (\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^ {4}(\S.*)$", re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
OURS = re.compile(r"^(?:\w+=\S* )*(?:\.venv/bin/)?burgrave (?!record \d)(.+)$")
MADE = re.compile(r"^make ([a-z]+)")
FOLDERS = ("src", "tests", "docs", "tools", "bench")
FILE = re.compile(rf"^(?:{'|'.join(FOLDERS)})/[\w./-]+$")

every_page = pytest.mark.parametrize("page", PAGES)


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def code_of(page: str) -> Iterator[str]:
    """Every line of code on the page, and every word or line set as code within its text."""
    text = text_of(page)
    for language, block in FENCE.findall(text):
        if language in ("", "sh", "console", "text"):
            yield from (line.strip().removeprefix("$ ") for line in block.splitlines())
    prose = FENCE.sub("", text)
    yield from INDENTED.findall(prose)
    yield from INLINE.findall(prose)


def commands_of(page: str) -> Iterator[list[str]]:
    """The arguments of every call of burgrave that the page shows, remarks beside it aside."""
    for line in code_of(page):
        ours = OURS.match(line)
        if ours:
            shown = re.split(r" {2,}| #", ours[1])[0]
            yield shlex.split(shown.replace("…", " ").translate(str.maketrans("[]|", "   ")))


def anchors_of(page: str) -> set[str]:
    """The names by which links reach the headings of a page, and what it names itself."""
    text = FENCE.sub("", text_of(page))
    headings = {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)
    }
    return headings | set(ANCHOR.findall(text))


@every_page
def test_links_lead_somewhere(page):
    for target in LINK.findall(INLINE.sub("", FENCE.sub("", text_of(page)))):
        if "://" in target:
            continue
        file, _, anchor = target.partition("#")
        reached = (ROOT / page).parent / file if file else ROOT / page
        assert reached.exists(), target
        if anchor:
            assert anchor in anchors_of(str(reached.resolve().relative_to(ROOT))), target


@every_page
def test_files_that_are_named_exist(page):
    for word in code_of(page):
        if FILE.match(word):
            assert (ROOT / word).exists(), word


@every_page
def test_what_is_quoted_from_a_file_stands_there(page):
    for file, quoted in QUOTED.findall(text_of(page)):
        assert quoted.strip()
        assert quoted in text_of(file), file


@every_page
def test_commands_that_are_named_exist(page):
    for arguments in commands_of(page):
        options = [word.partition("=")[0] for word in arguments if word.startswith("-")]
        command: click.Command = burgrave
        if arguments and not arguments[0].startswith("-") and arguments[0].islower():
            assert arguments[0] in burgrave.commands, arguments
            command = burgrave.commands[arguments[0]]
            if isinstance(command, click.Group) and arguments[1:]:
                assert arguments[1] in command.commands, arguments
                command = command.commands[arguments[1]]
        params = command.get_params(click.Context(command))
        known = {name for option in params for name in (*option.opts, *option.secondary_opts)}
        assert set(options) <= known | {"--help"}, arguments


@every_page
def test_what_is_to_be_made_can_be_made(page):
    targets = set(re.findall(r"^([a-z]+):", text_of("Makefile"), re.MULTILINE))
    assert {made[1] for line in code_of(page) if (made := MADE.match(line))} <= targets


@pytest.mark.parametrize("command", sorted(burgrave.commands))
def test_every_command_is_shown_somewhere(command):
    assert any(arguments[:1] == [command] for page in PAGES for arguments in commands_of(page))
