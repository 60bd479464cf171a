"""Two players with one town, one purse and one army: Graduation Exercise."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import AI, GOLD, MAIN, NEUTRALS, NOBODY
from ludoteka.games.heroes3.game import Heroes3Options
from ludoteka.games.heroes3.rules.combat.acting import may_surrender
from ludoteka.games.heroes3.rules.combat.end import ai_won
from ludoteka.games.heroes3.rules.combat.start import StartCombat, new_combat
from ludoteka.games.heroes3.rules.map.flagging import flag_field
from ludoteka.games.heroes3.rules.map.heroes import hero_beaten, may_have_secondary
from ludoteka.games.heroes3.rules.map.moving import Arrive, go_to, step_closed, steps_from
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.marks import STORY_LINKED
from ludoteka.games.heroes3.rules.resources import change_income, gain, income_of, lose
from ludoteka.games.heroes3.rules.scenario.sharing import DealUnits, dealing_closed
from ludoteka.games.heroes3.rules.scenario.special import ai_beaten, combat_ended
from ludoteka.games.heroes3.rules.scenario.timed import TimedDeed
from ludoteka.games.heroes3.rules.setup.begin import heroes_of
from ludoteka.games.heroes3.rules.town.town import build, buildings_at, take_town
from ludoteka.games.heroes3.rules.trade.recruit import muster_options, restore_army
from ludoteka.games.heroes3.rules.turn.rounds import Income
from ludoteka.games.heroes3.rules.victory.ends import round_ended, team_wins
from ludoteka.games.heroes3.rules.world.fields import ai_on, guard_at, havens
from ludoteka.games.heroes3.rules.world.scenario_map import named_field
from ludoteka.games.heroes3.view_goals import end_view
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance

NECROPOLIS, INFERNO, DUNGEON, MEDUSAS = 0, 1, 2, 3
TOWNS = ("S2.C", "S3.C")


def graduation(until: str = "Turn") -> Scene:
    """The scenario in its first turn, led by Gelu and Mephala."""
    scene = Scene(2, "eol1_graduation_exercise", ("rampart", "rampart"), 1, all_boxes(), until=until)
    for seat, slug in enumerate(("gelu", "mephala")):
        scene.s.players[seat].hero = next(at for at, hero in enumerate(FACTS.hero) if hero.id == slug)
    return scene


def taken(scene: Scene, name: str, seat: int = 0) -> Scene:
    """A player takes a field."""
    scene.call(flag_field, seat, MAIN, named_field(scene.s, name))
    return scene


# -- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SETUP-01", "H3-MODE-03")
def test_the_second_player_leads_another_hero_of_the_same_faction() -> None:
    scene = graduation()
    faction = FACTS.faction_number["rampart"]
    assert [FACTS.hero[number].id for number in heroes_of(scene.s, faction, 0)] == ["gelu"]
    assert {FACTS.hero[number].id for number in heroes_of(scene.s, faction, 1)} == {"mephala", "clancy"}
    boxes = dict.fromkeys(("rampart", "inferno", "tower"), True)
    options = GAME.read_options({"scenario": "eol1_graduation_exercise", **boxes})
    assert isinstance(options, Heroes3Options)
    s = GAME.start(2, options, Chance.of("heroes"))
    assert s.seats == 2


@pytest.mark.rule("H3-SETUP-13")
def test_the_second_hero_starts_on_the_empty_field_of_a_far_tile() -> None:
    scene = graduation()
    assert scene.where(0) == scene.field("S1", "c")
    assert scene.where(1) == scene.field("F4", "sw")


@pytest.mark.rule("H3-SETUP-09")
def test_each_takes_another_bonus() -> None:
    scene = Scene(2, "eol1_graduation_exercise", ("rampart", "rampart"), 1, all_boxes(), until="ChooseBonus")
    scene.play(scene.offered()[0]).go_on("Turn")
    first, second = scene.s.players
    assert FACTS.card_number["speculum"] in [*first.hand, *first.deck.cards(), *first.discard]
    assert (first.xp, second.xp) == (0, 1)


# -- one purse and one town -------------------------------------------------------------------------------------


@pytest.mark.rule("H3-RES-01", "H3-RES-03")
def test_resources_and_incomes_are_common_and_paid_once() -> None:
    scene = graduation().stock(0, 7).stock(1, 7)
    scene.call(gain, 1, 0, 5)
    assert [player.stock[0] for player in scene.s.players] == [12, 12]
    scene.call(lose, 0, 0, 2)
    assert [player.stock[0] for player in scene.s.players] == [10, 10]
    scene.call(change_income, 1, 0, 5)
    assert [player.income[0] for player in scene.s.players] == [15, 15]
    scene.run(Income())
    assert [player.stock[0] for player in scene.s.players] == [25, 25]


@pytest.mark.rule("H3-TOWN-01", "H3-TOWNA-04")
def test_both_use_one_town_board_and_one_building_token_but_a_population_token_each() -> None:
    scene = graduation().stock(0, 50, 20, 9).stock(1, 50, 20, 9)
    for player in scene.s.players:
        player.tokens = 7
    base = FACTS.faction_number["rampart"] * 8
    scene.call(take_town, 1, ("build", base))
    assert [player.built & 1 for player in scene.s.players] == [1, 1]
    assert scene.s.players[0].tokens == scene.s.players[1].tokens
    assert scene.s.players[0].tokens != 7
    spent = scene.s.players[0].tokens
    out: list[Action] = []
    muster_options(scene.s, 0, out)
    scene.call(take_town, 0, out[0])
    assert scene.s.players[1].tokens == spent


@pytest.mark.rule("H3-ROUND-07")
def test_effects_of_buildings_at_the_start_of_a_round_serve_the_first_player() -> None:
    scene = graduation()
    scene.call(build, 0, 0)
    moments = ("resource_round", "round", "round_start", "turn_start", "astrologers_round")
    assert any(buildings_at(scene.s, 0, moment) for moment in moments)
    assert not any(buildings_at(scene.s, 1, moment) for moment in moments)


@pytest.mark.rule("H3-MAP-06", "H3-END-02")
def test_what_either_flags_belongs_to_both() -> None:
    scene = graduation()
    settlement = scene.find("settlement", "F4")
    scene.call(flag_field, 1, MAIN, settlement).go_on("Turn")
    assert havens(scene.s, 0) == havens(scene.s, 1)
    assert settlement in havens(scene.s, 0)


# -- one army ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNIT-05")
def test_units_are_dealt_in_halves_at_the_start_of_each_round() -> None:
    scene = graduation("DealUnits")
    assert [len(player.army) for player in scene.s.players] == [4, 0]
    assert "keep-units" not in scene.offered()
    scene.play("take-unit elves")
    assert "done" not in scene.offered()
    scene.play("take-unit pegasi")
    assert scene.units(0) == {"elves": "pack", "pegasi": "few"}
    assert scene.units(1) == {"centaurs": "few", "dwarves": "few"}


@pytest.mark.rule("H3-UNIT-05")
def test_of_an_odd_number_one_has_one_more_and_a_fair_division_may_stay() -> None:
    scene = graduation().army(0, elves="pack", pegasi="few").army(1, dwarves="few")
    scene.run(DealUnits(0, []))
    assert "keep-units" in scene.offered()
    scene.play("take-unit dwarves")
    assert "done" in scene.offered()
    scene.play("done")
    assert scene.units(0) == {"dwarves": "few"}
    assert scene.units(1) == {"elves": "pack", "pegasi": "few"}


@pytest.mark.rule("H3-UNIT-05")
def test_heroes_side_by_side_deal_their_units_anew_once_a_turn() -> None:
    scene = graduation()
    assert dealing_closed(scene.s, 0) == ("not-side-by-side", 1)
    home = scene.field("S1", "c")
    scene.hero(1, scene.neighbour(home)).turn(0)
    assert scene.offered("deal-units") == ["deal-units"]
    scene.play("deal-units", "keep-units")
    assert scene.offered("deal-units") == []
    assert dealing_closed(scene.s, 0) == ("dealt-already",)
    assert scene.offered("trade-with") == scene.offered("swap-cards") == []


@pytest.mark.rule("H3-RECRUIT-01", "H3-UNIT-01")
def test_a_unit_of_the_partner_cannot_be_recruited_again() -> None:
    scene = graduation().stock(0, 99, 9, 9).stock(1, 99, 9, 9).army(0, elves="few").army(1, centaurs="few")
    out: list[Action] = []
    muster_options(scene.s, 0, out)
    recruits = {FACTS.troop_slugs[int(action[1])] for action in out if action[0] == "recruit"}
    assert "centaurs" not in recruits
    assert "dwarves" in recruits


@pytest.mark.rule("H3-RECRUIT-04")
def test_who_is_left_without_units_takes_one_of_the_partner() -> None:
    scene = graduation().army(0, elves="pack", pegasi="few").army(1)
    scene.call(restore_army, 1)
    assert scene.units(0) == {"elves": "pack"}
    assert scene.units(1) == {"pegasi": "few"}
    scene.army(1).call(restore_army, 1)
    assert scene.units(1) == {"centaurs": "few", "dwarves": "few", "elves": "pack", "pegasi": "few"}


# -- beaten heroes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-31", "H3-AI-04")
@pytest.mark.parametrize(("seat", "may"), [(0, False), (1, True)])
def test_only_the_second_hero_may_surrender(seat: int, may: bool) -> None:
    scene = graduation().stock(0, 20).stock(1, 20)
    field = scene.s.ais[MEDUSAS].at
    combat = new_combat(scene.s, seat, MAIN, AI, MAIN, MEDUSAS, field, 0)
    assert may_surrender(scene.s, combat, 0) == may


@pytest.mark.rule("H3-COMBAT-28", "H3-MORALE-03")
def test_a_beaten_second_hero_costs_gold_and_morale_and_may_stand_beside_gelu() -> None:
    scene = graduation().stock(0, 9).stock(1, 9)
    scene.hero(0, scene.field("S1", "nw"))
    scene.s.black[scene.field("S1", "ne")] = 1
    scene.call(hero_beaten, 1, MAIN)
    assert [player.stock[0] for player in scene.s.players] == [4, 4]
    assert [player.morale for player in scene.s.players] == [-1, -1]
    assert scene.waits() == "PlaceBeaten"
    assert scene.offered() == [f"place-hero {scene.name(scene.field('S1', at))}" for at in ("ne", "c")]
    scene.play(scene.offered()[0])
    assert not scene.s.places


@pytest.mark.rule("H3-END-01")
def test_only_gelus_defeat_loses_the_scenario() -> None:
    scene = graduation()
    combat = new_combat(scene.s, 1, MAIN, AI, MAIN, DUNGEON, scene.s.ais[DUNGEON].at, 0)
    scene.call(ai_won, combat, 1, MAIN, NOBODY).go_on("Turn")
    scene.call(combat_ended, AI, 1, MAIN, 0, 0)
    assert not scene.s.places
    scene.call(combat_ended, NEUTRALS, 0, MAIN, 0, 3)
    assert scene.s.places == [2, 2]
    end = end_view(scene.s)
    assert end is not None
    assert (end.way, end.number) == ("defeat", 0)


# -- the map ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-05", "H3-AI-12")
def test_three_heroes_hold_their_towns_and_give_valuables() -> None:
    scene = graduation().stock(0).stock(1)
    assert [ai.at for ai in scene.s.ais[:3]] == [named_field(scene.s, name) for name in ("S2.C", "S3.C", "S4.C")]
    assert [len(ai.deck) for ai in scene.s.ais] == [4, 4, 6, 0]
    assert all(ai.citadel and not ai.tower and not ai.movement for ai in scene.s.ais[:3])
    scene.call(ai_beaten, 1, INFERNO, scene.s.ais[INFERNO].at)
    assert scene.owns(0, "valuables") == 1


@pytest.mark.rule("H3-AI-05")
def test_medusas_wait_on_their_field_however_the_tile_is_turned_and_come_before_its_guard() -> None:
    scene = graduation()
    field = named_field(scene.s, "F1.W")
    for rotation in range(6):
        scene.tile("F1", "F9", rotation)
        assert ai_on(scene.s, field) == MEDUSAS
    scene.tile("F1", "F9", 1).hero(0, field)
    scene.run(Arrive(0, MAIN, field)).go_on("Deploy")
    combat = scene.s.combat
    assert combat is not None
    assert (combat.defender, combat.ai, combat.limited) == (AI, MEDUSAS, False)


@pytest.mark.rule("H3-END-01")
@pytest.mark.parametrize("both", [True, False])
def test_two_towns_must_fall_in_the_round_in_which_one_of_their_tiles_is_entered(both: bool) -> None:
    scene = graduation()
    scene.s.round = 8
    scene.call(round_ended)
    assert not scene.s.places
    scene.call(go_to, 1, MAIN, scene.field("S3", "w"))
    assert scene.told("one-round")
    taken(scene, "S3.C", 1)
    if both:
        taken(scene, "S2.C")
    scene.call(round_ended)
    assert scene.s.places == ([] if both else [2, 2])


@pytest.mark.rule("H3-ROUND-05")
def test_raiders_take_resources_and_go_on_until_both_towns_are_held() -> None:
    scene = graduation().stock(0, 40, 3, 3).stock(1, 40, 3, 3)
    scene.run(TimedDeed(0, NOBODY, NOBODY))
    assert scene.s.players[1].stock == [37, 2, 2]
    scene.run(TimedDeed(2, NOBODY, NOBODY))
    assert scene.owns(0, "gold") == 37 - income_of(scene.s, 0, GOLD)
    for name in TOWNS:
        taken(scene, name)
    left = scene.owns(0, "gold")
    scene.run(TimedDeed(3, NOBODY, NOBODY))
    assert scene.owns(0, "gold") == left


@pytest.mark.rule("H3-COMBAT-01")
def test_from_round_five_guards_of_far_tiles_are_a_level_higher() -> None:
    scene = graduation().tile("N1", "N6")
    far = scene.find("settlement", "F4")
    near = scene.find("mine", "N1")
    levels = [guard_at(scene.s, far), guard_at(scene.s, near)]
    scene.s.round = 5
    assert [guard_at(scene.s, far), guard_at(scene.s, near)] == [levels[0] + 1, levels[1]]


@pytest.mark.rule("H3-COMBAT-07", "H3-MAP-08")
def test_pandoras_box_has_guards_of_its_own_and_gives_valuables_more() -> None:
    scene = graduation().stock(0).stock(1).army(0, gold_dragons="pack")
    box = scene.find("pandoras_box", "N3")
    scene.hero(0, box).run(StartCombat(0, MAIN, NEUTRALS, NOBODY, NOBODY, box)).go_on("Deploy")
    scene.play(scene.offered("deploy")[0], "ready")
    combat = scene.s.combat
    assert combat is not None
    theirs = [form for form, side in zip(combat.form, combat.side, strict=True) if side == 1]
    guards = {(FACTS.troop_slugs[form >> 1], form & 1) for form in theirs}
    assert guards == {("efreet", 1), ("genies", 1)}
    scene = graduation().stock(0).stock(1)
    scene.hero(0, box).run(Visit(0, MAIN, box))
    assert scene.owns(1, "valuables") >= 1


@pytest.mark.rule("H3-MOVE-02", "H3-MOVE-03")
def test_the_obelisks_lead_to_each_other_once_both_towns_are_held() -> None:
    scene = graduation()
    start, goal = scene.field("N3", "c"), scene.field("N4", "c")
    scene.hero(0, start)
    assert goal not in steps_from(scene.s, 0, MAIN, start, 3)
    assert step_closed(scene.s, 0, MAIN, start, goal) == ("gate-closed", goal)
    for name in TOWNS:
        taken(scene, name)
    assert goal in steps_from(scene.s, 0, MAIN, start, 3)
    assert start in steps_from(scene.s, 0, MAIN, goal, 3)


@pytest.mark.rule("H3-MOVE-02")
def test_the_inferno_town_leads_to_an_obelisk_that_was_visited() -> None:
    scene = graduation()
    town, obelisk = named_field(scene.s, "S3.C"), scene.field("N3", "c")
    taken(scene, "S3.C")
    assert obelisk not in steps_from(scene.s, 0, MAIN, town, 3)
    scene.s.stars[obelisk] = 2
    assert obelisk in steps_from(scene.s, 0, MAIN, town, 3)
    assert town not in steps_from(scene.s, 0, MAIN, obelisk, 3)


@pytest.mark.rule("H3-HERO-02", "H3-HERO-06")
def test_there_are_no_secondary_heroes_and_level_five_is_the_limit() -> None:
    scene = graduation()
    assert not may_have_secondary(scene.s, 0)
    assert FACTS.scenario_rules[scene.s.scenario]["level_cap"].level == 5


# -- the end ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-01", "H3-MODE-03", "H3-END-07")
def test_three_towns_win_for_both_and_the_campaign_goes_on_with_both_heroes() -> None:
    scene = graduation()
    for name in (*TOWNS, "S4.C"):
        taken(scene, name)
    assert scene.s.places == [1, 1]
    scene = graduation()
    scene.s.story[STORY_LINKED] = 1
    scene.call(team_wins, 1)
    asked: list[int] = []
    while scene.waits() == "KeepCards":
        asked.append(scene.choice().seat)
        scene.play(scene.offered()[0])
    assert set(asked) == {0, 1}
    scene.go_on("Turn")
    assert NAMES.scenarios[scene.s.scenario] == "eol2_cutthroats"
    assert [FACTS.hero[player.hero].id for player in scene.s.players] == ["gelu", "mephala"]
