"""The damage of a blow: attack, die and defense with all that changes them (H3-COMBAT-19, R-17, R-45)."""

from __future__ import annotations

from ludoteka.games.heroes3.ability_facts import (
    AGAINST_DEFENSE,
    ATTACK_BONUSES,
    DEFENSE_BONUSES,
    DIE_VALUE,
    WHEN_STRUCK,
)
from ludoteka.games.heroes3.facts import GROUND
from ludoteka.games.heroes3.rules.battlefield.board import adjacent
from ludoteka.games.heroes3.rules.battlefield.figures import (
    NO_FACE,
    ability,
    anywhere,
    applies,
    attack_of,
    defense_of,
    effect_on,
    initiative_of,
    is_ranged,
    movement_of,
    owner_of,
    printed_defense,
    side_effect,
    total,
)
from ludoteka.games.heroes3.rules.battlefield.siege import siege_cover
from ludoteka.games.heroes3.rules.battlefield.strikes import RETALIATION, hits, used_faces
from ludoteka.games.heroes3.rules.common import OPT_MIN_DAMAGE, OPT_NO_ATTACK_DIE, optional
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat, Strike


def guard_bonus(s: Heroes3, c: Combat, strike: Strike) -> int:
    """What the die of the Defense token adds (H3-COMBAT-17)."""
    if strike.guard == NO_FACE:
        return 0
    figures = s.facts.content.combat
    if strike.guard in figures.defend_faces:
        return figures.defend_bonus
    wide = side_effect(c, "wide_tokens", c.side[strike.target])
    return figures.defend_bonus if wide is not None and strike.guard == 0 else 0


def shows(c: Combat, strike: Strike, faces: tuple[int, ...]) -> bool:
    """Whether a die in use shows one of the faces an ability asks for, or a card makes it trigger anyway."""
    if effect_on(c, "sure_trigger", strike.attacker) is not None:
        return True
    return any(face in faces for face in used_faces(strike))


def die_value(s: Heroes3, c: Combat, strike: Strike) -> int:
    """What the dice add to the attack (H3-COMBAT-19)."""
    if not strike.dice or (s.optional and optional(s, OPT_NO_ATTACK_DIE)):
        return 0
    value = 0
    for face in used_faces(strike):
        value += face
    if s.facts.skills[c.form[strike.attacker]] & DIE_VALUE:
        if hits(s, c, strike, "own_die_ignored") is not None:
            return 0
        bonus = hits(s, c, strike, "die_result_bonus")
        if bonus is not None:
            value += bonus.amount
    if not c.effects:
        return value
    if effect_on(c, "misfortune", strike.attacker) is not None:
        return 0
    tripled = effect_on(c, "triple_die", strike.attacker)
    return value if tripled is None else value * tripled.amount


def attack_value(s: Heroes3, c: Combat, strike: Strike) -> int:
    """Attack with all bonuses, not below 0, before the die (H3-COMBAT-19)."""
    attacker = strike.attacker
    if strike.fixed >= 0:
        return strike.fixed
    value = attack_of(s, c, attacker)
    if s.facts.skills[c.form[attacker]] & ATTACK_BONUSES:
        value += attack_by_ability(s, c, strike)
    if strike.kind == RETALIATION and s.facts.skills[c.form[strike.target]] & WHEN_STRUCK:
        feared = ability(s, c, strike.target, "retaliation_attack_penalty")
        if feared is not None:
            value -= feared.amount
    if c.effects:
        if is_ranged(s, c, attacker) and not adjacent(c.space[attacker], c.space[strike.target]):
            value += ranged_bonus(s, c, attacker)
        ground = anywhere(c, "ground_attack")
        if ground is not None and movement_of(s, c, attacker) == GROUND:
            value += ground.amount
        value -= bonuses_after_misfortune(c, attacker)
        for name in ("faster_bonus", "slower_bonus"):
            bonus = total(s, c, name, attacker)
            if bonus:
                value += bonus * (1 + doubled_by_initiative(s, c, strike, name))
    return max(0, value)


def attack_by_ability(s: Heroes3, c: Combat, strike: Strike) -> int:
    """What abilities of the attacking unit add to its attack (H3-UNIT-06)."""
    value = 0
    against = hits(s, c, strike, "attack_bonus_vs_unit")
    if against is not None and s.facts.troop[c.form[strike.target] >> 1].unit == against.unit:
        value += against.amount
    face = hits(s, c, strike, "attack_bonus_on_own_face")
    if face is not None and shows(c, strike, face.faces):
        value += face.amount
    stacked = hits(s, c, strike, "attack_bonus_while_stacked")
    if stacked is not None and c.stack[strike.attacker]:
        value += stacked.amount
    flipped = hits(s, c, strike, "attack_bonus_if_flipped_this_combat")
    if flipped is not None and c.marks[strike.attacker] & 1:
        value += flipped.amount
    return value


