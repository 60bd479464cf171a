"""Details of the rulebook that are easily missed, one test each."""

from __future__ import annotations

from collections import Counter

import pytest

from games.heroes3.combats import Fight, battle
from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from games.heroes3.test_ai_combat import against_hero
from ludoteka.games.heroes3 import laws
from ludoteka.games.heroes3.facts import (
    ARTIFACT,
    GOLD,
    MAIN,
    MATERIALS,
    NOBODY,
    PACK,
    SECONDARY,
    SPELL,
)
from ludoteka.games.heroes3.rules.ai.hero_cards import AiDraw
from ludoteka.games.heroes3.rules.ai.heroes import army_appears, set_aside
from ludoteka.games.heroes3.rules.battlefield.damage import wound
from ludoteka.games.heroes3.rules.battlefield.effects import end_effects, lay_plain
from ludoteka.games.heroes3.rules.battlefield.siege import siege_pieces
from ludoteka.games.heroes3.rules.combat.machines import MachinesFire
from ludoteka.games.heroes3.rules.common import OPT_TOWN_NO_INCOME
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.turn.rounds import RoundEffects
from ludoteka.games.heroes3.rules.victory.ends import eliminate
from ludoteka.kernel.errors import BrokenLaw

BAG = "neutral_demons"


def visit(scene: Scene, location: str) -> int:
    """The first player's main hero visits a location; it is put on the map if it is not there."""
    field = scene.find(location)
    scene.hero(0, field).run(Visit(0, MAIN, field))
    return field


def hand_with(scene: Scene, *cards: str) -> Scene:
    """The first player's hand, and nothing else of theirs."""
    return scene.hand(0, *cards).deck(0).discard(0)


# -- locations --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-08")
def test_the_faerie_ring_takes_one_card_for_one_search() -> None:
    scene = Scene(boxes=all_boxes())
    scene.put("faerie_ring")
    hand_with(scene, "estates", "luck", "attack")
    scene.on_top("ability", "logistics", "archery")
    removed = len(scene.s.removed)
    visit(scene, "faerie_ring")
    assert scene.waits() == "ReplaceCard"
    assert sorted(scene.offered()) == ["remove estates", "remove luck"]
    scene.play("remove estates").play("search ability").play("take logistics")
    assert len(scene.s.removed) == removed + 1
    assert sorted(scene.cards(0)) == ["attack", "logistics", "luck"]


@pytest.mark.rule("H3-MAP-08")
def test_the_faerie_ring_works_with_a_single_card() -> None:
    scene = Scene(boxes=all_boxes())
    scene.put("faerie_ring")
    hand_with(scene, "estates").on_top("ability", "logistics", "archery")
    visit(scene, "faerie_ring")
    scene.play("remove estates").play("search ability").play("take archery")
    assert scene.cards(0) == ["archery"]


@pytest.mark.rule("H3-MAP-05")
def test_cards_of_the_magic_spring_may_be_reordered_without_taking_one() -> None:
    scene = Scene().tile("F1", "F2").hand(0).discard(0, "attack", "defense", "power", "knowledge")
    visit(scene, "magic_spring")
    scene.play("choose magic_spring 1", "decline")
    assert sorted(scene.offered()) == ["put-on-top defense", "put-on-top knowledge", "put-on-top power"]
    scene.play("put-on-top defense")
    assert sorted(scene.offered()) == ["put-on-top knowledge", "put-on-top power"]
    scene.play("put-on-top power")
    assert [FACTS.card_slugs[card] for card in scene.s.players[0].discard] == [
        "attack",
        "knowledge",
        "power",
        "defense",
    ]
    assert scene.cards(0) == []


# -- war machines -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["catapult", "cannon"])
@pytest.mark.rule("H3-EXP-02")
def test_a_machine_that_costs_something_for_each_shot_is_laid_down_for_nothing(card: str) -> None:
    scene = Scene(boxes=all_boxes()).turn(0)
    hand_with(scene, card).stock(0)
    scene.s.players[0].experts = 0
    scene.play(f"play {card} 1")
    assert scene.s.players[0].permanent == [FACTS.card_number[card]]
    assert (scene.s.players[0].stock, scene.s.players[0].experts) == ([0, 0, 0], 0)


