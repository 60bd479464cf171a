"""Which spells can be cast in a moment of a combat, and why another cannot (H3-SPELL-02, H3-SPELL-03, H3-CARD-06)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import SPELL
from ludoteka.games.heroes3.figures import Play, Spell, SpellStep
from ludoteka.games.heroes3.rules.battlefield.moments import ACTING, LETHAL, play_moments
from ludoteka.games.heroes3.rules.battlefield.spell_power import SCHOOLS, best_power, casting_closed, under_limit
from ludoteka.games.heroes3.rules.battlefield.strikes import DECLARED
from ludoteka.games.heroes3.rules.cards.piles import distinct
from ludoteka.games.heroes3.rules.common import spell_of
from ludoteka.games.heroes3.rules.spells.deeds import deed_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action

SPELL_LIMIT: Final[Action] = ("spell-limit",)


def power_helps(s: Heroes3, c: Combat, seat: int, side: int, moment: int) -> bool:
    """Whether more power could be used in a moment: a spell or a power-driven specialty is in hand (H3-SPELL-02)."""
    player = s.players[seat]
    if player.power >= 6:
        return False
    for card in distinct(player.hand):
        facts = s.facts.card[card]
        if facts.kind == SPELL:
            spell = spell_of(s, card)
            castable = fits_moment(c, side, moment, spell) and under_limit(c, side)
            if castable and spell.most_power > player.power:
                return True
        else:
            for play in facts.plays:
                if play.power_damage and player.power < 4 and play_moments(play) >> moment & 1:
                    return True
                if play.tier_power is not None and moment == LETHAL and player.power < play.tier_power.gold:
                    return True
    return False


def spell_moments(spell: Spell) -> int:
    """Mask of the moments of a combat in which a spell can ever be cast, kept with it."""
    if spell.moments < 0:
        spell.moments = deed_of(spell).moments(spell)
    return spell.moments


def fits_moment(c: Combat, side: int, moment: int, spell: Spell) -> bool:
    """Whether a spell may be cast in a moment by its timing (H3-CARD-06, H3-CARD-07, H3-CARD-08)."""
    if not spell_moments(spell) >> moment & 1:
        return False
    if deed_of(spell).for_one_attack():
        strike = c.strike
        return strike is not None and strike.stage == DECLARED
    if spell.siege_only and not c.siege:
        return False
    return spell.timing == "instant" or moment != ACTING or not c.attacked


def cast_options(s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int, out: list[Action]) -> None:
    """The steps at which a spell of the hand can be cast now: `("cast", card, step)`, steps counted from 1."""
    spell = spell_of(s, card)
    if spell_closed(c, side, moment, card, spell) is not None:
        return
    power = best_power(s, c, seat, side, card)
    if casting_closed(s, c, seat, side, power):
        return
    for number, step in enumerate(spell.steps):
        if step_closed(s, c, side, card, spell, step, power) is None:
            out.append(("cast", card, number + 1))


def spell_closed(c: Combat, side: int, moment: int, card: int, spell: Spell) -> Action | None:
    """Why a spell cannot be cast in a moment, whatever its power; None if it can (H3-SPELL-03, H3-CARD-06)."""
    if not under_limit(c, side):
        return SPELL_LIMIT
    return None if fits_moment(c, side, moment, spell) else ("not-its-moment", card)


def step_closed(
    s: Heroes3, c: Combat, side: int, card: int, spell: Spell, step: SpellStep, power: int
) -> Action | None:
    """Why a step of a spell cannot be cast with a power; None if it can (H3-SPELL-02, H3-SPELL-07)."""
    if step.power > power:
        return ("spell-power-short", card, step.power, power)
    return None if deed_of(spell).usable(s, c, side, card, step) else ("no-target", card)


def cast_closed(s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int, number: int) -> Action | None:
    """Why a step of a spell of the hand cannot be cast now; None if it can."""
    spell = s.facts.card[card].spell
    if spell is None:
        return ("not-a-spell", card)
    if not 0 <= number < len(spell.steps):
        return ("no-such-effect", card)
    closed = spell_closed(c, side, moment, card, spell)
    if closed is not None:
        return closed
    power = best_power(s, c, seat, side, card)
    if casting_closed(s, c, seat, side, power):
        return ("no-casting", card)
    return step_closed(s, c, side, card, spell, spell.steps[number], power)


def could_cast(s: Heroes3, c: Combat, side: int, moment: int, card: int) -> bool:
    """Whether a spell of the hand has something to work on now, with power enough for it."""
    spell = spell_of(s, card)
    if not fits_moment(c, side, moment, spell):
        return False
    deed = deed_of(spell)
    return any(deed.usable(s, c, side, card, step) for step in spell.steps)


def may_cancel(c: Combat, side: int, play: Play) -> bool:
    """Whether a card may answer the spell being cast (Resistance and the like)."""
    casting = c.casting
    if casting is None or casting.side == side:
        return False
    if play.school != "any" and (casting.school < 0 or SCHOOLS[casting.school] != play.school):
        return False
    return play.power_limit is None or casting.power <= play.power_limit
