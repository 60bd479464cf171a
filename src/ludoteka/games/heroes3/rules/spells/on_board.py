"""Spells that change the board or bring somebody onto it (H3-SPELL-04)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import FEW, NOBODY, PACK
from ludoteka.games.heroes3.figures import Spell, SpellStep
from ludoteka.games.heroes3.rules.battlefield.board import FORCE_FIELD, NEIGHBOURS
from ludoteka.games.heroes3.rules.battlefield.damage import over
from ludoteka.games.heroes3.rules.battlefield.effects import end_effects, lay_on, on_space
from ludoteka.games.heroes3.rules.battlefield.siege import break_piece, siege_pieces
from ludoteka.games.heroes3.rules.battlefield.strikes import roll_face
from ludoteka.games.heroes3.rules.spells.combat_spell import CombatSpell
from ludoteka.games.heroes3.rules.spells.hits import strike_with
from ludoteka.games.heroes3.rules.spells.summons import summon
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat

SAND: Final = -1
EMPTY_SAND: Final = -2
"""Hidden tokens of Quicksand; those of Land Mine are its damage, or 0."""


class Earthquake(CombatSpell):
    """Walls and gate fall; the strongest step hurts who stands next to them."""

    def opens(self, spell: Spell) -> int:
        return self.moments(spell)

    def usable(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> bool:
        return bool(siege_pieces(c))

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        if not step.all_pieces:
            for space in casting.targets:
                break_piece(s, c, space)
            return False
        pieces = siege_pieces(c)
        near = sorted({c.board[x] for space in pieces for x in NEIGHBOURS[space] if c.board[x] >= 0})
        for fighter in near:
            strike_with(s, c, fighter, step.damage, casting)
        if not over(s):
            for space in pieces:
                break_piece(s, c, space)
        return False


class RemoveObstacle(CombatSpell):
    """Walls, gate and force fields go."""

    def opens(self, spell: Spell) -> int:
        return self.moments(spell)

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        for space in casting.targets:
            if c.board[space] == FORCE_FIELD:
                end_effects(s, c, [one for one in c.effects if on_space(one) and one.target == space])
            elif c.board[space] < NOBODY:
                break_piece(s, c, space)
        return False


class FireWall(CombatSpell):
    """A space burns."""

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_on(c, "fire_wall", owner, casting.card, casting.targets[0], step.damage, spell.lasts)
        return True


class ForceField(CombatSpell):
    """An obstacle stands on a space."""

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        c.board[casting.targets[0]] = FORCE_FIELD
        lay_on(c, "force_field", owner, casting.card, casting.targets[0], 0, step.lasts)
        return True


class HiddenTokens(CombatSpell):
    """Hidden tokens on spaces, half of them harmless (Land Mine, Quicksand)."""

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        half = len(casting.targets) // 2
        harmless = len(casting.targets) - half
        tokens = [self.harmful(spell)] * half + [self.harmless()] * harmless
        s.chance.shuffle(tokens)
        for space, token in zip(casting.targets, tokens, strict=True):
            c.traps = [*c.traps, (space, token)]
        lay_on(c, spell.deed, owner, casting.card, NOBODY, 0, spell.lasts)
        return True

    def harmful(self, spell: Spell) -> int:
        """A token that works."""
        raise NotImplementedError(f"{type(self).__name__}.harmful is missing")

    def harmless(self) -> int:
        """A token that does not."""
        raise NotImplementedError(f"{type(self).__name__}.harmless is missing")


class LandMine(HiddenTokens):
    """The tokens hurt whoever steps on them."""

    def harmful(self, spell: Spell) -> int:
        return spell.damage

    def harmless(self) -> int:
        return 0


class Quicksand(HiddenTokens):
    """The tokens stop whoever steps on them."""

    def harmful(self, spell: Spell) -> int:
        return SAND

    def harmless(self) -> int:
        return EMPTY_SAND


class Inferno(CombatSpell):
    """Dice burn a space and its neighbours: 1 damage for every +1."""

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        damage = sum(1 for _ in range(step.amount) if roll_face(s) == 1)
        here = casting.targets[0]
        for fighter in [c.board[space] for space in (here, *NEIGHBOURS[here])]:
            if fighter >= 0 and damage:
                strike_with(s, c, fighter, damage, casting)
        return False


class Summon(CombatSpell):
    """Elementals join for the combat (Summon Elemental)."""

    def usable(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> bool:
        return step.side != "none" and bool(self.spaces(s, c, side, card, step, ()))

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        assert spell.summons is not None
        troop = s.facts.troop_number.get(f"summoned_{spell.summons}", -1)
        form = troop * 2 + (PACK if step.side == "pack" else FEW)
        summon(s, c, casting.side, form, casting.targets[0], c.active, False)
        return False
