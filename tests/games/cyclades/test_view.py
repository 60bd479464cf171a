"""What the board in the browser reads from a View: hexes, the turn under way, the odds of a battle."""

from __future__ import annotations

import pytest

from games.cyclades.scene import GAME, Scene
from ludoteka.games.cyclades.rules.battle_odds import battle_chance
from ludoteka.games.cyclades.view import CycladesView
from ludoteka.kernel.action import SPECTATOR


def seen(scene: Scene, seat: int = 0) -> CycladesView:
    """What a seat sees."""
    return GAME.view(scene.s, seat)


def test_every_area_tells_its_hexes_and_no_hex_belongs_to_two() -> None:
    areas = seen(Scene()).areas
    hexes = [at for area in areas for at in area.hexes]
    assert all(area.hexes for area in areas)
    assert len(hexes) == len(set(hexes)) == 19 * 6


@pytest.mark.rule("CYC-ACT-02", "CYC-ARES-02")
def test_the_turn_tells_what_is_left_and_what_the_next_favour_costs() -> None:
    scene = Scene().land("ios", "purple", soldiers=1).land("thera", "purple").gold("purple", 9).turn("purple", "ares")
    turn = seen(scene, SPECTATOR).turn
    assert turn is not None
    assert (turn.building, turn.gain, turn.extra, turn.move, turn.hero_move) == (False, False, 2, 1, None)
    scene.play("buy-soldier ios", "buy-soldier ios")
    turn = seen(scene, 1).turn
    assert turn is not None
    assert turn.extra == 4
    scene.play("buy-soldier ios")
    turn = seen(scene, 1).turn
    assert turn is not None
    assert turn.extra is None


@pytest.mark.rule("CYC-CREA-02", "CYC-HMOVE-01")
def test_the_turn_counts_temples_and_hero_moves() -> None:
    scene = Scene().land("ios", "purple", temple=1).land("sikinos", "purple").hero("ajax", "purple", "ios")
    scene.gold("purple", 9).turn("purple", "zeus")
    turn = seen(scene).turn
    assert turn is not None
    assert turn.creatures == [1, 2, 3, 4]
    assert (turn.hero_move, turn.peek, turn.recruit) == (1, True, False)
    scene.play("hero-move ios")
    turn = seen(scene).turn
    assert turn is not None
    assert turn.hero_move == 2


@pytest.mark.rule("CYC-BATTLE-01", "CYC-BATTLE-02")
def test_a_battle_tells_its_exact_odds() -> None:
    scene = Scene().land("ios", "purple", soldiers=3).land("sikinos", "yellow", soldiers=2, fortress=1)
    scene.land("thera", "yellow").gold("purple", 3).turn("purple", "ares").dice(3, 0)
    scene.play("march ios", "troops 3 0")
    (battle,) = seen(scene, 1).battles
    assert (battle.attack, battle.defence) == (3, 2)
    assert (battle.wins, battle.ties, battle.loses) == pytest.approx((23 / 36, 8 / 36, 5 / 36), abs=1e-5)
    assert battle.takes == pytest.approx(battle_chance(scene.s, scene.s.battles[0], 1), abs=1e-5)
    assert (battle.attacker_die, battle.defender_die) == (3, 0)
