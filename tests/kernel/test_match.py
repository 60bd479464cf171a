"""Match: playing, undo and redo, lanes, history, and errors that leave everything as it was."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.tiny import Ask, End, Lanes, Look, Pass, Roll, Tiny, Together, Write, log, play
from ludoteka.kernel.action import SPECTATOR
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption, BadRecord, ChanceNeeded, IllegalAction
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import Step
from teaching import Teaching


def asks(*seats: int) -> list[Step[Any]]:
    """A question for each of these seats in turn, and the end."""
    return [*(Ask(seat) for seat in seats), End()]


# -- playing ----------------------------------------------------------------------------------------------------


def test_an_action_is_played_in_notation_or_as_a_tuple() -> None:
    match = play(*asks(0, 1))
    match.play("say 2")
    match.play(("say", 3), seat=1)
    assert log(match) == [2, 3]
    assert match.over
    assert match.places == [1, 2]


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    match = play(*asks(0, 1))
    before = match.game.hash(match.state)
    with pytest.raises(IllegalAction, match=r"say 4: too-much 3 \(TNY-SAY-01\)") as caught:
        match.play("say 4")
    assert (caught.value.reason, caught.value.rule) == (("too-much", 3), "TNY-SAY-01")
    assert match.game.hash(match.state) == before
    assert match.played == []


@pytest.mark.parametrize(
    ("action", "seat", "message"),
    [
        ("say 2", 1, "say 2: nobody waits for seat 2 now"),
        ("say 2", 7, "there is no seat 8; expected 1 to 2"),
        ("say 2", -1, "there is no seat 0"),
        ("look", 0, "look: not offered now; expected one of the options, such as say 1, say 2, say 3"),
        ("dance", 0, "'dance' is not a verb"),
        (("dance",), 0, r"\('dance',\) is not an action of this game"),
    ],
)
def test_errors_say_what_was_expected(action: Any, seat: int, message: str) -> None:
    with pytest.raises(IllegalAction, match=message):
        play(*asks(0, 1)).play(action, seat)


def test_nothing_can_be_played_after_the_end() -> None:
    match = play(*asks(0))
    match.play("say 1")
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play("say 1", seat=0)


def test_rules_that_fail_half_way_change_nothing() -> None:
    class Failing(Tiny):
        def encode(self, s: Any) -> bytes:
            if s.log:
                raise RuntimeError("the disk is full")
            return super().encode(s)

    match = Match.new(Failing(*asks(0, 1)), 2, seed="x")
    with pytest.raises(RuntimeError):
        match.play("say 1")
    assert log(match) == []
    assert match.played == []


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    steps = [Ask(0), *(Roll() for _ in range(9)), *asks(1)]

    def rolls(seed: str) -> list[int]:
        match = play(*steps, seed=seed)
        match.play("say 1")
        return log(match)

    assert rolls("a") == rolls("a") != rolls("b")


def test_without_a_seed_a_secret_one_is_drawn() -> None:
    game = Tiny(*asks(0))
    assert len({Match.new(game, 2).seed, Match.new(game, 2).seed, Match.new(game, 2, seed="").seed}) == 3


def test_a_failed_action_uses_up_no_luck() -> None:
    one, two = play(Ask(0), Roll(), *asks(1)), play(Ask(0), Roll(), *asks(1))
    with pytest.raises(IllegalAction):
        one.play("say 9")
    one.play("say 1")
    two.play("say 1")
    assert log(one) == log(two)


def test_a_seat_hears_what_it_may_hear() -> None:
    match = play(Look(0, 1), *asks(0))
    match.play("look")
    match.play("say 2")
    secret = match.state.secrets[1]  # type: ignore[attr-defined]  # it is a Pad
    assert match.events(0) == [(1, ("saw", secret)), (2, ("wrote", 2))]
    assert match.events(1) == match.events(SPECTATOR) == [(2, ("wrote", 2))]
    assert match.events(0, since=1) == [(2, ("wrote", 2))]


def test_what_was_told_at_the_set_up_has_the_number_0() -> None:
    assert play(Write(5), *asks(0)).events(SPECTATOR) == [(0, ("wrote", 5))]


# -- undo and redo ----------------------------------------------------------------------------------------------


def test_undo_leads_to_the_very_same_state_and_redo_back() -> None:
    match = play(*asks(0, 0, 0))
    hashes = [match.game.hash(match.state)]
    for _ in range(2):
        match.play("say 1")
        hashes.append(match.game.hash(match.state))
    match.undo(0)
    assert match.game.hash(match.state) == hashes[1]
    match.undo(0)
    assert match.game.hash(match.state) == hashes[0]
    assert not match.can_undo(0)
    match.redo(0)
    match.redo(0)
    assert match.game.hash(match.state) == hashes[2]
    with pytest.raises(IllegalAction, match="seat 1 has nothing to redo"):
        match.redo(0)


def test_a_new_action_after_an_undo_forgets_the_redo() -> None:
    match = play(*asks(0, 0, 0))
    match.play("say 1")
    match.undo(0)
    match.play("say 2")
    with pytest.raises(IllegalAction):
        match.redo(0)


def test_undo_does_not_cross_luck() -> None:
    match = play(Ask(0), Ask(0), Roll(), *asks(0, 0))
    match.play("say 1")
    match.play("say 2")
    assert not match.can_undo(0)
    match.play("say 3")
    assert match.can_undo(0)
    match.undo(0)
    with pytest.raises(IllegalAction, match="nothing to undo: chance, a reveal or another seat closed it"):
        match.undo(0)


def test_undo_does_not_cross_another_seat() -> None:
    match = play(*asks(0, 1, 1))
    match.play("say 1")
    assert not match.can_undo(0), "seat 1 is already asked"
    match.play("say 2")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_undo_does_not_cross_an_aside_of_another_seat() -> None:
    match = play(Ask(0), Write(77), *asks(0))
    match.play("say 1")
    assert match.can_undo(0)
    match.play("wave", seat=1)
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo(1)
    assert log(match)[-1] == 77
    assert match.can_undo(0) is False


def test_undo_does_not_cross_what_one_has_seen() -> None:
    match = play(Look(0, 1), *asks(0))
    match.play("look")
    assert not match.can_undo(0)


def test_undo_does_not_cross_what_one_has_shown() -> None:
    match = play(Look(0, 1), *asks(0))
    match.play("show")
    assert not match.can_undo(0)


def test_undo_does_not_cross_a_seal() -> None:
    match = play(Look(0, 1), *asks(0))
    match.play("swear")
    assert not match.can_undo(0)


def test_undo_is_closed_when_the_game_is_over() -> None:
    match = play(*asks(0))
    match.play("say 1")
    assert not match.can_undo(0)


def test_in_lanes_each_seat_undoes_its_own() -> None:
    match = play(Together([2, 2]), *asks(0))
    match.play("say 1", seat=0)
    match.play("say 2", seat=1)
    assert match.undo(0) == ("say", 1)
    assert log(match) == [2]
    assert [played.seat for played in match.played] == [1]
    assert match.game.hash(match.state) == match.played[-1].hash
    match.redo(0)
    assert log(match) == [2, 1]


def test_in_lanes_the_others_luck_stays_as_it_was() -> None:
    match = play(Lanes([[Ask(0), Ask(0)], [Ask(1, [Roll()]), Ask(1)]]), *asks(0))
    match.play("say 1", seat=0)
    match.play("say 2", seat=1)
    rolled = log(match)[-1]
    assert not match.can_undo(1)
    match.undo(0)
    assert log(match) == [2, rolled]
    match.play("say 3", seat=0)
    Match.load(match.game, match.record())


def test_in_lanes_undo_is_closed_where_another_seat_is_asked_something_by_it() -> None:
    match = play(Lanes([[Pass(0, 1), Ask(0)], []]), *asks(0))
    match.play("pass", seat=0)
    assert not match.can_undo(0)


def test_in_lanes_undo_is_closed_where_others_have_acted_on_it() -> None:
    match = play(Lanes([[Pass(0, 1), Ask(0)], [Ask(1)]]), *asks(0))
    match.play("say 1", seat=1)
    match.play("pass", seat=0)
    match.play("say 2", seat=1)
    assert not match.can_undo(0)


def test_closing_the_lanes_closes_every_undo() -> None:
    match = play(Together([1, 1]), *asks(0))
    match.play("say 1", seat=0)
    assert match.can_undo(0)
    match.play("say 2", seat=1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_lanes_that_open_again_at_once_close_every_undo() -> None:
    match = play(Together([1, 1]), Together([1, 1]), *asks(0))
    match.play("say 1", seat=0)
    match.play("say 2", seat=1)
    assert match.waiting() == [0, 1]
    assert match.committed == 2
    assert not match.can_undo(0)
    assert not match.can_undo(1)


# -- history ----------------------------------------------------------------------------------------------------


def test_every_moment_can_be_looked_at_again() -> None:
    match = play(Ask(0), Roll(), *asks(*[seat for _ in range(50) for seat in (0, 1)]))
    hashes = [match.game.hash(match.state)]
    while not match.over:
        hashes.append(match.play("say 2").hash)
    assert len(match.checkpoints) > 1
    assert [match.game.hash(match.at(number)) for number in range(len(hashes))] == hashes
    with pytest.raises(BadRecord, match="has 101 actions; there is no moment 102"):
        match.at(102)


def test_a_look_at_the_past_is_a_copy() -> None:
    match = play(*asks(0, 0))
    match.at(0).seats = 9
    assert match.state.seats == 2


def test_a_match_is_set_up_with_options_and_names(game: Teaching) -> None:
    match = Match.new(game, 4, {"teams": "true"}, seed="x", players=["Ola", "Eva"])
    assert match.players == ["Ola", "Eva", "Player 3", "Player 4"]
    with pytest.raises(BadOption, match="a team game needs 4 players, not 3"):
        Match.new(game, 3, {"teams": True})


def test_a_match_prints_its_position(game: Teaching) -> None:
    assert "coast-title" in str(Match.new(game, 2, seed="x"))


def test_luck_outside_a_match_is_refused() -> None:
    game = Tiny(Roll(), *asks(0))
    s = game.setup(2, game.options_type(), Chance.of("x"))
    with pytest.raises(ChanceNeeded):
        s.agenda[-1].run(s)
