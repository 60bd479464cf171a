"""Details of single scenarios, locations and optional rules: the Grail, scrolls, stockpiles, captured towns."""

from __future__ import annotations

import pytest

from games.heroes3.combats import battle
from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import FIELDS, MAIN, NEUTRALS, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.cards.astrologers import draw_astrologers
from ludoteka.games.heroes3.rules.cards.piles import cast_card_away
from ludoteka.games.heroes3.rules.combat.armies import neutral_army
from ludoteka.games.heroes3.rules.combat.start import new_combat
from ludoteka.games.heroes3.rules.common import OPT_TOWN_NO_INCOME
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.marks import BLOOD_KNIGHT, GRAIL_KNIGHT, STORY_CLEANSED, STORY_GRAIL_FIELD
from ludoteka.games.heroes3.rules.play.map_spell_deeds import Portal
from ludoteka.games.heroes3.rules.scenario.special import obelisk_visited
from ludoteka.games.heroes3.rules.town.buildings import CastleGate
from ludoteka.games.heroes3.rules.turn.events import meet_event
from ludoteka.games.heroes3.rules.world.fields import own_town


def tile_with(location: str, kind: str = "") -> str:
    """A tile that holds a location."""
    return next(
        tile.id
        for tile in GAME.content.tile
        if (not kind or tile.kind == kind) and any(field.location == location for field in tile.fields)
    )


# -- the Grail --------------------------------------------------------------------------------------------------


def knights(*, boxes: int = 1) -> Scene:
    """The scenario of the knights of the Grail, with a temple; the first player carries the Grail."""
    scene = Scene(2, "community_bloody_grail", boxes=boxes)
    scene.tile("N1", tile_with("temple"))
    scene.s.grail = 0
    return scene


@pytest.mark.rule("H3-MAP-12")
@pytest.mark.parametrize(("way", "left"), [(1, [1, 0, 4]), (2, [11, 0, 1])])
def test_a_grail_knight_cleanses_the_grail_in_a_temple(way: int, left: list[int]) -> None:
    scene = knights().stock(0, gold=11, valuables=4)
    scene.s.players[0].marks |= GRAIL_KNIGHT
    temple = scene.find("temple", "N1")
    scene.hero(0, temple).run(Visit(0, MAIN, temple))
    while scene.waits() != "CleanseGrail":
        scene.play(scene.offered()[0])
    assert scene.offered("cleanse-grail") == ["cleanse-grail 1", "cleanse-grail 2"]
    scene.play(f"cleanse-grail {way}")
    assert scene.s.players[0].stock == left
    assert scene.s.story[STORY_CLEANSED] == 1


@pytest.mark.rule("H3-MAP-12")
def test_nobody_else_cleanses_it() -> None:
    for knight, carrier, gold in ((BLOOD_KNIGHT, 0, 20), (GRAIL_KNIGHT, 2, 20), (GRAIL_KNIGHT, 0, 9)):
        scene = knights().stock(0, gold=gold)
        scene.s.players[0].marks |= knight
        scene.s.grail = carrier
        temple = scene.find("temple", "N1")
        scene.hero(0, temple).run(Visit(0, MAIN, temple))
        assert scene.waits() != "CleanseGrail"


@pytest.mark.rule("H3-MAP-12")
@pytest.mark.parametrize("way", ["gate", "portal"])
def test_a_carrier_who_is_carried_away_by_magic_leaves_the_grail_behind(way: str) -> None:
    scene = knights()
    home = own_town(scene.s, 0)
    second = scene.find("temple", "N1")
    scene.s.atlas.spot[second] = FACTS.tile_number["S1"] * FIELDS + 3
    scene.s.atlas.havens = None
    scene.flag(0, second).hero(0, second)
    scene.run(CastleGate(0) if way == "gate" else Portal(0, 0))
    scene.play(f"{'move' if way == 'gate' else 'portal'} main {scene.name(home)}")
    assert scene.s.grail == NOBODY
    assert scene.s.story[STORY_GRAIL_FIELD] == second + 1


@pytest.mark.rule("H3-MAP-12")
def test_the_grail_helps_only_the_hero_who_carries_it() -> None:
    fight = battle([("crusaders", "b3")], [("neutral_demons", "b4")], hand=("power",))
    fight.s.scenario = NAMES.scenarios.index("community_bloody_grail")
    fight.s.players[0].marks |= BLOOD_KNIGHT
    fight.c.damage[fight.at("b3")] = 3
    fight.s.grail = SECONDARY
    fight.activate("b3")
    assert "use-grail" not in fight.offered()


