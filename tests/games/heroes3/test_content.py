"""The content of Heroes III holds the known figures, and a wrong pack is refused with a clear word."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from ludoteka.games.heroes3 import content
from ludoteka.games.heroes3.checks.map import footprint, touching
from ludoteka.games.heroes3.content import faults, load
from ludoteka.games.heroes3.entries import words as vocabulary
from ludoteka.games.heroes3.entries.army import Side, UnitAbility
from ludoteka.games.heroes3.entries.box import Content, entry
from ludoteka.games.heroes3.entries.parts import Cost, Gains, Play, Price, Roll, Search
from ludoteka.games.heroes3.entries.scenarios import Scenario
from ludoteka.kernel.errors import BadContent


@pytest.fixture(scope="module")
def facts() -> Content:
    return load()


def figures(side: Side) -> tuple[int, int, int, int, str]:
    """Attack, defense, hp, initiative and movement of a side."""
    return side.attack, side.defense, side.hp, side.initiative, side.movement


def all_sides(facts: Content) -> Iterator[Side]:
    for card in (*facts.unit, *facts.alternate_unit, *facts.summoned_unit):
        yield card.few
        yield card.pack
    yield from (card.side for card in facts.neutral)
    yield from (guard.side for guard in facts.bank_guard)


def all_plays(facts: Content) -> Iterator[Play]:
    for ability in facts.ability:
        yield from (ability.basic, ability.expert)
        if ability.own_empowered is not None:
            yield ability.own_empowered
    for statistic in facts.statistic:
        yield from (statistic.basic, statistic.expert)
    for artifact in facts.artifact:
        yield from artifact.plays
    for specialty in facts.specialty:
        yield from specialty.plays
    yield from (machine.play for machine in facts.war_machine)


class TestBoxes:
    def test_one_to_four_players(self, facts: Content) -> None:
        assert (facts.game.min_players, facts.game.max_players) == (1, 4)

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
            ("tile", 107),
            ("location", 57),
            ("bank", 12),
            ("scenario", 32),
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
        assert all(tile.boxes for tile in facts.tile)
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


class TestUnits:
    @pytest.mark.rule("H3-UNIT-01")
    def test_seven_units_for_each_faction(self, facts: Content) -> None:
        for faction in facts.faction:
            tiers = [unit.tier for unit in facts.unit if unit.faction == faction.id]
            assert tiers == ["bronze"] * 3 + ["silver"] * 2 + ["gold"] * 2

    @pytest.mark.parametrize(
        ("unit", "few", "pack", "recruit", "reinforce"),
        [
            ("halberdiers", (2, 1, 2, 4, "ground"), (3, 1, 2, 5, "ground"), Cost(gold=2), Cost(gold=3)),
            ("marksmen", (2, 0, 2, 4, "ranged"), (2, 0, 2, 6, "ranged"), Cost(gold=3), Cost(gold=5)),
            ("griffins", (2, 0, 4, 6, "flying"), (3, 0, 4, 9, "flying"), Cost(gold=4), Cost(gold=6)),
            (
                "archangels", (6, 3, 8, 12, "flying"), (7, 3, 10, 18, "flying"),
                Cost(gold=20, valuables=1), Cost(gold=30, valuables=2),
            ),
            (
                "black_dragons", (6, 3, 8, 11, "flying"), (8, 3, 8, 15, "flying"),
                Cost(gold=19, valuables=1), Cost(gold=33, valuables=2),
            ),
            ("zombies", (2, 1, 3, 3, "ground"), (2, 1, 3, 4, "ground"), Cost(gold=3), Cost(gold=4)),
            ("liches", (3, 1, 5, 6, "ranged"), (4, 1, 5, 7, "ranged"), Cost(gold=8), Cost(gold=14)),
            ("gremlins", (2, 0, 2, 4, "ground"), (2, 0, 2, 5, "ranged"), Cost(), Cost(gold=2)),
            ("dendroids", (4, 2, 5, 3, "ground"), (4, 2, 6, 4, "ground"), Cost(gold=8), Cost(gold=15)),
            ("goblins", (1, 0, 4, 6, "ground"), (2, 0, 4, 7, "ground"), Cost(gold=1), Cost(gold=2)),
            (
                "haspids", (5, 3, 8, 9, "ground"), (7, 3, 8, 12, "ground"),
                Cost(gold=18, valuables=1), Cost(gold=30, valuables=2),
            ),
        ],
    )  # fmt: skip
    def test_figures_of_the_cards(
        self,
        facts: Content,
        unit: str,
        few: tuple[int, int, int, int, str],
        pack: tuple[int, int, int, int, str],
        recruit: Cost,
        reinforce: Cost,
    ) -> None:
        card = entry(facts.unit, unit)
        assert (figures(card.few), figures(card.pack)) == (few, pack)
        assert (card.recruit, card.reinforce) == (recruit, reinforce)

    @pytest.mark.parametrize(
        ("unit", "ability"),
        [
            ("halberdiers", UnitAbility(trigger="passive", code="discard_to_null_attacker_die", cards=1)),
            ("marksmen", UnitAbility(trigger="attack", code="second_attack_same_target", when="target_not_adjacent")),
            ("crusaders", UnitAbility(trigger="attack", code="may_reroll_die_face", faces=(0,))),
            ("archangels", UnitAbility(trigger="passive", code="cancel_lethal_attack", uses_per_combat=1)),
            ("zombies", UnitAbility(trigger="passive", code="defense_on_attacker_face", faces=(0, 1), amount=1)),
            ("liches", UnitAbility(trigger="attack", code="splash_attack_adjacent_to_target", attack=2, targets=1)),
            ("gold_dragons", UnitAbility(trigger="attack", code="breath_second_space", attack=3)),
            (
                "elves",
                UnitAbility(
                    trigger="attack", code="second_attack_same_target", when="target_not_adjacent", faces=(-1, 0)
                ),
            ),
            (
                "efreet",
                UnitAbility(trigger="passive", code="immune_damage_from", spells=("magic_arrow",), schools=("fire",)),
            ),
            (
                "unicorns",
                UnitAbility(trigger="passive", code="reduce_spell_damage", amount=1, scope="self_and_adjacent_friends"),
            ),
            ("hydras", UnitAbility(trigger="attack", code="attack_multiple_adjacent", targets=2)),
        ],
    )
    def test_abilities_of_packs(self, facts: Content, unit: str, ability: UnitAbility) -> None:
        assert ability in entry(facts.unit, unit).pack.abilities

    def test_champions_are_reinforced_cheaper_at_the_stables(self, facts: Content) -> None:
        (ability,) = entry(facts.unit, "champions").few.abilities
        assert (ability.code, ability.location, ability.gold) == ("reinforce_discount_on_location", "stables", 6)

    def test_the_arrow_tower(self, facts: Content) -> None:
        assert figures(facts.siege.arrow_tower) == (4, 2, 3, 9, "ranged")

    def test_families_follow_the_names(self, facts: Content) -> None:
        named = [(card.name, card.families) for card in facts.neutral]
        named += [(card.name, card.families) for card in (*facts.unit, *facts.summoned_unit)]
        for name, families in named:
            for family in ("dragons", "golems", "elementals"):
                assert (family in families) == (family.capitalize() in name)

    @pytest.mark.parametrize(
        ("neutral", "tier", "copies", "gold", "side"),
        [
            ("neutral_troglodytes", "bronze", 1, 4, (2, 1, 3, 6, "ground")),
            ("neutral_boars", "bronze", 2, 4, (2, 0, 4, 6, "ground")),
            ("neutral_mummies", "silver", 2, 8, (3, 1, 4, 5, "ground")),
            ("neutral_enchanters", "gold", 1, 16, (4, 1, 5, 5, "ranged")),
            ("neutral_azure_dragons", "azure", 2, 45, (8, 3, 10, 19, "flying")),
            ("neutral_gold_dragons", "azure", 1, 42, (6, 3, 9, 10, "flying")),
        ],
    )
    def test_neutral_cards(
        self, facts: Content, neutral: str, tier: str, copies: int, gold: int, side: tuple[int, int, int, int, str]
    ) -> None:
        card = entry(facts.neutral, neutral)
        assert (card.tier, card.copies, card.recruit.gold, figures(card.side)) == (tier, copies, gold, side)

    def test_neutral_champions_sum_two_dice_without_minus_one(self, facts: Content) -> None:
        codes = [ability.code for ability in entry(facts.neutral, "neutral_champions").side.abilities]
        assert codes == ["roll_two_sum_both", "reroll_all_minus_one"]


class TestHeroes:
    @pytest.mark.rule("H3-SETUP-07")
    def test_every_hero_starts_with_nine_cards(self, facts: Content) -> None:
        for hero in facts.hero:
            stats = hero.statistics
            deck = stats.attack + stats.defense + stats.power + stats.knowledge + hero.magic_arrows
            assert deck + len(("starting ability", "first specialty")) == 9, hero.id
            assert hero.magic_arrows == {"might": 1, "magic": 2}[hero.kind]

    def test_three_specialties_for_each_hero(self, facts: Content) -> None:
        for hero in facts.hero:
            assert [card.level for card in facts.specialty if card.hero == hero.id] == [1, 4, 6]

    def test_catherine_leads_crusaders(self, facts: Content) -> None:
        hero = entry(facts.hero, "catherine")
        assert (hero.faction, hero.kind, hero.starting_ability) == ("castle", "might", "leadership")
        first, fourth, sixth = (entry(facts.specialty, f"catherine_{level}") for level in (1, 4, 6))
        assert [(play.attack, play.defense) for play in first.plays] == [(1, 0), (0, 1)]
        assert (fourth.plays[0].hp, fourth.plays[0].lasts) == (1, "combat")
        assert sixth.plays[0].initiative == 1
        assert {card.doubled_for for card in (first, fourth, sixth)} == {("crusaders",)}

    def test_mutare_leads_all_dragons(self, facts: Content) -> None:
        assert entry(facts.specialty, "mutare_1").doubled_family == "dragons"

    def test_alamar_saves_units_for_power(self, facts: Content) -> None:
        needed = []
        for level in (1, 4, 6):
            (play,) = entry(facts.specialty, f"alamar_{level}").plays
            assert play.deed == "cancel_lethal_attack"
            assert play.tier_power is not None
            needed.append((play.tier_power.bronze, play.tier_power.silver, play.tier_power.gold))
        assert needed == [(1, 2, 4), (0, 1, 3), (0, 0, 2)]

    def test_sandro_raises_hordes(self, facts: Content) -> None:
        hordes = [entry(facts.specialty, f"sandro_{level}").plays[0].horde for level in (1, 4, 6)]
        rows = [(h.unit, h.on, h.attack, h.defense, h.hp, h.initiative) for h in hordes if h is not None]
        assert rows == [
            ("skeletons", ("pack",), 3, 1, 2, 6),
            ("zombies", ("pack",), 4, 1, 3, 5),
            ("skeletons", ("few", "pack", "horde"), 4, 1, 2, 6),
        ]

    def test_rion_heals_or_frees(self, facts: Content) -> None:
        heal, free = entry(facts.specialty, "rion_6").plays
        assert (heal.heals, heal.draws, heal.then_discards) == (2, 2, 1)
        assert (free.deed, free.draws, free.then_discards) == ("remove_paralysis", 2, 1)

    def test_solmyr_strikes_in_a_chain(self, facts: Content) -> None:
        assert entry(facts.specialty, "solmyr_1").plays[0].damages == (1, 1, 0)
        assert entry(facts.specialty, "solmyr_6").plays[0].damages == (2, 1, 1)


class TestTowns:
    def test_castle_prices(self, facts: Content) -> None:
        costs = {one.building: one.cost for one in facts.building if one.faction == "castle"}
        assert costs["city_hall"] == Cost(gold=10, building_materials=4)
        assert costs["citadel"] == Cost(gold=8, building_materials=5, valuables=1)
        assert costs["mage_guild"] == Cost(gold=4, building_materials=2, valuables=1)
        assert costs["dwelling_bronze"] == Cost(gold=5, building_materials=3, valuables=1)
        assert costs["dwelling_silver"] == Cost(gold=8, building_materials=6, valuables=3)
        assert costs["dwelling_gold"] == Cost(gold=10, building_materials=9, valuables=4)

    def test_dwellings_in_order(self, facts: Content) -> None:
        for one in facts.building:
            if one.kind == "dwelling":
                before = {"dwelling_silver": "dwelling_bronze", "dwelling_gold": "dwelling_silver"}
                assert one.requires == before.get(one.building, "none")

    def test_the_second_special_building_is_the_back_of_a_tile(self, facts: Content) -> None:
        backs = {one.faction: one.requires for one in facts.building if one.building == "special_2"}
        assert set(backs.values()) == {"dwelling_bronze", "mage_guild", "citadel"}
        assert (backs["castle"], backs["dungeon"], backs["rampart"]) == ("dwelling_bronze", "mage_guild", "citadel")

    def test_price_of_a_spell_at_the_mage_guild(self, facts: Content) -> None:
        prices = {one.faction: one.choices[0].price.gold for one in facts.building if one.kind == "mage_guild"}
        assert {faction for faction, gold in prices.items() if gold == 6} == {"castle", "stronghold"}
        assert set(prices.values()) == {5, 6}
        guild = entry(facts.building, "dungeon_mage_guild").choices[0]
        assert guild.searches == (Search(decks=("spell",), looks=2, times=2),)

    def test_corrections_read_off_the_boards(self, facts: Content) -> None:
        assert entry(facts.building, "dungeon_special_2").cost == Cost(gold=6, building_materials=3, valuables=1)
        assert entry(facts.building, "rampart_citadel").cost == Cost(gold=8, building_materials=4, valuables=1)
        assert entry(facts.building, "stronghold_special_2").cost == Cost(gold=2, building_materials=2)

    def test_blacksmith(self, facts: Content) -> None:
        smith = entry(facts.building, "castle_special_2")
        sell, search = smith.choices
        assert (sell.price.removes_kinds, sell.gold) == (("artifact",), 4)
        assert (search.price.gold, search.searches[0].decks) == (6, ("artifact",))
        assert (smith.when, smith.optional) == ("own_turn", True)

    def test_necropolis_city_hall_reinforces_for_free(self, facts: Content) -> None:
        gold, army = entry(facts.building, "necropolis_city_hall").choices
        assert (gold.gold, army.deed, army.tiers, army.rate) == (4, "reinforce", ("bronze",), "free")


class TestCards:
    def test_statistics(self, facts: Content) -> None:
        assert [card.copies for card in facts.statistic] == [5, 6, 7, 6]
        attack, defense, power, knowledge = facts.statistic
        assert (attack.basic.attack, attack.expert.attack) == (1, 2)
        assert (defense.basic.defense, defense.expert.defense) == (1, 2)
        assert (power.basic.power, power.expert.power) == (1, 2)
        assert (knowledge.basic.spell_limit, knowledge.expert.spell_limit) == (0, 1)

    @pytest.mark.parametrize(
        ("ability", "basic", "expert"),
        [
            ("armorer", {"defense": 1, "draws": 1}, {"defense": 2, "draws": 1}),
            ("estates", {"gold": 3}, {"gold": 6}),
            ("leadership", {"morale": 1, "draws": 0}, {"morale": 1, "draws": 2}),
            ("wisdom", {"gold_off": 2, "looks": 3}, {"gold_off": 2, "looks": 4}),
            ("resistance", {"power_limit": 1}, {"power_limit": None}),
            ("necromancy", {"tiers": ("bronze", "silver")}, {"tiers": ("bronze", "silver", "gold")}),
            ("scouting", {"looks": 3}, {"looks": 5}),
            ("air_magic", {"power": 1, "school": "air"}, {"power": 3, "school": "air"}),
            ("archery", {"attack": 1, "initiative": 0}, {"attack": 1, "initiative": 1}),
        ],
    )
    def test_abilities(self, facts: Content, ability: str, basic: dict[str, object], expert: dict[str, object]) -> None:
        card = entry(facts.ability, ability)
        assert {key: getattr(card.basic, key) for key in basic} == basic
        assert {key: getattr(card.expert, key) for key in expert} == expert

    def test_necromancy_is_for_the_necropolis(self, facts: Content) -> None:
        assert [card.id for card in facts.ability if card.faction != "any"] == ["necromancy"]

    @pytest.mark.parametrize(
        ("artifact", "level", "plays"),
        [
            ("armor_of_wonder", "minor", [{"attack": 1, "draws": 1}, {"defense": 1, "draws": 1}]),
            ("charm_of_mana", "minor", [{"price": Price(discards=2), "draws": 3}, {"draws": 2, "then_discards": 1}]),
            ("legs_of_legion", "minor", [{"gold_off": 4}, {"gold": 2}]),
            ("targ_of_the_rampaging_ogre", "major", [{"defense": 2, "returns_to_hand": True}, {"defense": 1}]),
            ("vial_of_lifeblood", "major", [{"heals": 3}, {"hp": 1, "lasts": "combat"}]),
            ("titans_cuirass", "relic", [{"price": Price(discards=1), "power": 4}, {"power": 2}]),
            ("endless_sack_of_gold", "relic", [{"gold": 5, "removes_self": False}, {"gold": 8, "removes_self": True}]),
            ("torso_of_legion", "minor", [{"gold_off": 6}, {"valuables": 1}, {"building_materials": 2}]),
            ("tome_of_fire", "relic", [{"school": "fire"}, {"deed": "cast_free_of_power"}]),
        ],
    )
    def test_artifacts(self, facts: Content, artifact: str, level: str, plays: list[dict[str, object]]) -> None:
        card = entry(facts.artifact, artifact)
        assert card.level == level
        found = [{key: getattr(play, key) for key in wanted} for play, wanted in zip(card.plays, plays, strict=True)]
        assert found == plays

    def test_artifact_levels_in_the_core_box(self, facts: Content) -> None:
        levels = Counter(card.level for card in facts.artifact if "core" in card.boxes)
        assert levels == {"minor": 15, "major": 10, "relic": 7}

    @pytest.mark.parametrize(
        ("spell", "school", "level", "steps"),
        [
            ("magic_arrow", "any", "basic", [(0, 1), (1, 2), (2, 3)]),
            ("lightning_bolt", "air", "basic", [(0, 2), (1, 3), (2, 4)]),
            ("fireball", "fire", "expert", [(0, 1), (2, 2), (4, 3)]),
            ("implosion", "earth", "expert", [(1, 2), (3, 4), (5, 6)]),
        ],
    )
    def test_damage_by_power(
        self, facts: Content, spell: str, school: str, level: str, steps: list[tuple[int, int]]
    ) -> None:
        card = entry(facts.spell, spell)
        assert (card.school, card.level) == (school, level)
        assert [(step.power, step.damage) for step in card.steps] == steps

    def test_tiers_by_power(self, facts: Content) -> None:
        for spell, powers in (("blind", [0, 1, 2]), ("resurrection", [0, 2, 4]), ("anti_magic", [0, 1, 2])):
            card = entry(facts.spell, spell)
            assert (card.tier_rule, [step.tier for step in card.steps]) == ("up_to", ["bronze", "silver", "gold"])
            assert [step.power for step in card.steps] == powers
        assert entry(facts.spell, "berserk").tier_rule == "exactly"

    def test_town_portal_with_two_power_gives_a_step(self, facts: Content) -> None:
        assert [(step.power, step.movement) for step in entry(facts.spell, "town_portal").steps] == [
            (0, 0), (2, 1), (4, 2),
        ]  # fmt: skip

    def test_every_spell_may_be_played_for_one_power(self, facts: Content) -> None:
        assert {card.alternative_power for card in facts.spell} == {1}

    def test_each_spell_twice_but_six_magic_arrows(self, facts: Content) -> None:
        assert {card.id for card in facts.spell if card.copies != 2} == {"magic_arrow"}
        assert entry(facts.spell, "magic_arrow").copies == 6

    def test_harm_and_help_of_weakening_and_strengthening(self, facts: Content) -> None:
        for card in facts.spell:
            changes = [change for step in card.steps for change in (step.attack, step.defense, step.initiative)]
            if any(change < 0 for change in changes):
                assert card.nature == "harmful", card.id
            if any(change > 0 for change in changes):
                assert card.nature == "helpful", card.id

    def test_astrologers(self, facts: Content) -> None:
        by_id = {card.id: card for card in facts.astrologers}
        assert (by_id["gold_dragon"].effect.gold, by_id["wild_debauchery"].effect.gold) == (5, -5)
        assert (by_id["battalions_stallion"].amount, by_id["magic_tortoise"].amount) == (1, -1)
        assert by_id["friendly_beaver"].redraw == "first_astrologers_round"
        assert (by_id["isras_friends"].deed, by_id["isras_friends"].rate) == ("reinforce", "half_up")
        assert Counter(card.lasts for card in facts.astrologers if "core" in card.boxes) == {
            "now": 8, "two_rounds": 7, "next_resource_round": 4,
        }  # fmt: skip

    def test_ai_cards(self, facts: Content) -> None:
        kinds: Counter[str] = Counter()
        for card in facts.ai_card:
            kinds[card.kind] += card.copies
        assert kinds == {"might": 8, "magic": 6, "skill": 6}
        strength = entry(facts.ai_card, "cast_b").strength
        assert strength is not None
        assert (strength.easy, strength.normal, strength.hard, strength.impossible) == (0, 1, 2, 3)
        after = entry(facts.ai_card, "skill_b").after
        assert after is not None
        assert (after.easy, after.normal, after.impossible) == ("nothing", "shuffle_back", "again")

    def test_war_machines_cost_more_at_a_trading_post(self, facts: Content) -> None:
        prices = {card.id: (card.factory.gold, card.trading_post.gold) for card in facts.war_machine}
        assert prices["ballista"] == (7, 10)
        assert all(factory < post for factory, post in prices.values())

    def test_events_price_artifacts_by_level(self, facts: Content) -> None:
        (market,) = entry(facts.event, "artifact_merchant").choices
        assert (market.looks, market.minor_gold, market.major_gold, market.relic_gold) == (5, 3, 5, 7)


class TestMap:
    @pytest.mark.rule("H3-MAP-01")
    def test_seven_fields_on_every_tile(self, facts: Content) -> None:
        for tile in facts.tile:
            assert [field.at for field in tile.fields] == ["NW", "NE", "W", "C", "E", "SW", "SE"]
        assert Counter(tile.kind for tile in facts.tile) == {
            "starting": 10, "far": 40, "near": 33, "center": 10, "subterranean": 7, "sea": 7,
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
        modes = Counter(scenario.mode for scenario in facts.scenario)
        assert modes == {"clash": 10, "campaign": 13, "alliance": 4, "cooperative": 5}

    def test_campaigns(self, facts: Content) -> None:
        parts = [scenario.campaign for scenario in facts.scenario if scenario.campaign is not None]
        assert Counter(part.campaign for part in parts) == {
            "long_live_the_queen": 3,
            "dragons_blood": 3,
            "rise_of_the_necromancer": 3,
            "the_queens_gambit": 3,
            "dungeons_and_devils": 1,
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
                if scenario.id != "qg2_sicilian_dragon":
                    assert seats == list(range(1, plan.players + 1)), scenario.id

    def test_who_needs_more_than_the_core_box(self, facts: Content) -> None:
        def more(scenario: Scenario) -> bool:
            return scenario.more_boxes or scenario.boxes != ("core",)

        assert {scenario.id for scenario in facts.scenario if more(scenario)} == {
            "arrogance", "tale_of_two_lands", "the_challenge", "community_brothers_in_arms", "community_chain_link",
            "community_emerald_island", "community_bloody_grail", "dd1_devilish_plan",
        }  # fmt: skip

    def test_designed_set_ups_say_so(self, facts: Content) -> None:
        sources = Counter(scenario.source for scenario in facts.scenario)
        assert sources == {"designed": 21, "public": 11}


@pytest.fixture(scope="module")
def used(facts: Content) -> dict[str, set[str]]:
    scenarios = facts.scenario
    plays = list(all_plays(facts))
    abilities = [ability for side in all_sides(facts) for ability in side.abilities]
    return {
        "AbilityCode": {ability.code for ability in abilities},
        "AbilityMoment": {ability.when for ability in abilities},
        "AbilityScope": {ability.scope for ability in abilities},
        "Trigger": {ability.trigger for ability in abilities},
        "Deed": {play.deed for play in plays},
        "Moment": {play.when for play in plays} | {one.when for one in facts.building},
        "Target": {play.target for play in plays} | {spell.target for spell in facts.spell},
        "SpellDeed": {spell.deed for spell in facts.spell},
        "SpellNature": {spell.nature for spell in facts.spell},
        "BuildingDeed": {choice.deed for one in facts.building for choice in one.choices},
        "LocationDeed": {visit.deed for one in facts.location for visit in one.visits},
        "AstrologersDeed": {card.deed for card in facts.astrologers},
        "AstrologersLasts": {card.lasts for card in facts.astrologers},
        "Redraw": {card.redraw for card in facts.astrologers},
        "EventDeed": {choice.deed for card in facts.event for choice in card.choices},
        "AiCardEffect": {card.effect for card in facts.ai_card},
        "OptionalRuleId": {rule.id for rule in facts.optional_rule},
        "WinKind": {win.kind for one in scenarios for win in one.wins},
        "WinMoment": {win.when for one in scenarios for win in one.wins},
        "WinPart": {part for one in scenarios for win in one.wins for part in win.parts},
        "RankBy": {rank for one in scenarios for win in one.wins for rank in win.order},
        "DefeatKind": {defeat.kind for one in scenarios for defeat in one.defeats},
        "TimedDeed": {event.deed for one in scenarios for event in one.timed},
        "TimedMoment": {event.when for one in scenarios for event in one.timed},
        "RuleId": {rule.rule for one in scenarios for rule in one.rules},
        "UnitPick": {unit.pick for one in scenarios for unit in one.start.units if unit.pick is not None},
        "AiStart": {one.ai.starts for one in scenarios if one.ai is not None},
    }


class TestVocabulary:
    """Every word the types allow is used by some entry, so that no rule waits for a card that never comes."""

    @pytest.mark.parametrize(
        "words",
        [
            "AbilityCode", "AbilityMoment", "AbilityScope", "Trigger", "Deed", "Moment", "Target", "SpellDeed",
            "SpellNature", "BuildingDeed", "LocationDeed", "AstrologersDeed", "AstrologersLasts", "Redraw",
            "EventDeed", "AiCardEffect", "OptionalRuleId", "WinKind", "WinMoment", "WinPart", "RankBy", "DefeatKind",
            "TimedDeed", "TimedMoment", "RuleId", "UnitPick", "AiStart",
        ],
    )  # fmt: skip
    def test_no_word_without_an_entry(self, used: dict[str, set[str]], words: str) -> None:
        assert used[words] == set(get_args(getattr(vocabulary, words)))


def test_the_files_have_no_fault(facts: Content) -> None:
    assert list(faults(facts)) == []


def test_an_unknown_entry_says_what_there_is(facts: Content) -> None:
    with pytest.raises(BadContent, match=r"no entry 'vault'; known are: bank_crypt, bank_dragon_fly_hive"):
        entry(facts.bank, "vault")


def test_the_examples_in_the_module_run() -> None:
    assert doctest.testmod(content) == (0, 2)
