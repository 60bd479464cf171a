"""The rehearsing bot plays its turn through before it decides, trusts no single world, and sees nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteka.bots.clock
from bots.test_search import Clock, twins
from bots.toy import Pick, Toy, ToyGame, ToyLore
from ludoteka.bots import Bot, bot, play_bots
from ludoteka.bots.levels import LevelBot
from ludoteka.bots.mind import Mind, mind_of
from ludoteka.bots.rehearsal import RehearsingBot
from ludoteka.bots.rival import LEAST, Rival
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.lore import Rehearsing
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import Choice, State, pending


class TurnGame(ToyGame):
    """The toy with turns: seat 0 is at turn as long as one of its own decisions waits in the stack."""

    def turn_of(self, s: Toy) -> Seat:
        return 0 if any(isinstance(step, (Deed, Answer, Debt)) for step in s.agenda) else -1


class Deed(Choice[Toy]):
    """Little at once, or a plan that pays after the other seat has answered."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("gamble",), ("now",), ("plan",)]

    def take(self, s: Toy, action: Action) -> None:
        s.then(Pick(1))
        if action == ("plan",):
            s.then(Answer(1))
        elif action == ("now",):
            s.points[0] += 2
        else:
            s.then(Debt(1))


class Answer(Choice[Toy]):
    """The other seat is asked within the turn of the first."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("agree",), ("nod",)]

    def take(self, s: Toy, action: Action) -> None:
        s.points[0] += 6


class Debt(Choice[Toy]):
    """A die decides: much, or a loss as large."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("agree",), ("nod",)]

    def take(self, s: Toy, action: Action) -> None:
        s.points[0] += 14 if s.chance.die(2) == 1 else -10


def rehearsing(worlds: int = 12, top: int = 3, seed: str = "s", **more: Any) -> RehearsingBot:
    return RehearsingBot("rehearsing", seed, Rehearsing(worlds, top, 20.0, **more))


def mind_at(choice: Choice[Toy], chance: Chance, game: ToyGame | None = None) -> Mind:
    table = TurnGame() if game is None else game
    s = table.start(2)
    s.left = 9
    s.agenda[-1] = choice
    return mind_of(table, s, choice, -1, chance)


def test_it_plays_the_turn_to_its_end_through_the_answers_of_others() -> None:
    """The greedy bot takes what it sees at once; what the plan is worth shows only after another has answered."""
    assert bot("greedy", "s").choose(mind_at(Deed(0), Chance.of("a"))) == ("now",)
    for seed in "abcdef":
        player = rehearsing(seed=seed)
        assert player.choose(mind_at(Deed(0), player.chance)) == ("plan",)


def test_outside_its_turn_it_plays_like_the_greedy_bot() -> None:
    class Between(ToyLore):
        def foresee(self, s: Toy, seat: Seat) -> float:
            raise AssertionError("there is no turn to be played to its end")

    player = rehearsing()
    assert player.choose(mind_at(Deed(0), player.chance, ToyGame(Between()))) == ("now",)


def test_what_is_asked_at_a_glance_is_not_rehearsed() -> None:
    player = rehearsing(glances=frozenset({"deed"}))
    assert player.choose(mind_at(Deed(0), player.chance)) == ("now",)


def test_the_first_choice_stays_while_the_difference_may_be_luck() -> None:
    rival = Rival(("other",))
    for better in (9.0, -8.0, 9.0, -8.0):
        rival.learn(better)
    assert 0 < rival.lead() < rival.doubt()
    assert not rival.is_better()
    assert not rival.is_worse()
    for better in (9.0, 8.0, 9.0, 8.0, 9.0, 8.0):
        rival.learn(better)
    assert rival.is_better()
    for _ in range(40):
        rival.learn(-9.0)
    assert rival.is_worse()


def test_a_few_worlds_prove_nothing() -> None:
    rival = Rival(("other",))
    for _ in range(LEAST - 1):
        rival.learn(5.0)
        assert not rival.is_better()
    rival.learn(5.0)
    assert rival.is_better()


def test_it_takes_a_win_without_thinking() -> None:
    class Hasty(ToyGame):
        def turn_of(self, s: Toy) -> Seat:
            raise AssertionError("nothing is left to think about")

    game = Hasty()
    s = game.start(2)
    s.points = [5, 6]
    s.left = 1
    player = rehearsing()
    assert player.choose(mind_of(game, s, pending(s)[0], -1, player.chance)) == ("safe", 2)


def test_the_game_foresees_what_the_end_of_a_turn_is_worth() -> None:
    """Where the game judges the end of a turn in another way than the moment, the end counts."""

    class Modest(ToyLore):
        def foresee(self, s: Toy, seat: Seat) -> float:
            return -abs(s.points[seat] - 2.0)

    player = rehearsing()
    assert player.choose(mind_at(Deed(0), player.chance, TurnGame(Modest()))) == ("now",)


class Habits(ToyLore):
    """Everybody gambles and agrees without thinking."""

    def habit(self, s: Toy, options: list[Action]) -> Action:
        for usual in (("gamble",), ("agree",)):
            if usual in options:
                return usual
        return ()


