"""Astral Run: obelisks and victory points, gates between fields, gifts of places, events for those who lag behind."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import FIELDS, GOLD, MAIN, NEUTRALS, NOBODY, UNIT
from ludoteka.games.heroes3.game import ALL_BOXES
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING
from ludoteka.games.heroes3.rules.cards.piles import hand_limit
from ludoteka.games.heroes3.rules.combat.end import CombatOver, beat_player
from ludoteka.games.heroes3.rules.combat.start import new_combat
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.special import combat_ended
from ludoteka.games.heroes3.rules.scenario.timed import timed_events
from ludoteka.games.heroes3.rules.victory.ends import last_round_ended
from ludoteka.games.heroes3.rules.world.fields import guard_at
from ludoteka.games.heroes3.rules.world.flags import unflag
from ludoteka.games.heroes3.rules.world.links import gate_beyond
from ludoteka.games.heroes3.view_goals import goals_view
from ludoteka.kernel.errors import IllegalAction

SIX = ("castle", "dungeon", "necropolis", "tower", "rampart", "inferno")
RING = ("N1", "N2", "N3", "N4", "N5", "N6")


def astral(seats: int = 2, scenario: str = "community_astral_run") -> Scene:
    """Astral Run at the first turn, with all boxes."""
    return Scene(seats, scenario, factions=SIX, boxes=all_boxes())


def obelisk(scene: Scene, slot: str, tile: str = "N3") -> int:
    """A tile with an obelisk lies in a slot; the obelisk's field."""
    return scene.tile(slot, tile).find("obelisk", slot)


# -- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SETUP-11")
def test_everybody_starts_with_a_neutral_unit_of_the_own_faction() -> None:
    scene = Scene(2, "community_astral_run", factions=SIX, boxes=all_boxes(), until="PickNeutral")
    assert scene.offered() == [
        "recruit neutral_griffins",
        "recruit neutral_halberdiers",
        "recruit neutral_marksmen",
    ]
    scene.play("recruit neutral_marksmen")
    assert scene.units(0)["neutral_marksmen"] == "few"
    assert FACTS.troop_number["neutral_marksmen"] not in scene.s.neutral_decks[0].cards()


