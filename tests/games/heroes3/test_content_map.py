"""Tiles and scenarios of Heroes III are as they are known."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games.heroes3.checks.map import footprint, touching
from ludoteka.games.heroes3.entries.box import Content, entry
from ludoteka.games.heroes3.entries.parts import Cost, Price, Roll
from ludoteka.games.heroes3.entries.scenarios import Scenario


class TestMap:
    @pytest.mark.rule("H3-MAP-01")
    def test_seven_fields_on_every_tile(self, facts: Content) -> None:
        for tile in facts.tile:
            assert [field.at for field in tile.fields] == ["NW", "NE", "W", "C", "E", "SW", "SE"]
        assert Counter(tile.kind for tile in facts.tile) == {
            "starting": 10, "far": 40, "near": 33, "center": 11, "subterranean": 7, "sea": 7,
        }  # fmt: skip

    def test_interlocking_tiles_touch_and_do_not_overlap(self, facts: Content) -> None:
        for lattice in (facts.geometry.lattice, facts.geometry.mirror_lattice):
            for step in lattice:
                assert not footprint(facts, (0, 0)) & footprint(facts, step)
                assert touching(facts, (0, 0), step)
        assert not touching(facts, (0, 0), (6, -4))

    def test_the_castle_starts_on_s3(self, facts: Content) -> None:
        tile = entry(facts.tile, entry(facts.town, "castle").starting_tile)
        assert (tile.id, tile.levels) == ("S3", (1,))
        kinds = [(field.location, field.guard) for field in tile.fields]
        assert kinds == [
            ("blocked", 0), ("empty", 0), ("treasure", 1), ("town", 0), ("resource", 0), ("mine", 1), ("empty", 0),
        ]  # fmt: skip
        assert len(tile.borders) == 9

    def test_a_starting_tile_is_left_beside_its_blocked_field(self, facts: Content) -> None:
        ring = facts.geometry.clockwise
        for tile in facts.tile:
            if tile.kind != "starting":
                continue
            (blocked,) = [ring.index(f.at) for f in tile.fields if f.location == "blocked" and f.at in ring]
            closed = {border.field for border in tile.borders}
            assert closed == {ring[(blocked + turn) % 6] for turn in (2, 3, 4)}, tile.id

    def test_mines_pay_the_worth_of_a_step(self, facts: Content) -> None:
        pays = {(f.resource, f.income) for tile in facts.tile for f in tile.fields if f.location == "mine"}
        assert pays == {("gold", 5), ("building_materials", 2), ("valuables", 1)}

    def test_fields_read_from_the_pictures(self, facts: Content) -> None:
        f2 = {field.at: field for field in entry(facts.tile, "F2").fields}
        assert (f2["SE"].location, f2["SE"].guard) == ("artifact", 2)
        assert entry(facts.tile, "F10").fields[4].location == "fountain_of_youth"
        chest = entry(facts.tile, "F7").fields[0]
        assert (chest.location, chest.dice, chest.keep) == ("treasure", 2, 1)

    def test_prices_at_places(self, facts: Content) -> None:
        places = {one.id: one.visits for one in facts.location}
        assert [visit.price for visit in places["tree_of_knowledge"]] == [Price(valuables=3), Price(gold=10)]
        assert {visit.experience for visit in places["tree_of_knowledge"]} == {2}
        assert places["shrine_of_magic_incantation"][0].price == Price(gold=3)
        assert places["shrine_of_magic_gesture"][0].price == Price()
        market = places["black_market"][0]
        assert (market.looks, market.minor_gold, market.major_gold, market.relic_gold) == (4, 5, 7, 10)
        assert (places["tavern"][0].price.gold, places["tavern"][0].enemy_discards) == (7, 1)
        assert (places["hill_fort"][0].gold_off, places["hill_fort"][0].tiers) == (3, ("bronze", "silver"))

    def test_gifts_of_places(self, facts: Content) -> None:
        places = {one.id: one.visits for one in facts.location}
        assert (places["water_wheel"][0].gold, places["windmill"][0].valuables) == (3, 1)
        assert (places["fountain_of_youth"][0].morale, places["fountain_of_youth"][0].movement) == (1, 1)
        tomb = places["warriors_tomb"][0]
        assert (tomb.searches[0].times, tomb.then_morale) == (2, -2)
        assert [(visit.gold, visit.valuables) for visit in places["mystical_garden"]] == [(2, 0), (0, 1)]
        assert places["settlement"][1].first_rate == "free"

    def test_obelisk_and_star_axis_hold_many_flags(self, facts: Content) -> None:
        assert {one.id for one in facts.location if one.many_flags} == {"obelisk", "star_axis"}

    def test_the_random_town(self, facts: Content) -> None:
        town = facts.random_town
        assert (town.bronze_packs, town.silver_packs, town.gold_fews, town.income_gold) == (1, 2, 2, 10)


class TestScenarios:
    def test_modes(self, facts: Content) -> None:
        modes = Counter(scenario.mode for scenario in facts.scenario if not scenario.id.startswith("community_"))
        assert modes == {"clash": 7, "campaign": 17, "alliance": 3, "cooperative": 2}

    def test_campaigns(self, facts: Content) -> None:
        parts = [scenario.campaign for scenario in facts.scenario if scenario.campaign is not None]
        assert Counter(part.campaign for part in parts) == {
            "long_live_the_queen": 3,
            "dragons_blood": 3,
            "rise_of_the_necromancer": 3,
            "the_queens_gambit": 3,
            "dungeons_and_devils": 3,
            "elixir_of_life": 2,
        }

    def test_brave_new_world(self, facts: Content) -> None:
        scenario = entry(facts.scenario, "brave_new_world")
        assert (scenario.players, scenario.rounds) == ((2, 3), 8)
        assert scenario.start.resources == Cost(gold=15, building_materials=4, valuables=1)
        assert scenario.start.income == Cost(gold=10)
        assert [(one.side, one.pick) for one in scenario.start.units] == [
            ("pack", "bronze_cheapest"), ("few", "bronze_most_expensive"),
        ]  # fmt: skip
        assert [len(plan.slots) for plan in scenario.maps] == [9, 13]
        points = scenario.wins[-1]
        assert (points.kind, points.when) == ("points", "after_last_round")
        assert (points.town, points.settlement, points.mine, points.cube) == (3, 2, 1, 2)
        assert [event.rounds for event in scenario.timed] == [(4, 8)]
        assert scenario.obelisk[0].resource_dice == Roll(dice=2, keep=1)

    def test_homecoming(self, facts: Content) -> None:
        scenario = entry(facts.scenario, "llq1_homecoming")
        ai = scenario.ai
        assert ai is not None
        assert (ai.faction, ai.deck.might, ai.deck.magic, ai.deck.skill, ai.spells) == (
            "dungeon", 3, 1, 0, ("magic_arrow",),
        )  # fmt: skip
        assert [one.unit for one in ai.army] == ["troglodytes", "harpies", "evil_eyes"]
        assert [(event.deed, event.rounds, event.unit) for event in scenario.timed] == [
            ("ai_reinforce", (3,), "troglodytes"), ("ai_reinforce", (6,), "harpies"), ("ai_movement", (6,), None),
            ("ai_add_unit", (7,), "minotaurs"),
        ]  # fmt: skip
        assert len(scenario.bonus) == 3

    def test_the_grail_is_on_its_tile(self, facts: Content) -> None:
        for plan in entry(facts.scenario, "search_for_the_grail").maps:
            (centre,) = [slot for slot in plan.slots if slot.kind == "center"]
            assert centre.tile is not None
            assert "grail" in {field.location for field in entry(facts.tile, centre.tile).fields}

    def test_alliances_are_two_against_two(self, facts: Content) -> None:
        teams = {scenario.teams for scenario in facts.scenario if scenario.mode == "alliance"}
        assert teams == {((1, 2), (3, 4))}

    def test_every_seat_of_every_map_has_a_starting_tile(self, facts: Content) -> None:
        for scenario in facts.scenario:
            for plan in scenario.maps:
                seats = sorted(slot.seat for slot in plan.slots if slot.seat)
                shared = any(rule.rule == "shared_realm" for rule in scenario.rules)
                if scenario.id != "qg2_sicilian_dragon" and not shared:
                    assert seats == list(range(1, plan.players + 1)), scenario.id

    def test_who_needs_more_than_the_core_box(self, facts: Content) -> None:
        def more(scenario: Scenario) -> bool:
            return scenario.more_boxes or scenario.boxes != ("core",)

        assert {scenario.id for scenario in facts.scenario if more(scenario)} >= {
            "arrogance", "tale_of_two_lands", "the_challenge", "community_brothers_in_arms", "community_chain_link",
            "community_emerald_island", "community_bloody_grail", "dd1_devilish_plan", "community_astral_run",
        }  # fmt: skip

    def test_designed_set_ups_say_so(self, facts: Content) -> None:
        sources = Counter(scenario.source for scenario in facts.scenario)
        assert sources["designed"] == 21
        assert all(scenario.source == "public" for scenario in facts.scenario if scenario.id.startswith("community_"))
