"""Spells that work on the units they are aimed at (H3-SPELL-04)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import NOBODY, PACK
from ludoteka.games.heroes3.figures import Spell, SpellStep
from ludoteka.games.heroes3.rules.battlefield.board import NEIGHBOURS, empty_spaces
from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter, heal, place, wound
from ludoteka.games.heroes3.rules.battlefield.effects import end_effects, lay_on, lay_plain, ongoing_on
from ludoteka.games.heroes3.rules.battlefield.figures import CLONE, fight, is_tower, left_hp, units_of
from ludoteka.games.heroes3.rules.battlefield.moments import AFTER_BLOW, ANY_TIME, RETALIATING, ROUND_END
from ludoteka.games.heroes3.rules.battlefield.strikes import DECLARED
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import Cleansing, paralyse
from ludoteka.games.heroes3.rules.common import is_seat
from ludoteka.games.heroes3.rules.spells.combat_spell import CombatSpell, aimed
from ludoteka.games.heroes3.rules.spells.hits import strike_with
from ludoteka.games.heroes3.rules.spells.summons import joins_late
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat, Strike
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


class EffectOnUnit(CombatSpell):
    """Lays an effect of its own name on a unit (Anti-Magic, Berserk, Fire Shield and the like)."""

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        amount = step.damage or step.defense or 1
        lay_on(c, spell.deed, owner, casting.card, aimed(c, casting), amount, spell.lasts)
        return True


class Initiative(CombatSpell):
    """Haste and Slow."""

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_on(c, "initiative", owner, casting.card, aimed(c, casting), step.initiative, spell.lasts)
        return True


# -- for one attack ---------------------------------------------------------------------------------------------


class UnitOfAttack(CombatSpell):
    """Helps or harms a unit in one attack: the one declared, or the next of the active unit."""

    def helps_here(self, s: Heroes3, c: Combat, side: int, fighter: int) -> bool:
        strike = c.strike
        if strike is None or strike.stage != DECLARED:
            return fighter == c.active
        return fighter == self.unit_of(strike)

    def unit_of(self, strike: Strike) -> int:
        """The unit of a declared attack that it works on."""
        return strike.attacker


class Bless(UnitOfAttack):
    """No die for the next attack, and attack."""

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_plain(c, "no_die", owner, aimed(c, casting), 0, "attack")
        if step.attack:
            lay_plain(c, "attack", owner, aimed(c, casting), step.attack, "attack")
        return False


class Attack(UnitOfAttack):
    """Attack up or down for one attack (Bloodlust, Weakness)."""

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_plain(c, "attack", owner, aimed(c, casting), step.attack, "attack")
        return False


class Defense(UnitOfAttack):
    """Defense up or down for one attack (Stone Skin, Curse)."""

    def unit_of(self, strike: Strike) -> int:
        return strike.target

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_plain(c, "defense", owner, aimed(c, casting), step.defense, "attack")
        return False


class Prayer(CombatSpell):
    """One of attack, defense or initiative."""

    def opens(self, spell: Spell) -> int:
        return self.moments(spell) & ~(1 << AFTER_BLOW | 1 << ROUND_END)

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        if is_seat(s, owner):
            s.then(PrayFor(owner, aimed(c, casting), step.bonus))
        else:
            lay_plain(c, "attack", owner, aimed(c, casting), step.bonus, "attack")
        return False


class PrayFor(Choice[Heroes3]):
    """What a Prayer raises: attack, defense or initiative (R-68)."""

    __slots__ = ("bonus", "fighter")

    def __init__(self, seat: int, fighter: int, bonus: int) -> None:
        super().__init__(seat)
        self.fighter = fighter
        self.bonus = bonus

    def options(self, s: Heroes3) -> list[Action]:
        return [("raise-attack",), ("raise-defense",), ("raise-initiative",)]

    def take(self, s: Heroes3, action: Action) -> None:
        c = fight(s)
        match action:
            case ("raise-attack",):
                lay_plain(c, "attack", self.seat, self.fighter, self.bonus, "attack")
            case ("raise-defense",):
                lay_plain(c, "defense", self.seat, self.fighter, self.bonus, "attack")
            case ("raise-initiative",):
                lay_plain(c, "initiative", self.seat, self.fighter, self.bonus, "combat_round")


# -- at once ----------------------------------------------------------------------------------------------------


class AtOnce(CombatSpell):
    """Changes a unit at once, so its player is asked between activations and blows too."""

    def opens(self, spell: Spell) -> int:
        return self.moments(spell)


class Paralyse(CombatSpell):
    """Blind."""

    def helps_here(self, s: Heroes3, c: Combat, side: int, fighter: int) -> bool:
        return not is_tower(s, c, fighter)

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        paralyse(s, c, aimed(c, casting))
        return False


class Counterstrike(CombatSpell):
    """A unit may strike back again this round."""

    def moments(self, spell: Spell) -> int:
        return ANY_TIME | 1 << RETALIATING

    def helps_here(self, s: Heroes3, c: Combat, side: int, fighter: int) -> bool:
        return bool(c.retaliated[fighter])

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        c.retaliated[aimed(c, casting)] = 0
        return False


class Cure(AtOnce):
    """Healing, and one effect or Paralysis taken away."""

    def wanted_by_ai(self, c: Combat, fighter: int) -> bool:
        return bool(c.damage[fighter] or c.paralysed[fighter])

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        fighter = aimed(c, casting)
        heal(s, c, fighter, step.heals)
        if is_seat(s, owner):
            s.then(Cleansing(owner, fighter))
        else:
            c.paralysed[fighter] = 0
        return False


class Dispel(AtOnce):
    """All ongoing effects on a unit end."""

    def wanted_by_ai(self, c: Combat, fighter: int) -> bool:
        return False

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        end_effects(s, c, ongoing_on(c, aimed(c, casting)))
        return False


class Teleport(CombatSpell):
    """A unit of the caster stands elsewhere."""

    def helps_here(self, s: Heroes3, c: Combat, side: int, fighter: int) -> bool:
        return not is_tower(s, c, fighter)

    def further(self, s: Heroes3, c: Combat, side: int, chosen: tuple[int, ...]) -> list[int]:
        return empty_spaces(c) if len(chosen) == 1 else []

    def wanted_by_ai(self, c: Combat, fighter: int) -> bool:
        return False

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        fighter = aimed(c, casting)
        place(c, fighter, casting.targets[1])
        if fighter == c.active and not c.moved:
            c.from_space = casting.targets[1]
        s.tell(("marches", casting.targets[0], casting.targets[1], c.form[fighter] >> 1))
        return False


class Clone(CombatSpell):
    """A clone stands next to the unit."""

    def helps_here(self, s: Heroes3, c: Combat, side: int, fighter: int) -> bool:
        return not is_tower(s, c, fighter) and any(c.board[near] == NOBODY for near in NEIGHBOURS[c.space[fighter]])

    def further(self, s: Heroes3, c: Combat, side: int, chosen: tuple[int, ...]) -> list[int]:
        if len(chosen) > 1:
            return []
        return [space for space in NEIGHBOURS[chosen[0]] if c.board[space] == NOBODY]

    def wanted_by_ai(self, c: Combat, fighter: int) -> bool:
        return False

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        fighter = aimed(c, casting)
        clone = add_fighter(c, c.form[fighter], c.side[fighter], NOBODY, casting.targets[1], ())
        c.marks[clone] |= CLONE
        c.activated[clone] = joins_late(s, c, clone)
        lay_on(c, "clone_of", owner, casting.card, clone, fighter, spell.lasts)
        return True


class Sacrifice(CombatSpell):
    """Damage goes from one unit of the caster to another, at most as much as fells it."""

    def helps_here(self, s: Heroes3, c: Combat, side: int, fighter: int) -> bool:
        return bool(c.damage[fighter]) and len(units_of(c, side)) > 1

    def further(self, s: Heroes3, c: Combat, side: int, chosen: tuple[int, ...]) -> list[int]:
        if len(chosen) > 1:
            return []
        return [c.space[fighter] for fighter in units_of(c, side) if c.space[fighter] != chosen[0]]

    def wanted_by_ai(self, c: Combat, fighter: int) -> bool:
        return False

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        first = aimed(c, casting)
        other = c.board[casting.targets[1]]
        amount = min(c.damage[first], whole_hp(s, c, other))
        heal(s, c, first, amount)
        wound(s, c, other, amount, NOBODY)
        return False


def whole_hp(s: Heroes3, c: Combat, fighter: int) -> int:
    """How much damage fells a unit altogether."""
    hp = left_hp(s, c, fighter)
    if c.form[fighter] & 1 == PACK:
        hp += s.facts.hp[c.form[fighter] - 1]
    return hp


# -- damage -----------------------------------------------------------------------------------------------------


class Damage(CombatSpell):
    """Damage to one unit, or to the units on the spaces chosen."""

    def resisted_whole(self) -> bool:
        return False

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        spaces = casting.targets[1:] if spell.target == "two_neighbours_of_space" else casting.targets
        for fighter in [c.board[space] for space in spaces]:
            strike_with(s, c, fighter, step.damage, casting)
        return False


class ChainDamage(CombatSpell):
    """Damage to a unit and those nearest to it (Chain Lightning)."""

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        hit = [c.board[space] for space in casting.targets]
        for fighter, amount in zip(hit, step.damages, strict=False):
            strike_with(s, c, fighter, amount, casting)
        return False
