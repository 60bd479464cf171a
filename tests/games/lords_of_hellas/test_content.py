"""The content of Lords of Hellas holds the known figures, and a wrong pack is refused with a clear word."""

from __future__ import annotations

import doctest
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from ludoteka.games.lords_of_hellas import content, content_check
from ludoteka.games.lords_of_hellas.content import (
    ArtifactId,
    BlessingId,
    CombatAmount,
    CombatEffect,
    Content,
    Cost,
    DelphiReward,
    Entry,
    Evolution,
    Fact,
    QuestReward,
    QuestStep,
    entry,
    load,
    pieces,
)
from ludoteka.kernel.errors import BadContent


@pytest.fixture(scope="module")
def facts() -> Content:
    return load()


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
    def test_pieces_of_four_players(self, facts: Content, kind: content.SupplyId, all_players: int) -> None:
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


class TestCombatCards:
    def test_thirty_cards_by_symbol(self, facts: Content) -> None:
        by_symbol: Counter[str] = Counter()
        for card in facts.combat_card:
            by_symbol[card.symbol] += card.copies
        assert by_symbol == {
            "torch": 6, "bow": 6, "sword": 4, "mace": 4, "axe": 3, "spear": 3, "sickle": 2, "shield": 2,
        }  # fmt: skip

    def test_strength_and_losses_of_the_whole_deck(self, facts: Content) -> None:
        strength: Counter[int] = Counter()
        losses: Counter[int] = Counter()
        for card in facts.combat_card:
            strength[card.strength] += card.copies
            losses[card.losses] += card.copies
        assert strength == {0: 2, 1: 9, 2: 11, 3: 4, 4: 4}
        assert losses == {0: 12, 1: 14, 2: 4}

    def test_one_phalanx_is_weaker(self, facts: Content) -> None:
        assert [(c.strength, c.copies) for c in facts.combat_card if c.effect == "phalanx"] == [(1, 1), (2, 2)]

    @pytest.mark.parametrize(
        ("effect", "amount"),
        [
            ("city-defence-bonus", CombatAmount(bonus=2)),
            ("city-defence-recruit", CombatAmount(recruits=2)),
            ("glory-bonus", CombatAmount(bonus=3)),
            ("phalanx", CombatAmount(bonus=1, per_hoplites=2)),
            ("outnumber-bonus", CombatAmount(bonus=2)),
            ("attribute-bonus", CombatAmount(attribute="leadership")),
            ("attribute-compare", CombatAmount(attribute="leadership", bonus=2)),
            ("encirclement", CombatAmount(loser_losses=3)),
            ("reinforcements", CombatAmount(from_regions=1)),
            ("javelins", CombatAmount(kills=1)),
            ("attacker-bonus", CombatAmount(bonus=2)),
            ("none", CombatAmount()),
        ],
    )
    def test_effects(self, facts: Content, effect: CombatEffect, amount: CombatAmount) -> None:
        assert {card.amount for card in facts.combat_card if card.effect == effect} == {amount}

    def test_sets_of_cards_that_wound_anything(self, facts: Content) -> None:
        assert {symbol.id: symbol.any_with for symbol in facts.symbol} == {
            "torch": 3, "bow": 3, "sword": 2, "mace": 2, "axe": 0, "spear": 0, "sickle": 1, "shield": 0,
        }  # fmt: skip

    def test_the_shield_parries_for_an_injury_and_one_card(self, facts: Content) -> None:
        (shield,) = (symbol for symbol in facts.symbol if symbol.parries)
        assert (shield.id, shield.wound, shield.parry_injuries, shield.parry_draws) == ("shield", "none", 1, 1)

    def test_battle(self, facts: Content) -> None:
        assert (facts.battle.cards_per_turn, facts.battle.loser_losses) == (1, 1)


