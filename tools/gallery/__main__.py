import argparse
import sys
from pathlib import Path

from tools.gallery import praga, shell, table  # noqa: F401  # they put their scenes on the list
from tools.gallery.pages import Pages, browser
from tools.gallery.server import serving
from tools.gallery.stage import LANGUAGES, SCENES, THEMES, looked_over

FOLDER = Path("build", "gallery")


def words(given: str) -> list[str]:
    return given.split(",")


def main() -> int:
    asked = argparse.ArgumentParser(prog="make gallery", description="Screenshots of every page and state.")
    asked.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    asked.add_argument("--languages", type=words, default=list(LANGUAGES))
    asked.add_argument("--sizes", type=words, default=["desktop", "phone"])
    asked.add_argument("--themes", type=words, default=list(THEMES))
    asked.add_argument("--to", type=Path, default=FOLDER)
    given = asked.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with serving() as home, browser() as program:
        pages = Pages(program)
        for name in given.scenes or SCENES:
            for size in given.sizes:
                for theme in given.themes:
                    for language in given.languages:
                        with pages.stage(home, language, size, theme) as at:
                            SCENES[name](at)
                            at.settle()
                            at.page.screenshot(path=given.to / f"{name}-{size}-{theme}-{language}.png")
                            mistakes = looked_over(at)
                        wrong += bool(mistakes)
                        print(f"{name} {size} {theme} {language}", *mistakes, sep="\n    ", flush=True)
    print(f"{given.to}: " + ("nothing to complain about" if not wrong else f"{wrong} pictures with mistakes"))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
