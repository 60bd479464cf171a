"""What each spell does in a combat, by the name of its deed (H3-SPELL-04)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteka.games.heroes3.facts import FEW, NOBODY, PACK
from ludoteka.games.heroes3.figures import Spell, SpellStep
from ludoteka.games.heroes3.rules.battlefield.board import FORCE_FIELD, NEIGHBOURS
from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter, heal, over, place, wound
from ludoteka.games.heroes3.rules.battlefield.effects import (
    end_effects,
    lay,
    lay_plain,
    next_serial,
    on_space,
    ongoing_on,
)
from ludoteka.games.heroes3.rules.battlefield.figures import (
    CLONE,
    ability,
    fight,
    left_hp,
)
from ludoteka.games.heroes3.rules.battlefield.siege import break_piece, siege_pieces
from ludoteka.games.heroes3.rules.battlefield.spell_power import SCHOOLS
from ludoteka.games.heroes3.rules.battlefield.strikes import ROLLED, roll_face, striking
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import Cleansing, paralyse
from ludoteka.games.heroes3.rules.cards.piles import draw_cards
from ludoteka.games.heroes3.rules.common import is_seat, spell_of
from ludoteka.games.heroes3.rules.spells.summons import joins_late, summon
from ludoteka.games.heroes3.rules.spells.targets import resists, strike_with
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

SAND: Final = -1

EMPTY_SAND: Final = -2
"""Hidden tokens of Quicksand; those of Land Mine are its damage, or 0."""

Work = Callable[[Heroes3, Combat, Casting, Spell, SpellStep, int], bool]
"""What a spell does: state, combat, casting, spell, step, owner; whether its card stays in play."""


def work(s: Heroes3, c: Combat, casting: Casting, owner: int) -> bool:
    """A spell works on its targets; whether its card stays in play."""
    spell = spell_of(s, casting.card)
    step = spell.steps[casting.step]
    if len(casting.targets) == 1 and casting.targets[0] < len(c.board):
        fighter = c.board[casting.targets[0]]
        if fighter >= 0 and warded(s, c, casting, fighter):
            return False
        if fighter >= 0 and spell.deed not in ("damage",) and resists_effect(s, c, casting, fighter):
            return False
    return SPELLS[spell.deed](s, c, casting, spell, step, owner)


def warded(s: Heroes3, c: Combat, casting: Casting, fighter: int) -> bool:
    """A ward takes one spell of its school and is used up (Pendant of Negativity)."""
    for effect in c.effects:
        if effect.name == "ward_unit" and effect.target == fighter and effect.card >= 0:
            for play in s.facts.card[effect.card].plays:
                if play.deed == "ward_unit" and casting.school >= 0 and SCHOOLS[casting.school] == play.school:
                    end_effects(s, c, [effect])
                    return True
    return False


def resists_effect(s: Heroes3, c: Combat, casting: Casting, fighter: int) -> bool:
    """Whether a unit is not touched by a spell that deals no damage (Fangarm, Dwarves)."""
    if ability(s, c, fighter, "immune_spell_and_specialty_non_damage") is not None:
        return True
    return resists(s, c, fighter)


def aimed(c: Combat, casting: Casting) -> int:
    """The fighter a spell is aimed at."""
    return c.board[casting.targets[0]]


def ongoing(c: Combat, casting: Casting, name: str, owner: int, target: int, amount: int, until: str) -> bool:
    """A spell stays in play with its effect (H3-CARD-08)."""
    lay(c, name, owner, casting.card, target, amount, until, next_serial(c))
    return True


def on_target(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Spells that lay an effect of their own name on a unit."""
    amount = step.damage or step.defense or 1
    return ongoing(c, casting, spell.deed, owner, aimed(c, casting), amount, spell.lasts)