class TestMonsters:
    @pytest.mark.parametrize(
        ("id", "row"),
        [
            ("cerberus", "mace mace+priest spear+artifact torch sword bow"),
            ("chimera", "bow bow torch spear+artifact axe+priest sword"),
            ("cyclops", "bow torch spear+artifact mace+priest bow"),
            ("hydra", "torch torch bow sword+priest sword axe+artifact mace+priest"),
            ("medusa", "sword+priest bow axe+artifact torch spear"),
            ("minotaur", "sword mace+priest axe+artifact torch"),
            ("sphinx", "torch bow sword mace+priest spear+artifact"),
        ],
    )
    def test_wounds(self, facts: Content, id: str, row: str) -> None:
        wounds = entry(facts.monster, id).wounds
        found = [w.symbol if w.reward == "none" else f"{w.symbol}+{w.reward}" for w in wounds]
        assert found == row.split()

    def test_what_is_designed_says_so(self, facts: Content) -> None:
        assert {monster.sheet_source for monster in facts.monster} == {"designed"}
        assert facts.monster_die.source == "designed"

    def test_four_to_seven_wounds(self, facts: Content) -> None:
        assert (facts.monster_sheet.fewest_wounds, facts.monster_sheet.most_wounds) == (4, 7)
        assert sorted(len(monster.wounds) for monster in facts.monster) == [4, 5, 5, 5, 6, 6, 7]

    def test_special_attacks(self, facts: Content) -> None:
        assert {monster.id: monster.special_attack for monster in facts.monster} == {
            "cerberus": content.Blow(injuries=1, discards=2),
            "chimera": content.Blow(injuries=1, kills=2),
            "cyclops": content.Blow(injuries=2),
            "hydra": content.Blow(injuries=1, heals=1),
            "medusa": content.Blow(injuries=1, ends_hunt=True),
            "minotaur": content.Blow(injuries=1, sacrifices=1, else_injuries=1),
            "sphinx": content.Blow(injuries=1, discards_to="leadership"),
        }

    def test_region_attacks(self, facts: Content) -> None:
        assert {monster.id: monster.region_attack for monster in facts.monster} == {
            "cerberus": content.RegionAttack(kills=2),
            "chimera": content.RegionAttack(kills=1, regions=2, reach="own-and-neighbours"),
            "cyclops": content.RegionAttack(kills_half="up"),
            "hydra": content.RegionAttack(kills=1, heals=1),
            "medusa": content.RegionAttack(kills=1, hero_injuries=1),
            "minotaur": content.RegionAttack(kills=3),
            "sphinx": content.RegionAttack(controller_discards=1, else_kills=1),
        }

    def test_three_passive_abilities(self, facts: Content) -> None:
        assert {monster.id: monster.passive for monster in facts.monster if monster.passive != "none"} == {
            "cerberus": "no-withdrawal", "minotaur": "no-temple", "sphinx": "no-recruit",
        }  # fmt: skip

    def test_each_monster_has_two_cards_and_one_of_them_adds_wounds(self, facts: Content) -> None:
        assert set(Counter(card.monster for card in facts.monster_card).values()) == {2}
        assert {card.monster: card.evolution.wounds for card in facts.monster_card if card.evolution.wounds} == {
            "cerberus": ("spear",), "chimera": ("mace", "sword"), "cyclops": ("mace",), "hydra": ("bow", "bow"),
            "medusa": ("axe",), "minotaur": ("sword",), "sphinx": ("torch", "torch"),
        }  # fmt: skip

    def test_other_evolutions(self, facts: Content) -> None:
        assert {card.monster: card.evolution for card in facts.monster_card if not card.evolution.wounds} == {
            "cerberus": Evolution(first_attack_strength=3, first_attack_ends_hunt=True),
            "chimera": Evolution(entry_kills=1),
            "cyclops": Evolution(attack_strength=1),
            "hydra": Evolution(attack_strength=2, from_wounds=3),
            "medusa": Evolution(draw_by="speed"),
            "minotaur": Evolution(needs_priests=1),
            "sphinx": Evolution(needs_leadership=3),
        }

    def test_where_monsters_appear(self, facts: Content) -> None:
        assert [card.region for card in facts.monster_card] == [
            "epirus", "locris", "macedonia", "arcadia", "acarnania", "euboea", "argolis",
            "chalkidiki", "attica", "phocis", "crete", "boeotia", "messenia", "thessaly",
        ]  # fmt: skip

    def test_eighteen_attack_cards(self, facts: Content) -> None:
        assert len(facts.attack_card) == 17
        assert [card.id for card in facts.attack_card if card.copies > 1] == ["fury"]
        injuries: Counter[int] = Counter()
        for card in facts.attack_card:
            injuries[card.blow.injuries] += card.copies
        assert injuries == {0: 5, 1: 11, 2: 2}

    def test_attack_strength(self, facts: Content) -> None:
        fixed = Counter(card.strength.base for card in facts.attack_card if card.strength.each == "none")
        assert fixed == {3: 3, 4: 7, 5: 3}
        growing = {
            card.id: (card.strength.base, card.strength.per, card.strength.each)
            for card in facts.attack_card
            if card.strength.each != "none"
        }
        assert growing == {
            "charge": (1, 1, "open-wound-places"),
            "fury": (0, 1, "all-wound-places"),
            "rampage": (1, 2, "covered-wound-places"),
            "surprise-attack": (1, 1, "hunter-hand"),
        }

    def test_the_die_has_six_faces(self, facts: Content) -> None:
        assert Counter(facts.monster_die.faces) == {
            "nothing": 1, "region-attack": 2, "move": 2, "move-or-region-attack": 1,
        }  # fmt: skip

    def test_hunt(self, facts: Content) -> None:
        h = facts.hunt
        assert (h.draw_by, h.attack_cards, h.attack_cards_played) == ("strength", 2, 1)
        assert (h.draws_defended, h.draws_undefended, h.failure_injuries) == (2, 1, 1)
        assert (h.rewards, h.reward_priests, h.reward_artifacts) == (1, 1, 1)


