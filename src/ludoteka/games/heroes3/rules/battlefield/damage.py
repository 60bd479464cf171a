"""Damage and what it does: hordes, Packs turned to Few, losses, healing and the end of a combat (H3-UNIT-03)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import BRONZE, FEW, GOLD, NEUTRAL, NOBODY, PACK, SPACES
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING, DEFENDING
from ludoteka.games.heroes3.rules.battlefield.effects import end_effects, end_on, lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import (
    CLONE,
    FLIPPED,
    REWARDED,
    SURVIVED,
    ability,
    effect_on,
    has_units,
    hp_of,
    is_tower,
    owner_of,
)
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral, distinct
from ludoteka.games.heroes3.rules.common import is_seat
from ludoteka.games.heroes3.rules.resources import gain
from ludoteka.games.heroes3.rules.trade.recruit import drop_unit, flip_unit
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

OWN_LOST: Final = 1
"""Bit of a side: it has lost a unit in this combat."""
HAS_RESERVE: Final = 4
"""Bit of a side: units wait to join it, so it is not beaten with its last one on the board."""


def wound(s: Heroes3, c: Combat, fighter: int, amount: int, by: int) -> None:
    """A unit takes damage; a Pack turns to Few and surplus damage carries over (H3-UNIT-03, R-19, R-44).

    `by` is the fighter that dealt it, -1 for a card or another effect.
    """
    if amount <= 0 or c.space[fighter] < 0:
        return
    if c.effects:
        amount = absorbed(c, fighter, amount)
        if not amount:
            return
    c.paralysed[fighter] = 0
    s.tell(("damage", c.space[fighter], amount, c.form[fighter] >> 1))
    if c.marks[fighter] & CLONE:
        leave(s, c, fighter, by)
        return
    left = amount
    while left > 0:
        room = hp_of(s, c, fighter) - c.damage[fighter]
        if left < room:
            c.damage[fighter] += left
            return
        if stays_at_one(s, c, fighter):
            c.marks[fighter] |= SURVIVED
            c.damage[fighter] = hp_of(s, c, fighter) - 1
            s.tell(("survives", c.space[fighter], c.form[fighter] >> 1))
            return
        left -= max(0, room)
        if not drop(s, c, fighter, by):
            return


def absorbed(c: Combat, fighter: int, amount: int) -> int:
    """What is left of damage after the markers that absorb it, which leave as they do."""
    markers = effect_on(c, "absorbs", fighter)
    if markers is None:
        return amount
    c.effects.remove(markers)
    if markers.amount > amount:
        lay_plain(c, "absorbs", markers.owner, fighter, markers.amount - amount, "combat")
    return max(0, amount - markers.amount)


def lose_raised_hp(s: Heroes3, c: Combat, fighter: int) -> None:
    """A card that raised a unit's HP has ended: damage enough for what is left beats its side (H3-UNIT-03, R-79)."""
    while c.winner < 0 and c.space[fighter] >= 0 and c.damage[fighter] >= hp_of(s, c, fighter):
        if stays_at_one(s, c, fighter):
            c.marks[fighter] |= SURVIVED
            c.damage[fighter] = hp_of(s, c, fighter) - 1
            s.tell(("survives", c.space[fighter], c.form[fighter] >> 1))
            return
        surplus = c.damage[fighter] - hp_of(s, c, fighter)
        if not drop(s, c, fighter, NOBODY):
            return
        c.damage[fighter] += surplus


def stays_at_one(s: Heroes3, c: Combat, fighter: int) -> bool:
    """Whether its ability keeps it at 1 HP, once a combat (ability survive_at_one_hp)."""
    return not c.marks[fighter] & SURVIVED and ability(s, c, fighter, "survive_at_one_hp") is not None


def drop(s: Heroes3, c: Combat, fighter: int, by: int) -> bool:
    """The current side or horde of a unit is used up; whether something of it is left (H3-UNIT-03, R-19, R-44)."""
    c.damage[fighter] = 0
    layers = c.layers[fighter]
    if layers:
        card = layers[-1]
        set_layers(s, c, fighter, layers[:-1])
        unbury(c, fighter)
        if is_seat(s, owner_of(c, c.side[fighter])):
            s.players[owner_of(c, c.side[fighter])].discard.append(card)
        s.tell(("horde-lost", c.space[fighter]))
        return True
    if c.form[fighter] & 1 == PACK:
        turn_to_few(s, c, fighter)
        return True
    leave(s, c, fighter, by)
    return False


