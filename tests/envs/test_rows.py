"""Rows written straight from a State hold what the View shows, in every column, and nothing that a seat cannot know."""

from __future__ import annotations

import itertools
from array import array
from typing import Any

import pytest

from envs.tables import HEROES, SHORT, named, positions, setting
from ludoteka.envs.observer import Observer
from ludoteka.envs.position import Position
from ludoteka.envs.setting import Setting, pairs
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Mode
from ludoteka.kernel.registry import load_game


def shown(table: Setting, position: Position, seat: int) -> list[float]:
    """What the View says, as 32-bit floats."""
    return list(array("f", position.row(seat)))


def check(table: Setting, position: Position, observer: Observer, seat: int) -> None:
    observer.look(position, seat)
    found, wanted = list(observer.cells), shown(table, position, seat)
    if found != wanted:
        names = [column.name for column in table.layout.columns]
        wrong = [
            f"{name}: wrote {one}, the view has {other}"
            for name, one, other in zip(names, found, wanted, strict=True)
            if one != other
        ]
        pytest.fail(f"step {position.steps}, seat {seat}: {len(wrong)} columns: {'; '.join(wrong[:12])}")


def ways_to_play(game: str) -> list[Any]:
    """Every mode of a game."""
    return [pytest.param(game, mode, id=f"{game}-{mode.name}") for mode in load_game(game).modes()]


@pytest.mark.parametrize(
    ("game", "mode"), [one for game in ("hadrians_wall", "cyclades", "lords_of_hellas") for one in ways_to_play(game)]
)
def test_every_column_is_what_the_view_shows(game: str, mode: Mode) -> None:
    table = setting(game, mode.seats, options=pairs(mode.options))
    observer = Observer(table.layout, mode.seats)
    for number, position in enumerate(positions(table, f"rows {mode.name}", 2000)):
        seats = range(mode.seats) if number % 11 == 0 or position.over() else [position.asked]
        for seat in seats if number % 3 == 0 or position.over() else []:
            check(table, position, observer, seat)


@pytest.mark.parametrize(("game", "mode"), ways_to_play("heroes3"))
def test_every_column_of_heroes3_is_what_the_view_shows(game: str, mode: Mode) -> None:
    table = setting(game, mode.seats, options=pairs(mode.options))
    observer = Observer(table.layout, mode.seats)
    for number, position in enumerate(positions(table, f"rows {mode.name}", 240)):
        if number % 8 == 0 or position.over():
            check(table, position, observer, max(0, position.asked))
            check(table, position, observer, number // 8 % mode.seats)
        elif position.asked >= 0:
            observer.look(position, position.asked)


@pytest.mark.parametrize(("game", "players"), named([*SHORT, (HEROES, 2), (HEROES, 3)]))
def test_a_row_that_was_kept_up_to_date_is_a_row_written_from_nothing(game: str, players: int) -> None:
    """After every decision of two games, the first broken off early; other seats look in between."""
    table = setting(game, players)
    kept = Observer(table.layout, players)
    walks = (positions(table, "from nothing", 10), positions(table, "once more", 560))
    for number, position in enumerate(itertools.chain.from_iterable(walks)):
        seats = [max(0, position.asked)] if number % 3 else [number // 3 % players, max(0, position.asked)]
        for seat in seats:
            kept.look(position, seat)
            fresh = Observer(table.layout, players)
            fresh.look(position, seat)
            if kept.cells != fresh.cells:
                check(table, position, kept, seat)
                pytest.fail(f"step {position.steps}, seat {seat}: a new row differs from the View")


@pytest.mark.parametrize(("game", "players"), named([*SHORT, (HEROES, 2)]))
def test_rows_hold_nothing_that_the_seat_cannot_know(game: str, players: int) -> None:
    """What was redrawn looks the same to the seat, for a Row that saw the true position and for a new one."""
    table = setting(game, players)
    known = Observer(table.layout, players)
    differed = 0
    for number, position in enumerate(positions(table, "hidden", 200)):
        if number % 5:
            continue
        for seat in range(players):
            known.look(position, seat)
            before = list(known.cells)
            twin = position.copy()
            twin.state = table.game.resample(position.state, seat, Chance.of("hidden", f"seat {seat}", number))
            fresh = Observer(table.layout, players)
            for observer in (known, fresh):
                observer.look(twin, seat)
                assert list(observer.cells) == before
            differed += table.game.hash(twin.state) != table.game.hash(position.state)
    assert differed or players == 1, "nothing was hidden, so nothing was shown"


def test_a_row_goes_from_table_to_table_and_from_map_to_map() -> None:
    """A Row that saw one game shows the next one as a new Row would, also on another map."""
    for game, players, options in [("cyclades", 2, {"map": "random"}), ("hadrians_wall", 2, {}), (HEROES, 2, {})]:
        table = setting(game, players, options=pairs(options))
        observer = Observer(table.layout, players)
        for seed in ("first", "second", "third"):
            *_, position = positions(table, seed, 150)
            check(table, position, observer, 0)
            check(table, position, Observer(table.layout, players), 0)


def test_a_position_that_was_seen_is_not_written_again() -> None:
    table = setting("cyclades", 2)
    *_, position = positions(table, "seen", 30)
    observer = Observer(table.layout, 2)
    observer.look(position, 0)
    observer.cells[7] = 99.0
    observer.look(position, 0)
    assert observer.cells[7] == 99.0
    position.act(position.numbers[0] if position.numbers else next(iter(position.open())), Chance.of("seen"))
    observer.look(position, 0)
    assert list(observer.cells)[8:] == shown(table, position, 0)[8:]
