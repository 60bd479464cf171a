"""Edges of the rules that a second reading of the rulebook asked for."""

from __future__ import annotations

import pytest

from games.heroes3.combats import battle, game
from games.heroes3.scene import FACTS, Scene, all_boxes
from games.heroes3.test_ends import an_ai
from games.heroes3.test_map_spells import holding
from ludoteka.games.heroes3.facts import AI, MAIN, NEUTRALS, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.battlefield.damage import place
from ludoteka.games.heroes3.rules.combat.placing import place_enemies
from ludoteka.games.heroes3.rules.combat.rounds import CombatRoundEnd
from ludoteka.games.heroes3.rules.combat.start import StartCombat, undefended
from ludoteka.games.heroes3.rules.common import OPT_TO_DISCARD, WANDERING
from ludoteka.games.heroes3.rules.map.flagging import flag_field, win_cube
from ludoteka.games.heroes3.rules.map.heroes import gain_secondary
from ludoteka.games.heroes3.rules.map.moving import AfterBattle, enter_closed, movement_options, step_to
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.spells.summons import summon
from ludoteka.games.heroes3.rules.victory.ends import eliminate
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import Action
from ludoteka.kernel.deck import Deck

BAG = "neutral_demons"


@pytest.mark.rule("H3-UNIT-10", "H3-COMBAT-27")
def test_a_guard_without_any_card_left_is_beaten_at_once() -> None:
    scene = Scene().tile("F1", "F1")
    goal = next(
        field
        for field in range(len(scene.s.flag))
        if scene.s.atlas.spot[field] != NOBODY and FACTS.spot_guard[scene.s.atlas.spot[field]] == 2
    )
    scene.s.neutral_decks = [Deck.of([]) for _ in range(4)]
    scene.s.neutral_discards = [[] for _ in range(4)]
    scene.hero(0, scene.neighbour(goal)).turn(0).army(0, halberdiers="few").hand(0)
    scene.call(step_to, 0, MAIN, goal)
    scene.go_on("Deploy")
    scene.play("deploy halberdiers b2", "ready")
    assert scene.s.combat is None
    assert scene.where(0) == goal


@pytest.mark.rule("H3-COMBAT-02", "H3-MOVE-04")
def test_a_second_enemy_hero_on_the_field_is_fought_too() -> None:
    scene = Scene().tile("F1", "F1")
    field = scene.find("windmill")
    scene.hero(0, field).hero(1, field, SECONDARY, 0).turn(0)
    scene.run(AfterBattle(0, MAIN, field))
    assert scene.told("combat-announced") == [("combat-announced", 0, field)]


@pytest.mark.rule("H3-MOVE-07")
def test_a_shared_field_that_nobody_can_leave_does_not_hold_the_other_hero() -> None:
    scene = Scene(3)
    town = scene.field("S1", "c")
    scene.s.players[1].team = scene.s.players[0].team
    scene.hero(0, town, MAIN, 0).hero(1, town, MAIN, 0).hero(0, scene.neighbour(town), SECONDARY, 2)
    out: list[Action] = [("end-turn",)]
    movement_options(scene.s, 0, out)
    assert any(action[0] == "move" and action[1] == SECONDARY for action in out)


@pytest.mark.rule("H3-END-04")
def test_cards_in_play_of_an_eliminated_player_leave_the_game_too() -> None:
    scene = Scene(3)
    card = FACTS.card_number["haste"]
    horde = FACTS.card_number["attack"]
    player = scene.s.players[1]
    player.ongoing = [Effect("any", 1, card, 0, NOBODY, 0, "turn", 1)]
    player.layers[0] = (horde,)
    before = scene.s.removed.count(card), scene.s.removed.count(horde)
    owned = sum((*player.hand, *player.deck.cards(), *player.discard).count(one) for one in (card, horde))
    scene.call(eliminate, 1)
    assert scene.s.removed.count(card) + scene.s.removed.count(horde) == sum(before) + owned + 2


@pytest.mark.rule("H3-HERO-02", "H3-MOVE-01")
def test_a_new_secondary_hero_has_the_movement_of_the_scenario() -> None:
    slug = next(one.id for number, one in enumerate(FACTS.scenario) if "level_movement" in FACTS.scenario_rules[number])
    scene = Scene(2, slug)
    scene.s.players[0].level = 5
    scene.s.players[0].xp = FACTS.xp_for_level[5]
    scene.turn(0).call(gain_secondary, 0, scene.where(0))
    assert scene.s.players[0].moves[SECONDARY] == 3


