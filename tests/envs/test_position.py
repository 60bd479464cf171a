from __future__ import annotations

import doctest

import pytest

from envs.tables import positions, setting
from ludoteka.envs import rewards, shapes
from ludoteka.envs.actions import WAIT
from ludoteka.envs.position import NOBODY, Position
from ludoteka.envs.rewards import place_rewards
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption, IllegalAction
from ludoteka.kernel.state import pending


def test_examples_in_the_modules_run() -> None:
    for module in (rewards, shapes):
        done = doctest.testmod(module)
        assert done.attempted
        assert not done.failed


@pytest.mark.parametrize("places", [[1, 2], [2, 1, 3, 4], [1, 1, 3], [1, 2, 2, 2], [1, 2, 1, 2], [3, 1, 1, 3, 5, 5]])
def test_places_bring_rewards_that_add_up_to_nothing(places: list[int]) -> None:
    won = place_rewards(places, range(len(places)))
    assert sum(won) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in won)
    for one, reward in zip(places, won, strict=True):
        for other, less in zip(places, won, strict=True):
            assert (one < other) == (reward > less)


def test_seats_that_may_choose_at_once_are_asked_in_turn() -> None:
    order = []
    for position in positions(setting("hadrians_wall", 3), "turns", 4):
        order.append(position.asked)
        if len(order) < 4:
            assert len(pending(position.state)) == 4 - len(order)
    assert order[:3] == [0, 1, 2]


def test_a_seat_is_asked_about_its_asides_only_if_that_is_wanted() -> None:
    asked_besides = 0
    for position in positions(setting("hadrians_wall", 2, asides="always"), "besides", 30):
        if position.asked == NOBODY:
            break
        waiting = [choice.seat for choice in pending(position.state)]
        assert (WAIT in position.open()) == (position.asked not in waiting)
        asked_besides += position.asked not in waiting
    assert asked_besides
    for position in positions(setting("hadrians_wall", 2), "besides", 30):
        assert WAIT not in position.open()


def test_waiting_leaves_the_position_alone_and_asks_the_next() -> None:
    table = setting("hadrians_wall", 2, asides="always")
    position = next(one for one in positions(table, "besides", 30) if WAIT in one.open())
    before, seat = table.game.hash(position.state), position.asked
    assert position.text(WAIT) == "wait"
    position.act(WAIT, Chance.of("unused"))
    assert table.game.hash(position.state) == before
    assert position.asked != seat


def test_a_copy_goes_its_own_way() -> None:
    table = setting("cyclades", 2)
    *_, position = positions(table, "copies", 20)
    before = table.game.hash(position.state), position.asked, list(position.open())
    twin = position.copy()
    twin.act(next(iter(twin.open())), Chance.of("copies"))
    assert (table.game.hash(position.state), position.asked, list(position.open())) == before
    assert table.game.hash(twin.state) != before[0]


def test_a_number_that_is_not_open_is_refused() -> None:
    position = next(positions(setting("cyclades", 2), "refused", 1))
    closed = next(number for number in range(1, 10_000) if number not in position.open())
    with pytest.raises(IllegalAction, match="action mask"):
        position.act(closed, Chance.of("refused"))


def test_a_game_is_cut_off_after_its_last_step() -> None:
    table = setting("cyclades", 2, max_steps=5)
    found = list(positions(table, "cut", 9))
    assert len(found) == 6
    assert isinstance(found[-1], Position)
    assert found[-1].cut_off()
    assert not found[-1].over()
    assert found[-1].asked == NOBODY
    assert found[-1].rewards() == [0.0, 0.0]


def test_scores_can_be_the_reward() -> None:
    *_, position = positions(setting("hadrians_wall", 2, reward="scores"), "scores", 5000)
    assert position.over()
    assert position.rewards() == position.setting.game.scores(position.state)


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"asides": "never"}, "turn, always"),
        ({"reward": "fame"}, "places, scores"),
        ({"max_steps": 0}, "at least 1"),
        ({"options": (("colour", "red"),)}, "unknown option"),
    ],
)
def test_wrong_settings_say_what_was_expected(wrong: dict[str, object], expected: str) -> None:
    with pytest.raises(BadOption, match=expected):
        setting("cyclades", 2, **wrong)
    with pytest.raises(BadOption, match="not played by 9"):
        setting("cyclades", 9)
