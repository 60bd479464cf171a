"""What the coverage report counts as used in Heroes III, and that the whole core box is used."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from games.heroes3.combats import battle
from games.heroes3.scene import Scene
from ludoteka.bots import bot
from ludoteka.cli.coverage import bot_decisions
from ludoteka.games.heroes3 import load
from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.facts import ABILITY
from ludoteka.games.heroes3.game import Heroes3Game
from ludoteka.games.heroes3.rules.battlefield.figures import ability
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.uses import Heroes3Uses, Watched, asks
from ludoteka.kernel.conformance.in_play import things_in_play
from ludoteka.kernel.game import Mode

GAME = load()
CORE = 1


PATIENCE = 8000
"""After this many games of each start everything must have been used; it takes about 3,000."""


def watch() -> Heroes3Uses:
    return GAME.uses()


def test_a_watched_code_is_the_code_and_notes_that_it_was_found() -> None:
    code = Watched("no_retaliation")
    book: dict[str, int] = {code: 7}
    assert "flying" not in book
    assert code.found == set()
    assert book.get("no_retaliation") == 7
    assert code.found == {("ability", "no_retaliation")}


def test_an_ability_counts_once_the_rules_find_it() -> None:
    uses = watch()
    fight = battle([("crusaders", "b3")], [("pack griffins", "b4")])
    fight.s.facts = GAME.facts
    assert ability(fight.s, fight.c, fight.at("b4"), "unlimited_retaliation") is not None
    assert ability(fight.s, fight.c, fight.at("b3"), "unlimited_retaliation") is None
    assert set(uses.noticed()) == {("ability", "griffins pack unlimited_retaliation")}
    assert list(uses.noticed()) == []


def test_every_ability_printed_on_a_unit_is_wanted() -> None:
    printed = {
        f"{troop.slug} {side} {one.code}"
        for troop in GAME.facts.troop
        for side, face in (("few", troop.few), ("pack", troop.pack))
        if face is not None
        for one in face.abilities
    }
    assert set(watch().wanted["ability"]) == printed


def test_ways_are_counted_by_actions_and_events() -> None:
    uses = watch()
    scene = Scene()
    names = GAME.names
    card, hall = names.cards.index("haste"), names.buildings.index("castle_city_hall")
    assert list(uses.taken(scene.s, ("cast", card, 2))) == [("cast", "haste 2")]
    assert list(uses.taken(scene.s, ("use", hall, 1))) == [("use", "castle_city_hall 1")]
    assert list(uses.told(("plays", 0, names.cards.index("attack"), 1))) == [("play", "attack 1")]
    assert list(uses.told(("ai-card", 0, 3))) == [("ai-card", names.ai_cards[0])]
    for kind, slug in (("cast", "haste 2"), ("use", "castle_city_hall 1"), ("play", "attack 1")):
        assert slug in uses.wanted[kind]


def test_at_the_end_of_a_turn_what_stands_and_where_heroes_stand_counts() -> None:
    uses = watch()
    scene = Scene()
    scene.hero(0, scene.find("mine", "S1"))
    found = set(uses.taken(scene.s, ("end-turn",)))
    assert {("building", "castle_dwelling_bronze"), ("location", "mine"), ("location", "town")} <= found


def test_special_rules_and_timed_events_of_every_scenario_are_wanted() -> None:
    uses = watch()
    for one in GAME.facts.scenario:
        assert {f"{one.id} {rule.rule}" for rule in one.rules} <= set(uses.wanted["special-rule"])
    assert "community_gold_rush tranche" in uses.wanted["timed-event"]


def test_a_special_rule_counts_once_it_is_asked_for_and_an_event_once_its_round_has_come() -> None:
    uses = watch()
    scene = Scene(2, "community_chain_link")
    scene.s.facts = GAME.facts
    list(uses.noticed())
    assert special(scene.s, "town_defence_free") is not None
    assert special(scene.s, "bomb") is None
    assert list(uses.noticed()) == [("special-rule", "community_chain_link town_defence_free")]
    event = ("timed-event", "community_chain_link second_player_movement")
    scene.s.round = 1
    assert event not in set(uses.taken(scene.s, ("end-turn",)))
    scene.s.round = 2
    assert event in set(uses.taken(scene.s, ("end-turn",)))


def test_only_what_no_rule_brings_into_play_is_not_waited_for() -> None:
    uses = watch()
    sea = {"buoy", "derelict_ship", "flotsam", "jetsam", "mermaid", "sea_barrel", "sea_chest", "shipwreck"}
    sea |= {"shipwreck_survivor", "temple_of_the_sea"}
    assert uses.never["location"] == sea | {"subterranean_gate", "monolith_one_way", "monolith_two_way"}
    assert uses.never["card"] == {card.slug for card in GAME.facts.card if card.empowered and card.kind == ABILITY}
    assert uses.never["unit"] == {one.id for one in GAME.content.bank_guard} - {"bank_cyclops_stockpile_cyclopes"}
    assert {use.split()[0] for use in uses.never["ability"]} <= uses.never["unit"]
    assert not any(asks(event) for event in GAME.facts.event if event.who == "together")


# -- the core box -----------------------------------------------------------------------------------------------


def in_core(boxes: Iterable[str]) -> bool:
    return "core" in boxes


def core_box() -> set[tuple[str, str]]:
    """All of the core box that should be used; empowered statistics come with the Inferno (H3-EXP-04)."""
    facts, content, wanted = GAME.facts, GAME.content, watch().wanted
    cards = {card.slug for card in facts.card if card.boxes & CORE and not card.empowered}
    units = {troop.slug for troop in facts.troop if troop.boxes & CORE}
    factions = {faction.id for faction in content.faction if faction.box == "core"}
    buildings = {one for one in GAME.names.buildings if one.split("_")[0] in factions}
    tiles = [tile for number, tile in enumerate(content.tile) if facts.tile_boxes[number] & CORE]
    out = {("card", card) for card in cards} | {("unit", unit) for unit in units}
    out |= {("building", one) for one in buildings}
    out |= {("hero", hero.id) for hero in content.hero if in_core(hero.boxes)}
    out |= {("location", field.location) for tile in tiles for field in tile.fields}
    out |= {("astrologers", card.id) for card in content.astrologers if in_core(card.boxes)}
    out |= {("ai-card", card.id) for card in content.ai_card if in_core(card.boxes)}
    for kind, things in (("play", cards), ("cast", cards), ("ability", units), ("use", buildings)):
        out |= {(kind, use) for use in wanted[kind] if use.split()[0] in things}
    return out


def test_the_core_box_is_listed() -> None:
    core = core_box()
    counts = {kind: sum(1 for one, _ in core if one == kind) for kind in {kind for kind, _ in core}}
    assert (counts["hero"], counts["building"]) == (6, 24)
    assert ("ability", "archangels pack cancel_lethal_attack") in core
    assert ("cast", "resurrection 3") in core
    assert ("location", "dragon_utopia") in core
    assert not [slug for kind, slug in core if kind == "card" and slug.startswith("empowered_")]


def generous(buildings: tuple[str, ...]) -> Heroes3Game:
    """The game with a start that lets anybody see much of it: rich, quick to learn, far to go, and some buildings."""
    tree = msgspec.to_builtins(GAME.content)
    for scenario in tree["scenario"]:
        scenario["start"]["resources"] = {"gold": 150, "building_materials": 40, "valuables": 30}
        scenario["start"]["buildings"] = list(buildings) or scenario["start"]["buildings"]
    for level in tree["level"]:
        level |= {"experience": level["level"] - 1, "hand_limit": level["hand_limit"] + 5}
        level["expert_uses"] += 2
    tree["leading"] |= {"experience_per_level": 1, "main_movement": 8, "secondary_movement": 4}
    return Heroes3Game(msgspec.convert(tree, Content))


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.rule("H3-EXP-07")
def test_the_whole_core_box_is_used() -> None:
    """No hero of the core box has a specialty that hurts, so nobody there is immune to one."""
    left = {(kind, slug) for kind, slug in core_box() if not slug.endswith("immune_specialty_damage")}
    player = bot("curious", "core")
    tables = [generous(()), generous(("dwelling_bronze", "dwelling_silver", "dwelling_gold", "citadel", "mage_guild"))]
    watches = [(game, game.uses(), bot_decisions(game, player)) for game in tables]
    modes = [
        Mode(mode.name, mode.seats, {**mode.options, "difficulty": difficulty})
        for difficulty in ("easy", "normal")
        for mode in GAME.modes()
        if "tower" not in mode.options
    ]
    for number in range(PATIENCE):
        for game, uses, decide in watches:
            left -= things_in_play(game, modes[number % len(modes)], f"core/{number}", decide, uses)
        if not left:
            break
    assert left == set()
