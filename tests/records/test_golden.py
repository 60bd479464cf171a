"""The golden games go as they were recorded, on every build, until a rule changes on purpose."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import pytest

from ludoteka.bots import LEVELS
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import game_ids, load_game
from records.golden import FOLDER, Difference, Golden, Moment, load, play, play_same, replay, table

TABLE = table()
FEWEST = 12
SMALL = 3_000_000


@cache
def game_of(name: str) -> Game[Any]:
    return load_game(name)


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.name)
def test_a_golden_game_goes_as_recorded(row: Golden) -> None:
    replay(game_of(row.game), row, load(row))


# -- the table ----------------------------------------------------------------------------------------------------


def test_every_game_of_the_house_has_enough_golden_games() -> None:
    counts = Counter(row.game for row in TABLE)
    assert set(counts) == set(game_ids())
    assert min(counts.values()) >= FEWEST


def test_every_seat_count_and_kind_of_player_is_there() -> None:
    for name in game_ids():
        rows = [row for row in TABLE if row.game == name]
        assert {row.seats for row in rows} == set(game_of(name).seat_counts)
        assert {"random", "greedy:1", "hard"} <= {player for row in rows for player in row.players}
    assert "hard" in LEVELS


def test_every_row_has_a_file_and_every_file_a_row() -> None:
    assert len({row.name for row in TABLE}) == len(TABLE)
    assert sorted(row.path for row in TABLE) == sorted(FOLDER.iterdir())
    assert sum(row.path.stat().st_size for row in TABLE) < SMALL


def test_most_golden_games_come_to_their_end() -> None:
    ended = sum(bool(load(row)[-1].places) for row in TABLE)
    assert ended >= len(TABLE) * 3 // 4


# -- the comparison -----------------------------------------------------------------------------------------------


@dataclass
class Kept:
    """A short golden game that a test spoils in one place."""

    row: Golden
    moments: list[Moment]

    def spoil(self, number: int, **changed: object) -> str:
        """What the comparison says when the record has something else after an action."""
        moments = list(self.moments)
        moments[number] = msgspec.structs.replace(moments[number], **changed)
        with pytest.raises(Difference) as difference:
            replay(game_of(self.row.game), self.row, moments)
        return str(difference.value)


@pytest.fixture(scope="module")
def kept() -> Kept:
    row = next(row for row in TABLE if row.name == "hadrians_wall-solo-easy-random")
    return Kept(row, load(row))


def with_something(kept: Kept, field: str) -> int:
    """The number of an action, not the first, of which a field of the record says something."""
    return next(moment.n for moment in kept.moments[5:] if getattr(moment, field))


def test_another_event_is_named_with_its_action(kept: Kept) -> None:
    number = with_something(kept, "told")
    was = kept.moments[number].told
    message = kept.spoil(number, told=["something else", *was[1:]])
    assert f"action {number} " in message
    assert kept.moments[number].do in message
    assert f"event 1 was\n    something else\n  and is\n    {was[0]}" in message


def test_another_audience_is_another_event(kept: Kept) -> None:
    number = with_something(kept, "told")
    was = kept.moments[number].told
    assert "event 1 was\n    [p1]" in kept.spoil(number, told=[f"[p1] {was[0]}", *was[1:]])


def test_an_event_too_many_or_too_few_is_a_difference(kept: Kept) -> None:
    number = with_something(kept, "told")
    was = kept.moments[number].told
    assert "was\n    missing" in kept.spoil(number, told=was[:-1])
    assert "and is\n    missing" in kept.spoil(number, told=[*was, "one more"])


def test_another_hash_is_a_difference(kept: Kept) -> None:
    message = kept.spoil(7, hash="0123456789abcdef")
    assert "action 7 " in message
    assert "the State had the hash 0123456789abcdef" in message


def test_another_list_of_options_is_a_difference(kept: Kept) -> None:
    number = with_something(kept, "asked")
    was = kept.moments[number].asked
    message = kept.spoil(number, asked=[was[0][:-1] + ("0" if was[0][-1] != "0" else "1"), *was[1:]])
    assert f"action {number} " in message
    assert "question 1 was" in message
    assert was[0] in message


def test_another_view_is_a_difference(kept: Kept) -> None:
    number = with_something(kept, "seen")
    was = kept.moments[number].seen
    field = next(iter(was["p1"]))
    message = kept.spoil(number, seen={**was, "p1": {**was["p1"], field: "00000000"}})
    assert f"the View of p1 shows something else in {field!r}" in message


def test_a_new_field_of_the_view_is_no_difference(kept: Kept) -> None:
    number = with_something(kept, "seen")
    was = kept.moments[number].seen
    moments = list(kept.moments)
    less = {field: value for field, value in was["p1"].items() if field != next(iter(was["p1"]))}
    moments[number] = msgspec.structs.replace(moments[number], seen={**was, "p1": less})
    replay(game_of(kept.row.game), kept.row, moments)


def test_an_action_that_is_not_possible_any_more_is_a_difference(kept: Kept) -> None:
    assert "action 9 " in (message := kept.spoil(9, seat=1 - kept.moments[9].seat))
    assert "not possible any more" in message


def test_luck_that_is_not_used_any_more_is_a_difference(kept: Kept) -> None:
    assert "less luck is used" in kept.spoil(0, luck=[*kept.moments[0].luck, 0])


def test_luck_that_is_missing_is_a_difference(kept: Kept) -> None:
    assert "the rules stopped" in kept.spoil(0, luck=kept.moments[0].luck[:-1])


def test_another_end_is_a_difference(kept: Kept) -> None:
    assert "the places were" in kept.spoil(len(kept.moments) - 1, places=[2])


# -- recording ----------------------------------------------------------------------------------------------------


def test_recording_anew_gives_the_same_game(kept: Kept) -> None:
    assert list(play(game_of(kept.row.game), kept.row)) == kept.moments


def test_the_same_moves_give_the_same_game(kept: Kept) -> None:
    assert list(play_same(game_of(kept.row.game), kept.row, kept.moments)) == kept.moments


def test_the_same_moves_note_anew_what_comes_of_them(kept: Kept) -> None:
    spoilt = [msgspec.structs.replace(moment, hash="", told=["something else"]) for moment in kept.moments]
    assert list(play_same(game_of(kept.row.game), kept.row, spoilt)) == kept.moments
