"""Siege: walls, gate and arrow tower (H3-SIEGE-01 to H3-SIEGE-04, R-69, R-70)."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, battle, game, whole
from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.battlefield.board import GATE, WALL
from ludoteka.games.heroes3.rules.battlefield.damage import wound
from ludoteka.games.heroes3.rules.battlefield.siege import RaiseWalls
from ludoteka.games.heroes3.rules.combat.moves import move_options

BAG = "neutral_demons"


def hits(fight: Fight) -> list[int]:
    return [int(event[2]) for event in fight.heard if event[0] == "hit"]


def moves(fight: Fight, name: str) -> list[str]:
    return sorted(game().names.spaces[space] for space in move_options(fight.s, fight.c, fight.at(name)))


@pytest.mark.rule("H3-SIEGE-01")
def test_the_defender_puts_three_walls_and_a_gate_in_the_middle_row() -> None:
    fight = battle([("crusaders", "b2")], [(BAG, "b4")])
    fight.c.siege = True
    fight.run(RaiseWalls())
    assert (fight.asks(), fight.seat()) == ("PlaceGate", 1)
    assert fight.offered() == ["place-gate a3", "place-gate b3", "place-gate c3", "place-gate d3"]
    fight.do("place-gate c3")
    assert [fight.at(space) for space in ("a3", "b3", "c3", "d3")] == [WALL, WALL, GATE, WALL]
    assert fight.c.form[fight.at("tower")] >> 1 == game().facts.tower


@pytest.mark.rule("H3-SIEGE-02")
def test_walls_stop_attackers_on_foot_and_the_gate_lets_defenders_through() -> None:
    fight = battle([("crusaders", "b2")], [("champions", "b4")], siege=True, gate="b3")
    fight.activate("b2")
    assert moves(fight, "b2") == ["a1", "a2", "b1", "c1", "c2", "d1", "d2"]
    fight.do("hold").activate("b4")
    assert "b3" not in moves(fight, "b4")
    assert moves(battle([("griffins", "b2")], [(BAG, "d5")], siege=True).activate("b2"), "b2")[-1] == "d2"
    flier = battle([("griffins", "b2")], [(BAG, "d5")], siege=True).activate("b2")
    assert {"b4", "b5", "a4", "c4"} <= set(moves(flier, "b2"))
    open_way = battle([("crusaders", "d1")], [("champions", "b4")], siege=True, gate="b3").activate("b4")
    assert {"b2", "a2", "c2", "b1"} <= set(moves(open_way, "b4"))


@pytest.mark.rule("H3-SIEGE-02")
def test_a_wall_falls_to_one_attack_without_die_cards_or_answer() -> None:
    fight = battle([("crusaders", "b2")], [(BAG, "b4")], siege=True, hand=("attack",))
    fight.activate("b2")
    assert "attack b3" in fight.offered()
    fight.do("attack b3")
    assert fight.at("b3") == NOBODY
    assert fight.asks() == "Idle"
    assert hits(fight) == []


@pytest.mark.rule("H3-SIEGE-02")
def test_any_unit_beside_a_wall_but_a_ranged_one_may_attack_it() -> None:
    archer = battle([("zealots", "b2")], [(BAG, "b5")], siege=True).activate("b2")
    assert "attack b3" not in archer.offered()
    inside = battle([("crusaders", "b1")], [(BAG, "b4")], siege=True).activate("b4")
    assert "attack b3" in inside.offered()


@pytest.mark.rule("H3-SIEGE-03")
def test_defenders_behind_a_wall_take_less_from_shots() -> None:
    fight = battle([("zealots", "b2")], [(BAG, "b4")], siege=True)
    fight.attack("b2", "b4", 0)
    assert hits(fight)[0] == 2
    fight.c.board[fight.space("b3")] = NOBODY
    fight.do("hold").attack("b2", "b4", 0)
    assert hits(fight)[0] == 3
    close = battle([("crusaders", "a4")], [(BAG, "b4")], siege=True)
    close.attack("a4", "b4", 0)
    assert hits(close)[0] == 3


@pytest.mark.rule("H3-SIEGE-04")
def test_the_tower_shoots_like_a_unit_without_penalty_move_or_defence() -> None:
    fight = whole(battle([("crusaders", "b1")], [(BAG, "b5")], siege=True))
    assert fight.c.active == fight.at("tower")
    assert sorted(fight.offered()) == ["attack b1", "hold"]
    fight.roll(1, -1).do("attack b1").passes()
    assert hits(fight)[0] == 4 + 1 - 2


@pytest.mark.rule("H3-SIEGE-04")
def test_the_tower_can_be_shot_and_does_not_keep_the_defender_in_the_combat() -> None:
    fight = battle([("champions", "b3"), ("zealots", "a1")], [("gremlins", "b4")], siege=False)
    fight.c.siege = True
    from ludoteka.games.heroes3.rules.battlefield.board import TOWER_SPACE
    from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter

    add_fighter(fight.c, game().facts.tower * 2, 1, NOBODY, TOWER_SPACE, ())
    fight.activate("a1")
    assert "attack tower" in fight.offered()
    fight.do("hold").attack("b3", "b4", 0)
    assert fight.s.combat is None


@pytest.mark.rule("H3-SIEGE-04")
def test_the_tower_goes_with_the_last_wall() -> None:
    from ludoteka.games.heroes3.rules.battlefield.siege import break_piece

    fight = battle([("crusaders", "b2")], [(BAG, "b4")], siege=True)
    for space in ("a3", "b3", "c3"):
        break_piece(fight.s, fight.c, fight.space(space))
        assert fight.at("tower") >= 0
    break_piece(fight.s, fight.c, fight.space("d3"))
    assert fight.at("tower") == NOBODY


@pytest.mark.rule("H3-SIEGE-04")
def test_a_destroyed_tower_costs_no_unit() -> None:
    fight = battle([("crusaders", "b2")], [(BAG, "b4")], siege=True)
    wound(fight.s, fight.c, fight.at("tower"), 9, NOBODY)
    assert fight.at("tower") == NOBODY
    assert len(fight.s.players[1].army) == 1
    assert fight.c.winner == NOBODY


def test_tier_limited_cards_cannot_choose_the_tower() -> None:
    fight = battle([("crusaders", "b2")], [("gnolls", "b4")], siege=True, hand=("blind", "lightning_bolt"))
    fight.activate("b2").do("cast lightning_bolt 1")
    assert "target tower" in fight.offered()
    blind = battle([("crusaders", "b2")], [("gnolls", "b4"), ("gnolls", "c4")], siege=True, hand=("blind",))
    blind.activate("b2").do("cast blind 1")
    assert sorted(blind.offered()) == ["target b4", "target c4"]
