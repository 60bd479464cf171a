"""Who plays alone: the end of a turn brings the next one, and no bot takes what time brings for its own doing."""

from __future__ import annotations

import pytest

from bots.toy import Toy, ToyGame, ToyLore
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.mind import Mind, mind_of
from ludoteka.bots.search_looker import Looker
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import Choice

WAGE = 5
DAYS = 40


class Day(Choice[Toy]):
    """Work a little, once a day, or sleep: the morning brings a wage for everybody, whatever was done."""

    __slots__ = ("tired",)

    def __init__(self, seat: int, tired: bool) -> None:
        super().__init__(seat)
        self.tired = tired

    def options(self, s: Toy) -> list[Action]:
        return [("sleep",)] if self.tired else [("sleep",), ("work",)]

    def take(self, s: Toy, action: Action) -> None:
        if action == ("work",):
            s.points[self.seat] += 1
            s.then(Day(self.seat, True))
        else:
            s.points[self.seat] += WAGE
            s.left -= 1
            s.then(Day(self.seat, False))


class Alone(ToyLore):
    """It knows that sleeping only lets time go on."""

    def waits(self, s: Toy, action: Action) -> bool:
        return action == ("sleep",)


def morning(lore: ToyLore) -> Mind:
    game = ToyGame(lore)
    s = game.start(2)
    s.left = DAYS
    choice = Day(0, False)
    s.agenda[-1] = choice
    return mind_of(game, s, choice, -1, Chance.of("morning"))


def test_who_does_not_know_it_sleeps_the_day_away() -> None:
    assert GreedyBot("greedy", "s").choose(morning(ToyLore())) == ("sleep",)


def test_a_day_is_used_before_it_is_ended() -> None:
    assert GreedyBot("greedy", "s").choose(morning(Alone())) == ("work",)


@pytest.mark.parametrize(("lore", "first"), [(ToyLore(), ("sleep",)), (Alone(), ("work",))])
def test_so_it_is_for_the_quick_eye(lore: ToyLore, first: Action) -> None:
    mind = morning(lore)
    s = mind.sample(Chance.of("world"))
    found = Looker(lore, 12, 60).look(s, mind.decision(s), mind.options, Chance.of("picks"))
    assert found[0].action == first