@pytest.mark.parametrize("card", ["catapult", "cannon"])
@pytest.mark.rule("H3-EXP-02")
def test_a_machine_laid_down_in_a_combat_costs_nothing_either(card: str) -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], hand=(card,))
    player = fight.s.players[0]
    player.experts = 0
    player.stock = [0, 0, 0]
    fight.activate("b3").do(f"play {card} 1")
    assert player.permanent == [fight.card(card)]
    assert (player.stock, player.experts) == ([0, 0, 0], 0)


def besieging() -> Fight:
    """A siege whose attacker has a Catapult, at the start of a combat round."""
    fight = battle([("crusaders", "b1")], [(BAG, "b5")], siege=True)
    fight.s.players[0].permanent = [fight.card("catapult")]
    return fight.run(MachinesFire(0))


@pytest.mark.rule("H3-EXP-02", "H3-SIEGE-02")
def test_a_catapult_breaks_a_wall_and_the_piece_beside_it() -> None:
    fight = besieging()
    pieces = siege_pieces(fight.c)
    names = [GAME.names.spaces[space] for space in pieces]
    assert sorted(fight.offered()) == sorted(
        ["decline", "target b5", "target tower", *(f"target {name}" for name in names)]
    )
    fight.do(f"target {names[0]}")
    while fight.asks() == "Shoot":
        fight.do(fight.offered()[0])
    assert len(siege_pieces(fight.c)) == len(pieces) - 2
    assert fight.s.players[0].stock[MATERIALS] == 9
    assert fight.damage("b5") == 0


@pytest.mark.rule("H3-EXP-02")
def test_a_catapult_of_the_defender_spares_the_walls() -> None:
    fight = battle([("crusaders", "b1")], [(BAG, "b5")], siege=True)
    fight.s.players[1].permanent = [fight.card("catapult")]
    fight.run(MachinesFire(1))
    assert sorted(fight.offered()) == ["decline", "target b1"]


# -- specialties ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-14")
def test_gem_doubles_what_the_first_aid_tent_heals() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b5")], hand=("gem_6",))
    fight.s.players[0].faction = FACTS.faction_number["rampart"]
    fight.s.players[0].permanent = [fight.card("first_aid_tent")]
    fight.c.damage[fight.at("b3")] = 3
    fight.activate("b3").do("play gem_6 1", "use-tent b3")
    assert fight.damage("b3") == 1


@pytest.mark.rule("H3-CARD-14")
@pytest.mark.parametrize("before", [0, 1])
def test_tarnum_puts_a_retaliation_cube_on_dragons_or_takes_it_off(before: int) -> None:
    fight = battle([("crusaders", "b3")], [("neutral_black_dragons", "b5")], hand=("tarnum_dungeon_6",))
    fight.s.players[0].faction = FACTS.faction_number["dungeon"]
    dragons = fight.at("b5")
    fight.c.retaliated[dragons] = before
    fight.activate("b3").do("play tarnum_dungeon_6 1")
    assert fight.c.retaliated[dragons] == 1 - before


# -- morale -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MORALE-02")
def test_positive_morale_may_be_spent_in_a_combat_of_the_secondary_hero() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], hand=("attack",), hero=SECONDARY)
    player = fight.s.players[0]
    player.morale = 1
    fight.activate("b3")
    assert "morale-exchange" in fight.offered()
    assert not [option for option in fight.offered() if option.startswith("play")]
    fight.do("morale-exchange")
    assert player.morale == 0


@pytest.mark.rule("H3-MORALE-02")
def test_positive_morale_may_be_spent_when_the_secondary_hero_is_attacked() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], hand=("attack",), hero=SECONDARY)
    fight.s.players[0].morale = 1
    fight.activate("b4").do("attack b3")
    assert (fight.asks(), fight.seat()) == ("PlayCards", 0)
    assert sorted(fight.offered()) == ["morale-exchange", "pass", "pass-combat"]


