"""The spells of a combat by the deed of the content, and how one works once it is cast (H3-SPELL-04, H3-SPELL-07)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.figures import Spell, SpellStep
from ludoteka.games.heroes3.rules.battlefield.effects import end_effects, lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import ability
from ludoteka.games.heroes3.rules.battlefield.moments import ENEMY_CAST
from ludoteka.games.heroes3.rules.battlefield.spell_power import SCHOOLS
from ludoteka.games.heroes3.rules.common import spell_of
from ludoteka.games.heroes3.rules.spells.answering import (
    CancelLethalAttack,
    CancelSpell,
    Fortune,
    Frenzy,
    Mirth,
    Misfortune,
    OfTheMap,
    Precision,
    Shield,
    Slayer,
    Sorrow,
    UnitAtHand,
)
from ludoteka.games.heroes3.rules.spells.combat_spell import CombatSpell
from ludoteka.games.heroes3.rules.spells.hits import resists, tier_fits
from ludoteka.games.heroes3.rules.spells.on_board import (
    Earthquake,
    FireWall,
    ForceField,
    Inferno,
    LandMine,
    Quicksand,
    RemoveObstacle,
    Summon,
)
from ludoteka.games.heroes3.rules.spells.on_units import (
    Attack,
    Bless,
    ChainDamage,
    Clone,
    Counterstrike,
    Cure,
    Damage,
    Defense,
    Dispel,
    EffectOnUnit,
    Initiative,
    Paralyse,
    Prayer,
    Sacrifice,
    Teleport,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat


def deed_of(spell: Spell) -> CombatSpell:
    """What a spell does, when and at what."""
    return SPELLS[spell.deed]


def work(s: Heroes3, c: Combat, casting: Casting, owner: int) -> bool:
    """A spell works on its targets; whether its card stays in play."""
    spell = spell_of(s, casting.card)
    deed = deed_of(spell)
    if len(casting.targets) == 1 and casting.targets[0] < len(c.board):
        fighter = c.board[casting.targets[0]]
        if fighter >= 0 and warded(s, c, casting, fighter):
            return False
        if fighter >= 0 and deed.resisted_whole() and resists_effect(s, c, fighter):
            return False
    return deed.use(s, c, casting, spell, spell.steps[casting.step], owner)


def warded(s: Heroes3, c: Combat, casting: Casting, fighter: int) -> bool:
    """A ward takes one spell of its school and is used up (Pendant of Negativity)."""
    for effect in c.effects:
        if effect.name == "ward_unit" and effect.target == fighter and effect.card >= 0:
            for play in s.facts.card[effect.card].plays:
                if play.deed == "ward_unit" and casting.school >= 0 and SCHOOLS[casting.school] == play.school:
                    end_effects(s, c, [effect])
                    return True
    return False


def resists_effect(s: Heroes3, c: Combat, fighter: int) -> bool:
    """Whether a unit is not touched by a spell that deals no damage (Fangarm, Dwarves)."""
    if ability(s, c, fighter, "immune_spell_and_specialty_non_damage") is not None:
        return True
    return resists(s, c, fighter)


class MagicMirror(UnitAtHand):
    """The spell about to hit a unit of the caster hits another target."""

    def moments(self, spell: Spell) -> int:
        return 1 << ENEMY_CAST

    def units(self, s: Heroes3, c: Combat, side: int, card: int, step: SpellStep) -> list[int]:
        casting = c.casting
        if casting is None or casting.side == side or len(casting.targets) != 1:
            return []
        hit = c.board[casting.targets[0]]
        if hit < 0 or c.side[hit] != side or not tier_fits(s, c, spell_of(s, card), step, hit):
            return []
        theirs = spell_of(s, casting.card)
        spaces = deed_of(theirs).spaces(s, c, casting.side, casting.card, theirs.steps[casting.step], ())
        return [space for space in spaces if space != casting.targets[0]]

    def use(self, s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
        lay_plain(c, "mirrored", owner, NOBODY, casting.targets[0], "combat")
        return False


SPELLS: Final[dict[str, CombatSpell]] = {
    "anti_magic": EffectOnUnit(),
    "bless": Bless(),
    "paralyse": Paralyse(),
    "attack": Attack(),
    "damage": Damage(),
    "chain_damage": ChainDamage(),
    "counterstrike": Counterstrike(),
    "cure": Cure(),
    "defense": Defense(),
    "disrupting_ray": EffectOnUnit(),
    "fire_shield": EffectOnUnit(),
    "initiative": Initiative(),
    "prayer": Prayer(),
    "cancel_lethal_attack": CancelLethalAttack(),
    "teleport": Teleport(),
    "air_shield": EffectOnUnit(),
    "berserk": EffectOnUnit(),
    "clone": Clone(),
    "dispel": Dispel(),
    "earthquake": Earthquake(),
    "fire_wall": FireWall(),
    "force_field": ForceField(),
    "forgetfulness": EffectOnUnit(),
    "fortune": Fortune(),
    "frenzy": Frenzy(),
    "inferno": Inferno(),
    "land_mine": LandMine(),
    "quicksand": Quicksand(),
    "magic_mirror": MagicMirror(),
    "mirth": Mirth(),
    "misfortune": Misfortune(),
    "precision": Precision(),
    "cancel_spell": CancelSpell(),
    "remove_obstacle": RemoveObstacle(),
    "sacrifice": Sacrifice(),
    "shield": Shield(),
    "slayer": Slayer(),
    "sorrow": Sorrow(),
    "summon": Summon(),
    "town_portal": OfTheMap(),
    "dimension_door": OfTheMap(),
    "fly": OfTheMap(),
    "view_air": OfTheMap(),
    "view_earth": OfTheMap(),
    "visions": OfTheMap(),
    "water_walk": OfTheMap(),
}
"""The spells of a combat, by their deed."""
