"""The attack: declaring it, dice and rerolls, the blow, and what may follow it (H3-COMBAT-18 to H3-COMBAT-22, R-77)."""

from __future__ import annotations

from typing import Final, cast

from ludoteka.games.heroes3.ability_facts import BETTER_DICE, FORCED_REROLLS, OPEN_REROLLS
from ludoteka.games.heroes3.facts import AI, COLUMNS, NOBODY, RANGED
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING, BACK_ROW, NEIGHBOURS, TOUCHING, adjacent
from ludoteka.games.heroes3.rules.battlefield.damage import over, wound
from ludoteka.games.heroes3.rules.battlefield.effects import end_of_strike
from ludoteka.games.heroes3.rules.battlefield.figures import (
    CLONE,
    NO_FACE,
    ability,
    alive,
    anywhere,
    effect_on,
    enemies_next_to,
    fight,
    ground_or_flying,
    is_ranged,
    is_tower,
    left_hp,
    owner_of,
    side_effect,
    total,
)
from ludoteka.games.heroes3.rules.battlefield.moments import AFTER_BLOW, AFTER_ROLL, LETHAL, RETALIATING, STRIKE
from ludoteka.games.heroes3.rules.battlefield.strikes import (
    AGAIN,
    BY_CARD,
    BY_UNIT,
    DECLARED,
    EXTRA,
    FALLING,
    FIRST,
    HIGH,
    LOW,
    MORALE,
    NO_DIE,
    ONE,
    RETALIATION,
    ROLLED,
    SUM,
    hits,
    roll_face,
    striking,
    used_faces,
)
from ludoteka.games.heroes3.rules.cards.morale import spend_token
from ludoteka.games.heroes3.rules.combat.blow import blow_damage
from ludoteka.games.heroes3.rules.combat.windows import window
from ludoteka.games.heroes3.rules.common import OPT_NO_REROLL, is_seat, optional
from ludoteka.games.heroes3.rules.spells.targets import spell_damage_to
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat, Strike
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def declare(s: Heroes3, c: Combat, attacker: int, target: int) -> None:
    """A unit attacks in its activation (H3-COMBAT-18)."""
    c.attacked = True
    begin_strike(s, c, attacker, target, FIRST, -1)


def begin_strike(s: Heroes3, c: Combat, attacker: int, target: int, kind: int, fixed: int) -> None:
    """An attack begins: cards, dice, the blow and what follows (R-77)."""
    c.strike = Strike(attacker, target, kind, fixed, ONE, [], 0, NO_FACE, DECLARED, False)
    verb = "retaliates" if kind == RETALIATION else "attacks"
    s.tell((verb, c.space[attacker], c.space[target], c.form[attacker] >> 1, c.form[target] >> 1))
    asked = window(s, STRIKE, c.side[attacker], 0)
    if asked is None:
        roll(s, c)
    else:
        s.stack.append(ROLL)
        s.stack.append(asked)


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
        struck = ability(s, c, strike.target, "retaliation_rolls_two_keep_low")
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
        """Roll and go on to the choices about the dice."""
        roll(s, fight(s))


def roll(s: Heroes3, c: Combat) -> None:
    """The attack dice are rolled, then come rerolls, the Defense token, cards and the blow (H3-COMBAT-18, R-77)."""
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
        if die == 0 and setting is None:
            given = ability(s, c, strike.target, "attacker_die_set")
            if given is not None:
                face = given.faces[0]
        strike.dice.append(settled_face(s, c, strike, face))
    for face in strike.dice:
        s.tell(("attack-die", c.space[strike.attacker], face + 1, c.form[strike.attacker] >> 1))
    stack = s.stack
    stack.append(BLOW)
    stack.append(REACTIONS)
    stack.append(GUARD_DIE)
    waiting = len(stack)
    offer_rerolls(s, c)
    if len(stack) == waiting:
        stack.pop()
        roll_guard_die(s, c)
        if len(stack) == waiting - 1:
            stack.pop()
            react(s, c)
            if len(stack) == waiting - 2:
                stack.pop()
                blow(s, c)


def settled_face(s: Heroes3, c: Combat, strike: Strike, face: int) -> int:
    """A face after the rerolls that must be made while it shows (R-14; reroll_all_minus_one, reroll_die_face)."""
    if not s.facts.skills[c.form[strike.attacker]] & FORCED_REROLLS or rerolls_off(s, c):
        return face
    again = hits(s, c, strike, "reroll_die_face")
    while (face == -1 and ability(s, c, strike.attacker, "reroll_all_minus_one") is not None) or (
        again is not None and face in again.faces
    ):
        face = roll_face(s)
    return face


