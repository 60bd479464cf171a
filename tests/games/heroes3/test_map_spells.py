"""Spells on the map: power, steps, targets, and the cards that follow them (H3-SPELL-01 to H3-SPELL-07)."""

from __future__ import annotations

import pytest

from games.heroes3.hands import location, open_neighbours
from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import FIELDS, MAIN, NOBODY, SECONDARY, SPELL
from ludoteka.games.heroes3.rules.play.map_spell_deeds import Portal, fields_apart
from ludoteka.kernel.action import hears


def holding(*cards: str) -> Scene:
    """A turn of the first player with these cards, a deck of ten others and three expert uses."""
    scene = Scene(boxes=all_boxes()).hand(0, *cards)
    scene.deck(0, *["attack"] * 10).discard(0)
    scene.stock(0, gold=5, building_materials=5, valuables=5)
    scene.s.players[0].experts = 3
    return scene.turn(0)


def slugs(cards: list[int]) -> list[str]:
    return [FACTS.card_slugs[card] for card in cards]


# -- power ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPELL-01")
@pytest.mark.rule("H3-SPELL-02")
@pytest.mark.parametrize(
    ("paying", "step", "stock"),
    [
        ((), 1, [8, 5, 5]),
        (("play power 1",), 2, [5, 7, 5]),
        (("play power 2",), 3, [5, 5, 6]),
        (("power haste", "play power 1"), 3, [5, 5, 6]),
        (("play power 2",), 1, [8, 5, 5]),
    ],
)
def test_view_air_gains_by_its_step(paying: tuple[str, ...], step: int, stock: list[int]) -> None:
    scene = holding("view_air", "power", "haste").play(*paying, f"cast view_air {step}")
    assert scene.s.players[0].stock == stock
    assert scene.waits() == "Turn"
    assert FACTS.card_number["view_air"] in scene.s.players[0].discard
    assert not scene.s.players[0].ongoing


@pytest.mark.rule("H3-SPELL-02")
def test_power_not_used_is_lost_with_the_next_other_action() -> None:
    scene = holding("view_air", "power").play("play power 1")
    assert scene.offered("cast") == ["cast view_air 1", "cast view_air 2"]
    assert not scene.s.players[0].discard
    scene.play("end-turn")
    assert slugs(scene.s.players[0].discard) == ["power"]
    assert not scene.s.players[0].ongoing


@pytest.mark.rule("H3-SPELL-02")
def test_casting_uses_up_all_power_played() -> None:
    scene = holding("view_air", "view_air", "power").play("play power 2", "cast view_air 1")
    assert scene.offered("cast") == ["cast view_air 1"]


@pytest.mark.rule("H3-SPELL-02")
def test_power_is_offered_only_for_a_spell_that_can_use_it() -> None:
    assert not holding("power", "haste").offered("play")
    assert not holding("power", "haste").offered("power")
    assert holding("power", "view_air").offered("play") == ["play power 1", "play power 2"]
    assert not holding("view_air").offered("power")
    scene = holding("view_air", "power", "power").play("play power 2")
    assert not scene.offered("play")


POWER_CARDS = [
    ("power", 1, 1), ("power", 2, 2), ("empowered_power", 1, 2), ("sorcery", 1, 1), ("sorcery", 2, 2),
    ("empowered_sorcery", 1, 2), ("breastplate_of_petrified_wood", 2, 1), ("dragon_wing_tabard", 2, 1),
    ("rib_cage", 2, 1), ("tunic_of_the_cyclops_king", 1, 1), ("tunic_of_the_cyclops_king", 2, 2),
    ("titans_cuirass", 2, 2), ("necklace_of_dragonteeth", 1, 2), ("orb_of_vulnerability", 2, 2),
    ("royal_armor_of_nix", 1, 2), ("sandals_of_the_saint", 2, 4), ("scales_of_the_greater_basilisk", 1, 3),
    ("scales_of_the_greater_basilisk", 2, 1), ("spirit_of_oppression", 2, 1), ("ciele_1", 2, 1), ("ciele_4", 2, 1),
    ("ciele_6", 2, 2), ("luna_4", 2, 2), ("monere_6", 2, 2), ("zilare_4", 2, 2), ("zilare_6", 2, 2),
    ("deemer_4", 1, 1), ("sephinroth_4", 2, 2), ("zydar_1", 2, 1), ("zydar_4", 2, 2), ("septienna_1", 2, 1),
    ("septienna_4", 2, 1), ("septienna_6", 2, 2), ("basic_air_magic", 2, 3), ("orb_of_the_firmament", 2, 5),
]  # fmt: skip


