from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.bots.mind import Mind, mind_of
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import StuckGame
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.play import play_randomly
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import State, pending, take


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    return load_game("teaching:load")


def positions(game: Game[Any], count: int) -> Iterator[State]:
    """Some positions of a random game, the early ones in lanes."""
    match = Match.new(game, 3, seed="positions")
    picks = Chance.of("positions")
    for _ in range(count):
        choice = picks.pick(pending(match.state))
        match.play(picks.pick(choice.options(match.state)), choice.seat)
        yield match.state


def mind(game: Game[Any], s: State) -> Mind:
    return mind_of(game, s, pending(s)[0], -1, Chance.of("bot"))


def reachable(start: object) -> Iterator[object]:
    """Everything one can reach from an object through public attributes and containers."""
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, (str, int, float, type)):
            continue
        seen.add(id(thing))
        yield thing
        if isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        elif isinstance(thing, (list, tuple, set, frozenset)):
            waiting += thing
        elif not callable(thing) or isinstance(thing, Mind):
            names = [name for name in dir(thing) if not name.startswith("_")]
            waiting += [getattr(thing, name, None) for name in names]
        bound_to = getattr(thing, "__self__", None)
        if bound_to is not None:
            waiting.append(bound_to)


def test_no_public_attribute_leads_to_the_true_state(game: Game[Any]) -> None:
    for s in positions(game, 20):
        things = list(reachable(mind(game, s)))
        assert len(things) > 20
        assert not any(isinstance(thing, State) for thing in things)
        hands = [id(hand) for hand in s.hands]  # type: ignore[attr-defined]  # the teaching game's own field
        assert not any(id(thing) in hands for thing in things)


def test_a_mind_knows_what_its_seat_is_asked(game: Game[Any]) -> None:
    for s in positions(game, 10):
        choice = pending(s)[0]
        known = mind(game, s)
        assert known.seat == choice.seat
        assert known.options == choice.options(s)
        assert known.prompt == choice.prompt(s)
        assert known.view() == game.view(s, choice.seat)


def test_samples_look_the_same_and_are_not_the_truth(game: Game[Any]) -> None:
    different = 0
    for s in positions(game, 30):
        known = mind(game, s)
        before = game.hash(s)
        guess = known.sample(Chance.of("sample"))
        assert guess is not s
        assert game.view(guess, known.seat) == known.view()
        assert known.decision(guess).options(guess) == known.options
        different += game.hash(guess) != before
        play_randomly(game, guess, Chance.of("a"), Chance.of("b"), game.bound)
        assert game.hash(s) == before
    assert different > 20


def test_a_game_that_hands_out_the_state_itself_is_stopped(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    s = game.start(2)
    monkeypatch.setattr(game, "resample", lambda s, seat, chance: s)
    assert mind(game, s).sample(Chance.of("any")) is not s


def test_a_decision_that_is_gone_is_an_error(game: Game[Any]) -> None:
    s = game.start(2)
    known = mind(game, s)
    guess = known.sample(Chance.of("any"))
    while any(choice.seat == known.seat for choice in pending(guess)):
        choice = pending(guess)[0]
        take(guess, choice, choice.options(guess)[0], Chance.of("any"))
    with pytest.raises(StuckGame, match="does not ask it"):
        known.decision(guess)
