"""The State of Cyclades: who holds what, in lists indexed by area, faction, side, hero or creature."""

from __future__ import annotations

from typing import ClassVar

from ludoteka.games.cyclades.facts import Chart, Facts
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import State


class Terms:
    """What the table agreed on before the game and never changes: the map, the factions and sides, the options."""

    __slots__ = ("factions", "map_code", "mate", "overbid", "scale", "seat_of", "seats", "side_of", "sides", "to_win")

    def __init__(
        self, map_code: str, seats: int, factions: int, sides: int, to_win: int, scale: int, overbid: bool
    ) -> None:
        self.map_code = map_code
        """The map in one word, see `archipelago.map_code`."""
        self.seats = seats
        self.factions = factions
        self.sides = sides
        """How many sides play against one another: factions, or teams of two."""
        self.to_win = to_win
        """Metropolises of a side that end the game."""
        self.scale = scale
        """Which of the scales of bids is used."""
        self.overbid = overbid
        """Whether a faction may promise more than it can pay."""
        self.side_of = [faction % sides for faction in range(factions)]
        """Side of each faction."""
        self.seat_of = [faction % seats for faction in range(factions)]
        """Seat of each faction; two players run two factions each."""
        self.mate = [(faction + sides) % factions if sides < factions else -1 for faction in range(factions)]
        """The other faction of the same side, -1 if each plays for itself."""


class Attack:
    """A group that has entered an area to fight: heroes of the attacker stand in the area itself.

    On land `soldiers` and `mercenaries` count the attacker's, at sea `ships`.
    """

    __slots__ = ("area", "attacker", "attacker_die", "defender_die", "mercenaries", "origin", "ships", "soldiers")

    def __init__(
        self,
        area: int,
        origin: int,
        attacker: int,
        soldiers: int,
        mercenaries: int,
        ships: int,
        attacker_die: int,
        defender_die: int,
    ) -> None:
        self.area = area
        self.origin = origin
        self.attacker = attacker
        self.soldiers = soldiers
        self.mercenaries = mercenaries
        self.ships = ships
        self.attacker_die = attacker_die
        """What the attacker rolled last, -1 before the first round."""
        self.defender_die = defender_die
        """What the defender rolled last, -1 before the first round."""

    def copy(self) -> Attack:
        return Attack(
            self.area,
            self.origin,
            self.attacker,
            self.soldiers,
            self.mercenaries,
            self.ships,
            self.attacker_die,
            self.defender_die,
        )


