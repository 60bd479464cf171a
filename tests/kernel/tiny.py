"""The smallest game there can be, whose agenda a test writes itself.

    match = play(Ask(0), Roll(), End())
    match.play("say 3")

Everybody sees the `log`; each seat has one secret number from 0 to 9 that only it sees.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.kernel.action import Action, Seat, audience
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec
from ludoteka.kernel.game import Game, Say
from ludoteka.kernel.match import Match
from ludoteka.kernel.options import Options
from ludoteka.kernel.phrase import Kind, Lexicon, Phrase
from ludoteka.kernel.state import Choice, State, Step

WORDS = ("zero", "one", "two", "three")


class Pad(State):
    """A log that all write into, and a secret number for each seat."""

    __slots__ = ("log", "secrets")

    def __init__(self, seats: int, log: list[int], secrets: list[int]) -> None:
        super().__init__(seats)
        self.log = log
        self.secrets = secrets

    def copy(self) -> Pad:
        twin = Pad(self.seats, self.log.copy(), self.secrets.copy())
        self.carry(twin)
        return twin


class Write(Step[Pad]):
    """Write a number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Pad) -> None:
        s.log.append(self.number)
        s.tell(("wrote", self.number))


class Roll(Step[Pad]):
    """Write what a die shows."""

    __slots__ = ()

    def run(self, s: Pad) -> None:
        s.log.append(s.chance.die(6))


class Ask(Choice[Pad]):
    """Ask a seat for a number from 1 to 3; `after` is done next."""

    __slots__ = ("after",)

    def __init__(self, seat: int, after: list[Step[Any]] | None = None) -> None:
        super().__init__(seat)
        self.after = after or []

    def options(self, s: Pad) -> list[Action]:
        return [("say", 1), ("say", 2), ("say", 3)]

    def take(self, s: Pad, action: Action) -> None:
        match action:
            case ("say", int(number)):
                s.log.append(number)
                s.tell(("wrote", number))
                s.then_each(self.after)

    def why_not(self, s: Pad, action: Action) -> Action | None:
        match action:
            case ("say", int(number)):
                return ("too-much", 3) if number > 3 else ("too-little",)
        return None


class Only(Choice[Pad]):
    """A choice with a single option, taken for the seat."""

    __slots__ = ()

    def options(self, s: Pad) -> list[Action]:
        return [("say", 9)]

    def forced(self) -> bool:
        return True

    def take(self, s: Pad, action: Action) -> None:
        s.log.append(9)


class Look(Choice[Pad]):
    """Look at another seat's secret, or show one's own, or swear."""

    __slots__ = ("other",)

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def options(self, s: Pad) -> list[Action]:
        return [("look",), ("show",), ("swear",)]

    def take(self, s: Pad, action: Action) -> None:
        if action == ("look",):
            s.whisper(audience(self.seat), ("saw", s.secrets[self.other]))
        elif action == ("show",):
            s.tell(("saw", s.secrets[self.seat]))
        else:
            s.seal()


class Pass(Choice[Pad]):
    """Give another seat something to do in its lane."""

    __slots__ = ("other",)

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def options(self, s: Pad) -> list[Action]:
        return [("pass",)]

    def take(self, s: Pad, action: Action) -> None:
        s.then_for(self.other, Write(50 + self.other), Ask(self.other))


class Wave(Choice[Pad]):
    """An aside."""

    __slots__ = ()

    def options(self, s: Pad) -> list[Action]:
        return [("wave",)]

    def take(self, s: Pad, action: Action) -> None:
        s.log.append(100 + self.seat)
        s.then(Write(200))


class Together(Step[Pad]):
    """Ask seats side by side: each the given number of times."""

    __slots__ = ("times",)

    def __init__(self, times: list[int]) -> None:
        self.times = times

    def run(self, s: Pad) -> None:
        s.together({seat: [Ask(seat) for _ in range(times)] for seat, times in enumerate(self.times)})


class Lanes(Step[Pad]):
    """Open the given lanes."""

    __slots__ = ("steps",)

    def __init__(self, steps: list[list[Step[Any]]]) -> None:
        self.steps = steps

    def run(self, s: Pad) -> None:
        s.together(dict(enumerate(self.steps)))


class Circle(Step[Pad]):
    """Go round for ever."""

    __slots__ = ()

    def run(self, s: Pad) -> None:
        s.then(Circle())


class EndAndWrite(Step[Pad]):
    """Ends the game and still wants to write something."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Pad) -> None:
        s.finish([1] * s.seats)
        s.then(Write(self.number))
        s.then_each([Write(self.number), Write(self.number)])


class End(Step[Pad]):
    """Seat 0 wins."""

    __slots__ = ()

    def run(self, s: Pad) -> None:
        s.finish([1, *([2] * (s.seats - 1))])


class PadView(msgspec.Struct, frozen=True):
    """The log and one's own secret."""

    log: list[int]
    secret: int | None
    places: list[int]


class Tiny(Game[Pad]):
    """A game that consists of the steps it is given."""

    id = "tiny"
    rules_version = 1
    content_version = "0"
    seat_counts = (2, 3)
    bound = 100

    def __init__(self, *steps: Step[Any]) -> None:
        self.steps = steps
        self.codec = Codec(Pad, [sys.modules[__name__]])
        self.folder = Path(__file__).parent
        self.lexicon = Lexicon(
            [Kind("word", WORDS)],
            [Phrase("say", "number:int"), *map(Phrase, ("look", "show", "swear", "pass", "wave"))],
            [*map(Phrase, ("ask", "look", "only", "pass", "wave"))],
            [Phrase("wrote", "number:int"), Phrase("saw", "number:int")],
            [Phrase("too-much", "number:int", rule="TNY-SAY-01"), Phrase("too-little")],
        )

    def setup(self, seats: int, options: Options, chance: Chance) -> Pad:
        s = Pad(seats, [], [chance.below(10) for _ in range(seats)])
        s.then_each(self.steps)
        return s

    def asides(self, s: Pad) -> list[Choice[Any]]:
        """After a 77 in the log the last seat may wave."""
        return [Wave(s.seats - 1)] if s.log[-1:] == [77] else []

    def view(self, s: Pad, seat: Seat) -> PadView:
        return PadView(s.log.copy(), s.secrets[seat] if seat >= 0 else None, s.places.copy())

    def view_type(self) -> type[msgspec.Struct]:
        return PadView

    def resample(self, s: Pad, seat: Seat, chance: Chance) -> Pad:
        t = s.copy()
        for other in range(t.seats):
            if other != seat:
                t.secrets[other] = chance.below(10)
        return t

    def draw(self, s: Pad, seat: Seat, say: Say) -> str:
        return f"{s.log}"


def play(*steps: Step[Any], seats: int = 2, seed: str = "tiny") -> Match:
    """A match of these steps, begun."""
    return Match.new(Tiny(*steps), seats, seed=seed)


def log(match: Match) -> list[int]:
    """What is written so far."""
    assert isinstance(match.state, Pad)
    return match.state.log
