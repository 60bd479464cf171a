"""Abilities of a unit that activates, and whom they reach (H3-UNIT-06, R-18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.ability_facts import ON_ACTIVATION
from ludoteka.games.heroes3.entries.army import UnitAbility
from ludoteka.games.heroes3.facts import AI, NOBODY
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.damage import heal, over, wound
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import (
    ability,
    alive,
    effect_on,
    fight,
    owner_of,
    units_of,
)
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import (
    discard_at_random,
    every_fighter,
    opponent_hand,
    spaces_of,
)
from ludoteka.games.heroes3.rules.cards.morale import spend_token
from ludoteka.games.heroes3.rules.combat.strike import Extra
from ludoteka.games.heroes3.rules.common import is_seat
from ludoteka.games.heroes3.rules.spells.hits import can_be_hit, spell_damage_to
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


@mypyc_attr(free_list_len=1)
class ActivationAbilities(Step[Heroes3]):
    """What a unit does by itself when it activates, before it moves and attacks (H3-UNIT-06)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        if c.winner < 0 and alive(c, self.fighter):
            use_on_activation(s, c, self.fighter)


def use_on_activation(s: Heroes3, c: Combat, fighter: int) -> None:
    """Poison works first, then what the unit does by itself when it activates (H3-UNIT-06)."""
    poison = effect_on(c, "poison", fighter) if c.effects else None
    if poison is not None:
        c.effects.remove(poison)
        if poison.amount > 1:
            lay_plain(c, "poison", poison.owner, fighter, poison.amount - 1, "combat")
        wound(s, c, fighter, 1, NOBODY)
        if over(s) or not alive(c, fighter):
            return
    if not s.facts.skills[c.form[fighter]] & ON_ACTIVATION:
        return
    for code, deed in ON_ACTIVATIONS.items():
        found = ability(s, c, fighter, code)
        if found is not None:
            deed.use(s, c, fighter, found)


class ActivationAbility:
    """An ability that works when its unit activates."""

    def use(self, s: Heroes3, c: Combat, fighter: int, found: UnitAbility) -> None:
        raise NotImplementedError(f"{type(self).__name__}.use is missing")


class HealSelf(ActivationAbility):
    """The unit heals itself."""

    def use(self, s: Heroes3, c: Combat, fighter: int, found: UnitAbility) -> None:
        if found.trigger == "activation":
            heal(s, c, fighter, found.amount)


class StealCards(ActivationAbility):
    """The enemy discards cards at random."""

    def use(self, s: Heroes3, c: Combat, fighter: int, found: UnitAbility) -> None:
        victim = opponent_hand(s, c, fighter)
        if victim != NOBODY:
            discard_at_random(s, victim, found.amount)


class StealMorale(ActivationAbility):
    """The enemy loses a token of positive morale."""

    def use(self, s: Heroes3, c: Combat, fighter: int, found: UnitAbility) -> None:
        enemy = owner_of(c, 1 - c.side[fighter])
        if is_seat(s, enemy) and s.players[enemy].morale > 0:
            spend_token(s, enemy)


class HealFriend(ActivationAbility):
    """A friend is healed; the unit attacks better if nobody is hurt."""

    def use(self, s: Heroes3, c: Combat, fighter: int, found: UnitAbility) -> None:
        hurt = [other for other in units_of(c, c.side[fighter]) if other != fighter and c.damage[other]]
        if hurt:
            s.then(AimAbility(c.controllers[c.side[fighter]], "heal", fighter, found.heal, spaces_of(c, hurt)))
        else:
            lay_plain(c, "attack", owner_of(c, c.side[fighter]), fighter, found.attack, "activation")


class Bolt(ActivationAbility):
    """Any unit takes damage as by a spell."""

    def use(self, s: Heroes3, c: Combat, fighter: int, found: UnitAbility) -> None:
        targets = [other for other in every_fighter(c) if can_be_hit(s, c, other, "", -1)]
        s.then(AimAbility(c.controllers[c.side[fighter]], "bolt", fighter, found.amount, spaces_of(c, targets)))


ON_ACTIVATIONS: Final[dict[str, ActivationAbility]] = {
    "heal_self": HealSelf(),
    "enemy_discards_random": StealCards(),
    "enemy_loses_positive_morale_token": StealMorale(),
    "heal_friendly_else_attack_bonus": HealFriend(),
    "damage_any_unit_as_free_spell": Bolt(),
}
"""By code, in the order they work."""


class AimAbility(Step[Heroes3]):
    """Whom an ability is meant for; the AI picks by its own rules (R-74)."""

    __slots__ = ("amount", "fighter", "seat", "spaces", "what")

    def __init__(self, seat: int, what: str, fighter: int, amount: int, spaces: list[int]) -> None:
        self.seat = seat
        self.what = what
        """heal, bolt, splash, scratch, extra (one more attack) or fixed (one without a die)."""
        self.fighter = fighter
        self.amount = amount
        self.spaces = spaces

    def run(self, s: Heroes3) -> None:
        """Take the only one, let the AI pick, or ask."""
        c = fight(s)
        if over(s) or not alive(c, self.fighter):
            return
        spaces = [space for space in self.spaces if c.board[space] >= 0]
        if not spaces:
            return
        if self.seat == AI:
            do_ability(
                s,
                c,
                self.what,
                self.fighter,
                s.facts.book.pick_for_ability(s, c, self.what, self.fighter, spaces),
                self.amount,
            )
        elif len(spaces) == 1:
            do_ability(s, c, self.what, self.fighter, spaces[0], self.amount)
        else:
            s.then(AbilityTarget(self.seat, self.what, self.fighter, self.amount, spaces))


class AbilityTarget(ChooseSpace):
    """Whom an ability of a unit is meant for (H3-UNIT-06)."""

    __slots__ = ("amount", "fighter", "spaces", "what")

    def __init__(self, seat: int, what: str, fighter: int, amount: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.what = what
        self.fighter = fighter
        self.amount = amount
        self.spaces = spaces

    def prompt(self, s: Heroes3) -> Action:
        return ("ability-target", fight(s).form[self.fighter] >> 1)

    def options(self, s: Heroes3) -> list[Action]:
        return [("target", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Do it to that one."""
        match action:
            case ("target", int() as space):
                do_ability(s, fight(s), self.what, self.fighter, space, self.amount)


def do_ability(s: Heroes3, c: Combat, what: str, fighter: int, space: int, amount: int) -> None:
    """An ability reaches the unit on a space."""
    target = c.board[space]
    if what == "heal":
        heal(s, c, target, amount)
    elif what == "bolt":
        wound(s, c, target, spell_damage_to(s, c, target, amount, ""), NOBODY)
    elif what in ("splash", "scratch"):
        wound(s, c, target, amount, fighter)
    else:
        s.then(Extra(fighter, target, amount if what == "fixed" else -1))
