"""Titles of the knights of the Grail, shared armies, and what fields of difficulty 7 bring in single scenarios."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene
from ludoteka.games.heroes3.facts import AZURE, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.marks import BLOOD_KNIGHT, GRAIL_KNIGHT, PAID_FOR_GRAIL, WON_LEVEL_7
from ludoteka.games.heroes3.rules.scenario.choices import RecruitDragon
from ludoteka.games.heroes3.rules.scenario.knights import ChooseTitle, GiveUnitForGrail
from ludoteka.games.heroes3.rules.scenario.special import grail_found, level_7_won, obelisk_visited
from ludoteka.games.heroes3.rules.world.scenario_map import slot_names


def at_obelisk(count: int, **army: str) -> Scene:
    """The first player asks for a title and has visited a number of obelisks."""
    scene = Scene(2, "community_bloody_grail").stock(0)
    tiles = [tile.id for tile in GAME.content.tile if any(field.location == "obelisk" for field in tile.fields)]
    slots = [slot for slot in slot_names(scene.s) if slot[0] in "NF"]
    for slot, tile in zip(slots[:count], tiles, strict=False):
        scene.tile(slot, tile)
        scene.s.stars[scene.find("obelisk", slot)] |= 1
    if army:
        scene.army(0, **army)
    return scene


def title(scene: Scene) -> Scene:
    return scene.run(ChooseTitle(0, MAIN, scene.where(0)))


@pytest.mark.rule("H3-MAP-12")
def test_a_title_is_chosen_once_for_all() -> None:
    scene = title(at_obelisk(1, halberdiers="few", griffins="pack"))
    assert scene.offered() == ["cleanse", "sacrifice halberdiers", "sacrifice griffins"]
    scene.s.players[0].marks |= GRAIL_KNIGHT
    assert scene.offered() == ["cleanse"]
    scene.s.players[0].marks = BLOOD_KNIGHT
    assert scene.offered() == ["sacrifice halberdiers", "sacrifice griffins"]


@pytest.mark.rule("H3-MAP-12")
@pytest.mark.parametrize(
    ("unit", "side", "stock"),
    [
        ("halberdiers", "few", [6, 3, 1]),
        ("crusaders", "few", [12, 6, 2]),
        ("champions", "few", [18, 9, 3]),
        ("halberdiers", "pack", [6, 3, 1]),
        ("champions", "pack", [18, 9, 3]),
    ],
)
def test_a_blood_knight_is_paid_for_a_unit_by_its_tier(unit: str, side: str, stock: list[int]) -> None:
    tier = FACTS.troop[FACTS.troop_number[unit]].tier
    other = "marksmen" if unit != "marksmen" else "halberdiers"
    scene = title(at_obelisk(1, **{unit: side, other: "few"})).play(f"sacrifice {unit}")
    assert scene.s.players[0].marks & (BLOOD_KNIGHT | GRAIL_KNIGHT) == BLOOD_KNIGHT
    assert unit not in scene.units(0)
    assert other in scene.units(0)
    if side == "pack" and tier == 2:
        scene.go_on("OfferNeutral")
        assert len(scene.s.shown) == 2
        assert {FACTS.troop[troop].tier for troop in scene.s.shown} == {AZURE}
    elif side == "pack":
        assert scene.waits() != "Turn", "an artifact is searched for"
    assert scene.s.players[0].stock == stock


@pytest.mark.rule("H3-MAP-12")
def test_the_first_cleansing_brings_a_second_hero_or_gold() -> None:
    scene = at_obelisk(1)
    assert scene.s.players[0].at[SECONDARY] == NOBODY
    scene.hand(1, "attack", "estates")
    title(scene).play("cleanse")
    assert scene.s.players[0].marks & (BLOOD_KNIGHT | GRAIL_KNIGHT) == GRAIL_KNIGHT
    scene.go_on("Turn")
    assert scene.s.players[0].at[SECONDARY] != NOBODY
    assert len(scene.cards(1)) == 1, "an enemy discards one"
    scene = at_obelisk(1)
    scene.hero(0, scene.where(0), SECONDARY)
    title(scene).play("cleanse")
    assert scene.owns(0, "gold") == 6


@pytest.mark.rule("H3-MAP-12")
@pytest.mark.parametrize("resource", ["gold", "building_materials", "valuables"])
def test_the_second_cleansing_raises_an_income(resource: str) -> None:
    scene = at_obelisk(2)
    before = scene.s.players[0].income.copy()
    title(scene).play("cleanse")
    assert scene.waits() == "IncomeStep"
    scene.play(f"settle {resource}")
    which = ("gold", "building_materials", "valuables").index(resource)
    before[which] += FACTS.income_step[which]
    assert scene.s.players[0].income == before


@pytest.mark.rule("H3-MAP-12")
def test_the_fourth_cleansing_removes_cards_and_takes_one_of_each_deck() -> None:
    scene = at_obelisk(4)
    scene.hand(0, "attack", "estates")
    title(scene).play("cleanse")
    kinds: list[str] = []
    while scene.waits() in ("TakeChosen", "RemoveCards"):
        kinds.append(scene.waits())
        offered = scene.offered()
        if scene.waits() == "RemoveCards":
            assert not any("attack" in text.split() for text in offered), "statistics stay"
            scene.play("done" if "done" in offered else offered[0])
        else:
            scene.play(offered[0])
            assert scene.told("gained") or scene.heard
    assert kinds.count("TakeChosen") == 3


@pytest.mark.rule("H3-MAP-12")
def test_the_grail_costs_movement_and_a_unit() -> None:
    scene = Scene(2, "community_bloody_grail").army(0, halberdiers="few", griffins="few")
    scene.hero(0, scene.where(0), moves=3)
    scene.call(grail_found, 0, MAIN, scene.where(0))
    assert (scene.s.players[0].moves[MAIN], scene.s.grail) == (1, 0)
    assert scene.offered() == ["sacrifice halberdiers", "sacrifice griffins"]
    scene.play("sacrifice griffins")
    assert scene.units(0) == {"halberdiers": "few"}
    assert scene.s.players[0].marks & PAID_FOR_GRAIL
    assert GiveUnitForGrail(0).options(scene.s) == [("decline",)], "once"
    scene.s.players[0].marks = BLOOD_KNIGHT
    assert GiveUnitForGrail(0).options(scene.s) == [("decline",)], "a blood knight gives none"


@pytest.mark.rule("H3-MAP-12")
def test_an_obelisk_offers_units_for_the_shared_army() -> None:
    scene = Scene(2, "community_stand_united").stock(0, gold=90, valuables=9)
    shared = len(scene.s.shared)
    scene.call(obelisk_visited, 0, MAIN, scene.where(0))
    assert scene.waits() == "RecruitShared"
    tiers = sorted(FACTS.troop[troop].tier for troop in scene.s.shown)
    assert tiers == [0, 1, 2]
    offers = scene.offered("recruit")
    assert len(offers) == 3
    troop = FACTS.troop_number[offers[0].split()[1]]
    scene.play(offers[0])
    assert scene.s.shared[shared:] == [troop * 2]
    assert scene.s.shown == []
    assert scene.owns(0, "gold") < 90
    assert sum(len(pile) for pile in scene.s.neutral_discards) >= 2
    poor = Scene(2, "community_stand_united").stock(0)
    poor.call(obelisk_visited, 0, MAIN, poor.where(0))
    assert poor.offered() == ["decline"]


@pytest.mark.rule("H3-MAP-12")
def test_a_dragon_joins_who_has_beaten_the_utopia() -> None:
    scene = Scene(1, "qg3_two_knights")
    deck = scene.s.neutral_decks[AZURE]
    before = sorted(deck.cards())
    units = set(scene.units(0))
    scene.run(RecruitDragon(0))
    (joined,) = set(scene.units(0)) - units
    assert "dragons" in FACTS.troop[FACTS.troop_number[joined]].families
    assert sorted([*scene.s.neutral_decks[AZURE].cards(), FACTS.troop_number[joined]]) == before
    assert scene.units(0)[joined] == "few"


@pytest.mark.rule("H3-MAP-12")
def test_each_player_may_win_a_field_of_difficulty_7_once() -> None:
    scene = Scene(2, "unholy_quest")
    field = scene.where(1)
    scene.s.own_map()
    scene.s.black[field], scene.s.once[field], scene.s.flag[field] = 1, 1, 0
    scene.call(level_7_won, 0, MAIN, field)
    assert scene.s.feats[0] & WON_LEVEL_7
    assert (scene.s.black[field], scene.s.once[field], scene.s.flag[field]) == (0, 0, NOBODY)


@pytest.mark.rule("H3-MAP-12")
def test_a_unit_joins_who_wins_a_field_of_difficulty_7() -> None:
    scene = Scene(1, "llq2_guardian_angels")
    rule = next(one for one in FACTS.content.scenario[scene.s.scenario].rules if one.rule == "level_7_adds_unit")
    assert rule.unit is not None
    before = scene.units(0).get(rule.unit)
    scene.call(level_7_won, 0, MAIN, scene.where(0))
    assert scene.units(0)[rule.unit] != before
