"""The search bot plans its turn, sees nothing it may not see, and chooses alike with equal seeds."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteka.bots.clock
from bots.test_follow import Turn, Where, mind_in
from bots.toy import Gift, Pick, Toy, ToyGame
from ludoteka.bots import Mind, bot, play_bots, thinker
from ludoteka.bots.levels import LevelBot
from ludoteka.bots.mind import mind_of
from ludoteka.bots.search_looker import Looker, spread
from ludoteka.bots.search_tree import Edge, Node, Search, key_of
from ludoteka.bots.thinker import SearchBot
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.lore import Searching
from ludoteka.kernel.match import Match
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import Choice, State, Step, pending, take

GAMES = ("cyclades", "hadrians_wall", "lords_of_hellas")


def search(walks: int = 24, limit: float = 0.0, **settings: Any) -> SearchBot:
    return SearchBot("search", "s", walks, limit, Searching(temper=20.0, **settings))


def toy_mind(hidden: int, chance: Chance, points: int = 0) -> Mind:
    game = ToyGame()
    s = game.start(2, chance=Chance.of("toy"))
    s.hidden = hidden
    s.points[0] = points
    return mind_of(game, s, pending(s)[0], -1, chance)


def twins(game: Game[Any], seats: int, seed: str, gap: int, count: int) -> list[tuple[State, State]]:
    """Positions of a random game, at least this many decisions apart, each with one that differs only in what the seat
    that has to choose cannot know."""
    s = game.start(seats, None, Chance.of(seed, "setup"))
    luck, picks = Chance.of(seed, "luck"), Chance.of(seed, "picks")
    found: list[tuple[State, State]] = []
    wait = 0
    while len(found) < count and not s.places:
        choice, action = random_decision(game, s, picks)
        take(s, choice, action, luck)
        wait -= 1
        if s.places or wait > 0 or len(pending(s)[0].options(s)) == 1:
            continue
        twin = game.resample(s, pending(s)[0].seat, Chance.of("another world", seed, len(found)))
        if game.hash(twin) != game.hash(s):
            found.append((s.copy(), twin))
            wait = gap
    return found


# -- planning ---------------------------------------------------------------------------------------------------


def test_it_sees_what_comes_later_in_its_turn() -> None:
    """Resting gives points at once, waiting a hundred of them later; the greedy bot only sees the former."""
    assert bot("greedy", "s").choose(mind_in(Turn(0))) == ("march",)
    assert search(far=3).choose(mind_in(Turn(0))) == ("wait",)


def test_it_does_not_count_on_luck() -> None:
    for hidden in range(3):
        player = search(60)
        assert player.choose(toy_mind(hidden, player.chance)) == ("safe", 2)


def test_it_takes_a_win_and_avoids_a_defeat() -> None:
    class Last(Pick):
        __slots__ = ()

        def options(self, s: Toy) -> list[Action]:
            return [("safe", 1), ("safe", 2)]

    game = ToyGame()
    s = game.start(2)
    s.points = [1, 2]
    s.left = 1
    s.agenda[-1] = Last(0)
    player = search()
    assert player.choose(mind_of(game, s, pending(s)[0], -1, player.chance)) == ("safe", 2)


def test_the_others_do_what_is_best_for_them() -> None:
    """A gift to the other seat is theirs to use: what it is worth shows only after their answer."""

    class Offer(Choice[Toy]):
        __slots__ = ()

        def options(self, s: Toy) -> list[Action]:
            return [("give",), ("safe", 1)]

        def take(self, s: Toy, action: Action) -> None:
            if action == ("give",):
                s.points[self.seat] += 3
                s.then(Answer(1), Pick(0))
            else:
                s.points[self.seat] += 1
                s.then(Pick(1))

    class Answer(Choice[Toy]):
        __slots__ = ()

        def options(self, s: Toy) -> list[Action]:
            return [("grab",), ("roll",)]

        def take(self, s: Toy, action: Action) -> None:
            if action == ("grab",):
                s.points = [0, 20]

    game = ToyGame()
    s = game.start(2)
    s.left = 9
    s.agenda[-1] = Offer(0)
    player = search(40, depth=2)
    mind = mind_of(game, s, pending(s)[0], -1, player.chance)
    assert bot("greedy", "s").choose(mind) == ("give",)
    assert player.choose(mind) == ("safe", 1)


class Debt(Choice[Toy]):
    """Points at once, to be paid back dearly before the round is over."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("borrow",), ("safe", 1)]

    def take(self, s: Toy, action: Action) -> None:
        s.points[self.seat] += 5 if action == ("borrow",) else 1
        s.then(Nod(1), Nod(0), Nod(1), Due(9 if action == ("borrow",) else 0))


