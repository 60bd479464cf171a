"""The figures of cards in the form the rules read: the entries of the content once more, as plain objects.

Entries of the content belong to the library that loads and checks them, and reading a field of one takes the compiled
build thirty times as long as reading a field of a class of its own. The rules read these figures in every decision, so
the facts hold copies under the same names.
"""

from __future__ import annotations

from ludoteka.games.heroes3 import content_cards, content_parts
from ludoteka.games.heroes3.content_parts import NO_PRICE


class Price:
    """What must be given up in full before an effect (H3-CARD-16)."""

    __slots__ = (
        "building_materials",
        "discards",
        "expert_uses",
        "gold",
        "movement",
        "nothing",
        "removes",
        "removes_kinds",
        "valuables",
        "war_machine",
    )

    def __init__(self, entry: content_parts.Price) -> None:
        self.gold = entry.gold
        self.building_materials = entry.building_materials
        self.valuables = entry.valuables
        self.discards = entry.discards
        self.removes = entry.removes
        self.removes_kinds = entry.removes_kinds
        self.movement = entry.movement
        self.expert_uses = entry.expert_uses
        self.war_machine = entry.war_machine
        self.nothing = entry == NO_PRICE
        """Whether there is no price at all."""


class Gains:
    """Plain figures that cards and buildings give in common."""

    __slots__ = (
        "building_materials",
        "draws",
        "experience",
        "gold",
        "morale",
        "movement",
        "resource_dice",
        "searches",
        "treasure_dice",
        "valuables",
    )

    def __init__(self, entry: content_parts.Gains) -> None:
        self.gold = entry.gold
        self.building_materials = entry.building_materials
        self.valuables = entry.valuables
        self.draws = entry.draws
        self.experience = entry.experience
        self.morale = entry.morale
        self.movement = entry.movement
        self.searches = entry.searches
        self.resource_dice = entry.resource_dice
        self.treasure_dice = entry.treasure_dice


class Play(Gains):
    """One way to play a card: when, at what price, on whom, and its figures (H3-CARD-06 to H3-CARD-17)."""

    __slots__ = (
        "amount",
        "attack",
        "azure",
        "cards",
        "damage",
        "damages",
        "deed",
        "defense",
        "defense_adjacent",
        "defense_also_spells",
        "dice",
        "doubled_if",
        "each_discard",
        "enemy_discards",
        "every_die",
        "expert_uses",
        "faces",
        "family",
        "free_of_limit",
        "gold_off",
        "heals",
        "horde",
        "hp",
        "initiative",
        "kinds",
        "lasting_attack",
        "lasting_defense",
        "lasts",
        "least",
        "least_discards",
        "looks",
        "machine",
        "may_remove_self",
        "moments",
        "most_discards",
        "neutral",
        "opens",
        "own_damage",
        "passes",
        "pieces",
        "power",
        "power_damage",
        "power_limit",
        "price",
        "rate",
        "removes_self",
        "returns_to_hand",
        "rounds",
        "school",
        "shuffles_discard",
        "spell_level",
        "spell_limit",
        "takes",
        "target",
        "then_discards",
        "tier_power",
        "tiers",
        "times",
        "timing",
        "unit",
        "when",
    )

    def __init__(self, entry: content_parts.Play) -> None:
        super().__init__(entry)
        self.timing = entry.timing
        self.when = entry.when
        self.deed = entry.deed
        self.target = entry.target
        self.lasts = entry.lasts
        self.price = Price(entry.price)
        self.attack = entry.attack
        self.defense = entry.defense
        self.defense_adjacent = entry.defense_adjacent
        self.defense_also_spells = entry.defense_also_spells
        self.power = entry.power
        self.initiative = entry.initiative
        self.hp = entry.hp
        self.damage = entry.damage
        self.damages = entry.damages
        self.own_damage = entry.own_damage
        self.heals = entry.heals
        self.lasting_attack = entry.lasting_attack
        self.lasting_defense = entry.lasting_defense
        self.amount = entry.amount
        self.times = entry.times
        self.looks = entry.looks
        self.takes = entry.takes
        self.least = entry.least
        self.least_discards = entry.least_discards
        self.most_discards = entry.most_discards
        self.each_discard = entry.each_discard
        self.then_discards = entry.then_discards
        self.enemy_discards = entry.enemy_discards
        self.gold_off = entry.gold_off
        self.spell_limit = entry.spell_limit
        self.expert_uses = entry.expert_uses
        self.rounds = entry.rounds
        self.faces = entry.faces
        self.dice = entry.dice
        self.every_die = entry.every_die
        self.power_limit = entry.power_limit
        self.tier_power = entry.tier_power
        self.power_damage = entry.power_damage
        self.tiers = entry.tiers
        self.rate = entry.rate
        self.school = entry.school
        self.spell_level = entry.spell_level
        self.kinds = entry.kinds
        self.cards = entry.cards
        self.unit = entry.unit
        self.family = entry.family
        self.neutral = entry.neutral
        self.machine = entry.machine
        self.horde = entry.horde
        self.pieces = entry.pieces
        self.passes = entry.passes
        self.azure = entry.azure
        self.free_of_limit = entry.free_of_limit
        self.doubled_if = entry.doubled_if
        self.removes_self = entry.removes_self
        self.may_remove_self = entry.may_remove_self
        self.returns_to_hand = entry.returns_to_hand
        self.shuffles_discard = entry.shuffles_discard
        self.moments = -1
        """Mask of the moments of a combat in which it fits, worked out by the rules on first use."""
        self.opens = -1
        """Mask of those in which its player is asked because of it, worked out in the same manner."""


