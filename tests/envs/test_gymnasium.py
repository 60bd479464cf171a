"""Gymnasium's own checks, and what they do not look at."""

from __future__ import annotations

import doctest
import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import ludoteka.envs.gymnasium as ours
from ludoteka.bots.names import offered
from ludoteka.envs.gymnasium import SeatEnv, title
from ludoteka.envs.scaling import Scaled
from ludoteka.envs.setting import layout_of
from ludoteka.kernel.errors import BadOption, IllegalAction
from ludoteka.kernel.registry import game_ids, load_game

IDS = [
    f"ludoteka/{title(game)}{kind}-v0"
    for game in game_ids()
    for kind in (["Solo"] if 1 in load_game(game).seat_counts else []) + ["-vs-random", "-vs-normal"]
]


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, max_steps=40).unwrapped)


def test_every_game_is_registered_alone_and_against_every_bot() -> None:
    assert doctest.testmod(ours).failed == 0
    for game in game_ids():
        assert (f"ludoteka/{title(game)}Solo-v0" in gymnasium.registry) == (1 in load_game(game).seat_counts)
        for bot in offered():
            assert f"ludoteka/{title(game)}-vs-{bot}-v0" in gymnasium.registry


def test_a_registered_name_makes_a_vector_environment_too() -> None:
    tables = gymnasium.make_vec("ludoteka/HadriansWallSolo-v0", num_envs=3)
    seen, _ = tables.reset(seed=1)
    assert seen["observation"].shape[0] == 3
    one = gymnasium.make("ludoteka/HadriansWallSolo-v0")
    alone, _ = one.reset(seed=2)
    assert np.array_equal(alone["observation"], seen["observation"][1])


def play(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any], int]:
    picks = np.random.default_rng(seed)
    env.reset(seed=seed)
    for steps in range(1, 5000):
        action = int(picks.choice(np.flatnonzero(env.action_masks())))
        _, reward, over, cut_off, info = env.step(action)
        if over or cut_off:
            return reward, info, steps
        assert reward == 0
    raise AssertionError("the game does not end")


def test_a_whole_game_rewards_the_place() -> None:
    env = SeatEnv("hadrians_wall", 2, opponents="random")
    reward, info, _ = play(env, 1)
    assert reward == {1: 1.0, 2: -1.0}[info["place"]]
    scores = env.setting.game.scores(env.share.batch.tables[0].position.state)
    assert scores is not None
    assert info["score"] == scores[env.seat]
    assert play(env, 1)[0] == reward
    by_score = SeatEnv("hadrians_wall", 1, reward="scores")
    reward, info, _ = play(by_score, 2)
    assert reward == info["score"]


def test_the_row_alone_comes_with_masks_for_maskable_learners() -> None:
    env = SeatEnv("hadrians_wall", 1, observation="row")
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert np.array_equal(info["action_mask"].astype(bool), env.action_masks())
    assert env.action_masks().any()


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = SeatEnv("cyclades", 2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    strict = SeatEnv("cyclades", 2, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="action mask"):
        strict.step(0)


def test_it_draws_the_position() -> None:
    env = SeatEnv("hadrians_wall", 1, render_mode="ansi")
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 5


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"observation": "picture"}, "dict, row"),
        ({"illegal": "maybe"}, "error, lose"),
        ({"render_mode": "film"}, "expected ansi"),
        ({"opponents": None}, "VectorTables"),
    ],
)
def test_wrong_settings_say_what_was_expected(wrong: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadOption, match=expected):
        SeatEnv("cyclades", 2, **wrong)


@pytest.mark.parametrize("game", ["hadrians_wall", "cyclades", "lords_of_hellas"])
def test_scaled_rows_lie_between_minus_one_and_one_and_say_what_they_are(game: str) -> None:
    env = SeatEnv(game, 2)
    columns = layout_of(env.setting.game).columns
    scaled = Scaled(columns)
    assert len(scaled.names) == scaled.width == len(set(scaled.names))
    picks = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for _ in range(30):
        row = seen["observation"]
        ready = scaled(row)
        assert ready.dtype == np.float32
        assert ready.shape == (scaled.width,)
        assert abs(ready).max() <= 1
        assert np.array_equal(scaled(np.stack([row, row])), np.stack([ready, ready]))
        hot = dict(zip(scaled.names, ready, strict=True))
        for column, value in zip(columns, row, strict=True):
            if column.kind == "word" and f"{column.name}=(other)" in hot:
                lit = [word for word in [*column.words, "(other)"] if hot[f"{column.name}={word}"]]
                assert lit == ([] if value == 0 else [[*column.words, "(other)"][int(value) - 1]])
            elif column.kind == "flag":
                assert hot[column.name] == value
        seen, _, over, _, _ = env.step(int(picks.choice(np.flatnonzero(env.action_masks()))))
        if over:
            break
