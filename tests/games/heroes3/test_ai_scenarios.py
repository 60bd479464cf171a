"""What single scenarios change about AI heroes, their armies and their ways."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.facts import AI, FIELDS, MAIN, NEUTRALS, NOBODY
from ludoteka.games.heroes3.rules.ai.hero_cards import use_skill
from ludoteka.games.heroes3.rules.ai.heroes import ai_turns, army_appears, go, take_step
from ludoteka.games.heroes3.rules.ai.ways import goals
from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter, drop
from ludoteka.games.heroes3.rules.combat.end import attacker_won, keep_losses
from ludoteka.games.heroes3.rules.combat.start import StartCombat, besieged, new_combat
from ludoteka.games.heroes3.rules.common import OPT_NO_BONUS
from ludoteka.games.heroes3.rules.marks import WON_LEVEL_7
from ludoteka.games.heroes3.rules.play.map_spell_deeds import portals
from ludoteka.games.heroes3.rules.play.passing import passes_of
from ludoteka.games.heroes3.rules.scenario.special import ai_beaten, level_7_won
from ludoteka.games.heroes3.rules.world.fields import guard_at, own_town
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.chance import Chance


def army(scene: Scene, number: int = 0) -> list[str]:
    """The army of an AI hero."""
    sides = ("few", "pack")
    return [f"{sides[form % 2]} {FACTS.troop_slugs[form // 2]}" for form in scene.s.ais[number].army]


@pytest.mark.rule("H3-AI-12")
def test_the_ai_gains_dragons_when_it_is_first_at_the_utopia() -> None:
    scene = Scene(1, "qg3_two_knights")
    utopia = scene.find("dragon_utopia")
    scene.call(go, scene.s.ais[0], utopia)
    assert army(scene) == ["pack skeletons", "pack zombies", "pack liches", "few dread_knights", "pack ghost_dragons"]
    assert scene.s.flag[utopia] == AI
    scene.call(go, scene.s.ais[0], utopia)
    assert len(army(scene)) == 5


@pytest.mark.rule("H3-AI-12")
def test_the_ai_gains_nothing_at_a_utopia_that_was_won_before() -> None:
    scene = Scene(1, "qg3_two_knights")
    utopia = scene.find("dragon_utopia")
    scene.flag(0, utopia).call(go, scene.s.ais[0], utopia)
    assert "pack dread_knights" in army(scene)
    assert len(army(scene)) == 4


def attack_ai(scene: Scene, number: int) -> Scene:
    """The player attacks an AI army; the player's first unit stands ready."""
    field = scene.s.ais[number].at
    scene.hero(0, field)
    scene.run(StartCombat(0, MAIN, AI, MAIN, number, field)).go_on("Deploy")
    return deploy(scene)


def deploy(scene: Scene) -> Scene:
    """Five strong units stand ready, one beside the other; equal enemies line up as they come."""
    names = ("archangels", "black_dragons", "ghost_dragons", "champions", "manticores")
    scene.army(0, **dict.fromkeys(names, "pack"))
    for _ in names:
        scene.play(scene.offered("deploy")[0])
    scene.play("ready")
    while scene.waits() == "LineUp":
        scene.play(scene.offered()[0])
    return scene