@pytest.mark.parametrize(("card", "way", "power"), POWER_CARDS, ids=[f"{row[0]}-{row[1]}" for row in POWER_CARDS])
@pytest.mark.rule("H3-SPELL-02")
def test_a_card_gives_power_for_a_spell_of_the_map(card: str, way: int, power: int) -> None:
    scene = holding(card, "dimension_door").play(f"play {card} {way}")
    steps = [number for number, needed in ((1, 0), (2, 2), (3, 4)) if needed <= power]
    assert scene.offered("cast") == [f"cast dimension_door {number}" for number in steps]


@pytest.mark.rule("H3-CARD-16")
def test_the_price_of_power_is_paid_first() -> None:
    scene = holding("titans_cuirass", "dimension_door", "attack").play("play titans_cuirass 1", "discard attack")
    assert "cast dimension_door 3" in scene.offered("cast")


@pytest.mark.parametrize(("card", "way", "own"), [("sandals_of_the_saint", 1, 0), ("breastplate_of_brimstone", 2, 1)])
@pytest.mark.rule("H3-CARD-16")
def test_cards_are_discarded_for_power(card: str, way: int, own: int) -> None:
    scene = holding(card, "dimension_door", "attack", "defense").play(f"play {card} {way}", "discard attack")
    scene.play("done")
    assert ("cast dimension_door 2" in scene.offered("cast")) == (own + 1 >= 2)


@pytest.mark.rule("H3-SPELL-04")
def test_school_magic_helps_only_its_school() -> None:
    scene = holding("air_magic", "view_air", "visions").play("play air_magic 1")
    assert scene.offered("cast") == ["cast view_air 1", "cast view_air 2", "cast visions 1"]
    scene.play("play air_magic 2")
    assert not scene.s.players[0].permanent
    assert scene.offered("cast") == ["cast view_air 1", "cast view_air 2", "cast view_air 3", "cast visions 1"]
    scene.play("cast visions 1")
    scene.go_on("Turn")
    assert FACTS.card_number["air_magic"] in scene.s.players[0].discard


@pytest.mark.rule("H3-SPELL-03")
def test_outside_combat_spells_have_no_limit() -> None:
    scene = holding("view_air", "view_air").play("cast view_air 1", "cast view_air 1")
    assert scene.owns(0, "gold") == 11


@pytest.mark.rule("H3-CARD-01")
def test_spells_of_the_map_are_cast_in_the_own_turn_alone() -> None:
    scene = holding("attack").hand(1, "view_air")
    assert not [one for one in scene.aside(1) if one.startswith("cast")]


# -- after casting ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "way"), [("knowledge", 1), ("knowledge", 2), ("empowered_knowledge", 1), ("mysticism", 1)]
)
@pytest.mark.rule("H3-SPELL-07")
def test_a_spell_returns_to_the_hand_after_casting(card: str, way: int) -> None:
    scene = holding("view_air", "power", card).play("play power 1", "cast view_air 2")
    assert scene.waits() == "AnswerCast"
    scene.play(f"play {card} {way}")
    assert scene.cards(0) == ["view_air"]
    assert sorted(slugs(scene.s.players[0].discard)) == sorted([card, "power"])


@pytest.mark.parametrize(("card", "way"), [("mysticism", 2), ("empowered_mysticism", 1)])
@pytest.mark.rule("H3-SPELL-07")
def test_expert_mysticism_returns_the_power_cards_too(card: str, way: int) -> None:
    scene = holding("view_air", "power", card).play("play power 1", "cast view_air 2", f"play {card} {way}")
    assert sorted(scene.cards(0)) == ["power", "view_air"]
    assert slugs(scene.s.players[0].discard) == [card]


