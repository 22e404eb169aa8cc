"""The report of an arena run as one HTML file that needs no network and no other file."""

from collections.abc import Sequence
from html import escape
from typing import Any

from burgrave.arena.charts import make_charts
from burgrave.arena.rating import format_rating
from burgrave.arena.results import ArenaResults, BotResult
from burgrave.i18n import Translator
from burgrave.simulation.extras import import_extra

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2620 }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #ddd5c8 }
th:first-child, td:first-child { text-align: left }
small { color: #6b6257 }
"""


def import_chart_tools() -> Any:
    """Import and return Altair; raise BurgraveError with the extra to install if it is missing."""
    import_extra("vl_convert", "arena")
    return import_extra("altair", "arena")


def make_html_report(
    results: ArenaResults, rows: Sequence[BotResult], title: Sequence[str], tr: Translator
) -> str:
    heading = escape(tr.format("arena-page"))
    lines = "<br>".join(escape(line) for line in title)
    drawn = make_charts(import_chart_tools(), results, rows, tr).to_html(inline=True, fullhtml=False)
    parts = [
        f"<h1>{heading}</h1><p>{lines}</p>",
        results_table(results, rows, tr),
        drawn,
        cross_table(results, tr),
        differences_table(results, tr),
        f"<p><small>{escape(conditions_text(results, tr))}</small></p>",
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{tr.language}">\n<meta charset="utf-8">\n'
        f"<title>{heading}</title>\n<style>{STYLE}</style>\n<body>\n{body}\n</body>\n</html>\n"
    )


def results_table(results: ArenaResults, rows: Sequence[BotResult], tr: Translator) -> str:
    heads = ["simulate-bot", "simulate-wins", "simulate-interval", "arena-rating", "simulate-interval"]
    heads += ["simulate-points", "arena-thinking", "arena-failed"]
    body = [
        [
            f"{row.bot} × {row.seats}",  # noqa: RUF001
            format_share(row.wins.mean, tr),
            f"{format_share(row.wins.low, tr)} … {format_share(row.wins.high, tr)}",
            format_rating(row.rating.mean),
            f"{format_rating(row.rating.low)} … {format_rating(row.rating.high)}",
            tr.format_number(row.points.mean, 1),
            f"{tr.format_number(row.ms, 2)} ms",
            tr.format_number(row.stats.faults),
        ]
        for row in rows
    ]
    return html_table([tr.format(key) for key in heads], body)


def cross_table(results: ArenaResults, tr: Translator) -> str:
    if len(results.bots) == 1:
        return ""
    body = [
        [bot, *(format_share(others[other], tr) if other != bot else "" for other in results.bots)]
        for bot, others in results.cross_table().items()
    ]
    return f"<h2>{escape(tr.format('arena-cross'))}</h2>" + html_table(
        [tr.format("arena-ahead-of"), *results.bots], body
    )


def differences_table(results: ArenaResults, tr: Translator) -> str:
    body = [
        [
            f"{one} − {two}",
            format_share(lead.mean, tr),
            f"{format_share(lead.low, tr)} … {format_share(lead.high, tr)}",
        ]
        for one, two, lead in results.compare_pairs()
    ]
    if not body:
        return ""
    heads = ["arena-pair", "arena-difference", "simulate-interval"]
    return f"<h2>{escape(tr.format('arena-paired'))}</h2>" + html_table(
        [tr.format(key) for key in heads], body
    )


def conditions_text(results: ArenaResults, tr: Translator) -> str:
    """Return a text about the conditions of the measurement."""
    arena = results.arena
    seats = len(arena.plan.line_up)
    counts = {
        "deals": tr.format_number(len(results.deals)),
        "games": tr.format_number(len(results.deals) * seats),
    }
    return " ".join(
        [
            tr.format("arena-chance", chance=format_share(1 / seats, tr), anchor=results.anchor),
            tr.format("arena-time", **counts, seconds=arena.seconds, workers=arena.pool.workers),
            tr.format("arena-method"),
        ]
    )


def format_share(value: float, tr: Translator) -> str:
    return f"{tr.format_number(100 * value, 1)} %"


def html_table(heads: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body)
    return f"<table><tr>{top}</tr>{rows}</table>"
