"""Hoplites brought into a battle under way from neighbouring regions (LOH-BATTLE-28)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.rules.battlefield import current, reinforcing, reinforcing_closed
from ludoteka.games.lords_of_hellas.rules.casualties import kill
from ludoteka.games.lords_of_hellas.rules.control import DONE, loose, shift_hoplites
from ludoteka.games.lords_of_hellas.rules.lairs import entry_kills
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


class Reinforce(Choice[LordsOfHellas]):
    """Bring hoplites from neighbouring regions into the battle; fortified ones stay behind (LOH-BATTLE-28).

    `regions` is from how many more regions they may come, `most` how many hoplites may still come. All that come by one
    effect are one entry, so a monster acts on the first group only (LOH-MOVE-11).
    """

    __slots__ = ("entered", "most", "regions")

    def __init__(self, seat: int, regions: int, most: int, entered: bool = False) -> None:
        super().__init__(seat)
        self.regions = regions
        self.most = most
        self.entered = entered
        """Whether some have come by this effect already."""

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("reinforce", current(s).region)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """A region and how many, or nobody."""
        out: list[Action] = [DONE]
        for region in reinforcing(s, self.seat):
            most = min(self.most, loose(s, self.seat, region))
            out += [("reinforce", region, count) for count in range(1, most + 1)]
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Nobody can come from there, or fewer than that."""
        match action:
            case ("reinforce", int() as region, int() as count):
                most = min(self.most, loose(s, self.seat, region))
                return reinforcing_closed(s, self.seat, region) or (
                    None if 0 < count <= most else ("number-between", 1, most)
                )
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """They join the battle; for an attacker their region counts as an origin."""
        match action:
            case ("reinforce", int() as region, int() as count):
                battle = current(s)
                if self.regions > 1 and self.most > count:
                    s.then(ReinforceAgain(self.seat, self.regions - 1, self.most - count))
                shift_hoplites(s, self.seat, region, battle.region, count)
                if self.seat == battle.attacker:
                    battle.origins |= 1 << region
                s.tell(("moved", self.seat, region, battle.region, count))
                if not self.entered:
                    kill(s, self.seat, battle.region, entry_kills(s, battle.region))


class ReinforceAgain(Step[LordsOfHellas]):
    """More hoplites may come into the battle from another region (LOH-BATTLE-28)."""

    __slots__ = ("most", "regions", "seat")

    def __init__(self, seat: int, regions: int, most: int) -> None:
        self.seat = seat
        self.regions = regions
        self.most = most

    def run(self, s: LordsOfHellas) -> None:
        """Ask, if there are any."""
        if reinforcing(s, self.seat):
            s.then(Reinforce(self.seat, self.regions, self.most, True))
