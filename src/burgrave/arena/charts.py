"""The charts of a report: win shares and ratings with intervals, the run deal by deal, and points."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from burgrave.arena.results import ArenaResults, BotResult
from burgrave.arena.statistics import Estimate, quick_estimate
from burgrave.i18n import Translator

WIDTH: Final = 640
HEIGHT: Final = 200
STEPS: Final = 100  # points of a line


def make_charts(alt: Any, results: ArenaResults, rows: Sequence[BotResult], tr: Translator) -> Any:
    """Return all charts, one below the other; `alt` is Altair, which is optional."""
    chance = 1 / len(results.line_up)
    wins = interval_chart(
        alt, [(row.bot, row.wins) for row in rows], tr.format("simulate-wins"), ".0%", chance
    )
    rated = interval_chart(alt, [(row.bot, row.rating) for row in rows], tr.format("arena-rating"), "d", None)
    return alt.vconcat(wins, rated, run_chart(alt, results, chance, tr), points_chart(alt, results, tr))


def interval_chart(
    alt: Any, rows: Sequence[tuple[str, Estimate]], title: str, form: str, chance: float | None
) -> Any:
    """Return a chart with a dot and an interval for each bot, and a dashed line at chance level."""
    data = [{"bot": bot, "mean": one.mean, "low": one.low, "high": one.high} for bot, one in rows]
    base = alt.Chart(alt.Data(values=data), width=WIDTH, title=title)
    bot = alt.Y("bot:N", sort=None, title=None)
    scale = alt.Scale(zero=False)
    low = alt.X("low:Q", scale=scale, axis=alt.Axis(format=form), title=None)
    line = base.mark_rule(strokeWidth=2).encode(y=bot, x=low, x2="high:Q", color=bot_colour(alt))
    mean = alt.X("mean:Q", scale=scale)
    dot = base.mark_point(filled=True, size=80).encode(y=bot, x=mean, color=bot_colour(alt))
    layers = [line, dot]
    if chance is not None:
        layers.append(chance_line(alt, x=chance))
    return alt.layer(*layers)


def run_chart(alt: Any, results: ArenaResults, chance: float, tr: Translator) -> Any:
    """Return a chart of the win shares after each number of deals. It shows whether they settle."""
    data = [point for bot in results.bots for point in run_points(results, bot)]
    base = alt.Chart(alt.Data(values=data), width=WIDTH, height=HEIGHT, title=tr.format("arena-run"))
    x = alt.X("deals:Q", title=tr.format("arena-deals"))
    y = alt.Y("low:Q", axis=alt.Axis(format=".0%"), title=None)
    band = base.mark_area(opacity=0.15).encode(x=x, y=y, y2="high:Q", color=bot_colour(alt))
    line = base.mark_line().encode(x=x, y="mean:Q", color=bot_colour(alt))
    return alt.layer(band, line, chance_line(alt, y=chance))


def run_points(results: ArenaResults, bot: str) -> list[dict[str, Any]]:
    shares = [results.arena.win_share(deal, bot) for deal in results.deals]
    step = max(1, len(shares) // STEPS)
    out = []
    for deals in range(step, len(shares) + 1, step):
        mean, reach = quick_estimate(shares[:deals])
        low, high = max(0.0, mean - reach), min(1.0, mean + reach)
        out.append({"bot": bot, "deals": deals, "mean": mean, "low": low, "high": high})
    return out


def points_chart(alt: Any, results: ArenaResults, tr: Translator) -> Any:
    """Return a chart that shows how often each bot had how many points."""
    data = [
        {"bot": bot, "points": points, "share": times / counted.total()}
        for bot in results.bots
        for counted in [count_points(results, bot)]
        for points, times in sorted(counted.items())
    ]
    base = alt.Chart(alt.Data(values=data), width=WIDTH, height=HEIGHT, title=tr.format("simulate-points"))
    y = alt.Y("share:Q", axis=alt.Axis(format=".0%"), title=None, stack=None)
    return base.mark_area(interpolate="step", opacity=0.4).encode(
        x=alt.X("points:Q", title=tr.format("simulate-points")), y=y, color=bot_colour(alt)
    )


def count_points(results: ArenaResults, bot: str) -> Counter[int]:
    games = [game for deal in results.deals for game in deal.points]
    return Counter(game[entry] for game in games for entry in results.entries_of(bot))


def bot_colour(alt: Any) -> Any:
    return alt.Color("bot:N", sort=None, title=None)


def chance_line(alt: Any, **place: float) -> Any:
    """Return a line at chance level across the chart."""
    (axis, value), *_ = place.items()
    base = alt.Chart(alt.Data(values=[{"chance": value}]))
    return base.mark_rule(strokeDash=[4, 4], color="#888").encode(**{axis: "chance:Q"})