@pytest.mark.rule("H3-SPELL-07")
def test_knowledge_may_be_kept_and_is_asked_once() -> None:
    scene = holding("view_air", "knowledge", "knowledge").play("cast view_air 1", "play knowledge 1")
    assert scene.waits() == "Turn"
    scene.play("cast view_air 1", "done")
    assert scene.cards(0) == ["knowledge"]


@pytest.mark.rule("H3-CARD-14")
def test_zydar_draws_after_a_spell() -> None:
    scene = holding("view_air", "zydar_1").play("cast view_air 1", "play zydar_1 1")
    assert scene.cards(0) == ["attack"]
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-CARD-08")
def test_knowledge_on_an_ongoing_spell_returns_it_when_it_ends() -> None:
    scene = holding("fly", "knowledge").play("cast fly 1", "play knowledge 1")
    assert scene.cards(0) == []
    assert [effect.name for effect in scene.s.players[0].ongoing] == ["fly", "returning"]
    from ludoteka.games.heroes3.rules.play.playing import end_ongoing

    scene.call(end_ongoing, 0)
    assert scene.cards(0) == ["fly"]
    assert not scene.s.players[0].ongoing


# -- the spells -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("step", "moves"), [(1, 0), (2, 1), (3, 2)])
@pytest.mark.rule("H3-SPELL-07")
@pytest.mark.rule("R-54")
def test_town_portal_brings_a_hero_to_an_own_town(step: int, moves: int) -> None:
    scene = holding("town_portal", "sandals_of_the_saint")
    town = scene.where(0)
    assert not scene.offered("cast")
    scene.hero(0, location(scene, open_neighbours(scene, town)[0], "empty"), moves=1).turn(0)
    scene.play("play sandals_of_the_saint 2", f"cast town_portal {step}", f"portal main {scene.name(town)}")
    assert scene.where(0) == town
    assert scene.s.players[0].moves[MAIN] == 1 + moves
    assert not scene.told("visited")


@pytest.mark.rule("R-60")
def test_town_portal_needs_a_way_off_a_town_with_another_hero() -> None:
    scene = holding("town_portal")
    town = scene.where(0)
    scene.hero(0, location(scene, open_neighbours(scene, town)[0], "empty"), moves=0).hero(0, town, SECONDARY, moves=0)
    assert not scene.turn(0).offered("cast")
    scene.s.players[0].moves[MAIN] = 1
    assert scene.turn(0).offered("cast") == ["cast town_portal 1"]


@pytest.mark.rule("R-60", "H3-MAP-12")
def test_town_portal_says_why_a_hero_does_not_go_there() -> None:
    scene = Scene(2, "search_for_the_grail")
    town, other = scene.find("town", "S1"), scene.find("town", "S2")
    scene.hero(0, scene.neighbour(town), moves=0)
    portal = Portal(0, 0)
    assert portal.options(scene.s) == [("portal", MAIN, town)]
    assert portal.why_not(scene.s, ("portal", MAIN, town)) is None
    assert portal.why_not(scene.s, ("portal", SECONDARY, town)) == ("not-on-the-map", SECONDARY)
    assert portal.why_not(scene.s, ("portal", MAIN, other)) == ("not-your-haven", other)
    assert portal.why_not(scene.s, ("portal", MAIN, scene.where(0))) == ("stands-there", MAIN)
    scene.hero(0, town, SECONDARY, moves=0)
    assert portal.why_not(scene.s, ("portal", MAIN, town)) == ("no-room", town)
    assert Portal(0, 1).why_not(scene.s, ("portal", MAIN, town)) is None
    scene.s.grail = 0
    assert Portal(0, 1).why_not(scene.s, ("portal", MAIN, town)) == ("bound-by-grail", MAIN)


