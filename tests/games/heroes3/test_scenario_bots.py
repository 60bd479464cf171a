"""What bots see of a scenario: its own armies, the guards it changes, the deadlines it sets."""

from __future__ import annotations

import copy

import pytest

from games.heroes3.scene import FACTS, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.bot.conquest import conquest
from ludoteka.games.heroes3.bot.fights import announced_swings, fight_swings
from ludoteka.games.heroes3.bot.prospects import prospects
from ludoteka.games.heroes3.bot.together import LOST_FIGHT
from ludoteka.games.heroes3.bot.worths import aims_of, worths_of
from ludoteka.games.heroes3.facts import AI, MAIN, NOBODY
from ludoteka.games.heroes3.rules.ai.timed_fights import FightIsDue
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.world.fields import own_town

CASTLE = 1


def steadwick() -> Scene:
    """Steadwick's Fall in its first turn."""
    return Scene(1, "dd2_steadwicks_fall", ("inferno",), 0, all_boxes())


@pytest.mark.rule("H3-AI-05")
def test_bots_expect_the_neutral_units_that_a_charging_hero_will_draw() -> None:
    scene = steadwick().army(0, familiars="few")
    worths, aims = worths_of(FACTS), aims_of(FACTS, scene.s.scenario, 1)
    swings = [0.0]
    field = scene.s.ais[CASTLE].at
    assert not scene.s.ais[CASTLE].army, "its units are drawn for each combat"
    announced_swings(scene.s, StartCombat(0, MAIN, AI, MAIN, CASTLE, field), worths, aims, swings)
    assert swings[0] < 0, "a single Few is beaten, and with it the scenario"


@pytest.mark.rule("H3-DIFF-01")
def test_bots_count_with_the_guards_that_the_scenario_has() -> None:
    scene = steadwick().army(0, familiars="pack", magogs="few", demons="few")
    worths, aims = worths_of(FACTS), aims_of(FACTS, scene.s.scenario, 1)
    assert aims.regraded
    printed = copy.copy(aims)
    printed.regraded = False
    assert prospects(scene.s, 0, worths, aims, NOBODY) < prospects(scene.s, 0, worths, printed, NOBODY)
    assert not aims_of(FACTS, NAMES.scenarios.index("carpe_diem"), 2).regraded


@pytest.mark.rule("H3-END-01")
def test_hope_for_the_place_that_wins_grows_with_army_and_gold_until_it_is_taken() -> None:
    scene = Scene(2, "community_force_of_will")
    worths, aims = worths_of(FACTS), aims_of(FACTS, scene.s.scenario, 2)
    scene.tile("C1", "C1").army(0, halberdiers="few")

    def hope() -> float:
        return conquest(scene.s, 0, worths, aims, 0, NOBODY)

    scene.s.players[0].stock = [0, 0, 0]
    poor = hope()
    scene.s.players[0].stock = [60, 15, 8]
    rich = hope()
    scene.army(0, halberdiers="pack", griffins="pack", crusaders="pack", champions="pack", archangels="pack")
    strong = hope()
    assert poor < rich < strong < aims.conquest
    scene.flag(0, scene.find("dragon_utopia", "C1"))
    assert hope() == aims.conquest
    assert conquest(scene.s, 1, worths, aims, 0, NOBODY) == 0.0, "the other player does not hope for what is held"


@pytest.mark.rule("H3-END-01")
def test_an_open_portal_is_half_the_way() -> None:
    scene = Scene(2, "community_race_for_the_dragon_isle", boxes=all_boxes())
    worths, aims = worths_of(FACTS), aims_of(FACTS, scene.s.scenario, 2)
    assert conquest(scene.s, 0, worths, aims, 0, NOBODY) < 0.5 * aims.conquest
    beside = scene.neighbour(own_town(scene.s, 0))
    scene.s.own_map()
    spot = scene.s.atlas.spot.copy()
    spot[beside] = FACTS.spot_location.index(FACTS.location_number["obelisk"])
    scene.s.atlas.spot = spot
    scene.s.stars[beside] = 1
    assert conquest(scene.s, 0, worths, aims, 0, NOBODY) >= 0.5 * aims.conquest


def ambush(**army: str) -> Scene:
    """The first timed fight of The Ambushed Accord: units of this army stand ready, some of the enemy's are equal."""
    scene = Scene(2, "community_the_ambushed_accord", ("castle", "dungeon"), 0)
    bronze = scene.s.neutral_decks[0]
    for name in ("neutral_griffins", "neutral_harpies"):
        bronze.pool.remove(FACTS.troop_number[name])
        bronze.put_on_top(FACTS.troop_number[name], 0)
    scene.run(FightIsDue(0)).play("send p1").go_on("Deploy")
    scene.army(0, **army)
    for _ in army:
        scene.play(scene.offered("deploy")[0])
    if scene.waits() == "Deploy":
        scene.play("ready")
    return scene


def promised(scene: Scene) -> float:
    """What the fight promises the first player."""
    swings = [0.0, 0.0]
    fight_swings(scene.s, worths_of(FACTS), aims_of(FACTS, scene.s.scenario, 2), swings)
    return swings[0]


@pytest.mark.rule("H3-COMBAT-09")
def test_enemies_that_have_still_to_be_lined_up_are_counted() -> None:
    scene = ambush(halberdiers="few")
    assert scene.waits() == "LineUp"
    early = promised(scene)
    while scene.waits() == "LineUp":
        scene.play(scene.offered()[0])
    assert early == pytest.approx(promised(scene), abs=5.0)
    assert early < -0.9 * LOST_FIGHT


@pytest.mark.rule("H3-ROUND-05")
def test_a_timed_fight_is_worth_every_unit_there_is() -> None:
    strong = dict.fromkeys(("halberdiers", "marksmen", "griffins", "crusaders", "zealots"), "pack")
    assert promised(ambush(**strong)) > promised(ambush(halberdiers="pack")) + 0.5 * LOST_FIGHT
