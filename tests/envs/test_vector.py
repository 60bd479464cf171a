"""Many tables at once: the conventions of Gymnasium, seeds, processes, opponents."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium")

import numpy as np
from gymnasium.vector import AutoresetMode

from envs.tables import HEROES, named
from ludoteka.envs.pettingzoo import raw_env
from ludoteka.envs.vector import VectorTables
from ludoteka.kernel.errors import BadOption, IllegalAction

TABLES = [("hadrians_wall", 1), ("hadrians_wall", 3), ("cyclades", 2), ("lords_of_hellas", 2), (HEROES, 1)]


def run(tables: VectorTables, steps: int, seed: int) -> list[Any]:
    """Everything that a random run shows."""
    seen, infos = tables.reset(seed=seed)
    out: list[Any] = [{name: array.copy() for name, array in seen.items()}, infos["seat"]]
    for _ in range(steps):
        actions = tables.sample()
        seen, rewards, terminated, truncated, infos = tables.step(actions)
        out += [actions, {name: array.copy() for name, array in seen.items()}, rewards, terminated, truncated]
        out.append(infos["seat"])
    return out


def same(one: list[Any], other: list[Any]) -> bool:
    def equal(a: Any, b: Any) -> bool:
        return all(np.array_equal(a[key], b[key]) for key in a) if isinstance(a, dict) else np.array_equal(a, b)

    return len(one) == len(other) and all(equal(a, b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(("game", "players"), named(TABLES))
def test_observations_are_in_their_space_and_tables_go_on_after_their_end(game: str, players: int) -> None:
    tables = VectorTables(game, 3, players, max_steps=15)
    seen, _ = tables.reset(seed=1)
    assert tables.observation_space.contains(seen)
    ends = 0
    for _ in range(40):
        seen, rewards, terminated, truncated, infos = tables.step(tables.sample())
        assert tables.observation_space.contains(seen)
        assert rewards.shape == terminated.shape == truncated.shape == infos["seat"].shape == (3,)
        ends += int(truncated.sum())
    assert ends == 6
    assert tables.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP


def test_a_table_that_is_left_alone_stays_as_it_is() -> None:
    tables, all_of_them = VectorTables("cyclades", 3, 2), VectorTables("cyclades", 3, 2)
    before, infos = tables.reset(seed=1)
    all_of_them.reset(seed=1)
    actions = tables.sample()
    actions[1] = -1
    after, rewards, terminated, truncated, since = tables.step(actions)
    assert not rewards.any()
    assert not terminated.any()
    assert not truncated.any()
    assert infos["seat"][1] == since["seat"][1]
    for name in before:
        assert np.array_equal(before[name][1], after[name][1])
    assert not np.array_equal(before["observation"][0], after["observation"][0])
    whole, *_ = all_of_them.step(np.where(actions < 0, all_of_them.sample(), actions))
    assert np.array_equal(whole["observation"][0], after["observation"][0])
    again, *_ = tables.step([-1, all_of_them.shared.actions[1], -1])
    assert np.array_equal(whole["observation"][1], again["observation"][1])


def test_a_table_shows_what_the_environment_of_pettingzoo_shows() -> None:
    tables, other = VectorTables("cyclades", 2, 3), raw_env("cyclades", 3)
    for number in range(2):
        seen, infos = tables.reset(seed=[5, 6])
        other.reset(seed=5 + number)
        for _ in range(60):
            agent = other.agent_selection
            shown = other.observe(agent)
            assert other.seat(agent) == infos["seat"][number]
            assert np.array_equal(shown["observation"], seen["observation"][number])
            assert np.array_equal(shown["action_mask"], seen["action_mask"][number])
            actions = tables.sample()
            seen, _, terminated, _, infos = tables.step(actions)
            assert not terminated.any()
            other.step(int(actions[number]))


def test_one_seed_fixes_a_whole_run() -> None:
    first = run(VectorTables("hadrians_wall", 3, 2, max_steps=25), 70, 3)
    assert same(first, run(VectorTables("hadrians_wall", 3, 2, max_steps=25), 70, 3))
    assert not same(first, run(VectorTables("hadrians_wall", 3, 2, max_steps=25), 70, 4))


def test_arrays_stay_as_they_were_unless_that_is_given_up() -> None:
    for copy in (True, False):
        tables = VectorTables("hadrians_wall", 2, 1, copy=copy)
        before, _ = tables.reset(seed=1)
        kept = before["observation"].copy()
        tables.step(tables.sample())
        assert np.array_equal(before["observation"], kept) is copy


def test_in_the_same_step_the_last_observation_is_told_apart() -> None:
    tables = VectorTables("hadrians_wall", 2, 1, max_steps=4, autoreset_mode="SameStep")
    tables.reset(seed=1)
    for _ in range(3):
        _, _, _, truncated, infos = tables.step(tables.sample())
        assert not truncated.any()
        assert "final_obs" not in infos
    seen, _, _, truncated, infos = tables.step(tables.sample())
    assert truncated.all()
    assert infos["_final_obs"].all()
    assert not np.array_equal(infos["final_obs"]["observation"], seen["observation"])
    assert not infos["final_obs"]["action_mask"].any()
    assert seen["action_mask"].any(axis=1).all()


def test_without_autoreset_ended_tables_are_reset_by_a_mask() -> None:
    tables = VectorTables("hadrians_wall", 3, 1, max_steps=2, autoreset_mode=AutoresetMode.DISABLED)
    tables.reset(seed=1)
    tables.step(tables.sample())
    _, _, _, truncated, _ = tables.step(tables.sample())
    assert truncated.all()
    with pytest.raises(BadOption, match="reset_mask"):
        tables.step(tables.sample())
    with pytest.raises(BadOption, match="reset_mask"):
        tables.reset(options={"reset_mask": np.zeros(3, np.bool_)})
    seen, _ = tables.reset(options={"reset_mask": np.array([True, True, True])})
    assert seen["action_mask"].any(axis=1).all()


def test_the_seat_that_acts_last_gets_its_reward_and_infos_have_all() -> None:
    tables = VectorTables("hadrians_wall", 2, 2)
    tables.reset(seed=2)
    for _ in range(3000):
        acted = tables.shared.seats.copy()
        _, rewards, terminated, _, infos = tables.step(tables.sample())
        if terminated.any():
            number = int(np.flatnonzero(terminated)[0])
            assert rewards[number] == infos["rewards"][number][acted[number]]
            assert infos["rewards"][number].sum() == pytest.approx(0)
            assert abs(infos["rewards"][number]).sum() in (0.0, 2.0)
            return
        assert not rewards.any()
    pytest.fail("no game ended")


def test_processes_share_the_tables_and_change_nothing() -> None:
    alone = VectorTables("hadrians_wall", 3, 2, max_steps=20)
    several = VectorTables("hadrians_wall", 3, 2, max_steps=20, workers=2)
    try:
        seen, _ = alone.reset(seed=9)
        shown, _ = several.reset(seed=9)
        for _ in range(45):
            for name, array in seen.items():
                assert np.array_equal(array, shown[name])
            actions = alone.sample()
            assert all(array.any() for array in several.action_masks()) or several.ended.any()
            seen, rewards, ended, cut_off, infos = alone.step(actions)
            shown, *others, told = several.step(actions)
            assert same([rewards, ended, cut_off, infos["seat"]], [*others, told["seat"]])
        assert several.sample().shape == (3,)
        several.reset(seed=1)
        actions = several.sample()
        actions[2] = 0
        with pytest.raises(IllegalAction, match="table 2"):
            several.step(actions)
    finally:
        several.close()
    assert all(not worker.process.is_alive() for worker in several.crew.workers)


def test_bots_play_the_other_seats() -> None:
    tables = VectorTables("hadrians_wall", 2, 3, opponents=["random", "greedy:1"], seat=1)
    _, infos = tables.reset(seed=1)
    for _ in range(25):
        assert (infos["seat"] == 1).all()
        seen, _, _, _, infos = tables.step(tables.sample())
        assert (seen["observation"][:, 0] == 1).all()
    turning = VectorTables("hadrians_wall", 1, 2, opponents="random", seat="turn", max_steps=6)
    seats = [int(turning.reset(seed=1)[1]["seat"][0])]
    for _ in range(20):
        _, _, _, cut_off, infos = turning.step(turning.sample())
        seats += [] if cut_off.any() else [int(infos["seat"][0])]
    assert set(seats) == {0, 1}


def test_an_illegal_action_is_refused_or_loses() -> None:
    tables = VectorTables("cyclades", 2, 2)
    tables.reset(seed=1)
    actions = tables.sample()
    actions[1] = 0
    with pytest.raises(IllegalAction, match="table 1: action 0 is not open"):
        tables.step(actions)
    losing = VectorTables("cyclades", 2, 2, illegal="lose")
    losing.reset(seed=1)
    actions = losing.sample()
    actions[1] = 0
    _, rewards, terminated, _, infos = losing.step(actions)
    assert list(terminated) == [False, True]
    assert list(rewards) == [0.0, -1.0]
    assert list(infos["illegal"]) == [False, True]


def test_options_can_be_described_line_by_line() -> None:
    tables = VectorTables("lords_of_hellas", 2, 2, encoding="listed")
    seen, _ = tables.reset(seed=4)
    encoding: Any = tables.setting.encoding
    verbs = {verb.number: verb for verb in encoding.verbs}
    for _ in range(40):
        for number in range(2):
            position = tables.crew.shares[0].batch.tables[number].position
            lines, mask = seen["options"][number], seen["action_mask"][number]
            assert np.array_equal(lines[:, 0] > 0, mask > 0)
            for slot, (_, action) in position.open().items():
                verb, *values = lines[slot].tolist()
                assert verbs[verb].name == action[0]
                kinds = [tables.setting.game.lexicon.kinds[part.partition(":")[2]] for part in verbs[verb].arguments]
                for kind, value, argument in zip(kinds, values, action[1:], strict=False):
                    known = argument if isinstance(argument, int) else kind.index[argument]
                    assert value == known + (not kind.is_number())
                assert not any(values[len(kinds) :])
        seen, *_ = tables.step(tables.sample())


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"num_envs": 0}, "at least 1"),
        ({"workers": 5}, "0 to 2"),
        ({"illegal": "maybe"}, "error, lose"),
        ({"opponents": ["random", "random"]}, "expected 1"),
        ({"opponents": "nobody"}, "unknown bot"),
        ({"opponents": "random", "seat": 4}, "0 to 1"),
    ],
)
def test_wrong_settings_say_what_was_expected(wrong: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadOption, match=expected):
        VectorTables(**{"game": "hadrians_wall", "num_envs": 2, "players": 2, **wrong})
    tables = VectorTables("hadrians_wall", 2, 2)
    with pytest.raises(BadOption, match="not reset"):
        tables.step(np.zeros(2, np.int64))
    tables.reset(seed=1)
    with pytest.raises(BadOption, match="shape"):
        tables.step(np.zeros(3, np.int64))
    with pytest.raises(BadOption, match="1 seeds"):
        tables.reset(seed=[1])
