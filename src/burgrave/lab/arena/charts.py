"""The pictures of a report: win shares and ratings with their intervals, the run deal by deal, and points."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from burgrave.lab.arena.report import Findings, Row
from burgrave.lab.arena.statistics import Estimate, quick
from burgrave.text import Text

WIDTH: Final = 640
HEIGHT: Final = 200
STEPS: Final = 100  # points of a line


def charts(alt: Any, found: Findings, rows: Sequence[Row], text: Text) -> Any:
    """One below the other; `alt` is Altair, which not everybody has."""
    chance = 1 / len(found.line_up)
    wins = intervals(alt, [(row.bot, row.wins) for row in rows], text.say("simulate-wins"), ".0%", chance)
    rated = intervals(alt, [(row.bot, row.rating) for row in rows], text.say("arena-rating"), "d", None)
    return alt.vconcat(wins, rated, run_chart(alt, found, chance, text), points_chart(alt, found, text))


def intervals(
    alt: Any, rows: Sequence[tuple[str, Estimate]], title: str, form: str, chance: float | None
) -> Any:
    """A dot with a line for each bot; a dashed line where chance would be."""
    data = [{"bot": bot, "mean": one.mean, "low": one.low, "high": one.high} for bot, one in rows]
    base = alt.Chart(alt.Data(values=data), width=WIDTH, title=title)
    bot = alt.Y("bot:N", sort=None, title=None)
    scale = alt.Scale(zero=False)
    low = alt.X("low:Q", scale=scale, axis=alt.Axis(format=form), title=None)
    line = base.mark_rule(strokeWidth=2).encode(y=bot, x=low, x2="high:Q", color=colour(alt))
    mean = alt.X("mean:Q", scale=scale)
    dot = base.mark_point(filled=True, size=80).encode(y=bot, x=mean, color=colour(alt))
    layers = [line, dot]
    if chance is not None:
        layers.append(dashed(alt, x=chance))
    return alt.layer(*layers)


def run_chart(alt: Any, found: Findings, chance: float, text: Text) -> Any:
    """The win shares after so many deals: do they settle?"""
    data = [point for bot in found.bots for point in run_of(found, bot)]
    base = alt.Chart(alt.Data(values=data), width=WIDTH, height=HEIGHT, title=text.say("arena-run"))
    x = alt.X("deals:Q", title=text.say("arena-deals"))
    y = alt.Y("low:Q", axis=alt.Axis(format=".0%"), title=None)
    band = base.mark_area(opacity=0.15).encode(x=x, y=y, y2="high:Q", color=colour(alt))
    line = base.mark_line().encode(x=x, y="mean:Q", color=colour(alt))
    return alt.layer(band, line, dashed(alt, y=chance))


def run_of(found: Findings, bot: str) -> list[dict[str, Any]]:
    shares = [found.contest.share(deal, bot) for deal in found.deals]
    step = max(1, len(shares) // STEPS)
    out = []
    for deals in range(step, len(shares) + 1, step):
        mean, reach = quick(shares[:deals])
        low, high = max(0.0, mean - reach), min(1.0, mean + reach)
        out.append({"bot": bot, "deals": deals, "mean": mean, "low": low, "high": high})
    return out


def points_chart(alt: Any, found: Findings, text: Text) -> Any:
    """How many points how often."""
    data = [
        {"bot": bot, "points": points, "share": times / counted.total()}
        for bot in found.bots
        for counted in [points_of(found, bot)]
        for points, times in sorted(counted.items())
    ]
    base = alt.Chart(alt.Data(values=data), width=WIDTH, height=HEIGHT, title=text.say("simulate-points"))
    y = alt.Y("share:Q", axis=alt.Axis(format=".0%"), title=None, stack=None)
    return base.mark_area(interpolate="step", opacity=0.4).encode(
        x=alt.X("points:Q", title=text.say("simulate-points")), y=y, color=colour(alt)
    )


def points_of(found: Findings, bot: str) -> Counter[int]:
    games = [game for deal in found.deals for game in deal.points]
    return Counter(game[entry] for game in games for entry in found.entries(bot))


def colour(alt: Any) -> Any:
    return alt.Color("bot:N", sort=None, title=None)


def dashed(alt: Any, **place: float) -> Any:
    """The line of chance, across the chart."""
    (axis, value), *_ = place.items()
    base = alt.Chart(alt.Data(values=[{"chance": value}]))
    return base.mark_rule(strokeDash=[4, 4], color="#888").encode(**{axis: "chance:Q"})
