"""Casting spells in a combat: power, limit, targets, reactions and what spells do (H3-SPELL-01 to H3-SPELL-07)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final

from ludoteka.games.heroes3.content_cards import Spell, SpellStep
from ludoteka.games.heroes3.content_parts import Play
from ludoteka.games.heroes3.facts import AZURE, FEW, NOBODY, PACK, SPACES, SPELL
from ludoteka.games.heroes3.rules.cards import (
    ANY_KIND,
    DiscardCards,
    distinct,
    draw_cards,
    leave_hand,
    refill_discard,
)
from ludoteka.games.heroes3.rules.combat_board import FORCE_FIELD, NEIGHBOURS, adjacent, empty_spaces
from ludoteka.games.heroes3.rules.combat_cards import nearest_targets, unit_fits
from ludoteka.games.heroes3.rules.combat_damage import add_fighter, heal, over, place, wound
from ludoteka.games.heroes3.rules.combat_effects import (
    RETURNING,
    end_effects,
    lay,
    lay_plain,
    next_serial,
    on_space,
    ongoing_on,
)
from ludoteka.games.heroes3.rules.combat_figures import (
    CLONE,
    SUMMONED_HERE,
    ability,
    alive,
    anywhere,
    effect_on,
    fight,
    fighters_of,
    friends_next_to,
    ground_or_flying,
    initiative_of,
    is_ranged,
    is_tower,
    left_hp,
    owner_of,
    tier_of,
    total,
    units_of,
)
from ludoteka.games.heroes3.rules.combat_strike import DECLARED, ROLLED, roll_face, striking
from ludoteka.games.heroes3.rules.combat_windows import (
    ACTING,
    AFTER_CAST,
    BEFORE_ACTIVATION,
    ENEMY_CAST,
    LETHAL,
    RETALIATING,
    STRIKE,
    CardWindow,
)
from ludoteka.games.heroes3.rules.common import DECLINE, is_seat
from ludoteka.games.heroes3.rules.marks import FIRST_SPELL_BACK, FIRST_SPELL_CAST
from ludoteka.games.heroes3.rules.siege import break_piece, siege_pieces
from ludoteka.games.heroes3.rules.unit_abilities import (
    every_fighter,
    offers_power,
    paralyse,
    spell_bonus_of,
    spend_spell_bonus,
)
from ludoteka.games.heroes3.state import Casting, Effect, Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

SCHOOLS: Final = ("air", "earth", "fire", "water")
TIER_WORDS: Final = ("bronze", "silver", "gold", "azure")
ANY_SCHOOL: Final = -1

REACTIONS: Final = frozenset(("cancel_spell", "magic_mirror"))
SAND: Final = -1
EMPTY_SAND: Final = -2
"""Hidden tokens of Quicksand; those of Land Mine are its damage, or 0."""

SPECIAL_AIM: Final = frozenset(("shield", "cancel_lethal_attack", "magic_mirror", "sorrow"))
"""Spells that are aimed at the unit of the attack, spell or activation at hand."""

UNAIMED: Final = frozenset(("misfortune", "fortune", "frenzy", "slayer", "precision", "mirth", "cancel_spell"))
"""Spells that need no target: they work on the attack or the spell at hand, or on a whole side."""
MAP_SPELLS: Final = frozenset(
    ("town_portal", "dimension_door", "fly", "view_air", "view_earth", "visions", "water_walk")
)


def spell_of(s: Heroes3, card: int) -> Spell:
    """The spell a card shows."""
    spell = s.facts.card[card].spell
    assert spell is not None
    return spell


def school_of(s: Heroes3, card: int) -> int:
    """The school of a spell, -1 if its caster names it (H3-SPELL-04)."""
    school = spell_of(s, card).school
    return ANY_SCHOOL if school == "any" else SCHOOLS.index(school)


# -- power and limit --------------------------------------------------------------------------------------------


def power_for(s: Heroes3, seat: int, side: int, school: int) -> int:
    """The power a player's spell of a school is cast with (H3-SPELL-02)."""
    c = fight(s)
    player = s.players[seat]
    word = SCHOOLS[school] if school >= 0 else ""
    power = player.power
    for card in player.permanent:
        for play in s.facts.card[card].plays:
            if play.deed == "school_power" and play.timing == "permanent" and play.school == word:
                power += play.power
    power += sum(effect.amount for effect in school_effects(s, seat, "school_power", word))
    power += omen_power(s, seat, word) + spell_bonus_of(s, side, word)
    for effect in school_effects(s, seat, "double_power", word):
        power *= effect.amount
    if power > 0:
        for enemy in fighters_of(c, 1 - side):
            penalty = ability(s, enemy, "enemy_spell_power_penalty")
            if penalty is not None:
                power -= penalty.amount
    return max(0, power)


def school_effects(s: Heroes3, seat: int, name: str, word: str) -> list[Effect]:
    """The effects of a player that help spells of a school."""
    return [
        effect
        for effect in fight(s).effects
        if effect.name == name
        and effect.owner == seat
        and effect.card >= 0
        and s.facts.card[effect.card].plays[0].school == word
    ]


def omen_power(s: Heroes3, seat: int, word: str) -> int:
    """What astrologers cards add to a spell: for its school, or for the first one cast."""
    out = 0
    for omen in s.omens:
        card = s.facts.astrologers[omen.card] if omen.card >= 0 else None
        if card is None:
            continue
        if (omen.name == "school_power" and word in card.schools) or (
            omen.name == "first_spell_power" and not s.players[turn_of(s)].marks & FIRST_SPELL_CAST
        ):
            out += card.amount
    return out


def turn_of(s: Heroes3) -> int:
    """The player whose turn it is; the first one while an AI hero acts."""
    return s.active if is_seat(s, s.active) else s.first


def best_power(s: Heroes3, seat: int, side: int, card: int) -> int:
    """The power of a spell of the best school its caster could name."""
    school = school_of(s, card)
    if school >= 0:
        return power_for(s, seat, side, school)
    if schools_differ(s, seat, side):
        return max(power_for(s, seat, side, one) for one in range(4))
    return power_for(s, seat, side, 0)


