"""Checks before a release that the tag names the version of the package.

python tools/check_tag.py v0.2.0         exit 1 unless `burgrave.__version__` is 0.2.0
"""

import ast
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src" / "burgrave" / "__init__.py"


def read_version(source: Path = SOURCE) -> str:
    """Return `__version__` without importing the package, which may not be installed."""
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise LookupError(f"{source} has no __version__")


def main(tag: str) -> int:
    """Print what is wrong with the tag, and return the exit code."""
    expected = f"v{read_version()}"
    if tag == expected:
        return 0
    print(f"The tag is {tag}, but the version needs the tag {expected}.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
