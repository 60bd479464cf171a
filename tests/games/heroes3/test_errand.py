"""What bots see of an errand that allies run together, and of the hero that must not be beaten."""

from __future__ import annotations

from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.bot.errand import LEGS, errand
from ludoteka.games.heroes3.bot.standing import rout_price
from ludoteka.games.heroes3.bot.worths import aims_of
from ludoteka.games.heroes3.facts import MAIN
from ludoteka.games.heroes3.rules.map.moving import go_to
from ludoteka.games.heroes3.rules.world.quests import ASIDE, PLACE
from ludoteka.games.heroes3.rules.world.scenario_map import named_field

WINGS = FACTS.card_number["angel_wings"]


def cutthroats() -> Scene:
    """The scenario in its first turn."""
    return Scene(2, "eol2_cutthroats", ("rampart", "rampart"), 1, all_boxes())


def hope(scene: Scene, seat: int = 0) -> float:
    """What a player makes of the errand."""
    quest = FACTS.scenario[scene.s.scenario].quest
    assert quest is not None
    return errand(scene.s, seat, quest, 0)


def test_each_step_of_the_errand_counts_and_its_way_too() -> None:
    scene = cutthroats()
    home = hope(scene)
    scene.call(go_to, 1, MAIN, scene.field("N3", "c"))
    nearer = hope(scene)
    assert home < nearer, "whoever of the allies comes nearer to the seer"
    scene.s.ledger[PLACE] = [named_field(scene.s, "F3.SW")]
    assert hope(scene) > nearer + 0.5 / LEGS
    scene.s.ledger[ASIDE] = [WINGS]
    scene.hand(0, "crest_of_valor")
    assert hope(scene) > 2 / LEGS


def test_a_card_is_worth_more_with_the_ally_who_stands_nearer() -> None:
    values = []
    for bearer in (0, 1):
        scene = cutthroats()
        scene.s.ledger[PLACE] = [named_field(scene.s, "F3.SW")]
        scene.s.ledger[ASIDE] = []
        scene.call(go_to, 1, MAIN, scene.field("F4", "c"))
        scene.hand(bearer, "angel_wings")
        values.append(hope(scene, 1))
    assert values[0] < values[1]


def test_the_last_rounds_make_a_long_way_dearer() -> None:
    early, late = cutthroats(), cutthroats()
    late.s.round = late.s.last_round - 2
    assert hope(late) < hope(early)


def test_only_the_named_hero_loses_the_scenario_when_beaten() -> None:
    scene = cutthroats()
    aims = aims_of(FACTS, scene.s.scenario, scene.s.seats)
    assert aims.named == "gelu"
    names = [hero.id for hero in FACTS.hero]
    scene.s.players[0].hero, scene.s.players[1].hero = names.index("gelu"), names.index("clancy")
    assert rout_price(scene.s, 0, aims) > 0
    assert rout_price(scene.s, 1, aims) == 0