def schools_differ(s: Heroes3, seat: int, side: int) -> bool:
    """Whether anything in play could help spells of one school more than of another."""
    c = fight(s)
    if s.players[seat].permanent or c.effects or s.omens:
        return True
    for fighter in range(len(c.form)):
        if "first_spell_power_bonus" in s.facts.abilities[c.form[fighter]] and c.side[fighter] == side:
            return True
    return False


def under_limit(s: Heroes3, side: int) -> bool:
    """Whether a side may cast another spell card this combat round (H3-SPELL-03)."""
    c = fight(s)
    return c.spells[side] < c.spell_limit[side]


def casting_closed(s: Heroes3, seat: int, side: int, power: int) -> bool:
    """Whether a card or a guard keeps a player from casting at all."""
    c = fight(s)
    if anywhere(c, "no_casting") is not None:
        return True
    if power <= 0 and anywhere(c, "no_casting_without_power") is not None:
        return True
    for enemy in fighters_of(c, 1 - side):
        if c.stack[enemy] and ability(s, enemy, "enemy_cannot_cast_while_stacked") is not None:
            return True
        if ability(s, enemy, "enemy_spell_costs_extra_power_card") is not None:
            others = [card for card in s.players[seat].hand if offers_power(s, card)]
            if len(others) < 2:
                return True
    return False


def power_helps(s: Heroes3, seat: int, side: int, moment: int) -> bool:
    """Whether more power could be used in a moment: a spell or a power-driven specialty is in hand (H3-SPELL-02)."""
    player = s.players[seat]
    if player.power >= 6:
        return False
    for card in distinct(player.hand):
        facts = s.facts.card[card]
        if facts.kind == SPELL:
            spell = spell_of(s, card)
            castable = fits_moment(s, side, moment, spell) and under_limit(s, side)
            if castable and max(step.power for step in spell.steps) > player.power:
                return True
        else:
            for play in facts.plays:
                if play.power_damage and moment in (ACTING, STRIKE) and player.power < 4:
                    return True
                if play.tier_power is not None and moment == LETHAL and player.power < play.tier_power.gold:
                    return True
    return False


# -- which spells fit -------------------------------------------------------------------------------------------


def spell_moments(spell: Spell) -> int:
    """Mask of the moments of a combat in which a spell can ever be cast."""
    deed = spell.deed
    if spell.timing == "map" or deed in MAP_SPELLS:
        return 0
    if deed == "cancel_lethal_attack":
        return 1 << LETHAL
    if deed in REACTIONS:
        return 1 << ENEMY_CAST
    if deed == "sorrow":
        return 1 << BEFORE_ACTIVATION
    if deed == "counterstrike":
        return 1 << ACTING | 1 << STRIKE | 1 << RETALIATING
    if deed in ("misfortune", "fortune", "frenzy", "slayer", "shield", "precision"):
        return 1 << STRIKE
    return 1 << ACTING | 1 << STRIKE if spell.timing == "instant" else 1 << ACTING


def fits_moment(s: Heroes3, side: int, moment: int, spell: Spell) -> bool:
    """Whether a spell may be cast in a moment by its timing (H3-CARD-06 to H3-CARD-08)."""
    if not spell_moments(spell) >> moment & 1:
        return False
    c = fight(s)
    strike = c.strike
    if moment == STRIKE and spell.deed in ("misfortune", "fortune", "frenzy", "slayer", "shield", "precision"):
        return strike is not None and strike.stage == DECLARED
    if spell.siege_only and not c.siege:
        return False
    return spell.timing == "instant" or moment != ACTING or not c.attacked


def cast_options(s: Heroes3, seat: int, side: int, moment: int, card: int, out: list[Action]) -> None:
    """The steps at which a spell of the hand can be cast now: `("cast", card, step)`, steps counted from 1."""
    spell = spell_of(s, card)
    if not under_limit(s, side) or not fits_moment(s, side, moment, spell):
        return
    power = best_power(s, seat, side, card)
    if casting_closed(s, seat, side, power):
        return
    for number in range(len(spell.steps)):
        step = spell.steps[number]
        if step.power <= power and has_target(s, side, card, spell, step):
            out.append(("cast", card, number + 1))


def has_target(s: Heroes3, side: int, card: int, spell: Spell, step: SpellStep) -> bool:
    """Whether a step of a spell has something to work on (H3-SPELL-07)."""
    deed = spell.deed
    c = fight(s)
    if deed == "cancel_spell":
        return may_cancel_with(s, side, spell, step)
    if deed in ("mirth", "fortune"):
        return True
    if deed == "summon" and step.side == "none":
        return False
    if deed == "earthquake":
        return bool(siege_pieces(s))
    if deed == "misfortune":
        return c.side[striking(s).attacker] != side and tier_fits(s, spell, step, striking(s).attacker)
    if deed == "slayer":
        strike = striking(s)
        return c.side[strike.attacker] == side and tier_of(s, strike.target) == 2
    if deed == "frenzy":
        strike = striking(s)
        return c.side[strike.attacker] == side and tier_fits(s, spell, step, strike.target)
    if deed == "precision":
        strike = striking(s)
        near = adjacent(c.space[strike.attacker], c.space[strike.target])
        return is_ranged(s, strike.attacker) and not near and not is_tower(s, strike.attacker)
    if spell.target in ("unit", "own_unit", "ground_or_flying_unit", "ranged_unit") and deed not in SPECIAL_AIM:
        return any(unit_allowed(s, side, card, spell, step, fighter) for fighter in every_fighter(s))
    return bool(spell_targets(s, side, card, spell, step, ()))


def tier_fits(s: Heroes3, spell: Spell, step: SpellStep, fighter: int) -> bool:
    """Whether a unit is within the tier of a step; azure ones and the tower never are (R-70)."""
    if spell.tier_rule == "none" or step.tier == "none":
        return True
    tier = tier_of(s, fighter)
    if tier < 0 or tier == AZURE:
        return False
    limit = TIER_WORDS.index(step.tier)
    return tier == limit if spell.tier_rule == "exactly" else tier <= limit


