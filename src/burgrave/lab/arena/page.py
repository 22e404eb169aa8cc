"""The report of a contest as one HTML file that needs nothing else: no network, no other file."""

from collections.abc import Sequence
from html import escape
from typing import Any

from burgrave.lab.arena.charts import charts
from burgrave.lab.arena.report import Findings, Row
from burgrave.lab.extras import extra
from burgrave.text import Text

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2620 }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #ddd5c8 }
th:first-child, td:first-child { text-align: left }
small { color: #6b6257 }
"""


def page_tools() -> Any:
    """What draws the charts; Wrong says how to install it."""
    extra("vl_convert", "arena")
    return extra("altair", "arena")


def page(found: Findings, rows: Sequence[Row], title: Sequence[str], text: Text) -> str:
    heading = escape(text.say("arena-page"))
    lines = "<br>".join(escape(line) for line in title)
    drawn = charts(page_tools(), found, rows, text).to_html(inline=True, fullhtml=False)
    parts = [
        f"<h1>{heading}</h1><p>{lines}</p>",
        standings(found, rows, text),
        drawn,
        cross(found, text),
        differences(found, text),
        f"<p><small>{escape(conditions(found, text))}</small></p>",
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{text.language}">\n<meta charset="utf-8">\n'
        f"<title>{heading}</title>\n<style>{STYLE}</style>\n<body>\n{body}\n</body>\n</html>\n"
    )


def standings(found: Findings, rows: Sequence[Row], text: Text) -> str:
    heads = ["simulate-bot", "simulate-wins", "simulate-interval", "arena-rating", "simulate-interval"]
    heads += ["simulate-points", "arena-thinking", "arena-failed"]
    body = [
        [
            f"{row.bot} × {row.seats}",  # noqa: RUF001
            share(row.wins.mean, text),
            f"{share(row.wins.low, text)} … {share(row.wins.high, text)}",
            text.number(row.rating.mean),
            f"{text.number(row.rating.low)} … {text.number(row.rating.high)}",
            text.number(row.points.mean, 1),
            f"{text.number(row.ms, 2)} ms",
            text.number(row.conduct.faults),
        ]
        for row in rows
    ]
    return table([text.say(key) for key in heads], body)


def cross(found: Findings, text: Text) -> str:
    if len(found.bots) == 1:
        return ""
    body = [
        [bot, *(share(others[other], text) if other != bot else "" for other in found.bots)]
        for bot, others in found.cross().items()
    ]
    return f"<h2>{escape(text.say('arena-cross'))}</h2>" + table(
        [text.say("arena-before"), *found.bots], body
    )


def differences(found: Findings, text: Text) -> str:
    body = [
        [f"{one} − {two}", share(lead.mean, text), f"{share(lead.low, text)} … {share(lead.high, text)}"]
        for one, two, lead in found.pairs()
    ]
    if not body:
        return ""
    heads = ["arena-pair", "arena-difference", "simulate-interval"]
    return f"<h2>{escape(text.say('arena-paired'))}</h2>" + table([text.say(key) for key in heads], body)


def conditions(found: Findings, text: Text) -> str:
    """Under what circumstances this was measured."""
    contest = found.contest
    seats = len(contest.plan.line_up)
    counts = {"deals": text.number(len(found.deals)), "games": text.number(len(found.deals) * seats)}
    return " ".join(
        [
            text.say("arena-chance", chance=share(1 / seats, text), anchor=found.anchor),
            text.say("arena-time", **counts, seconds=contest.seconds, workers=contest.crew.workers),
            text.say("arena-method"),
        ]
    )


def share(value: float, text: Text) -> str:
    return f"{text.number(100 * value, 1)} %"


def table(heads: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body)
    return f"<table><tr>{top}</tr>{rows}</table>"