class TestQuests:
    @pytest.mark.parametrize(
        ("id", "region", "reward"),
        [
            ("aid-to-atlas", "messenia", QuestReward(kept=True, takes_back_tokens=True, draws=2)),
            ("amazon-queen", "chalkidiki", QuestReward(attribute="strength", raises=1, draws=2)),
            ("augean-stables", "elis", QuestReward(kept=True, special_actions=1)),
            ("saving-prometheus", "macedonia", QuestReward(priests=1, recruits=2)),
            ("cretan-bull", "crete", QuestReward(glory=1)),
            ("calydonian-hunt", "aetolia", QuestReward(recruits_per_city=2)),
            ("stymphalian-birds", "arcadia", QuestReward(looks=3, takes=1)),
            ("golden-fleece", "acarnania", QuestReward(recruits=3)),
            ("cattle-of-geryon", "boeotia", QuestReward(raises_to=3)),
        ],
    )
    def test_rewards(self, facts: Content, id: str, region: str, reward: QuestReward) -> None:
        quest = entry(facts.quest, id)
        assert (quest.region, quest.reward) == (region, reward)

    def test_steps(self, facts: Content) -> None:
        assert (facts.quest_track.steps, facts.quest_track.steps_per_move) == (3, 1)
        s = QuestStep
        assert {quest.id: quest.steps for quest in facts.quest} == {
            "aid-to-atlas": (s(strength=2), s(strength=4), s(strength=5)),
            "amazon-queen": (s(leadership=2), s(leadership=2, priests=1), s(leadership=2, pay_priests=1)),
            "augean-stables": (s(speed=2), s(speed=2, pay_injuries=2), s(speed=3, pay_injuries=2)),
            "saving-prometheus": (s(pay_cards=1), s(pay_cards=2), s(pay_cards=4)),
            "cretan-bull": (
                s(speed=3, strength=3),
                s(speed=3, strength=3, pay_cards=2),
                s(speed=4, strength=4, pay_cards=2),
            ),
            "calydonian-hunt": (s(speed=2, cities=2), s(speed=2, cities=3), s(speed=3, cities=3)),
            "stymphalian-birds": (s(priests=1), s(priests=1, temples=2), s(priests=2, temples=2)),
            "golden-fleece": (s(leadership=2), s(leadership=2, speed=2), s(leadership=2, speed=2, artifacts=1)),
            "cattle-of-geryon": (s(strength=2), s(strength=4), s(strength=4, pay_cards=2)),
        }


class TestArtifacts:
    def test_twenty_in_the_box_and_five_to_swap(self, facts: Content) -> None:
        assert Counter(card.kind for card in facts.artifact if card.in_deck) == {"god": 3, "monster": 7, "neutral": 10}
        assert [card.id for card in facts.artifact if not card.in_deck] == [
            "apollos-arrow", "orpheus-lyre", "dragon-teeth", "golden-goblet", "femes-trumpet",
        ]  # fmt: skip

    def test_owners(self, facts: Content) -> None:
        assert {card.owner: card.id for card in facts.artifact if card.owner} == {
            "athena": "owl-of-athena", "hermes": "boots-of-hermes", "zeus": "thunder-of-zeus",
            "hydra": "poison-arrows", "minotaur": "minotaurs-horn", "sphinx": "head-of-sphinx",
            "cyclops": "eye-of-cyclops", "medusa": "medusas-blood", "chimera": "chimeras-fire",
            "cerberus": "adamant-tethers",
        }  # fmt: skip

    def test_figures(self, facts: Content) -> None:
        a = content.ArtifactAmount
        assert {card.id: card.amount for card in facts.artifact if card.amount != a()} == {
            "owl-of-athena": a(looks=2, takes=1),
            "thunder-of-zeus": a(wounds=1, injuries=1),
            "poison-arrows": a(wounds=1, draws=1),
            "head-of-sphinx": a(recruits=1),
            "eye-of-cyclops": a(priests=1),
            "medusas-blood": a(losses=1),
            "chimeras-fire": a(kills=1),
            "adamant-tethers": a(kills=3),
            "caduceus": a(discards=1),
            "harpe": a(draws=1),
            "pandoras-box": a(monster_phases=1),
            "horn-of-plenty": a(recruits=2),
            "aegis": a(saves=2),
            "ariadnes-thread": a(regions=2),
            "apollos-arrow": a(bonus=2),
            "orpheus-lyre": a(looks=1, takes=1),
            "dragon-teeth": a(kills_half="up"),
            "golden-goblet": a(raises=1, highest=5),
            "femes-trumpet": a(tokens=1),
        }

    def test_eleven_of_the_box_are_used_in_the_action(self, facts: Content) -> None:
        assert sum(card.when == "action" for card in facts.artifact if card.in_deck) == 11


