"""What follows a blow: effects after it, further attacks, the answer (R-77)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.ability_facts import AFTER_BLOW, MORE_ATTACKS
from ludoteka.games.heroes3.rules.battlefield.board import adjacent
from ludoteka.games.heroes3.rules.battlefield.figures import alive, fight
from ludoteka.games.heroes3.rules.battlefield.strikes import FIRST, RETALIATION
from ludoteka.games.heroes3.rules.units.after_blows import Blow, after_effects
from ludoteka.games.heroes3.rules.units.answers import Answered, MoreAttacks, after_own_retaliation
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.state import Step


@mypyc_attr(free_list_len=1)
class AfterBlow(Step[Heroes3]):
    """Effects after an attack, extra attacks, retaliation and what comes after it, in this order (R-77)."""

    __slots__ = ("attacker", "damage", "dropped", "faces", "kind", "sure", "target")

    def __init__(
        self, attacker: int, target: int, kind: int, faces: list[int], sure: bool, dropped: bool, damage: int
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.kind = kind
        self.faces = faces
        self.sure = sure
        self.dropped = dropped
        self.damage = damage

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        attacker = self.attacker
        target = self.target
        skills = s.facts.skills[c.form[attacker]]
        quiet = not skills & AFTER_BLOW
        if quiet:
            if self.kind == FIRST and not skills & MORE_ATTACKS:
                Answered(attacker, target, self.dropped).run(s)
                return
            if self.kind != FIRST:
                return
        where = c.space[target] if alive(c, target) else c.fallen
        near = alive(c, attacker) and adjacent(c.space[attacker], where)
        if self.kind != FIRST:
            after_effects(s, c, Blow(attacker, target, self.kind, self.faces, self.sure, near))
            if self.kind == RETALIATION and c.winner < 0:
                after_own_retaliation(s, c, attacker, target, self.sure)
            return
        s.then(
            MoreAttacks(attacker, target, where, self.faces, self.sure),
            Answered(attacker, target, self.dropped),
        )
        if not quiet:
            after_effects(s, c, Blow(attacker, target, self.kind, self.faces, self.sure, near))