@pytest.mark.rule("H3-MAP-13")
def test_an_ai_hero_in_a_sanctuary_cannot_be_attacked() -> None:
    scene = Scene()
    tile = next(t for t in FACTS.tile_slugs if t.startswith(("N", "F")) and has_sanctuary(t))
    scene.tile("N1" if tile.startswith("N") else "F1", tile)
    field = scene.find("sanctuary")
    an_ai(scene, "castle", field)
    assert enter_closed(scene.s, 0, MAIN, field, 1) is not None
    assert enter_closed(scene.s, 0, MAIN, field, 2) is None
    scene.hero(0, scene.neighbour(field)).turn(0)
    scene.s.black = [1] * len(scene.s.black)
    scene.call(step_to, 0, MAIN, field)
    assert scene.told("combat-announced") == []


def has_sanctuary(tile: str) -> bool:
    number = FACTS.tile_number[tile]
    wanted = FACTS.location_number["sanctuary"]
    return any(FACTS.spot_location[number * 7 + at] == wanted for at in range(7))


@pytest.mark.rule("H3-MORALE-02")
def test_morale_rerolls_the_dice_of_a_secondary_hero_and_of_a_paid_defence() -> None:
    fight = battle([("crusaders", "b2")], [(BAG, "b3")], hero=SECONDARY)
    fight.s.players[0].morale = 1
    fight.roll(-1).activate("b2").do("attack b3")
    assert fight.asks() == "RerollDie"
    fight = battle([("crusaders", "b2")], [("gnolls", "b3")], enemy_hero=NOBODY)
    fight.s.players[1].morale = 1
    fight.c.defending[fight.at("b3")] = 1
    fight.roll(0, -1).activate("b2").do("attack b3")
    assert (fight.asks(), fight.seat()) == ("RerollGuard", 1)


@pytest.mark.rule("H3-SPELL-02", "H3-SPELL-04")
def test_power_of_an_orb_helps_no_spell_of_another_school() -> None:
    fight = battle([("crusaders", "b2")], [(BAG, "b4")], hand=("orb_of_silt", "slow", "lightning_bolt"))
    fight.activate("b2").do("play orb_of_silt 2")
    air = [one for one in fight.offered() if one.startswith("cast lightning_bolt")]
    assert air == ["cast lightning_bolt 1"]
    earth = [one for one in fight.offered() if one.startswith("cast slow")]
    assert len(earth) > 1
    fight.do(earth[-1], "target b4")
    fight.passes()
    assert game().facts.card_number["orb_of_silt"] in fight.s.removed
    assert fight.card("orb_of_silt") not in fight.s.players[0].discard


