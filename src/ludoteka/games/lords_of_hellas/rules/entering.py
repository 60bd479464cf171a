"""Hoplites entering a region: Helen keeps them out, Chimera kills, control passes (LOH-MOVE-07, LOH-MOVE-11)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import HELEN
from ludoteka.games.lords_of_hellas.rules.casualties import kill
from ludoteka.games.lords_of_hellas.rules.control import ArrivalControl, arrival_control, shift_hoplites
from ludoteka.games.lords_of_hellas.rules.lairs import entry_kills
from ludoteka.games.lords_of_hellas.state import LordsOfHellas


def closed_to(s: LordsOfHellas, seat: int) -> int:
    """Mask of the regions that hoplites of a player may not enter: Helen's, unless their own hero is there."""
    if HELEN not in s.hero:
        return 0
    region = s.hero_region[s.hero.index(HELEN)]
    return 1 << region if region >= 0 and s.hero_region[seat] != region else 0


def enter(s: LordsOfHellas, seat: int, origin: int, region: int, count: int) -> None:
    """Hoplites of the moving player come into a region: monsters act once for all of one movement, then control is
    taken (LOH-MOVE-11, LOH-MOVE-12).

    Push what follows onto the agenda first.
    """
    shift_hoplites(s, seat, origin, region, count)
    s.origins[region] |= 1 << origin
    s.arrived[region] += count
    kills = 0
    if not s.entered >> region & 1:
        s.entered |= 1 << region
        kills = entry_kills(s, region)
    come_in(s, seat, region, kills)


def come_in(s: LordsOfHellas, seat: int, region: int, kills: int) -> None:
    """Monsters kill some of those who have entered, then control is taken (LOH-MOVE-11)."""
    if kills:
        s.then(ArrivalControl(seat, region))
        kill(s, seat, region, kills)
    else:
        arrival_control(s, seat, region)


def withdraw(s: LordsOfHellas, seat: int, origin: int, region: int, count: int) -> None:
    """Hoplites withdraw into a region, which is an entry of its own (LOH-MOVE-11, LOH-BATTLE-22)."""
    shift_hoplites(s, seat, origin, region, count)
    s.tell(("withdrew", seat, origin, region, count))
    come_in(s, seat, region, entry_kills(s, region))
