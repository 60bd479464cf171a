"""Whole games: random ones keep the laws, eager builders use every building, and the bots' judgement makes sense."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.hadrians_wall.helpers import GAME, Position, position
from ludoteka.bots import bot
from ludoteka.bots.mind import mind_of
from ludoteka.games.hadrians_wall.numbers import BUILDINGS, BUILT
from ludoteka.games.hadrians_wall.rules.actions import TakeAction
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.state import pending, take


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_random_games_keep_the_laws_and_explain_every_closed_offer(seats: int) -> None:
    options = GAME.read_options({"difficulty": ("easy", "medium", "hard")[seats % 3]})
    s = GAME.start(seats, options, Chance.of("laws", "", seats))
    luck, picks = Chance.of("luck", "", seats), Chance.of("picks", "", seats)
    number = 0
    while not s.places:
        GAME.check(s)
        if number % 40 == 0:
            explain_everything(s)
        choice, action = random_decision(GAME, s, picks)
        take(s, choice, action, luck)
        number += 1
    GAME.check(s)


def explain_everything(s: Frontier) -> None:
    """Every offer of the game is open or has a reason with a rule."""
    for choice in pending(s):
        offered = choice.options(s)
        for action in (offer.action for offer in GAME.facts.offer):
            refusal = GAME.why_not(s, choice.seat, action)
            if action in offered:
                assert refusal is None
            else:
                assert refusal is not None
                assert refusal.reason is not None, GAME.text(action)
                assert refusal.rule.startswith("HW-"), GAME.text(action)
                GAME.lexicon.arguments(GAME.lexicon.reasons[str(refusal.reason[0])], refusal.reason)


def eager(options: list[Action], seat: int, game: int) -> list[Action]:
    """What somebody prefers who builds whatever can be built, and besides is a builder, a defender or a patron."""
    style = game % 3
    favourites = ((15, 16), (13, 14, 15, 16, 8), (4 + (game + seat) % 5, 15, 16))[style]
    wishes: tuple[list[Action], ...] = (
        [action for action in options if action[0] == "build"],
        [action for action in options if action[0] in ("diplomat", "scout") and style == 1],
        [action for action in options if action[0] == "raise" and action[1] == game // 3 % 4],
        [action for action in options if action[0] == "fill" and action[1] in favourites],
        [action for action in options if action[0] != "end-year"],
    )
    return next((wish for wish in wishes if wish), options)


def test_every_building_and_landmark_comes_into_play() -> None:
    built: Counter[str] = Counter()
    for game in range(150):
        s = GAME.start(1 + game % 6, chance=Chance.of("eager", "", game))
        luck, picks = Chance.of("luck", "", game), Chance.of("picks", "", game)
        while not s.places:
            choice = picks.pick(pending(s))
            take(s, choice, picks.pick(eager(choice.options(s), choice.seat, game)), luck)
        for row in s.rows:
            built.update(name for number, name in enumerate(BUILDINGS) if row[BUILT] >> number & 1)
    assert [name for name in BUILDINGS if not built[name]] == []


# -- the judgement of bots ----------------------------------------------------------------------------------------


def worth(**setting: Any) -> float:
    return GAME.lore.evaluate(position(1, **setting).s, 0)


def test_a_position_with_more_is_worth_more() -> None:
    assert worth(renown=3) > worth(renown=2)
    assert worth(pool="1 servant") > worth()
    assert worth(cohorts=(1, 1, 1)) > worth(cohorts=(1, 1, 0))
    assert worth(disdain=2) < worth(disdain=1)
    assert worth(production=3) > worth(production=2)
    assert worth(temple_favours=1) > worth()
    assert worth(built="small-hotel", fort=3) > worth(fort=3)
    assert worth(traders=4) > worth(traders=3)


def test_ending_a_year_early_wastes_what_the_pool_holds() -> None:
    """Also while another player still acts and the year could be resumed; with an empty pool nothing is lost."""
    for pool, lost in (("2 servant, 1 builder", True), ("", False)):
        s = position(2, pool=pool).s
        before = GAME.lore.evaluate(s, 0)
        take(s, pending(s)[0], ("end-year",), Chance.of("any"))
        assert pending(s)[0].seat == 1
        assert (GAME.lore.evaluate(s, 0) < before) is lost
    s = position(2, pool="2 servant, 1 builder").s
    choice = pending(s)[0]
    for seed in range(4):
        player = bot("greedy:1", str(seed))
        assert player.choose(mind_of(GAME, s, choice, -1, player.chance)) != ("end-year",)


def test_paths_are_worth_their_points_and_the_way_to_them() -> None:
    def path(circles: int) -> float:
        with_card = worth(paths=["forager"], production=circles)
        return with_card - worth(paths=[], production=circles)

    assert path(1) < path(2) < path(3) < path(6) < path(9)
    assert path(9) == pytest.approx(3)


def test_the_end_is_worth_the_score() -> None:
    table: Position = position(1, year=6, renown=20, cohorts=(6, 6, 6))
    take(table.s, pending(table.s)[0], ("end-year",), Chance.of("any"))
    assert table.s.places == [1]
    assert GAME.lore.evaluate(table.s, 0) == GAME.scores(table.s)[0]


def test_judging_changes_nothing() -> None:
    table = position(3, fort=5, wall=3, pool="3 servant")
    before = GAME.hash(table.s)
    for seat in range(3):
        GAME.lore.evaluate(table.s, seat)
    assert GAME.hash(table.s) == before


def test_the_greedy_bot_plays_sensibly_alone() -> None:
    scores = []
    for game in range(5):
        s = GAME.start(1, chance=Chance.of("greedy", "", game))
        player = bot("greedy:1", f"player {game}")
        luck = Chance.of("luck", "", game)
        while not s.places:
            choice = pending(s)[0]
            take(s, choice, player.choose(mind_of(GAME, s, choice, -1, player.chance)), luck)
        scores += GAME.scores(s)
    assert sum(scores) / len(scores) >= 40, f"a Centurion's score on average, not {scores}"


# -- what the kernel promises to everybody ------------------------------------------------------------------------


def test_options_are_sorted_short_and_the_same_however_they_are_worked_out() -> None:
    s = GAME.start(3, chance=Chance.of("lists"))
    luck, picks = Chance.of("luck"), Chance.of("picks")
    while not s.places:
        for choice in pending(s):
            options = choice.options(s)
            assert options == sorted(set(options))
            assert 0 < len(options) < 120
            if isinstance(choice, TakeAction):
                options.clear()
                assert choice.options(s), "a caller may do with the list what it likes"
        choice, action = random_decision(GAME, s, picks)
        take(s, choice, action, luck)


def test_copies_are_independent() -> None:
    s = GAME.start(6, chance=Chance.of("copies"))
    picks = Chance.of("picks")
    for _ in range(60):
        copy, before = s.copy(), GAME.hash(s)
        assert GAME.hash(copy) == before
        choice, action = random_decision(GAME, copy, picks)
        take(copy, choice, action, Chance.of("luck"))
        assert GAME.hash(s) == before
        choice, action = random_decision(GAME, s, picks)
        take(s, choice, action, Chance.of("luck"))
