"""Trace: one random game, kept move by move, that the laws are held against."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.conformance.violation import Violation
from ludoteka.kernel.game import Game, Mode
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.record import FORMAT, Checkpoint, End, Header, Line, Record, commitment
from ludoteka.kernel.state import State, take

Told = list[tuple[int, Action]]


class Moment:
    """One action of a trace: the State before it, who did what with which luck, what was told, the State after it."""

    __slots__ = ("action", "after", "before", "hash", "kind", "luck", "number", "seat", "told")

    def __init__(
        self,
        number: int,
        before: State,
        seat: Seat,
        action: Action,
        kind: str,
        luck: list[int],
        told: Told,
        after: State,
        hash: str,
    ) -> None:
        self.number = number
        self.before = before
        self.seat = seat
        self.action = action
        self.kind = kind
        self.luck = luck
        self.told = told
        self.after = after
        self.hash = hash


class Failure:
    """Where a trace broke off: what was being done (`begin`, `choose`, `take`, `save`) in which action, and why."""

    __slots__ = ("action", "doing", "error", "number", "seat")

    def __init__(self, doing: str, number: int, seat: Seat, action: Action | None, error: Exception) -> None:
        self.doing = doing
        self.number = number
        self.seat = seat
        self.action = action
        self.error = error


class Trace:
    """One random game in a mode, from a seed; equal seeds give equal games.

    It is played to its end, to the game's `bound`, or to the first error, which is kept in `failure`.
    """

    def __init__(self, game: Game[Any], mode: Mode, seed: str, hash_every: int = 1) -> None:
        self.game = game
        self.mode = mode
        self.seed = seed
        self.options = game.read_options(mode.options)
        self.told: Told = []
        self.start_luck: list[int] = []
        self.start_hash = ""
        self.start: State | None = None
        self.moments: list[Moment] = []
        self.failure: Failure | None = None
        self.play(hash_every)

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, hash_every: int) -> None:
        luck = Chance.of(self.seed, "setup")
        luck.recording = True
        doing = "begin"
        try:
            s: State = self.game.start(self.mode.seats, self.options, luck, self.told)
            doing = "save"
            self.start_luck = luck.outcomes
            self.start_hash = self.game.hash(s)
        except Exception as error:
            self.failure = Failure(doing, 0, -1, None, error)
            return
        self.start = s
        picks = Chance.of(self.seed, "picks")
        lucky = 0
        while not s.places and len(self.moments) < self.game.bound and self.failure is None:
            luck = Chance.of(self.seed, "luck", lucky)
            luck.recording = True
            moment = self.move(s, picks, luck, hash_every)
            if moment is not None:
                self.moments.append(moment)
                lucky += bool(moment.luck)
                s = moment.after

    def move(self, s: State, picks: Chance, luck: Chance, hash_every: int) -> Moment | None:
        """Take one random action on a copy; None if that failed."""
        number = len(self.moments) + 1
        doing, seat, action = "choose", -1, None
        try:
            choice, action = random_decision(self.game, s, picks)
            doing, seat = "take", choice.seat
            t = s.copy()
            told: Told = []
            t.heard = told
            take(t, choice, action, luck)
            t.heard = None
            doing = "save"
            hash = self.game.hash(t) if number % hash_every == 0 or t.places else ""
        except Exception as error:
            self.failure = Failure(doing, number, seat, action, error)
            return None
        kind = f"{type(choice).__name__} {action[0]}"
        return Moment(number, s, seat, action, kind, luck.outcomes, told, t, hash)

    # -- looking ------------------------------------------------------------------------------------------------

    def ended(self) -> bool:
        """Whether the game came to its end."""
        return bool(self.moments) and bool(self.moments[-1].after.places)

    def hashes(self) -> list[str]:
        """The hash after the set-up and after each action."""
        return [self.start_hash, *(moment.hash for moment in self.moments)]

    def sample(self, every: int, most: int) -> list[Moment]:
        """Moments to look at closely: every n-th and the first of each kind; no more than `most`, spread evenly."""
        seen: set[str] = set()
        chosen: list[Moment] = []
        offset = Chance.of(self.seed, "sample").below(every)
        for moment in self.moments:
            if moment.kind not in seen or moment.number % every == offset:
                seen.add(moment.kind)
                chosen.append(moment)
        if len(chosen) <= most:
            return chosen
        return [chosen[i * len(chosen) // most] for i in range(most)]

    def positions(self) -> Iterator[tuple[int, State]]:
        """Every position with the number of actions before it."""
        if self.start is not None:
            yield 0, self.start
        for moment in self.moments:
            yield moment.number, moment.after

    def record(self) -> Record:
        """The trace as a record, as a Match would write it."""
        lines = [
            Line(moment.number, moment.seat, self.game.text(moment.action), moment.luck, moment.hash)
            for moment in self.moments
        ]
        places = list(self.moments[-1].after.places) if self.moments else []
        header = Header(
            ludoteka=FORMAT,
            game=self.game.id,
            rules=self.game.rules_version,
            content=self.game.content_version,
            seats=self.mode.seats,
            options=dict(self.mode.options),
            players=[f"Player {seat + 1}" for seat in range(self.mode.seats)],
            luck=self.start_luck,
            hash=self.start_hash,
            commitment=commitment(self.seed),
            seed=self.seed,
        )
        checkpoints: list[Checkpoint] = []
        return Record(header, lines, checkpoints, End(len(lines), places))

    # -- complaining --------------------------------------------------------------------------------------------

    def violation(self, law: str, what: str, number: int | None = None, by: str = "") -> Violation:
        """A Violation of this trace, at the moment after this number of actions."""
        where = f"{self.game.id}, mode {self.mode.name!r}, seed {self.seed!r}"
        if number is not None:
            where += f", action {number}"
            where += f" ({by})" if by else self.words_of(number)
        return Violation(law, where, what)

    def words_of(self, number: int) -> str:
        """The action with this number in notation, in brackets."""
        if not 0 < number <= len(self.moments):
            return ""
        moment = self.moments[number - 1]
        return f" ({self.words(moment.action)} by seat {moment.seat})"

    def words(self, action: Action) -> str:
        """An action in notation, or bare if it has none."""
        try:
            return self.game.text(action)
        except (KeyError, ValueError, IndexError):
            return repr(action)
