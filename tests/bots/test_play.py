from __future__ import annotations

import pytest

from bots.toy import ROUNDS, Toy, ToyGame
from ludoteka.bots import Bot, Mind, bot, play_bots
from ludoteka.bots.bot import RECENT
from ludoteka.bots.play import MOST_ASIDES, MOST_REPEATS, MOST_TAKEN_BACK, Turns, answer, decide_aside
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.match import Match, verify
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import Choice, pending, take


class Says(Bot):
    """Says what it is told to say."""

    def __init__(self, choice: Action, aside: Action | None = None) -> None:
        super().__init__("says", "0")
        self.choice = choice
        self.said = aside

    def choose(self, mind: Mind) -> Action:
        return self.choice

    def aside(self, mind: Mind) -> Action | None:
        return self.said


def test_bots_act_until_a_person_must_choose() -> None:
    match = Match.new(ToyGame(), 3, seed="s")
    assert play_bots(match, {1: bot("random"), 2: bot("random")}) == []
    match.play("safe 1")
    done = play_bots(match, {1: Says(("safe", 2)), 2: Says(("safe", 1))})
    assert [(played.seat, played.action) for played in done] == [(1, ("safe", 2)), (2, ("safe", 1))]
    assert match.waiting() == [0]


def test_bots_alone_play_to_the_end() -> None:
    match = Match.new(ToyGame(), 2, seed="s")
    play_bots(match, {seat: Says(("safe", 1)) for seat in range(2)})
    assert match.over
    assert len(match.played) == 2 * ROUNDS


def test_no_more_than_the_limit() -> None:
    match = Match.new(ToyGame(), 2, seed="s")
    bots = {seat: Says(("safe", 1)) for seat in range(2)}
    assert len(play_bots(match, bots, limit=2)) == 2
    assert len(play_bots(match, bots, limit=0)) == 0
    assert len(match.played) == 2


def test_asides_are_asked_for_after_each_action() -> None:
    match = Match.new(ToyGame(), 2, seed="s")
    bots: dict[int, Bot] = {0: Says(("safe", 1), ("grab",))}
    match.play("safe 1", 0)
    done = play_bots(match, bots)
    assert [played.action for played in done] == [("grab",), ("grab",)]
    assert match.waiting() == [1]


def test_asides_do_not_hold_up_the_game_for_ever() -> None:
    match = Match.new(ToyGame(), 2, seed="s")
    match.state.besides = -1000  # type: ignore[attr-defined]  # the toy's own field
    done = play_bots(match, {0: Says(("safe", 1), ("give",)), 1: Says(("safe", 1))}, limit=MOST_ASIDES + 1)
    assert [played.action for played in done[:-1]] == [("give",)] * MOST_ASIDES
    assert done[-1].action == ("safe", 1)


def test_a_bot_that_does_what_is_not_offered_is_named() -> None:
    match = Match.new(ToyGame(), 2, seed="s")
    with pytest.raises(IllegalAction, match="bot says at seat 1 chose \\('safe', 9\\)"):
        play_bots(match, {0: Says(("safe", 9))})
    with pytest.raises(IllegalAction, match="bot says at seat 1"):
        play_bots(match, {0: Says(("safe", 1), ("steal",))})
    assert match.played == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_teaching_game_between_bots_makes_a_record_that_verifies(seats: int) -> None:
    game = load_game("teaching:load")
    match = Match.new(game, seats, seed=f"bots {seats}")
    play_bots(match, {seat: bot("greedy:1" if seat == 0 else "random", f"{seat}") for seat in range(seats)})
    assert match.over
    assert verify(game, match.record()).places == match.places


def test_nobody_does_for_ever_besides_what_the_next_choice_takes_back() -> None:
    """Ending a year and resuming it for ever is no way to play."""
    game = ToyGame()
    s = game.start(2)
    player = Says(("safe", 1), ("grab",))
    taken = []
    for _ in range(MOST_TAKEN_BACK + 2):
        taken.append(decide_aside(game, s, {0: player}) is not None)
        answer(game, s, pending(s)[0], player)
    assert taken == [True] * MOST_TAKEN_BACK + [False, True]


class Swinging(Choice[Toy]):
    """Give a point away, take it back, or be done with it."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("give",), ("safe", 1)] if s.points[self.seat] else [("grab",), ("safe", 1)]

    def take(self, s: Toy, action: Action) -> None:
        if action == ("safe", 1):
            s.finish([1])
            return
        s.points[self.seat] = 1 - s.points[self.seat]
        s.then(Swinging(self.seat))


class SwingingGame(ToyGame):
    """Knows its positions again by the points."""

    def hash(self, s: Toy) -> str:
        return str(s.points)


class Undecided(Bot):
    """Likes to give and to take back whatever it has."""

    def choose(self, mind: Mind) -> Action:
        return mind.options[0]


def test_a_bot_that_walks_in_a_circle_leaves_it() -> None:
    game = SwingingGame()
    s = Toy(1, [0], 0, ROUNDS, 0)
    s.then(Swinging(0))
    turns = Turns(game, {0: Undecided("undecided", "0")})
    taken = 0
    while not s.places:
        choice, action = turns.now(s)
        take(s, choice, action, Chance.of("luck"))
        taken += 1
    assert taken <= RECENT + MOST_REPEATS + 6
