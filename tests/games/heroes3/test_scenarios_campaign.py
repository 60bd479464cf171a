"""Charging heroes, named places and a closed town: Steadwick's Fall."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import AI, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.ai.armies import army_arrives
from ludoteka.games.heroes3.rules.ai.hero_cards import ai_plays
from ludoteka.games.heroes3.rules.ai.heroes import ai_turns, go, take_step
from ludoteka.games.heroes3.rules.ai.ways import goals
from ludoteka.games.heroes3.rules.combat.acting import may_surrender
from ludoteka.games.heroes3.rules.combat.machines import has_machine
from ludoteka.games.heroes3.rules.combat.start import StartCombat, besieged
from ludoteka.games.heroes3.rules.map.flagging import flag_field
from ludoteka.games.heroes3.rules.marks import STORY_ARMIES, STORY_LINKED, STORY_RESULT
from ludoteka.games.heroes3.rules.scenario.special import ai_beaten
from ludoteka.games.heroes3.rules.town.buildings import town_moves
from ludoteka.games.heroes3.rules.victory.ends import team_wins
from ludoteka.games.heroes3.rules.world.fields import ai_on, guard_at, own_town
from ludoteka.games.heroes3.rules.world.scenario_map import named_field, tile_is_closed
from ludoteka.games.heroes3.view_goals import end_view

SETTLEMENTS = ("F5.W", "F2.NW", "F6.W")
STEADWICK = 0
CASTLE, RAMPART, TOWER = 1, 2, 3


def steadwick(difficulty: int = 1) -> Scene:
    """The scenario in its first turn."""
    return Scene(1, "dd2_steadwicks_fall", ("inferno",), difficulty, all_boxes())


def met(scene: Scene, number: int, field: int) -> Scene:
    """An AI army attacks the main hero on a field; the units stand ready."""
    scene.hero(0, field)
    scene.s.ais[number].at = field
    scene.run(StartCombat(AI, MAIN, 0, MAIN, number, field)).go_on("Deploy")
    return scene


def taken(scene: Scene, field: int) -> Scene:
    """The main hero flags a field; income is chosen for a settlement."""
    scene.call(flag_field, 0, MAIN, field)
    return scene.go_on("Turn")


# -- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SETUP-03", "H3-AI-05")
def test_three_charging_heroes_hold_their_settlements_and_share_a_deck() -> None:
    scene = steadwick()
    fields = [named_field(scene.s, name) for name in SETTLEMENTS]
    assert [ai.at for ai in scene.s.ais] == [named_field(scene.s, "S1.C"), *fields]
    assert [scene.s.flag[field] for field in fields] == [AI] * 3
    assert [FACTS.location[FACTS.spot_location[scene.s.atlas.spot[field]]].id for field in fields] == ["settlement"] * 3
    charging = scene.s.ais[1:]
    assert all(ai.deck == charging[0].deck and len(ai.deck) == 4 for ai in charging)
    assert [FACTS.faction_slugs[ai.faction] for ai in charging] == ["castle", "rampart", "tower"]
    assert [ai.movement for ai in charging] == [2, 2, 2]


@pytest.mark.rule("H3-SETUP-11", "H3-HERO-02")
def test_foreign_units_start_and_a_second_hero_waits_on_a_settlement_that_pays_nothing() -> None:
    scene = steadwick()
    player = scene.s.players[0]
    settlement = named_field(scene.s, "F3.NE")
    assert player.at[SECONDARY] == settlement
    assert scene.s.flag[settlement] == 0
    assert player.income == [10, 2, 0]
    units = [FACTS.troop_slugs[troop] for troop in player.army]
    assert units[:3] == ["troglodytes", "evil_eyes", "familiars"]


@pytest.mark.rule("H3-SETUP-09")
@pytest.mark.parametrize(("number", "slug"), [(1, "harpies"), (2, "magogs")])
def test_a_pack_joins_as_a_bonus(number: int, slug: str) -> None:
    scene = Scene(1, "dd2_steadwicks_fall", ("inferno",), 1, all_boxes(), until="ChooseBonus")
    scene.play(scene.offered()[number - 1])
    player = scene.s.players[0]
    assert (FACTS.troop_slugs[player.army[-1]], player.sides[-1]) == (slug, 1)


@pytest.mark.rule("H3-SETUP-09", "H3-EXP-02")
def test_an_ammo_cart_may_be_the_bonus() -> None:
    scene = Scene(1, "dd2_steadwicks_fall", ("inferno",), 1, all_boxes(), until="ChooseBonus")
    scene.play(scene.offered()[2])
    player = scene.s.players[0]
    assert FACTS.card_number["ammo_cart"] in [*player.hand, *player.deck.cards(), *player.permanent]


# -- charging heroes --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-01")
def test_a_charging_hero_walks_to_the_town_and_flags_nothing() -> None:
    scene = steadwick()
    ai = scene.s.ais[CASTLE]
    assert goals(scene.s, ai) == [own_town(scene.s, 0)]
    mine = scene.find("mine", "S2")
    scene.flag(0, mine).call(go, ai, mine)
    assert scene.s.flag[mine] == 0


@pytest.mark.rule("H3-AI-01")
def test_on_the_tile_of_the_main_hero_it_turns_to_that_hero_only() -> None:
    scene = steadwick()
    ai = scene.s.ais[CASTLE]
    other = scene.field("F5", "c")
    scene.hero(0, other, SECONDARY)
    assert goals(scene.s, ai) == [own_town(scene.s, 0)]
    scene.hero(0, other)
    assert goals(scene.s, ai) == [other]


@pytest.mark.rule("H3-AI-01")
def test_it_passes_the_secondary_hero_without_a_fight() -> None:
    scene = steadwick()
    field = scene.field("F5", "c")
    scene.hero(0, field, SECONDARY)
    scene.s.ais[CASTLE].moves = 1
    scene.call(take_step, CASTLE, field)
    assert scene.s.combat is None
    assert scene.s.ais[CASTLE].at == field


@pytest.mark.rule("H3-AI-01", "H3-AI-13")
def test_it_attacks_the_town_it_reaches() -> None:
    scene = steadwick()
    town = own_town(scene.s, 0)
    scene.s.ais[CASTLE].moves = 2
    scene.call(take_step, CASTLE, town).go_on("Deploy")
    assert scene.s.combat is not None
    assert (scene.s.combat.attacker, scene.s.combat.ai, scene.s.combat.field) == (AI, CASTLE, town)


@pytest.mark.rule("H3-AI-05", "H3-DIFF-01")
@pytest.mark.parametrize(("level", "counts"), [(1, 2), (6, 6), (7, 6)])
def test_its_army_is_a_neutral_one_a_level_above_the_hero_at_most_of_level_six(level: int, counts: int) -> None:
    scene = steadwick()
    scene.s.players[0].level = level
    scene.s.players[0].xp = FACTS.xp_for_level[level]
    met(scene, CASTLE, scene.field("F5", "c"))
    combat = scene.s.combat
    assert combat is not None
    tiers = sorted(FACTS.troop[combat.form[at] >> 1].tier for at, side in enumerate(combat.side) if side == 0)
    assert tiers == sorted(FACTS.armies[1][counts])
    assert len(combat.ai_deck) == 4


@pytest.mark.rule("H3-AI-12")
def test_a_beaten_charging_hero_gives_two_valuables_and_does_not_return() -> None:
    scene = steadwick()
    before = scene.owns(0, "valuables")
    scene.call(ai_beaten, 0, CASTLE, scene.s.ais[CASTLE].at)
    assert scene.owns(0, "valuables") == before + 2
    assert scene.s.ais[CASTLE].out
    assert scene.s.story[STORY_ARMIES] == 1


@pytest.mark.rule("H3-ROUND-05")
def test_in_round_ten_heroes_appear_only_on_settlements_not_captured() -> None:
    scene = steadwick()
    fields = [named_field(scene.s, name) for name in SETTLEMENTS]
    for ai in scene.s.ais[1:]:
        ai.at = NOBODY
        ai.out = True
    scene.flag(0, fields[0])
    scene.s.round = 10
    for at in range(3):
        scene.call(army_arrives, at)
    assert [ai_on(scene.s, field) == NOBODY for field in fields] == [True, False, False]
    assert len(scene.s.ais) == 6
    assert all(ai.deck == scene.s.ais[1].deck for ai in scene.s.ais[4:])


@pytest.mark.rule("H3-AI-01")
def test_charging_heroes_move_two_fields_and_the_general_none() -> None:
    scene = steadwick()
    starts = [ai.at for ai in scene.s.ais]
    scene.call(ai_turns).go_on("Turn")
    assert scene.s.ais[STEADWICK].at == starts[STEADWICK]
    assert all(ai.at != start for ai, start in zip(scene.s.ais[1:], starts[1:], strict=True))


# -- the map ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOVE-03")
def test_steadwick_is_closed_until_the_three_settlements_are_taken_then_its_borders_open() -> None:
    scene = steadwick()
    place = scene.place("S1")
    doors = [field for field in range(place * 7, place * 7 + 7) if scene.s.atlas.closed[field]]
    assert tile_is_closed(scene.s, place)
    assert doors
    for name in SETTLEMENTS[:2]:
        taken(scene, named_field(scene.s, name))
    assert tile_is_closed(scene.s, place)
    own = [scene.s.atlas.closed[field] for field in range(scene.place("S2") * 7, scene.place("S2") * 7 + 7)]
    taken(scene, named_field(scene.s, SETTLEMENTS[2]))
    assert not tile_is_closed(scene.s, place)
    assert scene.told("tile-opens")
    assert not any(scene.s.atlas.closed[field] for field in range(place * 7, place * 7 + 7))
    still = [scene.s.atlas.closed[field] for field in range(scene.place("S2") * 7, scene.place("S2") * 7 + 7)]
    assert still == own


@pytest.mark.rule("H3-COMBAT-01", "H3-DIFF-01")
def test_every_guard_is_one_level_higher_and_seven_stays_seven() -> None:
    scene = steadwick()
    assert guard_at(scene.s, scene.field("F5", "c")) == 3
    scene.tile("N3", "N4")
    assert guard_at(scene.s, scene.find("mine", "N3")) == 6
    scene.tile("N3", "C2")
    assert guard_at(scene.s, scene.field("N3", "c")) == 7
    assert guard_at(scene.s, scene.field("F5", "e")) == 0


@pytest.mark.rule("H3-TOWN-04", "H3-MAP-12")
def test_obelisks_with_a_cube_count_as_towns_for_a_castle_gate() -> None:
    scene = steadwick().tile("N3", "N4")
    obelisk = scene.find("obelisk", "N3")
    town = own_town(scene.s, 0)
    scene.hero(0, town)
    assert (MAIN, obelisk) not in town_moves(scene.s, 0)
    scene.s.stars[obelisk] = 1
    assert (MAIN, obelisk) in town_moves(scene.s, 0)


# -- combat -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-31", "H3-AI-04")
def test_a_hero_surrenders_to_an_ai_hero_for_ten_gold_and_that_is_no_defeat() -> None:
    scene = steadwick().stock(0, gold=12).army(0, archangels="pack", black_dragons="pack")
    met(scene, CASTLE, scene.field("F5", "c"))
    scene.play(scene.offered("deploy")[0], scene.offered("deploy")[-1], "ready")
    while "surrender" not in scene.offered():
        scene.play(scene.offered()[0])
    combat = scene.s.combat
    assert combat is not None
    scene.stock(0, gold=9)
    assert not may_surrender(scene.s, combat, 1)
    scene.stock(0, gold=12).play("surrender").go_on("Turn")
    assert not scene.s.places
    assert scene.owns(0, "gold") == 2
    assert "main_hero_beaten" not in scene.s.ledger
    assert scene.where(0) in (own_town(scene.s, 0), named_field(scene.s, "F3.NE"))


@pytest.mark.rule("H3-END-01")
def test_a_combat_lost_by_the_main_hero_loses_the_scenario() -> None:
    scene = steadwick().army(0, familiars="few")
    met(scene, STEADWICK, scene.field("F5", "c"))
    scene.play(scene.offered("deploy")[0], "ready")
    for _ in range(400):
        if scene.s.places:
            break
        scene.play(next(text for text in scene.offered() if text != "surrender"))
    end = end_view(scene.s)
    assert end is not None
    assert (scene.s.story[STORY_RESULT], end.way, end.number) == (2, "defeat", 0)


@pytest.mark.rule("H3-SIEGE-01", "H3-AI-05")
def test_the_general_fights_behind_walls_and_tower_with_a_ballista() -> None:
    scene = steadwick()
    town = named_field(scene.s, "S1.C")
    general = scene.s.ais[STEADWICK]
    assert besieged(scene.s, AI, STEADWICK, town)
    assert (general.citadel, general.tower, len(general.army), len(general.deck)) == (True, True, 5, 9)
    assert [FACTS.card_slugs[card] for card in general.machines] == ["ballista"]
    assert FACTS.card_number["artillery"] not in scene.s.decks[0].cards()


@pytest.mark.rule("H3-AI-07")
def test_his_artillery_fires_the_ballista_three_times_at_once() -> None:
    scene = steadwick()
    town = named_field(scene.s, "S1.C")
    scene.army(0, archangels="pack").hero(0, town)
    scene.run(StartCombat(0, MAIN, AI, MAIN, STEADWICK, town)).go_on("Deploy")
    scene.play(scene.offered("deploy")[0], "ready")
    while scene.waits() in ("LineUp", "PlaceGate"):
        scene.play(scene.offered()[0])
    combat = scene.s.combat
    assert combat is not None
    assert has_machine(scene.s, combat, 1, "ballista")
    mine = combat.side.index(0)
    combat.damage[mine] = 0
    fighter = combat.side.index(1)
    artillery = FACTS.card_number["artillery"]
    scene.call(ai_plays, combat, fighter, artillery, FACTS.card[artillery].plays[1])
    assert len(scene.told("machine-hits")) == 3


# -- the end ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-01")
def test_holding_the_settlements_and_the_town_wins_at_once() -> None:
    scene = steadwick()
    for name in (*SETTLEMENTS, "S1.C"):
        assert not scene.s.places
        taken(scene, named_field(scene.s, name))
    assert scene.s.places == [1]
    (goal,) = GAME.view(scene.s, 0).goals
    assert (goal.kind, goal.need, goal.have) == ("hold_places", 4, [4])


# -- the campaign -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MODE-03", "H3-END-07")
def test_the_three_scenarios_follow_each_other_and_what_one_remembers_is_forgotten() -> None:
    scene = Scene(1, "dd1_devilish_plan", ("inferno",), 1, all_boxes())
    scene.s.story[STORY_LINKED] = 1
    for following in ("dd2_steadwicks_fall", "dd3_deal_with_the_devil"):
        scene.call(team_wins, 0).go_on("Turn")
        assert NAMES.scenarios[scene.s.scenario] == following
        assert scene.s.players[0].stock[:2] == [15, 1 if following.startswith("dd2") else 3]
        assert "tile_closed_until_held" not in scene.s.ledger
        scene.s.ledger["tile_closed_until_held"] = [0]
    scene.call(team_wins, 0)
    assert scene.s.places == [1]
