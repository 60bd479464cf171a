"""The content of Heroes III holds the known figures of the box."""

from __future__ import annotations

import doctest
from collections import Counter

import pytest

from ludoteka.games.heroes3 import content
from ludoteka.games.heroes3.content import faults
from ludoteka.games.heroes3.entries.box import Content, entry
from ludoteka.games.heroes3.entries.parts import Cost, Gains, Roll, Search
from ludoteka.kernel.errors import BadContent


class TestBoxes:
    def test_one_to_seven_players(self, facts: Content) -> None:
        assert (facts.game.min_players, facts.game.max_players) == (1, 7)

    def test_only_the_core_box_is_on_by_default(self, facts: Content) -> None:
        assert [box.id for box in facts.box if box.default] == ["core"]
        assert len(facts.box) == 9

    def test_three_factions_in_the_core_box_and_seven_beyond(self, facts: Content) -> None:
        assert [faction.id for faction in facts.faction if faction.box == "core"] == ["castle", "dungeon", "necropolis"]
        assert len(facts.faction) == 10

    @pytest.mark.parametrize(
        ("kind", "entries"),
        [
            ("unit", 70),
            ("alternate_unit", 1),
            ("summoned_unit", 4),
            ("neutral", 93),
            ("bank_guard", 19),
            ("special_unit", 2),
            ("hero", 64),
            ("specialty", 192),
            ("town", 10),
            ("building", 80),
            ("ability", 32),
            ("statistic", 4),
            ("artifact", 90),
            ("spell", 59),
            ("astrologers", 49),
            ("event", 20),
            ("ai_card", 8),
            ("war_machine", 5),
            ("tile", 108),
            ("location", 60),
            ("bank", 12),
        ],
    )
    def test_how_many_entries_of_each_kind(self, facts: Content, kind: str, entries: int) -> None:
        assert len(getattr(facts, kind)) == entries

    def test_the_core_box_list(self, facts: Content) -> None:
        box = facts.core_box
        assert (box.faction_units, box.neutrals, box.abilities, box.artifacts, box.spells) == (21, 41, 30, 32, 46)
        assert (box.specialties, box.statistics, box.ai_cards, box.astrologers, box.tiles) == (18, 24, 20, 19, 20)

    def test_what_the_core_box_holds(self, facts: Content) -> None:
        for cards, different, copies in (
            (facts.ability, 15, 30),
            (facts.artifact, 32, 32),
            (facts.spell, 21, 46),
            (facts.astrologers, 19, 19),
            (facts.ai_card, 8, 20),
        ):
            core = [card for card in cards if "core" in card.boxes]
            assert (len(core), sum(card.copies for card in core)) == (different, copies)
        core_heroes = {hero.id for hero in facts.hero if "core" in hero.boxes}
        assert core_heroes == {"catherine", "rion", "mutare", "alamar", "sandro", "tamika"}
        core_tiles = Counter(tile.kind for tile in facts.tile if "core" in tile.boxes)
        assert core_tiles == {"starting": 3, "far": 9, "near": 6, "center": 2}

    def test_core_neutrals_by_tier(self, facts: Content) -> None:
        counts: Counter[str] = Counter()
        for card in facts.neutral:
            if card.box == "core":
                counts[card.tier] += card.copies
        assert counts == {"bronze": 15, "silver": 12, "gold": 10, "azure": 4}

    def test_every_card_comes_in_some_box(self, facts: Content) -> None:
        for cards in (facts.ability, facts.artifact, facts.spell, facts.astrologers, facts.event, facts.war_machine):
            assert all(card.boxes for card in cards)
        drawn = {slot.tile for one in facts.scenario for plan in one.maps for slot in plan.slots}
        assert all(tile.boxes or tile.id in drawn for tile in facts.tile), "tiles of no box belong to scenarios"
        assert all(hero.boxes for hero in facts.hero)

    def test_events_come_with_the_fortress(self, facts: Content) -> None:
        assert {card.boxes for card in facts.event} == {("fortress",)}