def unbury(c: Combat, fighter: int) -> None:
    """The damage that lay on a unit before a horde was laid on it counts again (R-44)."""
    for at in range(len(c.effects) - 1, -1, -1):
        effect = c.effects[at]
        if effect.name == "buried" and effect.target == fighter:
            c.damage[fighter] = effect.amount
            c.effects.pop(at)
            return


def set_layers(s: Heroes3, c: Combat, fighter: int, layers: tuple[int, ...]) -> None:
    """The horde cards on a unit change; they stay on it after the combat (R-44)."""
    c.set_layers(fighter, layers)
    row = c.origin[fighter]
    if row >= 0:
        s.players[owner_of(c, c.side[fighter])].set_layers(row, layers)


def turn_to_few(s: Heroes3, c: Combat, fighter: int) -> None:
    """A Pack becomes Few in its place; what raised its HP is gone (R-19, R-79)."""
    c.set_form(fighter, c.form[fighter] - 1)
    c.damage[fighter] = 0
    c.marks[fighter] |= FLIPPED
    row = c.origin[fighter]
    if row >= 0:
        s.players[owner_of(c, c.side[fighter])].set_side(row, FEW)
    end_effects(s, c, [effect for effect in c.effects if effect.target == fighter and effect.name == "hp"])
    s.tell(("flipped", c.space[fighter], c.form[fighter] >> 1))


def turn_to_pack(s: Heroes3, c: Combat, fighter: int) -> None:
    """A unit is reinforced in the middle of a combat: damage and markers stay (R-80)."""
    c.set_form(fighter, c.form[fighter] | 1)
    row = c.origin[fighter]
    if row >= 0:
        s.players[owner_of(c, c.side[fighter])].set_side(row, PACK)
    s.tell(("reinforced-here", c.space[fighter]))


def leave(s: Heroes3, c: Combat, fighter: int, by: int) -> None:
    """A unit leaves the combat and the unit deck (H3-UNIT-03, H3-UNIT-10)."""
    space = c.space[fighter]
    side = c.side[fighter]
    troop = c.form[fighter] >> 1
    s.tell(("falls", troop, space))
    c.fallen = space
    c.board[space] = NOBODY
    c.space[fighter] = NOBODY
    c.paralysed[fighter] = 0
    end_on(s, c, fighter)
    if is_tower(s, c, fighter):
        return
    remove_clones(s, c, fighter)
    if not c.marks[fighter] & CLONE:
        if not c.used[side] & OWN_LOST:
            c.used = c.used.copy()
            c.used[side] |= OWN_LOST
        if c.origin[fighter] >= 0:
            lose_from_deck(s, c, fighter)
    if by >= 0 and c.side[by] != side:
        reward_kill(s, c, by)
    raise_the_dead(s, c, fighter)
    check_end(c)


def remove_clones(s: Heroes3, c: Combat, fighter: int) -> None:
    """Clones of a unit are gone when the unit is (spell clone)."""
    for effect in c.effects.copy():
        if effect.name == "clone_of" and effect.amount == fighter and c.space[effect.target] >= 0:
            leave(s, c, effect.target, NOBODY)


def lose_from_deck(s: Heroes3, c: Combat, fighter: int) -> None:
    """The card of a lost unit goes: neutral ones to the discard pile of their tier (H3-UNIT-10, H3-RECRUIT-05)."""
    row = c.origin[fighter]
    side = c.side[fighter]
    seat = owner_of(c, side)
    if c.layers[fighter]:
        c.set_layers(fighter, ())
    drop_unit(s, seat, row)
    origin = c.origin.copy()
    origin[fighter] = NOBODY
    for other in range(len(c.form)):
        if c.side[other] == side and origin[other] > row:
            origin[other] -= 1
    c.origin = origin


def reward_kill(s: Heroes3, c: Combat, by: int) -> None:
    """Seamen take gold for a unit they remove, once a combat (ability gain_on_kill)."""
    found = ability(s, c, by, "gain_on_kill")
    seat = owner_of(c, c.side[by])
    if found is not None and not c.marks[by] & REWARDED and is_seat(s, seat):
        c.marks[by] |= REWARDED
        gain(s, seat, GOLD, found.gold)