def test_what_is_usually_done_stays_unless_another_option_is_surely_better() -> None:
    class Even(Habits):
        def foresee(self, s: Toy, seat: Seat) -> float:
            return 0.0

    player = rehearsing(bouts=12)
    assert player.choose(mind_at(Deed(0), player.chance, TurnGame(Even()))) == ("gamble",)
    player = rehearsing(bouts=60)
    assert player.choose(mind_at(Deed(0), player.chance, TurnGame(Habits()))) == ("plan",)
    player = rehearsing()
    assert player.choose(mind_at(Deed(0), player.chance, TurnGame(Even()))) == ("now",)


def test_habits_are_followed_as_far_as_they_reach_and_no_further() -> None:
    class Short(Habits):
        def habit(self, s: Toy, options: list[Action]) -> Action:
            return ("gamble",) if ("gamble",) in options else ()

        def foresee(self, s: Toy, seat: Seat) -> float:
            assert len(s.agenda) > 1 or s.points[0] == 2, "what was asked after the first choice was played on"
            return float(s.points[seat])

    player = rehearsing(bouts=12)
    assert player.choose(mind_at(Deed(0), player.chance, TurnGame(Short()))) == ("now",)


def test_a_habit_holds_outside_the_turn_too() -> None:
    player = rehearsing(bouts=60)
    assert player.choose(mind_at(Deed(0), player.chance, ToyGame(Habits()))) == ("plan",)


def test_at_a_glance_what_is_usual_is_done() -> None:
    class Blind(Habits):
        def evaluate(self, s: Toy, seat: Seat) -> float:
            raise AssertionError("a glance needs no evaluation")

    player = rehearsing(bouts=12, glances=frozenset({"deed"}))
    assert player.choose(mind_at(Deed(0), player.chance, TurnGame(Blind()))) == ("gamble",)


def besides(player: Bot, game: ToyGame) -> Action | None:
    """What a bot does besides before its decision."""
    s = game.start(2)
    s.left = 9
    s.agenda[-1] = Deed(0)
    return player.aside(mind_of(game, s, game.asides(s)[0], 0, player.chance))


def test_what_is_done_besides_is_rehearsed_too() -> None:
    class Humble(ToyLore):
        def foresee(self, s: Toy, seat: Seat) -> float:
            return -float(s.points[seat])

    class Idle(ToyLore):
        def foresee(self, s: Toy, seat: Seat) -> float:
            return -float(s.besides)

    assert besides(rehearsing(), TurnGame(Humble())) == ("grab",)
    assert besides(rehearsing(asides=2), TurnGame()) == ("grab",)
    assert besides(rehearsing(asides=2), TurnGame(Humble())) == ("give",)
    assert besides(rehearsing(asides=2), TurnGame(Idle())) == ("grab",), "not bought now, but later in the turn"
    assert besides(rehearsing(asides=2), ToyGame(Idle())) == ("grab",)


def test_it_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without time for enough worlds it stays with its first choice."""
    clock = Clock()
    monkeypatch.setattr(ludoteka.bots.clock, "time", clock)
    player = rehearsing(worlds=100)
    player.seconds = LEAST - 2.0
    assert player.choose(mind_at(Deed(0), player.chance)) == ("now",)
    assert clock.now <= LEAST
    player.seconds = 0.0
    assert player.choose(mind_at(Deed(0), player.chance)) == ("plan",)


def test_a_level_of_heroes_rehearses_and_hands_its_time_on() -> None:
    for level in ("hard", "expert"):
        player = bot(level, "s")
        assert isinstance(player, LevelBot)
        inner: Bot = player.for_game(load_game("heroes3"))
        assert isinstance(inner, RehearsingBot)
        assert inner.limit > 0


# -- Heroes III -------------------------------------------------------------------------------------------------


def test_positions_that_differ_only_in_what_is_hidden_get_the_same_choices() -> None:
    game = load_game("heroes3")
    pairs: list[tuple[State, State]] = twins(game, 2, "honest", 9, 6)
    assert len(pairs) == 6
    rehearsed = 0
    for pair in pairs:
        seat = pending(pair[0])[0].seat
        rehearsed += game.turn_of(pair[0]) == seat
        chosen = []
        for position in pair:
            player = RehearsingBot("rehearsing", "a", Rehearsing(LEAST, 2, 30.0, samples=1))
            (choice,) = (choice for choice in pending(position) if choice.seat == seat)
            chosen.append(player.choose(mind_of(game, position, choice, -1, player.chance)))
        assert chosen[0] == chosen[1]
    assert rehearsed


def test_equal_seeds_play_alike_and_positions_stay_as_they_are() -> None:
    game = load_game("heroes3")
    played = []
    for _ in range(2):
        match = Match.new(game, 2, seed="again")
        players: dict[Seat, Bot] = {
            0: RehearsingBot("rehearsing", "one", Rehearsing(LEAST, 2, 30.0, samples=1)),
            1: bot("random", "other"),
        }
        play_bots(match, players, limit=25)
        played.append([(one.seat, one.action, one.hash) for one in match.played])
        game.check(match.state)
    assert played[0] == played[1]
