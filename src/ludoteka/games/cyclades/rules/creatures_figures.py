"""Creatures with figures: where they enter, and what they do then and at each upkeep (CYC-CREA-05, CYC-UPK-04).

What a figure does by standing somewhere belongs to the rule it changes: Hydra and Cerberus to the income, Kraken and
Polyphemus to closed seas, Medusa to the reach of moves, the Minotaur to battles.
"""

from __future__ import annotations

from ludoteka.games.cyclades.facts import HYDRA, KRAKEN, NOBODY, POLYPHEMUS
from ludoteka.games.cyclades.rules.asking import FactionChoice, FactionStep
from ludoteka.games.cyclades.rules.control import add_ships, closed_seas, is_closed, lift_ships, listed, sink_ships
from ludoteka.games.cyclades.rules.creatures_once import destroy_soldier, why_not_destroyed
from ludoteka.games.cyclades.rules.figures import may_stand, put_figure
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action


def areas_for_figure(s: Cyclades, faction: int, creature: int) -> list[int]:
    """The areas where a figure may be put, ascending (CYC-CREA-05)."""
    facts = s.facts
    out: list[int] = []
    if facts.creature[creature].on_land:
        out += [area for area in s.chart.land if may_stand(s, faction, creature, area)]
    if facts.creature[creature].on_sea:
        out += [area for area in s.chart.sea if may_stand(s, faction, creature, area)]
    return out


def can_enter(s: Cyclades, faction: int, creature: int) -> bool:
    """Whether there is an area for a figure."""
    return bool(areas_for_figure(s, faction, creature))


def let_figure_enter(s: Cyclades, faction: int, creature: int) -> None:
    """Ask where a figure enters; its card then stays with its holder."""
    s.then(PlaceFigure(s.terms.seat_of[faction], faction, creature))


class PlaceFigure(FactionChoice):
    """Put a creature's figure into an area its card allows, whoever controls it (CYC-CREA-05)."""

    __slots__ = ("creature",)

    def __init__(self, seat: int, faction: int, creature: int) -> None:
        super().__init__(seat, faction)
        self.creature = creature

    def prompt(self, s: Cyclades) -> Action:
        return ("place-figure", self.faction, self.creature)

    def options(self, s: Cyclades) -> list[Action]:
        """Every area that takes it."""
        return [("place-figure", area) for area in areas_for_figure(s, self.faction, self.creature)]

    def take(self, s: Cyclades, action: Action) -> None:
        """It stands there; then what it does on entering."""
        match action:
            case ("place-figure", int() as area):
                put_figure(s, self.faction, self.creature, area)
                s.tell(("figure-placed", self.faction, self.creature, area))
                figure_acts(s, self.faction, self.creature)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Another figure is there, or the card forbids it."""
        match action:
            case ("place-figure", int() as area):
                if s.figures[area] != NOBODY:
                    return ("figure-there", area, s.figures[area])
                allowed = area in areas_for_figure(s, self.faction, self.creature)
                return None if allowed else ("wrong-place", self.creature, area)
        return None


def figure_keeps(s: Cyclades, faction: int, creature: int, moved: bool) -> None:
    """What a figure does at upkeep after it was kept: Hydra always, Kraken where it moved; Polyphemus pushes ships only
    when he enters play (CYC-UPK-04, CYC-C-POLYPHEMUS)."""
    if creature == HYDRA or (moved and creature == KRAKEN):
        figure_acts(s, faction, creature)


def figure_acts(s: Cyclades, faction: int, creature: int) -> None:
    """What a figure does where it stands now: Hydra, Kraken and Polyphemus, no other."""
    if creature == HYDRA:
        s.then(HydraFeeds(faction, s.facts.creature[HYDRA].destroys))
    elif creature == KRAKEN:
        drag_down(s)
    elif creature == POLYPHEMUS:
        s.then(PolyphemusThreatens(faction))


# -- Hydra ------------------------------------------------------------------------------------------------------


class HydraFeeds(FactionStep):
    """Hydra must destroy a soldier or ship in her area or next to it if there is any; then her area gets a horn
    (CYC-C-HYDRA)."""

    __slots__ = ("left",)

    def __init__(self, faction: int, left: int) -> None:
        super().__init__(faction)
        self.left = left

    def run(self, s: Cyclades) -> None:
        """Ask for the victim, or add the horn."""
        choice = HydraDevours(s.terms.seat_of[self.faction], self.faction)
        if self.left and choice.options(s):
            s.then(choice, HydraFeeds(self.faction, self.left - 1))
            return
        area = s.creature_area[HYDRA]
        for _ in range(s.facts.creature[HYDRA].horns):
            s.horns[area] += 1
            s.tell(("horn-placed", self.faction, area))


class HydraDevours(FactionChoice):
    """Which soldier or ship Hydra destroys, one's own among them (CYC-C-HYDRA)."""

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        """Soldiers, mercenaries and ships in her area and next to it."""
        areas = self.within(s)
        out: list[Action] = [("destroy-mercenary", area) for area in areas if s.mercenaries[area]]
        out += [("destroy-ship", area) for area in areas if s.ships[area]]
        out += [("destroy-soldier", area) for area in areas if s.soldiers[area]]
        return out

    def within(self, s: Cyclades) -> list[int]:
        """Her area and those next to it, ascending."""
        here = s.creature_area[HYDRA]
        return sorted([here, *s.chart.neighbours[here]])

    def take(self, s: Cyclades, action: Action) -> None:
        match action:
            case ("destroy-ship", int() as area):
                s.tell(("ships-sunk", s.owner[area], area, 1))
                sink_ships(s, area, 1)
            case (verb, int() as area):
                destroy_soldier(s, area, verb == "destroy-mercenary")

    def forced(self) -> bool:
        """A single victim needs no question."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Nothing there, or too far."""
        match action:
            case ("destroy-ship", int() as area):
                if not s.ships[area]:
                    return ("no-ships-there", area)
                return None if area in self.within(s) else ("out-of-reach", area)
        return why_not_destroyed(s, action, self.within(s))