class Cyclades(State):
    """A game of Cyclades.

    Areas are numbered as in the notation, land areas before `facts.first_sea`; -1 means nobody, nowhere or nothing.
    Change pieces and control only through `rules/control.py`, gold only through `rules/gold.py`, heroes through
    `rules/heroes.py`: they keep the lists and masks that belong together in step.
    """

    facts: Facts
    terms: Terms
    epoch: int
    """Number of the epoch, 0 during the starting placement."""
    order: list[int]
    """Factions in the order of this epoch's bids: space 1 of the turn-order track first."""
    track: list[int]
    """Faction on each space of the turn-order track, space 1 first, -1 while its column stands at a god."""
    gods: list[int]
    """The god tiles from the top down; the first `factions - 1` lie face up."""
    active: int
    """The faction whose turn of the action phase it is, else -1."""
    god: int
    """The god of that turn, else -1."""
    eliminated: list[bool]
    """Whether a faction is out of the game."""
    bid_god: list[int]
    """The god at which a faction's column stands, else -1."""
    bid: list[int]
    """The bid of a faction, 0 with Apollo."""
    excused: list[bool]
    """Factions that had no bid they could pay and took the lowest space (CYC-BID-11)."""
    gold: list[int]
    """Gold behind the screen of each side: secret."""
    gold_low: list[int]
    """The least gold a side can have for all that was ever said aloud (see `view.resample`)."""
    gold_high: list[int]
    """The most gold a side can have for all that was ever said aloud."""
    priestesses: list[int]
    philosophers: list[int]
    soldier_supply: list[int]
    """Regular soldiers a faction has not on the map."""
    ship_supply: list[int]
    """Ships a faction has not on the map."""
    mercenary_bank: int
    priestess_bank: int
    philosopher_bank: int
    building_bank: list[int]
    """Tokens left of each basic building."""
    owner: list[int]
    """The faction that controls an area; for sea areas the one with ships there."""
    lands: list[int]
    """Mask of the land areas of each faction."""
    seas: list[int]
    """Mask of the sea areas of each faction; bit 0 is `facts.first_sea`."""
    soldiers: list[int]
    """Regular soldiers of the controller in each area."""
    mercenaries: list[int]
    """Mercenaries of the controller in each area."""
    ships: list[int]
    """Ships of the controller in each area."""
    horns: list[int]
    """Printed horns and horn tokens in each area."""
    buildings: list[int]
    """Basic buildings: `buildings[area * 4 + type]` is how many stand there."""
    used_temples: list[int]
    """How many temples of an area gave their discount in this epoch."""
    metropolises: list[tuple[int, ...]]
    """Bonuses of the metropolises in each area, sorted."""
    used_metropolises: list[int]
    """How many metropolises of an area gave their discount in this epoch."""
    stored: list[tuple[int, ...]]
    """Bonuses of the metropolises on hero cards of each faction, sorted."""
    used_stored: list[int]
    """How many of those gave their discount in this epoch."""
    heroes: list[int]
    """Mask of the heroes in each area, whoever they belong to."""
    hero_area: list[int]
    """Where each hero stands, else -1."""
    hero_hand: list[int]
    """Mask of the heroes of each faction."""
    hero_epoch: list[int]
    """The epoch in which each hero joined its faction."""
    hero_market: list[int]
    """Heroes on offer, -1 for an empty space."""
    hero_discard: list[int]
    """Heroes that fell in battle, sorted."""
    figures: list[int]
    """The creature figure in each area, else -1."""
    creature_area: list[int]
    """Where the figure of each creature stands, else -1."""
    creature_holder: list[int]
    """The faction that holds each creature figure, else -1."""
    creature_market: list[int]
    """Creatures on offer, cheapest space first, -1 for an empty space."""
    creature_discard: list[int]
    """The face-down discard pile, sorted."""
    creature_discard_known: list[int]
    """Who knows of each card in the discard pile (an audience)."""
    drawn: list[int]
    """Cards drawn with Sphinx and not yet played or discarded, sorted: secret of the active faction."""
    battles: list[Attack]
    """Battles under way, the innermost last."""
    creature_deck: Deck
    hero_deck: Deck
    metropolis_deck: Deck
    """Metropolis tokens, each known by its bonus."""
    chart: Chart
    """The map of `terms.map_code`: linked like `facts`, not saved."""
    __slots__ = tuple(__annotations__)

    unsaved: ClassVar[tuple[str, ...]] = ("chart",)

    def relink(self) -> None:
        """Find the map again after loading."""
        self.chart = self.facts.chart(self.terms.map_code)

    def copy(self) -> Cyclades:
        twin = Cyclades(self.seats)
        twin.facts = self.facts
        twin.terms = self.terms
        twin.chart = self.chart
        twin.epoch = self.epoch
        twin.order = self.order.copy()
        twin.track = self.track.copy()
        twin.gods = self.gods.copy()
        twin.active = self.active
        twin.god = self.god
        twin.eliminated = self.eliminated.copy()
        twin.bid_god = self.bid_god.copy()
        twin.bid = self.bid.copy()
        twin.excused = self.excused.copy()
        twin.gold = self.gold.copy()
        twin.gold_low = self.gold_low.copy()
        twin.gold_high = self.gold_high.copy()
        twin.priestesses = self.priestesses.copy()
        twin.philosophers = self.philosophers.copy()
        twin.soldier_supply = self.soldier_supply.copy()
        twin.ship_supply = self.ship_supply.copy()
        twin.mercenary_bank = self.mercenary_bank
        twin.priestess_bank = self.priestess_bank
        twin.philosopher_bank = self.philosopher_bank
        twin.building_bank = self.building_bank.copy()
        twin.owner = self.owner.copy()
        twin.lands = self.lands.copy()
        twin.seas = self.seas.copy()
        twin.soldiers = self.soldiers.copy()
        twin.mercenaries = self.mercenaries.copy()
        twin.ships = self.ships.copy()
        twin.horns = self.horns.copy()
        twin.buildings = self.buildings.copy()
        twin.used_temples = self.used_temples.copy()
        twin.metropolises = self.metropolises.copy()
        twin.used_metropolises = self.used_metropolises.copy()
        twin.stored = self.stored.copy()
        twin.used_stored = self.used_stored.copy()
        twin.heroes = self.heroes.copy()
        twin.hero_area = self.hero_area.copy()
        twin.hero_hand = self.hero_hand.copy()
        twin.hero_epoch = self.hero_epoch.copy()
        twin.hero_market = self.hero_market.copy()
        twin.hero_discard = self.hero_discard.copy()
        twin.figures = self.figures.copy()
        twin.creature_area = self.creature_area.copy()
        twin.creature_holder = self.creature_holder.copy()
        twin.creature_market = self.creature_market.copy()
        twin.creature_discard = self.creature_discard.copy()
        twin.creature_discard_known = self.creature_discard_known.copy()
        twin.drawn = self.drawn.copy()
        twin.battles = [battle.copy() for battle in self.battles] if self.battles else []
        twin.creature_deck = self.creature_deck.copy()
        twin.hero_deck = self.hero_deck.copy()
        twin.metropolis_deck = self.metropolis_deck.copy()
        self.carry(twin)
        return twin