@pytest.mark.parametrize(("step", "distance"), [(1, 1), (2, 2), (3, 3)])
@pytest.mark.rule("R-55")
def test_dimension_door_crosses_everything_and_resolves_the_last_field(step: int, distance: int) -> None:
    scene = holding("dimension_door", "sandals_of_the_saint")
    first = scene.where(0) // FIELDS * FIELDS
    for field in range(len(scene.s.flag)):
        location(scene, field, "guarded", guard=2)
    scene.hero(0, first, moves=0).turn(0)
    scene.play("play sandals_of_the_saint 2", f"cast dimension_door {step}")
    names = {one.split()[2] for one in scene.offered()}
    reached = [at for at in range(len(scene.s.flag)) if scene.name(at) in names]
    assert max(fields_apart(scene.s, first, at) for at in reached) == distance
    goal = next(
        at for at in reached if at // FIELDS == first // FIELDS and fields_apart(scene.s, first, at) == min(distance, 2)
    )
    scene.play(f"pass-to main {scene.name(goal)}")
    assert scene.where(0) == goal
    assert scene.told("combat-announced")
    assert FACTS.card_number["dimension_door"] in scene.s.players[0].discard


@pytest.mark.parametrize(
    ("card", "step", "moves"), [("fly", 1, 0), ("fly", 2, 1), ("fly", 3, 2), ("water_walk", 1, 0), ("water_walk", 3, 2)]
)
@pytest.mark.rule("H3-CARD-08")
def test_fly_and_water_walk_last_for_the_turn_and_give_movement(card: str, step: int, moves: int) -> None:
    scene = holding(card, "sandals_of_the_saint")
    scene.play("play sandals_of_the_saint 2", f"cast {card} {step}")
    assert scene.s.players[0].moves[MAIN] == 3 + moves
    assert [effect.name for effect in scene.s.players[0].ongoing] == [card]
    assert FACTS.card_number[card] not in scene.s.players[0].discard


@pytest.mark.rule("H3-MOVE-03")
def test_fly_passes_blocked_fields_and_nothing_else() -> None:
    from games.heroes3.test_cards_moves import corridor

    scene = holding("fly").play("cast fly 1")
    between, beyond = corridor(scene)
    location(scene, between, "blocked")
    assert f"pass-to main {scene.name(beyond)}" in scene.turn(0).offered()
    location(scene, between, "guarded", guard=2)
    assert f"pass-to main {scene.name(beyond)}" not in scene.turn(0).offered()


@pytest.mark.parametrize(("step", "distance"), [(1, 1), (2, 2), (3, 3)])
@pytest.mark.rule("H3-MAP-06")
def test_view_earth_takes_over_an_enemy_mine_in_range(step: int, distance: int) -> None:
    scene = holding("view_earth", "sandals_of_the_saint")
    start = scene.where(0)
    field = next(at for at in range(len(scene.s.flag)) if fields_apart(scene.s, start, at) == distance)
    spot = next(
        at for at in range(len(FACTS.spot_location)) if FACTS.spot_location[at] == FACTS.location_number["mine"]
    )
    scene.s.atlas.spot[field] = spot
    scene.turn(0)
    assert not scene.offered("cast")
    scene.flag(1, field)
    resource, income = FACTS.spot_resource[spot], FACTS.spot_income[spot]
    before = scene.s.players[0].income[resource]
    theirs = scene.s.players[1].income[resource]
    scene.turn(0).play("play sandals_of_the_saint 2")
    offered = [int(one.split()[2]) for one in scene.offered("cast")]
    assert offered == list(range(distance, 4))
    scene.play(f"cast view_earth {step}", f"take-mine {scene.name(field)}")
    assert scene.s.flag[field] == 0
    assert scene.s.players[0].income[resource] == before + income
    assert scene.s.players[1].income[resource] == theirs - income