@pytest.mark.rule("H3-AI-12", "H3-DIFF-01")
@pytest.mark.parametrize("level", [1, 3])
def test_neutral_units_of_the_heros_level_fight_for_the_ai(level: int) -> None:
    scene = Scene(1, "dd1_devilish_plan", ("inferno",), boxes=all_boxes())
    player = scene.s.players[0]
    player.level, player.xp = level, FACTS.xp_for_level[level]
    attack_ai(scene, 0)
    assert scene.s.combat is not None
    enemies = [scene.s.combat.form[at] // 2 for at in range(len(scene.s.combat.form)) if scene.s.combat.side[at] == 1]
    hired = [troop for troop in enemies if FACTS.troop_slugs[troop].startswith("neutral_")]
    assert sorted(FACTS.troop[troop].tier for troop in hired) == sorted(FACTS.armies[1][level])
    assert sorted(hired) == sorted(scene.s.combat.drawn)
    assert FACTS.troop_number["elves"] in enemies


@pytest.mark.rule("H3-AI-12")
def test_nobody_fights_for_the_second_army() -> None:
    scene = Scene(1, "dd1_devilish_plan", ("inferno",), boxes=all_boxes())
    attack_ai(scene, 1)
    assert scene.s.combat is not None
    assert scene.s.combat.drawn == []


@pytest.mark.rule("H3-AI-06", "H3-AI-11")
def test_neutral_units_draw_might_cards_where_the_scenario_says_so() -> None:
    scene = Scene(1, "qg2_sicilian_dragon")
    scene.tile("C1", "C2")
    place = scene.place("C1")
    field = next(
        f for f in range(place * FIELDS, place * FIELDS + FIELDS) if FACTS.spot_guard[scene.s.atlas.spot[f]] in (6, 7)
    )
    scene.hero(0, field)
    scene.run(StartCombat(0, MAIN, NEUTRALS, NOBODY, NOBODY, field)).go_on("Deploy")
    deploy(scene)
    assert scene.s.combat is not None
    drawn = len(scene.told("ai-card"))
    assert len(scene.s.combat.ai_deck) + drawn == 4
    assert all(FACTS.ai_card[card].kind == "might" for card in scene.s.combat.ai_deck)
    hidden = {
        tuple(twin.combat.ai_deck)
        for twin in (GAME.resample(scene.s, 0, Chance.of(str(seed))) for seed in range(10))
        if twin.combat is not None
    }
    assert len(hidden) > 1


@pytest.mark.rule("H3-AI-11")
def test_neutral_units_of_other_scenarios_draw_none() -> None:
    scene = Scene(1, "llq1_homecoming")
    scene.tile("F1", "F1")
    place = scene.place("F1")
    field = next(f for f in range(place * FIELDS, place * FIELDS + FIELDS) if FACTS.spot_guard[scene.s.atlas.spot[f]])
    scene.hero(0, field).run(StartCombat(0, MAIN, NEUTRALS, NOBODY, NOBODY, field)).go_on("Deploy")
    deploy(scene)
    assert scene.s.combat is not None
    assert scene.s.combat.ai_deck == []


def united() -> Scene:
    """Two players before the Dragon Utopia."""
    scene = Scene(2, "community_stand_united").tile("C1", "C1")
    return scene.turn(0)


@pytest.mark.rule("H3-AI-06", "H3-AI-11")
def test_the_guard_of_the_utopia_fights_with_its_cards() -> None:
    scene = united()
    field = scene.find("dragon_utopia")
    scene.hero(0, field).run(StartCombat(0, MAIN, NEUTRALS, NOBODY, NOBODY, field)).go_on("Deploy")
    deploy(scene)
    combat = scene.s.combat
    assert combat is not None
    assert combat.ai == 0
    assert len(combat.ai_deck) + len(scene.told("ai-card")) >= 14
    assert FACTS.card_number["fireball"] in scene.s.ais[0].spells


@pytest.mark.rule("H3-MODE-05", "H3-END-04")
def test_a_winner_at_the_utopia_leaves_a_unit_and_resources_and_goes() -> None:
    scene = united().army(0, griffins="pack", archangels="few").stock(0, gold=9).stock(1)
    field = scene.find("dragon_utopia")
    scene.hero(0, field)
    scene.call(level_7_won, 0, MAIN, field)
    assert scene.waits() == "LeaveUnit"
    assert scene.offered() == ["share griffins", "share archangels"]
    scene.play("share griffins")
    assert scene.waits() == "GiftTo"
    scene.play("gift-to p2", "swap-give 9 gold")
    assert scene.owns(1, "gold") == 9
    assert scene.s.players[0].out
    assert scene.s.shared == [FACTS.troop_number["griffins"] * 2 + 1]
    assert not scene.s.places


@pytest.mark.rule("H3-END-01")
def test_the_last_winner_at_the_utopia_wins_for_all() -> None:
    scene = united()
    field = scene.find("dragon_utopia")
    scene.s.feats[1] |= WON_LEVEL_7
    scene.hero(0, field).call(level_7_won, 0, MAIN, field)
    assert scene.s.places == [1, 1]


# -- on the map -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-02")
def test_an_ai_that_beats_a_hero_flags_the_field() -> None:
    scene = Scene(1, "llq1_homecoming")
    home = scene.field("S1", "c")
    mine = scene.find("mine", "S1")
    scene.flag(0, mine).hero(0, mine)
    scene.s.ais[0].at = mine
    combat = new_combat(scene.s, AI, MAIN, 0, MAIN, 0, mine, 1)
    combat.winner = 0
    scene.call(attacker_won, combat).go_on("Turn")
    assert scene.where(0) == home
    assert scene.s.flag[mine] == AI


@pytest.mark.rule("H3-AI-01", "H3-AI-13")
def test_an_ai_goes_on_after_it_has_taken_a_settlement() -> None:
    scene = Scene(1, "llq1_homecoming").stock(0)
    ai = scene.s.ais[0]
    scene.tile(
        "F1",
        next(
            tile.id
            for tile in GAME.content.tile
            if tile.kind == "far" and any(field.location == "settlement" for field in tile.fields)
        ),
    )
    settlement = scene.find("settlement", "F1")
    scene.flag(0, settlement)
    ai.at = scene.neighbour(settlement)
    ai.moves = 3
    scene.call(take_step, 0, settlement).go_on("Turn")
    assert scene.s.flag[settlement] == AI
    assert ai.at != settlement


@pytest.mark.rule("H3-AI-04", "H3-AI-12")
def test_the_army_that_holds_the_town_is_not_its_hero() -> None:
    scene = Scene(1, "db1_savaging", ("dungeon",))
    ai = scene.s.ais[0]
    town = ai.home
    away = scene.neighbour(town)
    ai.at = away
    scene.hero(0, town)
    combat = new_combat(scene.s, 0, MAIN, AI, NOBODY, 0, town, 0)
    combat.winner = 0
    scene.call(attacker_won, combat)
    assert ai.at == away
    assert not ai.out
    assert ai.beaten == 0


@pytest.mark.rule("H3-AI-12")
def test_a_beaten_ai_comes_back_with_its_starting_army() -> None:
    scene = Scene(1, "db1_savaging", ("dungeon",))
    ai = scene.s.ais[0]
    listed = ai.army.copy()
    ai.army = [form | 1 for form in ai.army]
    ai.at = scene.neighbour(ai.home)
    ai.moves = 2
    scene.call(ai_beaten, 0, 0, ai.at)
    assert ai.army == listed
    assert (ai.at, ai.moves, ai.out) == (ai.home, 0, False)


# -- Force of Will ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-06", "H3-COMBAT-08")
def test_at_the_utopia_the_player_stands_in_the_middle_and_the_guard_in_the_corners() -> None:
    scene = Scene(2, "community_force_of_will").tile("C1", "C1")
    field = scene.find("dragon_utopia")
    scene.hero(0, field).run(StartCombat(0, MAIN, NEUTRALS, NOBODY, NOBODY, field)).go_on("Deploy")
    spaces = {text.split()[-1] for text in scene.offered("deploy")}
    assert spaces == {"a3", "b3", "c3", "d3"}
    scene.play(scene.offered("deploy")[0], "ready")
    corners: set[str] = set()
    while scene.waits() == "PlaceNeutral":
        corners |= {text.split()[-1] for text in scene.offered("deploy")}
        scene.play(scene.offered("deploy")[0])
    assert corners == {"a1", "d1", "a5", "d5"}


@pytest.mark.rule("H3-DIFF-03", "H3-SETUP-09")
def test_without_a_starting_bonus_a_campaign_has_none_either() -> None:
    assert Scene(1, "llq1_homecoming", until="ChooseBonus").waits() == "ChooseBonus"
    scene = Scene(1, "llq1_homecoming", optional=1 << OPT_NO_BONUS, until="Turn")
    assert scene.s.players[0].stock == [15, 3, 1]
    assert scene.units(0) == {"halberdiers": "pack", "marksmen": "few"}


# -- warlords ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-05", "H3-AI-01")
def test_a_warlord_army_starts_moving_in_the_round_after_it_appeared() -> None:
    scene = Scene(2, "geleas_champions")
    scene.s.round = 3
    scene.call(army_appears, 1).go_on("Turn")
    start = scene.s.ais[0].at
    scene.call(ai_turns).go_on("Turn")
    assert scene.s.ais[0].at == start
    scene.s.round = 4
    scene.call(ai_turns).go_on("Turn")
    assert scene.s.ais[0].at != start


@pytest.mark.rule("H3-AI-12", "H3-UNIT-10")
def test_a_warlord_army_keeps_its_losses() -> None:
    scene = Scene(2, "geleas_champions")
    scene.s.round = 3
    scene.call(army_appears, 1).go_on("Turn")
    ai = scene.s.ais[0]
    units = ai.army.copy()
    combat = new_combat(scene.s, AI, MAIN, 0, MAIN, 0, ai.at, 1)
    scene.s.combat = combat
    for at, form in enumerate(units[1:]):
        add_fighter(combat, form, 0, NOBODY, at, ())
    keep_losses(scene.s, combat)
    assert ai.army == units[1:]
    gone = units[0] // 2
    assert gone in scene.s.neutral_discards[FACTS.troop[gone].tier]


@pytest.mark.rule("H3-UNIT-10")
def test_the_units_of_a_beaten_army_are_discarded() -> None:
    scene = Scene(2, "geleas_champions")
    scene.s.round = 6
    scene.call(army_appears, 2).go_on("Turn")
    units = [form // 2 for form in scene.s.ais[0].army]
    scene.call(ai_beaten, 0, 0, scene.s.ais[0].at).go_on("Turn")
    assert scene.s.ais[0].army == []
    for troop in units:
        assert troop in scene.s.neutral_discards[FACTS.troop[troop].tier]


# -- A Devilish Plan --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SIEGE-01", "H3-AI-13")
def test_walls_and_gate_without_a_tower_until_it_is_built() -> None:
    for tower in (False, True):
        scene = Scene(1, "dd1_devilish_plan", ("inferno",), boxes=all_boxes())
        assert not scene.s.ais[0].tower
        scene.s.ais[0].tower = tower
        attack_ai(scene, 0)
        combat = scene.s.combat
        assert combat is not None
        assert combat.siege
        assert (combat.board[20] != NOBODY) is tower


@pytest.mark.rule("H3-MAP-12")
def test_the_second_army_guards_the_utopia_instead_of_neutral_units() -> None:
    scene = Scene(1, "dd1_devilish_plan", ("inferno",), boxes=all_boxes())
    scene.tile("C1", "C1")
    field = scene.s.ais[1].at
    assert scene.find("dragon_utopia") == field
    assert guard_at(scene.s, field) == 0


# -- the Queen's Gambit -----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-12")
def test_the_cloak_of_the_undead_king_lies_on_the_changed_army() -> None:
    scene = Scene(1, "qg1_greek_gift")
    attack_ai(scene, 0)
    combat = scene.s.combat
    assert combat is not None
    laid = {
        FACTS.troop_slugs[combat.form[at] // 2]: [FACTS.card_slugs[card] for card in combat.layers[at]]
        for at in range(len(combat.form))
        if combat.layers[at]
    }
    assert laid == {"zombies": ["sandro_4"], "skeletons": ["sandro_6"]}
    assert combat.ai_deck == []


@pytest.mark.rule("H3-AI-07")
def test_a_skill_card_lays_the_cloak_where_it_fits_and_only_once() -> None:
    scene = Scene(1, "qg2_sicilian_dragon")
    attack_ai(scene, 0)
    combat = scene.s.combat
    assert combat is not None
    skill = next(at for at, card in enumerate(FACTS.ai_card) if card.kind == "skill")
    unit = next(at for at in range(len(combat.form)) if combat.side[at] == 1 and combat.space[at] < 20)
    for _ in range(3):
        scene.s.chance = scene.chance
        use_skill(scene.s, combat, unit, skill)
    laid = sorted(FACTS.card_slugs[card] for layers in combat.layers for card in layers)
    assert laid == ["sandro_4", "sandro_6"]


@pytest.mark.rule("H3-UNIT-03")
def test_a_horde_of_an_ai_is_simply_gone_when_it_is_used_up() -> None:
    scene = Scene(1, "qg1_greek_gift")
    attack_ai(scene, 0)
    combat = scene.s.combat
    assert combat is not None
    unit = next(at for at in range(len(combat.form)) if combat.layers[at])
    scene.s.chance = scene.chance
    assert drop(scene.s, combat, unit, NOBODY)
    assert combat.layers[unit] == ()


# -- the Grail --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-12")
def test_the_carrier_of_the_grail_is_not_carried_by_town_portal() -> None:
    scene = Scene(2, "search_for_the_grail")
    scene.hero(0, scene.neighbour(scene.field("S1", "c")))
    assert portals(scene.s, 0, 0)
    scene.s.grail = 0
    assert not portals(scene.s, 0, 0)


@pytest.mark.rule("H3-MAP-12", "H3-MOVE-04")
def test_wings_do_not_carry_the_grail() -> None:
    scene = Scene(2, "search_for_the_grail")
    wings = FACTS.card_number["angel_wings"]
    scene.s.players[0].ongoing = [Effect("pass_fields", 0, wings, 0, MAIN, 0, "turn", 1)]
    assert "borders" in passes_of(scene.s, 0, MAIN)
    scene.s.grail = 0
    assert not passes_of(scene.s, 0, MAIN)


@pytest.mark.rule("H3-AI-01", "H3-SIEGE-01")
def test_a_captured_stronghold_is_the_players_town() -> None:
    scene = Scene(1, "qg3_two_knights")
    home = scene.field("S1", "c")
    assert own_town(scene.s, 0) == home
    assert besieged(scene.s, 0, 0, home)
    ai = scene.s.ais[0]
    ai.at = scene.find("dragon_utopia")
    assert goals(scene.s, ai) == [home]
