"""Playing a game out in every way: the best way is really the best, and luck and other seats do not blur it."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.bots import bot
from ludoteka.bots.play import Turns
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import State, pending_for, take
from ludoteka.review.exact import Alone, TooWide

WORLDS = 3


@pytest.fixture(scope="module")
def wall() -> Game[Any]:
    return load_game("hadrians_wall")


@pytest.fixture(scope="module")
def lasts(wall: Game[Any]) -> list[State]:
    """The positions of the last seat's last year, from the last to the first."""
    match = Match.new(wall, 2, {}, "play it out 0", [])
    turns = Turns(wall, {seat: bot("normal", f"play it out 0 {seat}") for seat in range(2)})
    kept = []
    while not match.over:
        choice, action = turns.now(match.state)
        if wall.lore.plays_out_alone(match.state, choice.seat):
            kept.append(match.state.copy())
        match.play(action, choice.seat)
    return kept[::-1]


def seat_of(s: State) -> int:
    """The only seat that still has something to decide."""
    return next(seat for seat in range(s.seats) if pending_for(s, seat) is not None)


def tried_out(game: Game[Any], s: State, seat: int) -> float:
    """The best result by following everything, again and again."""
    if s.places:
        return float((game.scores(s) or [])[seat])
    who = seat if pending_for(s, seat) is not None else seat_of(s)
    choice = pending_for(s, who)
    assert choice is not None
    found = []
    for action in choice.options(s) if who == seat else choice.options(s)[:1]:
        total = 0.0
        for number in range(WORLDS):
            twin = s.copy()
            luck = Chance.of("alone", "world", number)
            take(twin, choice, action, luck)
            value = tried_out(game, twin, seat)
            if not luck.used:
                total = value * WORLDS
                break
            total += value
        found.append(total / WORLDS)
    return max(found)


def test_the_best_way_is_what_trying_everything_finds(wall: Game[Any], lasts: list[State]) -> None:
    for s in lasts[:3]:
        seat = seat_of(s)
        alone = Alone(wall, seat, 100_000, WORLDS)
        assert alone.best(s) == pytest.approx(tried_out(wall, s, seat))
        assert max(alone.all(s).values()) == alone.best(s)


def test_the_line_leads_to_the_best_result(wall: Game[Any], lasts: list[State]) -> None:
    s = lasts[2].copy()
    seat = seat_of(s)
    alone = Alone(wall, seat, 100_000, WORLDS)
    best = alone.best(s)
    line = alone.line(s)
    assert wall.text(line[-1]) == "end-year"
    for action in line[:-1]:
        choice = pending_for(s, seat)
        assert choice is not None
        assert action in choice.options(s)
        take(s, choice, action, Chance.of("unused"))
    assert alone.best(s) == pytest.approx(best)


def test_too_many_positions_are_not_guessed_at(wall: Game[Any], lasts: list[State]) -> None:
    with pytest.raises(TooWide):
        Alone(wall, seat_of(lasts[-1]), 50, WORLDS).best(lasts[-1])


def test_nobody_plays_it_out_alone_before_the_last_year(wall: Game[Any]) -> None:
    match = Match.new(wall, 2, {}, "early", [])
    assert not any(wall.lore.plays_out_alone(match.state, seat) for seat in range(2))
    assert not load_game("cyclades").lore.plays_out_alone(Match.new(load_game("cyclades"), 2).state, 0)
