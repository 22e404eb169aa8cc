"""Hooks for MkDocs: pages from outside of docs, and links to files outside of docs.

The pages are written for GitHub too, where a link may lead to any file of the project.
"""

import posixpath
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
OUTSIDE: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}  # shown as pages
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SOURCES: Final = f"{PROJECT['urls']['Homepage']}/blob/main/"
FENCED: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
QUOTED: Final = re.compile(r"^```(\w+) (\S+)$", re.MULTILINE)
LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
CODE: Final = re.compile(r"(`[^`\n]+`)")


def on_config(config: Any) -> Any:
    """Give headings the same anchors as on GitHub."""
    from pymdownx.slugs import slugify

    config.mdx_configs.setdefault("toc", {})["slugify"] = slugify(case="lower")
    return config


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for source, page in OUTSIDE.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    return for_site(markdown, page.file.src_uri)


def for_site(markdown: str, page: str) -> str:
    """Return a page as MkDocs understands it; `page` is its path on the site."""
    parts = FENCED.split(markdown)
    for number, part in enumerate(parts):
        if number % 2:
            parts[number] = QUOTED.sub(r'```\1 title="\2"', part)
        else:
            parts[number] = "".join(prose_for_site(part, page))
    return "".join(parts)


def prose_for_site(text: str, page: str) -> Iterator[str]:
    """Yield a text piece by piece. Code within it does not change, except for bars in tables."""
    for line in text.splitlines(keepends=True):
        is_row = line.startswith("|")
        for number, piece in enumerate(CODE.split(line)):
            if number % 2:
                yield piece.replace("\\|", "|") if is_row else piece
            else:
                linked = LINK.sub(lambda link: f"]({target_on_site(link[1], page)})", piece)
                yield linked.replace("][", "]\\[")  # two texts in brackets, not a reference link


def target_on_site(target: str, page: str) -> str:
    """Return where a link leads on the site: to another page, or to a file in the repository."""
    file, mark, anchor = target.partition("#")
    if "://" in target or not file:
        return target
    sources = {shown: source for source, shown in OUTSIDE.items()}
    folder = posixpath.dirname(sources.get(page, f"docs/{page}"))
    reached = posixpath.normpath(posixpath.join(folder, file))
    shown = OUTSIDE.get(reached, reached.removeprefix("docs/") if reached.startswith("docs/") else "")
    if not shown:
        return f"{SOURCES}{reached}{mark}{anchor}"
    return f"{posixpath.relpath(shown, posixpath.dirname(page) or '.')}{mark}{anchor}"