@pytest.mark.rule("H3-MAP-12")
def test_the_grail_moves_damage_point_by_point() -> None:
    fight = battle(
        [("crusaders", "b3"), ("griffins", "a3")],
        [("neutral_demons", "b4"), ("neutral_demons", "d5")],
        hand=("power",),
    )
    fight.s.scenario = NAMES.scenarios.index("community_bloody_grail")
    fight.s.players[0].marks |= BLOOD_KNIGHT
    fight.s.grail = 0
    fight.c.damage[fight.at("b3")] = 1
    fight.c.damage[fight.at("a3")] = 1
    fight.activate("b3").do("use-grail", "target a3", "target b4")
    assert (fight.damage("a3"), fight.damage("b4")) == (0, 1)
    fight.do("target d5")
    assert (fight.damage("b3"), fight.damage("d5")) == (0, 1)


@pytest.mark.rule("H3-ROUND-04", "H3-EXP-05")
def test_cards_that_recruit_neutrals_are_replaced() -> None:
    scene = knights(boxes=all_boxes())
    scene.s.round = 4
    deck = scene.s.astrologers_deck
    for card in ("dead_silence", "unexpected_reinforcements", "charlie_and_his_circus"):
        number = NAMES.astrologers.index(card)
        deck.pool.remove(number)
        deck.put_on_top(number, 0)
    scene.call(draw_astrologers)
    assert [event[1] for event in scene.told("astrologers")] == [NAMES.astrologers.index("dead_silence")]
    assert len(scene.told("astrologers-passed")) == 2
    scene.s.event_deck.pool.remove(NAMES.events.index("stables"))
    scene.s.event_deck.put_on_top(NAMES.events.index("stables"), 0)
    scene.call(meet_event, 0, NAMES.events.index("prison"))
    assert scene.told("event-passed") == [("event-passed", NAMES.events.index("prison"))]
    assert scene.told("event") == [("event", 0, NAMES.events.index("stables"))]


# -- the unlocked tile ------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-05")
def test_the_second_obelisk_opens_the_way_at_once_or_later() -> None:
    for answer in ("go-to-unlocked", "decline"):
        scene = Scene(1, "qg2_sicilian_dragon")
        scene.tile("N1", "N4").tile("N2", "N5")
        first, second = scene.find("obelisk", "N1"), scene.find("obelisk", "N2")
        scene.s.stars[first] = scene.s.stars[second] = 1
        scene.hero(0, second, moves=2).turn(0)
        scene.call(obelisk_visited, 0, MAIN, second)
        while scene.waits() != "GoNow":
            scene.play(scene.offered()[0])
        scene.play(answer)
        if answer == "decline":
            assert scene.where(0) == second
            scene.go_on("Turn")
            scene.play(*scene.offered("go-to-unlocked")).go_on("StepOntoTile")
            scene.play(scene.offered("place-hero")[0])
            assert scene.s.players[0].moves[MAIN] == 1, "later the way costs a movement point"
            assert scene.where(0) // FIELDS == scene.place("S1")
            assert scene.go_on("Turn").offered("go-to-unlocked") == [], "once"
        else:
            scene.go_on("Turn")
            assert scene.where(0) // FIELDS == scene.place("S1")
            assert scene.s.players[0].moves[MAIN] == 2


# -- locations --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-05")
def test_a_spell_scroll_leaves_the_game_once_cast() -> None:
    scene = Scene(boxes=all_boxes()).hand(0)
    scene.tile("F1", tile_with("spell_scroll"))
    field = scene.find("spell_scroll", "F1")
    scene.on_top("spell", "haste").hero(0, field).run(Visit(0, MAIN, field))
    assert scene.waits() == "TakeScroll"
    scene.play("search spell")
    assert scene.cards(0) == ["haste"]
    player = scene.s.players[0]
    haste = FACTS.card_number["haste"]
    assert player.scrolls == [haste]
    player.discard.append(haste)
    player.hand.remove(haste)
    cast_card_away(scene.s, 0, haste)
    assert player.discard == [haste, haste]
    player.discard.clear()
    cast_card_away(scene.s, 0, haste)
    assert player.discard == []
    assert player.scrolls == []
    assert haste in scene.s.removed


@pytest.mark.rule("H3-SPELL-05", "H3-MAP-05")
def test_a_scroll_cast_in_combat_is_gone() -> None:
    fight = battle([("griffins", "b2")], [("champions", "c4")], hand=("lightning_bolt",))
    fight.s.players[0].scrolls = [fight.card("lightning_bolt")]
    fight.activate("b2").do("cast lightning_bolt 1", "target c4")
    assert fight.s.players[0].discard == []
    assert fight.card("lightning_bolt") in fight.s.removed


