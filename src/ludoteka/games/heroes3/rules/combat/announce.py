"""A combat is announced: everybody may still take town actions, then it begins (H3-TOWNA-03)."""

from __future__ import annotations

from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.common import clockwise
from ludoteka.games.heroes3.rules.town.any_time import Window
from ludoteka.games.heroes3.rules.world.hill import note_attack
from ludoteka.games.heroes3.state import Heroes3


def announce(s: Heroes3, seat: int, hero: int, defender: int, defender_hero: int, ai: int, field: int) -> None:
    """A player's hero is about to fight on a field.

    `defender` is a seat, AI or NEUTRALS; `defender_hero` MAIN, SECONDARY or -1 for a town or settlement without a
    hero; `ai` the number of the AI hero, -1 for none.
    """
    s.tell(("combat-announced", seat, field))
    if 0 <= defender < s.seats:
        note_attack(s, seat)
    s.then(Window(clockwise(s, seat), 0, 0), StartCombat(seat, hero, defender, defender_hero, ai, field))
