"""The chance to win: what a judgement computes, what the reader may know, and what an option changes."""

from __future__ import annotations

from math import exp, tanh
from typing import Any

import pytest

from ludoteka.bots.judgement import NoJudgement, advise, chance_to_win
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.judgement import Judgement
from ludoteka.kernel.judgement_file import read_weights
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.kernel.state import State, pending, take

GAMES = sorted(game_ids())


def some_positions(game: Game[Any], seats: int, count: int) -> list[State]:
    """Positions of a random game, spread over it."""
    s = game.start(seats, None, Chance.of("judged"))
    luck, picks = Chance.of("judged", "luck"), Chance.of("judged", "picks")
    found: list[State] = []
    for number in range(count * 25):
        if s.places:
            break
        if number % 25 == 24:
            found.append(s.copy())
        choice, action = random_decision(game, s, picks)
        take(s, choice, action, luck)
    return found


def test_a_score_is_worked_out_from_direct_and_hidden_weights() -> None:
    judgement = Judgement(("a", "b"), [1.0, 0.0], [2.0, 1.0], [0.5, -1.0], [[1.0, 0.5]], [0.25], [3.0])
    assert judgement.score([2.0, 1.0]) == pytest.approx(0.5 * 2.0 - 1.0 + 3.0 * tanh(0.25 + 2.0 + 0.5))


def test_chances_are_shares_of_the_scores() -> None:
    judgement = Judgement(("points",), [0.0], [1.0], [1.0], [], [], [])
    first, second, third = judgement.chances([[2.0], [1.0], [1.0]])
    assert first + second + third == pytest.approx(1.0)
    assert second == third
    assert first / second == pytest.approx(exp(1.0))


def test_what_practice_never_showed_counts_no_more_than_its_edge() -> None:
    judgement = Judgement(("points",), [0.0], [1.0], [1.0], [], [], [])
    assert judgement.score([1e9]) == judgement.score([8.0])
    assert judgement.score([-1e9]) == judgement.score([-8.0])


def test_lists_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="2 features"):
        Judgement(("a", "b"), [0.0], [1.0], [1.0], [], [], [])
    with pytest.raises(ValueError, match="1 hidden"):
        Judgement(("a",), [0.0], [1.0], [1.0], [[1.0]], [], [])


@pytest.mark.parametrize("name", GAMES)
def test_every_game_ships_weights_for_the_features_it_tells(name: str) -> None:
    game = load_game(name)
    weights = read_weights(game.folder)
    assert weights is not None
    assert weights.features == game.lore.feature_names()
    assert weights.card["game"] == name
    assert (game.folder / "bot" / "judgement.json").read_bytes().__len__() < 1_000_000
    for s in some_positions(game, 2, 4):
        for seat in range(2):
            assert len(game.lore.features(s, seat)) == len(weights.features)


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_tell_nothing_hidden(name: str) -> None:
    """Positions that a seat cannot tell apart give it the same chances."""
    game = load_game(name)
    for number, s in enumerate(some_positions(game, 2, 4)):
        for seat in range(2):
            chances = chance_to_win(game, s, seat, 3)
            assert sum(chances) == pytest.approx(1.0)
            assert all(0.0 < chance < 1.0 for chance in chances)
            assert chance_to_win(game, game.resample(s, seat, Chance.of("other", "", number)), seat, 3) == chances


@pytest.mark.parametrize("name", GAMES)
def test_advice_orders_the_options_and_names_what_they_change(name: str) -> None:
    game = load_game(name)
    for s in some_positions(game, 2, 3):
        choice = pending(s)[0]
        before = game.hash(s)
        advice = advise(game, s, choice, samples=2)
        assert game.hash(s) == before
        assert sorted(option.action for option in advice.options) == sorted(choice.options(s))
        chances = [option.chance for option in advice.options]
        assert chances == sorted(chances, reverse=True)
        for option in advice.options:
            for change in option.changes:
                assert change.feature in game.lore.feature_names()
                assert change.before != change.after
                assert abs(change.chance) <= 1.0


def test_the_end_of_a_game_is_certain() -> None:
    game = load_game("hadrians_wall")
    s = game.start(2, None, Chance.of("end"))
    s.finish([2, 1])
    assert chance_to_win(game, s, 0) == [0.0, 1.0]


def test_a_game_that_has_not_learned_says_so() -> None:
    game = load_game("teaching:load")
    s = game.start(2, None, Chance.of("unlearned"))
    with pytest.raises(NoJudgement, match="ludoteka train"):
        chance_to_win(game, s, 0)


@pytest.mark.parametrize(("seats", "scenario"), [(1, "llq1_homecoming"), (2, "community_emerald_island")])
def test_nobody_is_told_a_chance_who_has_nobody_to_win_against(seats: int, scenario: str) -> None:
    game = load_game("heroes3")
    s = game.start(seats, game.read_options({"scenario": scenario}), Chance.of("story"))
    with pytest.raises(NoJudgement, match="nobody to win against"):
        chance_to_win(game, s, 0)
    with pytest.raises(NoJudgement, match="nobody to win against"):
        advise(game, s, pending(s)[0])
