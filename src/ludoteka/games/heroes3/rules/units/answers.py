"""Attacks that follow an attack: further targets, retaliation and the way back (H3-UNIT-06, R-77)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.ability_facts import AFTER_ANSWER, MORE_ATTACKS
from ludoteka.games.heroes3.entries.army import UnitAbility
from ludoteka.games.heroes3.facts import AI, COLUMNS, NOBODY, ROWS, SPACES
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.board import adjacent
from ludoteka.games.heroes3.rules.battlefield.damage import over, place
from ludoteka.games.heroes3.rules.battlefield.figures import ability, alive, effect_on, enemies_next_to, fight, next_to
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import paralyse, rolls, spaces_of
from ludoteka.games.heroes3.rules.combat.strike import Extra, retaliate
from ludoteka.games.heroes3.rules.common import DECLINE
from ludoteka.games.heroes3.rules.units.activations import AimAbility
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


class FirstAttack:
    """An attack that was struck: who struck whom, where the target stood, and what the dice showed."""

    def __init__(self, attacker: int, target: int, where: int, faces: list[int], sure: bool) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.where: Final = where
        """The space of the target, also if it fell."""
        self.faces: Final = faces
        self.sure: Final = sure
        """Whether a card makes rolls for abilities certain."""


@mypyc_attr(free_list_len=1)
class MoreAttacks(Step[Heroes3]):
    """Extra attacks of an ability come before the first target strikes back (R-18, R-77)."""

    __slots__ = ("attacker", "faces", "sure", "target", "where")

    def __init__(self, attacker: int, target: int, where: int, faces: list[int], sure: bool) -> None:
        self.attacker = attacker
        self.target = target
        self.where = where
        """The space of the target, also if it fell."""
        self.faces = faces
        self.sure = sure

    def run(self, s: Heroes3) -> None:
        if over(s):
            return
        c = fight(s)
        attacker = self.attacker
        if not alive(c, attacker) or not s.facts.skills[c.form[attacker]] & MORE_ATTACKS:
            return
        first = FirstAttack(attacker, self.target, self.where, self.faces, self.sure)
        for code, deed in EXTRA_ATTACKS.items():
            found = ability(s, c, attacker, code)
            if found is not None:
                deed.use(s, c, first, found)


class ExtraAttack:
    """An ability that attacks on or around the target of the first attack (R-18)."""

    def use(self, s: Heroes3, c: Combat, first: FirstAttack, found: UnitAbility) -> None:
        raise NotImplementedError(f"{type(self).__name__}.use is missing")


class SecondShot(ExtraAttack):
    """The target is attacked again from afar, if the dice allow it."""

    def use(self, s: Heroes3, c: Combat, first: FirstAttack, found: UnitAbility) -> None:
        if found.when != "target_not_adjacent" or not alive(c, first.target):
            return
        if adjacent(c.space[first.attacker], c.space[first.target]):
            return
        if not found.faces or first.sure or any(face in found.faces for face in first.faces):
            s.then(Extra(first.attacker, first.target, -1))


class Breath(ExtraAttack):
    """The unit right behind the target is attacked too."""

    def use(self, s: Heroes3, c: Combat, first: FirstAttack, found: UnitAbility) -> None:
        behind = space_behind(c.space[first.attacker], first.where)
        if behind != NOBODY and c.board[behind] >= 0:
            s.then(Extra(first.attacker, c.board[behind], found.attack))


class Splash(ExtraAttack):
    """A unit next to the target is attacked too; the attacker itself, if there is no other."""

    def use(self, s: Heroes3, c: Combat, first: FirstAttack, found: UnitAbility) -> None:
        attacker = first.attacker
        around = next_to(c, first.where)
        others = [one for one in around if one not in (attacker, first.target)]
        struck = others or [one for one in around if one == attacker]
        s.then(AimAbility(c.controllers[c.side[attacker]], "fixed", attacker, found.attack, spaces_of(c, struck)))


class AllAround(ExtraAttack):
    """Every enemy next to the unit is attacked, by some units friends too."""

    def use(self, s: Heroes3, c: Combat, first: FirstAttack, found: UnitAbility) -> None:
        attacker = first.attacker
        for other in next_to(c, c.space[attacker]):
            if other != first.target and (found.who == "all" or c.side[other] != c.side[attacker]):
                s.then(Extra(attacker, other, found.attack or -1))


class AnotherAdjacent(ExtraAttack):
    """One more enemy next to the unit may be attacked."""

    def use(self, s: Heroes3, c: Combat, first: FirstAttack, found: UnitAbility) -> None:
        attacker = first.attacker
        if any(one != first.target for one in enemies_next_to(c, attacker)):
            s.then(MayStrikeAnother(c.controllers[c.side[attacker]], attacker, first.target))


EXTRA_ATTACKS: Final[dict[str, ExtraAttack]] = {
    "second_attack_same_target": SecondShot(),
    "breath_second_space": Breath(),
    "splash_attack_adjacent_to_target": Splash(),
    "attack_all_adjacent": AllAround(),
    "attack_multiple_adjacent": AnotherAdjacent(),
}
"""By code; what is named last comes first."""


def space_behind(start: int, target: int) -> int:
    """The space straight behind a neighbour, -1 if it lies off the board.

    >>> space_behind(17, 13), space_behind(4, 0)
    (9, -1)
    """
    if start >= SPACES or target >= SPACES:
        return NOBODY
    row = 2 * (target // COLUMNS) - start // COLUMNS
    column = 2 * (target % COLUMNS) - start % COLUMNS
    if abs(target // COLUMNS - start // COLUMNS) + abs(target % COLUMNS - start % COLUMNS) != 1:
        return NOBODY
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else NOBODY


class MayStrikeAnother(Step[Heroes3]):
    """A unit may attack one more enemy (abilities attack_multiple_adjacent, attack_another_adjacent_on_kill)."""

    __slots__ = ("attacker", "but", "seat")

    def __init__(self, seat: int, attacker: int, but: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.but = but

    def run(self, s: Heroes3) -> None:
        """Ask; the AI strikes whenever it can."""
        c = fight(s)
        if over(s) or not alive(c, self.attacker):
            return
        spaces = spaces_of(c, [one for one in enemies_next_to(c, self.attacker) if one != self.but])
        if not spaces:
            return
        if self.seat == AI:
            s.then(AimAbility(AI, "extra", self.attacker, 0, spaces))
        else:
            s.then(StrikeAnother(self.seat, self.attacker, spaces))


class StrikeAnother(ChooseSpace):
    """Attack one more adjacent enemy, or leave it."""

    __slots__ = ("attacker", "spaces")

    def __init__(self, seat: int, attacker: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.spaces = spaces

    def options(self, s: Heroes3) -> list[Action]:
        """Each enemy, or none."""
        out: list[Action] = [("attack", space) for space in self.spaces]
        return [*out, DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("attack", int() as space):
                s.then(Extra(self.attacker, fight(s).board[space], -1))


@mypyc_attr(free_list_len=1)
class Answered(Step[Heroes3]):
    """The target of the first attack strikes back, and the attacker ends its attack (H3-COMBAT-21, R-77)."""

    __slots__ = ("attacker", "dropped", "target")

    def __init__(self, attacker: int, target: int, dropped: bool) -> None:
        self.attacker = attacker
        self.target = target
        self.dropped = dropped

    def run(self, s: Heroes3) -> None:
        """The target strikes back unless the attack allows none, then the attacker ends its attack."""
        c = fight(s)
        attacker = self.attacker
        if c.winner >= 0 or not alive(c, attacker):
            return
        s.then(AfterAnswer(attacker, self.target, self.dropped))
        if ability(s, c, attacker, "no_retaliation") is not None:
            return
        if not c.effects or effect_on(c, "no_retaliation", attacker) is None:
            retaliate(s, c, attacker, self.target)


@mypyc_attr(free_list_len=1)
class AfterAnswer(Step[Heroes3]):
    """What a unit does after the retaliation: one more attack, or back to where it came from (R-77)."""

    __slots__ = ("attacker", "dropped", "target")

    def __init__(self, attacker: int, target: int, dropped: bool) -> None:
        self.attacker = attacker
        self.target = target
        self.dropped = dropped

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        attacker = self.attacker
        if over(s) or not alive(c, attacker) or not s.facts.skills[c.form[attacker]] & AFTER_ANSWER:
            return
        for code, deed in AFTER_ANSWERS.items():
            found = ability(s, c, attacker, code)
            if found is not None:
                deed.use(s, c, attacker, self.target, self.dropped, found)


class AfterAnswerAbility:
    """An ability that works when the target has struck back."""

    def use(self, s: Heroes3, c: Combat, attacker: int, target: int, dropped: bool, found: UnitAbility) -> None:
        raise NotImplementedError(f"{type(self).__name__}.use is missing")


class FlyBack(AfterAnswerAbility):
    """The unit may go back to where its move began."""

    def use(self, s: Heroes3, c: Combat, attacker: int, target: int, dropped: bool, found: UnitAbility) -> None:
        if c.moved and c.board[c.from_space] == NOBODY:
            s.then(MayReturn(c.controllers[c.side[attacker]], attacker))


class SecondAttack(AfterAnswerAbility):
    """The target is attacked once more."""

    def use(self, s: Heroes3, c: Combat, attacker: int, target: int, dropped: bool, found: UnitAbility) -> None:
        if found.when == "after_retaliation" and alive(c, target):
            s.then(Extra(attacker, target, -1))


class AnotherAfterKill(AfterAnswerAbility):
    """One more enemy may be attacked when the target fell or lost a side."""

    def use(self, s: Heroes3, c: Combat, attacker: int, target: int, dropped: bool, found: UnitAbility) -> None:
        if dropped:
            s.then(MayStrikeAnother(c.controllers[c.side[attacker]], attacker, target))


AFTER_ANSWERS: Final[dict[str, AfterAnswerAbility]] = {
    "may_return_to_origin": FlyBack(),
    "second_attack_same_target": SecondAttack(),
    "attack_another_adjacent_on_kill": AnotherAfterKill(),
}
"""By code; what is named last comes first."""


class MayReturn(Step[Heroes3]):
    """Harpies may fly back to where their move began (ability may_return_to_origin)."""

    __slots__ = ("fighter", "seat")

    def __init__(self, seat: int, fighter: int) -> None:
        self.seat = seat
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Ask; the AI always returns (R-74)."""
        c = fight(s)
        if over(s) or not alive(c, self.fighter) or c.board[c.from_space] != NOBODY:
            return
        if self.seat == AI:
            place(c, self.fighter, c.from_space)
            s.tell(("returns", c.from_space, c.form[self.fighter] >> 1))
        else:
            s.then(ReturnToOrigin(self.seat, self.fighter))


class ReturnToOrigin(ChooseSpace):
    """Fly back to the space where the move began, or stay (ability may_return_to_origin)."""

    __slots__ = ("fighter",)

    def __init__(self, seat: int, fighter: int) -> None:
        super().__init__(seat)
        self.fighter = fighter

    def options(self, s: Heroes3) -> list[Action]:
        return [DECLINE, ("march", fight(s).from_space)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("march", int() as space):
                c = fight(s)
                place(c, self.fighter, space)
                s.tell(("returns", space, c.form[self.fighter] >> 1))


def after_own_retaliation(s: Heroes3, c: Combat, fighter: int, victim: int, sure: bool) -> None:
    """Medusas may turn the unit they struck back at to stone (ability roll_to_paralyse)."""
    found = ability(s, c, fighter, "roll_to_paralyse")
    if found is None or found.when != "after_own_retaliation" or not alive(c, victim) or not alive(c, fighter):
        return
    if rolls(s, c, fighter, found.faces, sure):
        paralyse(s, c, victim)
