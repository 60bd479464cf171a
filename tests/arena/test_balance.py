from __future__ import annotations

from collections import Counter
from html.parser import HTMLParser

import pytest

from ludoteka.arena.balance import FEW, Balance, Group, Judge, Row, Tally, balance
from ludoteka.arena.intervals import wilson
from ludoteka.arena.outcome import Outcome, Referee
from ludoteka.arena.page import page
from ludoteka.arena.run import Run, run_series
from ludoteka.arena.series import Series, new_series
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import take
from teaching import Teaching

TEACHING = "teaching:load"


def watched(bots: str = "random", seats: int = 2, vary: tuple[str, ...] = ()) -> Series:
    """A series of which facets are noted."""
    return new_series(TEACHING, bots.split(","), seats, None if vary else {"length": "short"}, "s", (), vary, True)


def row(group: Group, value: str) -> Row:
    """The row of a value."""
    return next(row for row in group.rows if row.value == value)


def group(found: list[Group], name: str) -> Group:
    """The group of a name."""
    return next(group for group in found if group.name == name)


def made_up(game: Teaching) -> Run:
    """A hundred made-up games: seat 1 holds cove 0 in all and wins 70, and plays card 0 in the first 40, winning 30."""
    outcomes = []
    coves, cards = game.coves, game.cards
    for number in range(100):
        won = number < 30 or number >= 60
        facets = [{"harbour": [coves[0]], "rounds": ["3"]}, {"harbour": [coves[1]], "rounds": ["3"]}]
        outcomes.append(
            Outcome(
                number=number,
                bots=["random", "random"],
                places=[1, 2] if won else [2, 1],
                scores=[9, 4] if won else [3, 5],
                decisions=10 + number % 2,
                facets=facets,
                taken={"card": [[0] if number < 40 else [], [1] if number < 5 else []]},
                seen={"card": [0, 1], "cove": [0]},
            )
        )
    assert len(cards) > 2
    return Run(watched(), 100, outcomes, 0, False)


def test_a_count_by_hand(game: Teaching) -> None:
    found = balance(made_up(game), game)
    assert (found.games, found.measure, found.base.value) == (100, "win", 0.5)
    assert [(one.value, one.seats, one.result) for one in found.seats.rows] == [
        ("1", 100, wilson(70, 100)),
        ("2", 100, wilson(30, 100)),
    ]
    first = row(group(found.facets, "harbour"), game.coves[0])
    assert (first.seats, first.share, first.result.value) == (100, 0.5, 0.7)
    assert first.difference.value == pytest.approx(0.2)
    assert first.difference.low == pytest.approx(wilson(70, 100).low - 0.5)
    assert first.clear
    played = row(group(found.taken, "card"), game.cards[0])
    assert (played.seats, played.share, played.result) == (40, 0.2, wilson(30, 40))
    rare = row(group(found.taken, "card"), game.cards[1])
    assert (rare.seats, rare.few, rare.clear) == (5, True, False)
    assert game.cards[2] not in [one.value for one in group(found.taken, "card").rows]


def test_lengths_scores_and_coverage_by_hand(game: Teaching) -> None:
    found = balance(made_up(game), game)
    assert found.lengths is not None
    assert Counter(found.lengths.values) == {10: 50, 11: 50}
    assert [spread.name for spread in found.spreads] == ["rounds"]
    scores = {spread.name: Counter(spread.values) for spread in found.scores}
    assert scores == {"winners": {9: 70, 5: 30}, "others": {4: 70, 3: 30}}
    cards = next(one for one in found.covered if one.kind == "card")
    assert cards.games[game.cards[0]] == 100
    assert cards.never() == list(game.cards[2:])


def test_judging_many_rows_together_takes_more_than_judging_one(game: Teaching) -> None:
    found = balance(made_up(game), game)
    assert found.comparisons == sum(
        not one.few for rows in [found.seats, *found.facets, *found.taken] for one in rows.rows
    )
    everyone, some = Tally(), Tally()
    for number in range(100):
        everyone.add(number % 2)
    for number in range(40):
        some.add(number < 27)
    assert Judge("win", everyone, 1).row("thing", some).clear
    assert not Judge("win", everyone, 40).row("thing", some).clear


def test_what_a_referee_notes_is_what_happened(game: Teaching) -> None:
    series = watched()
    outcome = Referee(series).play(3)
    told: list[tuple[int, Action]] = []
    s = game.start(2, game.read_options(series.options[0]), Chance.of("s", "setup", 3), told)
    s.heard = told
    luck, picks = Chance.of("s", "luck", 3), Chance.of("s", "picks", 3)
    while not s.places:
        choice, action = random_decision(game, s, picks)
        take(s, choice, action, luck)
    played = {(event[1], event[2]) for _, event in told if event[0] == "plays"}
    assert played
    assert {(seat, card) for seat, cards in enumerate(outcome.taken["card"]) for card in cards} == played
    assert [told["harbour"] for told in outcome.facets] == [
        [cove for number, cove in enumerate(game.coves) if s.owner[number] == seat] for seat in range(2)
    ]
    weathers = {event[1] for _, event in told if event[0] == "weather"}
    kinds = game.lexicon.kinds["weather"]
    assert {kinds.slugs[number] for number in outcome.seen["weather"]} == weathers


