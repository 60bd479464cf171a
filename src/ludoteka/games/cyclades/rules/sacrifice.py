"""Sacrifices of heroes: when they are offered and what they do (CYC-HERO-04, CYC-ACT-04).

Penthesilea's sacrifice happens while a metropolis is being built and is part of `metropolis.Found`.
"""

from __future__ import annotations

from ludoteka.games.cyclades.facts import (
    AJAX,
    BUILDING_TYPES,
    CROESUS,
    HECTOR,
    HELEN,
    JASON,
    NOBODY,
    ODYSSEUS,
    PANDORA,
    PENTHESILEA,
    PERSEUS,
)
from ludoteka.games.cyclades.rules import land_movement
from ludoteka.games.cyclades.rules.building import (
    areas_with_building,
    areas_with_site,
    count_buildings,
    remove_building,
)
from ludoteka.games.cyclades.rules.cards import return_priestesses, take_philosopher
from ludoteka.games.cyclades.rules.control import listed, why_not_your_land
from ludoteka.games.cyclades.rules.gold import pay, purse
from ludoteka.games.cyclades.rules.heroes import heroes_of, holds_hero, leave
from ludoteka.games.cyclades.rules.metropolis import HEROIC, CheckConversions, Found, ready, shelters
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

# -- what is offered --------------------------------------------------------------------------------------------


def sacrifice_options(s: Cyclades, faction: int) -> list[Action]:
    """The sacrifices a faction may make at this moment of its own turn, sorted (CYC-HERO-04).

    A hero who joined in this epoch waits; a condition must be met; Pandora copies a hero of the market, and with an
    empty market her sacrifice has no effect (CYC-HX-PANDORA).
    """
    out: list[Action] = []
    epoch = s.epoch
    pandora = False
    for hero in listed(s.hero_hand[faction]):
        if s.hero_epoch[hero] >= epoch:
            continue
        if hero == PANDORA:
            pandora = True
            if market_is_empty(s):
                out.append(("sacrifice", PANDORA))
        elif why_unfit(s, faction, hero, hero) is None:
            out.append(("sacrifice", hero))
    if pandora:
        out += [
            ("sacrifice-as", copied)
            for copied in sorted(s.hero_market)
            if copied != NOBODY and why_unfit(s, faction, copied, PANDORA) is None
        ]
    return out


def market_is_empty(s: Cyclades) -> bool:
    """Whether no hero is on offer."""
    return all(hero == NOBODY for hero in s.hero_market)


def why_unfit(s: Cyclades, faction: int, hero: int, lost: int) -> Action | None:
    """Why the sacrifice of a hero, for which `lost` leaves the game, is not possible on this position; None if it is
    (CYC-HX-AJAX, CYC-HX-HECTOR, CYC-HX-HELEN, CYC-HX-JASON, CYC-HX-CROESUS, CYC-HX-ODYSSEUS, CYC-HX-PERSEUS)."""
    facts = s.facts
    if hero == AJAX:
        if len(listed(s.lands[faction])) < facts.hero[AJAX].needs_land_areas:
            return ("too-little-land", facts.hero[AJAX].needs_land_areas)
    elif hero == HECTOR:
        if s.priestesses[faction] < facts.hero[HECTOR].priestesses_per_philosopher:
            return ("too-few-priestesses", facts.hero[HECTOR].priestesses_per_philosopher)
        return None
    elif hero == HELEN:
        if len(plentiful(s, faction, facts.hero[HELEN].discards_of_each)) < facts.hero[HELEN].discards_types:
            return ("no-two-pairs",)
        return None if s.metropolis_deck.size() else ("no-metropolis-left",)
    elif hero == JASON:
        if facts.ships - s.ship_supply[faction] < facts.hero[JASON].needs_ships_on_map:
            return ("ships-in-supply", facts.hero[JASON].needs_ships_on_map)
    elif hero == CROESUS:
        if purse(s, faction) < facts.hero[CROESUS].pays_gold:
            return ("too-expensive", facts.hero[CROESUS].pays_gold)
    elif hero == ODYSSEUS:
        if not plentiful(s, faction, facts.hero[ODYSSEUS].discards_of_each):
            return ("no-three-alike", facts.hero[ODYSSEUS].discards_of_each)
        return None if s.metropolis_deck.size() else ("no-metropolis-left",)
    elif hero == PERSEUS:
        return None if flyers_without(s, faction, lost) else ("nobody-to-move",)
    else:
        return ("only-when-building",)
    return None if place_without(s, faction, lost) else ("no-place-to-build",)


