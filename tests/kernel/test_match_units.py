"""Matches whose past is kept elsewhere: opened at a commit point, and let go of what can no longer be undone."""

from __future__ import annotations

import random

import pytest

from ludoteka.kernel.errors import BadRecord
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import Line
from teaching import Teaching


def play_on(match: Match, luck: random.Random, actions: int) -> None:
    """Take random actions."""
    for _ in range(actions):
        if match.over:
            return
        seat = luck.choice(match.waiting())
        match.play(luck.choice(match.offered(seat)), seat)


def lines(match: Match) -> list[Line]:
    """The actions since the commit point, as a record has them."""
    since = match.played[match.unit_start :]
    return [Line(n, each.seat, match.game.text(each.action), each.luck, each.hash) for n, each in enumerate(since, 1)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_opened_at_its_commit_point_is_the_same_match(game: Teaching, seats: int) -> None:
    luck = random.Random(seats)
    match = Match.new(game, seats, seed="unit")
    while not match.over:
        play_on(match, luck, luck.randint(1, 12))
        unit = game.decode(game.encode(match.unit_state))  # type: ignore[arg-type]
        again = Match.from_unit(game, match.options, match.players, match.seed, match.lucky, unit, lines(match))
        assert game.hash(again.state) == game.hash(match.state)  # type: ignore[arg-type]
        assert again.lucky == match.lucky
        assert again.unit_start == 0
        for seat in range(seats):
            assert again.can_undo(seat) == match.can_undo(seat)
        if not match.over:
            seat = match.waiting()[0]
            action = match.offered(seat)[-1]
            assert again.play(action, seat).hash == match.play(action, seat).hash


def test_a_tail_that_does_not_fit_is_refused(game: Teaching) -> None:
    match = Match.new(game, 2, seed="unit")
    match.play("done", 0)
    unit = game.decode(game.encode(match.unit_state))  # type: ignore[arg-type]
    tail = [Line(1, 0, "done", [], "0" * 16)]
    with pytest.raises(BadRecord, match="hash"):
        Match.from_unit(game, match.options, match.players, match.seed, 0, unit, tail)


def test_a_match_that_forgets_its_past_plays_on_the_same(game: Teaching) -> None:
    luck, same = random.Random("forget"), random.Random("forget")
    match, lean = Match.new(game, 3, seed="forget"), Match.new(game, 3, seed="forget")
    dropped = 0
    while not match.over:
        play_on(match, luck, 1)
        play_on(lean, same, 1)
        start = match.unit_start
        dropped += lean.forget_past()
        assert dropped == start
        assert dropped + len(lean.played) == len(match.played)
        assert game.hash(lean.state) == game.hash(match.state)  # type: ignore[arg-type]
        assert len(lean.checkpoints) == 1
        for seat in range(3):
            assert lean.can_undo(seat) == match.can_undo(seat)
    assert lean.places == match.places
    assert lean.forget_past() == 0