class TestHeroRules:
    @pytest.mark.rule("H3-HERO-09")
    def test_hand_limit_and_expert_uses(self, facts: Content) -> None:
        assert [level.hand_limit for level in facts.level] == [4, 4, 5, 5, 6, 6, 7]
        assert [level.expert_uses for level in facts.level] == [0, 1, 1, 2, 2, 3, 3]

    def test_rewards_of_the_levels(self, facts: Content) -> None:
        search = (Search(decks=("ability",), looks=2),)
        assert [level.level for level in facts.level if level.searches == search] == [2, 3, 5, 7]
        assert {level.level: level.specialty for level in facts.level if level.specialty} == {1: 1, 4: 4, 6: 6}

    def test_movement_and_price(self, facts: Content) -> None:
        lead = facts.leading
        assert (lead.main_movement, lead.secondary_movement, lead.secondary_gold) == (3, 2, 10)
        assert [level.experience for level in facts.level] == [0, 2, 4, 6, 8, 10, 12]

    def test_combat_figures(self, facts: Content) -> None:
        c = facts.combat
        assert (c.columns, c.rows, c.most_units) == (4, 5, 5)
        assert (c.ground_steps, c.flying_steps, c.ranged_steps) == (3, 3, 1)
        assert (c.defence_gold, c.surrender_gold, c.beaten_gold) == (8, 10, 5)
        assert (c.experience_equal, c.experience_higher, c.azure_level) == (1, 2, 7)
        assert facts.siege.walls + facts.siege.gates == c.columns

    def test_campaigns_carry_five_other_cards(self, facts: Content) -> None:
        assert (facts.campaign_carry.level, facts.campaign_carry.other_cards) == (1, 5)
        assert facts.elimination.rounds_without_town == 3


class TestResources:
    def test_the_attack_die(self, facts: Content) -> None:
        assert Counter(facts.attack_die.faces) == {-1: 2, 0: 2, 1: 2}

    def test_the_resource_die(self, facts: Content) -> None:
        assert facts.resource_die.faces == (
            Cost(building_materials=2),
            Cost(building_materials=4),
            Cost(valuables=1),
            Cost(valuables=2),
            Cost(gold=3),
            Cost(gold=6),
        )

    def test_the_treasure_die(self, facts: Content) -> None:
        experience = Gains(experience=1)
        artifact = Gains(searches=(Search(decks=("artifact",), looks=2),))
        one, better = Gains(resource_dice=Roll(dice=1, keep=1)), Gains(resource_dice=Roll(dice=2, keep=1))
        assert facts.treasure_die.faces == (experience, experience, artifact, artifact, one, better)

    @pytest.mark.rule("H3-TRADE-02")
    def test_trade_rates(self, facts: Content) -> None:
        assert {rate.id: (rate.give, rate.get) for rate in facts.trade_rate} == {
            "gold_for_valuables": (6, 1),
            "gold_for_building_materials": (2, 1),
            "valuables_for_gold": (1, 3),
            "valuables_for_building_materials": (1, 2),
            "building_materials_for_gold": (1, 1),
            "building_materials_for_valuables": (3, 1),
        }
        assert facts.trading.remove_card_gold == 1

    def test_income_tracks(self, facts: Content) -> None:
        assert entry(facts.income_track, "gold").spaces == (10, 15, 20, 25, 30, 35, 40, 45)
        assert entry(facts.income_track, "building_materials").spaces[-1] == 14
        assert entry(facts.income_track, "valuables").spaces[-1] == 7


class TestDifficulty:
    @pytest.mark.rule("H3-DIFF-01")
    def test_neutral_armies(self, facts: Content) -> None:
        armies = facts.neutral_army
        assert armies[0].easy == ("bronze",)
        assert armies[2].normal == ("bronze", "bronze", "silver")
        assert armies[4].hard == ("silver", "silver", "gold", "gold")
        assert armies[5].impossible == ("silver", "gold", "gold", "gold", "gold")
        assert armies[6].easy == ("azure",)
        assert armies[6].impossible == ("gold", "gold", "azure", "azure")

    def test_harder_is_never_smaller(self, facts: Content) -> None:
        worth = {"bronze": 1, "silver": 2, "gold": 3, "azure": 10}
        for army in facts.neutral_army:
            strengths = [
                sum(worth[tier] for tier in tiers) for tiers in (army.easy, army.normal, army.hard, army.impossible)
            ]
            assert strengths == sorted(strengths)

    def test_starting_bonuses(self, facts: Content) -> None:
        easy, normal, hard, impossible = facts.start_bonus
        assert easy.choices[0].resource_dice == Roll(dice=2, keep=2)
        assert easy.choices[1].searches == (Search(decks=("artifact",), looks=2, times=2),)
        assert normal.choices[0].resource_dice == Roll(dice=2, keep=1)
        assert (len(hard.choices), hard.first_minor_artifact) == (1, True)
        assert (impossible.choices, impossible.first_minor_artifact) == ((), False)

    def test_optional_rules(self, facts: Content) -> None:
        assert Counter(rule.kind for rule in facts.optional_rule) == {"harder": 4, "easier": 5, "variant": 5}
        assert entry(facts.optional_rule, "opt_refresh").rounds == (4, 8, 12)


def test_the_files_have_no_fault(facts: Content) -> None:
    assert list(faults(facts)) == []


def test_an_unknown_entry_says_what_there_is(facts: Content) -> None:
    with pytest.raises(BadContent, match=r"no entry 'vault'; known are: bank_crypt, bank_dragon_fly_hive"):
        entry(facts.bank, "vault")


def test_the_examples_in_the_module_run() -> None:
    assert doctest.testmod(content) == (0, 2)
