"""What an action reveals, what a preview may show, and why an action is closed."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.tiny import Ask, End, Lanes, Look, Only, Pad, Pass, Roll, Tiny, Write, log, play
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.knowledge import Preview, preview, reveals
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import pending_for
from teaching import Teaching, broken


def test_looking_and_showing_reveal_something_and_speaking_does_not() -> None:
    game = Tiny(Look(0, 1), Ask(0), End())
    s = game.start(2)
    assert reveals(game, s, 0, ("look",), [])
    assert reveals(game, s, 0, ("show",), [])
    assert not reveals(game, s, 0, ("swear",), [])
    assert not reveals(Tiny(Ask(0), Ask(0), End()), Tiny(Ask(0), Ask(0), End()).start(2), 0, ("say", 1), [])


def shown(match: Match, action: str, seat: int = 0) -> Preview:
    """The preview of an action, after checking that it changed nothing."""
    before = match.game.hash(match.state)
    preview = match.preview(seat, action)
    assert match.game.hash(match.state) == before
    return preview


def test_a_preview_shows_all_that_would_follow() -> None:
    result = shown(play(Ask(0, [Write(5), Only(0)]), Write(6), Ask(1), End()), "say 2")
    assert result.events == [("wrote", 2), ("wrote", 5), ("wrote", 6)]
    assert result.view.log == [2, 5, 9, 6]  # type: ignore[attr-defined]  # it is a PadView
    assert result.stopped_by == ""


def test_a_preview_stops_before_luck() -> None:
    result = shown(play(Ask(0), Write(5), Roll(), Write(6), Ask(1), End()), "say 2")
    assert result.events == [("wrote", 2), ("wrote", 5)]
    assert result.stopped_by == "chance"


def test_a_preview_stops_before_a_reveal() -> None:
    result = shown(play(Look(0, 1), Ask(0), End()), "look")
    assert result.events == []
    assert result.stopped_by == "reveal"


def test_a_preview_shows_the_end_of_the_game() -> None:
    result = shown(play(Ask(0), End()), "say 1")
    assert result.view.places == [1, 2]  # type: ignore[attr-defined]
    assert result.stopped_by == ""


def test_a_preview_runs_lanes_in_the_order_of_play() -> None:
    lanes = Lanes([[Ask(0), Ask(0)], [Pass(1, 0), Write(8), Write(9)]])
    match = play(lanes, End())
    result = shown(match, "pass", seat=1)
    match.play("pass", seat=1)
    assert result.view.log == log(match) == [50, 8, 9]  # type: ignore[attr-defined]


def test_a_preview_of_what_is_not_offered_is_refused() -> None:
    with pytest.raises(IllegalAction, match="too-much"):
        play(Ask(0), End()).preview(0, "say 7")


def test_a_preview_never_depends_on_what_is_really_there() -> None:
    """Whether a rare trap lies ahead must not show in how far the preview goes."""

    class Trap(Tiny):
        def view(self, s: Pad, seat: int) -> Any:
            if s.log and s.secrets[1] == 9:
                s = s.copy()
                s.log.append(666)
            return super().view(s, seat)

    game = Trap(Ask(0), Ask(0), End())
    shown = set()
    for secret in range(10):
        s = game.start(2)
        s.secrets[1] = secret
        result = preview(game, s, 0, ("say", 1))
        shown.add((str(result.view), str(result.events), result.stopped_by))
    assert len(shown) == 1


# -- why not ----------------------------------------------------------------------------------------------------


def test_nothing_speaks_against_what_is_offered() -> None:
    match = play(Ask(0), End())
    assert match.game.why_not(match.state, 0, ("say", 2)) is None


def test_the_choice_gives_its_reason_and_rule() -> None:
    match = play(Ask(0), End())
    refusal = match.game.why_not(match.state, 0, ("say", 5))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (("too-much", 3), "TNY-SAY-01")
    refusal = match.game.why_not(match.state, 0, ("say", 0))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (("too-little",), "")


def test_without_a_reason_the_choice_that_does_not_offer_it_is_named() -> None:
    match = play(Ask(0), End())
    refusal = match.game.why_not(match.state, 0, ("look",))
    assert refusal is not None
    assert refusal.reason is None
    assert refusal.choice is pending_for(match.state, 0)


def test_nobody_is_asked() -> None:
    match = play(Ask(0), End())
    refusal = match.game.why_not(match.state, 1, ("say", 2))
    assert refusal is not None
    assert refusal.choice is None


@pytest.mark.rule("TCH-MARCH-01")
def test_a_game_explains_itself(game: Teaching) -> None:
    match = Match.new(game, 2, seed="why")
    for _ in range(3):
        for seat in match.waiting():
            match.play(match.offered(seat)[0], seat)
    seat = match.waiting()[0]
    s = match.state
    foreign = next(
        cove
        for cove in range(len(game.coves))
        if s.owner[cove] != seat  # type: ignore[attr-defined]  # a Coast
    )
    with pytest.raises(IllegalAction, match=rf"march .*: not-yours {game.coves[foreign]} \(TCH-MARCH-01\)"):
        match.play(("march", foreign), seat)


# -- resampling -------------------------------------------------------------------------------------------------


def test_resampling_keeps_ones_own_cards_and_draws_the_others_anew(game: Teaching) -> None:
    s = game.start(3)
    hands = {str(game.resample(s, 0, Chance.of(str(seed))).hands[1]) for seed in range(20)}
    assert len(hands) > 5
    assert game.resample(s, 0, Chance.of("x")).hands[0] == s.hands[0]


def test_partners_keep_each_others_cards(game: Teaching) -> None:
    s = game.start(4, game.read_options({"teams": True}))
    guess = game.resample(s, 0, Chance.of("x"))
    assert guess.hands[2] == s.hands[2]
    assert guess.hands[1] != s.hands[1]


def test_a_secret_that_is_let_through_is_the_games_fault_not_the_kernels(game: Teaching) -> None:
    s = broken.NotResampled().start(2)
    assert broken.NotResampled().resample(s, 0, Chance.of("x")).hands == s.hands
