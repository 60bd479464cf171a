"""Apollo: a little gold and two horns, and nothing else (CYC-APO)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import APOLLO
from ludoteka.games.cyclades.rules.asking import FactionChoice, FactionStep
from ludoteka.games.cyclades.rules.gold import earn
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action


class ApolloTurn(FactionStep):
    """The whole turn of Apollo's faction: gold, a horn on land, a horn at sea (CYC-APO-01, CYC-APO-02)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Take the gold and ask where the horns go."""
        facts = s.facts
        seat = s.terms.seat_of[self.faction]
        earn(s, self.faction, facts.god[APOLLO].gain)
        s.tell(("gold-gained", self.faction, facts.god[APOLLO].gain))
        on_land = [ApolloHorn(seat, self.faction, False) for _ in range(facts.god[APOLLO].land_horns)]
        at_sea = [ApolloHorn(seat, self.faction, True) for _ in range(facts.god[APOLLO].sea_horns)]
        s.then_each([*on_land, *at_sea])


class ApolloHorn(FactionChoice):
    """Put a horn into any area of a kind, whoever controls it (CYC-APO-01)."""

    __slots__ = ("at_sea",)

    def __init__(self, seat: int, faction: int, at_sea: bool) -> None:
        super().__init__(seat, faction)
        self.at_sea = at_sea

    def prompt(self, s: Cyclades) -> Action:
        return ("apollo-horn-sea" if self.at_sea else "apollo-horn-land", self.faction)

    def options(self, s: Cyclades) -> list[Action]:
        """All areas of the kind."""
        return [("place-horn", area) for area in self.areas(s)]

    def areas(self, s: Cyclades) -> list[int]:
        """The areas of the kind on this map."""
        return s.chart.sea if self.at_sea else s.chart.land

    def take(self, s: Cyclades, action: Action) -> None:
        """One horn more there."""
        match action:
            case ("place-horn", int() as area):
                s.horns[area] += 1
                s.tell(("horn-placed", self.faction, area))

    def forced(self) -> bool:
        """A single area needs no question."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """First one on land, then one at sea; Apollo allows nothing else."""
        match action:
            case ("place-horn", int() as area):
                if self.at_sea != (area >= s.facts.first_sea):
                    return ("not-sea", area) if self.at_sea else ("not-land", area)
                return None if area in self.areas(s) else ("not-on-map", area)
        return ("not-this-god", APOLLO)