def rerolls_off(s: Heroes3, c: Combat) -> bool:
    """Whether nobody may roll an attack die again."""
    return optional(s, OPT_NO_REROLL) or anywhere(c, "no_morale_or_rerolls") is not None


def reroll_reasons(s: Heroes3, c: Combat, strike: Strike, die: int) -> list[int]:
    """What the roller of a die could roll it again for (H3-MORALE-02, R-14, R-15)."""
    out: list[int] = []
    fresh = not strike.rerolled >> die & 1
    side = c.side[strike.attacker]
    seat = owner_of(c, side)
    if is_seat(s, seat) and fresh and s.players[seat].morale > 0:
        out.append(MORALE)
    moved = c.moved and c.space[strike.attacker] != c.from_space
    if fresh and strike.kind == FIRST and moved and hits(s, c, strike, "may_reroll_die_if_moved") is not None:
        out.append(BY_UNIT)
    helped = card_reroll(s, c, seat, side) if is_seat(s, seat) else False
    if is_ranged(s, c, strike.attacker) and side_effect(c, "ranged_reroll", side) is not None:
        helped = True
    if fresh and helped:
        out.append(BY_CARD)
    again = hits(s, c, strike, "may_reroll_die_face")
    if again is not None and strike.dice[die] in again.faces:
        out.append(AGAIN)
    return out


def card_reroll(s: Heroes3, c: Combat, seat: int, side: int) -> bool:
    """Whether a card in effect lets every attack die of a side be rerolled once: Mirth, or Luck on the map."""
    if side_effect(c, "mirth", side) is not None:
        return True
    return any(
        effect.name == "reroll_dice" and s.facts.card[effect.card].plays[effect.play].every_die
        for effect in s.players[seat].ongoing
        if effect.card >= 0
    )


class Rerolls(Step[Heroes3]):
    """The owner of the attacking unit may roll dice again (H3-MORALE-02, R-14)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Ask if there is a way to."""
        offer_rerolls(s, fight(s))


def offer_rerolls(s: Heroes3, c: Combat) -> None:
    """The owner of the attacking unit is asked about rerolls, if there is a reason for one (H3-MORALE-02, R-14)."""
    strike = c.strike
    if c.winner >= 0 or strike is None:
        return
    side = c.side[strike.attacker]
    if not c.effects and not s.facts.skills[c.form[strike.attacker]] & OPEN_REROLLS:
        owner = c.attacker if side == ATTACKING else c.defender
        if owner >= s.seats or (s.players[owner].morale <= 0 and not s.players[owner].ongoing):
            return
    if rerolls_off(s, c):
        return
    seat = c.controllers[side]
    for die in range(len(strike.dice)):
        reasons = reroll_reasons(s, c, strike, die)
        if seat == AI:
            if reasons and strike.dice[die] < 1:
                reroll(s, c, strike, die, reasons[0])
                s.then(Rerolls())
                return
        elif reasons:
            s.then(RerollDie(seat))
            return


def reroll(s: Heroes3, c: Combat, strike: Strike, die: int, reason: int) -> None:
    """A die is rolled again; unless its ability may go on, the new result stands (R-14)."""
    if reason == MORALE:
        spend_token(s, owner_of(c, c.side[strike.attacker]))
    if reason != AGAIN:
        strike.rerolled |= 1 << die
    strike.dice[die] = settled_face(s, c, strike, roll_face(s))
    s.tell(("attack-die", c.space[strike.attacker], strike.dice[die] + 1, c.form[strike.attacker] >> 1))


