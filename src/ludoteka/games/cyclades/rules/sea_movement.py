"""Moving ships from sea to sea (CYC-SEA)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.rules.asking import FactionChoice
from ludoteka.games.cyclades.rules.control import add_ships, is_closed, lift_ships, listed
from ludoteka.games.cyclades.rules.reach import sailing_targets
from ludoteka.games.cyclades.rules.sea_battle import start_sea_battle
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action


def sail_sources(s: Cyclades, faction: int) -> list[int]:
    """The sea areas from which ships of a faction can move (CYC-SEA-01)."""
    return [sea for sea in listed(s.seas[faction], s.facts.first_sea) if sailing_targets(s, faction, sea)]


class SailTo(FactionChoice):
    """Where the ships go and how many (CYC-SEA-01, CYC-SEA-04)."""

    __slots__ = ("source",)

    def __init__(self, seat: int, faction: int, source: int) -> None:
        super().__init__(seat, faction)
        self.source = source

    def prompt(self, s: Cyclades) -> Action:
        return ("sail-to", self.faction, self.source)

    def options(self, s: Cyclades) -> list[Action]:
        """Each target with each number of ships."""
        ships = s.ships[self.source]
        return [
            ("sail-to", sea, count)
            for sea in listed(sailing_targets(s, self.faction, self.source), s.facts.first_sea)
            for count in range(1, ships + 1)
        ]

    def take(self, s: Cyclades, action: Action) -> None:
        """Sail; enemy ships there mean battle, ports alone do not (CYC-SEA-02, CYC-NAVAL-05)."""
        match action:
            case ("sail-to", int() as target, int() as count):
                faction = self.faction
                lift_ships(s, self.source, count)
                s.tell(("sailed", faction, self.source, target, count))
                if s.owner[target] in (NOBODY, faction):
                    add_ships(s, faction, target, count)
                else:
                    start_sea_battle(s, faction, self.source, target, count)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why ships cannot go there."""
        match action:
            case ("sail-to", int() as sea, int() as count):
                if sea < s.facts.first_sea:
                    return ("not-sea", sea)
                if count < 1 or count > s.ships[self.source]:
                    return ("not-so-many-ships", s.ships[self.source])
                if is_closed(s, sea):
                    return ("sea-closed", sea)
                owner = s.owner[sea]
                if owner != NOBODY and owner == s.terms.mate[self.faction]:
                    return ("teammate-there", sea)
                within = sailing_targets(s, self.faction, self.source) >> (sea - s.facts.first_sea) & 1
                return None if within else ("out-of-reach", sea)
        return None
