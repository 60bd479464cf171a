"""The action phase: gods act from the top tile down, and first comes what a god demands (CYC-ACT)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import APOLLO, ATHENA, BUILDING_TYPES, NOBODY, POSEIDON
from ludoteka.games.cyclades.rules.apollo import ApolloTurn
from ludoteka.games.cyclades.rules.asking import FactionChoice, FactionStep
from ludoteka.games.cyclades.rules.building import (
    areas_with_site,
    build,
    building_options,
    can_build,
    count_buildings,
    free_sites,
    rebuild,
    why_no_such_building,
)
from ludoteka.games.cyclades.rules.control import coastal_places, why_not_your_land
from ludoteka.games.cyclades.rules.metropolis import CheckConversions, cultural_set, economic_set
from ludoteka.games.cyclades.rules.offerings import holder_of
from ludoteka.games.cyclades.rules.paid_actions import OptionalActions
from ludoteka.games.cyclades.rules.recruiting import GAIN_VERB, can_gain, place_unit, unit_places, why_no_ship
from ludoteka.games.cyclades.rules.sacrifice import carry_out_sacrifice, sacrifice_options, why_no_sacrifice
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


class NextGod(Step[Cyclades]):
    """The faction at the next god takes its turn; after Apollo the epoch ends (CYC-ACT-01).

    Philosophers that found no place so far may find one on a hero's card now (CYC-ACT-05).
    """

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Cyclades) -> None:
        """Start its turn and come back for the next god."""
        place = self.place
        last = s.terms.factions - 1
        if place > last:
            return
        s.then(NextGod(place + 1))
        god = s.gods[place] if place < last else APOLLO
        faction = holder_of(s, god)
        if s.eliminated[faction]:
            return
        s.active = faction
        s.god = god
        s.tell(("turn", faction, god))
        if god == APOLLO:
            s.then(ApolloTurn(faction), EndTurn(faction))
        else:
            s.then(EndTurn(faction))
            go_on_with_duties(s, faction, True, True, cultural_set(s, faction))


class EndTurn(FactionStep):
    """After its turn a faction's column goes to the highest-numbered free space of the turn-order track
    (CYC-ACT-03)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        space = s.track.count(NOBODY) - 1
        s.track[space] = self.faction
        s.active = NOBODY
        s.god = NOBODY
        s.tell(("turn-ended", self.faction, space + 1))


class Duties(FactionStep):
    """What is left of the mandatory actions once everything they set off is done (CYC-ACT-02)."""

    __slots__ = ("building", "gain")

    def __init__(self, faction: int, building: bool, gain: bool) -> None:
        super().__init__(faction)
        self.building = building
        self.gain = gain

    def run(self, s: Cyclades) -> None:
        """Ask for them, or go on to the paid actions."""
        ask_for_duties(s, self.faction, self.building, self.gain)


def ask_for_duties(s: Cyclades, faction: int, building: bool, gain: bool) -> None:
    """Ask for the mandatory actions that are left; one that cannot be done lapses, and after the last one come the
    paid actions (CYC-ACT-02, CYC-RECRUIT-01)."""
    god = s.god
    building = building and can_build_for(s, faction, god)
    gain = gain and can_gain(s, faction, god)
    seat = s.terms.seat_of[faction]
    if building or gain:
        only_a_card = not building and god < POSEIDON and not s.hero_hand[faction]
        s.then(MandatoryActions(seat, faction, god, building, gain, only_a_card))
    else:
        s.then(OptionalActions(seat, faction, god, 0, 0, 0, 0))


def go_on_with_duties(s: Cyclades, faction: int, building: bool, gain: bool, due: bool) -> None:
    """Go on with the mandatory actions, after the metropolis that has become due before them (CYC-ACT-05)."""
    if due:
        s.then(CheckConversions(faction), Duties(faction, building, gain))
    else:
        ask_for_duties(s, faction, building, gain)


def can_build_for(s: Cyclades, faction: int, god: int) -> bool:
    """Whether the building a god asks for can be built; it lapses otherwise (CYC-BUILD-02, CYC-HERA-01)."""
    building = s.facts.god[god].builds
    if building != NOBODY:
        return can_build(s, faction, building)
    for missing in range(BUILDING_TYPES):
        if not count_buildings(s, faction, missing) and can_build(s, faction, missing):
            return True
    return False


def mandatory_buildings(s: Cyclades, faction: int, god: int) -> list[Action]:
    """How the god's building can be built: with Hera any type the faction has not (CYC-HERA-01), sorted."""
    building = s.facts.god[god].builds
    if building != NOBODY:
        return building_options(s, faction, building)
    out: list[Action] = []
    for missing in range(BUILDING_TYPES):
        if not count_buildings(s, faction, missing):
            out += building_options(s, faction, missing)
    return out