# -- Kraken -----------------------------------------------------------------------------------------------------


def drag_down(s: Cyclades) -> None:
    """Kraken destroys all ships where it stands now, its holder's too (CYC-C-KRAKEN)."""
    sea = s.creature_area[KRAKEN]
    count = s.ships[sea]
    if count:
        s.tell(("ships-sunk", s.owner[sea], sea, count))
        sink_ships(s, sea, count)


# -- Polyphemus -------------------------------------------------------------------------------------------------


class PolyphemusThreatens(FactionStep):
    """All ships next to Polyphemus must leave; those that cannot are destroyed (CYC-C-POLYPHEMUS)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Sink the ships without a way out, and ask where the next one goes."""
        threatened = False
        for sea in s.chart.sea_next_to[s.creature_area[POLYPHEMUS]]:
            count = s.ships[sea]
            if not count:
                continue
            if ways_out(s, sea):
                threatened = True
            else:
                s.tell(("ships-sunk", s.owner[sea], sea, count))
                sink_ships(s, sea, count)
        if threatened:
            s.then(PolyphemusPushes(s.terms.seat_of[self.faction], self.faction), self)


def ways_out(s: Cyclades, sea: int) -> int:
    """Mask of the sea areas a ship may be pushed to: adjacent, open, and without ships of another colour
    (CYC-C-POLYPHEMUS)."""
    faction = s.owner[sea]
    mask = s.chart.sea_mask[sea] & ~closed_seas(s)
    for other in range(s.terms.factions):
        if other != faction:
            mask &= ~s.seas[other]
    return mask


class PolyphemusPushes(FactionChoice):
    """Polyphemus' holder moves the ships next to him, one by one, in any order and direction, but never two colours
    into one area (CYC-C-POLYPHEMUS)."""

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        """Each threatened area with each way out."""
        return [
            ("push-ship", sea, target)
            for sea in s.chart.sea_next_to[s.creature_area[POLYPHEMUS]]
            if s.ships[sea]
            for target in listed(ways_out(s, sea), s.facts.first_sea)
        ]

    def take(self, s: Cyclades, action: Action) -> None:
        """One ship goes there."""
        match action:
            case ("push-ship", int() as sea, int() as target):
                owner = s.owner[sea]
                lift_ships(s, sea, 1)
                add_ships(s, owner, target, 1)
                s.tell(("ship-pushed", owner, sea, target))

    def forced(self) -> bool:
        """A single way out needs no question."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why a ship cannot be pushed there."""
        match action:
            case ("push-ship", int() as sea, int() as target):
                if not s.ships[sea]:
                    return ("no-ships-there", sea)
                if target < s.facts.first_sea:
                    return ("not-sea", target)
                if is_closed(s, target):
                    return ("sea-closed", target)
                owner = s.owner[target]
                if owner not in (NOBODY, s.owner[sea]):
                    return ("enemy-ships", target, owner)
                if sea not in s.chart.sea_next_to[s.creature_area[POLYPHEMUS]]:
                    return ("out-of-reach", sea)
                return None if ways_out(s, sea) >> (target - s.facts.first_sea) & 1 else ("out-of-reach", target)
        return None
