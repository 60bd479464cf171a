"""Which spells fit a moment of a combat, their targets and their damage (H3-SPELL-04, H3-SPELL-05, H3-SPELL-06)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import AZURE, NOBODY, SPACES, SPELL
from ludoteka.games.heroes3.figures import Play, Spell, SpellStep
from ludoteka.games.heroes3.rules.battlefield.board import NEIGHBOURS, adjacent, empty_spaces
from ludoteka.games.heroes3.rules.battlefield.damage import over, wound
from ludoteka.games.heroes3.rules.battlefield.figures import (
    ability,
    alive,
    anywhere,
    effect_on,
    friends_next_to,
    ground_or_flying,
    is_ranged,
    is_tower,
    tier_of,
    total,
    units_of,
)
from ludoteka.games.heroes3.rules.battlefield.moments import (
    ACTING,
    AFTER_BLOW,
    ANY_TIME,
    BEFORE_ACTIVATION,
    BETWEEN,
    ENEMY_CAST,
    LETHAL,
    OWN_ACTIVATION,
    RETALIATING,
    ROUND_END,
    STRIKE,
    play_moments,
)
from ludoteka.games.heroes3.rules.battlefield.siege import siege_pieces
from ludoteka.games.heroes3.rules.battlefield.spell_power import (
    SCHOOLS,
    TIER_WORDS,
    best_power,
    casting_closed,
    school_of,
    under_limit,
)
from ludoteka.games.heroes3.rules.battlefield.strikes import DECLARED, roll_face, striking
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import every_fighter
from ludoteka.games.heroes3.rules.cards.piles import distinct
from ludoteka.games.heroes3.rules.combat.card_targets import nearest_targets, unit_fits
from ludoteka.games.heroes3.rules.common import spell_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat
from ludoteka.kernel.action import Action

REACTIONS: Final = frozenset(("cancel_spell", "magic_mirror"))
SPECIAL_AIM: Final = frozenset(("shield", "cancel_lethal_attack", "magic_mirror", "sorrow"))
"""Spells that are aimed at the unit of the attack, spell or activation at hand."""
UNAIMED: Final = frozenset(("misfortune", "fortune", "frenzy", "slayer", "precision", "mirth", "cancel_spell"))
"""Spells that need no target: they work on the attack or the spell at hand, or on a whole side."""
TIMELY: Final = frozenset(("cure", "dispel", "earthquake", "remove_obstacle"))
"""Instant spells that change the board or its units at once, not an attack to come."""
MAP_SPELLS: Final = frozenset(
    ("town_portal", "dimension_door", "fly", "view_air", "view_earth", "visions", "water_walk")
)


def power_helps(s: Heroes3, c: Combat, seat: int, side: int, moment: int) -> bool:
    """Whether more power could be used in a moment: a spell or a power-driven specialty is in hand (H3-SPELL-02)."""
    player = s.players[seat]
    if player.power >= 6:
        return False
    for card in distinct(player.hand):
        facts = s.facts.card[card]
        if facts.kind == SPELL:
            spell = spell_of(s, card)
            castable = fits_moment(c, side, moment, spell) and under_limit(c, side)
            if castable and spell.most_power > player.power:
                return True
        else:
            for play in facts.plays:
                if play.power_damage and player.power < 4 and play_moments(play) >> moment & 1:
                    return True
                if play.tier_power is not None and moment == LETHAL and player.power < play.tier_power.gold:
                    return True
    return False


SPELL_LIMIT: Final[Action] = ("spell-limit",)


def spell_moments(spell: Spell) -> int:
    """Mask of the moments of a combat in which a spell can ever be cast, kept with it."""
    if spell.moments < 0:
        spell.moments = moments_by_words(spell)
    return spell.moments


def moments_by_words(spell: Spell) -> int:
    """The same, worked out."""
    deed = spell.deed
    if spell.timing == "map" or deed in MAP_SPELLS:
        return 0
    if deed == "cancel_lethal_attack":
        return 1 << LETHAL
    if deed in REACTIONS:
        return 1 << ENEMY_CAST
    if deed == "sorrow":
        return 1 << BEFORE_ACTIVATION
    if deed == "counterstrike":
        return ANY_TIME | 1 << RETALIATING
    if deed in ("misfortune", "fortune", "frenzy", "slayer", "shield", "precision"):
        return 1 << STRIKE
    return ANY_TIME if spell.timing == "instant" else 1 << ACTING


def spell_opens(spell: Spell) -> int:
    """Mask of the moments in which a player is asked because of a spell.

    Between activations and blows only for what would come too late with the next attack (H3-CARD-06).
    """
    mask = spell_moments(spell)
    if spell.deed == "sorrow":
        return mask | 1 << OWN_ACTIVATION
    if mask & ANY_TIME != ANY_TIME:
        return mask
    if spell.deed == "prayer":
        return mask & ~(1 << AFTER_BLOW | 1 << ROUND_END)
    return mask if spell.deed in TIMELY else mask & ~BETWEEN


def fits_moment(c: Combat, side: int, moment: int, spell: Spell) -> bool:
    """Whether a spell may be cast in a moment by its timing (H3-CARD-06, H3-CARD-07, H3-CARD-08)."""
    if not spell_moments(spell) >> moment & 1:
        return False
    strike = c.strike
    if moment == STRIKE and spell.deed in ("misfortune", "fortune", "frenzy", "slayer", "shield", "precision"):
        return strike is not None and strike.stage == DECLARED
    if spell.siege_only and not c.siege:
        return False
    return spell.timing == "instant" or moment != ACTING or not c.attacked


def cast_options(s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int, out: list[Action]) -> None:
    """The steps at which a spell of the hand can be cast now: `("cast", card, step)`, steps counted from 1."""
    if spell_closed(c, side, moment, card, spell_of(s, card)) is not None:
        return
    power = best_power(s, c, seat, side, card)
    if casting_closed(s, c, seat, side, power):
        return
    out += [
        ("cast", card, number + 1)
        for number in range(len(spell_of(s, card).steps))
        if step_closed(s, c, side, card, number, power) is None
    ]


def spell_closed(c: Combat, side: int, moment: int, card: int, spell: Spell) -> Action | None:
    """Why a spell cannot be cast in a moment, whatever its power; None if it can (H3-SPELL-03, H3-CARD-06)."""
    if not under_limit(c, side):
        return SPELL_LIMIT
    return None if fits_moment(c, side, moment, spell) else ("not-its-moment", card)


def step_closed(s: Heroes3, c: Combat, side: int, card: int, number: int, power: int) -> Action | None:
    """Why a step of a spell cannot be cast with a power; None if it can (H3-SPELL-02, H3-SPELL-07)."""
    spell = spell_of(s, card)
    step = spell.steps[number]
    if step.power > power:
        return ("spell-power-short", card, step.power, power)
    return None if has_target(s, c, side, card, spell, step) else ("no-target", card)


def cast_closed(s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int, number: int) -> Action | None:
    """Why a step of a spell of the hand cannot be cast now; None if it can."""
    spell = s.facts.card[card].spell
    if spell is None:
        return ("not-a-spell", card)
    if not 0 <= number < len(spell.steps):
        return ("no-such-effect", card)
    closed = spell_closed(c, side, moment, card, spell)
    if closed is not None:
        return closed
    power = best_power(s, c, seat, side, card)
    if casting_closed(s, c, seat, side, power):
        return ("no-casting", card)
    return step_closed(s, c, side, card, number, power)


def could_cast(s: Heroes3, c: Combat, side: int, moment: int, card: int) -> bool:
    """Whether a spell of the hand has something to work on now, with power enough for it."""
    spell = spell_of(s, card)
    return fits_moment(c, side, moment, spell) and any(
        has_target(s, c, side, card, spell, step) for step in spell.steps
    )


def has_target(s: Heroes3, c: Combat, side: int, card: int, spell: Spell, step: SpellStep) -> bool:
    """Whether a step of a spell has something to work on (H3-SPELL-07)."""
    deed = spell.deed
    if deed == "cancel_spell":
        return may_cancel_with(s, c, side, spell, step)
    if deed in ("mirth", "fortune"):
        return True
    if deed == "summon" and step.side == "none":
        return False
    if deed == "earthquake":
        return bool(siege_pieces(c))
    if deed == "misfortune":
        return c.side[striking(c).attacker] != side and tier_fits(s, c, spell, step, striking(c).attacker)
    if deed == "slayer":
        strike = striking(c)
        return c.side[strike.attacker] == side and tier_of(s, c, strike.target) == 2
    if deed == "frenzy":
        strike = striking(c)
        return c.side[strike.attacker] == side and tier_fits(s, c, spell, step, strike.target)
    if deed == "precision":
        strike = striking(c)
        near = adjacent(c.space[strike.attacker], c.space[strike.target])
        return is_ranged(s, c, strike.attacker) and not near and not is_tower(s, c, strike.attacker)
    if spell.target in ("unit", "own_unit", "ground_or_flying_unit", "ranged_unit") and deed not in SPECIAL_AIM:
        return any(unit_allowed(s, c, side, card, spell, step, fighter) for fighter in every_fighter(c))
    return bool(spell_targets(s, c, side, card, spell, step, ()))


def tier_fits(s: Heroes3, c: Combat, spell: Spell, step: SpellStep, fighter: int) -> bool:
    """Whether a unit is within the tier of a step; azure ones and the tower never are (R-70)."""
    if spell.tier_rule == "none" or step.tier == "none":
        return True
    tier = tier_of(s, c, fighter)
    if tier < 0 or tier == AZURE:
        return False
    limit = TIER_WORDS.index(step.tier)
    return tier == limit if spell.tier_rule == "exactly" else tier <= limit


def spell_targets(
    s: Heroes3, c: Combat, side: int, card: int, spell: Spell, step: SpellStep, chosen: tuple[int, ...]
) -> list[int]:
    """The spaces to choose the next target of a spell from; empty when it is aimed."""
    count = len(chosen)
    target = spell.target
    deed = spell.deed
    if deed in UNAIMED:
        return []
    if target == "unit_and_nearest":
        left = nearest_targets(c, chosen, len([one for one in step.damages if one]))
        return left if count else [space for space in left if can_be_target(s, c, c.board[space], card)]
    if target == "two_adjacent_spaces":
        if count == 0:
            return [x for x in range(SPACES) if c.board[x] >= 0 or any(c.board[y] >= 0 for y in NEIGHBOURS[x])]
        return NEIGHBOURS[chosen[0]] if count == 1 else []
    if target == "two_neighbours_of_space":
        if count == 0:
            return [space for space in range(SPACES) if any(c.board[near] >= 0 for near in NEIGHBOURS[space])]
        left = [near for near in NEIGHBOURS[chosen[0]] if c.board[near] >= 0 and near not in chosen[1:]]
        return left if count < 3 else []
    if target == "empty_spaces":
        left = [space for space in empty_spaces(c) if space not in chosen]
        return left if count < step.amount else []
    if target == "siege_pieces":
        left = [space for space in siege_pieces(c) if space not in chosen]
        return [] if step.all_pieces or count >= step.amount else left
    if target == "obstacles":
        left = [space for space in range(SPACES) if c.board[space] < NOBODY and space not in chosen]
        return left if count < step.amount else []
    if deed == "teleport" and count == 1:
        return empty_spaces(c)
    if deed == "clone" and count == 1:
        return [space for space in NEIGHBOURS[chosen[0]] if c.board[space] == NOBODY]
    if deed == "sacrifice" and count == 1:
        return [c.space[f] for f in units_of(c, side) if c.space[f] != chosen[0]]
    if count:
        return []
    if target == "empty_space":
        return empty_spaces(c)
    if target == "space_and_neighbours":
        return list(range(SPACES))
    return unit_choices(s, c, side, card, spell, step)


def unit_choices(s: Heroes3, c: Combat, side: int, card: int, spell: Spell, step: SpellStep) -> list[int]:
    """The units a spell can be aimed at."""
    deed = spell.deed
    strike = c.strike
    if deed in ("shield",):
        assert strike is not None
        mine = c.side[strike.target] == side and ground_or_flying(s, c, strike.attacker)
        return [c.space[strike.target]] if mine and can_be_target(s, c, strike.target, card) else []
    if deed == "cancel_lethal_attack":
        assert strike is not None
        return [c.space[strike.target]] if tier_fits(s, c, spell, step, strike.target) else []
    if deed == "magic_mirror":
        return mirror_targets(s, c, side, spell, step)
    if deed == "sorrow":
        active = c.active
        return [c.space[active]] if active >= 0 and tier_fits(s, c, spell, step, active) else []
    return sorted(
        c.space[fighter] for fighter in every_fighter(c) if unit_allowed(s, c, side, card, spell, step, fighter)
    )


def unit_allowed(s: Heroes3, c: Combat, side: int, card: int, spell: Spell, step: SpellStep, fighter: int) -> bool:
    """Whether a spell can be aimed at a unit."""
    return (
        unit_fits(s, c, side, spell.target, fighter)
        and tier_fits(s, c, spell, step, fighter)
        and makes_sense(s, c, side, spell, fighter)
        and can_be_target(s, c, fighter, card)
    )


def makes_sense(s: Heroes3, c: Combat, side: int, spell: Spell, fighter: int) -> bool:
    """Whether a spell for one attack is aimed at a unit of that attack, and others at what they can change."""
    strike = c.strike
    deed = spell.deed
    if deed in ("bless", "attack", "defense", "prayer") and spell.lasts == "attack":
        if strike is None or strike.stage != DECLARED:
            return fighter == c.active or deed == "prayer"
        if deed == "bless" or deed == "attack":
            return fighter == strike.attacker
        if deed == "defense":
            return fighter == strike.target
        return True
    if deed == "counterstrike":
        return bool(c.retaliated[fighter])
    if deed == "clone":
        return not is_tower(s, c, fighter) and any(c.board[near] == NOBODY for near in NEIGHBOURS[c.space[fighter]])
    if deed == "sacrifice":
        return bool(c.damage[fighter]) and len(units_of(c, side)) > 1
    if deed == "teleport":
        return not is_tower(s, c, fighter)
    if deed == "paralyse":
        return not is_tower(s, c, fighter)
    return True


def can_be_target(s: Heroes3, c: Combat, fighter: int, card: int) -> bool:
    """Whether a spell may be aimed at a unit: not if it is immune or under Anti-Magic."""
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


def may_cancel(c: Combat, side: int, play: Play) -> bool:
    """Whether a card may answer the spell being cast (Resistance and the like)."""
    casting = c.casting
    if casting is None or casting.side == side:
        return False
    if play.school != "any" and (casting.school < 0 or SCHOOLS[casting.school] != play.school):
        return False
    return play.power_limit is None or casting.power <= play.power_limit


def may_cancel_with(s: Heroes3, c: Combat, side: int, spell: Spell, step: SpellStep) -> bool:
    """Whether Protection from a school answers the spell being cast."""
    casting = c.casting
    if casting is None or casting.side == side or casting.school < 0:
        return False
    if SCHOOLS[casting.school] != spell.school:
        return False
    return step.level == "expert" or spell_of(s, casting.card).level == "basic"


def mirror_targets(s: Heroes3, c: Combat, side: int, spell: Spell, step: SpellStep) -> list[int]:
    """New targets for the spell about to hit an own unit (Magic Mirror)."""
    casting = c.casting
    if casting is None or casting.side == side or len(casting.targets) != 1:
        return []
    hit = c.board[casting.targets[0]]
    if hit < 0 or c.side[hit] != side or not tier_fits(s, c, spell, step, hit):
        return []
    theirs = spell_of(s, casting.card)
    spaces = spell_targets(s, c, casting.side, casting.card, theirs, theirs.steps[casting.step], ())
    return [space for space in spaces if space != casting.targets[0]]