@pytest.mark.rule("H3-DIFF-01")
def test_cyclopes_guard_their_stockpile_instead_of_azure_units() -> None:
    scene = Scene(boxes=all_boxes())
    scene.tile("F1", tile_with("cyclops_stockpile"))
    field = scene.find("cyclops_stockpile", "F1")
    scene.s.chance = scene.chance
    combat = new_combat(scene.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, field, 7)
    forms = neutral_army(scene.s, combat)
    units = [FACTS.troop[form // 2].unit for form in forms]
    azure = FACTS.armies[1][7].count(3)
    assert azure > 0
    assert units.count("cyclopes") >= 2 * azure
    assert not any(FACTS.troop[form // 2].tier == 3 for form in forms)


# -- towns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DIFF-03", "H3-MAP-11")
def test_with_the_optional_rule_a_captor_uses_dwellings_and_guild() -> None:
    rich = {"gold": 90, "building_materials": 9, "valuables": 9}
    for optional in (0, 1 << OPT_TOWN_NO_INCOME):
        scene = Scene(optional=optional).stock(0, **rich).army(0, griffins="few").army(1, troglodytes="few")
        scene.s.round = 3
        scene.s.players[0].built = 0
        scene.s.players[1].built = 0
        scene.built(1, "dwelling_bronze", "citadel", "mage_guild")
        assert not scene.aside(0, "recruit")
        scene.flag(0, own_town(scene.s, 1))
        open_now = bool(optional)
        assert ("recruit harpies" in scene.aside(0, "recruit")) is open_now
        assert "recruit troglodytes" not in scene.aside(0, "recruit")
        assert bool(scene.aside(0, "buy-spell")) is open_now
        if open_now:
            price = FACTS.building[FACTS.faction_number["dungeon"] * 8 + 2].choices[0].price.gold
            scene.turn(0).play("buy-spell", seat=0)
            assert scene.owns(0, "gold") == 90 - price


# -- units ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-RECRUIT-01", "H3-UNIT-01")
def test_another_version_of_a_unit_card_stands_in_for_it() -> None:
    scene = Scene(2, factions=("dungeon", "castle"), boxes=all_boxes()).stock(0, gold=90, valuables=9)
    scene.built(0, "dwelling_bronze", "dwelling_silver", "dwelling_gold", "citadel").army(0, troglodytes="few").turn(0)
    both = {"recruit manticores", "recruit manticores_alternate"}
    assert both <= set(scene.aside(0, "recruit"))
    scene.play("recruit manticores_alternate", seat=0)
    assert not both & set(scene.offered("recruit"))
    assert "reinforce manticores_alternate" in scene.offered()
    scene.play("reinforce manticores_alternate")
    assert scene.units(0)["manticores_alternate"] == "pack"


@pytest.mark.rule("H3-EXP-07")
def test_without_its_box_there_is_only_one_version() -> None:
    scene = Scene(2, factions=("dungeon", "castle")).stock(0, gold=90, valuables=9)
    scene.built(0, "dwelling_bronze", "dwelling_silver", "dwelling_gold").army(0, troglodytes="few")
    assert "recruit manticores" in scene.aside(0, "recruit")
    assert "recruit manticores_alternate" not in scene.aside(0, "recruit")


# -- Fortune ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-16")
def test_fortune_lets_the_caster_choose_one_of_the_results() -> None:
    fight = battle([("crusaders", "b3")], [("neutral_demons", "b4")], hand=("fortune",))
    fight.activate("b3").do("attack b4")
    fight.roll(-1, 1).do("cast fortune 1")
    assert fight.offered() == ["show minus-one", "show plus-one"]
    fight.do("show minus-one").passes()
    assert fight.damage("b4") == 2


# -- Tarnum of Conflux ------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPELL-03", "H3-SPELL-05")
@pytest.mark.parametrize("back", ["put-on-top", "discard"])
def test_spells_found_are_cast_outside_the_limit_and_given_back(back: str) -> None:
    fight = battle([("griffins", "b2")], [("neutral_demons", "c4")], hand=("tarnum_conflux_6", "lightning_bolt"))
    bolt = fight.card("lightning_bolt")
    fight.s.own_piles()
    fight.s.decks[2].put_on_top(bolt, 0)
    fight.activate("b2").do("cast lightning_bolt 1", "target c4")
    hurt = fight.damage("c4")
    assert hurt > 0
    fight.do("play tarnum_conflux_6 1", "search spell")
    assert "take lightning_bolt" in fight.offered()
    fight.do("cast lightning_bolt 1", "target c4")
    assert fight.damage("c4") == 2 * hurt
    fight.do(f"{back} lightning_bolt")
    assert fight.s.players[0].discard.count(bolt) == 1
    assert (fight.s.decks[2].top[:1] == [bolt]) is (back == "put-on-top")
    assert (fight.s.discards[2][-1] == bolt) is (back == "discard")
    fight.do("decline")
    assert fight.s.players[0].hand == []


@pytest.mark.rule("H3-SPELL-05")
def test_a_spell_found_may_be_kept() -> None:
    fight = battle([("griffins", "b2")], [("neutral_demons", "c4")], hand=("tarnum_conflux_6",))
    fight.s.decks[2].put_on_top(fight.card("lightning_bolt"), 0)
    fight.activate("b2").do("play tarnum_conflux_6 1", "search spell", "take lightning_bolt", "decline")
    assert fight.s.players[0].hand == [fight.card("lightning_bolt")]
