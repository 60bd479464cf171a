"""Usurp: with the glory of the land take the hero's region and recruit there (LOH-USURP)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import GLORY_OF_ZEUS
from ludoteka.games.lords_of_hellas.rules.battle import Withdraw
from ludoteka.games.lords_of_hellas.rules.battlefield import defender_refuges
from ludoteka.games.lords_of_hellas.rules.casualties import bury
from ludoteka.games.lords_of_hellas.rules.control import blessed, hero_away, take_region, tokens_left
from ludoteka.games.lords_of_hellas.rules.effects import Effect
from ludoteka.games.lords_of_hellas.rules.muster import ask_muster, recruiting_closed
from ludoteka.games.lords_of_hellas.rules.steps import RegionStep
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action


class Usurp(Effect):
    """The hero takes its region (LOH-USURP-01)."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        """The hero is away, the glory of its land is missing, or neither control nor a hoplite would be gained
        (LOH-USURP-01, LOH-USURP-06)."""
        region = s.hero_region[seat]
        if region < 0:
            return hero_away(s, seat)
        land = s.facts.region[region].land
        if s.glory[land] != seat:
            return ("not-your-glory", land)
        if s.owner[region] != seat:
            return None if tokens_left(s, seat) > 0 else ("no-control-token",)
        return recruiting_closed(s, seat, region)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        """Control is taken at once, enemy hoplites withdraw, then a hoplite is recruited; the glory is kept
        (LOH-USURP-02, LOH-USURP-03, LOH-USURP-04, LOH-USURP-05, LOH-GLORY-02).
        """
        region = s.hero_region[seat]
        take_region(s, seat, region)
        if s.places:
            return
        s.then(UsurpRecruits(seat, region))
        for other in range(s.seats):
            if other != seat and s.camps[other] >> region & 1:
                places = defender_refuges(s, other, region)
                if places:
                    s.then(Withdraw(other, region, places))
                else:
                    bury(s, other, region, s.facts.hoplites)


class UsurpRecruits(RegionStep):
    """The usurper recruits where the enemy has left; Glory of Zeus brings more (LOH-USURP-02, LOH-USURP-05)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        most = s.facts.usurp.recruits
        if blessed(s, self.seat, GLORY_OF_ZEUS):
            most = s.facts.blessing[GLORY_OF_ZEUS].recruits
        ask_muster(s, self.seat, 1 << self.region, most)
