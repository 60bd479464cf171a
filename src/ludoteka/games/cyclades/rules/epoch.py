"""The epoch: its phases, the markets and god tiles at its start, and what its end decides (CYC-EPOCH, CYC-END)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.rules.actions import NextGod
from ludoteka.games.cyclades.rules.bribes import refill_creature_market, refresh_discounts
from ludoteka.games.cyclades.rules.heroes import refill_hero_market
from ludoteka.games.cyclades.rules.income import Income
from ludoteka.games.cyclades.rules.metropolis import metropolises_of_side
from ludoteka.games.cyclades.rules.offerings import Offerings
from ludoteka.games.cyclades.rules.upkeep import Upkeep
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.state import Step


class Epoch(Step[Cyclades]):
    """One epoch in its six phases; the first one skips its start (CYC-EPOCH-01)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Put the phases on the agenda."""
        s.epoch += 1
        s.tell(("epoch", s.epoch))
        if s.epoch > 1:
            start_epoch(s)
        s.then(Income(), Offerings(), Upkeep(), ActionPhase(), EndOfEpoch())


def start_epoch(s: Cyclades) -> None:
    """New heroes, new creatures, another order of the gods (CYC-EPOCH-02, CYC-EPOCH-03, CYC-EPOCH-04)."""
    refill_hero_market(s)
    refill_creature_market(s)
    turn_gods(s)


def turn_gods(s: Cyclades) -> None:
    """The top tile goes next to Apollo, the others move up; as many as there are factions besides Apollo's lie face
    up (CYC-EPOCH-04)."""
    s.gods.append(s.gods.pop(0))
    s.tell(("gods-moved",))


class ActionPhase(Step[Cyclades]):
    """Columns leave the turn-order track; the factions act god by god (CYC-ACT-01)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """From the top tile down."""
        s.track = [NOBODY] * s.terms.factions
        s.then(NextGod(0))


class EndOfEpoch(Step[Cyclades]):
    """All columns are back: the game ends if a side has enough metropolises or a faction is out (CYC-END-01,
    CYC-END-02, CYC-END-04)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """End the game, or go on with the next epoch."""
        refresh_discounts(s)
        s.bid_god = [NOBODY] * s.terms.factions
        s.bid = [0] * s.terms.factions
        if game_ends(s):
            end_game(s)
        else:
            s.order = s.track.copy()
            s.then(Epoch())


def game_ends(s: Cyclades) -> bool:
    """Whether some side has the metropolises it needs, or a faction was eliminated (CYC-END-02)."""
    most = max([metropolises_of_side(s, side) for side in range(s.terms.sides)])
    return most >= s.terms.to_win or True in s.eliminated


def end_game(s: Cyclades) -> None:
    """Gold is shown; most metropolises win, then most gold, then the victory is shared (CYC-END-03, CYC-INFO-03)."""
    terms = s.terms
    for side in range(terms.sides):
        s.gold_low[side] = s.gold[side]
        s.gold_high[side] = s.gold[side]
        s.tell(("gold-shown", side, s.gold[side]))
    worth = [standing(s, side) for side in range(terms.sides)]
    places = [0] * terms.seats
    for faction in range(terms.factions):
        mine = worth[terms.side_of[faction]]
        place = 1
        for other in worth:
            if other > mine:
                place += 1
        places[terms.seat_of[faction]] = place
    s.finish(places)


def standing(s: Cyclades, side: int) -> tuple[int, int, int]:
    """What sides are compared by: still in the game, metropolises, gold (CYC-END-03, CYC-TEAM-06)."""
    alive = 0
    for faction in range(side, s.terms.factions, s.terms.sides):
        if not s.eliminated[faction]:
            alive = 1
    return alive, metropolises_of_side(s, side), s.gold[side]
