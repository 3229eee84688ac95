"""Plots of a report: Vega-Lite specifications drawn to SVG. Needs the extra `vernissage[plots]`."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

import altair as alt
import vl_convert

from vernissage.arena.ladder import Step
from vernissage.arena.prices import Price
from vernissage.arena.summary import Line, SeatLine
from vernissage.core.words import Words

INK: Final = "#1E1B18"
LINE: Final = "#C9BFAE"
ACCENT: Final = "#0B5FA5"
FILLS: Final = ["#0072B2", "#E69F00", "#009E73", "#CC79A7", "#D55E00", "#56B4E9", "#F0E442"]
DASHES: Final = [[1, 0], [6, 3], [2, 3], [9, 3, 2, 3], [4, 2]]
"""So that lines differ without their colours."""
FONT: Final = "Figtree, 'Segoe UI', 'DejaVu Sans', sans-serif"
LOCALES: Final[dict[str, Any]] = {"en": "en-US", "pl": "pl-PL", "de": "de-DE"}
CONFIG: Final[dict[str, Any]] = {
    "background": "transparent",
    "font": FONT,
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": INK,
        "gridColor": LINE,
        "domainColor": LINE,
        "tickColor": LINE,
        "labelFontSize": 13,
        "titleFontSize": 13,
        "titleFontWeight": "normal",
        "titlePadding": 10,
    },
    "legend": {"labelColor": INK, "labelFontSize": 13, "symbolStrokeColor": INK},
}
ROW: Final = 34


class Painter:
    """Draws every plot of one report, in its language, at one width."""

    def __init__(self, say: Words, width: int) -> None:
        self.say = say
        self.width = width

    def ladder(self, steps: Sequence[Step]) -> str:
        """Ratings with their intervals."""
        rows = [
            {"name": step.bot, "value": step.rating, "low": step.interval[0],
             "high": step.interval[1]}
            for step in steps
        ]  # fmt: skip
        return self.svg(self.intervals(rows, self.say("report-axis-rating")), len(rows))

    def wins(self, lines: Sequence[Line], chance: float) -> str:
        rows = [percents(line.bot, line.win_rate, line.interval) for line in lines]
        return self.rates(rows, chance)

    def seats(self, seats: Sequence[SeatLine], chance: float) -> str:
        say = self.say
        rows = [
            percents(say("report-axis-seat", seat=line.seat), line.win_rate, line.interval)
            for line in seats
        ]
        return self.rates(rows, chance)

    def rates(self, rows: list[dict[str, Any]], chance: float) -> str:
        """Win rates with their intervals beside what chance gives."""
        chart = self.intervals(rows, self.say("report-axis-wins"))
        even = inline([{"even": 100 * chance}])
        rule = alt.Chart(even).mark_rule(strokeDash=[5, 4], color=INK).encode(x="even:Q")
        return self.svg(rule + chart, len(rows))

    def intervals(self, rows: list[dict[str, Any]], title: str) -> Any:
        base = alt.Chart(inline(rows)).encode(y=self.names())
        axis = alt.Axis(title=title, tickCount=self.ticks, format="~f")
        scale = alt.Scale(zero=False, nice=True)
        span = base.mark_rule(color=ACCENT, strokeWidth=2).encode(
            x=alt.X("low:Q", axis=axis, scale=scale), x2="high:Q"
        )
        dot = base.mark_point(color=ACCENT, filled=True, size=90, opacity=1).encode(
            x=alt.X("value:Q", axis=axis, scale=scale)
        )
        return span + dot

    def breakdown(self, game: str, lines: Sequence[Line | Step]) -> str:
        """Stacked bars: the mean points of every source."""
        say = self.say
        rows = [
            {"name": line.bot, "source": say(f"{game}-score-{source}"), "points": points,
             "order": order}
            for line in lines
            for order, (source, points) in enumerate(line.breakdown.items())
        ]  # fmt: skip
        sources = list(dict.fromkeys(str(row["source"]) for row in rows))
        bars = alt.Chart(inline(rows)).mark_bar(stroke=INK, strokeWidth=0.6, size=20)
        axis = alt.Axis(title=say("report-axis-points"), tickCount=self.ticks)
        chart = bars.encode(
            y=self.names(),
            x=alt.X("points:Q", axis=axis),
            color=alt.Color(
                "source:N",
                legend=self.legend(),
                scale=alt.Scale(domain=sources, range=FILLS[: len(sources)]),
            ),
            order="order:O",
        )
        return self.svg(chart, len(lines))

    def thinking(self, lines: Sequence[Line | Step]) -> str:
        """From the median to the 99th percentile, on a scale of powers of ten."""
        rows: list[dict[str, Any]] = [
            {"name": line.bot, "p50": max(line.decision_ms_p50, 0.001),
             "p99": max(line.decision_ms_p99, 0.001)}
            for line in lines
        ]  # fmt: skip
        base = alt.Chart(inline(rows)).encode(y=self.names())
        tens = powers_of_ten([row["p50"] for row in rows] + [row["p99"] for row in rows])
        title = self.say("report-axis-milliseconds")
        axis = alt.Axis(title=title, format="~g", values=tens)
        scale = alt.Scale(type="log", domain=[tens[0], tens[-1]])
        span = base.mark_rule(color=ACCENT, strokeWidth=2).encode(
            x=alt.X("p50:Q", axis=axis, scale=scale), x2="p99:Q"
        )
        end = base.mark_tick(color=ACCENT, thickness=2, size=14).encode(
            x=alt.X("p99:Q", axis=axis, scale=scale)
        )
        dot = base.mark_point(color=ACCENT, filled=True, size=90, opacity=1).encode(
            x=alt.X("p50:Q", axis=axis, scale=scale)
        )
        return self.svg(span + end + dot, len(rows))

    def prices(self, found: Sequence[Price]) -> str:
        """One line for each kind of auction over the rounds."""
        say = self.say
        rows = [
            {"round": price.round, "price": price.price,
             "auction": say(f"modern-art-auction-{price.auction}")}
            for price in found
        ]  # fmt: skip
        auctions = list(dict.fromkeys(str(row["auction"]) for row in rows))
        chart = (
            alt.Chart(inline(rows))
            .mark_line(point={"size": 70, "filled": True}, strokeWidth=2)
            .encode(
                x=alt.X("round:O", axis=alt.Axis(title=say("report-axis-round"), labelAngle=0)),
                y=alt.Y("price:Q", axis=alt.Axis(title=say("report-axis-price"))),
                color=alt.Color(
                    "auction:N",
                    legend=self.legend(),
                    scale=alt.Scale(domain=auctions, range=FILLS[: len(auctions)]),
                ),
                shape=alt.Shape("auction:N", scale=alt.Scale(domain=auctions), legend=None),
            )
        )
        return self.svg(chart, 7)

    def course(self, scores: Mapping[str, Sequence[float]], money: str | None) -> str:
        """One line a player over the actions of a game; `money` names what is not points."""
        say = self.say
        rows = [
            {"name": name, "at": at, "score": score}
            for name, line in scores.items()
            for at, score in enumerate(line)
        ]
        title = money or say("report-axis-points")
        chart = (
            alt.Chart(inline(rows))
            .mark_line(interpolate="step-after", strokeWidth=2)
            .encode(
                x=alt.X(
                    "at:Q",
                    axis=alt.Axis(title=say("report-axis-action"), grid=False),
                    scale=alt.Scale(nice=False),
                ),
                y=alt.Y("score:Q", axis=alt.Axis(title=title), scale=alt.Scale(zero=False)),
                color=alt.Color(
                    "name:N",
                    legend=self.legend(),
                    scale=alt.Scale(domain=list(scores), range=FILLS[: len(scores)]),
                ),
                strokeDash=alt.StrokeDash(
                    "name:N",
                    scale=alt.Scale(domain=list(scores), range=DASHES[: len(scores)]),
                    legend=self.legend(),
                ),
            )
        )
        return self.svg(chart, 8)

    def shares(self, parts: Sequence[tuple[str, str, float]], title: str) -> str:
        """Bars from zero to both sides: name, part and amount."""
        rows = [{"name": name, "part": part, "amount": amount} for name, part, amount in parts]
        kinds = list(dict.fromkeys(part for _, part, _ in parts))
        bars = alt.Chart(inline(rows)).mark_bar(stroke=INK, strokeWidth=0.6)
        chart = bars.encode(
            y=self.names(),
            yOffset=alt.YOffset("part:N", sort=None),
            x=alt.X("amount:Q", axis=alt.Axis(title=title, tickCount=self.ticks)),
            color=alt.Color(
                "part:N",
                legend=self.legend(),
                scale=alt.Scale(domain=kinds, range=FILLS[: len(kinds)]),
            ),
        )
        return self.svg(chart, 2 * len({name for name, _, _ in parts}))

    @property
    def ticks(self) -> int:
        return 4 if self.width < 400 else 7

    def names(self) -> alt.Y:
        """The rows in the order given; long names are cut."""
        axis = alt.Axis(
            title=None, grid=False, ticks=False, domain=False, labelPadding=8,
            labelLimit=self.width // 3,
        )  # fmt: skip
        return alt.Y("name:N", sort=None, axis=axis)

    def legend(self) -> alt.Legend:
        columns = 2 if self.width < 400 else 5
        return alt.Legend(title=None, orient="top", columns=columns)

    def svg(self, chart: Any, rows: int) -> str:
        """The chart as SVG text, exactly this wide."""
        fit = alt.AutoSizeParams(type="fit-x", contains="padding")
        sized = chart.properties(width=self.width, height=max(ROW * rows, 60), autosize=fit)
        spec = sized.configure(**CONFIG).to_dict()
        return vl_convert.vegalite_to_svg(spec, format_locale=LOCALES[self.say.language])


def inline(rows: list[dict[str, Any]]) -> Any:
    """Rows as the data of a chart."""
    return alt.InlineData(values=rows)


def powers_of_ten(values: Sequence[float]) -> list[float]:
    """Those from just below the smallest value to just above the largest."""
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    return [10.0**power for power in range(low, max(high, low + 1) + 1)]


def percents(name: str, rate: float, interval: Sequence[float]) -> dict[str, Any]:
    low, high = interval
    return {"name": name, "value": 100 * rate, "low": 100 * low, "high": 100 * high}