def spell_targets(
    s: Heroes3, side: int, card: int, spell: Spell, step: SpellStep, chosen: tuple[int, ...]
) -> list[int]:
    """The spaces to choose the next target of a spell from; empty when it is aimed."""
    c = fight(s)
    count = len(chosen)
    target = spell.target
    deed = spell.deed
    if deed in UNAIMED:
        return []
    if target == "unit_and_nearest":
        left = nearest_targets(s, chosen, len([one for one in step.damages if one]))
        return left if count else [space for space in left if can_be_target(s, c.board[space], card)]
    if target == "two_adjacent_spaces":
        if count == 0:
            return [x for x in range(SPACES) if c.board[x] >= 0 or any(c.board[y] >= 0 for y in NEIGHBOURS[x])]
        return NEIGHBOURS[chosen[0]] if count == 1 else []
    if target == "two_neighbours_of_space":
        if count == 0:
            return [space for space in range(SPACES) if any(c.board[near] >= 0 for near in NEIGHBOURS[space])]
        left = [near for near in NEIGHBOURS[chosen[0]] if c.board[near] >= 0 and near not in chosen[1:]]
        return left if count < 3 else []
    if target == "empty_spaces":
        left = [space for space in empty_spaces(c) if space not in chosen]
        return left if count < step.amount else []
    if target == "siege_pieces":
        left = [space for space in siege_pieces(s) if space not in chosen]
        return [] if step.all_pieces or count >= step.amount else left
    if target == "obstacles":
        left = [space for space in range(SPACES) if c.board[space] < NOBODY and space not in chosen]
        return left if count < step.amount else []
    if deed == "teleport" and count == 1:
        return empty_spaces(c)
    if deed == "clone" and count == 1:
        return [space for space in NEIGHBOURS[chosen[0]] if c.board[space] == NOBODY]
    if deed == "sacrifice" and count == 1:
        return [c.space[f] for f in units_of(s, side) if c.space[f] != chosen[0]]
    if count:
        return []
    if target == "empty_space":
        return empty_spaces(c)
    if target == "space_and_neighbours":
        return list(range(SPACES))
    return unit_choices(s, side, card, spell, step)


def unit_choices(s: Heroes3, side: int, card: int, spell: Spell, step: SpellStep) -> list[int]:
    """The units a spell can be aimed at."""
    c = fight(s)
    deed = spell.deed
    strike = c.strike
    if deed in ("shield",):
        assert strike is not None
        mine = c.side[strike.target] == side and ground_or_flying(s, strike.attacker)
        return [c.space[strike.target]] if mine and can_be_target(s, strike.target, card) else []
    if deed == "cancel_lethal_attack":
        assert strike is not None
        return [c.space[strike.target]] if tier_fits(s, spell, step, strike.target) else []
    if deed == "magic_mirror":
        return mirror_targets(s, side, spell, step)
    if deed == "sorrow":
        active = c.active
        return [c.space[active]] if active >= 0 and tier_fits(s, spell, step, active) else []
    return sorted(c.space[fighter] for fighter in every_fighter(s) if unit_allowed(s, side, card, spell, step, fighter))


def unit_allowed(s: Heroes3, side: int, card: int, spell: Spell, step: SpellStep, fighter: int) -> bool:
    """Whether a spell can be aimed at a unit."""
    return (
        unit_fits(s, side, spell.target, fighter)
        and tier_fits(s, spell, step, fighter)
        and makes_sense(s, side, spell, fighter)
        and can_be_target(s, fighter, card)
    )


def makes_sense(s: Heroes3, side: int, spell: Spell, fighter: int) -> bool:
    """Whether a spell for one attack is aimed at a unit of that attack, and others at what they can change."""
    c = fight(s)
    strike = c.strike
    deed = spell.deed
    if deed in ("bless", "attack", "defense", "prayer") and spell.lasts == "attack":
        if strike is None or strike.stage != DECLARED:
            return fighter == c.active or deed == "prayer"
        if deed == "bless" or deed == "attack":
            return fighter == strike.attacker
        if deed == "defense":
            return fighter == strike.target
        return True
    if deed == "counterstrike":
        return bool(c.retaliated[fighter])
    if deed == "clone":
        return not is_tower(s, fighter) and any(c.board[near] == NOBODY for near in NEIGHBOURS[c.space[fighter]])
    if deed == "sacrifice":
        return bool(c.damage[fighter]) and len(units_of(s, side)) > 1
    if deed == "teleport":
        return not is_tower(s, fighter)
    if deed == "paralyse":
        return not is_tower(s, fighter)
    return True


def can_be_target(s: Heroes3, fighter: int, card: int) -> bool:
    """Whether a spell may be aimed at a unit: not if it is immune or under Anti-Magic."""
    spell = spell_of(s, card)
    if spell.school == "any":
        return can_be_hit(s, fighter, spell.id, -1)
    return can_be_hit(s, fighter, spell.id, SCHOOLS.index(spell.school)) and (
        spell.timing != "ongoing"
        or (ability(s, fighter, "immune_ongoing") is None and ability(s, fighter, "immune_ongoing_spells") is None)
    )


def can_be_hit(s: Heroes3, fighter: int, slug: str, school: int) -> bool:
    """Whether spells reach a unit at all (abilities immune_spell_effects, immune_spells; Anti-Magic)."""
    c = fight(s)
    if effect_on(c, "anti_magic", fighter) is not None:
        return False
    if ability(s, fighter, "immune_spell_effects") is not None:
        return False
    wary = ability(s, fighter, "immune_spells")
    return not (wary is not None and (slug in wary.spells or (school >= 0 and SCHOOLS[school] in wary.schools)))


# -- damage -----------------------------------------------------------------------------------------------------


