"""Units, heroes and towns of Heroes III have the known figures."""

from __future__ import annotations

import pytest

from ludoteka.games.heroes3.entries.army import Side, UnitAbility
from ludoteka.games.heroes3.entries.box import Content, entry
from ludoteka.games.heroes3.entries.parts import Cost, Search


def figures(side: Side) -> tuple[int, int, int, int, str]:
    """Attack, defense, hp, initiative and movement of a side."""
    return side.attack, side.defense, side.hp, side.initiative, side.movement


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
