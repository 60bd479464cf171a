"""Spells that answer or change an attack, an activation or another spell (H3-SPELL-04, H3-SPELL-07)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import GOLDEN, NOBODY
from ludoteka.games.heroes3.figures import Spell, SpellStep
from ludoteka.games.heroes3.rules.battlefield.board import adjacent
from ludoteka.games.heroes3.rules.battlefield.effects import lay_on, lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import fight, ground_or_flying, is_ranged, is_tower, tier_of
from ludoteka.games.heroes3.rules.battlefield.moments import (
    BEFORE_ACTIVATION,
    ENEMY_CAST,
    LETHAL,
    OWN_ACTIVATION,
    STRIKE,
)
from ludoteka.games.heroes3.rules.battlefield.spell_power import SCHOOLS
from ludoteka.games.heroes3.rules.battlefield.strikes import ROLLED, roll_face, striking
from ludoteka.games.heroes3.rules.cards.piles import draw_cards
from ludoteka.games.heroes3.rules.common import is_seat, spell_of
from ludoteka.games.heroes3.rules.spells.combat_spell import AttackSpell, CombatSpell, UnaimedSpell, aimed
from ludoteka.games.heroes3.rules.spells.hits import can_be_target, tier_fits
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

# -- attacks ----------------------------------------------------------------------------------------------------


class Fortune(AttackSpell):
    """The die about to be rolled shows one of several results, as the caster chooses."""

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        strike = c.strike
        if strike is not None and strike.stage < ROLLED:
            faces = [roll_face(s) for _ in range(step.amount + 1)]
            for face in faces:
                s.tell(("attack-die", c.space[strike.attacker], face + 1, c.form[strike.attacker] >> 1))
            s.then(FortuneFace(owner, strike.attacker, faces))
        return False


class FortuneFace(Choice[Heroes3]):
    """Which of the results of Fortune counts for the attack."""

    __slots__ = ("attacker", "faces")

    def __init__(self, seat: int, attacker: int, faces: list[int]) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.faces = faces

    def forced(self) -> bool:
        """Equal results: it counts."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        """As for any face that is chosen."""
        return ("choose-face",)

    def options(self, s: Heroes3) -> list[Action]:
        return [("show", face + 1) for face in sorted(set(self.faces))]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Only faces that were rolled can count."""
        match action:
            case ("show", int() as face):
                return None if face - 1 in self.faces else ("result-not-rolled", face)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """The die shows it."""
        match action:
            case ("show", int() as face):
                lay_plain(fight(s), "set_die", self.seat, self.attacker, face - 1, "attack")


class Misfortune(AttackSpell):
    """The die of an enemy's attack counts nothing."""

    def usable(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> bool:
        attacker = striking(c).attacker
        return c.side[attacker] != side and tier_fits(s, c, spell_of(s, card), step, attacker)

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_plain(c, "misfortune", owner, striking(c).attacker, 1, "attack")
        return False


class Frenzy(AttackSpell):
    """The attack ignores the defense of its target."""

    def usable(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> bool:
        strike = striking(c)
        return c.side[strike.attacker] == side and tier_fits(s, c, spell_of(s, card), step, strike.target)

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_plain(c, "ignore_defense", owner, striking(c).attacker, 1, "attack")
        return False


class Slayer(AttackSpell):
    """More dice against a gold unit, and a card after it."""

    def usable(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> bool:
        strike = striking(c)
        return c.side[strike.attacker] == side and tier_of(s, c, strike.target) == GOLDEN

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_plain(c, "slayer", owner, striking(c).attacker, step.amount, "attack")
        if is_seat(s, owner):
            draw_cards(s, owner, spell.draws)
        return False


class Precision(AttackSpell):
    """A shot without penalties and with more attack."""

    def usable(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> bool:
        strike = striking(c)
        near = adjacent(c.space[strike.attacker], c.space[strike.target])
        return is_ranged(s, c, strike.attacker) and not near and not is_tower(s, c, strike.attacker)

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        attacker = striking(c).attacker
        lay_plain(c, "no_penalties", owner, attacker, 1, "attack")
        lay_plain(c, "attack", owner, attacker, step.attack, "attack")
        return False


class UnitAtHand(CombatSpell):
    """Is aimed at the unit of the attack, activation or spell at hand."""

    def usable(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> bool:
        return bool(self.units(s, c, side, card, step))


class Shield(UnitAtHand):
    """Defense against a ground or flying attacker."""

    def moments(self, spell: Spell) -> int:
        return 1 << STRIKE

    def for_one_attack(self) -> bool:
        return True

    def units(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> list[int]:
        strike = striking(c)
        mine = c.side[strike.target] == side and ground_or_flying(s, c, strike.attacker)
        return [c.space[strike.target]] if mine and can_be_target(s, c, strike.target, card) else []

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_plain(c, "shield", owner, aimed(c, casting), step.defense, "attack")
        return False


class CancelLethalAttack(UnitAtHand):
    """The lethal attack is cancelled (Resurrection, R-76)."""

    def moments(self, spell: Spell) -> int:
        return 1 << LETHAL

    def units(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> list[int]:
        target = striking(c).target
        return [c.space[target]] if tier_fits(s, c, spell_of(s, card), step, target) else []

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        striking(c).cancelled = True
        return False


class Mirth(UnaimedSpell):
    """The caster's attack dice may be rerolled once."""

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_on(c, "mirth", owner, casting.card, NOBODY, 1, step.lasts)
        return True


# -- activations ------------------------------------------------------------------------------------------------


class Sorrow(UnitAtHand):
    """A unit loses the activation it was about to begin."""

    def moments(self, spell: Spell) -> int:
        return 1 << BEFORE_ACTIVATION

    def opens(self, spell: Spell) -> int:
        return 1 << BEFORE_ACTIVATION | 1 << OWN_ACTIVATION

    def units(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> list[int]:
        active = c.active
        return [c.space[active]] if active >= 0 and tier_fits(s, c, spell_of(s, card), step, active) else []

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_plain(c, "loses_activation", owner, aimed(c, casting), 1, "activation")
        return False


# -- spells -----------------------------------------------------------------------------------------------------


class CancelSpell(UnaimedSpell):
    """The spell that was answered is cancelled (Protection from a school)."""

    def moments(self, spell: Spell) -> int:
        return 1 << ENEMY_CAST

    def usable(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> bool:
        casting = c.casting
        if casting is None or casting.side == side or casting.school < 0:
            return False
        if SCHOOLS[casting.school] != spell_of(s, card).school:
            return False
        return step.level == "expert" or spell_of(s, casting.card).level == "basic"

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_plain(c, "protected", owner, NOBODY, 0, "combat")
        return False


class OfTheMap(UnaimedSpell):
    """Is cast on the map alone."""

    def moments(self, spell: Spell) -> int:
        return 0

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        return False
