"""LeanMatch: a Game being played on by somebody who keeps its past elsewhere, as a server does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteka.kernel.action import SPECTATOR, Action, Seat
from ludoteka.kernel.chance import Chance, luck_of
from ludoteka.kernel.codec import fingerprint
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.game import Game
from ludoteka.kernel.knowledge import Preview, preview, waiting_seats
from ludoteka.kernel.state import Choice, State, take


class Loose:
    """As much of an action as tells whether its seat may undo it."""

    __slots__ = ("final", "lucky", "seat")

    def __init__(self, seat: Seat, lucky: bool, final: bool) -> None:
        self.seat = seat
        self.lucky = lucky
        self.final = final


class Played:
    """One action of a match: who did what, the luck it had, what was told, and the State's hash after it."""

    __slots__ = ("action", "final", "hash", "heard", "luck", "revealing", "seat")

    def __init__(
        self, seat: Seat, action: Action, luck: list[int], hash: str, heard: list[tuple[int, Action]], final: bool
    ) -> None:
        self.seat = seat
        self.action = action
        self.luck = luck
        self.hash = hash
        self.heard = heard
        self.final = final
        self.revealing: bool | None = None


class LeanMatch:
    """The position of a match and what it takes to play on, without its past.

    Nothing can be undone here: that needs a Match, which knows its actions. `loose` are the actions since the commit
    point, before which nothing can be undone any more; `committed` counts those behind it since this match was made;
    `unit` is the State at the commit point as it is saved, None as long as it lies before the State that was given.
    """

    def __init__(
        self, game: Game[Any], seed: str, state: State, lucky: int = 0, loose: Iterable[Loose] = (), saved: bytes = b""
    ) -> None:
        self.game = game
        self.seed = seed
        self.state = state
        self.lucky = lucky
        self.loose = list(loose)
        self.committed = 0
        self.saved: bytes | None = saved or game.encode(state)
        self.unit = None if self.loose else self.saved

    # -- asking -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def places(self) -> list[int]:
        """The place of each seat once the game is over."""
        return self.state.places

    def waiting(self) -> list[Seat]:
        """The seats somebody waits for."""
        return waiting_seats(self.state)

    def offered(self, seat: Seat) -> list[Action]:
        """Everything a seat may do now."""
        return self.game.options(self.state, seat)

    def view(self, seat: Seat = SPECTATOR) -> msgspec.Struct:
        """What a seat may know now."""
        return self.game.view(self.state, seat)

    def preview(self, seat: Seat, action: Action | str) -> Preview:
        """What an option would do, up to the first chance or reveal."""
        return preview(self.game, self.state, seat, self.read(action))

    def read(self, action: Action | str) -> Action:
        """An action from its notation."""
        return self.game.parse(action) if isinstance(action, str) else action

    def may_undo(self, seat: Seat) -> bool:
        """Whether a seat has a loose action without luck; only trying tells if it can really be undone."""
        if seat < 0 or self.over:
            return False
        for loose in reversed(self.loose):
            if loose.seat == seat:
                return not loose.lucky and not loose.final
        return False

    # -- acting -------------------------------------------------------------------------------------------------

    def play(self, action: Action | str, seat: Seat | None = None) -> Played:
        """Take an action for a seat, or for the seat it is offered to where only one is asked."""
        what = self.read(action)
        return self.attempt(self.seat_for(what) if seat is None else seat, what)

    def seat_for(self, action: Action) -> Seat:
        """The seat that is offered an action: a waiting one before one that has it as an aside."""
        waiting = waiting_seats(self.state)
        for who in waiting:
            if self.game.offering(self.state, who, action) is not None:
                return who
        for who in range(self.state.seats):
            if self.game.offering(self.state, who, action) is not None:
                return who
        raise self.game.refuse(self.state, waiting[0] if waiting else 0, action)

    def attempt(self, seat: Seat, action: Action) -> Played:
        """Take an action if it is offered."""
        if not 0 <= seat < self.state.seats:
            raise IllegalAction(f"there is no seat {seat + 1}; expected 1 to {self.state.seats}")
        if self.over:
            raise IllegalAction(f"{' '.join(map(str, action))}: the game is over")
        choice = self.game.offering(self.state, seat, action)
        if choice is None:
            raise self.game.refuse(self.state, seat, action)
        return self.take(choice, action)

    def take(self, choice: Choice[Any], action: Action) -> Played:
        """Take an option of an open decision on a copy and keep the copy if all went well.

        The caller knows that it is one of the options.
        """
        if not self.seed:
            raise IllegalAction("this match comes from a record without its seed: it can be watched, not played on")
        luck = luck_of(self.seed, "luck", self.lucky)
        luck.recording = True
        before = self.state
        s, played, saved = self.advance(before, choice, action, luck)
        self.keep(before, s, played, saved)
        return played

    def advance(self, before: State, choice: Choice[Any], action: Action, luck: Chance) -> tuple[State, Played, bytes]:
        """The State after an action, the action as it was played, and the State as it is saved.

        Nothing of the match changes.
        """
        s = before.copy()
        heard: list[tuple[int, Action]] = []
        s.heard = heard
        take(s, choice, action, luck)
        s.heard = None
        saved = self.game.encode(s)
        return s, Played(choice.seat, action, luck.outcomes, fingerprint(saved), heard, s.final), saved

    def keep(self, before: State, after: State, played: Played, saved: bytes) -> None:
        """Make an action part of the match and move the commit point behind what can no longer be undone."""
        lanes_stayed = bool(before.lanes and after.lanes) and not after.opened
        if not lanes_stayed and self.loose and self.loose[-1].seat != played.seat:
            self.commit(before, self.save_state())
        self.add(played)
        self.state = after
        self.saved = saved
        if not lanes_stayed and (played.luck or before.lanes or after.lanes or after.over()):
            self.commit(after, saved)

    def add(self, played: Played) -> None:
        self.loose.append(Loose(played.seat, bool(played.luck), played.final))
        self.lucky += bool(played.luck)

    def commit(self, s: State, saved: bytes) -> None:
        """Nothing before this point can be undone any more."""
        self.committed += len(self.loose)
        self.loose.clear()
        self.unit = saved

    def save_state(self) -> bytes:
        """The State of now as it is saved; what was encoded for its hash is not encoded again."""
        if self.saved is None:
            self.saved = self.game.encode(self.state)
        return self.saved