@pytest.mark.rule("H3-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_six_obelisks_lie_around_the_middle_and_none_elsewhere(seats: int) -> None:
    scene = astral(seats)
    tiles = [GAME.content.tile[tile] for tile in scene.s.atlas.tile]
    with_obelisk = [
        place for place, tile in enumerate(tiles) if any(field.location == "obelisk" for field in tile.fields)
    ]
    assert sorted(with_obelisk) == sorted(scene.place(slot) for slot in RING)


@pytest.mark.rule("H3-MODE-04")
def test_it_can_be_played_in_teams() -> None:
    plan = {
        one.players: one.teams for one in GAME.content.scenario[NAMES.scenarios.index("community_astral_run")].alliances
    }
    assert plan == {4: ((1, 3), (2, 4)), 6: ((1, 3, 5), (2, 4, 6))}
    GAME.check_options(6, GAME.read_options({"scenario": "community_astral_run", "teams": True, **ALL_BOXES}))


# -- ends -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-01")
def test_who_has_flagged_all_six_obelisks_wins_at_once() -> None:
    scene = astral()
    for slot, tile in zip(RING, ("N3", "N4", "N5", "N7", "N9", "N11"), strict=True):
        field = obelisk(scene, slot, tile)
        scene.s.stars[field] = 1 if slot != "N6" else 0
    last = scene.find("obelisk", "N6")
    scene.hero(0, last).run(Visit(0, MAIN, last))
    scene.go_on("nothing")
    assert scene.s.places == [1, 2]
    assert goals_view(scene.s)[0].have == [6, 0]


@pytest.mark.rule("H3-END-01")
@pytest.mark.parametrize(("seats", "won"), [(3, False), (4, True)])
def test_with_four_players_who_has_beaten_every_main_hero_wins(seats: int, won: bool) -> None:
    scene = astral(seats)
    for loser in range(1, seats):
        assert not scene.s.places
        scene.call(combat_ended, 0, loser, MAIN, scene.where(loser), 1)
    assert scene.s.ledger["heroes_beaten"][0] == (1 << seats) - 2
    assert bool(scene.s.places) == won


@pytest.mark.rule("H3-END-09")
def test_after_the_last_round_victory_points_decide() -> None:
    scene = astral(3)
    scene.s.ledger = {"first_level_7": [1], "heroes_beaten": [0b110, 0, 0b010]}
    scene.s.stars[obelisk(scene, "N1")] = 0b100
    scene.s.stars[obelisk(scene, "N2", "N4")] = 0b101
    points = goals_view(scene.s)[-1]
    assert points.columns == ["first_level_7", "enemy_main_hero", "obelisk"]
    assert points.worth == [4, 2, 1]
    assert points.values == [[0, 2, 1], [1, 0, 0], [0, 1, 2]]
    assert points.have == [5, 4, 4]
    scene.s.players[2].level = 5
    scene.s.players[2].xp = FACTS.xp_for_level[5]
    scene.call(last_round_ended)
    assert scene.s.places == [1, 3, 2]


@pytest.mark.rule("H3-END-09")
def test_only_the_first_flag_on_the_level_7_field_counts() -> None:
    scene = astral()
    scene.tile("C1", "C1")
    utopia = scene.find("dragon_utopia", "C1")
    scene.hero(1, utopia).run(Visit(1, MAIN, utopia)).go_on("Turn")
    assert scene.s.ledger["first_level_7"] == [1]
    scene.hero(0, utopia).run(Visit(0, MAIN, utopia)).go_on("Turn")
    assert scene.s.ledger["first_level_7"] == [1]


# -- gates ------------------------------------------------------------------------------------------------------


def gates() -> tuple[Scene, int, int]:
    """Two tiles with obelisks straight across the middle, both face up, and their gates."""
    scene = astral().tile("N1", "N3").tile("N4", "N4")
    one, other = scene.find("astral_gate", "N1"), scene.find("astral_gate", "N4")
    return scene, one, other


@pytest.mark.rule("R-55")
def test_the_blocked_field_beside_an_obelisk_is_a_gate_to_the_other_side() -> None:
    scene, one, other = gates()
    assert gate_beyond(scene.s, one) == other
    assert gate_beyond(scene.s, other) == one
    step = scene.neighbour(one)
    scene.hero(0, step).turn(0)
    move = f"move main {scene.name(one)}"
    assert move not in scene.offered()
    with pytest.raises(IllegalAction):
        scene.play(move)
    assert GAME.why_not(scene.s, 0, GAME.parse(move))
    scene.s.stars[scene.find("obelisk", "N1")] = 0b10
    scene.play(move)
    assert scene.where(0) == other
    assert scene.told("through-gate")
    assert scene.s.players[0].moves[MAIN] == 2


@pytest.mark.rule("R-55")
def test_a_gate_is_not_entered_from_another_tile() -> None:
    scene, one, _ = gates()
    scene.s.stars[scene.find("obelisk", "N1")] = 1
    outside = [
        field
        for way in range(6)
        if (field := scene.s.atlas.near[one * 6 + way]) != NOBODY and field // FIELDS != one // FIELDS
    ]
    assert outside
    for field in outside:
        slot = next(slot for slot in ("C1", "N2", "N6", "S1", "N7") if scene.place(slot) == field // FIELDS)
        scene.tile(slot, {"C": "C1", "S": "S3", "N": "N1"}[slot[0]])
        scene.hero(0, field).turn(0)
        assert f"move main {scene.name(one)}" not in scene.offered()
        assert "gate-from-inside" in str(GAME.why_not(scene.s, 0, GAME.parse(f"move main {scene.name(one)}")))


@pytest.mark.rule("R-55")
def test_a_gate_discovers_the_tile_on_the_other_side() -> None:
    scene = astral().tile("N1", "N3")
    one = scene.find("astral_gate", "N1")
    scene.s.stars[scene.find("obelisk", "N1")] = 1
    scene.hero(0, scene.neighbour(one)).turn(0).play(f"move main {scene.name(one)}")
    assert scene.waits() == "RotateTile"
    scene.play(scene.offered()[0])
    assert scene.where(0) == scene.find("astral_gate", "N4")
    assert scene.waits() == "Turn"


@pytest.mark.rule("R-55")
def test_who_has_come_out_of_a_gate_does_not_go_back_at_once() -> None:
    scene, one, other = gates()
    for slot in ("N1", "N4"):
        scene.s.stars[scene.find("obelisk", slot)] = 1
    scene.hero(0, one).hero(0, other)
    scene.s.players[0].came_from[MAIN] = one
    scene.run(Visit(0, MAIN, other))
    assert scene.where(0) == other


@pytest.mark.rule("H3-MAP-12")
def test_the_middle_has_no_blocked_field_and_obelisks_are_guarded() -> None:
    for scenario, middle, tile in (("community_astral_run", "C1", "C2"), ("community_astral_run_short", "N1", "N1")):
        scene = astral(2, scenario).tile(middle, tile)
        first = scene.place(middle) * FIELDS
        kinds = [FACTS.spot_location[scene.s.atlas.spot[field]] for field in range(first, first + FIELDS)]
        assert FACTS.location_number["blocked"] not in kinds
        assert FACTS.location_number["empty"] in kinds
        assert guard_at(scene.s, obelisk(scene, "N3")) == 6


# -- gifts of places --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-12")
def test_an_obelisk_offers_three_decks_and_the_first_empowers_an_ability() -> None:
    scene = astral()
    field = obelisk(scene, "N1")
    scene.hand(0, "archery", "attack").discard(0, "armorer").deck(0, "power", "power")
    scene.hero(0, field).run(Visit(0, MAIN, field))
    assert scene.offered("search") == ["search ability", "search artifact", "search spell"]
    scene.play("decline")
    assert scene.waits() == "EmpowerCard"
    assert scene.offered() == ["decline", "empower archery", "empower-discarded armorer"]
    scene.play("empower archery")
    assert scene.cards(0) == ["attack", "empowered_archery"] or sorted(scene.cards(0)) == [
        "attack",
        "empowered_archery",
    ]
    scene.hand(1, "archery").hero(1, field).run(Visit(1, MAIN, field)).play("decline")
    assert scene.waits() != "EmpowerCard"


@pytest.mark.rule("H3-EXP-04")
def test_an_ability_in_the_deck_can_be_empowered_too() -> None:
    scene = astral()
    field = obelisk(scene, "N1")
    scene.hand(0).discard(0).deck(0, "archery", "power")
    scene.hero(0, field).run(Visit(0, MAIN, field)).play("decline", "empower-in-deck archery")
    assert FACTS.card_number["empowered_archery"] in scene.s.players[0].deck.cards()
    scene.s.players[0].deck.shuffle_in([])


@pytest.mark.rule("H3-MAP-12")
def test_a_sanctuary_is_visited_once_by_each_faction() -> None:
    scene = astral().tile("C1", "C4")
    field = scene.find("sanctuary", "C1")
    scene.hand(0).discard(0).deck(0, "attack", "power")
    scene.hero(0, field).run(Visit(0, MAIN, field))
    assert scene.waits() == "KeepDrawn"
    assert scene.offered() == ["take attack", "take power"]
    scene.play("take power")
    assert scene.cards(0) == ["power"]
    assert scene.s.players[0].discard == [FACTS.card_number["attack"]]
    scene.run(Visit(0, MAIN, field))
    assert scene.waits() == "Turn"
    scene.hero(0, scene.neighbour(field)).hero(1, field).run(Visit(1, MAIN, field))
    assert scene.waits() == "KeepDrawn"


@pytest.mark.rule("H3-MAP-12")
def test_the_grail_gives_artifacts_and_a_larger_hand() -> None:
    scene = astral().tile("C1", "C2")
    field = scene.find("grail", "C1")
    scene.hero(0, field).run(Visit(0, MAIN, field))
    before = FACTS.hand_limit[scene.s.players[0].level]
    assert scene.offered("search") == ["search artifact"]
    assert scene.choice().prompt(scene.s) == ("search", 4)
    scene.play("decline")
    assert scene.s.grail == 0
    assert hand_limit(scene.s, 0) == before + 3


@pytest.mark.rule("H3-MAP-10")
def test_a_level_7_settlement_reinforces_silver_and_raises_two_incomes_while_it_is_held() -> None:
    scene = astral().tile("C1", "#C1").army(0, griffins="few", crusaders="few")
    field = scene.find("settlement", "C1")
    income = scene.s.players[0].income.copy()
    scene.hero(0, field).run(Visit(0, MAIN, field))
    assert scene.offered() == ["decline", "reinforce crusaders"]
    scene.play("reinforce crusaders", "settle gold")
    assert scene.offered() == ["settle building_materials", "settle valuables"]
    with pytest.raises(IllegalAction):
        scene.play("settle gold")
    scene.play("settle valuables")
    assert scene.units(0)["crusaders"] == "pack"
    steps = FACTS.income_step
    assert scene.s.players[0].income == [income[0] + steps[0], income[1], income[2] + steps[2]]
    scene.call(unflag, field)
    assert scene.s.players[0].income == income


@pytest.mark.rule("H3-MAP-12")
def test_a_beaten_dragon_joins_for_half_its_price_or_gold_comes_instead() -> None:
    for answer in ("recruit", "decline"):
        scene = (
            astral().tile("C1", "C1").stock(0, gold=40, valuables=5).discard(0, "attack", "power", "defense", "power")
        )
        field = scene.find("dragon_utopia", "C1")
        dragon = FACTS.troop_number["neutral_azure_dragons"]
        scene.s.neutral_decks[3].remove(dragon)
        scene.hero(0, field)
        c = new_combat(scene.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, field, 7)
        c.drawn = [dragon]
        c.winner = ATTACKING
        scene.s.combat = c
        scene.run(CombatOver())
        assert scene.waits() == "OfferBeaten"
        price = [(one + 1) // 2 for one in FACTS.troop[dragon].recruit]
        scene.play("recruit neutral_azure_dragons" if answer == "recruit" else "decline")
        scene.go_on("TakeFromDiscard")
        assert scene.offered() == ["decline", "take-own attack", "take-own defense", "take-own power"]
        scene.play("take-own attack").go_on("Turn")
        gold = 40 - price[0] if answer == "recruit" else 50
        assert scene.owns(0, "gold") == gold
        assert ("neutral_azure_dragons" in scene.units(0)) == (answer == "recruit")


@pytest.mark.rule("H3-EXP-06")
def test_a_beaten_unit_of_a_random_town_joins_for_half_its_gold() -> None:
    scene = astral().tile("C1", "C5").stock(0, gold=60, valuables=9, building_materials=9)
    field = scene.find("random_town", "C1")
    scene.s.lords[field] = FACTS.faction_number["fortress"]
    scene.hero(0, field)
    troop = next(one for one in FACTS.faction_units[scene.s.lords[field]] if FACTS.troop[one].tier == 1)
    c = new_combat(scene.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, field, 7)
    c.form, c.side = [troop * 2 + 1], [1]
    c.winner = ATTACKING
    scene.s.combat = c
    scene.run(CombatOver())
    assert FACTS.troop[troop].kind == UNIT
    assert scene.waits() == "RecruitTownsfolk"
    slug = FACTS.troop_slugs[troop]
    scene.play(f"recruit {slug}", f"reinforce {slug}").go_on("Turn")
    unit = FACTS.troop[troop]
    assert scene.units(0)[slug] == "pack"
    assert scene.owns(0, "gold") == 60 - (unit.recruit[GOLD] + 1) // 2 - (unit.reinforce[GOLD] + 1) // 2 + 10


# -- events and combats -----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-05")
def test_cubes_leave_everything_but_learning_stones() -> None:
    scene = astral().put("learning_stone", "F1").put("windmill", "F2")
    stone, mill = scene.find("learning_stone"), scene.find("windmill")
    scene.s.black[stone] = scene.s.black[mill] = 1
    scene.s.round = 4
    scene.call(timed_events)
    assert (scene.s.black[stone], scene.s.black[mill]) == (1, 0)


@pytest.mark.rule("H3-ROUND-05")
def test_those_with_the_least_experience_are_helped() -> None:
    scene = astral(3)
    scene.s.players[0].xp = 2
    scene.s.round = 6
    scene.call(timed_events)
    asked = []
    while scene.waits() == "Search":
        asked.append(scene.choice().seat)
        assert scene.offered("search") == ["search artifact"]
        scene.play("decline")
    assert asked == [1, 2]
    scene.s.round = 10
    gold = [sum(player.stock) for player in scene.s.players]
    scene.call(timed_events)
    scene.go_on("Turn")
    assert [sum(player.stock) > before for player, before in zip(scene.s.players, gold, strict=True)] == [
        False,
        True,
        True,
    ]


@pytest.mark.rule("H3-COMBAT-40")
@pytest.mark.parametrize(("surrendered", "more"), [(False, 1), (True, 0)])
def test_both_main_heroes_learn_from_a_combat(surrendered: bool, more: int) -> None:
    scene = astral()
    scene.s.players[0].level = 3
    scene.s.players[0].xp = FACTS.xp_for_level[3]
    before = [player.xp for player in scene.s.players]
    c = new_combat(scene.s, 0, MAIN, 1, MAIN, NOBODY, scene.where(1), 1)
    c.own_level, c.level = 3, 1
    c.surrendered = surrendered
    scene.call(beat_player, c, 0, MAIN, 1, MAIN)
    assert [player.xp - was for player, was in zip(scene.s.players, before, strict=True)] == [more, more]
