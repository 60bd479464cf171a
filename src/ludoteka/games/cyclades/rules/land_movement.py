"""Moving soldiers and heroes: Ares' marches, hero moves, and flights over the whole map (CYC-LAND, CYC-HMOVE).

A move is chosen in small steps: from where, to where, which heroes, how many soldiers.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.cyclades.facts import JASON, NOBODY
from ludoteka.games.cyclades.rules import land_battle
from ludoteka.games.cyclades.rules.asking import FactionChoice
from ludoteka.games.cyclades.rules.battle_sides import attackers_left
from ludoteka.games.cyclades.rules.conquest import guarded_land, take_land
from ludoteka.games.cyclades.rules.control import has_units, is_petrified, listed, occupied_seas
from ludoteka.games.cyclades.rules.heroes import heroes_of, put_hero, stands_with
from ludoteka.games.cyclades.rules.reach import forbidden_land, friendly_links, reachable
from ludoteka.games.cyclades.state import Attack, Cyclades
from ludoteka.kernel.action import Action

MARCH: Final = 0
"""A paid land move with Ares: any group, along CYC-LAND-02."""
HERO_MOVE: Final = 1
"""A paid hero move: at least one hero, along CYC-LAND-02, with Jason over enemy ships too."""
FLIGHT: Final = 2
"""A move from anywhere to anywhere: Pegasus and Perseus' sacrifice."""


# -- from where -------------------------------------------------------------------------------------------------


def own_attack(s: Cyclades, faction: int, area: int) -> Attack | None:
    """The attack a faction is carrying out in an area, if any."""
    for battle in s.battles:
        if battle.area == area and battle.attacker == faction:
            return battle
    return None


def soldiers_at(s: Cyclades, faction: int, area: int) -> int:
    """Regular soldiers of a faction in an area, attacking ones included."""
    if s.owner[area] == faction:
        return s.soldiers[area]
    battle = own_attack(s, faction, area)
    return 0 if battle is None else battle.soldiers


def mercenaries_at(s: Cyclades, faction: int, area: int) -> int:
    """Mercenaries of a faction in an area, attacking ones included."""
    if s.owner[area] == faction:
        return s.mercenaries[area]
    battle = own_attack(s, faction, area)
    return 0 if battle is None else battle.mercenaries


def move_sources(s: Cyclades, faction: int, way: int) -> list[int]:
    """The land areas from which a faction can move in a way: with a unit that may lead, out of which it may go, and
    from which something can be reached (CYC-LAND-01, CYC-LAND-05, CYC-HMOVE-01)."""
    heroes = s.heroes
    hand = s.hero_hand[faction]
    if way == HERO_MOVE:
        if not hand:
            return []
        led = [area for area in listed(s.lands[faction]) if heroes[area] & hand]
    else:
        soldiers = s.soldiers
        mercenaries = s.mercenaries
        led = [area for area in listed(s.lands[faction]) if soldiers[area] or mercenaries[area] or heroes[area] & hand]
        if way == FLIGHT and s.battles:
            led = sorted(led + attacked_land(s, faction))
    if not led:
        return led
    allowed = ~forbidden_land(s, faction)
    near = s.chart.land_mask
    return [
        area
        for area in led
        if not is_petrified(s, area)
        and (near[area] & allowed or in_reach(s, faction, area, way) & allowed & ~(1 << area))
    ]


def attacked_land(s: Cyclades, faction: int) -> list[int]:
    """The land areas in which a faction has units as the attacker of a battle under way."""
    return [
        battle.area
        for battle in s.battles
        if battle.attacker == faction and not battle.ships and attackers_left(s, battle)
    ]


def move_targets(s: Cyclades, faction: int, source: int, way: int) -> int:
    """Mask of the land areas to which some group from an area can move in a way (CYC-LAND-02, CYC-GUARD-01)."""
    if is_petrified(s, source):
        return 0
    return in_reach(s, faction, source, way) & ~forbidden_land(s, faction) & ~(1 << source)


def in_reach(s: Cyclades, faction: int, source: int, way: int) -> int:
    """Mask of the land areas in reach of some group from an area: for a flight all of them (CYC-LAND-02)."""
    if way == FLIGHT:
        return s.chart.all_land
    if way == HERO_MOVE and stands_with(s, faction, JASON, source):
        return reachable(s, faction, source, occupied_seas(s))
    return reachable(s, faction, source, friendly_links(s, faction))