def spell_damage_to(s: Heroes3, fighter: int, amount: int, slug: str) -> int:
    """Spell damage after what a unit takes off it (H3-UNIT-02; abilities immune_spell_damage, reduce_spell_damage)."""
    c = fight(s)
    if anywhere(c, "no_spell_damage") is not None or ability(s, fighter, "immune_spell_damage") is not None:
        return 0
    school = -1
    if slug in s.facts.card_number:
        school = school_of(s, s.facts.card_number[slug])
    if not can_be_hit(s, fighter, slug, school):
        return 0
    proof = ability(s, fighter, "immune_damage_from")
    if proof is not None and (slug in proof.spells or (school >= 0 and SCHOOLS[school] in proof.schools)):
        return 0
    reduced = ability(s, fighter, "reduce_spell_damage")
    if reduced is not None:
        amount -= reduced.amount
    for friend in friends_next_to(c, fighter):
        aura = ability(s, friend, "reduce_spell_damage")
        if aura is not None and aura.scope == "self_and_adjacent_friends":
            amount -= aura.amount
    amount -= total(s, "spell_damage_off", fighter) + total(s, "spell_guard", fighter)
    return max(0, amount)


def strike_with(s: Heroes3, fighter: int, amount: int, cast: Casting) -> None:
    """A spell deals damage to a unit."""
    c = fight(s)
    if over(s) or fighter < 0 or not alive(c, fighter):
        return
    spell = spell_of(s, cast.card)
    if not can_be_hit(s, fighter, spell.id, cast.school) or resists(s, fighter):
        return
    dealt = spell_damage_to(s, fighter, amount, spell.id)
    proof = ability(s, fighter, "immune_damage_from")
    if proof is not None and cast.school >= 0 and SCHOOLS[cast.school] in proof.schools:
        dealt = 0
    wound(s, fighter, dealt, NOBODY)


def resists(s: Heroes3, fighter: int) -> bool:
    """Dwarves may shake a spell off (ability resist_spell_or_specialty_on_roll)."""
    found = ability(s, fighter, "resist_spell_or_specialty_on_roll")
    if found is None or roll_face(s) not in found.faces:
        return False
    s.tell(("resists", fight(s).space[fighter]))
    return True


# -- casting ----------------------------------------------------------------------------------------------------


def begin_casting(s: Heroes3, seat: int, side: int, card: int, step: int) -> None:
    """A spell is played from the hand: it counts against the limit, then it is aimed (H3-SPELL-03, H3-SPELL-07)."""
    c = fight(s)
    c.spells[side] += 1
    leave_hand(s, seat, card)
    c.resolving.append(card)
    s.then(NameSpell(seat, side, card, step, True, False))
    for enemy in fighters_of(c, 1 - side):
        found = ability(s, enemy, "enemy_discards_when_casting")
        if found is not None and s.players[seat].hand:
            count = min(found.amount, len(s.players[seat].hand))
            s.then(DiscardCards(seat, count, count, ANY_KIND, "", 0))
        if ability(s, enemy, "enemy_spell_costs_extra_power_card") is not None:
            s.then(DiscardPower(seat))


class DiscardPower(Choice[Heroes3]):
    """A caster discards a card that offers power (ability enemy_spell_costs_extra_power_card)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each such card; none left: nothing."""
        cards = [card for card in distinct(s.players[self.seat].hand) if offers_power(s, card)]
        out: list[Action] = [("discard", card) for card in cards]
        return out or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard it."""
        if action[0] == "discard":
            from ludoteka.games.heroes3.rules.cards import discard_card

            discard_card(s, self.seat, int(action[1]))


class NameSpell(Step[Heroes3]):
    """The caster names the school of a Magic Arrow; then the spell is aimed (H3-SPELL-04)."""

    __slots__ = ("card", "free", "from_hand", "seat", "side", "step")

    def __init__(self, seat: int, side: int, card: int, step: int, from_hand: bool, free: bool) -> None:
        self.seat = seat
        self.side = side
        self.card = card
        self.step = step
        self.from_hand = from_hand
        self.free = free

    def run(self, s: Heroes3) -> None:
        """Ask for the school, or aim."""
        school = school_of(s, self.card)
        if school == ANY_SCHOOL:
            s.then(SpellSchool(self.seat, self.side, self.card, self.step, self.from_hand, self.free))
        else:
            aim(s, self.seat, self.side, self.card, self.step, school, self.from_hand, self.free, ())


class SpellSchool(Choice[Heroes3]):
    """The school a Magic Arrow counts as (H3-SPELL-04)."""

    __slots__ = ("card", "free", "from_hand", "side", "step")

    def __init__(self, seat: int, side: int, card: int, step: int, from_hand: bool, free: bool) -> None:
        super().__init__(seat)
        self.side = side
        self.card = card
        self.step = step
        self.from_hand = from_hand
        self.free = free

    def options(self, s: Heroes3) -> list[Action]:
        """The schools whose power is enough."""
        need = spell_of(s, self.card).steps[self.step].power
        fit = [one for one in range(4) if self.free or power_for(s, self.seat, self.side, one) >= need]
        return [("school", school) for school in fit]

    def take(self, s: Heroes3, action: Action) -> None:
        """Aim it."""
        aim(s, self.seat, self.side, self.card, self.step, int(action[1]), self.from_hand, self.free, ())


def aim(
    s: Heroes3,
    seat: int,
    side: int,
    card: int,
    step: int,
    school: int,
    from_hand: bool,
    free: bool,
    chosen: tuple[int, ...],
) -> None:
    """The next target of a spell is chosen, or it is cast."""
    spell = spell_of(s, card)
    spaces = spell_targets(s, side, card, spell, spell.steps[step], chosen)
    if spaces:
        s.then(SpellTarget(seat, side, card, step, school, from_hand, free, chosen))
        return
    cast(s, seat, side, card, step, school, from_hand, free, chosen)


class SpellTarget(Choice[Heroes3]):
    """The next target of a spell (H3-SPELL-07)."""

    __slots__ = ("card", "chosen", "free", "from_hand", "school", "side", "step")

    def __init__(
        self,
        seat: int,
        side: int,
        card: int,
        step: int,
        school: int,
        from_hand: bool,
        free: bool,
        chosen: tuple[int, ...],
    ) -> None:
        super().__init__(seat)
        self.side = side
        self.card = card
        self.step = step
        self.school = school
        self.from_hand = from_hand
        self.free = free
        self.chosen = chosen

    def forced(self) -> bool:
        """A single target is taken."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        """Names the spell."""
        return ("play-target", self.card)

    def options(self, s: Heroes3) -> list[Action]:
        """Each space."""
        spell = spell_of(s, self.card)
        spaces = spell_targets(s, self.side, self.card, spell, spell.steps[self.step], self.chosen)
        return [("target", space) for space in sorted(spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Aim there and go on."""
        chosen = (*self.chosen, int(action[1]))
        aim(s, self.seat, self.side, self.card, self.step, self.school, self.from_hand, self.free, chosen)


