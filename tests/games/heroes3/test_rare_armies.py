"""What seldom happens with the AI: armies that come upon somebody, peace before a town, walls in the way."""

from __future__ import annotations

import pytest

from games.heroes3.card_fights import BAG
from games.heroes3.combats import Fight, battle
from games.heroes3.omens import under
from games.heroes3.scene import FACTS, Scene, all_boxes
from games.heroes3.test_ai_combat import against_hero
from ludoteka.games.heroes3.facts import AI, MAIN, NOBODY
from ludoteka.games.heroes3.rules.ai.armies import arrive_at, set_up_armies
from ludoteka.games.heroes3.rules.ai.hero_cards import ai_plays
from ludoteka.games.heroes3.rules.ai.heroes import army_appears, new_ai, take_step
from ludoteka.games.heroes3.rules.ai.ways import center_field
from ludoteka.games.heroes3.rules.battlefield.board import WALL
from ludoteka.games.heroes3.rules.common import WANDERING
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.kernel.chance import Chance

PEACE = next(card.id for card in FACTS.content.astrologers if "no_hero_attacks" in str(card))


def attacked(scene: Scene) -> tuple[int, int, int]:
    """Who is attacked by the AI, with which hero and where."""
    combat = scene.go_on("Deploy").s.combat
    assert combat is not None
    assert combat.attacker == AI
    return combat.defender, combat.defender_hero, combat.field


@pytest.mark.rule("H3-AI-03")
def test_a_wandering_army_takes_the_cube_off_an_empty_settlement_and_enters_it() -> None:
    scene = Scene().put("settlement")
    field = scene.find("settlement")
    scene.flag(0, field)
    ai = new_ai(scene.s, None, scene.neighbour(field), [FACTS.troop_number["troglodytes"] * 2], WANDERING)
    ai.moves = 1
    scene.s.ais = [ai]
    scene.call(take_step, 0, field)
    assert scene.s.flag[field] == NOBODY
    assert (ai.at, scene.s.combat) == (field, None)


@pytest.mark.rule("H3-ROUND-05")
def test_a_hero_on_the_center_is_attacked_by_the_army_that_appears_there() -> None:
    scene = Scene(2, "geleas_champions")
    scene.tile("C1", "C1")
    scene.hero(1, center_field(scene.s))
    scene.s.round = 3
    scene.call(army_appears, 1)
    assert attacked(scene) == (1, MAIN, center_field(scene.s))


@pytest.mark.rule("H3-AI-12")
def test_a_hero_where_an_army_arrives_is_attacked_at_once() -> None:
    scene = Scene(1, "dd2_steadwicks_fall", ("inferno",), boxes=all_boxes())
    field = scene.neighbour(own_town(scene.s, 0))
    scene.hero(0, field)
    scene.call(arrive_at, 0, field)
    assert attacked(scene) == (0, MAIN, field)


@pytest.mark.rule("H3-ROUND-04", "H3-AI-12")
def test_a_charging_army_stops_before_a_town_while_there_is_peace() -> None:
    scene = under(PEACE, Scene(1, "dd2_steadwicks_fall", ("inferno",), boxes=all_boxes()))
    number = next(at for at, ai in enumerate(scene.s.ais) if plan_of(scene, ai.plan) == "castle_charge")
    ai = scene.s.ais[number]
    town = own_town(scene.s, 0)
    ai.at, ai.moves = scene.neighbour(town), 3
    scene.call(take_step, number, town)
    assert (ai.at, ai.moves, scene.s.combat) == (scene.neighbour(town), 0, None)


def plan_of(scene: Scene, plan: int) -> str:
    return FACTS.content.scenario[scene.s.scenario].armies[plan].id


def at_the_walls(start: str) -> Fight:
    """Crusaders of the AI rules besiege a town whose only defender stands far behind the walls."""
    return battle([("crusaders", start)], [(BAG, "d5")], siege=True, gate="d3")


@pytest.mark.rule("H3-SIEGE-02", "R-40")
def test_besiegers_of_the_ai_bring_down_the_wall_they_come_to() -> None:
    fight = at_the_walls("a1").acts_by_ai("a1")
    here = next(name for name in ("a2", "b2", "c2", "d2") if fight.at(name) >= 0)
    assert fight.at(f"{here[0]}3") == NOBODY
    assert [fight.at(f"{column}3") for column in "abcd"].count(NOBODY) == 1


@pytest.mark.rule("H3-SIEGE-02", "R-40")
def test_between_two_walls_the_first_falls() -> None:
    fight = at_the_walls("b2")
    crusaders, gap = fight.at("b2"), fight.space("b3")
    fight.c.space[fight.at("d5")] = NOBODY
    fight.c.board[fight.space("b2")] = fight.c.board[fight.space("d5")] = NOBODY
    fight.c.board[gap], fight.c.space[crusaders] = crusaders, gap
    fight.acts_by_ai("b3")
    fallen = [name for name in ("a3", "c3") if fight.at(name) != WALL]
    assert fallen == [min(("a3", "c3"), key=fight.space)]


@pytest.mark.rule("H3-AI-05")
def test_a_card_of_the_ai_may_hit_all_enemies_of_a_tier() -> None:
    own = [("halberdiers", "a1"), ("marksmen", "b1"), ("crusaders", "c1")]
    fight = against_hero(own, [("champions", "b5")])
    card = FACTS.card_number["septienna_1"]
    ai_plays(fight.s, fight.c, fight.at("b5"), card, FACTS.card[card].plays[0])
    assert [fight.damage(space) for space in ("a1", "b1", "c1", "b5")] == [1, 1, 0, 0]


@pytest.mark.rule("H3-AI-05")
def test_armies_that_share_a_deck_set_its_cards_aside_once() -> None:
    scene = Scene(1, "dd2_steadwicks_fall", boxes=all_boxes())
    slow = FACTS.card_number["slow"]
    spells = scene.s.decks[FACTS.card_kind[slow]]
    spells.shuffle_in([slow] * 7)
    scene.s.ais = []
    scene.s.chance = Chance.of("armies")
    set_up_armies(scene.s)
    assert spells.cards().count(slow) == 5, "three armies cast the same two"