def test_watching_does_not_change_a_game() -> None:
    quiet = new_series(TEACHING, ["random"], 2, {"length": "short"}, "s")
    for one, other in zip(run_series(quiet, 5).outcomes, run_series(watched(), 5).outcomes, strict=True):
        assert (one.places, one.scores, one.decisions) == (other.places, other.scores, other.decisions)


def test_ways_to_play_are_told_apart(game: Teaching) -> None:
    found = balance(run_series(watched(vary=("length",)), 20), game)
    assert [(way.options, way.games) for way in found.ways] == [({"length": "short"}, 10), ({"length": "long"}, 10)]
    assert found.ways[0].decisions < found.ways[1].decisions


def test_where_nobody_plays_against_anybody_points_are_compared() -> None:
    wall = load_game("hadrians_wall")
    run = run_series(new_series("hadrians_wall", ["random"], 1, watched=True), 4)
    found = balance(run, wall)
    assert found.measure == "score"
    assert found.base.value == pytest.approx(sum(each.scores[0] for each in run.outcomes if each.scores) / 4)
    assert [spread.name for spread in found.scores] == ["all"]
    assert "rank" in [shares.name for shares in found.wholes]
    text = page(found, wall, "en")
    assert "points are compared" in text
    assert 'id="by-seat"' not in text
    assert "inf" not in Reader(text).text


# -- the page ----------------------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """Reads tables, ids and everything a page would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self.cell = False
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(str(value))
            if name in ("src", "href"):
                self.links.append(str(value))
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
            self.cell = True

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th"):
            self.cell = False

    def handle_data(self, data: str) -> None:
        self.text += data if self.cell else ""
        if self.cell:
            self.rows[-1][-1] += data


def figures(game: Teaching) -> Balance:
    return balance(made_up(game), game)


def test_the_page_holds_the_figures_of_a_count_by_hand(game: Teaching) -> None:
    reader = Reader(page(figures(game), game, "en"))
    rows = {row[0]: row[1:] for row in reader.rows}
    assert rows["Seat 1"][:3] == ["100", "50.0 %", "70.0 %"]
    assert rows["Seat 1"][4].startswith("+20.0 %")
    assert rows["Seat 1"][5] == "above"
    assert rows["Seat 2"][5] == "below"
    assert rows["Winners"][0] == "7.8"
    assert any(row[1:4] == ["40", "20.0 %", "75.0 %"] for row in reader.rows)
    assert any(row[-1] == "too few" for row in reader.rows)


def test_the_page_stands_alone(game: Teaching) -> None:
    text = page(figures(game), game, "en")
    reader = Reader(text)
    assert all(link.startswith("#") for link in reader.links)
    assert len(reader.ids) == len(set(reader.ids))
    assert {link[1:] for link in reader.links} <= set(reader.ids)
    assert "<script" not in text
    assert "@import" not in text
    assert "prefers-color-scheme: dark" in text
    assert text.count("<svg") == text.count("<figure") > 4
    assert "#010203" not in text


@pytest.mark.parametrize(
    ("language", "title", "number"),
    [("en", "Balance of", "70.0 %"), ("cs", "Vyváženost hry", "70,0 %"), ("pl", "Równowaga gry", "70,0 %")],
)
def test_the_page_in_every_language(game: Teaching, language: str, title: str, number: str) -> None:
    text = page(figures(game), game, language)
    assert f'<html lang="{language}">' in text
    assert title in text
    assert number in text
    assert "ui-" not in text
    assert "facet-harbour-" not in text


def test_the_page_warns(game: Teaching) -> None:
    found = figures(game)
    text = page(found, game, "en")
    assert f"makes {found.comparisons} comparisons" in text
    assert f"fewer than {FEW} seats" in text
    assert "Random play shows what the rules allow" in text


def test_failed_games_are_told_on_the_page(game: Teaching) -> None:
    run = made_up(game)
    outcomes = [*run.outcomes[:-1], Outcome(99, ["random", "random"], failed="ValueError: <oops>")]
    text = page(balance(Run(run.series, 100, outcomes, 0, False), game), game, "en")
    assert "1 game failed" in text
    assert "&lt;oops&gt;" in text


def test_equal_figures_make_an_equal_page(game: Teaching) -> None:
    assert page(figures(game), game, "en") == page(figures(game), game, "en")
