"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from envs.tables import LONG, SHORT, named
from ludoteka.envs.pettingzoo import env, raw_env
from ludoteka.kernel.errors import BadOption, IllegalAction

MASKED = "Observation"
"""PettingZoo warns of dict observations, which all its own games with masks have."""


def judge(game: str, players: int, cycles: int, **settings: Any) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", MASKED, UserWarning)
        api_test(env(game, players, **settings), num_cycles=cycles, verbose_progress=False)
        seed_test(lambda: env(game, players, **settings), num_cycles=cycles)


@pytest.mark.parametrize(("game", "players"), named(SHORT))
def test_pettingzoo_finds_nothing_wrong(game: str, players: int) -> None:
    judge(game, players, 40, max_steps=30)


@pytest.mark.parametrize(("game", "players"), named(SHORT))
def test_pettingzoo_finds_nothing_wrong_side_by_side(game: str, players: int) -> None:
    """As a parallel environment, in which everybody is asked and those answer whose turn it is."""
    parallel_api_test(turn_based_aec_to_parallel(env(game, players, max_steps=30)), num_cycles=40)


@pytest.mark.parametrize(("game", "players"), named(SHORT))
def test_observations_that_are_no_pictures_are_not_saved_as_such(
    game: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs_test(env(game, players))
    assert "did not save the observations" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("settings", [{"encoding": "slots"}, {"asides": "always"}, {"reward": "scores"}])
def test_pettingzoo_finds_nothing_wrong_in_other_settings(settings: dict[str, Any]) -> None:
    judge("hadrians_wall", 2, 150, **settings)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), named(LONG))
@pytest.mark.parametrize("asides", ["turn", "always"])
def test_pettingzoo_finds_nothing_wrong_for_long(game: str, players: int, asides: str) -> None:
    judge(game, players, 4000, asides=asides)


def play(table: Any, seed: int | None) -> list[Any]:
    """A random game: rewards, places and all actions."""
    picks = np.random.default_rng(1)
    table.reset(seed=seed)
    out: list[Any] = []
    for agent in table.agent_iter():
        seen, reward, ended, cut_off, info = table.last()
        if ended or cut_off:
            out.append((agent, reward, info.get("place")))
            table.step(None)
        else:
            action = int(picks.choice(np.flatnonzero(seen["action_mask"])))
            out.append((agent, action))
            table.step(action)
    return out


def test_a_whole_game_rewards_the_places() -> None:
    *_, first, second, third = play(env("hadrians_wall", 3), 5)
    rewards = {agent: reward for agent, reward, _ in (first, second, third)}
    places = {agent: place for agent, _, place in (first, second, third)}
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards, key=lambda agent: rewards[agent]) == min(places, key=lambda agent: places[agent])


def test_a_seed_gives_the_same_luck_and_the_games_after_it_too() -> None:
    one, other = env("hadrians_wall", 2), env("hadrians_wall", 2)
    first = play(one, 7)
    assert first == play(other, 7)
    second = play(one, None)
    assert second == play(other, None)
    assert second != first
    assert play(one, 8) != first


def test_masks_are_the_options_and_only_of_the_seat_that_is_asked() -> None:
    table = raw_env("lords_of_hellas", 3)
    table.reset(seed=1)
    asked = table.agent_selection
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert list(np.flatnonzero(mask)) == (sorted(table.open_actions()) if agent == asked else [])
    options = table.game.options(table.at.state, table.seat(asked))
    assert sorted(table.open_actions().values()) == sorted(table.game.text(action) for action in options)


def test_actions_can_be_named_in_the_notation() -> None:
    table = raw_env("cyclades", 2)
    table.reset(seed=1)
    for number, text in table.open_actions().items():
        assert table.number(text) == number
    with pytest.raises(IllegalAction):
        table.number("bid ares 7")
    with pytest.raises(IllegalAction):
        table.step(0)


def test_an_observation_is_the_view_in_numbers() -> None:
    table = raw_env("cyclades", 3)
    table.reset(seed=1)
    names = [column.name for column in table.layout.columns]
    for agent in table.agents:
        row = table.observe(agent)["observation"]
        view = table.view(agent)
        assert row[names.index("seat")] == view.seat == table.seat(agent)
        for number, faction in enumerate(view.factions):
            at = names.index(f"factions[{number}].gold?")
            assert list(row[at : at + 2]) == ([0, 0] if faction.gold is None else [1, faction.gold])


def test_it_draws_the_position() -> None:
    table = env("hadrians_wall", 2, render_mode="ansi")
    table.reset(seed=1)
    assert len(str(table.render()).splitlines()) > 5


def test_it_shows_the_position_to_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("hadrians_wall", 2, render_mode="human")
    table.reset(seed=1)
    assert len(capsys.readouterr().out.splitlines()) > 5


def test_wrong_words_are_refused() -> None:
    with pytest.raises(BadOption, match="ansi, human"):
        env("cyclades", 2, render_mode="film")
    with pytest.raises(BadOption, match="difficulty"):
        env("hadrians_wall", 2, difficulty="deadly")


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("vector", "numpy", "gymnasium"),
    ],
)
def test_a_missing_extra_is_named(module: str, package: str, extra: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import ludoteka.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"pip install 'ludoteka[{extra}]'" in done.stderr.splitlines()[-1]