class Nod(Choice[Toy]):
    """Changes nothing."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("nod",), ("shrug",)]

    def take(self, s: Toy, action: Action) -> None:
        pass


class Due(Step[Toy]):
    """Seat 0 pays."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, s: Toy) -> None:
        s.points[0] -= self.points


class Round(Step[Toy]):
    """Lies at the bottom of the agenda; the next round brings back what was paid."""

    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.then(Nod(1), Due(-20), Nod(0), Round())


def test_with_rounds_it_sees_to_the_end_of_the_round_and_no_further() -> None:
    def chosen(rounds: bool) -> Action:
        game = ToyGame()
        s = game.start(2)
        s.agenda[:] = [Round(), Debt(0)]
        player = search(24, depth=2, rounds=rounds)
        return player.choose(mind_of(game, s, pending(s)[0], -1, player.chance))

    assert chosen(rounds=False) == ("borrow",)
    assert chosen(rounds=True) == ("safe", 1)


def test_with_rounds_and_a_clock_alone_it_sees_as_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ludoteka.bots.clock, "time", Clock())
    game = ToyGame()
    s = game.start(2)
    s.agenda[:] = [Round(), Debt(0)]
    player = search(0, 60.0, depth=2, rounds=True)
    assert player.choose(mind_of(game, s, pending(s)[0], -1, player.chance)) == ("safe", 1)


def test_with_rounds_the_finalists_of_a_decision_amid_a_turn_are_walked_to_the_end_of_the_round() -> None:
    class Loan(Debt):
        """Only who borrows ends the turn."""

        __slots__ = ()

        def options(self, s: Toy) -> list[Action]:
            return [("borrow",), *(("safe", n) for n in range(5))]

        def take(self, s: Toy, action: Action) -> None:
            match action:
                case ("safe", int(n)):
                    s.points[self.seat] += n
                    s.then(Nod(0), Nod(1))
                case _:
                    super().take(s, action)

    def chosen(rounds: bool) -> Action:
        game = ToyGame()
        s = game.start(2)
        s.agenda[:] = [Round(), Loan(0)]
        player = search(48, depth=2, top=8, rounds=rounds)
        return player.choose(mind_of(game, s, pending(s)[0], -1, player.chance))

    assert chosen(rounds=False) == ("borrow",)
    assert chosen(rounds=True) == ("safe", 4)


def test_a_walk_of_a_round_ends_where_the_next_begins() -> None:
    game = ToyGame()
    s = game.start(2)
    s.agenda[:] = [Round(), Debt(0)]
    start = Edge(("borrow",), 0.0, [])
    root = Node()
    root.edges = [start]
    eye = Looker(game.lore, 8, 32)
    Search(game.lore, 0, root, eye, 20.0, 2, 99, rounds=True).walk(
        s, pending(s)[0], start, Chance.of("luck"), Chance.of("picks"), 0
    )
    assert s.points == [-4, 0]
    assert pending(s)[0].seat == 1


def test_with_rounds_a_decision_with_no_round_below_is_planned_as_ever() -> None:
    assert search(far=3, rounds=True).choose(mind_in(Turn(0))) == ("wait",)


def test_it_goes_on_with_what_it_planned() -> None:
    """In a turn without luck the tree below the chosen option is kept, and the plan comes first next time."""
    player = search(far=1)
    assert player.choose(mind_in(Where(0, 0), Turn(0))) == ("go", 3)
    assert player.kept is not None
    (below,) = player.kept.below.values()
    assert below.visits > 1
    tried_before = below.visits
    assert player.choose(mind_in(Where(0, 3), Turn(0))) == ("go", 1)
    assert sum(edge.visits for edge in below.edges) > tried_before
    root, old = Node(), Node()
    root.edges = [Edge(("a",), 3.0, []), Edge(("b",), 2.0, []), Edge(("c",), 1.0, [])]
    tried = Edge(("b",), 0.0, [])
    tried.visits, tried.value = 4, 0.7
    old.edges, old.visits, old.value = [tried], 4, 0.7
    edges = thinker.go_on(root, old, root.edges)
    assert edges[0] is tried
    assert (tried.first, root.visits, root.value) == (2.0, 4, 0.7)
    assert [edge.action for edge in edges] == [("b",), ("a",), ("c",)]
    assert thinker.go_on(root, None, edges) is edges


def test_what_luck_came_between_is_not_gone_on_with() -> None:
    player = search(60, top=8)
    player.choose(toy_mind(1, player.chance))
    assert player.kept is None


