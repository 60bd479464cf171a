"""Deeds of cards for a side or the whole combat, and units that join it (H3-CARD-08, H3-CARD-12)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import FEW, MAIN, NOBODY
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.board import BACK_ROW, FRONT_ROW, row_spaces
from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter
from ludoteka.games.heroes3.rules.battlefield.effects import REMOVED_AFTER, lay, lay_plain, next_serial
from ludoteka.games.heroes3.rules.battlefield.figures import SUMMONED_HERE
from ludoteka.games.heroes3.rules.cards.gains import gain_figures
from ludoteka.games.heroes3.rules.combat.cards import factor
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat


def on_side(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """An effect of the deed's name for the side or the whole combat, its card in play."""
    serial = next_serial(c)
    if play.deed != "draw_per_spell":
        gain_figures(s, seat, MAIN, play, False)
    if play.deed in ("ranged_bonus", "no_ranged_penalties") and play.initiative:
        lay(c, "ranged_initiative", seat, card, NOBODY, play.initiative, play.lasts, serial)
    names: dict[str, str] = {"ignore_defense": "unit_ignores_defense", "any_card_attack": "any_card_attack"}
    amount = play.attack or play.power or play.amount or play.draws or 1
    if play.deed == "double_power":
        amount = play.times
    lay(c, names.get(play.deed, play.deed), seat, card, NOBODY, amount, lasting(play), serial)
    if play.power and play.deed == "draw_per_spell":
        s.players[seat].power += play.power
    if play.removes_self:
        lay(c, REMOVED_AFTER, seat, card, NOBODY, 0, "combat", serial)
    return True


def lasting(play: Play) -> str:
    """How long an effect holds: an instant without a term holds for the combat."""
    return play.lasts if play.lasts in ("combat_round", "next_combat_round", "combat", "activation") else "combat"


def on_unit(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """An effect of the deed's name on the unit chosen, its card in play."""
    target = c.board[chosen[0]]
    times = factor(s, c, card, target)
    serial = next_serial(c)
    amount = (play.damage or play.amount or 1) * times
    if play.deed == "haste_and_guard":
        lay(c, "initiative", seat, card, target, play.initiative, play.lasts, serial)
        lay(c, "guard_slower", seat, card, target, play.defense, play.lasts, serial)
        return True
    lay(c, play.deed, seat, card, target, amount, play.lasts, serial)
    return True


def elemental(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Liches deal elemental damage for the combat, and the attack now is stronger (Moandor)."""
    serial = next_serial(c)
    lay(c, "unit_elemental", seat, card, NOBODY, 1, play.lasts, serial)
    target = c.active
    if target >= 0 and c.side[target] == side:
        lay_plain(c, "attack", seat, target, play.attack, "attack")
    return True


def extend_combat(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A combat against neutrals goes on for a round without movement (Dessa)."""
    lay_plain(c, "extend_combat", seat, NOBODY, play.amount, "combat")
    return False


def free_spell(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """The next spell does not count against the limit (Zydar)."""
    c.spell_limit = c.spell_limit.copy()
    c.spell_limit[side] += 1
    return False


def neutral_there(s: Heroes3, troop: int) -> bool:
    """Whether a neutral card lies in its deck or discard pile."""
    tier = s.facts.troop[troop].tier
    return troop in s.neutral_discards[tier] or troop in s.neutral_decks[tier].cards()


def free_home(c: Combat, side: int) -> int:
    """An empty space on a side's own rows, the back line first; -1 if all are taken."""
    board = c.board
    for row in (BACK_ROW[side], FRONT_ROW[side]):
        for space in row_spaces(row):
            if board[space] == NOBODY:
                return space
    return NOBODY


def add_neutral(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A neutral unit fights along for this combat (Tarnum of the Rampart)."""
    assert play.neutral is not None
    troop = s.facts.troop_number[play.neutral]
    tier = s.facts.troop[troop].tier
    space = free_home(c, side)
    s.own_piles()
    if troop in s.neutral_discards[tier]:
        s.neutral_discards[tier].remove(troop)
    else:
        s.neutral_decks[tier].remove(troop)
    c.drawn.append(troop)
    fighter = add_fighter(c, troop * 2 + FEW, side, NOBODY, space, ())
    c.marks[fighter] |= SUMMONED_HERE
    s.tell(("summoned", troop, space))
    return False


def spend_permanent(
    s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]
) -> bool:
    """Power for a spell of a school (Air Magic and the like)."""
    s.players[seat].power += play.power
    return False


def forgetful(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A unit cannot attack in its next activation (Zilare)."""
    lay(c, "forgetfulness", seat, card, c.board[chosen[0]], 1, "next_activation", next_serial(c))
    return True
