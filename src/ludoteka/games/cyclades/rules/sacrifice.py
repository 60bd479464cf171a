"""Sacrifices of heroes: when they are offered and what they do (CYC-HERO-04, CYC-ACT-04).

Penthesilea's sacrifice happens while a metropolis is being built and is part of `metropolis.Found`.
"""

from __future__ import annotations

from typing import Final

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
from ludoteka.games.cyclades.rules.asking import FactionChoice
from ludoteka.games.cyclades.rules.building import (
    areas_with_building,
    areas_with_site,
    count_buildings,
    remove_building,
    why_no_such_building,
)
from ludoteka.games.cyclades.rules.cards import return_priestesses, take_philosopher
from ludoteka.games.cyclades.rules.control import listed, why_not_your_land
from ludoteka.games.cyclades.rules.gold import pay, purse
from ludoteka.games.cyclades.rules.heroes import heroes_of, holds_hero, leave
from ludoteka.games.cyclades.rules.metropolis import HEROIC, CheckConversions, Found, ready, shelters
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action

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
    """Why the sacrifice of a hero, for which `lost` leaves the game, is not possible on this position; None if it is.

    The condition is part of the hero's own rule, beside what the sacrifice does.
    """
    return SACRIFICES[hero].unfit(s, faction, lost)


def plentiful(s: Cyclades, faction: int, count: int) -> list[int]:
    """The types of basic building of which a faction, not its teammate, has at least `count` (CYC-TEAM-05)."""
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
        case ("sacrifice", int() as hero):
            if not holds_hero(s, faction, hero):
                return ("not-your-hero", hero)
            if not ready(s, faction, hero):
                return ("joined-this-epoch", hero)
            return ("pandora-copies",) if hero == PANDORA else why_unfit(s, faction, hero, hero)
        case ("sacrifice-as", int() as hero):
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
    match action:
        case ("sacrifice-as", int() as hero):
            leave(s, faction, PANDORA)
            s.tell(("sacrificed-as", faction, PANDORA, hero))
            SACRIFICES[hero].use(s, faction)
        case ("sacrifice", int() as hero):
            leave(s, faction, hero)
            s.tell(("sacrificed", faction, hero))
            SACRIFICES[hero].use(s, faction)


class Sacrifice:
    """What the sacrifice of a hero needs and does; this one, of Penthesilea and Pandora, needs another moment."""

    def unfit(self, s: Cyclades, faction: int, lost: int) -> Action | None:
        """Why it is not possible on this position, once `lost` has left; None if it is."""
        return ("only-when-building",)

    def use(self, s: Cyclades, faction: int) -> None:
        """Do what it does; the hero has left already."""


class HeroicMetropolis(Sacrifice):
    """Build a metropolis; the figures of the hero say what it takes (CYC-METRO-04, CYC-METRO-05)."""

    def unfit(self, s: Cyclades, faction: int, lost: int) -> Action | None:
        return self.short_of(s, faction) or (None if place_without(s, faction, lost) else ("no-place-to-build",))

    def short_of(self, s: Cyclades, faction: int) -> Action | None:
        """What the faction lacks for it."""
        raise NotImplementedError

    def use(self, s: Cyclades, faction: int) -> None:
        s.then(Found(s.terms.seat_of[faction], faction, HEROIC), CheckConversions(faction))


class AjaxRules(HeroicMetropolis):
    """A metropolis for many land areas (CYC-HX-AJAX)."""

    def short_of(self, s: Cyclades, faction: int) -> Action | None:
        needed = s.facts.hero[AJAX].needs_land_areas
        return ("too-little-land", needed) if len(listed(s.lands[faction])) < needed else None


class JasonSails(HeroicMetropolis):
    """A metropolis for many ships on the map (CYC-HX-JASON)."""

    def short_of(self, s: Cyclades, faction: int) -> Action | None:
        needed = s.facts.hero[JASON].needs_ships_on_map
        return ("ships-in-supply", needed) if s.facts.ships - s.ship_supply[faction] < needed else None


class CroesusPays(HeroicMetropolis):
    """A metropolis for gold (CYC-HX-CROESUS)."""

    def short_of(self, s: Cyclades, faction: int) -> Action | None:
        price = s.facts.hero[CROESUS].pays_gold
        return ("too-expensive", price) if purse(s, faction) < price else None

    def use(self, s: Cyclades, faction: int) -> None:
        pay(s, faction, s.facts.hero[CROESUS].pays_gold)
        s.tell(("paid", faction, s.facts.hero[CROESUS].pays_gold))
        super().use(s, faction)


class HelenGives(Sacrifice):
    """A metropolis for two pairs of buildings (CYC-HX-HELEN)."""

    def unfit(self, s: Cyclades, faction: int, lost: int) -> Action | None:
        helen = s.facts.hero[HELEN]
        if len(plentiful(s, faction, helen.discards_of_each)) < helen.discards_types:
            return ("no-two-pairs",)
        return None if s.metropolis_deck.size() else ("no-metropolis-left",)

    def use(self, s: Cyclades, faction: int) -> None:
        helen = s.facts.hero[HELEN]
        s.then(GiveTypes(s.terms.seat_of[faction], faction, helen.discards_of_each, helen.discards_types, 0))


