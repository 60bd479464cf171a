"""Power for spells and how many may be cast in a combat round (H3-SPELL-01, H3-SPELL-02, H3-SPELL-03)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.ability_facts import AGAINST_CASTING
from ludoteka.games.heroes3.rules.battlefield.figures import ability, anywhere, fighters_of
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import offers_power, spell_bonus_of
from ludoteka.games.heroes3.rules.cards.astrologers import omen_power
from ludoteka.games.heroes3.rules.common import spell_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import Effect

SCHOOLS: Final = ("air", "earth", "fire", "water")
TIER_WORDS: Final = ("bronze", "silver", "gold", "azure")
ANY_SCHOOL: Final = -1


def school_of(s: Heroes3, card: int) -> int:
    """The school of a spell, -1 if its caster names it (H3-SPELL-04)."""
    school = spell_of(s, card).school
    return ANY_SCHOOL if school == "any" else SCHOOLS.index(school)


def power_for(s: Heroes3, c: Combat, seat: int, side: int, school: int) -> int:
    """The power a player's spell of a school is cast with (H3-SPELL-02)."""
    player = s.players[seat]
    word = SCHOOLS[school] if school >= 0 else ""
    power = player.power - power_of_other_schools(s, c, side, word)
    for card in player.permanent:
        for play in s.facts.card[card].plays:
            if play.deed == "school_power" and play.timing == "permanent" and play.school == word:
                power += play.power
    power += sum(effect.amount for effect in school_effects(s, c, seat, "school_power", word))
    power += omen_power(s, seat, word) + spell_bonus_of(s, c, side, word)
    for effect in school_effects(s, c, seat, "double_power", word):
        power *= effect.amount
    if power > 0:
        for enemy in hindering(s, c, 1 - side):
            penalty = ability(s, c, enemy, "enemy_spell_power_penalty")
            if penalty is not None:
                power -= penalty.amount
    return max(0, power)


def hindering(s: Heroes3, c: Combat, side: int) -> list[int]:
    """The fighters of a side with an ability against spells of the other one."""
    skills = s.facts.skills
    forms = c.form
    return [fighter for fighter in fighters_of(c, side) if skills[forms[fighter]] & AGAINST_CASTING]


def power_of_other_schools(s: Heroes3, c: Combat, side: int, word: str) -> int:
    """The power played by cards that give it only to spells of another school (Orbs, Air Magic and the like)."""
    lost = 0
    for card in c.paid[side]:
        for play in s.facts.card[card].plays:
            if play.timing == "instant" and play.power and play.school not in ("any", word):
                lost += play.power
    return lost


def school_effects(s: Heroes3, c: Combat, seat: int, name: str, word: str) -> list[Effect]:
    """The effects of a player that help spells of a school."""
    effects = c.effects
    if not effects:
        return effects
    return [
        effect
        for effect in effects
        if effect.name == name
        and effect.owner == seat
        and effect.card >= 0
        and s.facts.card[effect.card].plays[0].school == word
    ]


def best_power(s: Heroes3, c: Combat, seat: int, side: int, card: int) -> int:
    """The power of a spell of the best school its caster could name."""
    school = school_of(s, card)
    if school >= 0:
        return power_for(s, c, seat, side, school)
    if schools_differ(s, c, seat, side):
        return max(power_for(s, c, seat, side, one) for one in range(4))
    return power_for(s, c, seat, side, 0)


def schools_differ(s: Heroes3, c: Combat, seat: int, side: int) -> bool:
    """Whether anything in play could help spells of one school more than of another."""
    if s.players[seat].permanent or c.effects or s.omens:
        return True
    for fighter in range(len(c.form)):
        if "first_spell_power_bonus" in s.facts.abilities[c.form[fighter]] and c.side[fighter] == side:
            return True
    return False


def under_limit(c: Combat, side: int) -> bool:
    """Whether a side may cast another spell card this combat round (H3-SPELL-03)."""
    return c.spells[side] < c.spell_limit[side]


def casting_closed(s: Heroes3, c: Combat, seat: int, side: int, power: int) -> bool:
    """Whether a card or a guard keeps a player from casting at all."""
    if anywhere(c, "no_casting") is not None:
        return True
    if power <= 0 and anywhere(c, "no_casting_without_power") is not None:
        return True
    for enemy in hindering(s, c, 1 - side):
        if c.stack[enemy] and ability(s, c, enemy, "enemy_cannot_cast_while_stacked") is not None:
            return True
        if ability(s, c, enemy, "enemy_spell_costs_extra_power_card") is not None:
            others = [card for card in s.players[seat].hand if offers_power(s, card)]
            if len(others) < 2:
                return True
    return False