def cast(
    s: Heroes3,
    seat: int,
    side: int,
    card: int,
    step: int,
    school: int,
    from_hand: bool,
    free: bool,
    chosen: tuple[int, ...],
) -> None:
    """A spell is cast with all power played; the other side may answer, then it works (H3-SPELL-02, H3-SPELL-07)."""
    c = fight(s)
    power = spell_of(s, card).steps[step].power if free else power_for(s, seat, side, school)
    spend_spell_bonus(s, side, SCHOOLS[school])
    player = s.players[seat]
    s.players[turn_of(s)].marks |= FIRST_SPELL_CAST
    take_mark(s, "cube_spent", 0)
    player.power = 0
    paid = tuple(c.paid[side])
    c.paid[side] = []
    s.tell(("casts", seat, card, power))
    outer = c.casting
    c.casting = Casting(side, card, step, school, power, from_hand, chosen, paid)
    s.then(Reacted(), Cast(seat, outer))


class Reacted(Step[Heroes3]):
    """The other side may answer a spell (H3-SPELL-07)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Open the window."""
        c = fight(s)
        if not over(s) and c.casting is not None:
            s.then(CardWindow(ENEMY_CAST, 1 - c.casting.side, 0))


class Cast(Step[Heroes3]):
    """A spell works unless it was cancelled; then what comes after casting (H3-SPELL-07)."""

    __slots__ = ("outer", "seat")

    def __init__(self, seat: int, outer: Casting | None) -> None:
        self.seat = seat
        self.outer = outer

    def run(self, s: Heroes3) -> None:
        """Do it and put the card away."""
        c = fight(s)
        casting = c.casting
        assert casting is not None
        c.resolving.remove(casting.card)
        stays = False
        if not over(s) and not take_mark(s, "cancelled", casting.card):
            stays = work(s, casting, owner_of(c, casting.side))
        if over(s):
            finish_casting(s, self.seat, casting, stays)
            c.casting = self.outer
            return
        s.then(CardWindow(AFTER_CAST, casting.side, 0), AfterCast(self.seat, stays, self.outer))


class AfterCast(Step[Heroes3]):
    """A spell is over: it goes to the discard pile or back to the hand (H3-SPELL-05, H3-CARD-17)."""

    __slots__ = ("outer", "seat", "stays")

    def __init__(self, seat: int, stays: bool, outer: Casting | None) -> None:
        self.seat = seat
        self.stays = stays
        self.outer = outer

    def run(self, s: Heroes3) -> None:
        """Put it away."""
        c = fight(s)
        casting = c.casting
        if casting is not None:
            finish_casting(s, self.seat, casting, self.stays)
        outer = self.outer
        c.casting = outer
        if outer is None:
            return
        if take_mark(s, "protected", 0):
            cancel_casting(s)
        for space in range(SPACES):
            if take_mark(s, "mirrored", space):
                c.casting = Casting(
                    outer.side, outer.card, outer.step, outer.school, outer.power, outer.from_hand, (space,), outer.paid
                )


def take_mark(s: Heroes3, name: str, amount: int) -> bool:
    """Whether a spell left this mark for another one; the mark is used up."""
    c = fight(s)
    for effect in c.effects:
        if effect.name == name and effect.amount == amount:
            c.effects.remove(effect)
            return True
    return False


def finish_casting(s: Heroes3, seat: int, casting: Casting, stays: bool) -> None:
    """The card of a spell and the power cards played for it find their place."""
    c = fight(s)
    player = s.players[seat]
    back = anywhere(c, "spell_returns")
    power_back = anywhere(c, "power_returns")
    c.effects = [effect for effect in c.effects if effect.name not in ("spell_returns", "power_returns")]
    first = first_spell_returns(s, seat)
    for card in casting.paid:
        if power_back is not None:
            insort(player.hand, card)
        else:
            player.discard.append(card)
    if stays:
        if back is not None or first:
            serial = max(effect.play for effect in c.effects if effect.card == casting.card)
            lay(s, RETURNING, seat, casting.card, NOBODY, 0, "combat", serial)
    elif (back is not None or first) and casting.from_hand:
        insort(player.hand, casting.card)
        s.tell(("card-returns", seat, casting.card))
    else:
        player.discard.append(casting.card)
    draws = sum(effect.amount for effect in c.effects if effect.name == "draw_per_spell" and effect.owner == seat)
    if draws:
        draw_cards(s, seat, draws)


def first_spell_returns(s: Heroes3, seat: int) -> bool:
    """Whether an astrologers card gives the first spell cast back (Crazy Wizard)."""
    player = s.players[seat]
    if player.marks & FIRST_SPELL_BACK or not any(omen.name == "first_spell_returns" for omen in s.omens):
        return False
    player.marks |= FIRST_SPELL_BACK
    return True


# -- reactions --------------------------------------------------------------------------------------------------


def may_cancel(s: Heroes3, side: int, play: Play) -> bool:
    """Whether a card may answer the spell being cast (Resistance and the like)."""
    casting = fight(s).casting
    if casting is None or casting.side == side:
        return False
    if play.school != "any" and (casting.school < 0 or SCHOOLS[casting.school] != play.school):
        return False
    return play.power_limit is None or casting.power <= play.power_limit