class TestBlessings:
    def test_twelve_of_each_god(self, facts: Content) -> None:
        assert Counter(card.god for card in facts.blessing) == {"athena": 12, "zeus": 12, "hermes": 12}
        assert (facts.draft.beyond_players, facts.draft.keeps) == (1, 1)

    def test_costs(self, facts: Content) -> None:
        assert {card.id: card.cost for card in facts.blessing if card.cost != Cost()} == {
            "master-plan": Cost(priests=1),
            "battle-prayer": Cost(priests=1),
            "sacrifice-of-flesh": Cost(priests=1),
            "weak-spot": Cost(cards=1),
            "heros-wrath": Cost(cards=1),
            "wild-hunt": Cost(strength=1),
            "shoot-to-kill": Cost(cards=1, symbol="bow"),
            "exhausted-fight": Cost(injuries=1, tokens=1),
            "exile": Cost(injuries=1),
            "murderous-march": Cost(hoplites=2),
        }

    def test_figures(self, facts: Content) -> None:
        a = content.BlessingAmount
        assert {card.id: card.amount for card in facts.blessing if card.amount != a()} == {
            "cunning-tactician": a(strength=1),
            "mobilization": a(recruits=2),
            "master-plan": a(strength=3),
            "athenas-gift": a(priests=1),
            "heroic-presence": a(strength=2),
            "always-prepared": a(draws=1),
            "unbroken-morale": a(kills=1),
            "local-volunteers": a(recruits=2),
            "stalwart-defense": a(strength=1),
            "no-attrition": a(cards=1),
            "battle-prayer": a(draws=1),
            "restrictive-maneuver": a(cards=1),
            "sacrifice-of-flesh": a(heals=1, draws=1),
            "weak-spot": a(wounds=1),
            "push-ups": a(draws=1),
            "inspiring-hunt": a(priests=1),
            "combat-training": a(draws=1),
            "heros-wrath": a(kills=2),
            "local-support": a(population=2, least=1),
            "glory-of-zeus": a(recruits=3),
            "armory": a(draws=2, hand=6),
            "gods-strength": a(attribute="strength", raises=1, heals=1),
            "shoot-to-kill": a(wounds=1, kills=2),
            "forced-march": a(regions=2),
            "rearguard": a(recruits=2),
            "response-force": a(attribute="speed", from_regions=1),
            "bluff": a(cards=1),
            "ambush": a(kills=1),
            "advanced-dodge": a(attribute="speed", raises=1),
            "hermes-temple": a(priests=1, special_actions=1),
            "winged-boots": a(hoplites=1),
            "heros-apprentice": a(attribute="speed", hoplites=1),
        }

    def test_limits(self, facts: Content) -> None:
        assert [card.id for card in facts.blessing if card.per_turn == 1] == ["heros-wrath", "shoot-to-kill", "exile"]
        assert [card.id for card in facts.blessing if card.per_hunt == 1] == ["weak-spot", "advanced-dodge"]

    def test_fourteen_work_by_themselves(self, facts: Content) -> None:
        assert [card.id for card in facts.blessing if not card.optional] == [
            "cunning-tactician", "athenas-gift", "heroic-presence", "always-prepared", "unbroken-morale",
            "stalwart-defense", "restrictive-maneuver",
            "inspiring-hunt", "combat-training", "local-support", "armory", "gods-strength",
            "ambush", "hermes-temple",
        ]  # fmt: skip


class TestCheck:
    def test_every_card_and_effect_has_its_list_of_figures(self) -> None:
        assert set(content_check.COMBAT_FIGURES) == set(get_args(CombatEffect))
        assert set(content_check.ARTIFACT_FIGURES) == set(get_args(ArtifactId))
        assert set(content_check.BLESSING_FIGURES) == set(get_args(BlessingId))
        assert set(content_check.BLESSING_COSTS) <= set(get_args(BlessingId))
        assert set(content_check.BLESSING_LIMITS) <= set(get_args(BlessingId))

    def test_every_fact_says_where_it_comes_from(self, facts: Content) -> None:
        sources: Counter[str] = Counter()
        for key in Content.__struct_fields__:
            value: Fact | list[Entry] = getattr(facts, key)
            sources.update(one.source for one in (value if isinstance(value, list) else [value]))
        assert sources["designed"] == 12 + 1
        assert set(sources) == {"rulebook", "public", "recall", "designed"}


