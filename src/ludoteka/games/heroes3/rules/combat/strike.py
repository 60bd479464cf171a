"""The attack: declaring it, the dice, the blow, and what may follow it (H3-COMBAT-18, H3-COMBAT-19, H3-COMBAT-20,
H3-COMBAT-21, H3-COMBAT-22, R-77)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.ability_facts import BETTER_DICE, WHEN_STRUCK
from ludoteka.games.heroes3.facts import AI, COLUMNS, NOBODY, RANGED, SPACES
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING, BACK_ROW, TOUCHING, adjacent
from ludoteka.games.heroes3.rules.battlefield.damage import leave, over, wound
from ludoteka.games.heroes3.rules.battlefield.effects import SHIELD, end_effects, end_of_strike, lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import (
    CLONE,
    ability,
    alive,
    attack_of,
    effect_on,
    enemies_next_to,
    fight,
    ground_or_flying,
    is_ranged,
    is_tower,
    left_hp,
    side_effect,
    total,
)
from ludoteka.games.heroes3.rules.battlefield.moments import AFTER_BLOW, AFTER_ROLL, LETHAL, RETALIATING, STRIKE
from ludoteka.games.heroes3.rules.battlefield.strikes import (
    EXTRA,
    FALLING,
    FIRST,
    HIGH,
    LOW,
    NO_DIE,
    ONE,
    RETALIATION,
    ROLLED,
    SUM,
    declared,
    hits,
    roll_face,
    used_faces,
)
from ludoteka.games.heroes3.rules.combat.blow import blow_damage
from ludoteka.games.heroes3.rules.combat.boss import corrode, vanishes
from ludoteka.games.heroes3.rules.combat.rerolls import GuardDie, guard_question, reroll_question, settled_face
from ludoteka.games.heroes3.rules.combat.windows import after_cards, offer_cards
from ludoteka.games.heroes3.rules.spells.hits import spell_damage_to
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat, Strike
from ludoteka.kernel.state import Step


def declare(s: Heroes3, c: Combat, attacker: int, target: int) -> None:
    """A unit attacks in its activation (H3-COMBAT-18)."""
    c.attacked = True
    begin_strike(s, c, attacker, target, FIRST, -1)


def begin_strike(s: Heroes3, c: Combat, attacker: int, target: int, kind: int, fixed: int) -> None:
    """An attack begins: cards, dice, the blow and what follows (R-77)."""
    c.strike = declared(attacker, target, kind, fixed)
    raise_shield(s, c, target)
    verb = "retaliates" if kind == RETALIATION else "attacks"
    s.tell((verb, c.space[attacker], c.space[target], c.form[attacker] >> 1, c.form[target] >> 1))
    after_cards(s, STRIKE, c.side[attacker], ROLL)


def raise_shield(s: Heroes3, c: Combat, target: int) -> None:
    """An artifact of an AI army that waits for a unit to be struck covers it in this attack, at its price."""
    if c.ai < 0 or c.side[target] != (ATTACKING if c.attacker == AI else 1 - ATTACKING):
        return
    for effect in c.effects:
        if effect.name == SHIELD:
            play = s.facts.card[effect.amount].plays[0]
            end_effects(s, c, [effect])
            lay_plain(c, "defense", AI, target, play.defense, "might")
            s.tell(("ai-skill", effect.amount))
            wound(s, c, target, play.own_damage, NOBODY)
            return


def suffers_penalty(s: Heroes3, c: Combat, strike: Strike) -> bool:
    """Whether a ranged unit rolls two dice and uses the lower (H3-UNIT-08, H3-UNIT-09, R-70)."""
    attacker = strike.attacker
    target = strike.target
    if not is_ranged(s, c, attacker) or is_tower(s, c, attacker) or is_tower(s, c, target):
        return False
    side = c.side[attacker]
    if hits(s, c, strike, "no_penalties") is not None or side_effect(c, "no_ranged_penalties", side) is not None:
        return False
    if effect_on(c, "no_penalties", attacker) is not None:
        return False
    if enemies_next_to(c, attacker) or adjacent(c.space[attacker], c.space[target]):
        return ability(s, c, attacker, "no_adjacent_penalty") is None
    back = c.space[attacker] // COLUMNS == BACK_ROW[side]
    return back and c.space[target] // COLUMNS == BACK_ROW[1 - side]


def dice_mode(s: Heroes3, c: Combat, strike: Strike) -> int:
    """How the dice of an attack are rolled; low and high cancel out (R-16)."""
    attacker = strike.attacker
    low = s.facts.movement[c.form[attacker]] == RANGED and suffers_penalty(s, c, strike)
    if c.effects:
        if effect_on(c, "no_die", attacker) is not None:
            return NO_DIE
        if effect_on(c, "rolls_low", attacker) is not None:
            low = True
    if strike.kind == RETALIATION and not low:
        awed = s.facts.skills[c.form[strike.target]] & WHEN_STRUCK
        struck = ability(s, c, strike.target, "retaliation_rolls_two_keep_low") if awed else None
        low = struck is not None or effect_on(c, "retaliation_rolls_low", strike.target) is not None
    if not s.facts.skills[c.form[attacker]] & BETTER_DICE:
        return LOW if low else ONE
    high = hits(s, c, strike, "attack_roll_two_keep_high")
    if high is not None and strike.kind == EXTRA and high.trigger != "passive":
        high = None
    if hits(s, c, strike, "roll_two_sum_both") is not None:
        return ONE if low else SUM
    if low and high is not None:
        return ONE
    return LOW if low else HIGH if high is not None else ONE


class Roll(Step[Heroes3]):
    """The attack dice are rolled, with the rerolls that are forced (H3-COMBAT-18, R-14)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Roll; then come rerolls, the Defense token, cards and the blow (R-77)."""
        c = fight(s)
        strike = c.strike
        if c.winner >= 0 or strike is None:
            return
        if c.space[strike.attacker] < 0 or c.space[strike.target] < 0:
            close(s, c)
            return
        strike.stage = ROLLED
        strike.mode = dice_mode(s, c, strike)
        count = 0 if strike.mode == NO_DIE else 1 if strike.mode == ONE else 2
        setting = effect_on(c, "set_die", strike.attacker) if c.effects else None
        for die in range(count):
            face = roll_face(s) if setting is None else setting.amount
            if die == 0 and setting is None and s.facts.skills[c.form[strike.target]] & WHEN_STRUCK:
                given = ability(s, c, strike.target, "attacker_die_set")
                if given is not None:
                    face = given.faces[0]
            strike.dice.append(settled_face(s, c, strike, face))
        for face in strike.dice:
            s.tell(("attack-die", c.space[strike.attacker], face + 1, c.form[strike.attacker] >> 1))
        asked = reroll_question(s, c, strike)
        if asked is not None:
            s.then(asked, GuardDie(), Reactions(), BLOW)
            return
        asked = guard_question(s, c, strike)
        if asked is not None:
            s.then(asked, Reactions(), BLOW)
        elif strike.dice:
            after_cards(s, AFTER_ROLL, c.side[strike.attacker], BLOW)
        else:
            BLOW.run(s)


ROLL: Final = Roll()


class Reactions(Step[Heroes3]):
    """Cards that answer the roll (H3-CARD-06, R-77)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Open the window for both sides."""
        c = fight(s)
        strike = c.strike
        if strike is not None and strike.dice:
            offer_cards(s, AFTER_ROLL, c.side[strike.attacker])


class Blow(Step[Heroes3]):
    """The damage is known: a lethal attack may be cancelled, then it falls (R-76, R-77)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Look at the damage and open the window for saving the unit."""
        c = fight(s)
        strike = c.strike
        if c.winner >= 0 or strike is None:
            return
        target = strike.target
        if c.space[strike.attacker] < 0 or c.space[target] < 0:
            close(s, c)
            return
        strike.stage = FALLING
        damage = blow_damage(s, c, strike)
        if c.effects:
            damage += slaying_damage(s, c, strike)
        if side_may_save(s, c, c.side[target]) and lethal(s, c, target, damage):
            after_cards(s, LETHAL, c.side[target], Fall(damage))
        else:
            fall(s, c, strike, damage)


BLOW: Final = Blow()


def slaying_damage(s: Heroes3, c: Combat, strike: Strike) -> int:
    """What the further dice of Slayer add to the damage of a first attack or a retaliation."""
    extra = effect_on(c, "slayer", strike.attacker)
    damage = 0
    if extra is not None and strike.kind != EXTRA:
        for _ in range(extra.amount):
            face = roll_face(s)
            s.tell(("attack-die", c.space[strike.attacker], face + 1, c.form[strike.attacker] >> 1))
            damage += max(0, face)
    return damage


def lethal(s: Heroes3, c: Combat, target: int, damage: int) -> bool:
    """Whether damage would bring the current side of a unit to 0 HP (R-76)."""
    return damage >= left_hp(s, c, target) or (damage > 0 and bool(c.marks[target] & CLONE))


def side_may_save(s: Heroes3, c: Combat, side: int) -> bool:
    """Whether a side has anybody to cancel a lethal attack: a player."""
    return (c.attacker if side == ATTACKING else c.defender) < s.seats


@mypyc_attr(free_list_len=1)
class Fall(Step[Heroes3]):
    """The blow falls, unless a card has cancelled it (R-76, R-77)."""

    __slots__ = ("damage",)

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        if c.winner < 0 and c.strike is not None:
            fall(s, c, c.strike, self.damage)


def fall(s: Heroes3, c: Combat, strike: Strike, damage: int) -> None:
    """A blow that was not cancelled deals its damage to both and what follows comes (R-76, R-77)."""
    attacker = strike.attacker
    target = strike.target
    if strike.cancelled:
        s.tell(("attack-cancelled", c.space[target], c.form[target] >> 1))
        close(s, c)
        return
    c.paralysed[target] = 0
    before = c.form[target]
    layers = len(c.layers[target])
    thorns = thorns_of(s, c, strike) if c.effects else 0
    s.tell(("hit", c.space[target], damage, c.form[target] >> 1))
    if c.marks[target] & CLONE:
        wound(s, c, target, max(1, damage), attacker)
    elif damage > 0 and c.effects and vanishes(c, target):
        s.tell(("mirage", c.space[target]))
        leave(s, c, target, attacker)
    elif damage > 0:
        wound(s, c, target, damage, attacker)
    dropped = not alive(c, target) or c.form[target] != before or len(c.layers[target]) < layers
    if thorns:
        wound(s, c, attacker, thorns, target)
    if c.effects:
        corrode(s, c, attacker, target)
    faces = used_faces(strike)
    sure = bool(c.effects) and effect_on(c, "sure_trigger", attacker) is not None
    close(s, c)
    if c.winner >= 0:
        return
    breathe(s, c, strike)
    after = s.facts.book.after_blow(attacker, target, strike.kind, faces, sure, dropped, damage)
    after_cards(s, AFTER_BLOW, c.side[attacker], BlowSeen(after, c.fallen))


def breathe(s: Heroes3, c: Combat, strike: Strike) -> None:
    """A breath also hits the units beside its target in the row, with less attack (boss that hoards artifacts)."""
    breath = effect_on(c, "breath", strike.attacker) if c.effects else None
    if breath is None or strike.kind != FIRST:
        return
    c.effects.remove(breath)
    middle = c.space[strike.target] if alive(c, strike.target) else c.fallen
    attack = max(0, attack_of(s, c, strike.attacker) - breath.amount)
    for space in (middle - 1, middle + 1):
        in_row = 0 <= space < SPACES and space // COLUMNS == middle // COLUMNS
        if in_row and c.board[space] >= 0 and c.side[c.board[space]] != c.side[strike.attacker]:
            s.then(Extra(strike.attacker, c.board[space], attack))


@mypyc_attr(free_list_len=1)
class BlowSeen(Step[Heroes3]):
    """What follows a blow comes after the cards that were played on it, if the attacker still stands (H3-CARD-06)."""

    __slots__ = ("after", "fallen")

    def __init__(self, after: Step[Heroes3], fallen: int) -> None:
        self.after = after
        self.fallen = fallen

    def run(self, s: Heroes3) -> None:
        """Go on to the effects after the attack."""
        c = s.combat
        if c is None or c.winner >= 0:
            return
        c.fallen = self.fallen
        self.after.run(s)


def thorns_of(s: Heroes3, c: Combat, strike: Strike) -> int:
    """What an adjacent attacker takes from Fire Shield, and one that is not an archer from thorns (R-77)."""
    attacker = strike.attacker
    target = strike.target
    if not c.effects:
        return 0
    value = 0
    if adjacent(c.space[attacker], c.space[target]):
        burning = total(s, c, "fire_shield", target)
        if burning:
            value += spell_damage_to(s, c, attacker, burning, "fire_shield")
    if ground_or_flying(s, c, attacker):
        value += total(s, c, "thorns", target)
    return value


def close(s: Heroes3, c: Combat) -> None:
    """An attack is over: what held for it ends (H3-COMBAT-20)."""
    strike = c.strike
    if strike is None:
        return
    c.strike = None
    if c.effects:
        end_of_strike(s, c, strike.attacker, strike.target)


def may_retaliate(s: Heroes3, c: Combat, attacker: int, target: int) -> bool:
    """Whether a unit that was attacked would strike back, its cube aside (H3-COMBAT-21, H3-COMBAT-22, R-70)."""
    here = c.space[attacker]
    there = c.space[target]
    if here < 0 or there < 0 or not TOUCHING[here] >> there & 1:
        return False
    return not is_tower(s, c, target) and not is_tower(s, c, attacker)


def retaliate(s: Heroes3, c: Combat, attacker: int, target: int) -> None:
    """The unit attacked strikes back if its cube allows it or a card takes the cube off (H3-COMBAT-21)."""
    if c.winner >= 0 or not may_retaliate(s, c, attacker, target):
        return
    s.then(StrikeBack(attacker, target))
    if c.retaliated[target] and ability(s, c, target, "unlimited_retaliation") is None:
        offer_cards(s, RETALIATING, c.side[target])


@mypyc_attr(free_list_len=1)
class StrikeBack(Step[Heroes3]):
    """The retaliation itself: an attack that is never answered (H3-COMBAT-21)."""

    __slots__ = ("attacker", "target")

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target

    def run(self, s: Heroes3) -> None:
        """Mark and strike, if the cube allows it."""
        c = fight(s)
        if over(s) or not may_retaliate(s, c, self.attacker, self.target):
            return
        if ability(s, c, self.target, "unlimited_retaliation") is None:
            if c.retaliated[self.target]:
                return
            if not (c.effects and retaliates_again(c, self.target)):
                c.retaliated[self.target] = 1
        begin_strike(s, c, self.target, self.attacker, RETALIATION, -1)


def retaliates_again(c: Combat, fighter: int) -> bool:
    """Whether a unit may retaliate once more in this round after this time; then that is one less."""
    more = effect_on(c, "more_retaliations", fighter)
    if more is None:
        return False
    c.effects.remove(more)
    if more.amount > 1:
        lay_plain(c, "more_retaliations", more.owner, fighter, more.amount - 1, "combat_round")
    return True


class Extra(Step[Heroes3]):
    """One more attack of the activation, with its own die and cards, never answered (R-18)."""

    __slots__ = ("attacker", "fixed", "target")

    def __init__(self, attacker: int, target: int, fixed: int) -> None:
        self.attacker = attacker
        self.target = target
        self.fixed = fixed

    def run(self, s: Heroes3) -> None:
        """Strike if both still stand."""
        c = fight(s)
        if not over(s) and alive(c, self.attacker) and alive(c, self.target):
            begin_strike(s, c, self.attacker, self.target, EXTRA, self.fixed)