def may_cancel_with(s: Heroes3, side: int, spell: Spell, step: SpellStep) -> bool:
    """Whether Protection from a school answers the spell being cast."""
    casting = fight(s).casting
    if casting is None or casting.side == side or casting.school < 0:
        return False
    if SCHOOLS[casting.school] != spell.school:
        return False
    return step.level == "expert" or spell_of(s, casting.card).level == "basic"


def cancel_casting(s: Heroes3) -> None:
    """The spell being cast has no effect; it still used the limit (H3-SPELL-07)."""
    casting = fight(s).casting
    if casting is not None:
        lay_plain(s, "cancelled", NOBODY, NOBODY, casting.card, "combat")
        s.tell(("spell-cancelled", casting.card))


def mirror_targets(s: Heroes3, side: int, spell: Spell, step: SpellStep) -> list[int]:
    """New targets for the spell about to hit an own unit (Magic Mirror)."""
    c = fight(s)
    casting = c.casting
    if casting is None or casting.side == side or len(casting.targets) != 1:
        return []
    hit = c.board[casting.targets[0]]
    if hit < 0 or c.side[hit] != side or not tier_fits(s, spell, step, hit):
        return []
    theirs = spell_of(s, casting.card)
    spaces = spell_targets(s, casting.side, casting.card, theirs, theirs.steps[casting.step], ())
    return [space for space in spaces if space != casting.targets[0]]


def do_casting_deed(s: Heroes3, seat: int, side: int, card: int, play: Play) -> bool:
    """Cards that cast, cancel or return spells."""
    c = fight(s)
    deed = play.deed
    if deed == "cancel_spell":
        cancel_casting(s)
    elif deed == "cancel_spell_on_roll":
        faces = [roll_face(s) for _ in range(play.amount)]
        if any(face in play.faces for face in faces):
            cancel_casting(s)
    elif deed in ("return_spell", "return_spell_and_power"):
        lay_plain(s, "spell_returns", seat, NOBODY, 0, "combat")
        if deed == "return_spell_and_power":
            lay_plain(s, "power_returns", seat, NOBODY, 0, "combat")
        c.spell_limit[side] += play.spell_limit
    elif deed == "search_and_cast":
        from ludoteka.games.heroes3.rules.search import Search

        for _ in range(play.times):
            s.then(Search(seat, 1 << SPELL, play.looks, "any", True))
        c.spell_limit[side] += play.times
    else:
        s.then(CastOther(seat, side, card, c_way(s, card, play)))
    return False


def c_way(s: Heroes3, card: int, play: Play) -> int:
    """Which way of a card a play is."""
    plays = s.facts.card[card].plays
    for way in range(len(plays)):
        if plays[way] is play:
            return way
    return 0


def castable_from(s: Heroes3, seat: int, side: int, play: Play) -> list[Action]:
    """The spells and steps that a card lets its player cast: from the hand, the own or the common discard pile."""
    player = s.players[seat]
    free_power = play.deed == "cast_free_of_power"
    if play.deed == "cast_from_discard":
        known = [s.facts.card_number[slug] for slug in play.cards]
        pool = [card for card in distinct(player.discard) if card in known]
    elif play.deed == "cast_common_discard":
        pool = s.discards[SPELL][-1:]
    else:
        pool = [card for card in distinct(player.hand) if s.facts.card_kind[card] == SPELL]
    out: list[Action] = []
    if not play.free_of_limit and not under_limit(s, side):
        return out
    for card in pool:
        spell = spell_of(s, card)
        if play.school != "any" and spell.school not in (play.school, "any"):
            continue
        if spell.deed in MAP_SPELLS or spell.nature == "reaction" or spell.timing == "map":
            continue
        power = 99 if free_power else best_power(s, seat, side, card)
        if casting_closed(s, seat, side, power):
            continue
        if spell.deed in ("frenzy", "slayer", "shield", "precision", "misfortune", "fortune"):
            continue
        out += [
            ("cast", card, number + 1)
            for number, step in enumerate(spell.steps)
            if step.power <= power and has_target(s, side, card, spell, step)
        ]
    return out


class CastOther(Choice[Heroes3]):
    """A spell that a card lets its player cast (Intelligence, Ciele, Tomes, Helm of the Alabaster Unicorn)."""

    __slots__ = ("card", "side", "way")

    def __init__(self, seat: int, side: int, card: int, way: int) -> None:
        super().__init__(seat)
        self.side = side
        self.card = card
        self.way = way

    def options(self, s: Heroes3) -> list[Action]:
        """Each spell with each step."""
        play = s.facts.card[self.card].plays[self.way]
        out = castable_from(s, self.seat, self.side, play)
        return sorted(out) or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Cast it."""
        if action[0] != "cast":
            return
        c = fight(s)
        seat = self.seat
        play = s.facts.card[self.card].plays[self.way]
        card = int(action[1])
        if play.deed == "cast_from_discard":
            s.players[seat].discard.remove(card)
        elif play.deed == "cast_common_discard":
            s.discards[SPELL].pop()
            refill_discard(s, SPELL)
        else:
            leave_hand(s, seat, card)
        if not play.free_of_limit:
            c.spells[self.side] += 1
        c.resolving.append(card)
        free = play.deed == "cast_free_of_power"
        s.then(NameSpell(seat, self.side, card, int(action[2]) - 1, play.deed == "cast_from_hand", free))


# -- what spells do ---------------------------------------------------------------------------------------------

Work = Callable[[Heroes3, Casting, Spell, SpellStep, int], bool]
"""What a spell does: state, casting, spell, step, owner; whether its card stays in play."""


def work(s: Heroes3, casting: Casting, owner: int) -> bool:
    """A spell works on its targets; whether its card stays in play."""
    spell = spell_of(s, casting.card)
    step = spell.steps[casting.step]
    c = fight(s)
    if len(casting.targets) == 1 and casting.targets[0] < len(c.board):
        fighter = c.board[casting.targets[0]]
        if fighter >= 0 and warded(s, casting, fighter):
            return False
        if fighter >= 0 and spell.deed not in ("damage",) and resists_effect(s, casting, fighter):
            return False
    return SPELLS[spell.deed](s, casting, spell, step, owner)


def warded(s: Heroes3, casting: Casting, fighter: int) -> bool:
    """A ward takes one spell of its school and is used up (Pendant of Negativity)."""
    for effect in fight(s).effects:
        if effect.name == "ward_unit" and effect.target == fighter and effect.card >= 0:
            for play in s.facts.card[effect.card].plays:
                if play.deed == "ward_unit" and casting.school >= 0 and SCHOOLS[casting.school] == play.school:
                    end_effects(s, [effect])
                    return True
    return False


def resists_effect(s: Heroes3, casting: Casting, fighter: int) -> bool:
    """Whether a unit is not touched by a spell that deals no damage (Fangarm, Dwarves)."""
    if ability(s, fighter, "immune_spell_and_specialty_non_damage") is not None:
        return True
    return resists(s, fighter)


def aimed(s: Heroes3, casting: Casting) -> int:
    """The fighter a spell is aimed at."""
    return fight(s).board[casting.targets[0]]


def ongoing(s: Heroes3, casting: Casting, name: str, owner: int, target: int, amount: int, until: str) -> bool:
    """A spell stays in play with its effect (H3-CARD-08)."""
    lay(s, name, owner, casting.card, target, amount, until, next_serial(s))
    return True


def on_target(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Spells that lay an effect of their own name on a unit."""
    amount = step.damage or step.defense or 1
    return ongoing(s, casting, spell.deed, owner, aimed(s, casting), amount, spell.lasts)