class OdysseusGives(Sacrifice):
    """A metropolis for three buildings of one type (CYC-HX-ODYSSEUS)."""

    def unfit(self, s: Cyclades, faction: int, lost: int) -> Action | None:
        each = s.facts.hero[ODYSSEUS].discards_of_each
        if not plentiful(s, faction, each):
            return ("no-three-alike", each)
        return None if s.metropolis_deck.size() else ("no-metropolis-left",)

    def use(self, s: Cyclades, faction: int) -> None:
        s.then(GiveTypes(s.terms.seat_of[faction], faction, s.facts.hero[ODYSSEUS].discards_of_each, 1, 0))


class HectorTeaches(Sacrifice):
    """Philosophers for priestesses (CYC-HX-HECTOR)."""

    def unfit(self, s: Cyclades, faction: int, lost: int) -> Action | None:
        rate = s.facts.hero[HECTOR].priestesses_per_philosopher
        return ("too-few-priestesses", rate) if s.priestesses[faction] < rate else None

    def use(self, s: Cyclades, faction: int) -> None:
        s.then(HectorTrades(s.terms.seat_of[faction], faction))


class PerseusFlies(Sacrifice):
    """A group flies anywhere (CYC-HX-PERSEUS)."""

    def unfit(self, s: Cyclades, faction: int, lost: int) -> Action | None:
        return None if flyers_without(s, faction, lost) else ("nobody-to-move",)

    def use(self, s: Cyclades, faction: int) -> None:
        s.then(land_movement.MoveFrom(s.terms.seat_of[faction], faction, land_movement.FLIGHT))


SACRIFICES: Final[dict[int, Sacrifice]] = {
    AJAX: AjaxRules(),
    HECTOR: HectorTeaches(),
    HELEN: HelenGives(),
    JASON: JasonSails(),
    CROESUS: CroesusPays(),
    ODYSSEUS: OdysseusGives(),
    PANDORA: Sacrifice(),
    PENTHESILEA: Sacrifice(),
    PERSEUS: PerseusFlies(),
}


class HectorTrades(FactionChoice):
    """Give back any even number of priestesses for half as many philosophers (CYC-HX-HECTOR)."""

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        rate = s.facts.hero[HECTOR].priestesses_per_philosopher
        return [("give-priestesses", count) for count in range(rate, s.priestesses[self.faction] + 1, rate)]

    def take(self, s: Cyclades, action: Action) -> None:
        """Priestesses go, philosophers come, all of them before a metropolis is due."""
        match action:
            case ("give-priestesses", int() as count):
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
            case ("give-priestesses", int() as count):
                if count > s.priestesses[self.faction]:
                    return ("too-few-priestesses", count)
                rate = s.facts.hero[HECTOR].priestesses_per_philosopher
                return None if count > 0 and count % rate == 0 else ("even-number", rate)
        return None


class GiveTypes(FactionChoice):
    """Of which types Helen's pairs or Odysseus' three buildings are; then which tokens go (CYC-HX-HELEN,
    CYC-HX-ODYSSEUS).

    `each` tokens of `left` further types are to be given; `given` masks the types already picked.
    """

    __slots__ = ("each", "given", "left")

    def __init__(self, seat: int, faction: int, each: int, left: int, given: int) -> None:
        super().__init__(seat, faction)
        self.each = each
        self.left = left
        self.given = given

    def prompt(self, s: Cyclades) -> Action:
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
        match action:
            case ("give-type", int() as building):
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
            case ("give-type", int() as building) if action not in self.options(s):
                return ("too-few-buildings", building, self.each)
        return None


def give_token(s: Cyclades, faction: int, building: int, area: int) -> None:
    """A building given up for a sacrifice goes back to the bank."""
    remove_building(s, area, building)
    s.tell(("gave-up", faction, building, area))


class GiveToken(FactionChoice):
    """Which of a faction's own buildings of a type is given up for a sacrifice (CYC-HX-HELEN, CYC-HX-ODYSSEUS)."""

    __slots__ = ("building",)

    def __init__(self, seat: int, faction: int, building: int) -> None:
        super().__init__(seat, faction)
        self.building = building

    def prompt(self, s: Cyclades) -> Action:
        return ("give-up", self.faction, self.building)

    def options(self, s: Cyclades) -> list[Action]:
        """Own areas with such a building."""
        return [("give-up", self.building, area) for area in areas_with_building(s, self.faction, self.building)]

    def take(self, s: Cyclades, action: Action) -> None:
        """Return the token to the bank."""
        match action:
            case ("give-up", _, int() as area):
                give_token(s, self.faction, self.building, area)

    def forced(self) -> bool:
        """A single area needs no question."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """It is one of this type, from your own land."""
        match action:
            case ("give-up", int() as building, int() as area):
                if building != self.building:
                    return ("give-this-type", self.building)
                return why_not_your_land(s, self.faction, area) or why_no_such_building(s, building, area)
        return None