class RerollDie(Choice[Heroes3]):
    """Roll one of the attack dice again, or keep what they show (H3-MORALE-02, R-14)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each die with each reason, and keeping."""
        c = fight(s)
        strike = striking(c)
        out: list[Action] = [("keep-dice",)]
        for die in range(len(strike.dice)):
            out += [("reroll-die", reason, die + 1) for reason in reroll_reasons(s, c, strike, die)]
        out.sort()
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Roll and ask again, or go on."""
        c = fight(s)
        if action[0] == "reroll-die":
            reroll(s, c, striking(c), cast(int, action[2]) - 1, cast(int, action[1]))
            s.then(Rerolls())


def counts_as_defending(s: Heroes3, c: Combat, fighter: int) -> bool:
    """Whether a unit is treated as carrying a Defense token (H3-COMBAT-17)."""
    if c.defending[fighter]:
        return True
    if c.stack[fighter] and ability(s, c, fighter, "counts_as_defending_while_stacked") is not None:
        return True
    side = c.side[fighter]
    abilities = s.facts.abilities
    for near in NEIGHBOURS[c.space[fighter]]:
        there = c.board[near]
        if (
            there >= 0
            and c.side[there] == side
            and "adjacent_allies_count_as_defending" in abilities[c.form[there]]
            and ability(s, c, there, "adjacent_allies_count_as_defending") is not None
        ):
            return True
    return False


class GuardDie(Step[Heroes3]):
    """A unit with a Defense token rolls for more defense (H3-COMBAT-17)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Roll one more die; its owner may use morale on it."""
        roll_guard_die(s, fight(s))


def roll_guard_die(s: Heroes3, c: Combat) -> None:
    """The die of a Defense token is rolled; its owner may use morale on it (H3-COMBAT-17)."""
    strike = c.strike
    if c.winner >= 0 or strike is None or not counts_as_defending(s, c, strike.target):
        return
    strike.guard = 1 if sure_tokens(s) else roll_face(s)
    s.tell(("guard-die", c.space[strike.target], strike.guard + 1, c.form[strike.target] >> 1))
    side = c.side[strike.target]
    seat = owner_of(c, side)
    if is_seat(s, seat) and s.players[seat].morale > 0 and not rerolls_off(s, c):
        s.then(RerollGuard(seat))


def sure_tokens(s: Heroes3) -> bool:
    """Whether an astrologers card makes every Defense token work."""
    return any(omen.name == "sure_defense_tokens" for omen in s.omens)


class RerollGuard(Choice[Heroes3]):
    """Spend positive morale to roll the die of the Defense token again (H3-MORALE-02)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Keep or reroll."""
        return [("keep-dice",), ("reroll-die", MORALE, 1)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Roll it again."""
        c = fight(s)
        if action[0] == "reroll-die":
            spend_token(s, self.seat)
            strike = striking(c)
            strike.guard = roll_face(s)
            s.tell(("guard-die", c.space[strike.target], strike.guard + 1, c.form[strike.target] >> 1))


class Reactions(Step[Heroes3]):
    """Cards that answer the roll (H3-CARD-06, R-77)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Open the window for both sides."""
        react(s, fight(s))


def react(s: Heroes3, c: Combat) -> None:
    """Both sides may answer the roll with cards (H3-CARD-06)."""
    strike = c.strike
    if strike is not None and strike.dice:
        asked = window(s, AFTER_ROLL, c.side[strike.attacker], 0)
        if asked is not None:
            s.stack.append(asked)


class Blow(Step[Heroes3]):
    """The damage is known: a lethal attack may be cancelled, then it falls (R-76, R-77)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Look at the damage and open the window for saving the unit."""
        blow(s, fight(s))


ROLL: Final = Roll()
GUARD_DIE: Final = GuardDie()
REACTIONS: Final = Reactions()
BLOW: Final = Blow()
"""The parts of every attack; steps are values."""


def blow(s: Heroes3, c: Combat) -> None:
    """The damage of an attack is known; what would fell a unit may be cancelled first (R-76, R-77)."""
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
        extra = effect_on(c, "slayer", strike.attacker)
        if extra is not None and strike.kind != EXTRA:
            for _ in range(extra.amount):
                face = roll_face(s)
                s.tell(("attack-die", c.space[strike.attacker], face + 1, c.form[strike.attacker] >> 1))
                damage += max(0, face)
    if side_may_save(s, c, c.side[target]) and lethal(s, c, target, damage):
        asked = window(s, LETHAL, c.side[target], 0)
        if asked is not None:
            s.stack.append(Fall(damage))
            s.stack.append(asked)
            return
    fall(s, c, damage)


def lethal(s: Heroes3, c: Combat, target: int, damage: int) -> bool:
    """Whether damage would bring the current side of a unit to 0 HP (R-76)."""
    return damage >= left_hp(s, c, target) or (damage > 0 and bool(c.marks[target] & CLONE))


def side_may_save(s: Heroes3, c: Combat, side: int) -> bool:
    """Whether a side has anybody to cancel a lethal attack: a player."""
    return (c.attacker if side == ATTACKING else c.defender) < s.seats


