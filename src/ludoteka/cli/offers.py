"""Offers: what a seat may do now, numbered and worded, to be picked by number, notation or words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ludoteka.i18n import Words
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.game import Game
from ludoteka.kernel.reference import plain
from ludoteka.kernel.state import State, pending_for

PAGE = 20
"""How many options are shown at once."""


class Offer:
    """One option: its number, words and notation, and which decision it belongs to."""

    __slots__ = ("action", "decision", "final", "label", "notation", "number")

    def __init__(self, number: int, decision: int, action: Action, label: str, notation: str, final: bool) -> None:
        self.number = number
        self.decision = decision
        self.action = action
        self.label = label
        self.notation = notation
        self.final = final


class Offers:
    """Everything a seat may do now: the choice the table waits for and, behind it, what it may do besides.

    Of each decision the options that end, decline or are rarely wanted come last.
    """

    def __init__(self, game: Game[Any], s: State, seat: Seat, words: Words) -> None:
        self.waited = pending_for(s, seat) is not None
        self.prompts: list[str] = []
        self.all: list[Offer] = []
        for choice in game.decisions(s, seat):
            options = choice.options(s)
            if not options:
                continue
            verbs = game.lexicon.verbs
            for action in sorted(options, key=lambda action: verbs[str(action[0])].last):
                label, notation = words.action(action), game.text(action)
                final = verbs[str(action[0])].final and len(options) > 1
                self.all.append(Offer(len(self.all) + 1, len(self.prompts), action, label, notation, final))
            self.prompts.append(words.prompt(choice.prompt(s)))

    def pick(self, text: str) -> Offer | None:
        """The offer with this number or this notation."""
        if text.isascii() and text.isdigit():
            number = int(text)
            return self.all[number - 1] if 1 <= number <= len(self.all) else None
        wanted = text.casefold().split()
        for offer in self.all:
            if offer.notation.casefold().split() == wanted:
                return offer
        return None

    def sayings(self) -> list[str]:
        """What may be said to take an offer."""
        return [saying for offer in self.all for saying in (offer.notation, offer.label)]

    def matching(self, text: str) -> list[Offer]:
        """The offers whose words or notation contain all these words; accents and case do not matter."""
        wanted = plain(text).split()
        return [offer for offer in self.all if all(word in plain(f"{offer.label} {offer.notation}") for word in wanted)]


class Listing:
    """Offers on the screen: all of them or those that match some words, a page at a time."""

    def __init__(self, offers: Offers) -> None:
        self.offers = offers
        self.shown: Sequence[Offer] = offers.all
        self.start = 0

    def narrow(self, found: Sequence[Offer]) -> None:
        self.shown = found
        self.start = 0

    def has_more(self) -> bool:
        """Whether there is another page."""
        return self.start + PAGE < len(self.shown)

    def turn_page(self) -> None:
        """Go to the next page, or back to the first."""
        self.start = self.start + PAGE if self.has_more() else 0

    def only(self) -> Offer | None:
        """The one offer that is left."""
        return self.shown[0] if len(self.shown) == 1 else None

    def rows(self) -> int:
        """About how many rows of the screen the page takes."""
        page = self.shown[self.start : self.start + PAGE]
        return len(page) + len({offer.decision for offer in page}) + 1

    def print(self, console: Console, words: Words) -> None:
        """Show the page, each decision under its prompt."""
        page = self.shown[self.start : self.start + PAGE]
        for decision in dict.fromkeys(offer.decision for offer in page):
            console.print(f"[bold]{escape(self.offers.prompts[decision])}[/]")
            table = Table.grid(padding=(0, 2, 0, 0))
            table.add_column(justify="right", style="bold cyan", no_wrap=True)
            table.add_column()
            table.add_column(style="dim")
            for offer in page:
                if offer.decision == decision:
                    table.add_row(str(offer.number), escape(offer.label), escape(offer.notation))
            console.print(table)
        rest = len(self.shown) - self.start - len(page)
        if rest > 0:
            console.print(f"[dim]{escape(words.say('ui-more-options', count=rest))}[/]")
        elif len(self.shown) > PAGE:
            console.print(f"[dim]{escape(words.say('ui-last-options'))}[/]")
        elif len(self.shown) == 1:
            console.print(f"[dim]{escape(words.say('ui-only-option'))}[/]")
        if not self.offers.waited:
            console.print(f"[dim]{escape(words.say('ui-may-pass'))}[/]")
