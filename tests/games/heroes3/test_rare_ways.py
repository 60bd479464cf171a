"""What seldom happens on the way: tiles turned for nothing, prices nobody can pay, waves that find no town."""

from __future__ import annotations

import pytest

from games.heroes3.card_fights import BAG
from games.heroes3.combats import battle
from games.heroes3.hands import holding
from games.heroes3.scene import FACTS, Scene
from games.heroes3.test_scenarios_arena import gates
from games.heroes3.test_scenarios_realms_boss import AZURE, CRYSTAL, combat, dragon, hoards, hunt
from ludoteka.games.heroes3.facts import FAR, MAIN, NOBODY
from ludoteka.games.heroes3.rules.ai.armies import WaveComes
from ludoteka.games.heroes3.rules.battlefield.board import BACK_ROW, DEFENDING, FORCE_FIELD, row_spaces
from ludoteka.games.heroes3.rules.combat.boss import summon_company
from ludoteka.games.heroes3.rules.play.playing import unaffordable
from ludoteka.games.heroes3.rules.scenario.together import FreeDiscovery
from ludoteka.games.heroes3.rules.scenario.visited import GoThroughGate
from ludoteka.games.heroes3.rules.world.bosses import boss_of
from ludoteka.games.heroes3.rules.world.fields import own_town


@pytest.mark.rule("H3-MAP-02")
def test_only_far_tiles_are_turned_over_for_nothing() -> None:
    scene = Scene()
    atlas = scene.s.atlas
    hidden = [place for place in range(len(atlas.tile)) if atlas.rotation[place] == NOBODY]
    assert {atlas.kind[place] for place in hidden} > {FAR}, "near and center tiles lie face down too"
    offered = [action[1] for action in FreeDiscovery(0).options(scene.s) if action[0] == "observe"]
    assert offered == [place for place in hidden if atlas.kind[place] == FAR]
    place = int(offered[0])
    scene.run(FreeDiscovery(0)).play(f"observe t{place + 1}")
    assert (scene.waits(), scene.choice().seat) == ("RotateTile", 0)


@pytest.mark.rule("H3-CARD-16")
def test_a_hero_at_rest_may_lack_cards_to_pay_with_but_never_movement() -> None:
    scene = holding("xyron_1")
    scene.s.players[0].moves[MAIN] = 0
    card = FACTS.card_number["xyron_1"]
    assert unaffordable(scene.s, 0, card, 0) == ("cards-short", card)


@pytest.mark.rule("H3-CARD-07")
def test_a_blast_hits_a_space_and_its_neighbours_and_nobody_where_they_are_empty() -> None:
    own = [("crusaders", "b3"), ("griffins", "a1")]
    fight = battle(own, [(BAG, "b4"), (BAG, "d4")], hand=("xyron_6",)).activate("b3")
    fight.do("play xyron_6 1", "target c4")
    assert [fight.damage(space) for space in ("a1", "b3", "b4", "d4")] == [0, 0, 1, 1]


@pytest.mark.rule("H3-AI-12")
def test_a_wave_attacks_nobody_who_has_no_town() -> None:
    scene = Scene(1, "community_close_to_enemies")
    wave = next(at for at, event in enumerate(FACTS.content.scenario[scene.s.scenario].timed) if event.army)
    town = own_town(scene.s, 0)
    scene.s.own_map()
    scene.s.atlas.spot[town] = scene.s.atlas.spot[scene.neighbour(town)]
    scene.tile("F3", "F1").flag(0, len(scene.s.flag) - 1)
    assert own_town(scene.s, 0) == NOBODY
    scene.run(WaveComes(0, wave))
    assert scene.s.combat is None
    assert scene.waits() == "Turn"


@pytest.mark.rule("R-55", "H3-COMBAT-01")
def test_a_hero_who_comes_out_of_a_gate_onto_an_enemy_attacks() -> None:
    scene, one, other = gates()
    scene.s.stars[scene.find("obelisk", "N1")] = 0b1
    scene.hero(1, other).hero(0, scene.neighbour(one)).turn(0).play(f"move main {scene.name(one)}")
    c = combat(scene.go_on("Deploy"))
    assert (c.attacker, c.defender, c.field) == (0, 1, other)


@pytest.mark.rule("R-55")
def test_who_was_taken_away_meanwhile_does_not_go_through_the_gate() -> None:
    scene, one, other = gates()
    scene.s.stars[scene.find("obelisk", "N1")] = 0b1
    away = scene.where(0)
    scene.run(GoThroughGate(0, MAIN, one))
    assert scene.where(0) == away != other


@pytest.mark.rule("H3-MODE-01")
def test_a_boss_without_free_space_behind_it_summons_nobody() -> None:
    scene = hunt(CRYSTAL)
    c, boss = combat(scene), boss_of(scene.s)
    assert boss is not None
    scene.s.chance = scene.chance
    before = len(c.form)
    behind = list(row_spaces(BACK_ROW[DEFENDING]))
    for space in behind:
        c.board[space] = FORCE_FIELD
    assert (summon_company(scene.s, c, boss), len(c.form)) == (0, before)
    c.board[behind[0]] = NOBODY
    assert (summon_company(scene.s, c, boss), len(c.form)) == (1, before + 1)


@pytest.mark.rule("H3-MODE-01")
def test_armour_that_a_boss_shows_again_adds_to_what_it_absorbs() -> None:
    scene = hunt(AZURE)
    hoards(scene, "armor_of_wonder")
    c, boss = combat(scene), dragon(scene)
    hoards(scene, "armor_of_wonder")
    assert [(one.target, one.amount) for one in c.effects if one.name == "absorbs"] == [(boss, 6)]