class MandatoryActions(FactionChoice):
    """The free actions a god demands, in any order; heroes may be sacrificed in between (CYC-ACT-02, CYC-ACT-04,
    CYC-ATH-01, CYC-ZEUS-01, CYC-POS-01, CYC-ARES-01, CYC-HERA-01).

    If only a card is left to take and there is no hero to sacrifice, it is taken without asking.
    """

    __slots__ = ("building", "gain", "god", "only_a_card")

    def __init__(self, seat: int, faction: int, god: int, building: bool, gain: bool, only_a_card: bool) -> None:
        super().__init__(seat, faction)
        self.god = god
        self.building = building
        self.gain = gain
        self.only_a_card = only_a_card

    def prompt(self, s: Cyclades) -> Action:
        return ("mandatory-actions", self.faction, self.god)

    def options(self, s: Cyclades) -> list[Action]:
        faction = self.faction
        god = self.god
        sites = mandatory_buildings(s, faction, god) if self.building else []
        units = unit_places(s, faction, god, GAIN_VERB[god]) if self.gain else []
        last: list[Action] = sacrifice_options(s, faction) if s.hero_hand[faction] else []
        no_free_site = bool(sites) and sites[0][0] == "rebuild"
        if no_free_site:
            last.append(("skip-building",))
        if god < POSEIDON:
            return sites + last + units
        return units + sites + last if no_free_site else sites + units + last

    def take(self, s: Cyclades, action: Action) -> None:
        """Do it; what is left is asked again."""
        faction = self.faction
        if action[0] == GAIN_VERB[self.god]:
            place_unit(s, faction, action)
            due = self.god == ATHENA and cultural_set(s, faction)
            go_on_with_duties(s, faction, self.building, False, due)
            return
        match action:
            case ("build", int() as building, int() as area):
                build(s, faction, building, area)
                go_on_with_duties(s, faction, False, self.gain, economic_set(s, faction))
            case ("rebuild", int() as building, int() as area, int() as old):
                rebuild(s, faction, building, area, old)
                go_on_with_duties(s, faction, False, self.gain, economic_set(s, faction))
            case ("skip-building",):
                s.tell(("building-skipped", faction))
                ask_for_duties(s, faction, False, self.gain)
            case _:
                s.then(Duties(faction, self.building, self.gain))
                carry_out_sacrifice(s, faction, action)

    def forced(self) -> bool:
        """A card alone needs no question."""
        return self.only_a_card

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why a building, a unit or the end of the turn is not open."""
        match action:
            case ("build", int() as building, int() as area):
                return why_no_building(s, self.faction, self.god, building, area)
            case ("rebuild", int() as building, int() as area, int() as old):
                return why_no_rebuilding(s, self.faction, self.god, building, area, old)
            case ("skip-building",) if action not in self.options(s):
                return ("building-mandatory",)
            case ("place-ship" | "place-soldier" | "place-mercenary", _) if action[0] != GAIN_VERB[self.god]:
                return ("not-this-god", self.god)
            case ("place-ship", int() as area):
                return why_no_ship(s, self.faction, area, coastal_places(s, self.faction))
            case ("place-soldier" | "place-mercenary", int() as area):
                return why_not_your_land(s, self.faction, area)
            case ("end-turn",):
                return ("duties-first",)
        return why_no_sacrifice(s, self.faction, action)


def why_no_building(s: Cyclades, faction: int, god: int, building: int, area: int) -> Action | None:
    """Why a basic building cannot be put into an area now."""
    return (
        why_not_this_type(s, faction, god, building)
        or why_not_your_land(s, faction, area)
        or (("no-site", area) if free_sites(s, area) <= 0 else None)
    )


def why_no_rebuilding(s: Cyclades, faction: int, god: int, building: int, area: int, old: int) -> Action | None:
    """Why a basic building cannot take the place of another one now: only where no site is free (CYC-BUILD-02)."""
    return (
        why_not_this_type(s, faction, god, building)
        or (("site-free",) if areas_with_site(s, faction) else None)
        or why_not_your_land(s, faction, area)
        or why_no_such_building(s, old, area)
    )


def why_not_this_type(s: Cyclades, faction: int, god: int, building: int) -> Action | None:
    """Why a type of basic building is not what the god lets a faction build now (CYC-BUILD-01, CYC-HERA-01)."""
    asked = s.facts.god[god].builds
    if asked not in (NOBODY, building):
        return ("other-building", god, asked)
    if asked == NOBODY and count_buildings(s, faction, building):
        return ("building-owned", building)
    if not s.building_bank[building]:
        return ("sold-out", building)
    return None