class TestPacks:
    """A pack corrects single figures; what cannot be played is refused, naming file and key."""

    @pytest.fixture
    def pack(self, tmp_path: Path) -> Path:
        folder = tmp_path / "pack"
        folder.mkdir()
        return folder

    def test_corrects_a_monster_sheet(self, pack: Path) -> None:
        (pack / "monsters.toml").write_text(
            '[[monster]]\nid = "hydra"\nsheet_source = "public"\nspecial_attack = { injuries = 3 }\n'
            'wounds = [{ symbol = "axe" }, { symbol = "axe" },\n'
            '{ symbol = "bow", reward = "priest" }, { symbol = "bow" }]\n'
        )
        hydra = entry(load([pack]).monster, "hydra")
        assert [place.symbol for place in hydra.wounds] == ["axe", "axe", "bow", "bow"]
        assert (hydra.special_attack.injuries, hydra.special_attack.heals) == (3, 0)
        assert (hydra.region_attack.heals, hydra.sheet_source) == (1, "public")

    def test_corrects_the_die_and_a_divine_power(self, pack: Path) -> None:
        (pack / "pack.toml").write_text(
            'power_level = [{ id = "zeus-5", amount = 4, source = "public" }]\n'
            '[monster_die]\nfaces = ["nothing", "nothing", "move", "move", "region-attack", "move-or-region-attack"]\n'
        )
        corrected = load([pack])
        assert entry(corrected.power_level, "zeus-5").amount == 4
        assert corrected.monster_die.faces.count("nothing") == 2

    def test_swaps_neutral_artifacts(self, pack: Path) -> None:
        out = '[[artifact]]\nid = "palladium"\nin_deck = false\n'
        (pack / "artifacts.toml").write_text(out)
        with pytest.raises(
            BadContent, match=r"artifact of kind neutral: 10 expected by decks.neutral_artifacts, found 9"
        ):
            load([pack])
        (pack / "artifacts.toml").write_text(out + '[[artifact]]\nid = "dragon-teeth"\nin_deck = true\n')
        assert entry(load([pack]).artifact, "dragon-teeth").in_deck

    def test_takes_a_city_away(self, pack: Path) -> None:
        (pack / "map.toml").write_text('[[region]]\nid = "argolis"\ncity = "none"\n')
        assert entry(load([pack]).region, "argolis").city == "none"

    def test_adds_a_quest_when_the_deck_grows_with_it(self, pack: Path) -> None:
        (pack / "quests.toml").write_text(
            '[[quest]]\nid = "nemean-lion"\nregion = "argolis"\nsource = "designed"\n'
            "steps = [{ strength = 1 }, { strength = 2 }, { strength = 3 }]\nreward = { draws = 3 }\n"
        )
        with pytest.raises(BadContent, match=r"quest: 9 expected by decks\.quests, found 10"):
            load([pack])
        (pack / "game.toml").write_text('supply = [{ id = "quest-tokens", count = 10 }]\n[decks]\nquests = 10\n')
        assert load([pack]).quest[-1].id == "nemean-lion"

    def test_names_all_faults_in_one_line(self, pack: Path) -> None:
        (pack / "pack.toml").write_text("[decks]\nquests = 8\n[quest_track]\nsteps = 4\n[victory]\nmonsters = 8\n")
        with pytest.raises(BadContent) as refused:
            load([pack])
        message = str(refused.value)
        assert message.startswith("lords_of_hellas: quest: 8 expected by decks.quests, found 9; ")
        assert "monster: at least 8 expected by victory.monsters, found 7" in message
        assert message.count("4 steps expected by quest_track.steps, found 3") == 9
        assert "\n" not in message

    @pytest.mark.parametrize(
        ("toml", "message"),
        [
            ('[[region]]\nid = "elis"\npopulace = 2', r"pack\.toml: .*unknown field `populace`.*elis"),
            ('[[region]]\nid = "elis"\npopulation = "two"', r"pack\.toml: Expected `int`, got `str`.*elis"),
            ('[[region]]\nid = "elis"\npopulation = 0', r"pack\.toml: Expected `int` >= 1.*elis"),
            ('[[region]]\nid = "elis"\ncity = "village"', r"pack\.toml: Invalid enum value 'village'.*elis"),
            ('[[army]]\nid = "Red Army"\nsource = "recall"', r"pack\.toml: Expected `str` matching regex .*Red Army"),
            ("[[region]]\npopulation = 2", r"pack\.toml: .*region.* has no id"),
            ('[[regions]]\nid = "elis"', r"pack\.toml: unknown key 'regions'"),
            ('[[hero]]\nid = "jason"\noptional = true\nsource = "designed"', r"pack\.toml: Invalid enum value 'jason'"),
            ('[[blessing]]\nid = "bluff"\namount = { card = 2 }', r"pack\.toml: .*unknown field `card`.*bluff"),
            ('[[monster]]\nid = "hydra"\nwounds = [{ symbol = "shield" }]', r"Invalid enum value 'shield'.*hydra"),
            ('[[monster]]\nid = "hydra"\nspecial_attack = { injury = 1 }', r"unknown field `injury`.*hydra"),
            ('[[combat_card]]\nid = "charge"\neffect = "fear"', r"Invalid enum value 'fear'.*charge"),
            ('[monster_die]\nfaces = ["sleep"]', r"pack\.toml: Invalid enum value 'sleep'"),
            ('[[edition]]\nid = "cs"\nsource = "rumour"', r"pack\.toml: Invalid enum value 'rumour'.*cs"),
            ("[start]\nhoplites = -1", r"pack\.toml: Expected `int` >= 0 at \$\.start\.hoplites"),
        ],
    )
    def test_refuses_what_does_not_fit_the_types(self, pack: Path, toml: str, message: str) -> None:
        (pack / "pack.toml").write_text(toml)
        with pytest.raises(BadContent, match=message):
            load([pack])

    @pytest.mark.parametrize(
        ("toml", "message"),
        [
            ("blessing = []", "blessing: cunning-tactician is missing"),
            ('[[combat_card]]\nid = "charge"\ncopies = 3', "combat_card copies: 30 expected by decks.combat, found 31"),
            (
                '[[attack_card]]\nid = "fury"\ncopies = 1',
                "attack_card copies: 18 expected by decks.monster_attack, found 17",
            ),
            ('[[blessing]]\nid = "bluff"\ngod = "zeus"', "blessing of hermes: 12 expected by decks.blessings_per_god"),
            ('[[land]]\nid = "violet"\nsource = "designed"', "land: 5 expected by supply glory-tokens, found 6"),
            ('[[land]]\nid = "violet"\nsource = "designed"', "land violet: has no region"),
            ('[[special_action]]\nid = "hunt"\ncovered = false', "special_action with covered: 6 expected by supply"),
            ("[game]\nmax_players = 5", "hero: at least 5 expected by game.max_players, found 4"),
            ("[game]\nmin_players = 1", r"player_count: players must be each of \[1, 2, 3, 4\] once"),
            ("[start]\nhoplites = 16", "supply hoplites: at least 16 expected by start.hoplites, found 15"),
            ("[start]\nattribute = 6", "attribute leadership: start.attribute 6 is not on its track of 1 to 5"),
            ("[start]\ntemple_cards = 6", "start.temple_cards: is 6, but there are only 5"),
            ("[limits]\ninjuries = 4", "attribute: at least 4 expected by limits.injuries, found 3"),
            ("[limits]\ncombat_cards = 6", "blessing armory: hand must be more than limits.combat_cards 6"),
            ("[battle]\ncards_per_turn = 2", "battle.cards_per_turn: is 2, but the rules know only 1"),
            ("[draft]\nkeeps = 2", "draft.keeps: is 2, but the rules know only 1"),
            ('[[regular_action]]\nid = "prayer"\nper_turn = 2', "regular_action prayer: per_turn: is 2, but the rules"),
            ('[[city]]\nid = "sparta"\nroom = 2', "city sparta: room: is 2, but the rules know no more than 1"),
            (
                '[[player_count]]\nid = "two-players"\nrepeats = 2',
                "two-players: repeats: is 2, but the rules know no more",
            ),
            ("[hunt]\nattack_cards_played = 3", "hunt.attack_cards: at least 3 expected by hunt.attack_cards_played"),
            ("[victory]\ntemples = 8", "player_count two-players: temples is 6, with the oracle fewer than"),
            ("[victory]\nactivation_tokens = 7", "supply used-action-tokens: at least 7 expected by victory"),
            (
                '[[player_count]]\nid = "three-players"\nlands_to_win = 5',
                "player_count three-players: lands_to_win is 5, but only 4 count",
            ),
            (
                '[[player_count]]\nid = "three-players"\nlands_left_out = ["violet"]',
                "player_count three-players: there is no land violet",
            ),
            ('[[player_count]]\nid = "four-players"\ntemples = 9', "temples is 9, but there are only 8"),
            ('[[region]]\nid = "elis"\nland = "violet"', "region elis: there is no land violet"),
            ('[[region]]\nid = "elis"\nsea_links = ["ithaca"]', "region elis: there is no region ithaca"),
            (
                '[[region]]\nid = "elis"\nsea_links = ["crete"]',
                "region elis: sea_links name crete, but those of crete do not name elis",
            ),
            (
                '[[region]]\nid = "chalkidiki"\nsea_links = []',
                "region euboea: sea_links name chalkidiki, but those of chalkidiki do not name euboea",
            ),
            ('[[region]]\nid = "euboea"\nland_links = ["crete"]', "region euboea: crete is linked 2 times"),
            ('[[region]]\nid = "elis"\nsea_links = ["elis"]', "region elis: is linked to itself"),
            (
                '[[region]]\nid = "ithaca"\nland = "green"\npopulation = 2\ncity = "none"\nholy_place = "none"\n'
                'land_links = []\nsea_links = []\ncentre = [0.0, 0.0]\nsource = "designed"',
                "region: no way from epirus to ithaca",
            ),
            ('[[region]]\nid = "elis"\ncity = "sparta"', "region with city sparta: 1 expected, found 2"),
            ('[[region]]\nid = "phocis"\nholy_place = "none"', "region with holy_place delphi: 1 expected, found 0"),
            ('[[region]]\nid = "elis"\nholy_place = "none"', "region with holy_place shrine: at least 8 expected"),
            (
                '[[start_attribute]]\nid = "achilles-speed-cs"\nvalue = 6',
                "start_attribute achilles-speed-cs: value must be 2 to 5, found 6",
            ),
            (
                '[[start_attribute]]\nid = "achilles-speed-cs"\neditions = ["cs", "pl"]',
                "start_attribute: speed of achilles stands there 2 times for edition pl",
            ),
            (
                '[[start_attribute]]\nid = "heracles-strength"\neditions = ["cs"]',
                "start_attribute: strength of heracles is missing for edition pl",
            ),
            ('[[god]]\nid = "zeus"\nregion = "olympus"', "god zeus: there is no region olympus"),
            ('[[god]]\nid = "zeus"\nregion = "attica"', "god: the region attica belongs to 2 gods"),
            ('[[god]]\nid = "zeus"\nattribute = "speed"', "god: the attribute speed belongs to 2 gods"),
            ('[[god]]\nid = "zeus"\npower = "move-an-army"', "god: the power move-an-army belongs to 2 gods"),
            ('[[power_level]]\nid = "zeus-3"\nlevel = 4', "power_level of zeus: level must run 1, 2, 3, ... to 5"),
            (
                '[[power_level]]\nid = "zeus-3"\namount = 4',
                r"power_level of zeus: amount must not fall .* \[0, 1, 4, 3, 3\]",
            ),
            (
                '[[temple_card]]\nid = "fill-hand"\ndrafts = [4, 3]',
                r"temple_card fill-hand: drafts must rise .* \[4, 3\]",
            ),
            (
                '[[temple_card]]\nid = "fill-hand"\ndrafts = [9]',
                "temple_card fill-hand: drafts must rise and be 1 to 8",
            ),
            ('[[temple_card]]\nid = "fill-hand"\ndelphi = {}', "temple_card fill-hand: delphi gives nothing"),
            (
                '[[temple_card]]\nid = "neutral-artifact"\ndelphi = { looks = 1, takes = 2 }',
                "temple_card neutral-artifact: delphi: takes must be 1 to looks",
            ),
            (
                '[[temple_card]]\nid = "attributes"\ndelphi = { raises = 1 }',
                "temple_card attributes: delphi needs attributes and raises together",
            ),
            (
                '[[temple_card]]\nid = "attributes"\ndelphi = { attributes = 4, raises = 1 }',
                "temple_card attributes: delphi raises 4 attributes, but there are only 3",
            ),
            ('[[symbol]]\nid = "axe"\nwound = "bow"', "symbol axe: wound must be axe, any or none, found bow"),
            ('[[symbol]]\nid = "axe"\nwound = "any"', "symbol axe: wound any and any_with 1 must stand together"),
            ('[[symbol]]\nid = "axe"\nparry_draws = 1', "symbol axe: parry_injuries and parry_draws need parries"),
            (
                '[[symbol]]\nid = "axe"\nwound = "none"\n[[symbol]]\nid = "sickle"\nwound = "none"\nany_with = 0',
                "combat_card: none deals a wound of axe",
            ),
            (
                '[[monster]]\nid = "hydra"\nwounds = [{ symbol = "axe" }]',
                "monster hydra: wounds must be 4 to 7, found 1",
            ),
            ('[[monster]]\nid = "hydra"\nregion_attack = {}', "monster hydra: region_attack does nothing"),
            (
                '[[monster]]\nid = "hydra"\nregion_attack = { kills = 1, kills_half = "up" }',
                "monster hydra: region_attack has both kills and kills_half",
            ),
            (
                '[[monster]]\nid = "hydra"\nregion_attack = { kills = 1, else_kills = 1 }',
                "monster hydra: region_attack has else_kills without controller_discards",
            ),
            (
                '[[monster]]\nid = "hydra"\nregion_attack = { kills = 1, regions = 2 }',
                "monster hydra: region_attack hits 2 regions, but its reach is own",
            ),
            ('[[monster]]\nid = "hydra"\nspecial_attack = {}', "monster hydra: special_attack does nothing"),
            (
                '[[monster]]\nid = "hydra"\nspecial_attack = { special = true }',
                "monster hydra: special_attack calls itself",
            ),
            (
                '[[monster]]\nid = "hydra"\nspecial_attack = { discards = 1, discards_half = "up" }',
                "monster hydra: special_attack discards in more than one way",
            ),
            (
                '[[monster]]\nid = "hydra"\nspecial_attack = { injuries = 1, else_injuries = 1 }',
                "monster hydra: special_attack has else_injuries without sacrifices",
            ),
            ('[[monster_card]]\nid = "hydra-1"\nmonster = "lion"', "monster_card hydra-1: there is no monster lion"),
            ('[[monster_card]]\nid = "hydra-1"\nregion = "lerna"', "monster_card hydra-1: there is no region lerna"),
            ('[[monster_card]]\nid = "hydra-1"\nevolution = {}', "monster_card hydra-1: evolution does nothing"),
            (
                '[[monster_card]]\nid = "hydra-1"\nevolution = { from_wounds = 3 }',
                "monster_card hydra-1: evolution has from_wounds without attack_strength",
            ),
            (
                '[[monster_card]]\nid = "sphinx-1"\nevolution = { needs_leadership = 6 }',
                "monster_card sphinx-1: needs leadership 6, which ends at 5",
            ),
            (
                '[[monster_card]]\nid = "minotaur-1"\nevolution = { needs_priests = 5 }',
                "monster_card minotaur-1: needs 5 priests, but a player has 4",
            ),
            (
                '[[monster_card]]\nid = "hydra-1"\nmonster = "sphinx"\n'
                '[[monster_card]]\nid = "hydra-2"\nmonster = "sphinx"',
                "monster hydra: no monster_card brings it",
            ),
            (
                '[monster_die]\nfaces = ["nothing", "region-attack", "move"]',
                "monster_die: no face shows move-or-region",
            ),
            ('[[attack_card]]\nid = "fury"\nstrength = { base = 0 }', "attack_card fury: strength is 0"),
            (
                '[[attack_card]]\nid = "fury"\nstrength = { base = 1, per = 1 }',
                "fury: strength needs per and each together",
            ),
            ('[[attack_card]]\nid = "fury"\nblow = {}', "attack_card fury: blow does nothing"),
            (
                '[[attack_card]]\nid = "fury"\nblow = { ends_hunt = true, ends_hunt_if_injured = true }',
                "attack_card fury: blow ends the hunt in more than one way",
            ),
            ('[[quest]]\nid = "cretan-bull"\nregion = "knossos"', "quest cretan-bull: there is no region knossos"),
            ('[[quest]]\nid = "cretan-bull"\nsteps = [{ speed = 3 }]', "quest cretan-bull: 3 steps expected"),
            (
                '[[quest]]\nid = "cretan-bull"\nsteps = [{}, { speed = 6 }, { pay_cards = 5 }]',
                "step 1 asks for nothing; quest cretan-bull: step 2 asks for speed 6, more than the 5 there can be",
            ),
            (
                '[[quest]]\nid = "cretan-bull"\nsteps = [{ pay_cards = 5 }, { cities = 14 }, { pay_injuries = 4 }]',
                "step 1 asks for pay_cards 5, .*step 2 asks for cities 14, .*step 3 asks for pay_injuries 4",
            ),
            ('[[quest]]\nid = "cretan-bull"\nreward = { kept = true }', "quest cretan-bull: reward gives nothing"),
            (
                '[[quest]]\nid = "cretan-bull"\nreward = { raises = 1 }',
                "quest cretan-bull: reward needs attribute and raises together",
            ),
            (
                '[[quest]]\nid = "cretan-bull"\nreward = { raises_to = 6 }',
                "reward raises to 6, but the tracks end at 5",
            ),
            (
                '[[quest]]\nid = "cretan-bull"\nreward = { special_actions = 1 }',
                "quest cretan-bull: reward with takes_back_tokens or special_actions must be kept",
            ),
            ('[[artifact]]\nid = "harpe"\nowner = "hydra"', "artifact harpe: is neutral, but its owner is hydra"),
            ('[[artifact]]\nid = "poison-arrows"\nowner = "zeus"', "artifact poison-arrows: there is no monster zeus"),
            ('[[artifact]]\nid = "poison-arrows"\nowner = "sphinx"', "monster hydra: one artifact expected, found 0"),
            ('[[artifact]]\nid = "poison-arrows"\nin_deck = false', "the artifact of hydra must be in_deck"),
            ('[[artifact]]\nid = "harpe"\namount = {}', "artifact harpe: amount needs draws"),
            (
                '[[artifact]]\nid = "harpe"\namount = { draws = 1, kills = 1 }',
                "artifact harpe: amount has kills, which its effect does not know",
            ),
            ('[[artifact]]\nid = "owl-of-athena"\namount = { looks = 2, takes = 3 }', "takes must be 1 to looks"),
            ('[[blessing]]\nid = "bluff"\namount = {}', "blessing bluff: amount needs cards"),
            ('[[blessing]]\nid = "bluff"\ncost = { cards = 1 }', "blessing bluff: cost has cards, which its effect"),
            ('[[blessing]]\nid = "bluff"\nper_turn = 1', "blessing bluff has per_turn, which its effect does not know"),
            ('[[blessing]]\nid = "exile"\nper_turn = 0', "blessing exile needs per_turn"),
            ('[[blessing]]\nid = "battle-prayer"\ncost = { priests = 5 }', "cost asks for priests 5, more than the 4"),
            ('[[combat_card]]\nid = "charge"\namount = { bonus = 1 }', "combat_card charge: amount has bonus, which"),
            ('[[combat_card]]\nid = "charge"\neffect = "javelins"', "combat_card charge: amount needs kills"),
            ('[[hero]]\nid = "helen"\nbonus = { glory = 1 }', "hero helen: bonus needs looks"),
            ('[[hero]]\nid = "heracles"\nper_turn = 0', "hero heracles needs per_turn"),
            ('[[hero]]\nid = "achilles"\nlower_of = ["speed"]', "hero achilles: lower_of must name 2 attributes"),
        ],
    )
    def test_refuses_what_no_game_can_be_played_with(self, pack: Path, toml: str, message: str) -> None:
        (pack / "pack.toml").write_text(toml)
        with pytest.raises(BadContent, match=message):
            load([pack])


def test_an_unknown_entry_says_what_there_is(facts: Content) -> None:
    with pytest.raises(BadContent, match=r"no entry 'hades'; known are: zeus, athena, hermes"):
        entry(facts.god, "hades")


def test_the_examples_in_the_module_run() -> None:
    assert doctest.testmod(content) == (0, 3)
