"""Deeds of cards on units, walls and spaces of the battlefield (H3-CARD-12)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import MAIN, NOBODY
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.damage import heal, over, place, set_layers
from ludoteka.games.heroes3.rules.battlefield.effects import (
    lay,
    lay_plain,
    next_serial,
    put_power_away,
)
from ludoteka.games.heroes3.rules.battlefield.figures import alive, fight, units_of
from ludoteka.games.heroes3.rules.battlefield.siege import break_piece, remove_tower, siege_pieces
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import Cleansing, TakeOff, paralyse
from ludoteka.games.heroes3.rules.cards.gains import gain_figures
from ludoteka.games.heroes3.rules.combat.acting import Activation, Begin
from ludoteka.games.heroes3.rules.combat.cards import discard_after
from ludoteka.games.heroes3.rules.combat.deeds_of_attack import hurt
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.state import Step


def swap_units(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Two own units change places (Tactics)."""
    if len(chosen) < 2:
        return False
    one, other = c.board[chosen[0]], c.board[chosen[1]]
    c.board[chosen[0]], c.board[chosen[1]] = other, one
    c.space[one], c.space[other] = chosen[1], chosen[0]
    if c.active in (one, other):
        c.from_space = c.space[c.active]
    s.tell(("swapped", chosen[0], chosen[1]))
    return False


def move_unit(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A unit of the player steps to an empty space next to it (Necklace of Swiftness)."""
    fighter = c.board[chosen[0]]
    place(c, fighter, chosen[1])
    if fighter == c.active and not c.moved:
        c.from_space = chosen[1]
    s.tell(("marches", chosen[0], chosen[1], c.form[fighter] >> 1))
    return False


def activate_unit(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A ranged unit of the player activates now, before the one whose turn it was (Bowstring of the Unicorn's Mane)."""
    c.active = NOBODY
    s.then(Activation(c.board[chosen[0]]))
    return False


def activate_again(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A ranged unit of the player activates once more (Valeska); the unit whose turn it was goes on after it."""
    fighter = c.board[chosen[0]]
    current = c.active
    if fighter == current:
        lay_plain(c, "again", seat, fighter, 0, "combat_round")
        return False
    c.activated[fighter] = 0
    s.then(Begin(fighter), Reactivate(current, c.may_defend))
    c.active = fighter
    return False


class Reactivate(Step[Heroes3]):
    """The activation that a card interrupted goes on (Valeska)."""

    __slots__ = ("fighter", "may_defend")

    def __init__(self, fighter: int, may_defend: bool) -> None:
        self.fighter = fighter
        self.may_defend = may_defend

    def run(self, s: Heroes3) -> None:
        """It is the active unit again, as it was (H3-COMBAT-16)."""
        c = fight(s)
        if not over(s) and alive(c, self.fighter):
            c.active = self.fighter
            c.moved = False
            c.attacked = False
            c.may_defend = self.may_defend
            c.from_space = c.space[self.fighter]


def cleanse(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """An effect or Paralysis is taken off a unit (cleanse); healing and draws come with it."""
    fighter = c.board[chosen[0]]
    gain_figures(s, seat, MAIN, play, False)
    heal(s, c, fighter, play.heals)
    s.then(Cleansing(seat, fighter))
    return False


def remove_paralysis(
    s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]
) -> bool:
    """Paralysis is taken off a unit."""
    discard_after(s, seat, play.then_discards)
    gain_figures(s, seat, MAIN, play, False)
    c.paralysed[c.board[chosen[0]]] = 0
    return False


def remove_ongoing(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """One ongoing effect ends (Boots of Polarity)."""
    fighter = c.board[chosen[0]]
    s.then(TakeOff(seat, fighter))
    return False


def paralyse_deed(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A unit is paralysed (Ring of the Wayfarer)."""
    paralyse(s, c, c.board[chosen[0]])
    return False


def flip_cube(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A retaliation cube is put on or taken off (Tarnum of the Dungeon)."""
    fighter = c.board[chosen[0]]
    c.retaliated[fighter] = 1 - c.retaliated[fighter]
    return False


def defense_tokens(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """All own units get a Defense token; as an ongoing card it also makes tokens better (Merist)."""
    for fighter in units_of(c, side):
        c.defending[fighter] = 1
    if play.timing != "ongoing":
        return False
    lay(c, "wide_tokens", seat, card, NOBODY, 1, play.lasts, next_serial(c))
    return True


def horde(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A horde card is laid on a unit; it starts unhurt (R-44)."""
    lay_layer(s, c, seat, c.board[chosen[0]], card)
    return True


def lay_layer(s: Heroes3, c: Combat, owner: int, fighter: int, card: int) -> None:
    """A horde card lies on a unit; the damage below waits (R-44)."""
    lay_plain(c, "buried", owner, fighter, c.damage[fighter], "combat")
    c.damage[fighter] = 0
    set_layers(s, c, fighter, (*c.layers[fighter], card))
    s.tell(("horde", c.space[fighter], card))


def destroy_pieces(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Walls, gate or the arrow tower fall (Ballistics)."""
    if "arrow_tower" in play.pieces:
        remove_tower(s, c)
        return False
    spaces = list(chosen)
    for space in siege_pieces(c):
        if len(spaces) < play.amount and space not in spaces:
            spaces.append(space)
    for space in spaces:
        break_piece(s, c, space)
    return False


def meteor_shower(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A unit and units next to it take damage by the power played (Deemer)."""
    power = s.players[seat].power
    damage = max(step.damage for step in play.power_damage if step.power <= power)
    s.players[seat].power = 0
    put_power_away(s, seat, c.paid[side])
    c.paid[side] = []
    for fighter in [c.board[space] for space in chosen]:
        if fighter >= 0 and not over(s):
            hurt(s, c, card, fighter, damage)
    return False


def fire_wall(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A space burns for the combat (Luna)."""
    lay(c, "fire_wall", seat, card, chosen[0], play.damage, play.lasts, next_serial(c))
    return True