class SpellStep:
    """What a spell does when this much power is paid (H3-SPELL-01)."""

    __slots__ = (
        "all_pieces",
        "amount",
        "attack",
        "bonus",
        "building_materials",
        "damage",
        "damages",
        "defense",
        "gold",
        "heals",
        "initiative",
        "lasts",
        "level",
        "movement",
        "power",
        "side",
        "tier",
        "valuables",
    )

    def __init__(self, entry: content_cards.SpellStep) -> None:
        self.power = entry.power
        self.tier = entry.tier
        self.attack = entry.attack
        self.defense = entry.defense
        self.initiative = entry.initiative
        self.bonus = entry.bonus
        self.damage = entry.damage
        self.damages = entry.damages
        self.heals = entry.heals
        self.movement = entry.movement
        self.amount = entry.amount
        self.gold = entry.gold
        self.building_materials = entry.building_materials
        self.valuables = entry.valuables
        self.lasts = entry.lasts
        self.level = entry.level
        self.side = entry.side
        self.all_pieces = entry.all_pieces


class Spell:
    """A spell: school, level, target and its power steps (H3-SPELL-01)."""

    __slots__ = (
        "alternative_power",
        "damage",
        "deed",
        "draws",
        "id",
        "lasts",
        "level",
        "moments",
        "most_power",
        "nature",
        "school",
        "siege_only",
        "steps",
        "summons",
        "target",
        "tier_rule",
        "timing",
    )

    def __init__(self, entry: content_cards.Spell) -> None:
        self.id = entry.id
        self.school = entry.school
        self.level = entry.level
        self.timing = entry.timing
        self.target = entry.target
        self.deed = entry.deed
        self.nature = entry.nature
        self.lasts = entry.lasts
        self.tier_rule = entry.tier_rule
        self.steps = [SpellStep(step) for step in entry.steps]
        self.alternative_power = entry.alternative_power
        self.draws = entry.draws
        self.damage = entry.damage
        self.summons = entry.summons
        self.siege_only = entry.siege_only
        self.most_power = max([step.power for step in self.steps])
        """What the strongest step asks for."""
        self.moments = -1
        """Mask of the moments of a combat in which it can be cast, worked out by the rules on first use."""