def bonuses_after_misfortune(c: Combat, attacker: int) -> int:
    """Attack from cards played after Misfortune, which does not count."""
    out = 0
    struck = False
    for effect in c.effects:
        if effect.target != attacker:
            continue
        if effect.name == "misfortune":
            struck = True
        elif struck and effect.name == "attack" and effect.until == "attack" and effect.amount > 0:
            out += effect.amount
    return out


def ranged_bonus(s: Heroes3, c: Combat, attacker: int) -> int:
    """What Archery adds to shots at units that are not adjacent."""
    owner = owner_of(c, c.side[attacker])
    return sum(
        effect.amount
        for effect in c.effects
        if effect.name == "ranged_bonus" and effect.owner == owner and applies(s, c, effect, attacker)
    )


def doubled_by_initiative(s: Heroes3, c: Combat, strike: Strike, name: str) -> int:
    """1 if the comparison of initiatives doubles a specialty's bonus (Gundula, Cyra)."""
    own = initiative_of(s, c, strike.attacker)
    other = initiative_of(s, c, strike.target)
    return int(own > other) if name == "faster_bonus" else int(own < other)


def defense_value(s: Heroes3, c: Combat, strike: Strike) -> int:
    """Defense with all bonuses, not below 0 (H3-COMBAT-19, R-17, R-45)."""
    attacker = strike.attacker
    target = strike.target
    skilled = bool(s.facts.skills[c.form[attacker]] & AGAINST_DEFENSE)
    if (skilled and hits(s, c, strike, "elemental_damage") is not None) or ignores_defense(s, c, attacker):
        return 0
    printed = not skilled or hits(s, c, strike, "ignore_printed_defense") is None
    value = printed_defense(s, c, target) if printed else 0
    value += defense_of(s, c, target) + guard_bonus(s, c, strike)
    if c.effects:
        value += total(s, c, "air_shield" if is_ranged(s, c, attacker) else "shield", target)
        if adjacent(c.space[attacker], c.space[target]):
            value += total(s, c, "defense_adjacent", target)
        slower = total(s, c, "guard_slower", target)
        if slower and initiative_of(s, c, attacker) < initiative_of(s, c, target):
            value += slower
    if s.facts.skills[c.form[target]] & DEFENSE_BONUSES:
        if strike.kind == RETALIATION:
            braced = ability(s, c, target, "defense_bonus_vs_retaliation")
            if braced is not None:
                value += braced.amount
        tough = ability(s, c, target, "defense_on_attacker_face")
        if tough is not None:
            value += tough.amount * sum(1 for face in used_faces(strike) if face in tough.faces)
    if skilled:
        crushed = hits(s, c, strike, "reduce_target_defense")
        if crushed is not None:
            value -= crushed.amount
        rusted = hits(s, c, strike, "reduce_target_defense_on_die_face")
        if rusted is not None and shows(c, strike, rusted.faces):
            value -= rusted.amount
    return max(0, value)


def ignores_defense(s: Heroes3, c: Combat, attacker: int) -> bool:
    """Whether a card in effect lets a unit ignore the defense of what it attacks."""
    if not c.effects:
        return False
    if effect_on(c, "ignore_defense", attacker) is not None:
        return True
    troop = s.facts.troop[c.form[attacker] >> 1].unit
    for effect in c.effects:
        if (
            effect.name in ("unit_ignores_defense", "unit_elemental")
            and effect.target < 0
            and effect.owner == owner_of(c, c.side[attacker])
            and effect.card >= 0
        ):
            for play in s.facts.card[effect.card].plays:
                if play.unit == troop:
                    return True
    return False


def blow_damage(s: Heroes3, c: Combat, strike: Strike) -> int:
    """The damage of an attack as it stands (H3-COMBAT-19, H3-SIEGE-03)."""
    value = attack_value(s, c, strike) + die_value(s, c, strike) - defense_value(s, c, strike)
    if c.siege:
        value -= siege_cover(s, c, strike.attacker, strike.target)
    if strike.kind == RETALIATION and c.effects:
        value -= total(s, c, "reduce_retaliation", strike.target)
    if s.facts.skills[c.form[strike.target]] & WHEN_STRUCK:
        capped = ability(s, c, strike.target, "damage_cap_per_attack")
        if capped is not None and value > capped.amount:
            value = capped.amount
    least = 1 if s.optional and optional(s, OPT_MIN_DAMAGE) else 0
    return value if value > least else least
