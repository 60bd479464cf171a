"""Hints: the expert's choice first, worth and words for each option, and nothing that the seat could not know."""

from __future__ import annotations

from typing import Any

import pytest

from bots.test_search import twins
from ludoteka.bots import bot
from ludoteka.bots.hints import Hint, Hints, given_away, hints, in_order
from ludoteka.bots.mind import mind_of
from ludoteka.bots.play import Turns
from ludoteka.bots.reasons import reasons_between
from ludoteka.i18n.words import Words
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.reference import LANGUAGES
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.kernel.state import Choice, State, pending, take

GAMES = sorted(game_ids())


def after(game: Game[Any], seats: int, decisions: int, options: int = 2) -> tuple[State, Choice[Any]]:
    """A position some decisions into a game of easy bots, with at least this many options."""
    s = game.start(seats, None, Chance.of("hints"))
    turns = Turns(game, {seat: bot("greedy:1", f"bot {seat}") for seat in range(seats)})
    luck = Chance.of("hints", "luck")
    while True:
        choice = pending(s)[0]
        if decisions <= 0 and len(choice.options(s)) >= options:
            return s, choice
        chosen, action = turns.now(s)
        take(s, chosen, action, luck)
        decisions -= 1


@pytest.mark.parametrize("name", GAMES)
def test_the_first_hint_is_what_the_adviser_would_do(name: str) -> None:
    game = load_game(name)
    s, choice = after(game, 2, 31)
    told = hints(game, s, choice.seat, 0.0, bot("search:6", "same"))
    expert = bot("search:6", "same")
    for number, aside in enumerate(game.asides_for(s, choice.seat)):
        mind = mind_of(game, s, aside, number, expert.chance)
        wanted = expert.aside(mind) if mind.options else None
        if wanted is not None:
            assert told.hints[0].action == wanted
            return
    assert told.hints[0].action == expert.choose(mind_of(game, s, choice, -1, expert.chance))


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_options_in_order_with_chances_and_words_in_three_languages(name: str) -> None:
    game = load_game(name)
    for decisions in (12, 40):
        s, choice = after(game, 3 if 3 in game.seat_counts else 2, decisions, 3)
        told = hints(game, s, choice.seat, 1.0)
        assert told.measure == "chance"
        offered = [action for decision in game.decisions(s, choice.seat) for action in decision.options(s)]
        actions = [hint.action for hint in told.hints]
        assert len(set(actions)) == len(actions) <= 3
        assert set(actions) <= set(offered)
        values = [hint.value for hint in told.hints if hint.value is not None]
        assert values == sorted(values, reverse=True)
        assert all(0.0 <= value <= 1.0 for value in values)
        for language in LANGUAGES:
            words = Words(language, game)
            for hint in told.hints:
                for reason in hint.reasons:
                    said = words.say(reason.message, count=reason.count)
                    assert reason.feature not in said.split() or language == "en"
            assert not words.problems


def told_to(game: Game[Any], s: State, seat: int) -> Hints:
    return hints(game, s, seat, 0.0, bot("search:4", "honest"))


@pytest.mark.parametrize("name", GAMES)
def test_positions_that_differ_only_in_what_is_hidden_get_the_same_hints(name: str) -> None:
    game = load_game(name)
    pairs = twins(game, 3, "advised", 11, 2)
    assert len(pairs) == 2
    for real, other in pairs:
        seat = pending(real)[0].seat
        assert told_to(game, real, seat) == told_to(game, other, seat)


def test_alone_against_the_wall_points_are_expected() -> None:
    game = load_game("hadrians_wall")
    s, choice = after(game, 1, 10)
    told = hints(game, s, choice.seat, 1.0)
    assert told.measure == "points"
    assert told.value is not None
    assert 10.0 < told.value < 150.0


def test_what_the_judgement_likes_better_than_the_expert_gets_their_mean() -> None:
    def hint(value: float) -> Hint:
        return Hint(("do", int(value * 100)), value, [])

    fair = in_order(hint(0.4), [hint(0.5), hint(0.3)])
    assert [one.value for one in fair] == pytest.approx([0.45, 0.45, 0.3])
    assert [one.action for one in fair] == [("do", 40), ("do", 50), ("do", 30)]
    assert in_order(hint(0.6), [hint(0.5)])[0].value == 0.6


@pytest.mark.parametrize("name", GAMES)
def test_the_best_option_gives_nothing_away_and_a_worse_one_does(name: str) -> None:
    game = load_game(name)
    for decisions in range(20, 60, 5):
        s, choice = after(game, 2, decisions, 4)
        losses = [given_away(game, s, choice.seat, action, 0.0) for action in choice.options(s)[:8]]
        found = [loss.given for loss in losses if loss is not None]
        assert all(given >= 0.0 for given in found)
        if max(found) > 0.01:
            worst = losses[found.index(max(found))]
            assert worst is not None
            better = given_away(game, s, choice.seat, worst.best.action, 0.0)
            assert better is not None
            assert better.given < worst.given
            return
    raise AssertionError("no option in any position gives anything away")


def test_only_what_all_positions_agree_on_is_told_to_others() -> None:
    game = load_game("cyclades")
    s, _ = after(game, 2, 30)
    richer, poorer = s.copy(), s.copy()
    gold: Any = richer
    gold.gold[0] += 9
    told = {reason.feature for reason in reasons_between(game, 0, [s, s], [richer, richer], known=True)}
    assert told & {"gold", "spare-gold"}
    assert not reasons_between(game, 0, [s, s], [richer, poorer], known=True)