class Fall(Step[Heroes3]):
    """The blow falls, unless a card has cancelled it (R-76, R-77)."""

    __slots__ = ("damage",)

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def run(self, s: Heroes3) -> None:
        """Deal the damage to both and go on to what follows."""
        fall(s, fight(s), self.damage)


def fall(s: Heroes3, c: Combat, damage: int) -> None:
    """A blow deals its damage to both and what follows comes (R-76, R-77)."""
    strike = c.strike
    if c.winner >= 0 or strike is None:
        return
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
    elif damage > 0:
        wound(s, c, target, damage, attacker)
    dropped = not alive(c, target) or c.form[target] != before or len(c.layers[target]) < layers
    if thorns:
        wound(s, c, attacker, thorns, target)
    faces = used_faces(strike)
    sure = bool(c.effects) and effect_on(c, "sure_trigger", attacker) is not None
    close(s, c)
    if c.winner >= 0:
        return
    after = s.facts.book.after_blow(attacker, target, strike.kind, faces, sure, dropped, damage)
    asked = window(s, AFTER_BLOW, c.side[attacker], 0)
    if asked is None:
        after.run(s)
    else:
        s.stack.append(BlowSeen(after, c.fallen))
        s.stack.append(asked)


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
    """What an adjacent attacker takes from Fire Shield, and one that is no archer from thorns (R-77)."""
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


class Retaliation(Step[Heroes3]):
    """A unit that survives the attack of an adjacent unit strikes back, once a round (H3-COMBAT-21)."""

    __slots__ = ("attacker", "target")

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target

    def run(self, s: Heroes3) -> None:
        """Strike back if the cube allows it; before it forbids, a card may take it off."""
        retaliate(s, fight(s), self.attacker, self.target)


def retaliate(s: Heroes3, c: Combat, attacker: int, target: int) -> None:
    """The unit attacked strikes back if its cube allows it or a card takes the cube off (H3-COMBAT-21)."""
    if c.winner >= 0 or not may_retaliate(s, c, attacker, target):
        return
    if c.retaliated[target] and ability(s, c, target, "unlimited_retaliation") is None:
        asked = window(s, RETALIATING, c.side[target], 0)
        if asked is not None:
            s.stack.append(StrikeBack(attacker, target))
            s.stack.append(asked)
        return
    strike_back(s, c, attacker, target)


class StrikeBack(Step[Heroes3]):
    """The retaliation itself: an attack that is never answered (H3-COMBAT-21)."""

    __slots__ = ("attacker", "target")

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target

    def run(self, s: Heroes3) -> None:
        """Mark and strike."""
        c = fight(s)
        if not over(s) and may_retaliate(s, c, self.attacker, self.target):
            strike_back(s, c, self.attacker, self.target)


def strike_back(s: Heroes3, c: Combat, attacker: int, target: int) -> None:
    """A retaliation is marked and struck, if the cube allows it (H3-COMBAT-21)."""
    if ability(s, c, target, "unlimited_retaliation") is None:
        if c.retaliated[target]:
            return
        c.retaliated[target] = 1
    begin_strike(s, c, target, attacker, RETALIATION, -1)


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


def targets_from(s: Heroes3, c: Combat, fighter: int, space: int) -> list[int]:
    """The enemy fighters a unit could attack from a space (H3-UNIT-07, H3-UNIT-08)."""
    side = c.side[fighter]
    ranged = s.facts.movement[c.form[fighter]] == RANGED
    if not ranged or not is_tower(s, c, fighter):
        touching = TOUCHING[space]
        near = [
            other
            for other in range(len(c.form))
            if c.side[other] != side and c.space[other] >= 0 and touching >> c.space[other] & 1
        ]
        if near or not ranged:
            return near
    return [other for other in range(len(c.form)) if c.side[other] != side and c.space[other] >= 0]


def enemy_spaces(c: Combat, side: int) -> int:
    """Mask of the spaces where enemies of a side stand."""
    mask = 0
    sides = c.side
    for other, space in enumerate(c.space):
        if space >= 0 and sides[other] != side:
            mask |= 1 << space
    return mask


def nobody_to_attack(s: Heroes3, c: Combat, fighter: int) -> bool:
    """Whether a unit has no target where it stands."""
    return c.space[fighter] == NOBODY or not targets_from(s, c, fighter, c.space[fighter])