def only_with_jason(s: Cyclades, faction: int, source: int, target: int, way: int) -> bool:
    """Whether a hero move needs Jason, because enemy ships make the link (CYC-HX-JASON)."""
    if way != HERO_MOVE or not stands_with(s, faction, JASON, source):
        return False
    return not reachable(s, faction, source, friendly_links(s, faction)) >> target & 1


# -- choosing ---------------------------------------------------------------------------------------------------


class MoveFrom(FactionChoice):
    """From which area a group sets out on a flight (CYC-C-PEGASUS, CYC-HX-PERSEUS).

    Push it only if `move_sources` has something to offer.
    """

    __slots__ = ("way",)

    def __init__(self, seat: int, faction: int, way: int) -> None:
        super().__init__(seat, faction)
        self.way = way

    def options(self, s: Cyclades) -> list[Action]:
        """Areas with units that may leave."""
        return [("move-from", area) for area in move_sources(s, self.faction, self.way)]

    def take(self, s: Cyclades, action: Action) -> None:
        """Ask for the target."""
        match action:
            case ("move-from", int() as area):
                s.then(MoveTo(self.seat, self.faction, area, self.way))

    def forced(self) -> bool:
        """A single area needs no question."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why nobody can set out there."""
        match action:
            case ("move-from", int() as area):
                return why_no_source(s, self.faction, area, self.way)
        return None


def why_no_source(s: Cyclades, faction: int, area: int, way: int) -> Action | None:
    """Why a group cannot set out from an area."""
    if area in move_sources(s, faction, way):
        return None
    if area >= s.facts.first_sea:
        return ("not-land", area)
    if is_petrified(s, area):
        return ("petrified", area)
    if way == HERO_MOVE and not heroes_of(s, faction, area):
        return ("no-hero-there", area)
    if s.owner[area] != faction or not has_units(s, area):
        return ("no-units-there", area)
    return ("nowhere-to-go", area)


class MoveTo(FactionChoice):
    """To which area the group goes (CYC-LAND-02, CYC-HMOVE-01)."""

    __slots__ = ("source", "way")

    def __init__(self, seat: int, faction: int, source: int, way: int) -> None:
        super().__init__(seat, faction)
        self.source = source
        self.way = way

    def prompt(self, s: Cyclades) -> Action:
        return ("move-to", self.faction, self.source)

    def options(self, s: Cyclades) -> list[Action]:
        """Land in reach that may be entered."""
        return [("move-to", area) for area in listed(move_targets(s, self.faction, self.source, self.way))]

    def take(self, s: Cyclades, action: Action) -> None:
        """Ask for the group."""
        match action:
            case ("move-to", int() as target):
                faction = self.faction
                s.then(Group(self.seat, faction, self.source, target, self.way, 0, heroes_of(s, faction, self.source)))

    def forced(self) -> bool:
        """A single target needs no question."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why an area cannot be entered."""
        match action:
            case ("move-to", int() as area):
                return why_no_target(s, self.faction, self.source, area, self.way)
        return None


def why_no_target(s: Cyclades, faction: int, source: int, area: int, way: int) -> Action | None:
    """Why a group cannot go from one area to another in a way."""
    if area >= s.facts.first_sea:
        return ("not-land", area)
    if is_petrified(s, area):
        return ("petrified", area)
    owner = s.owner[area]
    if owner != NOBODY and owner == s.terms.mate[faction]:
        return ("teammate-there", area)
    if guarded_land(s, faction) >> area & 1:
        return ("last-area", area, owner)
    return None if move_targets(s, faction, source, way) >> area & 1 else ("out-of-reach", area)


