"""The greedy bot follows a decision through the choices that belong to it, and no further."""

from __future__ import annotations

import pytest

from bots.toy import Toy, ToyGame
from ludoteka.bots.greedy import FOLLOWS, GreedyBot
from ludoteka.bots.mind import Mind, mind_of
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import Choice, Step


class Turn(Choice[Toy]):
    """A turn of several actions: some ask for more before they give anything."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("bet",), ("march",), ("rest",), ("wait",)]

    def take(self, s: Toy, action: Action) -> None:
        if action == ("march",):
            s.then(Where(self.seat, 0), Turn(self.seat))
        elif action == ("bet",):
            s.then(Bet(self.seat), Turn(self.seat))
        elif action == ("rest",):
            s.points[self.seat] += 2
            s.then(Turn(self.seat))
        else:
            s.then(Late(self.seat))


class Where(Choice[Toy]):
    """Two questions of the same kind, one after the other; the right answers are 3 and 1."""

    __slots__ = ("first",)

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def options(self, s: Toy) -> list[Action]:
        return [("go", place) for place in (1, 2, 3)]

    def take(self, s: Toy, action: Action) -> None:
        if not self.first:
            place = action[1]
            assert isinstance(place, int)
            s.then(Where(self.seat, place))
        elif (self.first, action[1]) == (3, 1):
            s.points[self.seat] += 5


class Bet(Choice[Toy]):
    """A bet on a die of three: three points or nothing."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("on", face) for face in (1, 2, 3)]

    def take(self, s: Toy, action: Action) -> None:
        if s.chance.die(3) == action[1]:
            s.points[self.seat] += 3


class Late(Choice[Toy]):
    """What comes after the turn is another decision."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("reward",)]

    def take(self, s: Toy, action: Action) -> None:
        s.points[self.seat] += 100
        s.then(Turn(self.seat))


class Dusk(Step[Toy]):
    """Something that waits below the decision, and then lets the seat decide again."""

    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.then(Late(0), Late(0))


def mind_in(choice: Choice[Toy], *below: Step[Toy]) -> Mind:
    game = ToyGame()
    s = game.start(2)
    s.agenda.clear()
    s.then_each([choice, *below])
    return mind_of(game, s, choice, -1, Chance.of("bot"))


def values_of(choice: Choice[Toy], *below: Step[Toy], samples: int = 8) -> dict[Action, float]:
    mind = mind_in(choice, *below)
    values, _ = GreedyBot("greedy", "s", samples).values(mind)
    return dict(zip(mind.options, values, strict=True))


def test_an_action_is_judged_by_the_best_it_can_lead_to() -> None:
    values = values_of(Turn(0))
    assert values["march",] == 5
    assert values["rest",] == 2
    assert GreedyBot("greedy", "s").choose(mind_in(Turn(0))) == ("march",)


def test_each_of_its_questions_is_answered_with_the_rest_in_mind() -> None:
    assert GreedyBot("greedy", "s").choose(mind_in(Where(0, 0), Turn(0))) == ("go", 3)
    assert GreedyBot("greedy", "s").choose(mind_in(Where(0, 3), Turn(0))) == ("go", 1)


def test_nobody_bets_with_a_glance_at_the_die() -> None:
    assert values_of(Turn(0), samples=60)["bet",] == pytest.approx(1, abs=0.45)


def test_the_next_decision_is_left_for_later() -> None:
    assert values_of(Turn(0))["wait",] == 0


def test_what_waited_below_does_not_belong_to_the_decision() -> None:
    values = values_of(Where(0, 3), Dusk())
    assert values["go", 1] == 5
    assert values["go", 2] == 0


def test_looks_run_out() -> None:
    class Endless(Choice[Toy]):
        __slots__ = ()

        def options(self, s: Toy) -> list[Action]:
            return [("go", place) for place in range(30)]

        def take(self, s: Toy, action: Action) -> None:
            s.points[self.seat] += 1
            s.then(Endless(self.seat))

    mind = mind_in(Endless(0), Turn(0))
    game = mind.game
    assert isinstance(game, ToyGame)
    game.lore.evaluated = 0
    GreedyBot("greedy", "s", 2).values(mind)
    assert game.lore.evaluated <= 2 + FOLLOWS