def do_bless(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """No die for the next attack, and attack (Bless)."""
    lay_plain(c, "no_die", owner, aimed(c, casting), 0, "attack")
    if step.attack:
        lay_plain(c, "attack", owner, aimed(c, casting), step.attack, "attack")
    return False


def do_paralyse(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Blind."""
    paralyse(s, c, aimed(c, casting))
    return False


def do_attack(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Attack up or down for one attack (Bloodlust, Weakness)."""
    lay_plain(c, "attack", owner, aimed(c, casting), step.attack, "attack")
    return False


def do_defense(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Defense up or down for one attack (Stone Skin, Curse)."""
    lay_plain(c, "defense", owner, aimed(c, casting), step.defense, "attack")
    return False


def do_shield(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Defense against a ground or flying attacker (Shield)."""
    lay_plain(c, "shield", owner, aimed(c, casting), step.defense, "attack")
    return False


def do_damage(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Damage to one unit, or to the units on the spaces chosen."""
    spaces = casting.targets[1:] if spell.target == "two_neighbours_of_space" else casting.targets
    for fighter in [c.board[space] for space in spaces]:
        strike_with(s, c, fighter, step.damage, casting)
    return False


def do_chain(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Damage to a unit and those nearest to it (Chain Lightning)."""
    hit = [c.board[space] for space in casting.targets]
    for fighter, amount in zip(hit, step.damages, strict=False):
        strike_with(s, c, fighter, amount, casting)
    return False


def do_counterstrike(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """A unit may strike back again this round (Counterstrike)."""
    c.retaliated[aimed(c, casting)] = 0
    return False


def do_cure(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Healing, and one effect or Paralysis taken away (Cure)."""
    fighter = aimed(c, casting)
    heal(s, c, fighter, step.heals)
    if is_seat(s, owner):
        s.then(Cleansing(owner, fighter))
    else:
        c.paralysed[fighter] = 0
    return False


def do_initiative(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Haste and Slow."""
    return ongoing(c, casting, "initiative", owner, aimed(c, casting), step.initiative, spell.lasts)


def do_prayer(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """One of attack, defense or initiative (Prayer)."""
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


def do_save(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """The lethal attack is cancelled (Resurrection, R-76)."""
    striking(c).cancelled = True
    return False


def do_teleport(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """An own unit stands elsewhere (Teleport)."""
    fighter = aimed(c, casting)
    place(c, fighter, casting.targets[1])
    if fighter == c.active and not c.moved:
        c.from_space = casting.targets[1]
    s.tell(("marches", casting.targets[0], casting.targets[1], c.form[fighter] >> 1))
    return False


def do_clone(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """A clone stands next to the unit (Clone)."""
    fighter = aimed(c, casting)
    clone = add_fighter(c, c.form[fighter], c.side[fighter], NOBODY, casting.targets[1], ())
    c.marks[clone] |= CLONE
    c.activated[clone] = joins_late(s, c, clone)
    return ongoing(c, casting, "clone_of", owner, clone, fighter, spell.lasts)


def do_dispel(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """All ongoing effects on a unit end (Dispel)."""
    fighter = aimed(c, casting)
    end_effects(s, c, ongoing_on(c, fighter))
    return False


def do_earthquake(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Walls and gate fall; the strongest step hurts who stands next to them (Earthquake)."""
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


def do_fire_wall(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """A space burns (Fire Wall)."""
    return ongoing(c, casting, "fire_wall", owner, casting.targets[0], step.damage, spell.lasts)


def do_force_field(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """An obstacle stands on a space (Force Field)."""
    c.board[casting.targets[0]] = FORCE_FIELD
    return ongoing(c, casting, "force_field", owner, casting.targets[0], 0, step.lasts)


def do_traps(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Hidden tokens on spaces, half of them harmless (Land Mine, Quicksand)."""
    spaces = list(casting.targets)
    mines = spell.deed == "land_mine"
    half = len(spaces) // 2
    tokens = [spell.damage if mines else SAND] * half + [0 if mines else EMPTY_SAND] * (len(spaces) - half)
    s.chance.shuffle(tokens)
    for space, token in zip(spaces, tokens, strict=True):
        c.traps = [*c.traps, (space, token)]
    return ongoing(c, casting, spell.deed, owner, NOBODY, 0, spell.lasts)


def do_fortune(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """The die about to be rolled shows one of several results, as the caster chooses (Fortune)."""
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
                return ("result-not-rolled", face)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """The die shows it."""
        match action:
            case ("show", int() as face):
                lay_plain(fight(s), "set_die", self.seat, self.attacker, face - 1, "attack")


def do_frenzy(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """The attack ignores the defense of its target (Frenzy)."""
    lay_plain(c, "ignore_defense", owner, striking(c).attacker, 1, "attack")
    return False


def do_inferno(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Dice burn a space and its neighbours: 1 damage for every +1 (Inferno)."""
    damage = sum(1 for _ in range(step.amount) if roll_face(s) == 1)
    here = casting.targets[0]
    for fighter in [c.board[space] for space in (here, *NEIGHBOURS[here])]:
        if fighter >= 0 and damage:
            strike_with(s, c, fighter, damage, casting)
    return False


def do_mirror(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """The spell that was answered hits another target (Magic Mirror)."""
    lay_plain(c, "mirrored", owner, NOBODY, casting.targets[0], "combat")
    return False


def do_mirth(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Own attack dice may be rerolled once (Mirth)."""
    return ongoing(c, casting, "mirth", owner, NOBODY, 1, step.lasts)


def do_misfortune(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """The die of the attack counts nothing (Misfortune)."""
    lay_plain(c, "misfortune", owner, striking(c).attacker, 1, "attack")
    return False


def do_precision(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """A shot without penalties and with more attack (Precision)."""
    attacker = striking(c).attacker
    lay_plain(c, "no_penalties", owner, attacker, 1, "attack")
    lay_plain(c, "attack", owner, attacker, step.attack, "attack")
    return False


def do_cancel(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """The spell that was answered is cancelled (Protection from a school)."""
    lay_plain(c, "protected", owner, NOBODY, 0, "combat")
    return False


def do_remove_obstacle(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Walls, gate and force fields go (Remove Obstacle)."""
    for space in casting.targets:
        if c.board[space] == FORCE_FIELD:
            end_effects(s, c, [one for one in c.effects if on_space(one) and one.target == space])
        elif c.board[space] < NOBODY:
            break_piece(s, c, space)
    return False


def do_sacrifice(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Damage goes from one own unit to another, at most as much as fells it (Sacrifice)."""
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


def do_slayer(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """More dice against a gold unit, and a card after it (Slayer)."""
    lay_plain(c, "slayer", owner, striking(c).attacker, step.amount, "attack")
    if is_seat(s, owner):
        draw_cards(s, owner, spell.draws)
    return False


def do_sorrow(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """A unit loses the activation it was about to begin (Sorrow)."""
    lay_plain(c, "loses_activation", owner, aimed(c, casting), 1, "activation")
    return False


def do_summon(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Elementals join for the combat (Summon Elemental)."""
    assert spell.summons is not None
    troop = s.facts.troop_number.get(f"summoned_{spell.summons}", -1)
    form = troop * 2 + (PACK if step.side == "pack" else FEW)
    summon(s, c, casting.side, form, casting.targets[0], c.active, False)
    return False


def nothing(s: Heroes3, c: Combat, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Spells of the map do nothing in a combat."""
    return False


SPELLS: Final[dict[str, Work]] = {
    "anti_magic": on_target,
    "bless": do_bless,
    "paralyse": do_paralyse,
    "attack": do_attack,
    "damage": do_damage,
    "chain_damage": do_chain,
    "counterstrike": do_counterstrike,
    "cure": do_cure,
    "defense": do_defense,
    "disrupting_ray": on_target,
    "fire_shield": on_target,
    "initiative": do_initiative,
    "prayer": do_prayer,
    "cancel_lethal_attack": do_save,
    "teleport": do_teleport,
    "air_shield": on_target,
    "berserk": on_target,
    "clone": do_clone,
    "dispel": do_dispel,
    "earthquake": do_earthquake,
    "fire_wall": do_fire_wall,
    "force_field": do_force_field,
    "forgetfulness": on_target,
    "fortune": do_fortune,
    "frenzy": do_frenzy,
    "inferno": do_inferno,
    "land_mine": do_traps,
    "quicksand": do_traps,
    "magic_mirror": do_mirror,
    "mirth": do_mirth,
    "misfortune": do_misfortune,
    "precision": do_precision,
    "cancel_spell": do_cancel,
    "remove_obstacle": do_remove_obstacle,
    "sacrifice": do_sacrifice,
    "shield": do_shield,
    "slayer": do_slayer,
    "sorrow": do_sorrow,
    "summon": do_summon,
    "town_portal": nothing,
    "dimension_door": nothing,
    "fly": nothing,
    "view_air": nothing,
    "view_earth": nothing,
    "visions": nothing,
    "water_walk": nothing,
}
"""What each kind of spell does."""
