"""The figures of the box, the map, heroes, actions, gods and temples are the known ones."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games.lords_of_hellas.entries.board import DelphiReward
from ludoteka.games.lords_of_hellas.entries.box import Content, entry, pieces
from ludoteka.games.lords_of_hellas.entries.words import Cost, SupplyId


class TestBox:
    def test_two_to_four_players(self, facts: Content) -> None:
        assert (facts.game.min_players, facts.game.max_players) == (2, 4)

    def test_pieces_of_a_player(self, facts: Content) -> None:
        assert {kind.id: kind.count for kind in facts.supply if kind.per == "player"} == {
            "hoplites": 15, "priests": 4, "control-tokens": 15, "used-action-tokens": 6, "attribute-tokens": 3,
        }  # fmt: skip

    @pytest.mark.parametrize(
        ("kind", "all_players"),
        [
            ("hoplites", 60),
            ("priests", 16),
            ("control-tokens", 60),
            ("used-action-tokens", 24),
            ("attribute-tokens", 12),
        ],
    )
    def test_pieces_of_four_players(self, facts: Content, kind: SupplyId, all_players: int) -> None:
        assert pieces(facts, kind) * facts.game.max_players == all_players

    def test_pieces_of_the_table(self, facts: Content) -> None:
        assert {kind.id: kind.count for kind in facts.supply if kind.per == "game"} == {
            "hero-boards": 4, "army-boards": 4, "monster-sheets": 7, "monster-dice": 1, "activation-cards": 1,
            "temples": 8, "oracles": 1, "glory-tokens": 5, "quest-tokens": 9, "wound-tokens": 15,
        }  # fmt: skip
        assert {kind.id: kind.count for kind in facts.supply if kind.per == "god"} == {"monument-parts": 5}

    def test_markers_never_run_out(self, facts: Content) -> None:
        assert {kind.id for kind in facts.supply if not kind.limited} == {
            "wound-tokens", "quest-tokens", "attribute-tokens",
        }  # fmt: skip

    def test_decks(self, facts: Content) -> None:
        d = facts.decks
        assert (d.monster_cards, d.quests, d.monster_cards + d.quests) == (14, 9, 23)
        assert (d.neutral_artifacts, d.monster_artifacts, d.god_artifacts) == (10, 7, 3)
        assert (d.combat, d.monster_attack, d.temple_cards, d.blessings_per_god) == (30, 18, 5, 12)

    def test_start(self, facts: Content) -> None:
        s = facts.start
        assert (s.event_cards, s.temple_cards, s.monument_level) == (7, 1, 1)
        assert (s.combat_cards, s.hoplites, s.priests, s.attribute, s.control_population) == (1, 2, 0, 1, 2)

    def test_limits(self, facts: Content) -> None:
        assert (facts.limits.combat_cards, facts.limits.quest_slots, facts.limits.injuries) == (4, 3, 3)

    def test_what_the_number_of_players_changes(self, facts: Content) -> None:
        rows = [(c.players, c.temples, c.lands_to_win, c.lands_left_out, c.king_of_kings) for c in facts.player_count]
        assert rows == [(2, 6, 3, (), False), (3, 6, 2, ("blue",), True), (4, 8, 2, (), True)]
        assert [count.repeats for count in facts.player_count] == [1, 0, 0]

    def test_victory(self, facts: Content) -> None:
        v = facts.victory
        assert (v.temples, v.monsters, v.activation_tokens, v.tokens_per_action) == (5, 3, 3, 1)

    def test_four_armies(self, facts: Content) -> None:
        assert [army.id for army in facts.army] == ["red", "blue", "yellow", "green"]


class TestEditions:
    def test_the_czech_and_the_polish_rulebook_differ_in_every_switch(self, facts: Content) -> None:
        cs, pl = facts.edition
        assert (cs.id, pl.id) == ("cs", "pl")
        assert (cs.battle_control, pl.battle_control) == ("winner", "winner-if-loser-controlled")
        assert (cs.monument_repeat, pl.monument_repeat) == ("must", "may")
        assert (cs.divine_power, pl.divine_power) == ("may", "must")
        assert (cs.hunt_attack_declined, pl.hunt_attack_declined) == (True, False)
        assert (cs.far_attacker_withdraws_to, pl.far_attacker_withdraws_to) == ("neighbour", "origin")
        assert (cs.prepare_fortifies_on_capture, pl.prepare_fortifies_on_capture) == (True, False)

    def test_achilles_starts_faster_in_the_czech_edition(self, facts: Content) -> None:
        speed = {start.editions: start.value for start in facts.start_attribute if start.hero == "achilles"}
        assert speed == {("cs",): 3, ("pl",): 2}


class TestMap:
    def test_nineteen_regions_in_five_lands(self, facts: Content) -> None:
        assert len(facts.region) == 19
        assert Counter(region.land for region in facts.region) == {
            "red": 4, "yellow": 4, "blue": 4, "green": 4, "brown": 3,
        }  # fmt: skip
        assert [land.id for land in facts.land] == ["red", "yellow", "blue", "green", "brown"]

    def test_twenty_eight_land_links_and_seven_sea_links(self, facts: Content) -> None:
        assert sum(len(region.land_links) for region in facts.region) == 2 * 28
        assert sum(len(region.sea_links) for region in facts.region) == 2 * 7
        sea = {frozenset((region.id, link)) for region in facts.region for link in region.sea_links}
        assert sea == {
            frozenset(pair)
            for pair in [
                ("thessaly", "euboea"), ("chalkidiki", "euboea"), ("boeotia", "euboea"), ("crete", "euboea"),
                ("crete", "attica"), ("crete", "argolis"), ("crete", "laconia"),
            ]
        }  # fmt: skip

    def test_doubtful_links_are_as_settled(self, facts: Content) -> None:
        assert "aetolia" in entry(facts.region, "epirus").land_links
        assert "achaea" in entry(facts.region, "locris").land_links

    def test_population(self, facts: Content) -> None:
        assert Counter(region.population for region in facts.region) == {2: 10, 3: 2, 4: 4, 5: 3}
        assert {region.id for region in facts.region if region.population == 5} == {"phocis", "attica", "laconia"}

    def test_thirteen_cities_with_sparta_in_laconia(self, facts: Content) -> None:
        assert Counter(region.city for region in facts.region) == {"city": 12, "sparta": 1, "none": 6}
        assert entry(facts.region, "laconia").city == "sparta"
        city, sparta = facts.city
        assert (city.recruits, city.bonus, city.room) == (2, 1, 1)
        assert (sparta.recruits, sparta.bonus, sparta.room) == (4, 2, 1)

    def test_eight_shrines_and_delphi_in_phocis(self, facts: Content) -> None:
        assert Counter(region.holy_place for region in facts.region) == {"shrine": 8, "delphi": 1, "none": 10}
        assert entry(facts.region, "phocis").holy_place == "delphi"


class TestHeroes:
    def test_attributes_run_from_one_to_five(self, facts: Content) -> None:
        assert [(track.id, track.min, track.max) for track in facts.attribute] == [
            ("leadership", 1, 5), ("strength", 1, 5), ("speed", 1, 5),
        ]  # fmt: skip
        assert entry(facts.attribute, "leadership").source == "recall"

    def test_starting_bonuses(self, facts: Content) -> None:
        helen, perseus = entry(facts.hero, "helen"), entry(facts.hero, "perseus")
        assert (helen.bonus.looks, helen.bonus.takes) == (3, 1)
        assert perseus.bonus.glory == 1
        heracles = entry(facts.start_attribute, "heracles-strength")
        assert (heracles.attribute, heracles.value, heracles.editions) == ("strength", 2, ("cs", "pl"))

    def test_abilities(self, facts: Content) -> None:
        achilles, heracles = entry(facts.hero, "achilles"), entry(facts.hero, "heracles")
        assert achilles.lower_of == ("speed", "strength")
        assert (heracles.ability.looks, heracles.ability.takes, heracles.ability_cost) == (2, 1, Cost(glory=1))
        assert heracles.per_turn == 1
        assert [hero.id for hero in facts.hero if hero.optional] == ["heracles", "perseus"]


class TestActions:
    def test_four_regular_actions_once_a_turn(self, facts: Content) -> None:
        assert [(action.id, action.per_turn) for action in facts.regular_action] == [
            ("use-artifacts", 1), ("prayer", 1), ("hero-move", 1), ("hoplite-move", 1),
        ]  # fmt: skip

    def test_six_special_actions_are_covered_and_the_seventh_clears_the_board(self, facts: Content) -> None:
        assert [action.id for action in facts.special_action if action.covered] == [
            "recruit", "march", "build-temple", "prepare", "usurp", "hunt",
        ]  # fmt: skip
        assert [action.id for action in facts.special_action if not action.covered] == ["build-monument"]

    def test_figures(self, facts: Content) -> None:
        assert (facts.hoplite.strength, facts.hoplite.regions, facts.hoplite.fortified_recruits) == (1, 1, 1)
        assert (facts.prayer.priests, facts.prayer.raises, facts.march.regions, facts.usurp.recruits) == (1, 1, 1, 1)
        p = facts.prepare
        assert (p.choices, p.heals, p.draws, p.recruits) == (2, 1, 1, 1)
        assert (facts.build_temple.temples, facts.build_temple.priests) == (1, 1)
        m = facts.build_monument
        assert (m.levels, m.priests_per_temple, m.rolls_per_monster, m.monster_regions, m.event_cards) == (
            1,
            1,
            1,
            1,
            1,
        )


class TestGods:
    def test_monuments(self, facts: Content) -> None:
        assert [(god.id, god.region, god.attribute, god.priest_places) for god in facts.god] == [
            ("zeus", "thessaly", "strength", 2),
            ("athena", "attica", "leadership", 2),
            ("hermes", "acarnania", "speed", 2),
        ]

    @pytest.mark.parametrize("god", ["zeus", "athena", "hermes"])
    def test_powers_begin_with_the_second_level(self, facts: Content, god: str) -> None:
        rows = [row for row in facts.power_level if row.god == god]
        assert [row.amount for row in rows] == [0, 1, 2, 3, 3]
        assert [row.source for row in rows] == ["public"] + ["designed"] * 4

    def test_no_monument_region_is_controlled_at_the_start(self, facts: Content) -> None:
        for god in facts.god:
            assert entry(facts.region, god.region).population > facts.start.control_population


class TestTempleCards:
    @pytest.mark.parametrize(
        ("id", "drafts", "delphi"),
        [
            ("extra-action", (2, 4, 6, 8), DelphiReward(special_actions=1)),
            ("priest-and-draft", (2, 3, 6, 8), DelphiReward(priests=1, drafts=1)),
            ("neutral-artifact", (2, 3, 5, 7), DelphiReward(looks=3, takes=1)),
            ("fill-hand", (3, 4, 5, 7), DelphiReward(fills_hand=True)),
            ("attributes", (3, 4, 6, 7), DelphiReward(attributes=2, raises=1)),
        ],
    )
    def test_card(self, facts: Content, id: str, drafts: tuple[int, ...], delphi: DelphiReward) -> None:
        card = entry(facts.temple_card, id)
        assert (card.drafts, card.delphi) == (drafts, delphi)
