"""A review as one HTML page that needs no other file: the win-chance chart, grades and key moments."""

from collections.abc import Sequence
from html import escape
from typing import Final

from burgrave.i18n import Translator
from burgrave.i18n.segments import Sentence
from burgrave.review.review_data import GRADES, ReviewData

WIDTH: Final = 900
HEIGHT: Final = 260
COLORS: Final = (
    "#8c1c2e", "#1d5c8a", "#2e7d4f", "#b5651d", "#6a4c93", "#00796b", "#5d4037", "#37474f",
)  # fmt: skip
DASHES: Final = ("", "8 4", "2 4", "12 4 2 4", "4 4", "16 6", "6 2 2 2", "1 3")
STYLE: Final = """
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: #222; background: #fdfaf4; }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #ccc; }
table { border-collapse: collapse; } td, th { padding: .25rem .75rem; text-align: right; }
td:first-child, th:first-child { text-align: left; }
@media (prefers-color-scheme: dark) {
  body { color: #eee; background: #1c1a18; } svg { background: #2a2724; } }
"""


def review_page(tr: Translator, title: str, data: ReviewData, scores: Sequence[int]) -> str:
    """Return the page. All names in it are escaped."""
    heads = "".join(f"<th>{escape(tr.format(f'review-grade-{grade}'))}</th>" for grade in GRADES)
    return f"""<!DOCTYPE html>
<html lang="{tr.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)}</title><style>{STYLE}</style></head><body>
<h1>{escape(title)}</h1><p>{text_of(data["sentence"])}</p>
{chart(tr, data)}
<table><tr><th></th><th>{escape(tr.format("review-points"))}</th>{heads}
<th>{escape(tr.format("review-accuracy"))}</th></tr>{seat_rows(data, scores)}</table>
{"".join(f"<h2>{text_of(each['title'])}</h2><p>{text_of(each['text'])}</p>" for each in data["moments"])}
<p><small>{escape(data["adviser"])}</small></p></body></html>
"""


def chart(tr: Translator, data: ReviewData) -> str:
    """Return the win chances as lines, each seat with its colour and its dash."""
    last = max(1, len(data["curve"]) - 1)
    lines = []
    for seat, name in enumerate(data["names"]):
        points = " ".join(
            f"{WIDTH * point['entry'] / last:.1f},{HEIGHT * (1 - point['chances'][seat]):.1f}"
            for point in data["curve"]
        )
        lines.append(
            f'<polyline fill="none" stroke="{COLORS[seat]}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[seat]}" points="{points}"><title>{escape(name)}</title></polyline>'
        )
    rounds = "".join(
        f'<line x1="{WIDTH * each["entry"] / last:.1f}" x2="{WIDTH * each["entry"] / last:.1f}" y1="0" '
        f'y2="{HEIGHT}" stroke="#8884"/>'
        for each in data["rounds"]
    )
    label = escape(tr.format("review-chart"))
    return (
        f'<svg role="img" aria-label="{label}" viewBox="0 0 {WIDTH} {HEIGHT}">{rounds}{"".join(lines)}</svg>'
    )


def seat_rows(data: ReviewData, scores: Sequence[int]) -> str:
    rows = []
    for seat in data["seats"]:
        number, grades, accuracy = seat["seat"], seat["grades"], seat["accuracy"]
        cells = [str(scores[number])]
        cells += [str(grades[grade]) if grades is not None else "" for grade in GRADES]
        cells.append("" if accuracy is None else f"{round(100 * accuracy)} %")
        name = f'<td style="color:{COLORS[number]}">{escape(data["names"][number])}</td>'
        rows.append(f"<tr>{name}{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return "".join(rows)


def text_of(sentence: Sentence) -> str:
    return escape("".join(segment["text"] for segment in sentence))