@pytest.mark.parametrize(("step", "looks"), [(1, 1), (2, 2), (3, 3)])
@pytest.mark.rule("H3-CARD-15")
def test_visions_looks_at_neutrals_in_secret(step: int, looks: int) -> None:
    scene = holding("visions", "sandals_of_the_saint")
    scene.play("play sandals_of_the_saint 2", f"cast visions {step}", "tier silver")
    seen = [(mask, event) for mask, event in scene.heard if event[0] == "looks-at-unit"]
    assert len(seen) == looks
    assert all(hears(mask, 0) and not hears(mask, 1) for mask, _ in seen)
    scene.play("done")
    while scene.waits() == "VisionsOrder":
        scene.play(scene.offered()[0])
    assert scene.waits() == "Turn"
    assert len(scene.s.neutral_decks[1].top) == looks


@pytest.mark.rule("H3-UNIT-10")
def test_visions_discards_and_orders_what_it_saw() -> None:
    scene = holding("visions", "sandals_of_the_saint")
    deck = scene.s.neutral_decks[0]
    cards = deck.cards()
    first, second, third = sorted(set(cards))[:3]
    for troop in (first, second, third):
        deck.remove(troop)
    for troop in (third, second, first):
        deck.put_on_top(troop, 0)
    scene.play("play sandals_of_the_saint 2", "cast visions 3", "tier bronze")
    scene.play(f"discard-unit {FACTS.troop_slugs[second]}", "done", f"unit-below {FACTS.troop_slugs[first]}")
    assert scene.s.neutral_discards[0] == [second]
    assert deck.top == [third, first]
    assert sorted([*deck.cards(), second]) == sorted(cards)


@pytest.mark.rule("H3-CARD-15")
def test_what_visions_discards_was_shown_to_all_and_stays_discarded() -> None:
    scene = holding("visions", "sandals_of_the_saint").play(
        "play sandals_of_the_saint 2", "cast visions 3", "tier gold"
    )
    scene.play(next(one for one in scene.offered() if one.startswith("discard-unit")))
    assert scene.s.final


# -- cards that cast --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "spell"),
    [("tome_of_air", "view_air"), ("tome_of_fire", "visions"), ("tome_of_water", "water_walk"), ("tome_of_air", "fly")],
)
@pytest.mark.rule("H3-SPELL-02")
def test_a_tome_casts_a_spell_of_its_school_at_any_step_for_no_power(card: str, spell: str) -> None:
    scene = holding(card, spell).play(f"play {card} 2")
    assert scene.offered() == [f"cast {spell} {step}" for step in (1, 2, 3)]
    scene.play(f"cast {spell} 3")
    scene.go_on("Turn")
    assert card in slugs(scene.s.players[0].discard)


@pytest.mark.rule("H3-SPELL-04")
def test_a_tome_casts_no_other_school() -> None:
    assert "play tome_of_fire 2" not in holding("tome_of_fire", "view_air").offered("play")


@pytest.mark.rule("H3-SPELL-05")
def test_the_helm_casts_the_top_of_the_common_discard_pile() -> None:
    scene = holding("helm_of_the_alabaster_unicorn")
    number = FACTS.card_number["view_air"]
    assert "play helm_of_the_alabaster_unicorn 2" not in scene.offered("play")
    scene.s.discards[SPELL].append(number)
    scene.turn(0).play("play helm_of_the_alabaster_unicorn 2", "cast view_air 1")
    assert scene.owns(0, "gold") == 8
    assert scene.s.players[0].discard == [number]
    assert FACTS.card_number["helm_of_the_alabaster_unicorn"] in scene.s.removed
    assert scene.s.discards[SPELL]
    assert number not in scene.s.discards[SPELL][-1:]


@pytest.mark.rule("H3-CARD-14")
def test_tarnum_of_the_conflux_searches_two_spells() -> None:
    scene = holding("tarnum_conflux_6").play("play tarnum_conflux_6 1", "search spell")
    scene.play(scene.offered("take")[0], "search spell")
    scene.play(scene.offered("take")[0])
    assert len(scene.cards(0)) == 2
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-SPELL-07")
def test_nobody_is_asked_for_a_spell_without_a_target() -> None:
    scene = holding("view_earth", "town_portal", "power")
    assert not scene.offered("cast")
    assert not scene.offered("play")
    assert scene.s.players[0].at[SECONDARY] == NOBODY
