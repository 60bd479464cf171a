from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteka.arena.outcome import Referee
from ludoteka.arena.series import Series, line_up, new_series
from ludoteka.kernel.errors import BadOption

TEACHING = "teaching:load"


def series(bots: str = "random,greedy:1", seats: int = 2, **more: Any) -> Series:
    """A series of the teaching game."""
    return new_series(TEACHING, bots.split(","), seats, **more)


def test_every_bot_of_a_deal_plays_every_seat_once() -> None:
    found = series("random,greedy:1,greedy:2", 3)
    for deal in range(4):
        games = [found.seat_bots(3 * deal + turn) for turn in range(3)]
        for seat in range(3):
            assert sorted(game[seat] for game in games) == ["greedy:1", "greedy:2", "random"]


def test_the_games_of_a_deal_have_one_set_up_and_one_stream_of_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = Referee(series("random,greedy:1", 2, seed="s"))
    begun: list[str] = []
    play_between = Referee.play_between

    def watch(self: Referee, s: Any, players: Any, luck: Any, order: Any, acted: Any) -> int:
        begun.append(f"{referee.game.hash(s)} {luck.a} {luck.b} {order.a}")
        return play_between(self, s, players, luck, order, acted)

    monkeypatch.setattr(Referee, "play_between", watch)
    for number in range(4):
        referee.play(number)
    assert begun[0] == begun[1] != begun[2] == begun[3]


def test_a_bot_takes_its_luck_along_when_the_seats_rotate() -> None:
    referee = Referee(series("random,greedy:1", 2))
    first, second = (referee.players(number, referee.series.seat_bots(number)) for number in (0, 1))
    assert [player.name for player in first] == [player.name for player in reversed(second)]
    assert [player.chance.a for player in first] == [player.chance.a for player in reversed(second)]


def test_two_bots_share_four_seats_evenly_and_each_takes_every_seat() -> None:
    found = series("random,greedy:1", 4)
    seats: Counter[tuple[int, str]] = Counter()
    for number in range(found.total(40)):
        bots = found.seat_bots(number)
        assert Counter(bots) == {"random": 2, "greedy:1": 2}
        seats.update(enumerate(bots))
    assert set(seats.values()) == {20}


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    found = series("random,greedy:1,greedy:2,greedy:3", 4)
    orders = {tuple(found.seat_bots(4 * deal)) for deal in range(30)}
    assert len(orders) > 10


def test_of_many_bots_all_meet_equally_often() -> None:
    found = series("random,greedy:1,greedy:2,greedy:3", 2)
    met = Counter(frozenset(found.seat_bots(number)) for number in range(found.total(24)))
    assert len(met) == 6
    assert set(met.values()) == {4}


def test_three_bots_take_turns_at_being_twice_among_four() -> None:
    counts = Counter(name for number in range(3) for name in line_up(["a", "b", "c"], 4, number))
    assert set(counts.values()) == {4}


def test_a_team_has_one_bot_and_teams_swap() -> None:
    found = series("random,greedy:1", 4, options={"teams": True})
    assert found.sides == [0, 1, 0, 1]
    assert found.width() == 2
    for number in range(6):
        bots = found.seat_bots(number)
        assert bots[0] == bots[2] != bots[1] == bots[3]
    assert found.seat_bots(0) == found.seat_bots(1)[::-1]
    mates = Referee(found).players(0, found.seat_bots(0))
    assert mates[0].chance.a != mates[2].chance.a


def test_where_one_plays_alone_every_bot_plays_every_deal() -> None:
    found = new_series("hadrians_wall", ["random", "greedy:1"], 1)
    assert not found.contest()
    assert [found.seat_bots(number) for number in range(4)] == [["random"], ["greedy:1"], ["random"], ["greedy:1"]]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert series("random,greedy:1,greedy:2", 3).total(10) == 12
    assert series("random", 3).total(10) == 10


def test_options_that_vary_are_played_in_turn() -> None:
    found = series("random", 2, vary=["length"])
    assert [found.options_of(number)["length"] for number in range(4)] == ["short", "long", "short", "long"]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ({"bots": ["genius"]}, "unknown bot"),
        ({"bots": ["random", "random"]}, "named twice"),
        ({"seats": 7}, "not played by 7"),
        ({"options": {"length": "endless"}}, "expected one of: short, long"),
        ({"vary": ["weather"]}, "cannot vary; expected one of: length, teams"),
        ({"seats": 4, "vary": ["teams"]}, "changes who plays with whom"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(call: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        new_series(**{"game_name": TEACHING, "bots": ["random", "greedy:1"], "seats": 2, **call})
