"""The rules for Markdown find what they are there for, and the pages keep to them."""

import pytest

from tools.lint_pages import ROOT, find_problems, list_pages

GOOD = """\
# Title

Text:

- an item
  that goes on
- another

| a | b |
|---|---|
| 1 | `x \\| y` |

    code without a language

## Part

```python
x = 1  # a line of code
```
"""


def sentences(page: str) -> list[str]:
    return [sentence for _, sentence in find_problems(page)]


def test_a_good_page_has_no_problem():
    assert sentences(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("|---|---|\n", "|---|---|\n\n", "belongs to no table"),
        ("| 1 |", "| 1 | 2 |", "A row of 3 cells in a table of 2 columns."),
        ("another\n\n|", "another\n|", "A table has to follow an empty line."),
        ("y` |\n\n", "y` |\nText.\n\n", "A table has to be followed by an empty line."),
        ("```python", "```", "A fence without a language."),
        ("```python", "    ```python", "An indented fence."),
        ("code\n```\n", "code\n", "A fence that is never closed."),
        ("## Part", "# Part", "A second title."),
        ("## Part", "#### Part", "A heading of level 4 below one of level 1."),
        ("## Part", "## Title", "Two headings have the anchor “title”."),
        ("## Part", "## Part\n\n### Part\n\n### Part", "Two headings have the anchor “part”."),
        ("# Title", "Title", "The first line has to be the title"),
        ("Text:\n\n-", "Text:\n-", "A list has to follow an empty line."),
        ("- another", "  - another", "An item within a list is indented by four spaces."),
        ("- another\n", "- another\n\n  more\n", "A paragraph within a list is indented by four spaces."),
        ("code without", f"code {'x' * 120} without", "A line of code with "),
        ("x = 1", f"x = '{'x' * 120}'", "A line of code with "),
        ("Text:", "Text: ", "Spaces at the end of the line."),
        ("Text:", "Text:\t.", "A tab."),
        ("code\n```\n", "code\n```\n\n", "The page has to end with exactly one line break."),
    ],
)
def test_a_bad_page_is_found(old, new, part):
    assert old in GOOD
    assert part in "\n".join(sentences(GOOD.replace(old, new, 1)))


@pytest.mark.parametrize("page", list_pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_the_pages_keep_to_the_rules(page):
    assert list(find_problems(page.read_text(encoding="utf-8"))) == []
