"""Armies that charge at a town and cannot be attacked: Deal With the Devil."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.facts import AI, MAIN, NOBODY
from ludoteka.games.heroes3.rules.ai.armies import army_arrives
from ludoteka.games.heroes3.rules.ai.charging import turn_sequence
from ludoteka.games.heroes3.rules.ai.fighting import AiActs, gate_first, rank
from ludoteka.games.heroes3.rules.ai.hero_cards import ai_bears, ai_plays
from ludoteka.games.heroes3.rules.ai.heroes import ai_turns, go, take_step
from ludoteka.games.heroes3.rules.ai.ways import goals, may_pass
from ludoteka.games.heroes3.rules.battlefield.board import GATE, TOWER_SPACE, WALL
from ludoteka.games.heroes3.rules.battlefield.effects import SHIELD, SWORD
from ludoteka.games.heroes3.rules.battlefield.siege import siege_pieces
from ludoteka.games.heroes3.rules.combat.acting import may_surrender
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.combat.strike import begin_strike
from ludoteka.games.heroes3.rules.map.heroes import may_have_secondary
from ludoteka.games.heroes3.rules.map.moving import enter_closed
from ludoteka.games.heroes3.rules.scenario.special import ai_beaten
from ludoteka.games.heroes3.rules.world.fields import is_location, own_town
from ludoteka.games.heroes3.rules.world.scenario_map import named_field
from ludoteka.games.heroes3.state_combat import Combat

RAMPART, CASTLE = 0, 1
ARRIVES = {"rampart_2": 1, "castle_2": 2, "final": 4}
"""Which timed event brings an army."""


def kleesive(difficulty: int = 1) -> Scene:
    """The scenario in its first turn."""
    return Scene(1, "dd3_deal_with_the_devil", ("inferno",), difficulty, all_boxes())


def besieging(scene: Scene, number: int = RAMPART, *units: str) -> Combat:
    """An army attacks the town; the hero's units stand ready behind the walls."""
    town = own_town(scene.s, 0)
    scene.army(0, **dict.fromkeys(units or ("magogs",), "pack")).hero(0, town)
    scene.s.ais[number].at = town
    scene.s.ais[number].deck = []
    scene.run(StartCombat(AI, MAIN, 0, MAIN, number, town)).go_on("Deploy")
    while scene.offered("deploy"):
        scene.play(scene.offered("deploy")[0])
    scene.play("ready")
    while scene.waits() in ("LineUp", "PlaceGate"):
        scene.play(scene.offered()[0])
    assert scene.s.combat is not None
    return scene.s.combat


# -- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SETUP-09", "H3-EXP-02")
def test_a_war_machine_of_choice_is_the_bonus() -> None:
    scene = Scene(1, "dd3_deal_with_the_devil", ("inferno",), 1, all_boxes(), until="PickMachine")
    assert {text.split()[1] for text in scene.offered()} >= {"ballista", "catapult", "ammo_cart", "first_aid_tent"}
    scene.play("pick-machine ballista")
    player = scene.s.players[0]
    assert FACTS.card_number["ballista"] in [*player.hand, *player.deck.cards(), *player.permanent]


