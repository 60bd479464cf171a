"""Whom a spell can hit, and how hard: tiers, immunity, resistance and damage (H3-SPELL-06, H3-UNIT-02)."""

from __future__ import annotations

from ludoteka.games.heroes3.ability_facts import AGAINST_SPELLS
from ludoteka.games.heroes3.facts import AZURE, NOBODY
from ludoteka.games.heroes3.figures import Spell, SpellStep
from ludoteka.games.heroes3.rules.battlefield.damage import over, wound
from ludoteka.games.heroes3.rules.battlefield.figures import (
    ability,
    alive,
    anywhere,
    effect_on,
    friends_next_to,
    tier_of,
    total,
)
from ludoteka.games.heroes3.rules.battlefield.spell_power import SCHOOLS, TIER_WORDS, school_of
from ludoteka.games.heroes3.rules.battlefield.strikes import roll_face
from ludoteka.games.heroes3.rules.common import spell_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat


def tier_fits(s: Heroes3, c: Combat, spell: Spell, step: SpellStep, fighter: int) -> bool:
    """Whether a unit is within the tier of a step; azure ones and the tower never are (R-70)."""
    if spell.tier_rule == "none" or step.tier == "none":
        return True
    tier = tier_of(s, c, fighter)
    if tier < 0 or tier == AZURE:
        return False
    limit = TIER_WORDS.index(step.tier)
    return tier == limit if spell.tier_rule == "exactly" else tier <= limit


def can_be_target(s: Heroes3, c: Combat, fighter: int, card: int) -> bool:
    """Whether a spell may be aimed at a unit: not if it is immune or under Anti-Magic."""
    if not c.effects and not s.facts.skills[c.form[fighter]] & AGAINST_SPELLS:
        return True
    spell = spell_of(s, card)
    if spell.school == "any":
        return can_be_hit(s, c, fighter, spell.id, -1)
    return can_be_hit(s, c, fighter, spell.id, SCHOOLS.index(spell.school)) and (
        spell.timing != "ongoing"
        or (
            ability(s, c, fighter, "immune_ongoing") is None and ability(s, c, fighter, "immune_ongoing_spells") is None
        )
    )


def can_be_hit(s: Heroes3, c: Combat, fighter: int, slug: str, school: int) -> bool:
    """Whether spells reach a unit at all (abilities immune_spell_effects, immune_spells; Anti-Magic)."""
    if effect_on(c, "anti_magic", fighter) is not None or effect_on(c, "immune_to_spells", fighter) is not None:
        return False
    if effect_on(c, "immune_to_basic_spells", fighter) is not None and is_basic(s, slug):
        return False
    if ability(s, c, fighter, "immune_spell_effects") is not None:
        return False
    wary = ability(s, c, fighter, "immune_spells")
    return not (wary is not None and (slug in wary.spells or (school >= 0 and SCHOOLS[school] in wary.schools)))


def is_basic(s: Heroes3, slug: str) -> bool:
    """Whether a spell is a basic one."""
    number = s.facts.card_number.get(slug, NOBODY)
    return number != NOBODY and s.facts.card[number].level == "basic"


def spell_damage_to(s: Heroes3, c: Combat, fighter: int, amount: int, slug: str) -> int:
    """Spell damage after what a unit takes off it (H3-UNIT-02; abilities immune_spell_damage, reduce_spell_damage)."""
    if anywhere(c, "no_spell_damage") is not None or ability(s, c, fighter, "immune_spell_damage") is not None:
        return 0
    school = -1
    if slug in s.facts.card_number:
        school = school_of(s, s.facts.card_number[slug])
    if not can_be_hit(s, c, fighter, slug, school):
        return 0
    proof = ability(s, c, fighter, "immune_damage_from")
    if proof is not None and (slug in proof.spells or (school >= 0 and SCHOOLS[school] in proof.schools)):
        return 0
    reduced = ability(s, c, fighter, "reduce_spell_damage")
    if reduced is not None:
        amount -= reduced.amount
    for friend in friends_next_to(c, fighter):
        aura = ability(s, c, friend, "reduce_spell_damage")
        if aura is not None and aura.scope == "self_and_adjacent_friends":
            amount -= aura.amount
    amount -= total(s, c, "spell_damage_off", fighter) + total(s, c, "spell_guard", fighter)
    return max(0, amount)


def strike_with(s: Heroes3, c: Combat, fighter: int, amount: int, cast: Casting) -> None:
    """A spell deals damage to a unit."""
    if over(s) or fighter < 0 or not alive(c, fighter):
        return
    spell = spell_of(s, cast.card)
    if not can_be_hit(s, c, fighter, spell.id, cast.school) or resists(s, c, fighter):
        return
    dealt = spell_damage_to(s, c, fighter, amount, spell.id)
    proof = ability(s, c, fighter, "immune_damage_from")
    if proof is not None and cast.school >= 0 and SCHOOLS[cast.school] in proof.schools:
        dealt = 0
    wound(s, c, fighter, dealt, NOBODY)


def resists(s: Heroes3, c: Combat, fighter: int) -> bool:
    """Dwarves may shake a spell off (ability resist_spell_or_specialty_on_roll)."""
    found = ability(s, c, fighter, "resist_spell_or_specialty_on_roll")
    if found is None or roll_face(s) not in found.faces:
        return False
    s.tell(("resists", c.space[fighter], c.form[fighter] >> 1))
    return True
