"""What a spell of a combat is made of: its moments, its targets and what it does (H3-SPELL-04, H3-SPELL-07)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import NOBODY, SPACES
from ludoteka.games.heroes3.figures import Spell, SpellStep
from ludoteka.games.heroes3.rules.battlefield.board import NEIGHBOURS, TOUCHING, empty_spaces
from ludoteka.games.heroes3.rules.battlefield.moments import ACTING, ANY_TIME, BETWEEN, STRIKE
from ludoteka.games.heroes3.rules.battlefield.siege import siege_pieces
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import every_fighter
from ludoteka.games.heroes3.rules.combat.card_targets import nearest_targets, unit_fits
from ludoteka.games.heroes3.rules.common import spell_of
from ludoteka.games.heroes3.rules.spells.hits import can_be_target, tier_fits
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat

# -- spells aimed at spaces -------------------------------------------------------------------------------------


class Aim:
    """How a spell is aimed at spaces of the board, one after the other."""

    def spaces(self, s: Heroes3, c: Combat, card: int, step: SpellStep, chosen: tuple[int, ...]) -> list[int]:
        """The spaces to choose the next target from; empty once the spell is aimed."""
        raise NotImplementedError(f"{type(self).__name__}.spaces is missing")


def unit_spaces(c: Combat) -> int:
    """Mask of the spaces where units stand."""
    mask = 0
    for space, there in enumerate(c.board):
        if there >= 0:
            mask |= 1 << space
    return mask


class UnitAndNearest(Aim):
    """A unit and those nearest to it (Chain Lightning)."""

    def spaces(self, s: Heroes3, c: Combat, card: int, step: SpellStep, chosen: tuple[int, ...]) -> list[int]:
        left = nearest_targets(c, chosen, len([one for one in step.damages if one]))
        return left if chosen else [space for space in left if can_be_target(s, c, c.board[space], card)]


class TwoAdjacentSpaces(Aim):
    """Two spaces side by side with a unit on at least one of them (Fireball)."""

    def spaces(self, s: Heroes3, c: Combat, card: int, step: SpellStep, chosen: tuple[int, ...]) -> list[int]:
        if not chosen:
            units = unit_spaces(c)
            return [space for space in range(SPACES) if units & (1 << space | TOUCHING[space])]
        return NEIGHBOURS[chosen[0]] if len(chosen) == 1 else []


class TwoNeighboursOfSpace(Aim):
    """A space and two units next to it (Frost Ring)."""

    def spaces(self, s: Heroes3, c: Combat, card: int, step: SpellStep, chosen: tuple[int, ...]) -> list[int]:
        if not chosen:
            units = unit_spaces(c)
            return [space for space in range(SPACES) if units & TOUCHING[space]]
        if len(chosen) > 2:
            return []
        return [near for near in NEIGHBOURS[chosen[0]] if c.board[near] >= 0 and near not in chosen[1:]]


class EmptySpaces(Aim):
    """As many empty spaces as the step says (Land Mine, Quicksand)."""

    def spaces(self, s: Heroes3, c: Combat, card: int, step: SpellStep, chosen: tuple[int, ...]) -> list[int]:
        if len(chosen) >= step.amount:
            return []
        return [space for space in empty_spaces(c) if space not in chosen]


class EmptySpace(Aim):
    """One empty space (Fire Wall, Force Field, Summon Elemental)."""

    def spaces(self, s: Heroes3, c: Combat, card: int, step: SpellStep, chosen: tuple[int, ...]) -> list[int]:
        return [] if chosen else empty_spaces(c)


class SpaceAndNeighbours(Aim):
    """Any space (Inferno)."""

    def spaces(self, s: Heroes3, c: Combat, card: int, step: SpellStep, chosen: tuple[int, ...]) -> list[int]:
        return [] if chosen else list(range(SPACES))


class SiegePieces(Aim):
    """Walls and gate, unless all of them are hit (Earthquake)."""

    def spaces(self, s: Heroes3, c: Combat, card: int, step: SpellStep, chosen: tuple[int, ...]) -> list[int]:
        if step.all_pieces or len(chosen) >= step.amount:
            return []
        return [space for space in siege_pieces(c) if space not in chosen]


class Obstacles(Aim):
    """Walls, gate and force fields (Remove Obstacle)."""

    def spaces(self, s: Heroes3, c: Combat, card: int, step: SpellStep, chosen: tuple[int, ...]) -> list[int]:
        if len(chosen) >= step.amount:
            return []
        return [space for space in range(SPACES) if c.board[space] < NOBODY and space not in chosen]


AIMS: Final[dict[str, Aim]] = {
    "unit_and_nearest": UnitAndNearest(),
    "two_adjacent_spaces": TwoAdjacentSpaces(),
    "two_neighbours_of_space": TwoNeighboursOfSpace(),
    "empty_spaces": EmptySpaces(),
    "empty_space": EmptySpace(),
    "space_and_neighbours": SpaceAndNeighbours(),
    "siege_pieces": SiegePieces(),
    "obstacles": Obstacles(),
}
"""How spells are aimed whose targets are spaces; the others are aimed at units, or at nothing."""


# -- spells -----------------------------------------------------------------------------------------------------


class CombatSpell:
    """What the spells with one deed do in a combat, when and at what they are cast. This one is aimed at a unit."""

    def moments(self, spell: Spell) -> int:
        """Mask of the moments in which it can ever be cast (H3-CARD-06, H3-CARD-07, H3-CARD-08)."""
        return ANY_TIME if spell.timing == "instant" else 1 << ACTING

    def opens(self, spell: Spell) -> int:
        """Mask of the moments in which a player is asked because of it.

        Between activations and blows only for what would come too late with the next attack (H3-CARD-06).
        """
        mask = self.moments(spell)
        return mask & ~BETWEEN if mask & ANY_TIME == ANY_TIME else mask

    def for_one_attack(self) -> bool:
        """Whether it works on the attack just declared, before its die is rolled."""
        return False

    def usable(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> bool:
        """Whether a step has something to work on (H3-SPELL-07)."""
        if spell_of(s, card).target in AIMS:
            return bool(self.spaces(s, c, side, card, step, ()))
        return any(self.may_hit(s, c, side, card, step, fighter) for fighter in every_fighter(c))

    def spaces(
        self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep, chosen: tuple[int, ...]
    ) -> list[int]:
        """The spaces to choose the next target from; empty once the spell is aimed."""
        aim = AIMS.get(spell_of(s, card).target)
        if aim is not None:
            return aim.spaces(s, c, card, step, chosen)
        return self.further(s, c, side, chosen) if chosen else self.units(s, c, side, card, step)

    def units(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> list[int]:
        """The spaces of the units it can be aimed at first."""
        fighters = every_fighter(c)
        return sorted(c.space[fighter] for fighter in fighters if self.may_hit(s, c, side, card, step, fighter))

    def further(self, s: Heroes3, c: Combat, side: int, chosen: tuple[int, ...]) -> list[int]:
        """The spaces of a further target; mostly there is none."""
        return []

    def may_hit(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep, fighter: int) -> bool:
        """Whether it can be aimed at a unit."""
        spell = spell_of(s, card)
        return (
            unit_fits(s, c, side, spell.target, fighter)
            and tier_fits(s, c, spell, step, fighter)
            and self.helps_here(s, c, side, fighter)
            and can_be_target(s, c, fighter, card)
        )

    def helps_here(self, s: Heroes3, c: Combat, side: int, fighter: int) -> bool:
        """Whether it would change anything for a unit."""
        return True

    def resisted_whole(self) -> bool:
        """Whether a single target that resists it keeps it from working at all."""
        return True

    def wanted_by_ai(self, c: Combat, fighter: int) -> bool:
        """Whether an AI hero casts it on a unit (R-41)."""
        return True

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        """It works; whether its card stays in play."""
        raise NotImplementedError(f"{type(self).__name__}.use is missing")


class UnaimedSpell(CombatSpell):
    """Needs no target: it works on the attack or the spell at hand, or on a whole side."""

    def usable(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> bool:
        return True

    def spaces(
        self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep, chosen: tuple[int, ...]
    ) -> list[int]:
        return []

    def wanted_by_ai(self, c: Combat, fighter: int) -> bool:
        return False


class AttackSpell(UnaimedSpell):
    """Changes the attack just declared."""

    def moments(self, spell: Spell) -> int:
        return 1 << STRIKE

    def for_one_attack(self) -> bool:
        return True


def aimed(c: Combat, casting: Casting) -> int:
    """The fighter a spell is aimed at."""
    return c.board[casting.targets[0]]