@pytest.mark.rule("H3-MAP-14", "H3-EXP-06")
def test_who_runs_the_garrison_of_a_random_town_picks_its_bronze_unit() -> None:
    scene = Scene(boxes=all_boxes())
    tile = next(FACTS.tile_slugs[spot // 7] for spot in range(len(FACTS.spot_location)) if is_random_town(spot))
    scene.tile("N1", tile)
    field = scene.find("random_town")
    scene.s.lords[field] = FACTS.faction_number["necropolis"]
    scene.hero(0, field).turn(0).army(0, halberdiers="few").hand(0).hand(1)
    scene.run(StartCombat(0, MAIN, NEUTRALS, NOBODY, NOBODY, field)).play("deploy halberdiers b2", "ready")
    assert (scene.waits(), scene.choice().seat) == ("PickGarrison", 1)
    assert sorted(scene.offered()) == ["recruit skeletons", "recruit wraiths", "recruit zombies"]
    liches = FACTS.troop_number["liches"]
    assert scene.choice().why_not(scene.s, ("recruit", liches)) == ("not-garrison", liches)
    scene.play("recruit zombies").go_on("Act")
    combat = scene.s.combat
    assert combat is not None
    army = sorted((FACTS.troop_slugs[form // 2], form % 2) for form in combat.form[1:])
    assert ("zombies", 1) in army
    assert [side for _, side in army].count(1) == 3
    assert len(army) == 5


def is_random_town(spot: int) -> bool:
    return FACTS.spot_location[spot] == FACTS.location_number["random_town"]


@pytest.mark.rule("H3-MAP-10")
def test_a_settlement_offers_only_a_reinforcement_that_can_be_paid() -> None:
    scene = Scene().tile("F1", "F1")
    field = scene.find("settlement")
    scene.army(0, halberdiers="few").stock(0, gold=0).flag(1, field).hero(0, field)
    scene.call(flag_field, 0, MAIN, field)
    assert scene.waits() == "SettleField"
    assert "settle-reinforce" not in scene.offered()
    scene = Scene().tile("F1", "F1")
    scene.army(0, halberdiers="few").stock(0, gold=0).hero(0, field)
    scene.call(flag_field, 0, MAIN, field)
    assert "settle-reinforce" in scene.offered()


@pytest.mark.rule("H3-SPELL-02", "H3-CARD-10")
@pytest.mark.parametrize(("card", "way"), [("orb_of_the_firmament", 2), ("sandals_of_the_saint", 2)])
@pytest.mark.parametrize("then", ["cast view_air 1", "end-turn"])
def test_a_card_removed_for_its_power_leaves_the_game_on_the_map_too(card: str, way: int, then: str) -> None:
    scene = holding("view_air", card).play(f"play {card} {way}", then)
    assert FACTS.card_number[card] in scene.s.removed
    assert FACTS.card_number[card] not in scene.s.players[0].discard


@pytest.mark.rule("H3-COMBAT-09")
def test_the_player_orders_equal_neutrals_that_the_ai_rules_place() -> None:
    fight = battle([("crusaders", "b2")], [], against="neutrals")
    fight.c.controllers[1] = AI
    troop = game().facts.troop_number
    units = ("neutral_boars", "neutral_griffins", "neutral_goblins", "neutral_goblins", "neutral_elves")
    fight.s.chance = fight.dice
    place_enemies(fight.s, fight.c, 1, [troop[unit] * 2 for unit in units])
    assert (fight.asks(), fight.seat()) == ("LineUp", 0)
    assert fight.offered() == ["deploy neutral_boars b4", "deploy neutral_goblins b4"]
    fight.do("deploy neutral_goblins b4")
    assert fight.offered() == ["deploy neutral_boars c4", "deploy neutral_goblins c4"]
    fight.do("deploy neutral_boars c4")
    board = {
        name: game().facts.troop_slugs[fight.c.form[fight.at(name)] >> 1] for name in ("a4", "b4", "c4", "d4", "a5")
    }
    assert board == {
        "a4": "neutral_griffins",
        "b4": "neutral_goblins",
        "c4": "neutral_boars",
        "d4": "neutral_goblins",
        "a5": "neutral_elves",
    }


@pytest.mark.rule("H3-COMBAT-04", "H3-TOWNA-03")
def test_a_hero_hired_while_the_attack_is_announced_defends_the_town_for_nothing() -> None:
    scene = Scene(3).stock(1, gold=20)
    town = scene.field("S2", "c")
    scene.hero(1, scene.field("S1", "c")).hero(0, scene.neighbour(town)).turn(0)
    scene.call(step_to, 0, MAIN, town)
    while scene.choice().seat != 1:
        scene.play("pass")
    scene.play("hire-hero")
    while scene.waits() == "WindowAction":
        scene.play("pass")
    assert scene.where(1, SECONDARY) == town
    assert (scene.waits(), scene.choice().seat) == ("GiveUpHero", 1)


@pytest.mark.rule("H3-SIEGE-03")
def test_a_shot_from_the_middle_row_or_from_inside_is_not_covered_by_walls() -> None:
    fight = battle([("zealots", "b2")], [(BAG, "c5")], siege=True)
    fight.attack("b2", "c5", 0)
    assert fight.damage("c5") == 2
    for space in ("a3", "a4"):
        fight = battle([("zealots", "b2")], [(BAG, "c5")], siege=True)
        fight.c.board[fight.space("a3")] = NOBODY
        place(fight.c, fight.at("b2"), fight.space(space))
        fight.attack(space, "c5", 0)
        assert fight.damage("c5") == 3


def at_the_tomb(optional: int, *cards: str) -> Scene:
    scene = Scene(boxes=all_boxes(), optional=optional).hand(0, *cards).turn(0)
    tomb = FACTS.location_number["warriors_tomb"]
    tile = next(
        FACTS.tile_slugs[spot // 7] for spot in range(len(FACTS.spot_location)) if FACTS.spot_location[spot] == tomb
    )
    scene.tile("N1", tile)
    field = scene.find("warriors_tomb")
    scene.s.black[field] = 0
    scene.s.players[0].morale = 0
    return scene.hero(0, field).run(Visit(0, MAIN, field))


@pytest.mark.rule("H3-MAP-08", "H3-MORALE-03")
@pytest.mark.parametrize("optional", [0, 1 << OPT_TO_DISCARD])
def test_the_tomb_costs_morale_only_for_a_search(optional: int) -> None:
    scene = at_the_tomb(optional)
    while scene.waits() == "Search":
        scene.play("decline")
    assert scene.s.players[0].morale == 0
    scene = at_the_tomb(optional)
    scene.play(scene.offered("take-discarded")[0])
    while scene.waits() == "Search":
        scene.play("decline")
    assert scene.s.players[0].morale == -1


@pytest.mark.rule("H3-MAP-08", "H3-MORALE-03")
def test_the_tomb_costs_morale_for_a_search_with_a_card_too() -> None:
    scene = at_the_tomb(0, "scouting")
    scene.play("play scouting 1", scene.offered("take-discarded")[0])
    while scene.waits() in ("Search", "RepeatSearch"):
        scene.play("decline")
    assert scene.s.players[0].morale == -1


@pytest.mark.rule("H3-COMBAT-24")
def test_another_round_is_paid_by_the_hero_that_fights() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b5")], against="neutrals", hero=SECONDARY)
    player = fight.s.players[0]
    player.moves = [3, 1]
    fight.run(CombatRoundEnd()).do("extend")
    assert player.moves == [3, 0]
    assert fight.run(CombatRoundEnd()).offered() == ["retreat"]


@pytest.mark.rule("H3-AI-13")
@pytest.mark.parametrize("kind", [0, WANDERING])
def test_the_wandering_army_takes_no_town_that_is_let_go(kind: int) -> None:
    scene = Scene()
    town = scene.field("S2", "c")
    an_ai(scene, "necropolis", scene.field("S1", "c"), kind)
    scene.call(undefended, AI, MAIN, 0, town)
    assert scene.s.flag[town] == (1 if kind == WANDERING else AI)


@pytest.mark.rule("H3-MODE-04")
def test_teams_alternate_when_the_first_of_the_team_begins_too() -> None:
    scene = Scene(4, "arrogance", ("castle", "dungeon", "necropolis", "tower"), boxes=all_boxes(), until="WhoGoesFirst")
    seats: list[int] = []
    scene.play("first p1")
    for choice in ("first p4", "", "", ""):
        seats.append(scene.go_on("Turn").choice().seat)
        scene.play("end-turn")
        if choice:
            scene.go_on("WhoGoesFirst").play(choice)
    assert seats == [0, 3, 1, 2]


@pytest.mark.rule("H3-EXP-03")
def test_a_summoned_unit_as_fast_as_the_active_one_still_activates_this_round() -> None:
    for unit, waits in (("halberdiers", True), ("crusaders", True), ("griffins", False)):
        fight = battle([("crusaders", "b2")], [(BAG, "b4")])
        fight.c.active = fight.at("b2")
        newcomer = summon(fight.s, fight.c, 0, form_of(unit), fight.space("a1"), fight.at("b2"), False)
        assert fight.c.activated[newcomer] == int(not waits)


def form_of(unit: str) -> int:
    return game().facts.troop_number[unit] * 2


@pytest.mark.rule("H3-END-06")
def test_a_cube_of_the_only_enemy_does_not_win_with_two_players() -> None:
    scene = Scene(2).call(win_cube, 0, 1)
    assert scene.s.players[0].cubes == [0, 1]
    assert not scene.s.places


@pytest.mark.rule("H3-COMBAT-04", "H3-MODE-07")
def test_the_utopia_of_monks_retreat_is_defended_for_gold_like_a_settlement() -> None:
    scene = Scene(2, "monks_retreat").stock(1, gold=8)
    scene.tile("C1", "C1")
    utopia = scene.find("dragon_utopia")
    scene.flag(1, utopia).hero(0, scene.neighbour(utopia)).turn(0)
    scene.call(step_to, 0, MAIN, utopia)
    while scene.waits() == "WindowAction":
        scene.play("pass")
    assert (scene.waits(), scene.choice().seat) == ("DefendTown", 1)
    scene.play("give-up")
    assert scene.s.flag[utopia] == 0


@pytest.mark.rule("H3-CARD-07", "H3-CARD-08")
def test_ongoing_cards_come_before_the_attack_of_the_own_unit() -> None:
    fight = battle([("zealots", "b2")], [(BAG, "c4")], hand=("golden_bow", "haste"))
    fight.activate("b2")
    assert {"play golden_bow 1", "cast haste 1"} <= set(fight.offered())
    fight.do("attack c4").passes()
    assert fight.asks() == "Act"
    assert any(one.startswith("march") for one in fight.offered())
    assert not {"play golden_bow 1", "cast haste 1"} & set(fight.offered())


@pytest.mark.rule("H3-TOWNA-05", "H3-HERO-02")
def test_hiring_the_hero_uses_the_population_token_up() -> None:
    scene = Scene().stock(0, gold=99, building_materials=9, valuables=9).turn(0)
    scene.army(0, halberdiers="few")
    assert scene.aside(0, "recruit")
    scene.play("hire-hero", seat=0)
    assert scene.aside(0, "recruit") == []
    assert scene.aside(0, "reinforce") == []
    assert scene.aside(0, "hire-hero") == []
