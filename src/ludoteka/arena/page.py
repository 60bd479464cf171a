"""The balance report as one HTML page that stands alone, in the reader's language and the game's own words."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import jinja2

from ludoteka.arena.against import Against
from ludoteka.arena.balance import FEW, Balance, Group, Row, Spread
from ludoteka.arena.highlights import side_by_side, standing_out
from ludoteka.arena.intervals import Interval
from ludoteka.arena.packs import pack_names
from ludoteka.arena.plots import bars, whiskers
from ludoteka.arena.sheet import LONG, Grid, GridRow, Picture, Section
from ludoteka.i18n import Words
from ludoteka.kernel.game import Game

MOST_DRAWN = 30
"""How many rows a picture shows: those with the largest differences."""

NEVER_LISTED = 200


def page(found: Balance, game: Game[Any], language: str, against: Against | None = None) -> str:
    return Writer(found, game, Words(language, game), against).page()


class Writer:
    """Puts figures into words."""

    def __init__(self, found: Balance, game: Game[Any], words: Words, against: Against | None = None) -> None:
        self.found = found
        self.against = against
        self.game = game
        self.words = words
        self.kinds = {facet.name: facet.kind for facet in game.facets.facets}
        self.closed = {facet.name for facet in game.facets.facets if facet.values}

    # -- names and numbers --------------------------------------------------------------------------------------

    def title(self, name: str) -> str:
        """What a facet or a kind is called; its id if the game does not say."""
        return self.words.worded(f"facet-{name}", {}) or name

    def value(self, facet: str, value: str) -> str:
        """What a value of a facet is called."""
        if self.kinds.get(facet):
            return self.words.thing(self.kinds[facet], value)
        return self.words.say(f"facet-{facet}-{value}") if facet in self.closed else value

    def option(self, name: str, value: object) -> str:
        """An option and its value."""
        return f"{self.words.option(name)}: {self.option_value(name, value)}"

    def option_value(self, name: str, value: object) -> str:
        """What a value of an option is called; one that is free text stands for itself."""
        if isinstance(value, str):
            return self.words.worded(f"option-{name}-{value}", {}) or value
        return self.words.option_value(name, value)

    def number(self, value: float, digits: int = 1, sign: str = "") -> str:
        """A number as the reader's language writes it."""
        text = f"{value:{sign}.{digits}f}".replace("-", "−")
        return text if self.words.language == "en" else text.replace(".", ",")

    def percent(self, share: float, sign: str = "") -> str:
        """A share of a hundred."""
        return f"{self.number(share * 100, 1, sign)} %"

    def result(self, value: float, sign: str = "") -> str:
        """A share of wins or points."""
        return self.percent(value, sign) if self.found.measure == "win" else self.number(value, 1, sign)

    def tick(self, value: float) -> str:
        """A number on an axis: no more digits than it needs."""
        shown = value * 100 if self.found.measure == "win" else value
        text = self.number(shown, 0 if abs(shown - round(shown)) < 0.05 else 1)
        return f"{text} %" if self.found.measure == "win" else text

    def span(self, value: Interval, sign: str = "") -> str:
        """The bounds of an interval; one from a single number has none."""
        if value.low == float("-inf"):
            return "–"
        return f"{self.result(value.low, sign)} … {self.result(value.high, sign)}"

    # -- the page -----------------------------------------------------------------------------------------------

    def page(self) -> str:
        say = self.words.say
        source = (files("ludoteka.arena") / "balance.html").read_text(encoding="utf-8")
        template = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined).from_string(source)
        return template.render(
            lang=self.words.language,
            title=say("ui-balance-title", game=say("game-title")),
            subtitle=say("ui-balance-subtitle"),
            about=self.about(),
            notes=self.notes(),
            contents=say("ui-balance-contents"),
            sections=self.sections(),
        )

    def about(self) -> list[tuple[str, str]]:
        say, series = self.words.say, self.found.series
        common = {
            name: value
            for name, value in series.options[0].items()
            if all(way[name] == value for way in series.options) and value is not False
        }
        rows = [
            (say("ui-players"), str(series.seats)),
            (say("ui-bot"), ", ".join(series.bots)),
            (say("ui-balance-games"), str(self.found.games)),
            (say("ui-balance-seed"), series.seed),
            (say("ui-balance-options"), "; ".join(self.option(name, value) for name, value in common.items()) or "–"),
            (say("ui-balance-packs"), "; ".join(pack_names(series.packs, self.words, self.game)) or "–"),
            (say("ui-balance-base"), f"{self.result(self.found.base.value)}"),
            (say("ui-balance-version"), f"{series.ludoteka} / {series.rules_version} / {series.content_version}"),
        ]
        if self.found.ways:
            names = dict.fromkeys(name for way in self.found.ways for name in way.options)
            rows.append((say("ui-balance-varied"), ", ".join(self.words.option(name) for name in names)))
        return rows

    def notes(self) -> list[str]:
        """What a reader must know before believing a figure."""
        say = self.words.say
        measure = say("ui-balance-measure-win") if self.found.measure == "win" else say("ui-balance-measure-score")
        notes = [
            measure,
            say("ui-balance-note-bots", bots=", ".join(self.found.series.bots)),
            say("ui-balance-note-many", count=self.found.comparisons, chance=self.number(self.found.comparisons / 20)),
            say("ui-balance-note-few", few=FEW),
        ]
        if "random" in self.found.series.bots:
            notes.append(say("ui-balance-note-random"))
        if self.found.games < self.found.wanted - len(self.found.failures):
            notes.append(say("ui-interrupted", done=self.found.games, wanted=self.found.wanted))
        if self.found.failures:
            first = self.found.failures[0]
            notes.append(say("ui-balance-failed", count=len(self.found.failures), number=first.number, why=first.why))
        return notes

    def sections(self) -> list[Section]:
        say, found = self.words.say, self.found
        seat = say("ui-seat")
        sections = [standing_out(self)]
        if self.against is not None:
            sections.append(side_by_side(self, self.against))
        if len(found.seats.rows) > 1:
            sections.append(self.group_section("by-seat", seat, found.seats, self.seat_names(found.seats)))
        if found.bots is not None:
            names = [row.value for row in found.bots.rows]
            sections.append(self.group_section("by-bot", say("ui-bot"), found.bots, names))
        for group in found.facets:
            names = [self.value(group.name, row.value) for row in group.rows]
            sections.append(self.group_section(f"facet-{group.name}", self.title(group.name), group, names))
        sections += self.whole_sections()
        if found.ways:
            sections.append(self.way_section())
        sections += self.spread_sections()
        for place, group in enumerate(found.taken):
            names = [self.words.thing(group.name, row.value) for row in group.rows]
            title = say("ui-balance-taken", things=self.title(group.name))
            section = self.group_section(f"taken-{group.name}", title, group, names)
            if place == 0:
                section.texts.insert(0, say("ui-balance-taken-note"))
            sections.append(section)
        sections.append(self.coverage_section())
        return [section for section in sections if section.tables or section.pictures or section.texts]

    def seat_names(self, group: Group) -> list[str]:
        """Seats by their numbers."""
        return [f"{self.words.say('ui-seat')} {row.value}" for row in group.rows]

    def group_section(self, key: str, title: str, group: Group, names: Sequence[str]) -> Section:
        """A chapter about groups of seats: a picture and a table."""
        section = Section(key, title)
        if not group.rows:
            section.texts.append(self.words.say("ui-balance-nothing"))
            return section
        pictured = [(name, row) for name, row in zip(names, group.rows, strict=True) if not row.few]
        if len(pictured) > MOST_DRAWN:
            pictured.sort(key=lambda pair: -abs(pair[1].difference.value))
            pictured = sorted(pictured[:MOST_DRAWN], key=lambda pair: -pair[1].difference.value)
            section.texts.append(self.words.say("ui-balance-most", count=MOST_DRAWN))
        if pictured:
            section.pictures.append(self.whisker_picture(key, title, pictured))
        section.tables.append(self.group_table(title, names, group.rows))
        return section

    def whisker_picture(self, key: str, title: str, pictured: Sequence[tuple[str, Row]]) -> Picture:
        svg = whiskers(
            key,
            [name for name, _ in pictured],
            [(row.result.value, row.result.low, row.result.high) for _, row in pictured],
            self.found.base.value,
            [row.clear for _, row in pictured],
            self.tick,
        )
        return Picture(self.words.say("ui-balance-picture", title=title), svg)

    def group_table(self, title: str, names: Sequence[str], rows: Sequence[Row]) -> Grid:
        """All figures of groups of seats."""
        say = self.words.say
        win = self.found.measure == "win"
        head = [
            title,
            say("ui-balance-seats"),
            say("ui-balance-share"),
            say("ui-arena-share") if win else say("ui-mean-score"),
            say("ui-balance-interval"),
            say("ui-balance-difference"),
            say("ui-balance-verdict"),
        ]
        lines: list[GridRow] = []
        for name, row in zip(names, rows, strict=True):
            verdict = say("ui-balance-few") if row.few else self.verdict(row)
            cells = [
                str(row.seats),
                self.percent(row.share),
                self.result(row.result.value),
                self.span(row.result),
                f"{self.result(row.difference.value, '+')} ({self.span(row.difference, '+')})",
                verdict,
            ]
            lines.append(GridRow(name, cells, "few" if row.few else "clear" if row.clear else ""))
        folded = say("ui-balance-unfold", count=len(lines)) if len(lines) > LONG else ""
        return Grid(head, lines, folded)

    def verdict(self, row: Row) -> str:
        """Whether a difference is to be believed."""
        if not row.clear:
            return ""
        return self.words.say("ui-balance-above") if row.difference.value > 0 else self.words.say("ui-balance-below")

    def whole_sections(self) -> list[Section]:
        """Chapters about what was true of whole games: how often, and how long they were then."""
        say = self.words.say
        sections: list[Section] = []
        for shares in self.found.wholes:
            title = self.title(shares.name)
            head = [title, say("ui-balance-games"), say("ui-balance-of-games"), say("ui-balance-interval")]
            head.append(say("ui-balance-decisions"))
            head += [self.way_name(way.options) for way in self.found.ways]
            lines = [
                GridRow(
                    self.value(shares.name, row.value),
                    [
                        str(row.games),
                        self.percent(row.share.value),
                        f"{self.percent(row.share.low)} … {self.percent(row.share.high)}",
                        self.number(row.decisions, 0),
                        *(
                            f"{self.percent(one.value)} ({self.percent(one.low)} … {self.percent(one.high)})"
                            for one in row.in_ways
                        ),
                    ],
                )
                for row in shares.rows
            ]
            sections.append(Section(f"whole-{shares.name}", title, tables=[Grid(head, lines)]))
        return sections

    def way_name(self, options: dict[str, Any]) -> str:
        """A way to play by what makes it different."""
        if len(options) == 1:
            return "".join(self.option_value(name, value) for name, value in options.items())
        return "; ".join(self.option(name, value) for name, value in options.items())

    def way_section(self) -> Section:
        """The ways to play side by side."""
        say = self.words.say
        names = dict.fromkeys(name for way in self.found.ways for name in way.options)
        title = ", ".join(self.words.option(name) for name in names)
        head = [title, say("ui-balance-games"), say("ui-balance-decisions"), say("ui-balance-first")]
        lines = [
            GridRow(
                self.way_name(way.options),
                [
                    str(way.games),
                    self.number(way.decisions, 0),
                    f"{self.result(way.first_seat.value)} ({self.span(way.first_seat)})",
                ],
            )
            for way in self.found.ways
        ]
        return Section("ways", say("ui-balance-ways"), tables=[Grid(head, lines)])

    def spread_sections(self) -> list[Section]:
        """Chapters about lengths and scores."""
        say, found = self.words.say, self.found
        sections: list[Section] = []
        if found.lengths is not None:
            title = say("ui-balance-length")
            spreads = [(say("ui-balance-decisions"), found.lengths)]
            spreads += [(self.title(spread.name), spread) for spread in found.spreads]
            section = Section("length", title, tables=[self.spread_table(title, spreads)])
            section.pictures = [
                self.spread_picture(f"length-{one.name}", name, [(name, one)])
                for name, one in spreads
                if one.values[0] < one.values[-1]
            ]
            sections.append(section)
        if found.scores:
            names = {
                "winners": say("ui-balance-winners"),
                "others": say("ui-balance-others"),
                "all": say("ui-balance-everybody"),
            }
            title = say("ui-score")
            spreads = [(names[spread.name], spread) for spread in found.scores]
            section = Section("scores", title, tables=[self.spread_table(title, spreads)])
            section.pictures = [self.spread_picture("scores", title, spreads)]
            sections.append(section)
        return sections

    def spread_table(self, title: str, spreads: Sequence[tuple[str, Spread]]) -> Grid:
        say = self.words.say
        head = [title, say("ui-balance-mean"), say("ui-arena-quartiles"), say("ui-arena-range")]
        lines = [
            GridRow(
                name,
                [
                    self.number(spread.mean()),
                    " | ".join(self.number(quarter, 0) for quarter in spread.quartiles()),
                    f"{self.number(spread.values[0], 0)} … {self.number(spread.values[-1], 0)}",
                ],
            )
            for name, spread in spreads
        ]
        return Grid(head, lines)

    def spread_picture(self, key: str, title: str, spreads: Sequence[tuple[str, Spread]]) -> Picture:
        series = [(name, spread.values) for name, spread in spreads]
        svg = bars(key, title, series, lambda value: f"{value * 100:.0f} %")
        return Picture(self.words.say("ui-balance-picture", title=title), svg)

    def coverage_section(self) -> Section:
        say = self.words.say
        section = Section("coverage", say("ui-balance-coverage"), [say("ui-balance-coverage-note")])
        head = [
            say("ui-balance-kind"),
            say("ui-balance-all"),
            say("ui-balance-played"),
            say("ui-balance-never"),
        ]
        lines: list[GridRow] = []
        for covered in self.found.covered:
            never = covered.never()
            names = [self.words.thing(covered.kind, slug) for slug in never[:NEVER_LISTED]]
            more = f" (+{len(never) - NEVER_LISTED})" if len(never) > NEVER_LISTED else ""
            all_of_them = len(covered.games)
            lines.append(
                GridRow(
                    self.title(covered.kind),
                    [str(all_of_them), str(all_of_them - len(never)), ", ".join(names) + more if never else "–"],
                )
            )
        if lines:
            section.tables.append(Grid(head, lines, prose=True))
        return section
