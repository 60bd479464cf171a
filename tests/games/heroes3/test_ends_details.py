"""Ends of scenarios in their details: ties, fields that do not count, moments at which they are looked at."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, Scene
from ludoteka.games.heroes3.facts import AI
from ludoteka.games.heroes3.rules.marks import BEAT_AI
from ludoteka.games.heroes3.rules.trade.recruit import add_unit
from ludoteka.games.heroes3.rules.victory.ends import has_home, round_ended
from ludoteka.games.heroes3.rules.victory.wins import flags_abroad
from ludoteka.games.heroes3.rules.world.fields import is_location


@pytest.mark.rule("H3-END-01", "H3-END-08")
@pytest.mark.parametrize(("first", "second", "winner"), [(80, 90, 1), (90, 80, 0), (80, 70, 0)])
def test_of_two_who_have_enough_gold_the_richer_one_wins(first: int, second: int, winner: int) -> None:
    scene = Scene(2, "dwarven_gold").stock(0, gold=first).stock(1, gold=second)
    scene.s.round = 4
    scene.call(round_ended)
    assert scene.s.places == ([1, 2] if winner == 0 else [2, 1])


@pytest.mark.rule("H3-END-01")
def test_mines_of_the_own_starting_tile_do_not_count_in_the_necromancers_first_task() -> None:
    scene = Scene(1, "rn1_target", ("necropolis",)).tile("F1", "F1").tile("F2", "F2")
    scene.s.feats[0] |= BEAT_AI
    scene.flag(0, scene.find("mine", "S1"))
    assert flags_abroad(scene.s, 0) == []
    away = [
        field
        for slot in ("F1", "F2")
        for field in range(scene.place(slot) * 7, scene.place(slot) * 7 + 7)
        if is_flaggable(scene, field)
    ]
    for field in away:
        scene.flag(0, field)
    assert flags_abroad(scene.s, 0) == away
    assert away


def is_flaggable(scene: Scene, field: int) -> bool:
    """Whether a field is a mine or a settlement."""
    return is_location(scene.s, field, "mine") or is_location(scene.s, field, "settlement")


@pytest.mark.rule("H3-END-01")
def test_a_dragon_that_joins_completes_the_victory() -> None:
    scene = Scene(1, "db3_blood_thirsty", ("dungeon",)).army(0, troglodytes="few")
    town = scene.s.ais[0].home
    scene.flag(0, town)
    assert not scene.s.places
    scene.call(add_unit, 0, FACTS.troop_number["black_dragons"], 0)
    assert scene.s.places == [1]


@pytest.mark.rule("H3-END-02")
def test_three_rounds_without_a_home_are_the_end_in_every_scenario() -> None:
    scene = Scene(2, "unholy_quest")
    scene.s.round = 6
    scene.s.flag[scene.field("S1", "c")] = AI
    scene.s.players[0].homeless = 3
    scene.call(round_ended)
    assert scene.s.players[0].out
    assert not scene.s.players[1].out


@pytest.mark.rule("H3-END-02")
def test_who_never_had_a_town_does_not_need_one() -> None:
    scene = Scene(1, "qg2_sicilian_dragon")
    assert not has_home(scene.s, 0)
    scene.s.round = 6
    scene.s.players[0].homeless = 5
    scene.call(round_ended)
    assert not scene.s.players[0].out
