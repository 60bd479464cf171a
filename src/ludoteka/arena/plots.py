"""Pictures of the balance report: SVG that takes its colours from the page, so that it fits light and dark."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

Label = Callable[[float], str]

INK, FAINT, MARK, OTHER = "#010203", "#010204", "#010205", "#010206"
COLOURS = {INK: "var(--ink)", FAINT: "var(--line)", MARK: "var(--mark)", OTHER: "var(--other)"}
"""Stand-ins in the drawing, and what the page has in their place."""

SETTINGS: Any = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
    "text.color": INK,
    "text.parse_math": False,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
}

WIDTH = 7.2
MOST_BARS = 40


def svg_of(figure: Figure, name: str) -> str:
    """A figure as an SVG element for a page: no ids that another picture could have, colours by variable."""
    out = io.StringIO()
    with mpl.rc_context({**SETTINGS, "svg.hashsalt": name}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None}, bbox_inches="tight")
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'<g id="[^"]*"', "<g", text)
    text = re.sub(
        r'<svg [^>]*?viewBox="([^"]*)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true" focusable="false">', text
    )
    text = text.replace("xlink:href", "href")
    for colour, variable in COLOURS.items():
        text = text.replace(colour, variable)
    return text


def whiskers(
    name: str,
    labels: Sequence[str],
    values: Sequence[tuple[float, float, float]],
    base: float,
    clear: Sequence[bool],
    label: Label,
) -> str:
    """A dot and its interval for each row, and a line where the base rate is."""
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, 0.55 + 0.24 * len(labels)))
        axes = figure.add_subplot()
        heights = list(range(len(labels), 0, -1))
        for height, (value, low, high), strong in zip(heights, values, clear, strict=True):
            colour = MARK if strong else OTHER
            axes.plot([low, high], [height, height], color=colour, linewidth=1.6, solid_capstyle="butt")
            axes.plot([value], [height], marker="o", markersize=5, color=colour)
        axes.axvline(base, color=INK, linewidth=0.8, linestyle=(0, (4, 3)))
        axes.set_yticks(heights, [clipped(text) for text in labels])
        axes.set_ylim(0.3, len(labels) + 0.7)
        axes.tick_params(length=0)
        axes.grid(axis="x", linewidth=0.5)
        axes.set_axisbelow(True)
        axes.xaxis.set_major_formatter(lambda value, _: label(value))
        return svg_of(figure, name)


def bars(name: str, title: str, series: Sequence[tuple[str, Sequence[int]]], label: Label) -> str:
    """How often each number came; wide ranges in steps. Several series stand side by side with a legend."""
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, 2.2))
        axes = figure.add_subplot()
        lowest = min(min(values) for _, values in series)
        highest = max(max(values) for _, values in series)
        step = -(-(highest - lowest + 1) // MOST_BARS)
        count = (highest - lowest) // step + 1
        for place, (called, values) in enumerate(series):
            shares = [0.0] * count
            for value in values:
                shares[(value - lowest) // step] += 1 / len(values)
            middle = (step - 1) / 2
            width = step * 0.9 / len(series)
            left = [lowest + at * step + middle + width * (place - (len(series) - 1) / 2) for at in range(len(shares))]
            axes.bar(left, shares, width, color=MARK if place == 0 else OTHER, label=called)
        if len(series) > 1:
            axes.legend(frameon=False)
        axes.set_xlabel(title)
        axes.tick_params(length=0)
        axes.grid(axis="y", linewidth=0.5)
        axes.set_axisbelow(True)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0f}")
        axes.yaxis.set_major_formatter(lambda value, _: label(value))
        return svg_of(figure, name)


def clipped(text: str, most: int = 34) -> str:
    """A label that is not too long."""
    return text if len(text) <= most else text[: most - 1] + "…"