@pytest.mark.rule("H3-MAP-09")
def test_mines_outside_the_own_tiles_start_with_enemy_cubes() -> None:
    scene = kleesive()
    mines = [field for field in range(len(scene.s.flag)) if is_location(scene.s, field, "mine")]
    own = [scene.place(slot) for slot in ("S2", "F2", "F3")]
    assert len(mines) >= 7
    for field in mines:
        assert (scene.s.flag[field] == AI) == (field // 7 not in own)


@pytest.mark.rule("H3-AI-05")
def test_the_armies_share_a_deck_and_their_artifacts_leave_the_common_deck() -> None:
    scene = kleesive()
    scene.call(army_arrives, ARRIVES["rampart_2"]).call(army_arrives, ARRIVES["final"])
    first, second, third, final = scene.s.ais
    assert first.deck == second.deck == third.deck
    assert (len(first.deck), len(final.deck)) == (5, 6)
    skills = [FACTS.card_slugs[card] for card in final.specialties]
    assert skills == ["shield_of_the_damned", "sword_of_hellfire", "ballistics", "first_aid"]
    assert FACTS.card_number["sword_of_hellfire"] not in scene.s.decks[1].cards()


# -- the map ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOVE-03", "H3-HERO-02")
def test_the_main_hero_stays_on_inferno_tiles_and_has_no_second() -> None:
    scene = kleesive()
    assert enter_closed(scene.s, 0, MAIN, scene.field("F2", "c"), 3) is None
    assert enter_closed(scene.s, 0, MAIN, scene.field("F4", "sw"), 3) == ("closed-by-scenario", scene.field("F4", "sw"))
    assert not may_have_secondary(scene.s, 0)


@pytest.mark.rule("H3-MOVE-05")
def test_charging_armies_cannot_be_attacked() -> None:
    scene = kleesive()
    field = scene.field("F2", "c")
    scene.s.ais[RAMPART].at = field
    assert enter_closed(scene.s, 0, MAIN, field, 3) == ("not-to-be-attacked", field)


@pytest.mark.rule("H3-ROUND-05")
def test_the_player_chooses_where_the_second_castle_army_arrives() -> None:
    scene = kleesive()
    scene.call(army_arrives, ARRIVES["castle_2"])
    assert scene.waits() == "ChooseArrival"
    wanted = named_field(scene.s, "F5.W")
    scene.play(f"arrival {scene.name(wanted)}")
    assert (scene.s.ais[-1].at, scene.s.ais[-1].movement) == (wanted, 2)


@pytest.mark.rule("H3-AI-01")
@pytest.mark.parametrize(("army", "expected"), [(RAMPART, 4), (CASTLE, 5)])
def test_armies_arrive_in_the_rounds_that_the_scenario_announces(army: int, expected: int) -> None:
    scene = kleesive()
    scene.s.ais[1 - army].out = True
    rounds = 0
    while scene.s.combat is None:
        rounds += 1
        scene.call(ai_turns)
        while scene.waits() not in ("Turn", "Deploy"):
            scene.play(scene.offered()[0])
    assert rounds == expected


@pytest.mark.rule("H3-AI-01", "H3-AI-02")
def test_a_mine_is_taken_on_the_way_but_nobody_turns_back_for_one() -> None:
    scene = kleesive()
    ai = scene.s.ais[CASTLE]
    mine = scene.find("mine", "F3")
    ai.at = scene.field("F3", "nw")
    town = own_town(scene.s, 0)
    assert goals(scene.s, ai) == [town]
    scene.flag(0, mine)
    assert goals(scene.s, ai) == [mine]
    ai.moves = 1
    scene.call(take_step, CASTLE, mine)
    assert scene.s.flag[mine] == AI
    scene.flag(0, mine)
    ai.at = scene.field("F3", "ne")
    near = goals(scene.s, ai)
    ai.at = scene.field("S2", "w")
    assert goals(scene.s, ai) == [town]
    assert near in ([mine], [town])


@pytest.mark.rule("H3-AI-01")
def test_stables_give_a_movement_point_and_armies_pass_each_other() -> None:
    scene = kleesive()
    ai = scene.s.ais[RAMPART]
    stables = scene.find("stables", "F2")
    scene.s.ais[CASTLE].at = stables
    assert may_pass(scene.s, ai, stables)
    ai.at, ai.moves = scene.field("F2", "w"), 1
    scene.call(go, ai, stables)
    assert ai.moves == 2


@pytest.mark.rule("H3-AI-01")
def test_the_army_that_gets_closest_moves_first() -> None:
    scene = kleesive()
    scene.s.ais[CASTLE].at = scene.field("S2", "w")
    assert turn_sequence(scene.s) == [CASTLE, RAMPART]
    scene.s.ais[RAMPART].at = scene.field("S2", "w")
    assert turn_sequence(scene.s) == [RAMPART, CASTLE]


# -- called home ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-01", "H3-MORALE-03")
def test_an_army_that_enters_the_heros_tile_sends_the_hero_home_at_a_price() -> None:
    scene = kleesive().stock(0, gold=5).hand(0, "attack", "attack")
    scene.hero(0, scene.field("F3", "c"), moves=2)
    ai = scene.s.ais[CASTLE]
    ai.at, ai.moves = scene.field("F4", "se"), 1
    scene.call(take_step, CASTLE, scene.field("F3", "w"))
    player = scene.s.players[0]
    assert player.at[MAIN] == own_town(scene.s, 0)
    assert (player.moves[MAIN], player.stock[0], player.morale, len(player.hand)) == (0, 2, -1, 1)
    assert scene.told("called-home")
    assert ai.at == scene.field("F3", "w")


@pytest.mark.rule("H3-AI-01", "H3-COMBAT-04")
def test_a_town_attacked_while_the_hero_is_away_is_defended_in_person() -> None:
    scene = kleesive().stock(0, gold=5).hand(0)
    scene.hero(0, scene.field("F2", "c"))
    scene.s.ais[CASTLE].at = scene.field("S2", "w")
    scene.s.ais[CASTLE].moves = 1
    scene.call(take_step, CASTLE, own_town(scene.s, 0)).go_on("Deploy")
    combat = scene.s.combat
    assert combat is not None
    assert (combat.defender, combat.defender_hero, combat.siege) == (0, MAIN, True)
    assert scene.owns(0, "gold") == 2
    assert not may_surrender(scene.s, combat, 1)


@pytest.mark.rule("H3-AI-01")
def test_a_hero_in_the_town_is_not_called_anywhere() -> None:
    scene = kleesive().stock(0, gold=5)
    scene.hero(0, own_town(scene.s, 0))
    scene.s.ais[CASTLE].at = scene.field("F3", "e")
    scene.s.ais[CASTLE].moves = 1
    scene.call(take_step, CASTLE, scene.field("S2", "w"))
    assert scene.owns(0, "gold") == 5


# -- the siege --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-08", "H3-AI-09")
def test_ranged_besiegers_prefer_ranged_units_then_the_tower_then_others() -> None:
    scene = kleesive()
    combat = besieging(scene, RAMPART, "magogs", "familiars")
    elves = next(at for at, form in enumerate(combat.form) if FACTS.troop_slugs[form >> 1] == "elves")
    magogs = next(at for at, form in enumerate(combat.form) if FACTS.troop_slugs[form >> 1] == "magogs")
    familiars = next(at for at, form in enumerate(combat.form) if FACTS.troop_slugs[form >> 1] == "familiars")
    tower = combat.board[TOWER_SPACE]
    assert rank(scene.s, elves, magogs) < rank(scene.s, elves, tower) < rank(scene.s, elves, familiars)
    dwarves = next(at for at, form in enumerate(combat.form) if FACTS.troop_slugs[form >> 1] == "dwarves")
    assert rank(scene.s, dwarves, tower) > rank(scene.s, dwarves, familiars)


@pytest.mark.rule("H3-SIEGE-02")
def test_the_gate_falls_before_the_walls_and_all_stand_again_in_the_next_combat() -> None:
    scene = kleesive()
    combat = besieging(scene)
    pieces = siege_pieces(combat)
    ordered = gate_first(scene.s, combat, pieces)
    assert combat.board[ordered[0]] == GATE
    assert all(combat.board[space] == WALL for space in ordered[1:])
    ballistics = FACTS.card_number["ballistics"]
    scene.call(ai_plays, combat, combat.side.index(0), ballistics, FACTS.card[ballistics].plays[0])
    assert GATE not in [combat.board[space] for space in pieces]
    scene.s.combat = None
    scene.turn(0)
    del scene.s.agenda[:-1]
    assert len(siege_pieces(besieging(scene, CASTLE))) == len(pieces)


@pytest.mark.rule("H3-AI-07")
def test_the_sword_serves_the_acting_unit_and_waits_for_the_next_when_it_is_used_again() -> None:
    scene = kleesive()
    combat = besieging(scene)
    sword = FACTS.card_number["sword_of_hellfire"]
    unit, other = [at for at, side in enumerate(combat.side) if side == 0][:2]
    scene.s.chance = scene.chance
    hurt = combat.damage[unit]
    ai_bears(scene.s, combat, unit, sword, True)
    laid = [effect for effect in combat.effects if effect.name == "attack" and effect.target == unit]
    assert [(effect.amount, effect.until) for effect in laid] == [(3, "might")]
    assert combat.damage[unit] == hurt + 1
    ai_bears(scene.s, combat, unit, sword, False)
    assert [effect.name for effect in combat.effects if effect.name == SWORD] == [SWORD]
    AiActs(other).run(scene.s)
    assert SWORD not in [effect.name for effect in combat.effects]
    assert any(effect.name == "attack" and effect.target == other and effect.amount >= 3 for effect in combat.effects)


@pytest.mark.rule("H3-AI-07")
def test_the_shield_covers_the_first_unit_that_is_struck() -> None:
    scene = kleesive()
    combat = besieging(scene)
    shield = FACTS.card_number["shield_of_the_damned"]
    unit, other = [at for at, side in enumerate(combat.side) if side == 0][:2]
    mine = combat.side.index(1)
    scene.s.chance = scene.chance
    ai_bears(scene.s, combat, unit, shield, True)
    assert [effect.name for effect in combat.effects if effect.name == SHIELD] == [SHIELD]
    begin_strike(scene.s, combat, unit, mine, 0, -1)
    assert SHIELD in [effect.name for effect in combat.effects]
    hurt = combat.damage[other]
    begin_strike(scene.s, combat, mine, other, 0, -1)
    assert SHIELD not in [effect.name for effect in combat.effects]
    covered = [effect for effect in combat.effects if effect.name == "defense" and effect.target == other]
    assert [(effect.amount, effect.until) for effect in covered] == [(3, "might")]
    assert combat.damage[other] == hurt + 1


# -- the end ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-01", "H3-AI-12")
def test_five_beaten_armies_win_and_each_gives_three_gold() -> None:
    scene = kleesive().stock(0)
    for event in (ARRIVES["rampart_2"], ARRIVES["castle_2"], ARRIVES["final"]):
        scene.call(army_arrives, event).go_on("Turn")
    assert scene.s.ais[-1].movement == 4
    for number in range(5):
        assert not scene.s.places
        scene.call(ai_beaten, 0, number, scene.s.ais[number].at)
    assert scene.s.places == [1]
    assert scene.owns(0, "gold") == 12
    (goal,) = GAME.view(scene.s, 0).goals
    assert (goal.kind, goal.need, goal.have) == ("all_ai_armies_beaten", 5, [5])
    assert all(ai.at == NOBODY for ai in scene.s.ais)