def plentiful(s: Cyclades, faction: int, count: int) -> list[int]:
    """The types of basic building of which a faction, not its teammate, has so many (CYC-TEAM-05)."""
    return [building for building in range(BUILDING_TYPES) if count_buildings(s, faction, building) >= count]


def place_without(s: Cyclades, faction: int, lost: int) -> bool:
    """Whether a faction can build a metropolis once a hero has left: a token, and a site, a building to replace or
    the card of another hero (CYC-METRO-05)."""
    if not s.metropolis_deck.size():
        return False
    if areas_with_site(s, faction):
        return True
    for building in range(BUILDING_TYPES):
        if count_buildings(s, faction, building):
            return True
    return any(hero != lost for hero in shelters(s, faction))


def flyers_without(s: Cyclades, faction: int, lost: int) -> bool:
    """Whether a group of a faction can fly somewhere once a hero has left (CYC-HX-PERSEUS)."""
    for area in land_movement.move_sources(s, faction, land_movement.FLIGHT):
        if (
            land_movement.soldiers_at(s, faction, area)
            or land_movement.mercenaries_at(s, faction, area)
            or heroes_of(s, faction, area) & ~(1 << lost)
        ):
            return True
    return False


def why_no_sacrifice(s: Cyclades, faction: int, action: Action) -> Action | None:
    """Why a faction cannot make a sacrifice now."""
    match action:
        case ("sacrifice", int(hero)):
            if not holds_hero(s, faction, hero):
                return ("not-your-hero", hero)
            if not ready(s, faction, hero):
                return ("joined-this-epoch", hero)
            return ("pandora-copies",) if hero == PANDORA else why_unfit(s, faction, hero, hero)
        case ("sacrifice-as", int(hero)):
            if not holds_hero(s, faction, PANDORA):
                return ("not-your-hero", PANDORA)
            if not ready(s, faction, PANDORA):
                return ("joined-this-epoch", PANDORA)
            if hero not in s.hero_market:
                return ("not-on-offer",)
            return why_unfit(s, faction, hero, PANDORA)
    return None


# -- what it does -----------------------------------------------------------------------------------------------


def carry_out_sacrifice(s: Cyclades, faction: int, action: Action) -> None:
    """Carry out a sacrifice that was offered; what it needs to ask goes on the agenda.

    Card and figure leave the game; the area stays with the faction (CYC-HERO-04, CYC-AREA-05).
    """
    hero = action[1]
    assert isinstance(hero, int)
    if action[0] == "sacrifice-as":
        leave(s, faction, PANDORA)
        s.tell(("sacrificed-as", faction, PANDORA, hero))
    else:
        leave(s, faction, hero)
        s.tell(("sacrificed", faction, hero))
    seat = s.terms.seat_of[faction]
    facts = s.facts
    if hero == HECTOR:
        s.then(HectorTrades(seat, faction))
    elif hero == HELEN:
        s.then(GiveTypes(seat, faction, facts.hero[HELEN].discards_of_each, facts.hero[HELEN].discards_types, 0))
    elif hero == ODYSSEUS:
        s.then(GiveTypes(seat, faction, facts.hero[ODYSSEUS].discards_of_each, 1, 0))
    elif hero == PERSEUS:
        s.then(land_movement.MoveFrom(seat, faction, land_movement.FLIGHT))
    elif hero not in (PANDORA, PENTHESILEA):
        if hero == CROESUS:
            pay(s, faction, facts.hero[CROESUS].pays_gold)
            s.tell(("paid", faction, facts.hero[CROESUS].pays_gold))
        s.then(Found(seat, faction, HEROIC), CheckConversions(faction))


