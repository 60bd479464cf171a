"""The figures of combat cards, monsters, quests, artifacts and blessings are the known ones."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games.lords_of_hellas.entries.box import Content, entry
from ludoteka.games.lords_of_hellas.entries.cards import (
    ArtifactAmount,
    BlessingAmount,
    CombatAmount,
    QuestReward,
    QuestStep,
)
from ludoteka.games.lords_of_hellas.entries.monsters import Blow, Evolution, RegionAttack
from ludoteka.games.lords_of_hellas.entries.words import CombatEffect, Cost


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
            "cerberus": Blow(injuries=1, discards=2),
            "chimera": Blow(injuries=1, kills=2),
            "cyclops": Blow(injuries=2),
            "hydra": Blow(injuries=1, heals=1),
            "medusa": Blow(injuries=1, ends_hunt=True),
            "minotaur": Blow(injuries=1, sacrifices=1, else_injuries=1),
            "sphinx": Blow(injuries=1, discards_to="leadership"),
        }

    def test_region_attacks(self, facts: Content) -> None:
        assert {monster.id: monster.region_attack for monster in facts.monster} == {
            "cerberus": RegionAttack(kills=2),
            "chimera": RegionAttack(kills=1, regions=2, reach="own-and-neighbours"),
            "cyclops": RegionAttack(kills_half="up"),
            "hydra": RegionAttack(kills=1, heals=1),
            "medusa": RegionAttack(kills=1, hero_injuries=1),
            "minotaur": RegionAttack(kills=3),
            "sphinx": RegionAttack(controller_discards=1, else_kills=1),
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
        a = ArtifactAmount
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
        a = BlessingAmount
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
