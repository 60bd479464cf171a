"""Matches whose past is kept elsewhere: opened at a commit point, or lean."""

from __future__ import annotations

import random

import pytest

from ludoteka.kernel.errors import BadRecord
from ludoteka.kernel.lean import LeanMatch
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import Line
from teaching import Teaching


def play_on(match: LeanMatch, luck: random.Random, actions: int) -> None:
    for _ in range(actions):
        if match.over:
            return
        seat = luck.choice(match.waiting())
        match.play(luck.choice(match.offered(seat)), seat)


def lines(match: Match) -> list[Line]:
    """The actions since the commit point, as a record has them."""
    since = match.played[match.committed :]
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
        assert again.committed == 0
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


def test_a_lean_match_plays_on_the_same(game: Teaching) -> None:
    luck, same = random.Random("lean"), random.Random("lean")
    match = Match.new(game, 3, seed="lean")
    lean = LeanMatch(game, match.seed, match.state)
    while not match.over:
        play_on(match, luck, 1)
        play_on(lean, same, 1)
        assert game.hash(lean.state) == game.hash(match.state)  # type: ignore[arg-type]
        assert (lean.lucky, lean.committed, len(lean.loose)) == (match.lucky, match.committed, len(match.loose))
        assert lean.unit == game.encode(match.unit_state)  # type: ignore[arg-type]
        for seat in range(3):
            assert lean.may_undo(seat) == match.may_undo(seat)
            assert match.may_undo(seat) or not match.can_undo(seat)
    assert lean.places == match.places
    assert not lean.loose


def test_a_lean_match_in_the_middle_of_a_unit_knows_its_commit_point_after_the_next(game: Teaching) -> None:
    luck = random.Random("middle")
    match = Match.new(game, 2, seed="middle")
    while not match.loose:
        play_on(match, luck, 1)
    lean = LeanMatch(game, match.seed, match.state, match.lucky, match.loose)
    assert lean.unit is None
    assert lean.may_undo(match.loose[-1].seat) == match.may_undo(match.loose[-1].seat)
    known = len(lean.loose)
    while not lean.committed:
        play_on(lean, luck, 1)
    assert lean.committed >= known
    assert lean.unit is not None


def test_undo_leaves_the_loose_actions_of_the_others(game: Teaching) -> None:
    luck = random.Random("undo")
    match = Match.new(game, 2, seed="undo")
    for _ in range(400):
        play_on(match, luck, 1)
        if match.loose and match.can_undo(match.loose[-1].seat):
            before = len(match.loose)
            match.undo(match.loose[-1].seat)
            assert len(match.loose) == before - 1 == len(match.played) - match.committed
            return
    raise AssertionError("nothing could be undone")
