"""Plots on a page: Vega-Lite specifications drawn to SVG. Needs the extra `vernissage[plots]`."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

import altair as alt
import vl_convert

from vernissage.core.languages import LANGUAGES
from vernissage.core.words import Words

INK: Final = "#1E1B18"
LINE: Final = "#C9BFAE"
ACCENT: Final = "#0B5FA5"
FILLS: Final = ["#0072B2", "#E69F00", "#009E73", "#CC79A7", "#D55E00", "#56B4E9", "#F0E442"]
DASHES: Final = [[1, 0], [6, 3], [2, 3], [9, 3, 2, 3], [4, 2]]
"""So that lines differ without their colours."""
FONT: Final = "Figtree, 'Segoe UI', 'DejaVu Sans', sans-serif"
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
    """Draws the plots of one page, in its language, at one width."""

    def __init__(self, say: Words, width: int) -> None:
        self.say = say
        self.width = width

    def intervals(
        self,
        found: Sequence[tuple[str, float, float, float]],
        title: str,
        *,
        even: float | None = None,
    ) -> str:
        """Name, value, low and high: a dot in its interval; a dashed line at what would be even."""
        rows = [
            {"name": name, "value": value, "low": low, "high": high}
            for name, value, low, high in found
        ]
        base = alt.Chart(inline(rows)).encode(y=self.names())
        axis = alt.Axis(title=title, tickCount=self.ticks, format="~f")
        scale = alt.Scale(zero=False, nice=True)
        span = base.mark_rule(color=ACCENT, strokeWidth=2).encode(
            x=alt.X("low:Q", axis=axis, scale=scale), x2="high:Q"
        )
        dot = base.mark_point(color=ACCENT, filled=True, size=90, opacity=1).encode(
            x=alt.X("value:Q", axis=axis, scale=scale)
        )
        if even is None:
            return self.svg(span + dot, len(found))
        rule = alt.Chart(inline([{"even": even}])).mark_rule(strokeDash=[5, 4], color=INK)
        return self.svg(rule.encode(x="even:Q") + (span + dot), len(found))

    def stacked(self, found: Sequence[tuple[str, Mapping[str, float]]], title: str) -> str:
        """Bars of parts, one upon the other: the points of every source, for each name."""
        rows = [
            {"name": name, "source": source, "points": points, "order": order}
            for name, parts in found
            for order, (source, points) in enumerate(parts.items())
        ]
        sources = list(dict.fromkeys(str(row["source"]) for row in rows))
        bars = alt.Chart(inline(rows)).mark_bar(stroke=INK, strokeWidth=0.6, size=20)
        axis = alt.Axis(title=title, tickCount=self.ticks)
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
        return self.svg(chart, len(found))

    def spans(self, found: Sequence[tuple[str, float, float]], title: str) -> str:
        """From the median to the 99th percentile, on a scale of powers of ten."""
        rows = [{"name": name, "p50": median, "p99": most} for name, median, most in found]
        base = alt.Chart(inline(rows)).encode(y=self.names())
        tens = powers_of_ten([end for _, *ends in found for end in ends])
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

    def prices(self, found: Sequence[tuple[int, str, float]]) -> str:
        """One line over the rounds for each kind of auction: round, auction, price."""
        say = self.say
        rows = [
            {"round": number, "price": price, "auction": auction}
            for number, auction, price in found
        ]
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

    def standings(self, scores: Mapping[str, Sequence[float]], title: str) -> str:
        """One line a player over the actions of a game."""
        say = self.say
        rows = [
            {"name": name, "at": at, "score": score}
            for name, line in scores.items()
            for at, score in enumerate(line)
        ]
        chart = (
            alt.Chart(inline(rows))
            .mark_line(interpolate="step-after", strokeWidth=2)
            .encode(
                x=alt.X(
                    "at:Q",
                    axis=alt.Axis(
                        title=say("report-axis-action"), grid=False, tickCount=self.ticks
                    ),
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

    def both_sides(self, parts: Sequence[tuple[str, str, float]], title: str) -> str:
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
        return vl_convert.vegalite_to_svg(spec, format_locale=LANGUAGES[self.say.language].locale)


def inline(rows: list[dict[str, Any]]) -> Any:
    """Rows as the data of a chart."""
    return alt.InlineData(values=rows)


def powers_of_ten(values: Sequence[float]) -> list[float]:
    """Those from just below the smallest value to just above the largest."""
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    return [10.0**power for power in range(low, max(high, low + 1) + 1)]