def do_bless(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """No die for the next attack, and attack (Bless)."""
    lay_plain(s, "no_die", owner, aimed(s, casting), 0, "attack")
    if step.attack:
        lay_plain(s, "attack", owner, aimed(s, casting), step.attack, "attack")
    return False


def do_paralyse(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Blind."""
    paralyse(s, aimed(s, casting))
    return False


def do_attack(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Attack up or down for one attack (Bloodlust, Weakness)."""
    lay_plain(s, "attack", owner, aimed(s, casting), step.attack, "attack")
    return False


def do_defense(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Defense up or down for one attack (Stone Skin, Curse)."""
    lay_plain(s, "defense", owner, aimed(s, casting), step.defense, "attack")
    return False


def do_shield(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Defense against a ground or flying attacker (Shield)."""
    lay_plain(s, "shield", owner, aimed(s, casting), step.defense, "attack")
    return False


def do_damage(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Damage to one unit, or to the units on the spaces chosen."""
    c = fight(s)
    spaces = casting.targets[1:] if spell.target == "two_neighbours_of_space" else casting.targets
    for fighter in [c.board[space] for space in spaces]:
        strike_with(s, fighter, step.damage, casting)
    return False


def do_chain(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Damage to a unit and those nearest to it (Chain Lightning)."""
    c = fight(s)
    hit = [c.board[space] for space in casting.targets]
    for fighter, amount in zip(hit, step.damages, strict=False):
        strike_with(s, fighter, amount, casting)
    return False


def do_counterstrike(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """A unit may strike back again this round (Counterstrike)."""
    fight(s).retaliated[aimed(s, casting)] = 0
    return False


def do_cure(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Healing, and one effect or Paralysis taken away (Cure)."""
    from ludoteka.games.heroes3.rules.combat_deeds import Cleansing

    fighter = aimed(s, casting)
    heal(s, fighter, step.heals)
    if is_seat(s, owner):
        s.then(Cleansing(owner, fighter))
    else:
        fight(s).paralysed[fighter] = 0
    return False


def do_initiative(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Haste and Slow."""
    return ongoing(s, casting, "initiative", owner, aimed(s, casting), step.initiative, spell.lasts)


def do_prayer(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """One of attack, defense or initiative (Prayer)."""
    if is_seat(s, owner):
        s.then(PrayFor(owner, aimed(s, casting), step.bonus))
    else:
        lay_plain(s, "attack", owner, aimed(s, casting), step.bonus, "attack")
    return False


class PrayFor(Choice[Heroes3]):
    """What a Prayer raises: attack, defense or initiative (R-68)."""

    __slots__ = ("bonus", "fighter")

    def __init__(self, seat: int, fighter: int, bonus: int) -> None:
        super().__init__(seat)
        self.fighter = fighter
        self.bonus = bonus

    def options(self, s: Heroes3) -> list[Action]:
        """The three."""
        return [("raise-attack",), ("raise-defense",), ("raise-initiative",)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Raise it."""
        name = str(action[0])[6:]
        lay_plain(s, name, self.seat, self.fighter, self.bonus, "combat_round" if name == "initiative" else "attack")


def do_save(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """The lethal attack is cancelled (Resurrection, R-76)."""
    striking(s).cancelled = True
    return False


def do_teleport(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """An own unit stands elsewhere (Teleport)."""
    c = fight(s)
    fighter = aimed(s, casting)
    place(c, fighter, casting.targets[1])
    if fighter == c.active and not c.moved:
        c.from_space = casting.targets[1]
    s.tell(("marches", casting.targets[0], casting.targets[1]))
    return False


def do_clone(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """A clone stands next to the unit (Clone)."""
    c = fight(s)
    fighter = aimed(s, casting)
    clone = add_fighter(c, c.form[fighter], c.side[fighter], NOBODY, casting.targets[1], ())
    c.marks[clone] |= CLONE
    c.activated[clone] = joins_late(s, clone)
    return ongoing(s, casting, "clone_of", owner, clone, fighter, spell.lasts)


def do_dispel(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """All ongoing effects on a unit end (Dispel)."""
    fighter = aimed(s, casting)
    end_effects(s, ongoing_on(s, fighter))
    return False


def do_earthquake(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Walls and gate fall; the strongest step hurts who stands next to them (Earthquake)."""
    c = fight(s)
    if not step.all_pieces:
        for space in casting.targets:
            break_piece(s, space)
        return False
    pieces = siege_pieces(s)
    near = sorted({c.board[x] for space in pieces for x in NEIGHBOURS[space] if c.board[x] >= 0})
    for fighter in near:
        strike_with(s, fighter, step.damage, casting)
    if not over(s):
        for space in pieces:
            break_piece(s, space)
    return False


def do_fire_wall(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """A space burns (Fire Wall)."""
    return ongoing(s, casting, "fire_wall", owner, casting.targets[0], step.damage, spell.lasts)


def do_force_field(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """An obstacle stands on a space (Force Field)."""
    fight(s).board[casting.targets[0]] = FORCE_FIELD
    return ongoing(s, casting, "force_field", owner, casting.targets[0], 0, step.lasts)


def do_traps(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Hidden tokens on spaces, half of them harmless (Land Mine, Quicksand)."""
    c = fight(s)
    spaces = list(casting.targets)
    mines = spell.deed == "land_mine"
    half = len(spaces) // 2
    tokens = [spell.damage if mines else SAND] * half + [0 if mines else EMPTY_SAND] * (len(spaces) - half)
    s.chance.shuffle(tokens)
    for space, token in zip(spaces, tokens, strict=True):
        c.traps.append((space, token))
    return ongoing(s, casting, spell.deed, owner, NOBODY, 0, spell.lasts)


def do_fortune(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """The dice about to be rolled are the best of several (Fortune)."""
    best = max(roll_face(s) for _ in range(step.amount + 1))
    strike = fight(s).strike
    if strike is not None and strike.stage < ROLLED:
        side = casting.side
        face = best if fight(s).side[strike.attacker] == side else -best
        lay_plain(s, "set_die", owner, strike.attacker, face, "attack")
    return False


def do_frenzy(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """The attack ignores the defense of its target (Frenzy)."""
    lay_plain(s, "ignore_defense", owner, striking(s).attacker, 1, "attack")
    return False


def do_inferno(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Dice burn a space and its neighbours: 1 damage for every +1 (Inferno)."""
    c = fight(s)
    damage = sum(1 for _ in range(step.amount) if roll_face(s) == 1)
    here = casting.targets[0]
    for fighter in [c.board[space] for space in (here, *NEIGHBOURS[here])]:
        if fighter >= 0 and damage:
            strike_with(s, fighter, damage, casting)
    return False


def do_mirror(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """The spell that was answered hits another target (Magic Mirror)."""
    lay_plain(s, "mirrored", owner, NOBODY, casting.targets[0], "combat")
    return False


def do_mirth(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Own attack dice may be rerolled once (Mirth)."""
    return ongoing(s, casting, "mirth", owner, NOBODY, 1, step.lasts)


def do_misfortune(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """The die of the attack counts nothing (Misfortune)."""
    lay_plain(s, "misfortune", owner, striking(s).attacker, 1, "attack")
    return False


def do_precision(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """A shot without penalties and with more attack (Precision)."""
    attacker = striking(s).attacker
    lay_plain(s, "no_penalties", owner, attacker, 1, "attack")
    lay_plain(s, "attack", owner, attacker, step.attack, "attack")
    return False


def do_cancel(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """The spell that was answered is cancelled (Protection from a school)."""
    lay_plain(s, "protected", owner, NOBODY, 0, "combat")
    return False


def do_remove_obstacle(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Walls, gate and force fields go (Remove Obstacle)."""
    c = fight(s)
    for space in casting.targets:
        if c.board[space] == FORCE_FIELD:
            end_effects(s, [one for one in c.effects if on_space(one) and one.target == space])
        elif c.board[space] < NOBODY:
            break_piece(s, space)
    return False


def do_sacrifice(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Damage goes from one own unit to another, at most as much as fells it (Sacrifice)."""
    c = fight(s)
    first = aimed(s, casting)
    other = c.board[casting.targets[1]]
    amount = min(c.damage[first], whole_hp(s, other))
    heal(s, first, amount)
    wound(s, other, amount, NOBODY)
    return False


def whole_hp(s: Heroes3, fighter: int) -> int:
    """How much damage fells a unit altogether."""
    c = fight(s)
    hp = left_hp(s, fighter)
    if c.form[fighter] & 1 == PACK:
        hp += s.facts.hp[c.form[fighter] - 1]
    return hp


def do_slayer(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """More dice against a gold unit, and a card after it (Slayer)."""
    lay_plain(s, "slayer", owner, striking(s).attacker, step.amount, "attack")
    if is_seat(s, owner):
        draw_cards(s, owner, spell.draws)
    return False


def do_sorrow(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """A unit loses the activation it was about to begin (Sorrow)."""
    lay_plain(s, "loses_activation", owner, aimed(s, casting), 1, "activation")
    return False


def do_summon(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
    """Elementals join for the combat (Summon Elemental)."""
    assert spell.summons is not None
    troop = s.facts.troop_number.get(f"summoned_{spell.summons}", -1)
    form = troop * 2 + (PACK if step.side == "pack" else FEW)
    summon(s, casting.side, form, casting.targets[0], fight(s).active, False)
    return False


def joins_late(s: Heroes3, fighter: int) -> int:
    """1 if a newcomer counts as activated: its initiative is higher than that of the active unit (H3-EXP-03)."""
    c = fight(s)
    if c.active < 0:
        return 0
    return int(initiative_of(s, fighter) > initiative_of(s, c.active))


def summon(s: Heroes3, side: int, form: int, space: int, by: int, joins: bool) -> int:
    """A summoned unit enters next to its summoner; some join the unit deck after the combat (H3-EXP-03)."""
    c = fight(s)
    origin = NOBODY
    owner = owner_of(c, side)
    if joins and is_seat(s, owner):
        from ludoteka.games.heroes3.rules.recruit import add_unit

        origin = len(s.players[owner].army)
        add_unit(s, owner, form >> 1, form & 1)
    fighter = add_fighter(c, form, side, origin, space, ())
    if not joins:
        c.marks[fighter] |= SUMMONED_HERE
    c.activated[fighter] = joins_late(s, fighter)
    s.tell(("summoned", form >> 1, space))
    return fighter


def nothing(s: Heroes3, casting: Casting, spell: Spell, step: SpellStep, owner: int) -> bool:
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
