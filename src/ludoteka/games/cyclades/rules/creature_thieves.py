"""Creatures that take from the market or from another player: Charon, Dryad, Satyr, Griffin (CYC-CREA-03)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import DRYAD, GRIFFIN, NOBODY, SATYR
from ludoteka.games.cyclades.rules.asking import FactionChoice
from ludoteka.games.cyclades.rules.control import listed, opposed
from ludoteka.games.cyclades.rules.gold import steal_share
from ludoteka.games.cyclades.rules.heroes import join, leave
from ludoteka.games.cyclades.rules.metropolis import CheckConversions
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action


class CharonFerries(FactionChoice):
    """Swap one of the faction's heroes with one on the market; the newcomer stands where the other stood and cannot be
    sacrificed in this epoch (CYC-C-CHARON).

    Penthesilea on the market may give Pandora's card to philosophers without a place (CYC-HX-PANDORA, CYC-ACT-05).
    """

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        """Each hero of the faction with each one on the market."""
        market = sorted(s.hero_market)
        return [
            ("swap-hero", own, other)
            for own in listed(s.hero_hand[self.faction])
            for other in market
            if other != NOBODY
        ]

    def take(self, s: Cyclades, action: Action) -> None:
        match action:
            case ("swap-hero", int() as own, int() as other):
                area = s.hero_area[own]
                leave(s, self.faction, own)
                s.hero_market[s.hero_market.index(other)] = own
                join(s, self.faction, other, area)
                s.tell(("heroes-swapped", self.faction, own, other, area))
                s.then(CheckConversions(self.faction))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Your hero and one on the market."""
        match action:
            case ("swap-hero", int() as own, int() as other):
                if not s.hero_hand[self.faction] >> own & 1:
                    return ("not-your-hero", own)
                return None if other in s.hero_market else ("not-on-offer",)
        return None


class DryadTakes(FactionChoice):
    """Take a priestess from another faction, a teammate's if one likes (CYC-C-DRYAD)."""

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        """Every other faction with a priestess."""
        priestesses = s.priestesses
        return [
            ("steal-priestess", other)
            for other in range(s.terms.factions)
            if other != self.faction and priestesses[other]
        ]

    def take(self, s: Cyclades, action: Action) -> None:
        """The card changes hands."""
        match action:
            case ("steal-priestess", int() as victim):
                count = min(s.facts.creature[DRYAD].takes, s.priestesses[victim])
                s.priestesses[victim] -= count
                s.priestesses[self.faction] += count
                s.tell(("priestess-stolen", self.faction, victim, count))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Only from another one who has some."""
        match action:
            case ("steal-priestess", int() as other):
                if other >= s.terms.factions:
                    return ("not-in-game", other)
                if other == self.faction:
                    return ("another-faction",)
                return None if s.priestesses[other] else ("has-no-priestess", other)
        return None


class SatyrTakes(FactionChoice):
    """Take a philosopher from another faction, a teammate's if one likes; it may be the fourth (CYC-C-SATYR)."""

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        """Every other faction with a philosopher."""
        philosophers = s.philosophers
        return [
            ("steal-philosopher", other)
            for other in range(s.terms.factions)
            if other != self.faction and philosophers[other]
        ]

    def take(self, s: Cyclades, action: Action) -> None:
        """The card changes hands."""
        match action:
            case ("steal-philosopher", int() as victim):
                count = min(s.facts.creature[SATYR].takes, s.philosophers[victim])
                s.philosophers[victim] -= count
                s.philosophers[self.faction] += count
                s.tell(("philosopher-stolen", self.faction, victim, count))
                s.then(CheckConversions(self.faction))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Only from another one who has some."""
        match action:
            case ("steal-philosopher", int() as other):
                if other >= s.terms.factions:
                    return ("not-in-game", other)
                if other == self.faction:
                    return ("another-faction",)
                return None if s.philosophers[other] else ("has-no-philosopher", other)
        return None


class GriffinRobs(FactionChoice):
    """Take half the gold of another side, rounded down; how much is told to the two sides only (CYC-C-GRIFFIN,
    CYC-TEAM-06).

    A side is named by its first faction that is still in the game.
    """

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        """One faction of every other side."""
        terms = s.terms
        robbed = 1 << terms.side_of[self.faction]
        out: list[Action] = []
        for other in range(terms.factions):
            side = terms.side_of[other]
            if not robbed >> side & 1 and not s.eliminated[other]:
                robbed |= 1 << side
                out.append(("rob", other))
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """The gold changes screens."""
        match action:
            case ("rob", int() as victim):
                steal_share(s, self.faction, victim, s.facts.creature[GRIFFIN].gold_divided_by)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Not your own side, nobody who is out of the game, and each side by its first faction."""
        match action:
            case ("rob", int() as other):
                if other >= s.terms.factions or s.eliminated[other]:
                    return ("not-in-game", other)
                if not opposed(s, self.faction, other):
                    return ("own-side",)
                mate = s.terms.mate[other]
                return ("same-purse", other, mate) if NOBODY < mate < other and not s.eliminated[mate] else None
        return None