def test_it_takes_an_aside_only_where_it_gains() -> None:
    game = ToyGame()
    s = game.start(2)
    player = bot("search:8", "s")
    assert player.aside(mind_of(game, s, Gift(0), 0, player.chance)) == ("grab",)
    s.points[0] = 3
    assert player.aside(mind_of(game, s, Gift(0), 0, player.chance)) is None


# -- honesty ----------------------------------------------------------------------------------------------------


def test_it_cannot_see_what_is_hidden() -> None:
    """A cheat would guess the hidden number; whatever it is, the search does the same with the same seed."""
    for seed in range(10):
        answers = set()
        for hidden in (0, 1, 2):
            player = SearchBot("search", str(seed), 12, 0.0, Searching(temper=20.0, samples=1))
            answers.add(player.choose(toy_mind(hidden, player.chance)))
        assert len(answers) == 1


@pytest.mark.parametrize("name", GAMES)
def test_positions_that_differ_only_in_what_is_hidden_get_the_same_choices(name: str) -> None:
    game = load_game(name)
    pairs = twins(game, 3, "honest", 7, 3)
    assert len(pairs) == 3
    for pair in pairs:
        seat = pending(pair[0])[0].seat
        for seed in ("a", "b"):
            chosen = []
            for position in pair:
                player = bot("search:4", seed)
                (choice,) = (choice for choice in pending(position) if choice.seat == seat)
                chosen.append(player.choose(mind_of(game, position, choice, -1, player.chance)))
            assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_play_alike_and_positions_stay_as_they_are(name: str) -> None:
    game = load_game(name)
    played = []
    for _ in range(2):
        match = Match.new(game, 2, seed="again")
        play_bots(match, {0: bot("search:3", "one"), 1: bot("random", "other")}, limit=6)
        played.append([(one.seat, one.action, one.hash) for one in match.played])
        game.check(match.state)
    assert played[0] == played[1]


# -- time -------------------------------------------------------------------------------------------------------


class Clock:
    """A clock that goes on by a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize("rounds", [False, True])
@pytest.mark.parametrize(("limit", "given", "most"), [(2.0, 0.0, 4), (0.0, 2.0, 4), (50.0, 2.0, 4), (40.0, 0.0, 60)])
def test_it_stops_when_its_time_is_up(
    monkeypatch: pytest.MonkeyPatch, limit: float, given: float, most: int, rounds: bool
) -> None:
    walked = 0
    walk = Search.walk

    def counted(self: Search, *things: Any) -> float:
        nonlocal walked
        walked += 1
        return walk(self, *things)

    monkeypatch.setattr(ludoteka.bots.clock, "time", Clock())
    monkeypatch.setattr(Search, "walk", counted)
    player = search(0, limit, rounds=rounds)
    player.seconds = given
    mind = toy_mind(0, player.chance)
    assert player.choose(mind) in mind.options
    assert 2 <= walked <= most
    if most > 4:
        assert walked > 8


def test_a_level_hands_its_time_on() -> None:
    player = bot("hard", "s")
    assert isinstance(player, LevelBot)
    player.seconds = 1.5
    assert player.ready(toy_mind(0, player.chance)).seconds == 1.5


# -- the quick eye ----------------------------------------------------------------------------------------------


def looked(choice: Choice[Toy], *below: Step[Toy], width: int = 20, looks: int = 200) -> dict[Action, Any]:
    mind = mind_in(choice, *below)
    s = mind.sample(Chance.of("x"))
    found = Looker(mind.game.lore, width, looks).look(s, choice, mind.options, Chance.of("picks"))
    assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)
    return {one.action: one for one in found}


def test_the_eye_follows_an_action_to_its_end() -> None:
    found = looked(Turn(0))
    assert (found["march",].value, found["march",].path) == (5, [("go", 3), ("go", 1)])
    assert found["rest",].value == 2
    assert not found["march",].lucky
    assert found["bet",].lucky


def test_the_eye_looks_at_some_of_very_many_options() -> None:
    options: list[Action] = [("go", place) for place in range(50)]
    some = spread(options, 8, Chance.of("picks"))
    assert len(set(some)) == 8
    assert set(some) <= set(options)
    assert spread(options, 50, Chance.of("picks")) == options


def test_decisions_are_told_apart_by_what_is_asked_and_offered() -> None:
    assert key_of(0, -1, ("ask",), [("a",)]) == key_of(0, -1, ("ask",), [("a",)])
    assert key_of(0, -1, ("ask",), [("a",)]) != key_of(0, -1, ("ask",), [("a",), ("b",)])
    assert key_of(0, -1, ("ask",), [("a",)]) != key_of(0, -1, ("answer",), [("a",)])
