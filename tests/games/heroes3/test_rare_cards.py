"""What seldom happens with cards: a fight that a card ends, enemies of the same mood, a pile that gives up its last."""

from __future__ import annotations

import pytest

from games.heroes3.card_fights import BAG
from games.heroes3.combats import battle
from games.heroes3.hands import holding
from ludoteka.games.heroes3.rules.battlefield.figures import hp_of


@pytest.mark.rule("H3-CARD-06", "H3-COMBAT-27")
def test_no_unit_activates_after_a_card_has_won_the_fight() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], hand=("artillery",))
    enemy = fight.at("b4")
    fight.c.damage[enemy] = hp_of(fight.s, fight.c, enemy) - 1
    fight.activate("b4")
    fight.heard = []
    fight.do("play artillery 1")
    names = [event[0] for event in fight.heard]
    assert "falls" in names
    assert "activates" not in names
    assert fight.s.combat is None


@pytest.mark.rule("H3-CARD-13", "H3-MORALE-03")
def test_only_enemies_with_positive_morale_can_lose_it_to_the_hourglass() -> None:
    scene = holding("hourglass_of_the_evil_hour", seats=3)
    scene.s.players[1].morale, scene.s.players[2].morale = 1, 0
    scene.play("play hourglass_of_the_evil_hour 1")
    assert [player.morale for player in scene.s.players] == [0, 0, 0]


@pytest.mark.rule("H3-CARD-13", "H3-MORALE-03")
def test_the_hourglass_asks_which_of_the_glad_enemies_loses_morale() -> None:
    scene = holding("hourglass_of_the_evil_hour", seats=3)
    scene.s.players[1].morale, scene.s.players[2].morale = 1, 1
    scene.play("play hourglass_of_the_evil_hour 1")
    assert scene.offered() == ["enemy p2", "enemy p3"]
    scene.play("enemy p3")
    assert [player.morale for player in scene.s.players] == [0, 1, 0]
