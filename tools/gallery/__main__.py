import argparse
import sys
from pathlib import Path

from burgrave.i18n import LANGUAGES
from tools.gallery import app, praga, table  # noqa: F401  # they put their scenes on the list
from tools.gallery.pages import Pages, browser
from tools.gallery.server import run_gallery_server
from tools.gallery.stage import SCENES, THEMES, find_problems

FOLDER = Path("build", "gallery")


def split_words(given: str) -> list[str]:
    return given.split(",")


def main() -> int:
    asked = argparse.ArgumentParser(prog="make gallery", description="Screenshots of every page and state.")
    asked.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    asked.add_argument("--languages", type=split_words, default=list(LANGUAGES))
    asked.add_argument("--sizes", type=split_words, default=["desktop", "phone"])
    asked.add_argument("--themes", type=split_words, default=list(THEMES))
    asked.add_argument("--to", type=Path, default=FOLDER)
    given = asked.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)
    error = 0
    with run_gallery_server() as home, browser() as program:
        pages = Pages(program)
        for name in given.scenes or SCENES:
            for size in given.sizes:
                for theme in given.themes:
                    for language in given.languages:
                        with pages.stage(home, language, size, theme) as at:
                            SCENES[name](at)
                            at.settle()
                            at.page.screenshot(path=given.to / f"{name}-{size}-{theme}-{language}.png")
                            mistakes = find_problems(at)
                        error += bool(mistakes)
                        print(f"{name} {size} {theme} {language}", *mistakes, sep="\n    ", flush=True)
    print(f"{given.to}: " + ("nothing to complain about" if not error else f"{error} pictures with mistakes"))
    return 1 if error else 0


if __name__ == "__main__":
    sys.exit(main())
