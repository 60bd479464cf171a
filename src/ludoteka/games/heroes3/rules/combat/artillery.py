"""Arcane spikes cast in a combat, also in the combats of others (arcane_spikes)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import NEUTRALS, NOBODY, SPACES
from ludoteka.games.heroes3.rules.battlefield.damage import over, wound
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import alive, fight, owner_of
from ludoteka.games.heroes3.rules.common import PASS, clockwise, is_seat
from ludoteka.games.heroes3.rules.scenario.spikes import SPIKES, change_spikes, spikes_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

FIRED: Final = "spikes_fired"
"""In the ledger: the players that have cast spikes in this combat round."""
MOST: Final = 3


def may_fire(s: Heroes3, seat: int) -> bool:
    """Whether a player has spikes and has cast none in this combat round."""
    return SPIKES in s.ledger and spikes_of(s, seat) > 0 and seat not in s.ledger.get(FIRED, [])


def spike_options(s: Heroes3, c: Combat, seat: int, out: list[Action]) -> None:
    """Add casts of one to three spikes on any unit of the board."""
    if may_fire(s, seat):
        spaces = sorted(space for space in c.space if 0 <= space < SPACES)
        out += [("spike", count, space) for count in range(1, min(MOST, spikes_of(s, seat)) + 1) for space in spaces]


def spike_closed(s: Heroes3, c: Combat, seat: int, count: int, space: int) -> Action:
    """Why spikes cannot be cast like this."""
    if seat in s.ledger.get(FIRED, []):
        return ("spikes-fired",)
    if not 0 < count <= min(MOST, spikes_of(s, seat)):
        return ("spikes-short", spikes_of(s, seat))
    return ("nobody-there", space)


def fire(s: Heroes3, c: Combat, seat: int, count: int, space: int) -> None:
    """Spikes hit a unit: 1 damage; with two also less defense, with three no abilities for the combat."""
    target = c.board[space]
    s.ledger[FIRED] = [*s.ledger.get(FIRED, []), seat]
    change_spikes(s, seat, -count)
    s.tell(("spikes-cast", seat, count, space, c.form[target] >> 1))
    if count > 1:
        lay_plain(c, "defense", seat, target, -1, "combat")
    if count > 2:
        lay_plain(c, "ability_off", seat, target, 0, "combat")
    wound(s, c, target, 1, NOBODY)


def gunners(s: Heroes3, c: Combat, fighter: int) -> list[int]:
    """Who may cast spikes from outside while a unit acts: everybody for a neutral one, allies for an allied one."""
    owner = owner_of(c, c.side[fighter])
    return [
        seat
        for seat in clockwise(s, s.first)
        if seat not in (c.attacker, c.defender)
        and may_fire(s, seat)
        and (owner == NEUTRALS or (is_seat(s, owner) and s.allied(seat, owner)))
    ]


class CastSpikes(Choice[Heroes3]):
    """Somebody who does not fight may cast spikes while a unit acts."""

    __slots__ = ("fighter",)

    def __init__(self, seat: int, fighter: int) -> None:
        super().__init__(seat)
        self.fighter = fighter

    def forced(self) -> bool:
        """The combat is over or the unit gone: go on."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        """Says whose activation it is."""
        c = fight(s)
        return ("cast-spikes", c.form[self.fighter] >> 1)

    def options(self, s: Heroes3) -> list[Action]:
        """Cast on any unit, or not."""
        c = fight(s)
        out: list[Action] = [PASS]
        if not over(s) and alive(c, self.fighter):
            spike_options(s, c, self.seat, out)
        return out

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why spikes cannot be cast like this."""
        match action:
            case ("spike", int() as count, int() as space):
                return spike_closed(s, fight(s), self.seat, count, space)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("spike", int() as count, int() as space):
                fire(s, fight(s), self.seat, count, space)