class HectorTrades(Choice[Cyclades]):
    """Give back any even number of priestesses for half as many philosophers (CYC-HX-HECTOR)."""

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction."""
        return ("hector-trades", self.faction)

    def options(self, s: Cyclades) -> list[Action]:
        """Two, four, six..."""
        rate = s.facts.hero[HECTOR].priestesses_per_philosopher
        return [("give-priestesses", count) for count in range(rate, s.priestesses[self.faction] + 1, rate)]

    def take(self, s: Cyclades, action: Action) -> None:
        """Priestesses go, philosophers come, all of them before a metropolis is due."""
        count = action[1]
        assert isinstance(count, int)
        return_priestesses(s, self.faction, count)
        s.tell(("priestesses-given", self.faction, count))
        for _ in range(count // s.facts.hero[HECTOR].priestesses_per_philosopher):
            take_philosopher(s, self.faction)
        s.then(CheckConversions(self.faction))

    def forced(self) -> bool:
        """With a single number there is nothing to ask."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """An even number one has."""
        match action:
            case ("give-priestesses", int(count)):
                if count > s.priestesses[self.faction]:
                    return ("too-few-priestesses", count)
                return ("even-number", s.facts.hero[HECTOR].priestesses_per_philosopher)
        return None


class GiveTypes(Choice[Cyclades]):
    """Of which types Helen's pairs or Odysseus' three buildings are; then which tokens go (CYC-HX-HELEN,
    CYC-HX-ODYSSEUS).

    `each` tokens of `left` further types are to be given; `given` masks the types already picked.
    """

    __slots__ = ("each", "faction", "given", "left")

    def __init__(self, seat: int, faction: int, each: int, left: int, given: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.each = each
        self.left = left
        self.given = given

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction and how many of a type."""
        return ("give-types", self.faction, self.each)

    def options(self, s: Cyclades) -> list[Action]:
        """Types with enough buildings that are not picked yet."""
        return [
            ("give-type", building)
            for building in plentiful(s, self.faction, self.each)
            if not self.given >> building & 1
        ]

    def take(self, s: Cyclades, action: Action) -> None:
        """Take the tokens, asking which if there are more, then the next type, and build in the end."""
        building = action[1]
        assert isinstance(building, int)
        faction = self.faction
        seat = self.seat
        if self.left > 1:
            s.then(GiveTypes(seat, faction, self.each, self.left - 1, self.given | 1 << building))
        else:
            s.then(Found(seat, faction, HEROIC), CheckConversions(faction))
        if count_buildings(s, faction, building) == self.each:
            for area in areas_with_building(s, faction, building):
                for _ in range(s.buildings[area * BUILDING_TYPES + building]):
                    give_token(s, faction, building, area)
        else:
            for _ in range(self.each):
                s.then(GiveToken(seat, faction, building))

    def forced(self) -> bool:
        """With a single type there is nothing to ask."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """There are not enough of that type."""
        match action:
            case ("give-type", int(building)):
                return ("too-few-buildings", building, self.each)
        return None


def give_token(s: Cyclades, faction: int, building: int, area: int) -> None:
    """A building given up for a sacrifice goes back to the bank."""
    remove_building(s, area, building)
    s.tell(("gave-up", faction, building, area))


class GiveToken(Choice[Cyclades]):
    """Which of a faction's own buildings of a type is given up for a sacrifice (CYC-HX-HELEN, CYC-HX-ODYSSEUS)."""

    __slots__ = ("building", "faction")

    def __init__(self, seat: int, faction: int, building: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.building = building

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction and the type."""
        return ("give-up", self.faction, self.building)

    def options(self, s: Cyclades) -> list[Action]:
        """Own areas with such a building."""
        return [("give-up", self.building, area) for area in areas_with_building(s, self.faction, self.building)]

    def take(self, s: Cyclades, action: Action) -> None:
        """Return the token to the bank."""
        area = action[2]
        assert isinstance(area, int)
        give_token(s, self.faction, self.building, area)

    def forced(self) -> bool:
        """A single area needs no question."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """It is one of this type, from your own land."""
        match action:
            case ("give-up", int(building), int(area)):
                if building != self.building:
                    return ("give-this-type", self.building)
                return why_not_your_land(s, self.faction, area) or ("no-such-building", building, area)
        return None
