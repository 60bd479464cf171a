"""A review as one HTML page that stands alone, in the reader's language and the game's own words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Any, Final

from ludoteka.bots.reasons import Reason
from ludoteka.i18n.words import Words
from ludoteka.kernel.game import Game
from ludoteka.review.moments import Moment
from ludoteka.review.review import Review, SeatSum
from ludoteka.review.standing import MILLION

COLOURS: Final = ("#2f6fde", "#d1495b", "#2a9d5c", "#b07d12", "#8a4fbf", "#4a7c8c")
TALL: Final = 100


def page(review: Review, game: Game[Any], words: Words) -> str:
    """The page of a review; the words know the players' names."""
    return Page(review, game, words).whole()


class Page:
    """Puts a review into words and lines."""

    def __init__(self, review: Review, game: Game[Any], words: Words) -> None:
        self.review = review
        self.game = game
        self.words = words
        self.points = review.measure == "points"

    def say(self, message: str, **values: int | str) -> str:
        return escape(self.words.say(message, **values))

    def whole(self) -> str:
        review, say = self.review, self.say
        template = Template((files("ludoteka.review") / "page.html").read_text(encoding="utf-8"))
        return template.substitute(
            language=self.words.language,
            title=say("review-title", game=self.words.say("game-title")),
            about=say("review-eyes-all") if review.knowledge == "all" else say("review-eyes-seats"),
            sums=self.sums(),
            explained=say("review-points-explained") if self.points else say("review-explained"),
            graph_title=say("review-points-graph") if self.points else say("review-graph"),
            legend=" · ".join(self.key(one.seat) for one in review.seats),
            graph=self.graph(),
            lists=self.lists(),
            trust_title=say("review-trust"),
            trust=self.trust(),
            reliability=self.reliability(),
            moments_title=say("review-moments"),
            moments=self.moments(),
            count=len(review.moments),
        )

    # -- parts --------------------------------------------------------------------------------------------------

    def sums(self) -> str:
        """What each seat's result is made of."""
        heads = ["review-seat", "review-start", "review-decisions", "review-luck", "review-result", "review-given"]
        return table([self.say(head) for head in heads], [self.sum_row(one) for one in self.review.seats])

    def sum_row(self, one: SeatSum) -> list[str]:
        shown = [self.amount(one.start), self.change(one.own + one.others), self.change(one.luck)]
        return [self.key(one.seat), *shown, self.amount(one.result), self.amount(one.given)]

    def key(self, seat: int) -> str:
        colour = COLOURS[seat % len(COLOURS)]
        return f'<span class="key" style="background:{colour}"></span>{escape(self.words.player(seat))}'

    def graph(self) -> str:
        """A line for each seat over the whole game."""
        rows = [self.review.deal.standing, *(moment.standing for moment in self.review.moments)]
        most = max((max(row) for row in rows), default=MILLION) if self.points else MILLION
        lines = []
        for one in self.review.seats:
            dots = " ".join(f"{n},{TALL - TALL * row[one.seat] / max(1, most):.2f}" for n, row in enumerate(rows))
            lines.append(f'<polyline stroke="{COLOURS[one.seat % len(COLOURS)]}" points="{dots}"/>')
        marks = "".join(f'<line x1="{n}" x2="{n}" y1="0" y2="{TALL}"/>' for n in self.review.turning)
        across = "".join(f'<line x1="0" x2="{len(rows) - 1}" y1="{y}" y2="{y}"/>' for y in (25, 50, 75))
        return (
            f'<svg class="graph" viewBox="0 0 {max(1, len(rows) - 1)} {TALL}" preserveAspectRatio="none" height="320" '
            f'role="img">{across}{marks}{"".join(lines)}<line id="cursor" x1="0" x2="0" y1="0" y2="{TALL}"/></svg>'
        )

    def lists(self) -> str:
        """Turning points, best and worst decisions."""
        parts = []
        for head, numbers in (
            ("review-turning", self.review.turning),
            ("review-best", self.review.best),
            ("review-worst", self.review.worst),
        ):
            items = "".join(f"<li>{self.item(self.review.moments[n - 1])}</li>" for n in numbers)
            body = f"<ol>{items}</ol>" if items else f"<p>{self.say('review-none')}</p>"
            parts.append(f"<h2>{self.say(head)}</h2>{body}")
        return "".join(parts)

    def item(self, moment: Moment) -> str:
        """A moment in one line."""
        told = f'<a href="#m{moment.n}">{moment.n}</a> · {self.done(moment)}: {self.change(self.own(moment))}'
        if moment.lucky:
            told += f" ({self.say('review-luck')} {self.change(moment.luck[moment.seat])})"
        return told + (f"<br>{self.better(moment)}" if moment.better is not None else "")

    def own(self, moment: Moment) -> int:
        """What a moment changed for the seat that acted."""
        return moment.decision[moment.seat] + moment.luck[moment.seat]

    def done(self, moment: Moment) -> str:
        """Who did what."""
        what = self.words.action(self.game.parse(moment.action))
        return f"{escape(self.words.player(moment.seat))}: {escape(what)}"

    def better(self, moment: Moment) -> str:
        """What would have been better, and why."""
        assert moment.better is not None
        what = self.words.action(self.game.parse(moment.better.action))
        told = self.say("review-better", action=what, amount=self.amount(moment.given))
        why = self.reasons(moment.better.reasons)
        return f"{told} {why}" if why else told

    def reasons(self, reasons: Iterable[Reason]) -> str:
        """What a move changes, side by side."""
        sides: dict[int, list[str]] = {}
        for reason in reasons:
            sides.setdefault(reason.seat, []).append(self.say(reason.message, count=reason.count))
        return "; ".join(f"{escape(self.words.player(seat))}: {', '.join(told)}" for seat, told in sides.items())

    def trust(self) -> str:
        """How far the chances may be trusted."""
        trust = self.review.trust
        if trust is None:
            return self.say("review-trust-points") if self.points else self.say("review-trust-unknown")
        return self.say(
            "review-trust-told",
            games=trust.games,
            brier=self.number(f"{trust.brier:.3f}"),
            even=self.number(f"{trust.even:.3f}"),
        )

    def reliability(self) -> str:
        """Chances foretold beside what came of them."""
        trust = self.review.trust
        if trust is None:
            return ""
        heads = [self.say("review-foretold"), self.say("review-won"), self.say("review-sides")]
        rows = [[f"{one.foretold:.0%}", f"{one.won:.0%}", str(one.count)] for one in trust.reliability]
        return table(heads, rows)

    def moments(self) -> str:
        """Every action of the game."""
        heads = ["review-action", "review-decision", "review-luck", "review-given"]
        names = [escape(self.words.player(one.seat)) for one in self.review.seats]
        rows = []
        for moment in self.review.moments:
            what = self.done(moment)
            why = self.reasons(moment.reasons)
            better = "" if moment.better is None else f"<br>{self.better(moment)}"
            rows.append(
                [
                    str(moment.n),
                    what + (f"<br><small>{why}</small>" if why else ""),
                    self.change(moment.decision[moment.seat]),
                    self.change(moment.luck[moment.seat]) if moment.lucky else "",
                    (self.amount(moment.given) + better) if moment.given else "",
                    *(self.amount(value) for value in moment.standing),
                ]
            )
        ids = [f"m{moment.n}" for moment in self.review.moments]
        return table(["", *(self.say(head) for head in heads), *names], rows, ids)

    # -- numbers ------------------------------------------------------------------------------------------------

    def amount(self, value: int) -> str:
        """A chance as a percentage, or points."""
        return self.number(f"{value / MILLION:.1f}" if self.points else f"{value / MILLION * 100:.1f} %")

    def change(self, value: int) -> str:
        """A change with its sign."""
        shown = value / MILLION if self.points else value / MILLION * 100
        return self.number(f"{shown:+.1f}").replace("-", "−")

    def number(self, shown: str) -> str:
        """A number as the reader writes it: with a point in English, elsewhere with a comma."""
        return shown if self.words.language == "en" else shown.replace(".", ",")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], ids: Sequence[str] = ()) -> str:
    """A table; cells that begin with a digit or a sign stand to the right."""
    head = "".join(f"<th>{cell}</th>" for cell in heads)
    lines = []
    for number, row in enumerate(rows):
        cells = "".join(f"<td{number_class(cell)}>{cell}</td>" for cell in row)
        mark = f' id="{ids[number]}"' if ids else ""
        lines.append(f"<tr{mark}>{cells}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def number_class(cell: str) -> str:
    """How a cell with a number is marked."""
    return ' class="number"' if (cell[:1] in "+−" and cell) or cell[:1].isdigit() else ""
