"""Reviews: what decisions and luck changed adds up to the result exactly, and luck is even on average."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import msgspec
import pytest

from ludoteka.bots import bot
from ludoteka.bots.play import play_bots
from ludoteka.i18n.words import Words
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadRecord
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import Record
from ludoteka.kernel.reference import LANGUAGES
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.review.luck import FEW, mean_of, outcomes
from ludoteka.review.moments import Moment, Reviewer, begin
from ludoteka.review.page import page
from ludoteka.review.review import Review, review
from ludoteka.review.standing import MILLION, NoReview
from teaching import load

GAMES = sorted(game_ids())


def some_game(game: Game[Any], seats: int, seed: str, most: int = 10_000) -> Record:
    """The record of a game of random bots, or of its beginning."""
    match = Match.new(game, seats, {}, seed, [f"Player {seat}" for seat in range(seats)])
    play_bots(match, {seat: bot("random", f"{seed} {seat}") for seat in range(seats)}, most)
    return match.record()


def adds_up(told: Review) -> bool:
    return all(one.result - one.start == one.own + one.others + one.luck for one in told.seats)


@pytest.mark.parametrize("knowledge", ["seats", "all"])
@pytest.mark.parametrize("name", GAMES)
def test_decisions_and_luck_add_up_exactly(name: str, knowledge: Any) -> None:
    game = load_game(name)
    told = review(game, some_game(game, 2, "adds up", 25), knowledge)
    assert adds_up(told)
    assert len(told.moments) == 25
    before = told.deal.standing
    for moment in told.moments:
        for seat in range(2):
            assert moment.standing[seat] == before[seat] + moment.decision[seat] + moment.luck[seat]
        assert moment.lucky or moment.luck == [0, 0]
        assert moment.given >= 0
        assert (moment.better is not None) == (moment.given > 0)
        before = moment.standing


def test_a_whole_game_ends_with_its_result() -> None:
    game = load_game("hadrians_wall")
    record = some_game(game, 3, "whole")
    told = review(game, record, "all")
    assert told.over
    assert adds_up(told)
    winners = record.end.places.count(1)
    assert [one.result for one in told.seats] == [
        round(MILLION / winners) if place == 1 else 0 for place in record.end.places
    ]
    assert all(told.moments[n - 1].given >= told.moments[m - 1].given for n, m in zip(told.worst, told.worst[1:]))  # noqa: B905
    assert told.turning == sorted(told.turning)
    assert msgspec.json.decode(msgspec.json.encode(told), type=Review) == told


def test_alone_the_points_add_up_to_the_score() -> None:
    game = load_game("hadrians_wall")
    record = some_game(game, 1, "alone")
    told = review(game, record)
    assert told.measure == "points"
    assert adds_up(told)
    scores = game.scores(Match.load(game, record).state)
    assert scores is not None
    assert told.seats[0].result == scores[0] * MILLION


def test_few_outcomes_are_all_looked_at_with_their_probabilities() -> None:
    def roll(luck: Chance) -> Any:
        first = luck.below(2)
        return (first, luck.below(3) if first else 0)

    found: dict[Any, float] = dict(outcomes(roll))
    sixth = pytest.approx(1 / 6)
    assert found == {(0, 0): 0.5, (1, 0): sixth, (1, 1): sixth, (1, 2): sixth}
    assert not list(outcomes(lambda luck: luck.below(FEW + 1)))  # type: ignore[arg-type, return-value]


def test_a_rule_that_draws_until_something_comes_does_not_run_for_ever() -> None:
    def until_six(luck: Chance) -> Any:
        while luck.die(6) != 6:
            pass
        return 6

    def never(luck: Chance) -> Any:
        while luck.below(1) == 0:
            pass

    assert not list(outcomes(until_six))
    assert not list(outcomes(never))


def test_the_mean_of_a_die_is_exact_and_that_of_a_deck_is_near() -> None:
    def die(luck: Chance) -> Any:
        return luck.die(6)

    def deck(luck: Chance) -> Any:
        return luck.below(1000)

    assert mean_of(die, lambda s: [s * MILLION], "x") == [3_500_000]  # type: ignore[operator]
    means = [mean_of(deck, lambda s: [s], f"seed {number}")[0] for number in range(200)]  # type: ignore[list-item]
    assert abs(fmean(means) - 499.5) < 30


def test_what_a_decision_is_worth_does_not_depend_on_how_luck_fell() -> None:
    game = load_game("cyclades")
    record = some_game(game, 2, "even", 60)
    s = begin(game, 2, game.read_options(record.header.options), record.header.luck)
    reviewer = Reviewer(game, "all", s)
    found: list[Moment] = []
    for line in record.lines:
        moment, after = reviewer.look(s, line)
        if len(line.luck) == 1:
            again = [reviewer.look(s, msgspec.structs.replace(line, luck=[number]))[0] for number in range(3)]
            assert {tuple(one.decision) for one in again} == {tuple(moment.decision)}
            found.append(moment)
        s = after
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_is_worded(language: str) -> None:
    game = load_game("cyclades")
    told = review(game, some_game(game, 2, "page", 12), "all")
    words = Words(language, game, ["<Eva>", "Bob"])
    written = page(told, game, words)
    assert not words.problems
    assert "&lt;Eva&gt;" in written
    assert "<Eva>" not in written
    assert "http" not in written.replace("http-equiv", "")
    assert f'<html lang="{language}">' in written
    assert written.count('<tr id="m') == 12


def test_a_record_of_another_game_or_without_anything_to_measure_is_refused() -> None:
    game = load_game("hadrians_wall")
    record = some_game(game, 2, "other", 5)
    broken = msgspec.structs.replace(record.header, hash="0" * 16)
    record.header = broken
    with pytest.raises(BadRecord, match="another position"):
        review(game, record)


def test_a_game_that_cannot_be_judged_says_so() -> None:
    game = load()
    with pytest.raises(NoReview):
        review(game, some_game(game, 2, "mute", 3))
