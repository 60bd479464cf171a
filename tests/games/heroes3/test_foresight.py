"""How far a seat will be ahead in the end, and what counts for it early and late."""

from __future__ import annotations

import pytest

from games.heroes3.scene import GAME, Scene
from ludoteka.bots import bot
from ludoteka.bots.mind import mind_of
from ludoteka.games.heroes3.bot.evaluate import evaluate
from ludoteka.games.heroes3.bot.foresight import EARLY, LATE, OUT, foresee
from ludoteka.games.heroes3.facts import GOLD
from ludoteka.games.heroes3.rules.turn.turn import DrawUp, most_to_draw
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import take

DANGER = 10
"""The number of the weight that is meant to count against a player."""


def scene_in(round: int) -> Scene:
    scene = Scene(2, "brave_new_world").turn(0)
    scene.s.round = round
    return scene


def gain_of_a_mine(round: int) -> float:
    scene = scene_in(round)
    before = foresee(scene.s, 0)
    scene.flag(0, scene.find("mine", "S1"))
    return foresee(scene.s, 0) - before


def gain_of_an_army(round: int) -> float:
    scene = scene_in(round)
    before = foresee(scene.s, 0)
    scene.army(0, griffins="pack", crusaders="pack", zealots="pack")
    return foresee(scene.s, 0) - before


def test_a_point_counts_late_and_an_army_early() -> None:
    assert gain_of_a_mine(8) > 0.8
    assert gain_of_an_army(1) > 2 * gain_of_an_army(8)


@pytest.mark.parametrize("round", [1, 2, 4, 8])
def test_nothing_gained_counts_against_a_player(round: int) -> None:
    scene = scene_in(round)
    player = scene.s.players[0]
    before = foresee(scene.s, 0)
    player.level += 1
    risen = foresee(scene.s, 0)
    player.hand.append(player.deck.pool[0])
    holding = foresee(scene.s, 0)
    scene.flag(0, scene.find("mine", "S1"))
    assert before < risen < holding < foresee(scene.s, 0)
    assert all(weight >= 0.0 for number, weight in enumerate(EARLY + LATE) if number % len(EARLY) != DANGER)


def test_it_draws_all_cards_it_may() -> None:
    scene = scene_in(1).hand(0).run(DrawUp(0))
    most = most_to_draw(scene.s, 0)
    assert most > 1
    mind = mind_of(GAME, scene.s, scene.choice(), -1, Chance.of("bot"))
    assert bot("expert", "test").choose(mind) == ("draw", most)


def test_in_the_last_round_a_hero_goes_to_the_mine_two_steps_away() -> None:
    scene = scene_in(8)
    mine = scene.find("mine", "S1")
    start = scene.neighbour(scene.neighbour(scene.neighbour(mine)))
    scene.hero(0, start, moves=3)
    player = bot("hard", "test")
    for _ in range(3):
        if scene.waits() != "Turn":
            break
        mind = mind_of(GAME, scene.s, scene.choice(), -1, Chance.of("bot"))
        take(scene.s, scene.choice(), player.choose(mind), scene.chance)
    assert scene.where(0) == mine


def test_what_one_gains_the_other_loses() -> None:
    scene = scene_in(4)
    assert foresee(scene.s, 0) == -foresee(scene.s, 1)
    before = foresee(scene.s, 1)
    scene.s.players[0].xp += 2
    assert foresee(scene.s, 1) < before


def test_who_is_out_is_far_behind() -> None:
    scene = scene_in(4)
    scene.s.players[1].out = True
    assert foresee(scene.s, 0) > -OUT / 2
    assert foresee(scene.s, 1) < OUT / 2


def test_where_points_do_not_decide_it_is_how_a_seat_stands() -> None:
    scene = Scene(2, "carpe_diem").turn(0)
    assert foresee(scene.s, 0) == evaluate(scene.s, 0)
    scene.s.players[0].stock[GOLD] += 5
    assert foresee(scene.s, 0) == evaluate(scene.s, 0)


def test_the_game_says_whose_turn_it_is() -> None:
    scene = Scene(2, "brave_new_world").turn(1)
    assert GAME.turn_of(scene.s) == 1
    scene.s.active = -1
    assert GAME.turn_of(scene.s) == -1