def raise_the_dead(s: Heroes3, c: Combat, fighter: int) -> None:
    """Neutral Skeletons beaten by a Necropolis player reinforce a bronze unit of that player (their ability)."""
    seat = owner_of(c, 1 - c.side[fighter])
    if "defeated_by_necropolis_may_reinforce_bronze" not in s.facts.abilities[c.form[fighter]] or not is_seat(s, seat):
        return
    if s.players[seat].faction == s.facts.faction_number["necropolis"]:
        s.then(RaiseBronze(seat))


def heal(s: Heroes3, c: Combat, fighter: int, amount: int) -> None:
    """Damage is taken off a unit, as much as there is."""
    healed = min(amount, c.damage[fighter])
    if healed > 0:
        c.damage[fighter] -= healed
        s.tell(("healed", c.space[fighter], healed, c.form[fighter] >> 1))


def check_end(c: Combat) -> None:
    """The combat is over as soon as a side has no units; both: the attacker loses (H3-COMBAT-27, R-30, R-78)."""
    if c.winner >= 0:
        return
    if not has_units(c, ATTACKING) and not c.used[ATTACKING] & HAS_RESERVE:
        c.winner = DEFENDING
    elif not has_units(c, DEFENDING) and not c.used[DEFENDING] & HAS_RESERVE:
        c.winner = ATTACKING


def over(s: Heroes3) -> bool:
    """Whether the combat has been decided: what still waits is skipped."""
    c = s.combat
    return c is None or c.winner >= 0


def place(c: Combat, fighter: int, space: int) -> None:
    """A fighter stands on another space."""
    old = c.space[fighter]
    if 0 <= old < SPACES:
        c.board[old] = NOBODY
    c.space[fighter] = space
    c.board[space] = fighter


def add_fighter(c: Combat, form: int, side: int, origin: int, space: int, layers: tuple[int, ...]) -> int:
    """A unit enters the combat."""
    fighter = len(c.form)
    c.form = [*c.form, form]  # copies share these lists, so that each change makes a new one
    c.side = [*c.side, side]
    c.origin = [*c.origin, origin]
    c.layers = [*c.layers, layers]
    c.stack = [*c.stack, 0]
    c.space.append(space)
    c.damage.append(0)
    c.activated.append(0)
    c.retaliated.append(0)
    c.defending.append(0)
    c.paralysed.append(0)
    c.marks.append(0)
    c.board[space] = fighter
    return fighter


def discard_drawn(s: Heroes3, c: Combat) -> None:
    """The neutral units drawn for the combat go to their discard piles (H3-COMBAT-27)."""
    for troop in c.drawn:
        if s.facts.troop[troop].kind == NEUTRAL:
            discard_neutral(s, troop)
    c.drawn = []


class RaiseBronze(Step[Heroes3]):
    """A Necropolis player reinforces a Few bronze unit for free after beating neutral Skeletons (R-80)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Flip the only one, or ask which."""
        rows = raisable(s, self.seat)
        if len(rows) == 1:
            raise_unit(s, self.seat, rows[0])
        elif rows:
            s.then(RaiseWhich(self.seat))


def raisable(s: Heroes3, seat: int) -> list[int]:
    """Rows of Few bronze units of the player's faction."""
    player = s.players[seat]
    return [
        row
        for row in range(len(player.army))
        if player.sides[row] == FEW
        and s.facts.troop[player.army[row]].pack is not None
        and s.facts.troop[player.army[row]].tier == BRONZE
    ]


def raise_unit(s: Heroes3, seat: int, row: int) -> None:
    """A unit of the unit deck becomes a Pack, also where it fights (R-80)."""
    c = s.combat
    if c is not None:
        for fighter in range(len(c.form)):
            if c.origin[fighter] == row and c.space[fighter] >= 0 and owner_of(c, c.side[fighter]) == seat:
                turn_to_pack(s, c, fighter)
                return
    flip_unit(s, seat, row)


class RaiseWhich(Choice[Heroes3]):
    """Which Few bronze unit becomes a Pack (ability of neutral Skeletons)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        army = s.players[self.seat].army
        return [("reinforce", troop) for troop in distinct([army[row] for row in raisable(s, self.seat)])]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("reinforce", int() as troop):
                army = s.players[self.seat].army
                raise_unit(s, self.seat, next(row for row in raisable(s, self.seat) if army[row] == troop))
