"""Random play at full speed."""

from __future__ import annotations

import pytest

from kernel.tiny import Ask, End, Tiny, Together, Write
from ludoteka.kernel.chance import NO_CHANCE, Chance
from ludoteka.kernel.errors import StuckGame
from ludoteka.kernel.play import play_randomly, random_decision
from teaching import Teaching, broken


def test_a_random_game_is_played_to_its_end(game: Teaching) -> None:
    s = game.start(4, chance=Chance.of("x"))
    decisions = play_randomly(game, s, Chance.of("luck"), Chance.of("picks"), game.bound)
    assert s.over()
    assert 100 < decisions < 400


def test_equal_seeds_give_equal_games(game: Teaching) -> None:
    def played(seed: str) -> str:
        s = game.start(3, chance=Chance.of(seed))
        play_randomly(game, s, Chance.of(seed, "luck"), Chance.of(seed, "picks"), game.bound)
        return game.hash(s)

    assert played("a") == played("a") != played("b")


def test_a_game_that_does_not_end_is_stopped(game: Teaching) -> None:
    with pytest.raises(StuckGame, match="not over after 10 random decisions"):
        play_randomly(game, game.start(2), Chance.of("x"), Chance.of("y"), 10)


def test_a_dead_end_is_named() -> None:
    game = broken.Broken(lambda: broken.Empty(0))
    with pytest.raises(StuckGame, match="Empty of seat 0 offers nothing: a dead end"):
        play_randomly(game, game.start(2), Chance.of("x"), Chance.of("y"), 10)


def test_every_option_seat_and_aside_has_its_share() -> None:
    picks = Chance.of("picks")
    asking = Tiny(Ask(0), End())
    asked = asking.start(2)
    counts = [0, 0, 0]
    for _ in range(3000):
        _, action = random_decision(asking, asked, picks)
        counts[int(action[1]) - 1] += 1
    assert min(counts) > 900
    joint = Tiny(Together([1, 1]), End())
    together = joint.start(2)
    seats = [random_decision(joint, together, picks)[0].seat for _ in range(2000)]
    assert 900 < sum(seats) < 1100
    waving = Tiny(Write(77), Ask(0), End())
    aside = waving.start(2)
    waves = sum(random_decision(waving, aside, picks)[1] == ("wave",) for _ in range(4000))
    assert 400 < waves < 600


def test_a_game_without_luck_needs_none() -> None:
    game = Tiny(Ask(0), Ask(1), End())
    assert play_randomly(game, game.start(2), NO_CHANCE, Chance.of("y"), 10) == 2
