"""All that a seat can still make of a position: every way of playing it out alone, and the best of them.

Where nobody else has anything left to decide, as in the last year of Hadrian's Wall once the others are ready, the best
way can be proved: every order of every action is followed to the end of the game. Positions that were reached before
are not followed again. Where luck decides, a fixed set of its outcomes is averaged, the same one for every way.
"""

from __future__ import annotations

from math import inf
from typing import Any, Final

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import NO_CHANCE, Chance
from ludoteka.kernel.errors import ChanceNeeded, LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import Choice, State, pending, pending_for, take

WORLDS: Final = 16
"""How many ways luck falls in, each time it is needed."""


class TooWide(LudotekaError):
    """There are more positions than may be looked at."""


class Alone:
    """The points that a seat can still reach from positions of one game, up to `most` different positions.

    What it finds is kept, so positions of one game are best asked about from the last to the first.
    """

    def __init__(self, game: Game[Any], seat: Seat, most: int, worlds: int = WORLDS, seed: str = "alone") -> None:
        self.game = game
        self.seat = seat
        self.most = most
        self.worlds = worlds
        self.seed = seed
        self.known: dict[str, float] = {}

    def best(self, s: State) -> float:
        """The points at the end if everything is played as well as it can be."""
        if s.places:
            scores = self.game.scores(s)
            assert scores is not None, "a game that is played for points counts them"
            return float(scores[self.seat])
        choice = pending_for(s, self.seat)
        if choice is None:
            return self.others(s)
        key = self.game.hash(s)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= self.most:
                raise TooWide(f"more than {self.most} positions")
            self.known[key] = -inf  # a way that leads back here gains nothing
            found = max(self.after(s, choice, action) for action in choice.options(s))
            self.known[key] = found
        return found

    def others(self, s: State) -> float:
        """The same where only others settle something, which does not touch it: they take their first option."""
        choice = pending(s)[0]
        return self.after(s, choice, choice.options(s)[0])

    def after(self, s: State, choice: Choice[Any], action: Action) -> float:
        """The same after one of the options, on average over luck."""
        twin = s.copy()
        try:
            take(twin, choice, action, NO_CHANCE)
        except ChanceNeeded:
            return sum(self.fallen(s, choice, action, number) for number in range(self.worlds)) / self.worlds
        return self.best(twin)

    def fallen(self, s: State, choice: Choice[Any], action: Action, number: int) -> float:
        """The same, as luck falls in one of the worlds."""
        twin = s.copy()
        take(twin, choice, action, Chance.of(self.seed, "world", number))
        return self.best(twin)

    def all(self, s: State) -> dict[Action, float]:
        """What every option comes to."""
        choice = pending_for(s, self.seat)
        assert choice is not None
        return {action: self.after(s, choice, action) for action in choice.options(s)}

    def line(self, s: State) -> list[Action]:
        """The best way to go on, as far as no luck comes between; of equal ways the first."""
        done: list[Action] = []
        choice = pending_for(s, self.seat)
        while choice is not None:
            values = {action: self.after(s, choice, action) for action in choice.options(s)}
            best = max(values, key=lambda action: values[action])
            done.append(best)
            twin = s.copy()
            try:
                take(twin, pending_for(twin, self.seat) or choice, best, NO_CHANCE)
            except ChanceNeeded:
                break
            s = twin
            choice = pending_for(s, self.seat)
        return done
