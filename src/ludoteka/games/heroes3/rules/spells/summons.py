"""Units that spells and abilities bring into a combat (H3-EXP-03)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter
from ludoteka.games.heroes3.rules.battlefield.figures import (
    SUMMONED_HERE,
    initiative_of,
    owner_of,
)
from ludoteka.games.heroes3.rules.common import is_seat
from ludoteka.games.heroes3.rules.trade.recruit import add_unit
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat


def joins_late(s: Heroes3, c: Combat, fighter: int) -> int:
    """1 if a newcomer counts as activated: its initiative is higher than that of the active unit (H3-EXP-03)."""
    if c.active < 0:
        return 0
    return int(initiative_of(s, c, fighter) > initiative_of(s, c, c.active))


def summon(s: Heroes3, c: Combat, side: int, form: int, space: int, by: int, joins: bool) -> int:
    """A summoned unit enters next to its summoner; some join the unit deck after the combat (H3-EXP-03)."""
    origin = NOBODY
    owner = owner_of(c, side)
    if joins and is_seat(s, owner):
        origin = len(s.players[owner].army)
        add_unit(s, owner, form >> 1, form & 1)
    fighter = add_fighter(c, form, side, origin, space, ())
    if not joins:
        c.marks[fighter] |= SUMMONED_HERE
    c.activated[fighter] = joins_late(s, c, fighter)
    s.tell(("summoned", form >> 1, space))
    return fighter
