"""Orders: what a person can say at the prompt besides an action, in English or in the reader's own language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.markup import escape
from rich.table import Table

from ludoteka.bots.hints import hints
from ludoteka.cli.paths import new_save
from ludoteka.cli.rules import book_of, look_up, show_entries, show_titles
from ludoteka.i18n import Words
from ludoteka.kernel.action import Seat
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.reference import plain

if TYPE_CHECKING:
    from ludoteka.cli.offers import Listing
    from ludoteka.cli.session import Session

HINT_SECONDS: Final = 2.5
"""For how long an expert thinks about a hint."""


class Leave(Exception):
    """Somebody leaves the match."""


Run = Callable[["Session", Seat, "Listing", str], bool]
"""Carries out an order with the rest of its line; whether the position changed."""


class Order:
    """One order: its English name, the messages with its name and its help, and what it does."""

    def __init__(self, name: str, called: str, explained: str, run: Run) -> None:
        self.name = name
        self.called = called
        self.explained = explained
        self.run = run


def order_names(words: Words) -> list[str]:
    """What orders are called, in English and in the reader's language."""
    return [name for order in ORDERS for name in (words.say(order.called), order.name)]


def find_order(line: str, words: Words) -> tuple[Order, str] | None:
    """The order a line begins with and the rest of the line; a slash before it is allowed."""
    first, _, rest = line.removeprefix("/").strip().partition(" ")
    spoken = plain(first)
    for order in ORDERS:
        if spoken in (order.name, plain(words.say(order.called))):
            return order, rest.strip()
    return None


def show_help(session: Session, seat: Seat, listing: Listing, rest: str) -> bool:
    """What one can say."""
    words = session.words
    session.screen.say("ui-help")
    table = Table.grid(padding=(0, 2, 0, 0))
    for order in ORDERS:
        table.add_row(f"[bold]{escape(words.say(order.called))}[/]", escape(words.say(order.explained)))
    session.screen.console.print(table)
    return False


def undo(session: Session, seat: Seat, listing: Listing, rest: str) -> bool:
    """Take back the last action of this person, or of the one who has just handed over."""
    match = session.match
    for who in (seat, *(played.seat for played in match.played[-1:])):
        if who in session.people and match.can_undo(who):
            match.undo(who)
            session.forget()
            session.keep()
            session.wish = who
            return True
    session.screen.say("ui-undo-closed")
    return False


def redo(session: Session, seat: Seat, listing: Listing, rest: str) -> bool:
    """Do again what was taken back."""
    try:
        session.match.redo(seat)
    except IllegalAction:
        session.screen.say("ui-redo-none")
        return False
    session.keep()
    return True


def log(session: Session, seat: Seat, listing: Listing, rest: str) -> bool:
    """Everything this person was told."""
    if session.match.past:
        session.screen.say("ui-log-resumed", count=len(session.match.past))
    session.screen.events(session.match.events(seat))
    return False


def rules(session: Session, seat: Seat, listing: Listing, rest: str) -> bool:
    """The rules: by id, by words, or all titles."""
    book = book_of(session.match.game, session.words.language)
    if rest:
        show_entries(session.screen.console, look_up(book, rest), rest, session.words)
    else:
        show_titles(session.screen.console, book, session.words)
    return False


def why(session: Session, seat: Seat, listing: Listing, rest: str) -> bool:
    """Why an action is not offered."""
    if not rest:
        session.screen.say("ui-why-what")
        return False
    try:
        action = session.match.game.parse(rest)
    except IllegalAction:
        session.screen.say("ui-nothing-fits", text=rest)
        return False
    session.explain(seat, action)
    return False


def score(session: Session, seat: Seat, listing: Listing, rest: str) -> bool:
    """The points so far."""
    session.screen.scores(session.match)
    return False


def board(session: Session, seat: Seat, listing: Listing, rest: str) -> bool:
    """The position and all options once more."""
    session.screen.board(session.match, seat)
    listing.narrow(listing.offers.all)
    listing.print(session.screen.console, session.words)
    return False


def save(session: Session, seat: Seat, listing: Listing, rest: str) -> bool:
    """Write the match to a file."""
    save_to(session, rest)
    return False


def save_to(session: Session, file: str) -> None:
    """Write the match to a file, by default where it is kept or a new one."""
    target = Path(file).expanduser() if file else session.save or new_save(session.match.game.id)
    try:
        session.match.record().save(target)
    except OSError as error:
        session.screen.say_whole("ui-save-failed", file=str(target), why=error.strerror or str(error))
        return
    session.save = session.save or target
    session.screen.say_whole("ui-saved", file=str(target))


def hint(session: Session, seat: Seat, listing: Listing, rest: str) -> bool:
    """What an expert would do; where several people play, nobody is told."""
    words = session.words
    if len(session.people) > 1:
        session.screen.say("ui-hint-alone")
        return False
    told = hints(session.match.game, session.match.state, seat, HINT_SECONDS)
    for one in told.hints:
        line = f"[bold]{escape(words.action(one.action))}[/]"
        if one.value is not None and told.measure == "chance":
            line += f"  {escape(words.say('ui-hint-chance', percent=round(one.value * 100)))}"
        elif one.value is not None:
            line += f"  {escape(words.say('ui-hint-points', points=round(one.value)))}"
        session.screen.console.print(line)
        for who, reasons in groupby(one.reasons, key=lambda reason: reason.seat):
            said = ", ".join(words.say(reason.message, count=reason.count) for reason in reasons)
            session.screen.console.print(f"  {escape(words.player(who))}: {escape(said)}")
    return False


def switch(session: Session, seat: Seat, listing: Listing, rest: str) -> bool:
    """Let another person act who is waited for as well or may do something besides."""
    able = [who for who in session.people if who in session.match.waiting() or session.besides(who)]
    number = rest.removeprefix("p")
    if number.isascii() and number.isdigit() and int(number) - 1 in able:
        session.wish = int(number) - 1
        return True
    seats = [str(who + 1) for who in able]
    session.screen.say("ui-switch-who", seats=", ".join(seats), example=seats[-1])
    return False


def leave(session: Session, seat: Seat, listing: Listing, rest: str) -> bool:
    """End the session; a match that is not saved yet may be."""
    offer_to_save(session)
    raise Leave


def offer_to_save(session: Session) -> None:
    """Save a match that is saved nowhere, if somebody wants it."""
    if session.save is None and session.match.played and session.agrees(session.words.say("ui-save-question")):
        save_to(session, "")


ORDERS = (
    Order("help", "ui-order-help", "ui-help-help", show_help),
    Order("undo", "ui-order-undo", "ui-help-undo", undo),
    Order("redo", "ui-order-redo", "ui-help-redo", redo),
    Order("log", "ui-order-log", "ui-help-log", log),
    Order("rules", "ui-order-rules", "ui-help-rules", rules),
    Order("why", "ui-order-why", "ui-help-why", why),
    Order("hint", "ui-order-hint", "ui-help-hint", hint),
    Order("score", "ui-order-score", "ui-help-score", score),
    Order("board", "ui-order-board", "ui-help-board", board),
    Order("seat", "ui-order-seat", "ui-help-seat", switch),
    Order("save", "ui-order-save", "ui-help-save", save),
    Order("quit", "ui-order-quit", "ui-help-quit", leave),
)