@pytest.mark.rule("H3-CARD-01")
def test_without_morale_nobody_is_asked_in_a_combat_of_the_secondary_hero() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], hand=("attack",), hero=SECONDARY)
    fight.activate("b4").do("attack b3")
    assert fight.asks() == "Idle"


# -- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DIFF-02")
def test_the_artifacts_are_shuffled_together_after_each_player_who_searched_them() -> None:
    scene = Scene(until="ChooseBonus")
    second = 1 - scene.choice().seat
    scene.play(scene.offered("bonus")[1]).play("search artifact")
    scene.play(scene.offered("take")[0])
    assert scene.choice().seat == second
    assert scene.waits() == "ChooseBonus"
    assert len(scene.s.discards[ARTIFACT]) == 1


@pytest.mark.rule("H3-DIFF-02")
def test_who_takes_resources_leaves_the_artifacts_as_they_lie() -> None:
    scene = Scene(until="ChooseBonus")
    turned = scene.s.discards[ARTIFACT].copy()
    second = 1 - scene.choice().seat
    scene.play(scene.offered("bonus")[0])
    while scene.choice().seat != second:
        scene.play(scene.offered()[0])
    assert scene.s.discards[ARTIFACT] == turned


# -- captured towns ---------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DIFF-03")
@pytest.mark.parametrize("captured", [False, True])
def test_the_city_hall_of_a_captured_town_pays_no_resources(captured: bool) -> None:
    scene = Scene(optional=1 << OPT_TOWN_NO_INCOME).stock(0).stock(1)
    scene.built(0, "city_hall").built(1, "city_hall")
    if captured:
        scene.flag(0, scene.field("S2", "c"))
    scene.run(RoundEffects(True))
    assert scene.offered() == ["use castle_city_hall 1", "use castle_city_hall 2"]
    scene.play("use castle_city_hall 1")
    assert scene.owns(0, "gold") == 5
    if captured:
        assert scene.waits() == "Turn"
        assert scene.s.players[1].stock == [0, 0, 0]
    else:
        assert scene.offered() == ["use dungeon_city_hall 1", "use dungeon_city_hall 2"]


@pytest.mark.rule("H3-DIFF-03")
def test_the_city_hall_of_a_captured_town_still_gives_what_is_no_resource() -> None:
    scene = Scene(optional=1 << OPT_TOWN_NO_INCOME).stock(0)
    scene.built(0, "city_hall").flag(1, scene.field("S1", "c"))
    moves = scene.s.players[0].moves.copy()
    scene.run(RoundEffects(True))
    if scene.waits() == "BuildingEffect":
        scene.play("use castle_city_hall 2")
    assert scene.owns(0, "gold") == 0
    assert sum(scene.s.players[0].moves) == sum(moves) + 1


@pytest.mark.rule("H3-DIFF-03")
@pytest.mark.parametrize("captured", [False, True])
def test_a_city_hall_without_a_choice_pays_nothing_either_when_captured(captured: bool) -> None:
    scene = Scene(factions=("rampart", "dungeon"), boxes=all_boxes(), optional=1 << OPT_TOWN_NO_INCOME)
    scene.stock(0).built(0, "city_hall")
    if captured:
        scene.flag(1, scene.field("S1", "c"))
    scene.run(RoundEffects(True))
    assert (scene.owns(0, "gold") > 0) != captured


@pytest.mark.rule("H3-DIFF-03")
@pytest.mark.parametrize("captured", [False, True])
def test_an_artifact_may_still_be_sold_in_a_captured_town(captured: bool) -> None:
    scene = Scene(optional=1 << OPT_TOWN_NO_INCOME).stock(0).built(0, "special_2").turn(0)
    hand_with(scene, "centaurs_axe")
    if captured:
        scene.flag(1, scene.field("S1", "c"))
    scene.play("use castle_special_2 1")
    assert scene.owns(0, "gold") == 4
    assert scene.cards(0) == []


