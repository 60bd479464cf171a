"""Regions: who controls them, whose hoplites stand there, and what is placed, moved and removed (LOH-CTRL, LOH-TERM).

Everything that changes hoplites or control goes through these functions: they keep `hoplites`, `camps`, `fortified`,
`supply`, `owner` and `held` in step.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.numbers import LOCAL_SUPPORT, NOBODY
from ludoteka.games.lords_of_hellas.rules.steps import RegionStep
from ludoteka.games.lords_of_hellas.rules.victory import check_victory
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action


def numbers_of_ten_bits(first: int) -> list[list[int]]:
    """For each mask of ten bits the numbers in it, counted from `first`."""
    return [[first + bit for bit in range(10) if mask >> bit & 1] for mask in range(1 << 10)]


LOW: Final = numbers_of_ten_bits(0)
HIGH: Final = numbers_of_ten_bits(10)


def listed(mask: int) -> list[int]:
    """The numbers in a mask, ascending.

    >>> listed(0b1011), listed(1 << 40)
    ([0, 1, 3], [40])
    """
    if mask < 1 << 20:
        return LOW[mask & 1023] + HIGH[mask >> 10]
    out: list[int] = []
    while mask:
        bit = mask & -mask
        out.append(bit.bit_length() - 1)
        mask ^= bit
    return out


def blessed(s: LordsOfHellas, seat: int, blessing: int) -> bool:
    """Whether a player has a blessing (LOH-BLESS-02)."""
    return bool(s.blessings[seat] >> blessing & 1)


# -- whose is what ----------------------------------------------------------------------------------------------


def in_region(s: LordsOfHellas, seat: int, region: int) -> int:
    """How many hoplites a player has in a region, fortified ones included (LOH-TERM-03)."""
    return s.hoplites[seat * s.facts.regions + region]


def loose(s: LordsOfHellas, seat: int, region: int) -> int:
    """How many hoplites of a player in a region are not fortified."""
    there = s.hoplites[seat * s.facts.regions + region]
    if s.owner[region] == seat:
        there -= s.fortified[region]
    return there


def fortified_of(s: LordsOfHellas, seat: int, region: int) -> int:
    """How many fortified hoplites a player has in a region; only its controller has any (LOH-MOVE-03)."""
    return s.fortified[region] if s.owner[region] == seat else 0


def army_in(s: LordsOfHellas, region: int) -> int:
    """Whose hoplites stand in a region outside a battle, -1 if there are none (LOH-CTRL-08)."""
    for seat in range(s.seats):
        if s.camps[seat] >> region & 1:
            return seat
    return NOBODY


def enemy_camps(s: LordsOfHellas, seat: int) -> int:
    """Mask of the regions with hoplites of other players."""
    mask = 0
    for other in range(s.seats):
        if other != seat:
            mask |= s.camps[other]
    return mask


def enemy_held(s: LordsOfHellas, seat: int) -> int:
    """Mask of the regions other players control."""
    mask = 0
    for other in range(s.seats):
        if other != seat:
            mask |= s.held[other]
    return mask


def enemies_in(s: LordsOfHellas, seat: int, region: int) -> bool:
    """Whether hoplites of another player stand in a region."""
    return bool(enemy_camps(s, seat) >> region & 1)


def cities_held(s: LordsOfHellas, seat: int) -> int:
    """Mask of the regions with a city that a player controls (LOH-CTRL-05)."""
    return s.held[seat] & s.facts.cities


def tokens_left(s: LordsOfHellas, seat: int) -> int:
    """Control tokens of a player that are not on the map (LOH-LIM-07)."""
    return s.facts.control_tokens - s.held[seat].bit_count()


def has_room(s: LordsOfHellas, seat: int, region: int) -> bool:
    """Whether a hoplite of a player could be fortified in a region (LOH-MOVE-03, LOH-LIM-09)."""
    return s.owner[region] == seat and s.fortified[region] < s.facts.region[region].room


def population(s: LordsOfHellas, seat: int, region: int) -> int:
    """How many hoplites a player needs to take a neutral region; Local Support lowers it (LOH-CTRL-01)."""
    needed = s.facts.region[region].population
    if s.blessings[seat] >> LOCAL_SUPPORT & 1:
        support = s.facts.blessing[LOCAL_SUPPORT]
        needed = max(min(needed, support.least), needed - support.population)
    return needed


def hero_away(s: LordsOfHellas, seat: int) -> Action | None:
    """Why a hero does nothing on the map: it is on a quest (LOH-QUEST-05)."""
    return ("on-quest", s.quest[seat]) if s.quest[seat] != NOBODY else None


def room_closed(s: LordsOfHellas, seat: int, region: int) -> Action | None:
    """Why no hoplite of a player is fortified in a region (LOH-MOVE-03, LOH-LIM-09)."""
    if has_room(s, seat, region):
        return None
    if s.owner[region] != seat:
        return ("not-controlled", region)
    return ("no-room", region) if s.facts.region[region].room else ("no-city", region)


# -- hoplites ---------------------------------------------------------------------------------------------------


def place_hoplites(s: LordsOfHellas, seat: int, region: int, count: int) -> int:
    """Put hoplites from the supply into a region, as many as there are; tells how many (LOH-LIM-01)."""
    count = min(count, s.supply[seat])
    if count > 0:
        s.supply[seat] -= count
        s.hoplites[seat * s.facts.regions + region] += count
        s.camps[seat] |= 1 << region
    return count


def remove_hoplites(s: LordsOfHellas, seat: int, region: int, count: int) -> None:
    """Return hoplites of a region to the supply, fortified ones last (LOH-TERM-06, LOH-BATTLE-12, LOH-CTRL-03)."""
    at = seat * s.facts.regions + region
    s.hoplites[at] -= count
    s.supply[seat] += count
    left = s.hoplites[at]
    if s.owner[region] == seat and s.fortified[region] > left:
        s.fortified[region] = left
        s.stepped &= ~(1 << region)
    if s.active == seat:
        s.arrived[region] = max(0, s.arrived[region] - count)
    if not left:
        s.camps[seat] &= ~(1 << region)


def shift_hoplites(s: LordsOfHellas, seat: int, origin: int, region: int, count: int) -> None:
    """Move hoplites that are not fortified, or all that are there with the fortified ones (LOH-BATTLE-16)."""
    regions = s.facts.regions
    there = seat * regions + origin
    s.hoplites[there] -= count
    left = s.hoplites[there]
    if s.owner[origin] == seat and s.fortified[origin] > left:
        s.fortified[origin] = left
    if not left:
        s.camps[seat] &= ~(1 << origin)
    s.hoplites[seat * regions + region] += count
    s.camps[seat] |= 1 << region


# -- control ----------------------------------------------------------------------------------------------------


def take_region(s: LordsOfHellas, seat: int, region: int) -> bool:
    """Put a player's control token into a region, if one is left; the god artifact passes, and somebody may have
    won (LOH-TERM-02, LOH-CTRL-05, LOH-CTRL-06, LOH-ART-05, LOH-TEMPLE-04).
    """
    former = s.owner[region]
    if former == seat:
        return True
    if not tokens_left(s, seat):
        return False
    if former != NOBODY:
        s.held[former] &= ~(1 << region)
        s.fortified[region] = 0
    s.owner[region] = seat
    s.held[seat] |= 1 << region
    s.tell(("control", seat, region))
    god = s.facts.god_of_region[region]
    if god != NOBODY:
        pass_god_artifact(s, god, former, seat)
    check_victory(s)
    return True


def pass_god_artifact(s: LordsOfHellas, god: int, former: int, seat: int) -> None:
    """The artifact of a monument goes to its region's new controller and is charged (LOH-ART-05, LOH-ART-06,
    LOH-HERO-09).
    """
    artifact = s.facts.god[god].artifact
    bit = 1 << artifact
    if former != NOBODY:
        s.artifacts[former] &= ~bit
    s.artifacts[seat] |= bit
    s.charged |= bit
    s.tell(("artifact-gained", seat, artifact))


def settle_control(s: LordsOfHellas, seat: int, region: int) -> None:
    """A neutral region without enemy hoplites is taken by as many hoplites as its population (LOH-CTRL-01,
    LOH-CTRL-04).
    """
    if (
        s.owner[region] == NOBODY
        and s.hoplites[seat * s.facts.regions + region] >= population(s, seat, region)
        and not enemies_in(s, seat, region)
    ):
        take_region(s, seat, region)


def arrival_control(s: LordsOfHellas, seat: int, region: int) -> None:
    """Control by hoplites that have come into a region where no enemy hoplites stand (LOH-MOVE-07, LOH-CTRL-01,
    LOH-CTRL-02)."""
    if not s.camps[seat] >> region & 1 or enemies_in(s, seat, region):
        return
    owner = s.owner[region]
    if owner == NOBODY:
        settle_control(s, seat, region)
    elif owner != seat:
        take_region(s, seat, region)


class ArrivalControl(RegionStep):
    """Hoplites that have arrived take control if they can (LOH-MOVE-12)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        arrival_control(s, self.seat, self.region)


def settle_everywhere(s: LordsOfHellas, seat: int) -> None:
    """Look at every neutral region after a player's demands on population have changed (LOH-CTRL-07)."""
    for region in listed(s.camps[seat]):
        if s.owner[region] == NOBODY:
            settle_control(s, seat, region)


# -- glory ------------------------------------------------------------------------------------------------------


def take_glory(s: LordsOfHellas, seat: int, land: int) -> None:
    """Take the glory token of a land, from its holder if there is one (LOH-GLORY-01)."""
    if s.glory[land] != seat:
        s.glory[land] = seat
        s.tell(("glory", seat, land))


def glory_of(s: LordsOfHellas, seat: int) -> list[int]:
    """The lands whose glory a player holds (LOH-GLORY-03)."""
    return [land for land in range(len(s.glory)) if s.glory[land] == seat]


def give_up_glory(s: LordsOfHellas, seat: int, land: int) -> None:
    """Put a glory token back into the supply (LOH-GLORY-03)."""
    s.glory[land] = NOBODY
    s.tell(("glory-given-up", seat, land))


DONE: Final[Action] = ("done",)
"""The action that ends a sequence of small choices."""
