"""State, Step and Choice: the agenda, lanes, asides, forced choices and the step budget."""

from __future__ import annotations

import pytest

from kernel.tiny import (
    Ask,
    Circle,
    End,
    EndAndWrite,
    Lanes,
    Only,
    Pad,
    Pass,
    Roll,
    Tiny,
    Together,
    Wave,
    Write,
    log,
    play,
)
from ludoteka.kernel.chance import NO_CHANCE, Chance
from ludoteka.kernel.errors import BadOption, ChanceNeeded, IllegalAction, StuckGame
from ludoteka.kernel.state import pending, pending_for, take


def test_steps_run_in_the_order_they_were_given_until_a_seat_must_choose() -> None:
    match = play(Write(1), Write(2), Ask(0), Write(3), End())
    assert log(match) == [1, 2]
    assert match.waiting() == [0]


def test_then_puts_steps_before_what_already_waits() -> None:
    match = play(Ask(0, [Write(10), Ask(1)]), Write(20), End())
    match.play("say 1")
    assert log(match) == [1, 10]
    match.play("say 2")
    assert log(match) == [1, 10, 2, 20]
    assert match.over


def test_what_a_rule_adds_after_the_end_is_never_done() -> None:
    match = play(Ask(0), EndAndWrite(7), Write(8))
    match.play("say 1")
    assert match.over
    assert log(match) == [1]
    assert not match.state.agenda


def test_then_each_takes_a_list_in_its_order_even_an_empty_one() -> None:
    match = play(Ask(0, []), Ask(0, [Write(10), Write(20)]), End())
    match.play("say 1")
    match.play("say 2")
    assert log(match) == [1, 2, 10, 20]


def test_a_forced_choice_is_taken_for_the_seat() -> None:
    match = play(Only(1), End())
    assert log(match) == [9]
    assert match.over


def test_lanes_are_played_side_by_side_and_the_agenda_goes_on_when_all_are_empty() -> None:
    match = play(Together([1, 2]), Write(99), End())
    assert match.waiting() == [0, 1]
    match.play("say 1", seat=1)
    match.play("say 2", seat=0)
    assert match.waiting() == [1]
    match.play("say 3", seat=1)
    assert log(match) == [1, 2, 3, 99]


def test_then_inside_a_lane_stays_in_that_lane() -> None:
    match = play(Lanes([[Ask(0, [Write(10), Ask(0)])], [Ask(1)]]), End())
    match.play("say 1", seat=0)
    assert log(match) == [1, 10]
    assert match.waiting() == [0, 1]


def test_then_for_reaches_another_lane_even_an_empty_one() -> None:
    match = play(Lanes([[Pass(0, 1)], [Ask(1)]]), End())
    match.play("say 1", seat=1)
    assert match.waiting() == [0]
    match.play("pass", seat=0)
    assert match.waiting() == [1]
    assert log(match) == [1, 51]


def test_then_for_needs_open_lanes() -> None:
    match = play(Pass(0, 1), End())
    with pytest.raises(StuckGame, match="no lanes are open"):
        match.play("pass")


def test_lanes_inside_lanes_are_refused() -> None:
    with pytest.raises(StuckGame, match="lanes inside lanes"):
        play(Lanes([[Together([1, 1])], []]), End())


def test_an_empty_set_of_lanes_is_done_at_once() -> None:
    match = play(Together([0, 0]), Write(5), Ask(0), End())
    assert log(match) == [5]
    assert match.state.lanes == []


def test_an_aside_interrupts_without_taking_the_others_choice_away() -> None:
    match = play(Write(77), Ask(0), End())
    assert [type(choice) for choice in match.game.decisions(match.state, 1)] == [Wave]
    match.play("wave")
    assert log(match) == [77, 101, 200]
    assert match.waiting() == [0]


def test_an_aside_of_the_seat_that_is_asked_comes_after_its_choice() -> None:
    match = play(Write(77), Ask(1), End())
    assert match.offered(1) == [("say", 1), ("say", 2), ("say", 3), ("wave",)]


def test_rules_that_run_in_a_circle_are_stopped() -> None:
    with pytest.raises(StuckGame, match="100000 automatic steps"):
        play(Circle(), End())


def test_lanes_that_run_in_a_circle_are_stopped() -> None:
    with pytest.raises(StuckGame, match="endless loop"):
        play(Lanes([[Circle()], []]), End())


def test_an_agenda_that_runs_dry_is_an_error() -> None:
    with pytest.raises(StuckGame, match="ran dry"):
        play(Write(1))


def test_the_end_clears_agenda_and_lanes() -> None:
    match = play(Lanes([[Ask(0, [End()])], [Ask(1)]]), End())
    match.play("say 1", seat=0)
    assert match.over
    assert match.places == [1, 2]
    assert pending(match.state) == []
    assert match.state.lanes == []


def test_only_offered_actions_apply() -> None:
    game = Tiny(Ask(0), End())
    s = game.start(2)
    assert game.offering(s, 0, ("say", 4)) is None
    assert game.offering(s, 1, ("say", 1)) is None
    with pytest.raises(IllegalAction, match="say 4: not offered to seat 0"):
        game.apply(s, 0, ("say", 4), NO_CHANCE)
    game.apply(s, 0, ("say", 3), NO_CHANCE)
    assert s.log == [3]


def test_luck_is_at_hand_only_while_an_action_is_taken() -> None:
    s = Tiny(Ask(0), Roll(), End()).start(2)
    choice = pending_for(s, 0)
    assert choice is not None
    with pytest.raises(ChanceNeeded):
        take(s.copy(), choice, ("say", 1), NO_CHANCE)
    take(s, choice, ("say", 1), Chance.of("x"))
    assert s.chance is NO_CHANCE


def test_a_copy_is_independent_and_has_no_listener() -> None:
    s = Tiny(Together([2, 1]), End()).start(2)
    s.heard = []
    twin = s.copy()
    choice = pending_for(twin, 0)
    assert choice is not None
    take(twin, choice, ("say", 1), NO_CHANCE)
    assert (s.log, twin.log) == ([], [1])
    assert [len(lane) for lane in s.lanes] == [2, 1]
    assert twin.heard is None


def test_events_cost_nothing_when_nobody_listens() -> None:
    s = Pad(2, [], [0, 0])
    s.tell(("wrote", 1))
    s.whisper(1, ("wrote", 2))
    assert s.heard is None


def test_a_game_refuses_a_seat_count_it_is_not_made_for() -> None:
    with pytest.raises(BadOption, match="tiny is not played by 5; expected one of: 2, 3"):
        Tiny(End()).start(5)
