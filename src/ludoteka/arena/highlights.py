"""How the balance page begins: what stands out, and two ways to play side by side."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludoteka.arena.against import FACET, LENGTH, SEAT, TAKEN, Against, Pair
from ludoteka.arena.balance import Row
from ludoteka.arena.intervals import Interval
from ludoteka.arena.packs import called
from ludoteka.arena.series import Series
from ludoteka.arena.sheet import LONG, Grid, GridRow, Section

if TYPE_CHECKING:
    from ludoteka.arena.page import Writer

MOST_HIGHLIGHTS = 8
"""How many differences the page begins with."""


def standing_out(writer: Writer) -> Section:
    """The clear differences, the largest first; what seats took comes after what they were."""
    say, found = writer.words.say, writer.found
    rows: list[tuple[int, str, Row]] = []
    if len(found.seats.rows) > 1:
        names = writer.seat_names(found.seats)
        rows += [(0, name, row) for name, row in zip(names, found.seats.rows, strict=True)]
    if found.bots is not None:
        rows += [(0, f"{say('ui-bot')}: {row.value}", row) for row in found.bots.rows]
    for group in found.facets:
        title = writer.title(group.name)
        rows += [(0, f"{title}: {writer.value(group.name, row.value)}", row) for row in group.rows]
    for group in found.taken:
        title = say("ui-balance-taken", things=writer.title(group.name))
        rows += [(1, f"{title}: {writer.words.thing(group.name, row.value)}", row) for row in group.rows]
    clear = sorted((each for each in rows if each[2].clear), key=lambda each: (each[0], -abs(each[2].difference.value)))
    section = Section("standout", say("ui-balance-standout"))
    if clear:
        head = [
            say("ui-balance-what"),
            say("ui-arena-share") if found.measure == "win" else say("ui-mean-score"),
            say("ui-balance-interval"),
            say("ui-balance-difference"),
        ]
        lines = [
            GridRow(
                name,
                [
                    writer.result(row.result.value),
                    writer.span(row.result),
                    f"{writer.result(row.difference.value, '+')} ({writer.span(row.difference, '+')})",
                ],
                "clear",
            )
            for _, name, row in clear[:MOST_HIGHLIGHTS]
        ]
        section.tables.append(Grid(head, lines))
        if len(clear) > MOST_HIGHLIGHTS:
            section.texts.append(say("ui-balance-standout-more", count=len(clear) - MOST_HIGHLIGHTS))
    else:
        section.texts.append(say("ui-balance-standout-nothing"))
    never = sum(len(covered.never()) for covered in found.covered)
    if never:
        section.texts.append(say("ui-balance-standout-never", count=never))
    return section


def side_by_side(writer: Writer, against: Against) -> Section:
    """Both ways to play, figure by figure; those that differ clearly first."""
    say = writer.words.say
    one = side_name(writer, writer.found.series, against.other.series)
    other = side_name(writer, against.other.series, writer.found.series)
    head = [say("ui-balance-what"), one, other, say("ui-balance-gap"), say("ui-balance-verdict")]
    pairs = sorted(against.pairs, key=lambda pair: not pair.clear)
    lines = [pair_line(writer, pair) for pair in pairs]
    section = Section("against", say("ui-balance-against", one=one, other=other))
    differing = sum(pair.clear for pair in pairs)
    section.texts.append(say("ui-balance-against-note", games=against.other.games, count=len(pairs), clear=differing))
    shown = max(differing, LONG)
    section.tables.append(Grid(head, lines[:shown]))
    if len(lines) > shown:
        section.tables.append(Grid(head, lines[shown:], say("ui-balance-unfold", count=len(lines) - shown)))
    return section


def pair_line(writer: Writer, pair: Pair) -> GridRow:
    """One figure in both ways to play."""
    verdict = ""
    if pair.clear:
        say = writer.words.say
        verdict = say("ui-balance-more") if pair.difference.value > 0 else say("ui-balance-less")

    def figure(interval: Interval, sign: str = "") -> str:
        show = writer.percent if pair.share else lambda value, mark="": writer.number(value, 1, mark)
        return f"{show(interval.value, sign)} ({show(interval.low, sign)} … {show(interval.high, sign)})"

    cells = [figure(pair.first), figure(pair.second), figure(pair.difference, "+"), verdict]
    return GridRow(pair_name(writer, pair), cells, "clear" if pair.clear else "")


def pair_name(writer: Writer, pair: Pair) -> str:
    """What is compared, in words."""
    say = writer.words.say
    if pair.kind == LENGTH:
        points = say("ui-score")
        known = {
            "decisions": say("ui-balance-decisions"),
            "winners": f"{points}: {say('ui-balance-winners')}",
            "others": f"{points}: {say('ui-balance-others')}",
            "all": points,
        }
        return known.get(pair.group) or writer.title(pair.group)
    if pair.kind == SEAT:
        return f"{say('ui-seat')} {pair.value}"
    if pair.kind == TAKEN:
        return (
            f"{say('ui-balance-taken', things=writer.title(pair.group))}: {writer.words.thing(pair.group, pair.value)}"
        )
    name = f"{writer.title(pair.group)}: {writer.value(pair.group, pair.value)}"
    return name if pair.kind == FACET else f"{name} ({say('ui-balance-of-games')})"


def side_name(writer: Writer, series: Series, other: Series) -> str:
    """A way to play by what makes it different from the other."""
    parts = [called(Path(pack)) for pack in series.packs if pack not in other.packs]
    here, there = series.options[0], other.options[0]
    parts += [writer.option(name, value) for name, value in here.items() if there.get(name) != value]
    return "; ".join(parts) or writer.words.say("ui-balance-unchanged")
