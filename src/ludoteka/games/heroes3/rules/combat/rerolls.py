"""The dice of an attack after the roll: rerolls and the die of a Defense token (H3-COMBAT-17, H3-MORALE-02, R-14)."""

from __future__ import annotations

from ludoteka.games.heroes3.ability_facts import FORCED_REROLLS, OPEN_REROLLS
from ludoteka.games.heroes3.facts import AI
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING, NEIGHBOURS
from ludoteka.games.heroes3.rules.battlefield.figures import (
    ability,
    anywhere,
    fight,
    is_ranged,
    owner_of,
    side_effect,
)
from ludoteka.games.heroes3.rules.battlefield.strikes import (
    AGAIN,
    BY_CARD,
    BY_UNIT,
    FIRST,
    MORALE,
    hits,
    roll_face,
    striking,
)
from ludoteka.games.heroes3.rules.cards.morale import spend_token
from ludoteka.games.heroes3.rules.common import OPT_NO_REROLL, is_seat, optional
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat, Strike
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


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
        c = fight(s)
        asked = reroll_question(s, c, c.strike) if c.winner < 0 and c.strike is not None else None
        if asked is not None:
            s.then(asked)


def reroll_question(s: Heroes3, c: Combat, strike: Strike) -> Step[Heroes3] | None:
    """The question whether dice are rolled again, if there is a reason for it (H3-MORALE-02, R-14)."""
    side = c.side[strike.attacker]
    if not c.effects and not s.facts.skills[c.form[strike.attacker]] & OPEN_REROLLS:
        owner = c.attacker if side == ATTACKING else c.defender
        if owner >= s.seats or (s.players[owner].morale <= 0 and not s.players[owner].ongoing):
            return None
    if rerolls_off(s, c):
        return None
    seat = c.controllers[side]
    for die in range(len(strike.dice)):
        reasons = reroll_reasons(s, c, strike, die)
        if seat == AI:
            if reasons and strike.dice[die] < 1:
                reroll(s, c, strike, die, reasons[0])
                return Rerolls()
        elif reasons:
            return RerollDie(seat)
    return None


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

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a die cannot be rolled again."""
        match action:
            case ("reroll-die", int() as reason, int() as number):
                c = fight(s)
                strike = striking(c)
                if not 0 < number <= len(strike.dice):
                    return ("no-such-die", number)
                return None if reason in reroll_reasons(s, c, strike, number - 1) else ("no-reroll", number)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Roll and ask again, or go on."""
        match action:
            case ("reroll-die", int() as source, int() as number):
                c = fight(s)
                reroll(s, c, striking(c), number - 1, source)
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
        c = fight(s)
        asked = guard_question(s, c, c.strike) if c.winner < 0 and c.strike is not None else None
        if asked is not None:
            s.then(asked)


def guard_question(s: Heroes3, c: Combat, strike: Strike) -> Step[Heroes3] | None:
    """Roll one more die for a Defense token; whether its owner wants to use morale on it (H3-COMBAT-17)."""
    if not counts_as_defending(s, c, strike.target):
        return None
    strike.guard = 1 if sure_tokens(s) else roll_face(s)
    s.tell(("guard-die", c.space[strike.target], strike.guard + 1, c.form[strike.target] >> 1))
    seat = owner_of(c, c.side[strike.target])
    if is_seat(s, seat) and s.players[seat].morale > 0 and not rerolls_off(s, c):
        return RerollGuard(seat)
    return None


def sure_tokens(s: Heroes3) -> bool:
    """Whether an astrologers card makes every Defense token work."""
    return any(omen.name == "sure_defense_tokens" for omen in s.omens)


class RerollGuard(Choice[Heroes3]):
    """Spend positive morale to roll the die of the Defense token again (H3-MORALE-02)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        return [("keep-dice",), ("reroll-die", MORALE, 1)]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a die cannot be chosen."""
        match action:
            case ("reroll-die", int() as reason, int() as number):
                if number != 1:
                    return ("no-such-die", number)
                return None if reason == MORALE else ("no-reroll", number)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("reroll-die", *_):
                c = fight(s)
                spend_token(s, self.seat)
                strike = striking(c)
                strike.guard = roll_face(s)
                s.tell(("guard-die", c.space[strike.target], strike.guard + 1, c.form[strike.target] >> 1))
