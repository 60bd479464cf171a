"""The cards of Heroes III have the known figures."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games.heroes3.entries.box import Content, entry
from ludoteka.games.heroes3.entries.parts import Price


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
