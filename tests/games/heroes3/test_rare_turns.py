"""What seldom happens: berserk units of the AI, gates below the ground, a level that goes back, cards of a quest."""

from __future__ import annotations

import pytest

from games.heroes3.combats import battle
from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import FIELDS, MAIN, NOBODY
from ludoteka.games.heroes3.rules.battlefield.damage import lose_raised_hp, wound
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.cards.levels import level_reached
from ludoteka.games.heroes3.rules.combat.acting import EndActivation
from ludoteka.games.heroes3.rules.combat.moves import berserk_options, move_options
from ludoteka.games.heroes3.rules.map.gates import GoThrough, gate_exits, tiles_touch
from ludoteka.games.heroes3.rules.scenario.quests import give_up


@pytest.mark.rule("H3-SPELL-06")
def test_a_berserk_unit_goes_to_the_nearest_friend_or_foe() -> None:
    fight = battle([("crusaders", "b3"), ("griffins", "b5")], [("gnolls", "d5")])
    crusaders = fight.at("b3")
    moves = move_options(fight.s, fight.c, crusaders)
    beside = {fight.space(name) for name in ("a5", "b4", "c5")}
    goals = {action[1] for action in berserk_options(fight.s, fight.c, crusaders, moves)}
    assert goals == beside & set(moves)
    assert {action[0] for action in berserk_options(fight.s, fight.c, crusaders, moves)} == {"march"}
    assert berserk_options(fight.s, fight.c, crusaders, []) == [("hold",)]
    far = battle([("crusaders", "a1")], [("gnolls", "d5")])
    steps = [far.space("a2"), far.space("b1")]
    assert berserk_options(far.s, far.c, far.at("a1"), steps) == [("march", step) for step in steps]


@pytest.mark.rule("H3-SPELL-06", "R-40")
def test_a_berserk_unit_of_the_ai_attacks_its_neighbour() -> None:
    fight = battle([("titans", "d1")], [("champions", "b4"), ("crusaders", "b5")], against="ai", faces=(0, 0))
    lay_plain(fight.c, "berserk", 0, fight.at("b4"), 1, "combat")
    fight.acts_by_ai("b4")
    assert fight.damage("b5") > 0
    far = battle([("titans", "d1")], [("champions", "a4"), ("crusaders", "d5")], against="ai", faces=(0, 0))
    lay_plain(far.c, "berserk", 0, far.at("a4"), 1, "combat")
    far.acts_by_ai("a4")
    assert far.damage("d5") > 0, "it goes there first"


@pytest.mark.rule("H3-UNIT-03", "R-79")
def test_phoenixes_stay_at_one_hp_when_a_card_that_raised_them_ends() -> None:
    fight = battle([("phoenixes", "b3")], [("titans", "d5")])
    phoenixes = fight.at("b3")
    hp = FACTS.hp[fight.c.form[phoenixes]]
    lay_plain(fight.c, "hp", 0, phoenixes, 2, "combat")
    wound(fight.s, fight.c, phoenixes, hp, NOBODY)
    fight.c.effects = [effect for effect in fight.c.effects if effect.name != "hp"]
    lose_raised_hp(fight.s, fight.c, phoenixes)
    assert fight.damage("b3") == hp - 1
    assert fight.c.space[phoenixes] == fight.space("b3")


@pytest.mark.rule("H3-UNIT-04")
def test_a_level_goes_back_once_where_the_scenario_says_so() -> None:
    scene = Scene(2, "community_emerald_island", boxes=all_boxes())
    player = scene.s.players[0]
    for expected in (3, 4):
        player.level, player.xp, player.experts = 4, FACTS.xp_for_level[4], 9
        scene.call(level_reached, 0, 4)
        assert player.level == expected
        assert player.xp == FACTS.xp_for_level[expected]
    player.level, player.xp = 5, FACTS.xp_for_level[5]
    scene.call(level_reached, 0, 5)
    assert player.level == 5


@pytest.mark.rule("H3-MOVE-04")
def test_a_gate_below_the_ground_leads_to_tiles_that_touch(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene()
    here, there = scene.find("mine", "S1"), scene.find("mine", "S2")
    locations = FACTS.spot_location.copy()
    for field in (here, there):
        locations[scene.s.atlas.spot[field]] = FACTS.location_number["subterranean_gate"]
    monkeypatch.setattr(FACTS, "spot_location", locations)
    assert not tiles_touch(scene.s, here, there)
    assert there not in gate_exits(scene.s, 0, MAIN, here)
    edge = next(
        at for at, near in enumerate(scene.s.atlas.near) if near == NOBODY and at // 6 // FIELDS == here // FIELDS
    )
    near = scene.s.atlas.near.copy()
    near[edge] = there
    monkeypatch.setattr(scene.s.atlas, "near", near)
    assert tiles_touch(scene.s, here, there)
    scene.hero(0, here).run(GoThrough(0, MAIN, here))
    scene.play(f"place-hero {scene.name(there)}")
    assert (scene.where(0), scene.s.players[0].came_from[MAIN]) == (there, here)
    assert scene.told("moved") == [("moved", 0, MAIN, there)]


@pytest.mark.rule("H3-END-01")
@pytest.mark.parametrize("pile", ["hand", "discard", "deck"])
def test_a_card_of_a_quest_is_given_up_wherever_it_lies(pile: str) -> None:
    scene = Scene(2, "eol2_cutthroats", ("rampart", "rampart"), 1, all_boxes())
    crest = FACTS.card_number["crest_of_valor"]
    scene.hand(0).discard(0).deck(0)
    getattr(scene, pile)(0, "crest_of_valor")
    scene.call(give_up, 0, crest)
    player = scene.s.players[0]
    assert crest not in [*player.hand, *player.discard, *player.deck.cards()]
    assert crest in scene.s.removed


@pytest.mark.rule("H3-COMBAT-20")
def test_an_activation_whose_combat_is_over_has_nothing_to_close() -> None:
    scene = Scene()
    power = scene.s.players[0].power = 2
    EndActivation(0).run(scene.s)
    assert scene.s.combat is None
    assert scene.s.players[0].power == power
