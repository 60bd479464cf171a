"""The law about taking back: undo leads to the very same position, and never across luck, a reveal or another seat."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.kernel.action import SPECTATOR, Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.conformance.effort import Effort
from ludoteka.kernel.conformance.law import Law
from ludoteka.kernel.conformance.trace import Moment, Told, Trace
from ludoteka.kernel.errors import BadRecord, ChanceNeeded
from ludoteka.kernel.knowledge import SAMPLES, asked, outcome_of
from ludoteka.kernel.lean import Played
from ludoteka.kernel.match import Match
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.state import State

CLEAR = 2 / 3
"""A reveal that shows in so large a part of the positions is one the kernel may not miss."""


@Law
def undoes(trace: Trace, effort: Effort) -> None:
    """Undo and redo lead to the very same hashes, and stay closed across luck, reveals, oaths and other seats."""
    for moment in trace.sample(effort.every, effort.few):
        Stretch(trace, effort, moment).play()


class Stretch:
    """A few actions of a Match that begins in the middle of a game, with a look at every undo on the way."""

    def __init__(self, trace: Trace, effort: Effort, moment: Moment) -> None:
        self.trace = trace
        self.effort = effort
        self.moment = moment
        players = [f"Player {seat + 1}" for seat in range(trace.mode.seats)]
        state = moment.before.copy()
        seed = f"{trace.seed}/{moment.number}"
        self.match: Match = effort.match_type(trace.game, trace.options, players, seed, state, [], [])
        self.picks = Chance.of(seed, "picks")
        self.before: list[State] = []
        self.sealed: list[bool] = []

    def play(self) -> None:
        """Play on; after each action look whether its seat can undo, and in the end whether the others can."""
        for _ in range(self.effort.stretch):
            if self.match.over:
                return
            choice, action = random_decision(self.trace.game, self.match.state, self.picks)
            self.before.append(self.match.state.copy())
            self.match.play(action, choice.seat)
            self.sealed.append(self.match.state.final)
            self.look(choice.seat)
        for seat in sorted({played.seat for played in self.match.played[:-1]}):
            if not self.look(seat):
                return

    def fail(self, seat: Seat, what: str) -> Exception:
        """A Violation in this stretch."""
        done = ", ".join(f"{self.trace.words(played.action)} by seat {played.seat}" for played in self.match.played)
        return self.trace.violation("undoes", f"then {done}; seat {seat}: {what}", self.moment.number - 1)

    def look(self, seat: Seat) -> bool:
        """Judge the undo of one seat; False if the stretch cannot go on because the past has changed."""
        match = self.match
        last = max(number for number, played in enumerate(match.played) if played.seat == seat)
        played = match.played[last]
        newest = last == len(match.played) - 1
        state, hash = match.state, self.trace.game.hash(match.state)
        others = [asked(state, other) for other in range(state.seats) if other != seat]
        if not match.can_undo(seat):
            if newest and self.harmless(last, played, others):
                raise self.fail(seat, f"{self.trace.words(played.action)} cannot be undone, although nothing closed it")
            return True
        self.judge(seat, last, played)
        match.undo(seat)
        if [asked(match.state, other) for other in range(state.seats) if other != seat] != others:
            raise self.fail(seat, "undo changes what another seat is asked")
        if not newest:
            return False
        if self.trace.game.hash(match.state) != self.trace.game.hash(self.before[last]):
            raise self.fail(seat, f"undo of {self.trace.words(played.action)} does not lead to the position before it")
        match.redo(seat)
        if self.trace.game.hash(match.state) != hash:
            raise self.fail(seat, f"redo of {self.trace.words(played.action)} does not lead to the position after it")
        return True

    def judge(self, seat: Seat, last: int, played: Played) -> None:
        """Raise a Violation if an undo is open that must be closed."""
        words = self.trace.words(played.action)
        if self.seen(self.before[last], played, SPECTATOR) is None:
            raise self.fail(seat, f"{words} can be undone although it used luck")
        if self.sealed[last]:
            raise self.fail(seat, f"{words} can be undone although a rule sealed it")
        later = [other for other in self.match.played[last + 1 :] if other.seat != seat]
        if later and not (self.before[last].lanes and self.match.state.lanes):
            raise self.fail(seat, f"{words} can be undone although seat {later[0].seat} has acted since")
        for watcher in (*range(self.match.state.seats), SPECTATOR):
            looks = list(self.looks(last, played, watcher, f"oracle {self.trace.seed}", self.effort.oracle))
            if sum(looks) > CLEAR * len(looks):
                who = "a spectator" if watcher == SPECTATOR else f"seat {watcher}"
                raise self.fail(seat, f"{words} can be undone although it revealed something to {who}")

    def harmless(self, last: int, played: Played, others: list[list[tuple[Action, list[Action]]]]) -> bool:
        """Whether no rule of undo forbids taking back the newest action."""
        before, after = self.before[last], self.match.state
        if played.luck or self.sealed[last] or after.places or before.lanes or after.lanes:
            return False
        if [asked(before, other) for other in range(before.seats) if other != played.seat] != others:
            return False
        watchers = (*range(before.seats), SPECTATOR)
        return not any(any(self.looks(last, played, watcher, "reveals", SAMPLES)) for watcher in watchers)

    def looks(self, last: int, played: Played, watcher: Seat, seed: str, samples: int) -> Iterator[bool]:
        """For positions a watcher could not tell apart: whether the action looks different to it there."""
        game = self.trace.game
        before = self.before[last]
        seen = self.seen(before, played, watcher)
        for sample in range(samples):
            guess: State = game.resample(before, watcher, Chance.of(seed, "", sample))
            if game.offering(guess, played.seat, played.action) is not None:
                yield self.seen(guess, played, watcher) != seen

    def seen(self, before: State, played: Played, watcher: Seat) -> object:
        """What a watcher sees and hears of an action; None if it needs luck there."""
        game = self.trace.game
        told: Told
        try:
            after, told = outcome_of(game, before, played.seat, played.action, [])
        except (ChanceNeeded, BadRecord):
            return None
        return game.view(after, watcher), game.events_for(told, watcher)
