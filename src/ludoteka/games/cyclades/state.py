"""The State of Cyclades: who holds what, in lists indexed by area, faction, side, hero or creature."""

from __future__ import annotations

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
        """An independent copy."""
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

    __slots__ = (
        "active",
        "battles",
        "bid",
        "bid_god",
        "building_bank",
        "buildings",
        "chart",
        "creature_area",
        "creature_deck",
        "creature_discard",
        "creature_discard_known",
        "creature_holder",
        "creature_market",
        "drawn",
        "eliminated",
        "epoch",
        "excused",
        "facts",
        "figures",
        "god",
        "gods",
        "gold",
        "gold_high",
        "gold_low",
        "hero_area",
        "hero_deck",
        "hero_discard",
        "hero_epoch",
        "hero_hand",
        "hero_market",
        "heroes",
        "horns",
        "lands",
        "mercenaries",
        "mercenary_bank",
        "metropolis_deck",
        "metropolises",
        "order",
        "owner",
        "philosopher_bank",
        "philosophers",
        "priestess_bank",
        "priestesses",
        "seas",
        "ship_supply",
        "ships",
        "soldier_supply",
        "soldiers",
        "stored",
        "terms",
        "track",
        "used_metropolises",
        "used_stored",
        "used_temples",
    )

    def __init__(
        self,
        seats: int,
        facts: Facts,
        terms: Terms,
        epoch: int,
        order: list[int],
        track: list[int],
        gods: list[int],
        active: int,
        god: int,
        eliminated: list[bool],
        bid_god: list[int],
        bid: list[int],
        excused: list[bool],
        gold: list[int],
        gold_low: list[int],
        gold_high: list[int],
        priestesses: list[int],
        philosophers: list[int],
        soldier_supply: list[int],
        ship_supply: list[int],
        mercenary_bank: int,
        priestess_bank: int,
        philosopher_bank: int,
        building_bank: list[int],
        owner: list[int],
        lands: list[int],
        seas: list[int],
        soldiers: list[int],
        mercenaries: list[int],
        ships: list[int],
        horns: list[int],
        buildings: list[int],
        used_temples: list[int],
        metropolises: list[tuple[int, ...]],
        used_metropolises: list[int],
        stored: list[tuple[int, ...]],
        used_stored: list[int],
        heroes: list[int],
        hero_area: list[int],
        hero_hand: list[int],
        hero_epoch: list[int],
        hero_market: list[int],
        hero_discard: list[int],
        figures: list[int],
        creature_area: list[int],
        creature_holder: list[int],
        creature_market: list[int],
        creature_discard: list[int],
        creature_discard_known: list[int],
        drawn: list[int],
        battles: list[Attack],
        creature_deck: Deck,
        hero_deck: Deck,
        metropolis_deck: Deck,
    ) -> None:
        super().__init__(seats)
        self.facts = facts
        self.terms = terms
        self.chart: Chart = facts.chart(terms.map_code)
        """The map."""
        self.epoch = epoch
        """Number of the epoch, 0 during the starting placement."""
        self.order = order
        """Factions in the order of this epoch's bids: space 1 of the turn-order track first."""
        self.track = track
        """Faction on each space of the turn-order track, space 1 first, -1 while its column stands at a god."""
        self.gods = gods
        """The god tiles from the top down; the first `factions - 1` lie face up."""
        self.active = active
        """The faction whose turn of the action phase it is, else -1."""
        self.god = god
        """The god of that turn, else -1."""
        self.eliminated = eliminated
        """Whether a faction is out of the game."""
        self.bid_god = bid_god
        """The god at which a faction's column stands, else -1."""
        self.bid = bid
        """The bid of a faction, 0 with Apollo."""
        self.excused = excused
        """Factions that had no bid they could pay and took the lowest space (CYC-BID-11)."""
        self.gold = gold
        """Gold behind the screen of each side: secret."""
        self.gold_low = gold_low
        """The least gold a side can have for all that was ever said aloud (see `view.resample`)."""
        self.gold_high = gold_high
        """The most gold a side can have for all that was ever said aloud."""
        self.priestesses = priestesses
        self.philosophers = philosophers
        self.soldier_supply = soldier_supply
        """Regular soldiers a faction has not on the map."""
        self.ship_supply = ship_supply
        """Ships a faction has not on the map."""
        self.mercenary_bank = mercenary_bank
        self.priestess_bank = priestess_bank
        self.philosopher_bank = philosopher_bank
        self.building_bank = building_bank
        """Tokens left of each basic building."""
        self.owner = owner
        """The faction that controls an area; for sea areas the one with ships there."""
        self.lands = lands
        """Mask of the land areas of each faction."""
        self.seas = seas
        """Mask of the sea areas of each faction; bit 0 is `facts.first_sea`."""
        self.soldiers = soldiers
        """Regular soldiers of the controller in each area."""
        self.mercenaries = mercenaries
        """Mercenaries of the controller in each area."""
        self.ships = ships
        """Ships of the controller in each area."""
        self.horns = horns
        """Printed horns and horn tokens in each area."""
        self.buildings = buildings
        """Basic buildings: `buildings[area * 4 + type]` is how many stand there."""
        self.used_temples = used_temples
        """How many temples of an area gave their discount in this epoch."""
        self.metropolises = metropolises
        """Bonuses of the metropolises in each area, sorted."""
        self.used_metropolises = used_metropolises
        """How many metropolises of an area gave their discount in this epoch."""
        self.stored = stored
        """Bonuses of the metropolises on hero cards of each faction, sorted."""
        self.used_stored = used_stored
        """How many of those gave their discount in this epoch."""
        self.heroes = heroes
        """Mask of the heroes in each area, whoever they belong to."""
        self.hero_area = hero_area
        """Where each hero stands, else -1."""
        self.hero_hand = hero_hand
        """Mask of the heroes of each faction."""
        self.hero_epoch = hero_epoch
        """The epoch in which each hero joined its faction."""
        self.hero_market = hero_market
        """Heroes on offer, -1 for an empty space."""
        self.hero_discard = hero_discard
        """Heroes that fell in battle, sorted."""
        self.figures = figures
        """The creature figure in each area, else -1."""
        self.creature_area = creature_area
        """Where the figure of each creature stands, else -1."""
        self.creature_holder = creature_holder
        """The faction that holds each creature figure, else -1."""
        self.creature_market = creature_market
        """Creatures on offer, cheapest space first, -1 for an empty space."""
        self.creature_discard = creature_discard
        """The face-down discard pile, sorted."""
        self.creature_discard_known = creature_discard_known
        """Who knows of each card in the discard pile (an audience)."""
        self.drawn = drawn
        """Cards drawn with Sphinx and not yet played or discarded, sorted: secret of the active faction."""
        self.battles = battles
        """Battles under way, the innermost last."""
        self.creature_deck = creature_deck
        self.hero_deck = hero_deck
        self.metropolis_deck = metropolis_deck
        """Metropolis tokens, each known by its bonus."""

    def copy(self) -> Cyclades:
        """An independent copy."""
        battles: list[Attack] = []
        if self.battles:
            battles = [battle.copy() for battle in self.battles]
        twin = Cyclades(
            self.seats,
            self.facts,
            self.terms,
            self.epoch,
            self.order.copy(),
            self.track.copy(),
            self.gods.copy(),
            self.active,
            self.god,
            self.eliminated.copy(),
            self.bid_god.copy(),
            self.bid.copy(),
            self.excused.copy(),
            self.gold.copy(),
            self.gold_low.copy(),
            self.gold_high.copy(),
            self.priestesses.copy(),
            self.philosophers.copy(),
            self.soldier_supply.copy(),
            self.ship_supply.copy(),
            self.mercenary_bank,
            self.priestess_bank,
            self.philosopher_bank,
            self.building_bank.copy(),
            self.owner.copy(),
            self.lands.copy(),
            self.seas.copy(),
            self.soldiers.copy(),
            self.mercenaries.copy(),
            self.ships.copy(),
            self.horns.copy(),
            self.buildings.copy(),
            self.used_temples.copy(),
            self.metropolises.copy(),
            self.used_metropolises.copy(),
            self.stored.copy(),
            self.used_stored.copy(),
            self.heroes.copy(),
            self.hero_area.copy(),
            self.hero_hand.copy(),
            self.hero_epoch.copy(),
            self.hero_market.copy(),
            self.hero_discard.copy(),
            self.figures.copy(),
            self.creature_area.copy(),
            self.creature_holder.copy(),
            self.creature_market.copy(),
            self.creature_discard.copy(),
            self.creature_discard_known.copy(),
            self.drawn.copy(),
            battles,
            self.creature_deck.copy(),
            self.hero_deck.copy(),
            self.metropolis_deck.copy(),
        )
        self.carry(twin)
        return twin