# -- elimination ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-04")
def test_cubes_of_an_eliminated_player_leave_obelisks_and_star_axes() -> None:
    scene = Scene(3)
    field = scene.where(0)
    scene.s.stars[field] = 0b111
    scene.call(eliminate, 1)
    assert scene.s.stars[field] == 0b101


# -- surrender --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-31")
def test_a_paid_defence_of_a_settlement_may_be_surrendered() -> None:
    fight = battle([("crusaders", "b3")], [("gnolls", "b5")], enemy_hero=NOBODY)
    town = fight.c.field
    assert "surrender" not in fight.activate("b5").offered()
    s = fight.s
    other = next(
        field
        for field in range(len(s.flag))
        if field != town
        and s.atlas.spot[field] != NOBODY
        and FACTS.location[FACTS.spot_location[s.atlas.spot[field]]].id not in ("town", "random_town")
    )
    fight.c.field = other
    fight.do("hold").activate("b5")
    assert "surrender" in fight.offered()
    fight.do("surrender")
    assert s.players[1].stock[GOLD] == 40
    assert s.players[0].stock[GOLD] == 60


# -- raised HP --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-79")
def test_a_unit_whose_raised_hp_end_is_beaten_if_its_damage_is_enough() -> None:
    fight = battle([("crusaders", "b3"), ("griffins", "d1")], [(BAG, "b5")])
    unit = fight.at("b3")
    lay_plain(fight.c, "hp", 0, unit, 2, "combat")
    own = FACTS.hp[fight.c.form[unit]]
    wound(fight.s, fight.c, unit, own + 1, NOBODY)
    assert fight.c.space[unit] >= 0
    end_effects(fight.s, fight.c, [effect for effect in fight.c.effects if effect.name == "hp"])
    assert fight.c.space[unit] < 0


@pytest.mark.rule("R-79", "H3-UNIT-03")
def test_a_pack_whose_raised_hp_end_turns_to_few_with_the_surplus_damage() -> None:
    fight = battle([("pack crusaders", "b3")], [(BAG, "b5")])
    unit = fight.at("b3")
    lay_plain(fight.c, "hp", 0, unit, 2, "combat")
    fight.c.damage[unit] = FACTS.hp[fight.c.form[unit]] + 1
    end_effects(fight.s, fight.c, [effect for effect in fight.c.effects if effect.name == "hp"])
    assert fight.c.form[unit] & 1 != PACK
    assert fight.c.damage[unit] == 1


@pytest.mark.rule("R-79", "H3-UNIT-03")
def test_a_pack_with_surplus_damage_enough_for_both_sides_falls_when_its_raised_hp_end() -> None:
    fight = battle([("pack crusaders", "b3"), ("griffins", "d1")], [(BAG, "b5")])
    unit = fight.at("b3")
    few = fight.c.form[unit] - 1
    lay_plain(fight.c, "hp", 0, unit, 9, "combat")
    fight.c.damage[unit] = FACTS.hp[fight.c.form[unit]] + FACTS.hp[few]
    end_effects(fight.s, fight.c, [effect for effect in fight.c.effects if effect.name == "hp"])
    assert fight.c.space[unit] < 0


@pytest.mark.rule("R-79")
def test_a_unit_with_less_damage_than_its_own_hp_stays() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b5")])
    unit = fight.at("b3")
    lay_plain(fight.c, "hp", 0, unit, 2, "combat")
    fight.c.damage[unit] = FACTS.hp[fight.c.form[unit]] - 1
    end_effects(fight.s, fight.c, [effect for effect in fight.c.effects if effect.name == "hp"])
    assert fight.c.space[unit] >= 0


# -- the AI -----------------------------------------------------------------------------------------------------


def spells_left(scene: Scene) -> Counter[str]:
    """The spells of the common deck and its discard pile."""
    cards = [*scene.s.decks[SPELL].cards(), *scene.s.discards[SPELL]]
    return Counter(FACTS.card_slugs[card] for card in cards)


