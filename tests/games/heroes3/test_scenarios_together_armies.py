"""Armies that appear on obelisks, destroy what they cross and grow in combat: Sentinels."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.facts import AI, FAR, MAIN, NEAR, NEUTRALS, NOBODY, RANGED, SECONDARY
from ludoteka.games.heroes3.rules.ai.armies import ArmyArrives, army_spawns, muster_army, obelisk_of, rolled_corner
from ludoteka.games.heroes3.rules.ai.heroes import ai_turns, go
from ludoteka.games.heroes3.rules.battlefield.damage import leave
from ludoteka.games.heroes3.rules.combat.joining import expect_reserve, reserve_joins
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.scenario.armies import plan_of, raze
from ludoteka.games.heroes3.rules.scenario.special import combat_ended
from ludoteka.games.heroes3.rules.scenario.timed import TimedDeed
from ludoteka.games.heroes3.rules.world.fields import is_location, own_town
from ludoteka.games.heroes3.rules.world.flags import mine_income, mine_resource
from ludoteka.games.heroes3.rules.world.town_tiles import supply_of
from ludoteka.kernel.state import begin

STRONG = ("archangels", "black_dragons", "ghost_dragons", "champions", "manticores")


def sentinels(difficulty: int = 1) -> Scene:
    """The scenario in its first turn, with all boxes."""
    return Scene(2, "community_sentinels", ("castle", "dungeon"), difficulty, all_boxes())


def invaded(scene: Scene, army: int = 0, slot: str = "N1") -> int:
    """An army has appeared on the obelisk of a tile; its field."""
    place = scene.place(slot)
    if scene.s.atlas.rotation[place] == NOBODY:
        scene.tile(slot, FACTS.tile_slugs[scene.s.atlas.tile[place]])
    scene.run(ArmyArrives(army, place))
    return obelisk_of(scene.s, place)


def deploy(scene: Scene, seat: int = 0) -> Scene:
    """Strong units of a player stand ready; equal enemies line up as they come."""
    scene.army(seat, **dict.fromkeys(STRONG, "pack")).go_on("Deploy")
    for _ in STRONG:
        scene.play(scene.offered("deploy")[0])
    scene.play("ready")
    while scene.waits() == "LineUp":
        scene.play(scene.offered()[0])
    return scene


def attack_army(scene: Scene, number: int = 0) -> Scene:
    """The first player attacks an army."""
    field = scene.s.ais[number].at
    scene.hero(0, field)
    scene.run(StartCombat(0, MAIN, AI, MAIN, number, field)).go_on("Deploy")
    return deploy(scene)


# -- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SETUP-03", "H3-MAP-03")
def test_supplies_hold_a_far_and_a_near_tile_without_obelisks() -> None:
    scene = sentinels()
    obelisk = FACTS.location_number["obelisk"]
    for seat in range(2):
        assert len(supply_of(scene.s, seat, FAR)) == len(supply_of(scene.s, seat, NEAR)) == 1
        for tile in scene.s.players[seat].far_tiles:
            assert obelisk not in FACTS.spot_location[tile * 7 : tile * 7 + 7]
    assert [player.near_tiles for player in GAME.view(scene.s, 0).players] == [1, 1]


@pytest.mark.rule("H3-MAP-03")
def test_a_near_tile_of_the_supply_is_placed_like_a_far_one() -> None:
    scene = sentinels()
    field = next(field for field in range(len(scene.s.flag)) if scene.s.atlas.edge[field] and field // 7 == 0)
    scene.hero(0, field).turn(0)
    assert scene.offered("place-near-tile") == ["place-near-tile main"]
    scene.play("place-near-tile main").play(scene.offered("place-tile")[0])
    assert scene.s.atlas.kind[-1] == NEAR
    assert supply_of(scene.s, 0, NEAR) == []
    assert scene.offered("place-near-tile") == []


@pytest.mark.rule("H3-TRADE-05", "H3-TRADE-07")
def test_resources_are_traded_between_heroes_side_by_side() -> None:
    scene = sentinels().stock(0, gold=5)
    home = scene.field("S1", "c")
    scene.hero(0, home).hero(1, scene.field("S2", "c")).turn(0)
    assert scene.offered("trade-with") == []
    scene.hero(1, scene.neighbour(home)).turn(0)
    assert scene.offered("trade-with") == ["trade-with p2"]
    scene.play("trade-with p2", "swap-give 5 gold", "ask-nothing")
    assert scene.owns(0, "gold") == 0


# -- armies appear ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-05")
def test_the_dice_name_one_of_four_corners_and_may_turn_the_first_round() -> None:
    scene = sentinels()
    scene.s.chance = scene.chance
    seen = set()
    for _ in range(40):
        first = rolled_corner(scene.s, opposite=False)
        second = rolled_corner(scene.s, opposite=True)
        assert first // 2 != second // 2
        seen |= {first, second}
    assert seen == {0, 1, 2, 3}


@pytest.mark.rule("H3-ROUND-05", "H3-MAP-02")
def test_an_army_appears_on_an_obelisk_of_a_tile_turned_for_it() -> None:
    scene = sentinels(0)
    scene.s.round = 6
    scene.call(army_spawns, 2)
    assert scene.waits() == "RotateTile"
    scene.play(scene.offered()[0])
    (ai,) = scene.s.ais
    assert is_location(scene.s, ai.at, "obelisk")
    assert sorted(FACTS.troop[form // 2].tier for form in ai.army) == [0, 1, 1, 1, 2]
    assert scene.told("army-appears")
    assert (ai.since, ai.movement) == (6, 3)


@pytest.mark.rule("H3-AI-13")
@pytest.mark.parametrize("hero", [MAIN, SECONDARY])
def test_a_hero_on_the_spawn_field_is_attacked_at_once(hero: int) -> None:
    scene = sentinels()
    place = scene.place("N1")
    scene.tile("N1", FACTS.tile_slugs[scene.s.atlas.tile[place]])
    scene.hero(1, obelisk_of(scene.s, place), hero)
    scene.run(ArmyArrives(0, place)).go_on("Deploy")
    combat = scene.s.combat
    assert combat is not None
    assert (combat.attacker, combat.defender, combat.defender_hero) == (AI, 1, hero)


@pytest.mark.rule("H3-AI-01", "H3-AI-02")
def test_an_army_moves_in_the_round_it_appears_and_destroys_what_it_enters() -> None:
    scene = sentinels()
    start = invaded(scene)
    scene.call(ai_turns).go_on("Turn")
    ai = scene.s.ais[0]
    assert ai.at != start
    mine = scene.find("mine", "S1")
    income = scene.s.players[0].income.copy()
    lost = mine_income(scene.s, mine)
    resource = mine_resource(scene.s, mine)
    scene.flag(0, mine)
    scene.call(go, ai, mine)
    assert is_location(scene.s, mine, "empty")
    assert scene.s.flag[mine] == NOBODY
    assert scene.s.black[mine]
    assert scene.s.players[0].income[resource] == income[resource] - lost
    assert scene.told("razed")


@pytest.mark.rule("H3-AI-02", "H3-END-01")
def test_towns_are_captured_and_not_destroyed() -> None:
    scene = sentinels()
    town = own_town(scene.s, 0)
    scene.call(raze, town)
    assert scene.s.flag[town] == 0


@pytest.mark.rule("H3-MAP-04")
def test_a_destroyed_obelisk_is_still_a_place_for_armies() -> None:
    scene = sentinels()
    field = invaded(scene)
    scene.s.ais[0].out = True
    scene.call(raze, field)
    assert not is_location(scene.s, field, "obelisk")
    assert obelisk_of(scene.s, scene.place("N1")) == field


# -- fighting them ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-25")
def test_a_main_hero_retreats_home_without_movement_and_the_army_keeps_its_losses() -> None:
    scene = sentinels()
    invaded(scene)
    attack_army(scene)
    combat = scene.s.combat
    assert combat is not None
    victim = next(at for at in range(len(combat.form)) if combat.side[at] == 1 and combat.space[at] >= 0)
    lost = combat.form[victim]
    leave(scene.s, combat, victim, NOBODY)
    scene.go_on("Act")
    left = scene.s.players[0].army.copy()
    assert "retreat" in scene.offered()
    scene.play("retreat")
    scene.go_on("Turn")
    assert scene.where(0) == own_town(scene.s, 0)
    assert scene.s.players[0].moves[MAIN] == 0
    assert scene.s.players[0].army == left
    assert not scene.s.places
    assert len(scene.s.ais[0].army) == 4
    assert not scene.s.ais[0].out
    assert lost // 2 in [troop for pile in scene.s.neutral_discards for troop in pile]


@pytest.mark.rule("H3-COMBAT-25", "H3-HERO-04")
def test_a_secondary_hero_who_retreats_leaves_the_map() -> None:
    scene = sentinels()
    field = invaded(scene)
    scene.hero(0, field, SECONDARY)
    scene.run(StartCombat(0, SECONDARY, AI, MAIN, 0, field))
    deploy(scene).go_on("Act")
    scene.play("retreat")
    assert scene.s.players[0].at[SECONDARY] == NOBODY
    assert len(scene.s.players[0].army) == 5


@pytest.mark.rule("H3-COMBAT-31")
def test_nobody_retreats_like_that_from_neutral_units() -> None:
    scene = sentinels()
    field = scene.find("mine", "S1")
    scene.hero(0, field).run(StartCombat(0, MAIN, NEUTRALS, NOBODY, NOBODY, field))
    deploy(scene).go_on("Act")
    assert "retreat" not in scene.offered()


@pytest.mark.rule("H3-END-01", "H3-RES-02")
def test_who_beats_an_army_gains_experience_and_a_treasure_die_and_five_win() -> None:
    scene = sentinels()
    invaded(scene)
    attack_army(scene)
    before = scene.s.players[0].xp
    assert scene.s.combat is not None
    scene.s.combat.winner = 0
    begin(scene.s, scene.chance)
    scene.play(scene.offered()[0])
    scene.go_on("ChooseDie")
    assert scene.s.players[0].xp == before + 2
    assert scene.s.ais[0].out
    scene.s.story[0] = 4
    invaded(scene, 1, "N2")
    number = len(scene.s.ais) - 1
    attack_army(scene, number)
    assert scene.s.combat is not None
    scene.s.combat.winner = 0
    begin(scene.s, scene.chance)
    scene.play(scene.offered()[0])
    assert scene.s.places == [1, 1]


@pytest.mark.rule("H3-END-01")
def test_a_beaten_main_hero_loses_the_scenario() -> None:
    scene = sentinels()
    scene.call(combat_ended, NEUTRALS, 0, SECONDARY, 0, 1)
    assert not scene.s.places
    scene.call(combat_ended, NEUTRALS, 0, MAIN, 0, 1)
    assert scene.s.places == [2, 2]


# -- the last army ----------------------------------------------------------------------------------------------


def last_army(difficulty: int = 1) -> Scene:
    """The army with the reserve has appeared."""
    scene = sentinels(difficulty)
    invaded(scene, 2)
    return scene


@pytest.mark.rule("H3-DIFF-01")
@pytest.mark.parametrize(
    ("difficulty", "tiers", "reserve"),
    [
        (0, [1, 1, 2, 3], [2, 4, 3, 1]),
        (1, [2, 2, 2, 3], [0, 2, 7, 1]),
        (2, [2, 2, 3, 3], [0, 2, 6, 2]),
        (3, [2, 3, 3, 3], [0, 0, 7, 3]),
    ],
)
def test_the_last_army_has_azure_dragons_and_a_reserve(difficulty: int, tiers: list[int], reserve: list[int]) -> None:
    ai = last_army(difficulty).s.ais[0]
    assert sorted(FACTS.troop[form // 2].tier for form in ai.army) == tiers
    assert FACTS.troop_number["neutral_azure_dragons"] * 2 in ai.army
    waiting = [FACTS.troop[form // 2].tier for form in ai.reserve]
    assert [waiting.count(tier) for tier in range(4)] == reserve


@pytest.mark.rule("H3-COMBAT-09", "H3-COMBAT-27")
def test_two_units_join_at_the_start_of_each_further_round() -> None:
    scene = last_army()
    attack_army(scene)
    combat, ai = scene.s.combat, scene.s.ais[0]
    assert combat is not None
    assert len(ai.reserve) == 10
    before = len(combat.form)
    scene.s.chance = scene.chance
    reserve_joins(scene.s, combat)
    joined = combat.form[before:]
    assert len(joined) == 1, "four stand there already, and five is the most"
    for fighter in [at for at in range(len(combat.form)) if combat.side[at] == 1][:3]:
        leave(scene.s, combat, fighter, NOBODY)
    before = len(combat.form)
    reserve_joins(scene.s, combat)
    joined = combat.form[before:]
    assert len(joined) == 2
    assert joined == sorted(joined, key=lambda form: (FACTS.movement[form] != RANGED, FACTS.initiative[form], form))
    assert len(ai.reserve) == 7


@pytest.mark.rule("H3-COMBAT-27")
def test_the_last_army_is_beaten_only_with_its_reserve() -> None:
    scene = last_army()
    attack_army(scene)
    combat, ai = scene.s.combat, scene.s.ais[0]
    assert combat is not None
    for fighter in [at for at in range(len(combat.form)) if combat.side[at] == 1]:
        leave(scene.s, combat, fighter, NOBODY)
    assert combat.winner == NOBODY
    scene.s.chance = scene.chance
    before = len(combat.form)
    reserve_joins(scene.s, combat)
    assert len(combat.form) - before == 4
    ai.reserve = []
    expect_reserve(scene.s, combat, 1)
    for fighter in range(before, len(combat.form)):
        leave(scene.s, combat, fighter, NOBODY)
    assert combat.winner == 0


@pytest.mark.rule("H3-ROUND-05")
def test_gardens_refill_with_the_mills() -> None:
    scene = sentinels().put("mystical_garden", "F1")
    garden = scene.find("mystical_garden")
    scene.s.own_map()
    scene.s.black[garden] = 1
    scene.run(TimedDeed(1, NOBODY, NOBODY))
    assert not scene.s.black[garden]


@pytest.mark.rule("H3-AI-01")
def test_a_plan_says_what_an_army_does() -> None:
    scene = sentinels()
    scene.s.chance = scene.chance
    number = muster_army(scene.s, 0, scene.field("N1", "c"))
    plan = plan_of(scene.s, number)
    assert plan is not None
    assert (plan.id, plan.razes, plan.may_retreat) == ("invaders", True, True)
    assert GAME.view(scene.s, 0).ais[0].army == "invaders"
