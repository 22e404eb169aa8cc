"""`burgrave review`: review a recorded game: win chances, grades, key moments."""

import sys
from pathlib import Path
from typing import Final

import click

from burgrave.cli.localized import argument, command, current_translator, echo, option
from burgrave.cli.parse_options import components_option, writable_path
from burgrave.cli.records import read_repaired
from burgrave.core.file_io import replacing
from burgrave.i18n import Translator
from burgrave.i18n.segments import Sentence
from burgrave.match.match_view import FULL_STATE
from burgrave.match.piece_search import EDITION
from burgrave.match.seating import seating_from_record
from burgrave.review.adviser import Effort, adviser_name
from burgrave.review.html_page import review_page
from burgrave.review.parts import PLAN, list_parts, make_part
from burgrave.review.present import ReviewPresenter, ReviewReader
from burgrave.review.review_data import ReviewData
from burgrave.review.reviewed_game import ReviewedGame

EXAMPLES: Final = ("review game.txt", "review game.txt --html review.html", "review game.txt --quick")


@command("review", help_key="cli-review", examples=EXAMPLES)
@argument("file", help_key="cli-argument-file", value="file", shell_complete=click.Path().shell_complete)
@option("--html", help_key="cli-option-review-html", value="file")
@option("--quick", help_key="cli-option-review-quick", is_flag=True)
@components_option()
def review(file: str, html: str | None, quick: bool, components: str | None) -> None:
    """Print the review of a record. With `html`, also write one page with the win-chance chart."""
    page_path = None if html is None else writable_path(html)  # report it before the work, not after
    record, broken = read_repaired(Path(file), [] if components is None else [components])
    if broken is not None:
        raise broken
    effort: Effort = "quick" if quick else "full"
    game = ReviewedGame(record, effort)
    parts = {PLAN: make_part(game, PLAN)}
    tr = current_translator(str(record.options.get(EDITION, "none")))
    wanted = list_parts(parts[PLAN])
    for number, part in enumerate(wanted):
        show_progress(tr, number, len(wanted))
        parts[part] = make_part(game, part)
    show_progress(tr, len(wanted), len(wanted))
    names = seating_from_record(record.game, record.seats, [], []).display_names(tr)
    reader = ReviewReader(tr, names, FULL_STATE)
    data = ReviewPresenter(record, game.presenter, parts, reader).data(adviser_name(effort), "ready")
    for line in review_lines(tr, data):
        echo(line)
    if page_path is not None:
        title = tr.format(f"{record.game.id}-title")
        with replacing(page_path) as page:
            page.write(review_page(tr, title, data, record.scores).encode())


def show_progress(tr: Translator, done: int, total: int) -> None:
    """Show on a terminal how far the review is."""
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r{tr.format('review-progress', done=done, total=total)}", end=end, file=sys.stderr)
        sys.stderr.flush()


def review_lines(tr: Translator, data: ReviewData) -> list[str]:
    """Return the review as lines."""
    lines = [plain_text(data["sentence"])]
    for seat in data["seats"]:
        grades = seat["grades"]
        if grades is None or seat["accuracy"] is None:
            continue
        counts: dict[str, int] = {**grades}  # type: ignore[dict-item]
        accuracy = round(100 * seat["accuracy"])
        lines.append(
            tr.format("review-seat-line", name=data["names"][seat["seat"]], accuracy=accuracy, **counts)
        )
    for moment in data["moments"]:
        title, text = plain_text(moment["title"]), plain_text(moment["text"])
        lines.append(tr.format("review-moment-line", entry=moment["entry"], title=title, text=text))
    return lines


def plain_text(sentence: Sentence) -> str:
    return "".join(segment["text"] for segment in sentence)
