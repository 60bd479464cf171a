"""A game for bots to be tried on: numbers to choose from, one of them hidden luck, and an aside."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec
from ludoteka.kernel.game import Game
from ludoteka.kernel.lore import Lore
from ludoteka.kernel.options import Options
from ludoteka.kernel.phrase import Lexicon, Phrase
from ludoteka.kernel.state import Choice, State

ROUNDS = 3


class Toy(State):
    """Points, the number hidden from seat 0, and how often the aside was taken."""

    __slots__ = ("besides", "hidden", "left", "points")

    def __init__(self, seats: int, points: list[int], hidden: int, left: int, besides: int) -> None:
        super().__init__(seats)
        self.points = points
        self.hidden = hidden
        self.left = left
        self.besides = besides

    def copy(self) -> Toy:
        twin = Toy(self.seats, self.points.copy(), self.hidden, self.left, self.besides)
        self.carry(twin)
        return twin


class Pick(Choice[Toy]):
    """Take points: safe ones, or a guess at the hidden number, or a die."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("guess", n) for n in range(3)] + [("roll",), ("safe", 1), ("safe", 2)]

    def take(self, s: Toy, action: Action) -> None:
        match action:
            case ("safe", int(n)):
                s.points[self.seat] += n
            case ("guess", int(n)):
                s.points[self.seat] += 3 if n == s.hidden else 0
            case _:
                s.points[self.seat] += s.chance.die(2) - 1
        s.left -= 1
        if s.left == 0:
            best = max(s.points)
            s.finish([1 if points == best else 2 for points in s.points])
        else:
            s.then(Pick((self.seat + 1) % s.seats))


class Gift(Choice[Toy]):
    """Give a point away or, while one has few points, take one, whoever's turn it is."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("give",), ("grab",)] if s.points[self.seat] < 3 else [("give",)]

    def take(self, s: Toy, action: Action) -> None:
        s.points[self.seat] += 1 if action == ("grab",) else -1
        s.besides += 1


class ToyView(msgspec.Struct):
    """Points alone."""

    points: list[int]
    left: int


class ToyLore(Lore[Toy]):
    """Points are all that counts."""

    def __init__(self) -> None:
        self.evaluated = 0

    def evaluate(self, s: Toy, seat: Seat) -> float:
        self.evaluated += 1
        return float(s.points[seat])


class ToyGame(Game[Toy]):
    """The toy."""

    id = "toy"
    rules_version = 1
    content_version = "0"
    seat_counts = (2, 3)
    bound = 50
    lore: ToyLore

    def __init__(self, lore: ToyLore | None = None) -> None:
        self.lore = ToyLore() if lore is None else lore
        self.folder = Path(__file__).parent
        self.codec = Codec(Toy, [])
        for cls in (Pick, Gift):
            self.codec.learn(cls)
        verbs = [Phrase(name) for name in ("roll", "give", "grab")]
        verbs += [Phrase("guess", "number:int"), Phrase("safe", "number:int")]
        self.lexicon = Lexicon([], verbs, [Phrase("pick"), Phrase("gift")], [])

    def setup(self, seats: int, options: Options, chance: Chance) -> Toy:
        s = Toy(seats, [0] * seats, chance.below(3), ROUNDS * seats, 0)
        s.then(Pick(0))
        return s

    def asides(self, s: Toy) -> list[Choice[Any]]:
        return [Gift(0)] if s.besides < 2 else []

    def view(self, s: Toy, seat: Seat) -> ToyView:
        return ToyView(s.points.copy(), s.left)

    def resample(self, s: Toy, seat: Seat, chance: Chance) -> Toy:
        t = s.copy()
        t.hidden = chance.below(3)
        return t

    def scores(self, s: Toy) -> list[int]:
        return s.points


def load(packs: object = ()) -> ToyGame:
    return ToyGame()