class Group(FactionChoice):
    """Who goes: hero by hero, then how many soldiers and mercenaries (CYC-LAND-01, CYC-HMOVE-01).

    `heroes` go along, `undecided` have not been asked about.
    """

    __slots__ = ("heroes", "source", "target", "undecided", "way")

    def __init__(
        self, seat: int, faction: int, source: int, target: int, way: int, heroes: int, undecided: int
    ) -> None:
        super().__init__(seat, faction)
        self.source = source
        self.target = target
        self.way = way
        self.heroes = heroes
        self.undecided = undecided

    def prompt(self, s: Cyclades) -> Action:
        return ("group", self.faction, self.source, self.target)

    def options(self, s: Cyclades) -> list[Action]:
        """The next hero stays or goes; or the numbers of soldiers."""
        soldiers = soldiers_at(s, self.faction, self.source)
        mercenaries = mercenaries_at(s, self.faction, self.source)
        undecided = self.undecided
        if undecided:
            bit = undecided & -undecided
            hero = bit.bit_length() - 1
            if self.must_go(s, bit, hero, soldiers + mercenaries):
                return [("take-along", hero)]
            return [("leave-behind", hero), ("take-along", hero)]
        least = 0 if self.heroes else 1
        return [
            ("troops", some, others)
            for some in range(soldiers + 1)
            for others in range(mercenaries + 1)
            if some + others >= least
        ]

    def must_go(self, s: Cyclades, bit: int, hero: int, others: int) -> bool:
        """Whether the move needs this hero: Jason for his links, or the last one who could lead."""
        if hero == JASON and only_with_jason(s, self.faction, self.source, self.target, self.way):
            return True
        if self.heroes or self.undecided != bit:
            return False
        return self.way == HERO_MOVE or not others

    def take(self, s: Cyclades, action: Action) -> None:
        """Note the hero, or set out."""
        match action:
            case ("troops", int() as soldiers, int() as mercenaries):
                set_out(s, self.faction, self.source, self.target, soldiers, mercenaries, self.heroes)
            case ("take-along", int() as hero):
                self.go_on(s, hero, self.heroes | 1 << hero)
            case ("leave-behind", int() as hero):
                self.go_on(s, hero, self.heroes)

    def go_on(self, s: Cyclades, hero: int, heroes: int) -> None:
        """Ask about whoever is left once a hero has decided."""
        left = self.undecided & ~(1 << hero)
        s.then(Group(self.seat, self.faction, self.source, self.target, self.way, heroes, left))

    def forced(self) -> bool:
        """A group without a choice sets out by itself."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Heroes are asked about one by one, somebody must go, and only who is there."""
        undecided = self.undecided
        hero = (undecided & -undecided).bit_length() - 1
        match action:
            case ("leave-behind" | "take-along", int() as other):
                if not undecided >> other & 1:
                    return ("nothing-to-decide", other)
                if other != hero:
                    return ("decide-first", hero)
                return None if action in self.options(s) else ("must-lead", hero)
            case ("troops", int() as soldiers, int() as mercenaries):
                if undecided:
                    return ("decide-first", hero)
                if action in self.options(s):
                    return None
                if soldiers + mercenaries <= 0:
                    return ("somebody-must-go",)
                there = soldiers_at(s, self.faction, self.source)
                return ("only-so-many", there, mercenaries_at(s, self.faction, self.source))
        return None


# -- going ------------------------------------------------------------------------------------------------------


def set_out(s: Cyclades, faction: int, source: int, target: int, soldiers: int, mercenaries: int, heroes: int) -> None:
    """Move a group; an emptied origin keeps the control token (CYC-LAND-01, CYC-AREA-05)."""
    s.tell(("moved", faction, source, target, soldiers, mercenaries))
    battle = own_attack(s, faction, source)
    if battle is None:
        s.soldiers[source] -= soldiers
        s.mercenaries[source] -= mercenaries
    else:
        battle.soldiers -= soldiers
        battle.mercenaries -= mercenaries
    while heroes:
        bit = heroes & -heroes
        hero = bit.bit_length() - 1
        heroes ^= bit
        s.tell(("hero-moved", faction, hero, target))
        put_hero(s, hero, target)
    arrive(s, faction, source, target, soldiers, mercenaries)


def arrive(s: Cyclades, faction: int, source: int, target: int, soldiers: int, mercenaries: int) -> None:
    """A group, its heroes already there, joins its own, takes an area without units, or fights (CYC-LAND-03,
    CYC-LAND-04, CYC-HMOVE-02).
    """
    if s.owner[target] == faction:
        s.soldiers[target] += soldiers
        s.mercenaries[target] += mercenaries
        return
    battle = own_attack(s, faction, target)
    if battle is not None:
        battle.soldiers += soldiers
        battle.mercenaries += mercenaries
    elif has_units(s, target):
        land_battle.start_land_battle(s, faction, source, target, soldiers, mercenaries)
    else:
        s.soldiers[target] = soldiers
        s.mercenaries[target] = mercenaries
        take_land(s, faction, target)