WARLORDS = next(one.id for one in FACTS.content.scenario if one.ai is not None and one.ai.kind == "warlords")


@pytest.mark.rule("H3-AI-05")
def test_spells_of_the_ai_are_set_aside_once_however_many_armies_appear() -> None:
    scene = Scene(2, WARLORDS)
    before = spells_left(scene)
    scene.call(army_appears, 1)
    assert spells_left(scene) == before
    ai = next(one.ai for one in FACTS.content.scenario if one.id == WARLORDS)
    assert ai is not None
    for slug in ai.spells:
        assert before[slug] == FACTS.card[FACTS.card_number[slug]].copies - ai.spells.count(slug) - arrows(scene, slug)


def arrows(scene: Scene, slug: str) -> int:
    """Copies of a spell in the players' own decks."""
    number = FACTS.card_number[slug]
    return sum([*one.hand, *one.deck.cards(), *one.discard].count(number) for one in scene.s.players)


@pytest.mark.rule("H3-AI-05")
def test_a_spell_of_the_ai_is_taken_from_the_discard_pile_too() -> None:
    scene = Scene()
    card = scene.s.discards[SPELL][-1]
    slug = FACTS.card_slugs[card]
    before = spells_left(scene)[slug]
    while card in scene.s.decks[SPELL].cards():
        scene.s.decks[SPELL].remove(card)
        before -= 1
    scene.s.chance = scene.chance
    assert set_aside(scene.s, SPELL, card)
    assert not set_aside(scene.s, SPELL, card), "there is no second copy"
    assert spells_left(scene)[slug] == before - 1 == 0
    assert len(scene.s.discards[SPELL]) == 1


@pytest.mark.rule("H3-AI-05", "H3-SPELL-04")
@pytest.mark.parametrize("school", ["air", "earth", "fire", "water"])
def test_the_magic_arrow_of_the_ai_has_no_school_that_a_protection_could_name(school: str) -> None:
    fight = against_hero([("champions", "c1")], [("crusaders", "b4")], "cast_a", spells=("magic_arrow",))
    fight.s.players[0].hand = [fight.card(f"protection_from_{school}")]
    fight.run(AiDraw(fight.at("b4"), True))
    assert fight.asks() == "Idle"
    assert fight.damage("c1") > 0


# -- tiles ------------------------------------------------------------------------------------------------------

SIX_TOWNS = ("castle", "dungeon", "necropolis", "tower", "rampart", "fortress")


@pytest.mark.rule("H3-MAP-01")
@pytest.mark.parametrize("scenario", [one.id for one in FACTS.content.scenario])
def test_no_tile_of_the_sea_is_drawn_for_a_land_map(scenario: str) -> None:
    one = next(each for each in FACTS.content.scenario if each.id == scenario)
    scene = Scene(one.players[0], scenario, boxes=all_boxes(), factions=SIX_TOWNS)
    lying = [*scene.s.atlas.tile, *(tile for player in scene.s.players for tile in player.far_tiles)]
    spare = [tile for kind in range(4) for tile in scene.s.spare_tiles[kind]]
    assert [FACTS.tile_slugs[tile] for tile in lying + spare if FACTS.content.tile[tile].environment == "sea"] == []


# -- the laws ---------------------------------------------------------------------------------------------------


def test_the_laws_count_the_cards() -> None:
    scene = Scene()
    laws.check(scene.s)
    scene.s.own_piles()
    card = scene.s.discards[SPELL][-1]
    scene.s.discards[SPELL].append(card)
    with pytest.raises(BrokenLaw, match=FACTS.card_slugs[card]):
        laws.check(scene.s)
    scene.s.discards[SPELL].clear()
    with pytest.raises(BrokenLaw, match=FACTS.card_slugs[card]):
        laws.check(scene.s)


def test_the_laws_know_a_specialty_that_is_there_twice() -> None:
    scene = Scene()
    scene.s.players[0].discard += [FACTS.card_number["catherine_1"]] * 2
    with pytest.raises(BrokenLaw, match="catherine_1"):
        laws.check(scene.s)
