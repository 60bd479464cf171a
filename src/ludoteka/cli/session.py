"""A match at one terminal: people take turns at the keyboard, bots sit between them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from ludoteka.bots import play_bots
from ludoteka.bots.play import MOST_ASIDES
from ludoteka.cli.keyboard import Keyboard
from ludoteka.cli.offers import Listing, Offer, Offers
from ludoteka.cli.orders import find_order, order_names
from ludoteka.cli.screen import NEWS, Screen
from ludoteka.cli.seating import bots_of
from ludoteka.kernel.action import SPECTATOR, Action, Seat
from ludoteka.kernel.errors import IllegalAction, LudotekaError, StuckGame
from ludoteka.kernel.knowledge import preview
from ludoteka.kernel.match import Match
from ludoteka.kernel.reference import plain

MARGIN = 4
"""Rows that a turn takes besides board, news and options: a name, notes, the prompt."""


class Session:
    """Plays a match to its end or until somebody leaves."""

    def __init__(self, match: Match, screen: Screen, save: Path | None = None) -> None:
        self.match = match
        self.screen = screen
        self.words = screen.words
        self.save = save
        before = len(match.past) + len(match.played)
        self.bots = bots_of(match.players, f"{match.seed}/{before}")
        self.people = [seat for seat in range(match.state.seats) if seat not in self.bots]
        self.told: dict[Seat, int] = dict.fromkeys([*self.people, SPECTATOR], -1)
        self.at_keyboard: Seat | None = None
        self.wish: Seat | None = None
        self.passed: dict[Seat, list[Action]] = {}
        self.keyboard = Keyboard(shared=len(self.people) > 1)

    def run(self) -> None:
        """Play; raises Leave when somebody quits."""
        match = self.match
        while not match.over:
            seat = self.let_bots_play()
            if seat is not None:
                self.hand_over(seat)
                self.turn(seat)
        self.keep()
        self.tell(self.at_keyboard if self.at_keyboard is not None else SPECTATOR)
        self.screen.board(match, SPECTATOR)
        self.screen.end(match)

    def begin_with(self, actions: Sequence[str]) -> None:
        """Take some actions given in notation, bots acting in between, before anybody is asked."""
        for text in actions:
            play_bots(self.match, self.bots)
            self.match.play(text)
            self.keep()

    # -- whose turn it is ---------------------------------------------------------------------------------------

    def let_bots_play(self) -> Seat | None:
        """Let bots act until a person is asked: that person's seat, or None once the game is over."""
        wish, self.wish = self.wish, None
        if wish is not None:
            return wish
        asides = 0
        while not self.match.over:
            waiting = self.match.waiting()
            bots_wait = any(seat in self.bots for seat in waiting)
            people_wait = [seat for seat in waiting if seat in self.people]
            tempted = None if people_wait else self.tempted()
            if tempted is not None:
                return tempted
            if (bots_wait or asides < MOST_ASIDES) and self.bots_act(bots_wait):
                asides = 0 if bots_wait else asides + 1
                continue
            if people_wait:
                return self.at_keyboard if self.at_keyboard in people_wait else people_wait[0]
            raise StuckGame("nobody has anything to choose, but the game is not over")
        return None

    def tempted(self) -> Seat | None:
        """Somebody who may do something besides that it has not declined yet, while bots are about to act."""
        for seat in self.people:
            besides = self.besides(seat)
            if besides and besides != self.passed.get(seat):
                return seat
        return None

    def besides(self, seat: Seat) -> list[Action]:
        """What a person may do although nobody waits for it."""
        s = self.match.state
        return [action for aside in self.match.game.asides_for(s, seat) for action in aside.options(s)]

    def bots_act(self, awaited: bool) -> bool:
        """One action of a bot that is awaited, or else may do something besides; whether there was any."""
        if not self.bots:
            return False
        console = self.screen.console
        thinking = console.status(self.words.say("ui-thinking")) if awaited and console.is_terminal else nullcontext()
        with thinking:
            done = play_bots(self.match, self.bots, limit=1)
        if done and not self.people:
            self.tell(SPECTATOR)
        return bool(done)

    def hand_over(self, seat: Seat) -> None:
        """Give the keyboard to another person without showing it what was for the one before."""
        before = self.at_keyboard
        self.at_keyboard = seat
        if len(self.people) < 2 or before == seat:
            return
        if before is not None and self.news(before):
            self.tell(before)
            self.screen.say("ui-done-looking")
            self.ask("")
        self.screen.wipe()
        self.keyboard.forget()
        self.screen.say("ui-hand-over", name=self.words.player(seat))
        self.ask("")

    # -- a turn at the keyboard ---------------------------------------------------------------------------------

    def turn(self, seat: Seat) -> None:
        """Show the position and the options, and do what the person says, until the position changes."""
        if len(self.people) > 1:
            self.screen.wipe()
        else:
            self.screen.clear()
        listing = Listing(Offers(self.match.game, self.match.state, seat, self.words))
        self.show(seat, listing.rows())
        listing.print(self.screen.console, self.words)
        while not self.obey(seat, listing, self.ask("> ", listing).strip()):
            pass

    def show(self, seat: Seat, below: int) -> None:
        """The board and what is new for this person, above this many rows of options."""
        self.screen.glance(self.match, seat, below + min(len(self.news(seat)), NEWS) + MARGIN)
        self.tell(seat, NEWS)
        if len(self.people) > 1:
            self.screen.text(self.words.player(seat), "bold underline")

    def obey(self, seat: Seat, listing: Listing, line: str) -> bool:
        """Do what a line says; whether the position changed, so that options must be shown anew."""
        if not line:
            return self.empty_line(seat, listing)
        offer = listing.offers.pick(line)
        if offer is not None:
            return self.act(seat, offer.action) if self.is_sure(seat, offer) else False
        order = find_order(line, self.words)
        if order is not None:
            command, rest = order
            return command.run(self, seat, listing, rest)
        found = listing.offers.matching(line)
        if found:
            listing.narrow(found)
            listing.print(self.screen.console, self.words)
        else:
            self.refuse(seat, line)
        return False

    def empty_line(self, seat: Seat, listing: Listing) -> bool:
        """Enter alone: the only option, the next page, or no thanks to what one may do besides."""
        only = listing.only()
        if only is not None and listing.offers.waited:
            return self.is_sure(seat, only) and self.act(seat, only.action)
        if not listing.offers.waited and not listing.has_more():
            self.passed[seat] = self.besides(seat)
            return True
        listing.turn_page()
        listing.print(self.screen.console, self.words)
        return False

    def is_sure(self, seat: Seat, offer: Offer) -> bool:
        """Ask once before something that ends a turn or gives up for good and could not be taken back."""
        if not offer.final:
            return True
        match = self.match
        if not self.bots and not preview(match.game, match.state, seat, offer.action).stopped_by:
            return True
        return self.agrees(self.words.say("ui-final-question", action=offer.label))

    def agrees(self, question: str) -> bool:
        """Whether somebody says yes."""
        answer = plain(self.ask(question + " ").strip())
        return bool(answer) and answer[0] in ("y", plain(self.words.say("ui-yes"))[0])

    def act(self, seat: Seat, action: Action) -> bool:
        self.match.play(action, seat)
        self.keep()
        return True

    def refuse(self, seat: Seat, line: str) -> None:
        """Say why a line is not an option: the reason if it is an action, else that nothing fits."""
        try:
            action = self.match.game.parse(line)
        except IllegalAction:
            self.screen.say("ui-nothing-fits", text=line)
            return
        self.explain(seat, action)

    def explain(self, seat: Seat, action: Action) -> None:
        """Say why an action is not offered."""
        refusal = self.match.game.why_not(self.match.state, seat, action)
        label = self.words.action(action)
        if refusal is None:
            self.screen.say("ui-offered", action=label)
        elif refusal.reason is None:
            self.screen.say("ui-not-offered", action=label)
        else:
            rule = f" ({refusal.rule})" if refusal.rule else ""
            self.screen.text(f"{label}: {self.words.reason(refusal.reason)}{rule}")

    # -- telling and keeping ------------------------------------------------------------------------------------

    def news(self, seat: Seat) -> list[tuple[int, Action]]:
        """What a person has not been shown yet."""
        told = self.told[seat]
        return [row for row in self.match.events(seat, max(told, 0)) if row[0] > told]

    def forget(self) -> None:
        """After an undo: what was taken back can be told again."""
        count = len(self.match.played)
        self.told = {seat: min(told, count) for seat, told in self.told.items()}

    def tell(self, seat: Seat, limit: int | None = None) -> None:
        """Show what a person has not been shown yet."""
        self.screen.events(self.news(seat), limit)
        self.told[seat] = len(self.match.played)

    def ask(self, prompt: str, listing: Listing | None = None) -> str:
        """A line from the keyboard; options and orders complete it."""
        if listing is None:
            return self.keyboard.answer(prompt)
        return self.keyboard.ask(prompt, lambda: [*listing.offers.sayings(), *order_names(self.words)])

    def keep(self, path: Path | None = None) -> Path | None:
        """Save the match where it is to be saved, if anywhere."""
        target = path or self.save
        if target is not None:
            try:
                self.match.record().save(target)
            except OSError as error:
                raise LudotekaError(f"{target}: cannot be written: {error.strerror}") from None
        return target
